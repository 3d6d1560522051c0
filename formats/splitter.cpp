#include "formats/splitter.h"

#include <optional>
#include <utility>

#include "formats/batch_builder.h"
#include "formats/encoding.h"
#include "formats/io/problems.h"
#include "formats/record_cutter.h"
#include "formats/record_text.h"
#include "formats/record_window.h"
#include "formats/sniff.h"
#include "formats/stream_encoding.h"
#include "formats/text_count.h"
#include "formats/text_stream.h"

namespace fivefold {
namespace {

/// One stream on its way to records. Made when the stream begins, dropped at its end.
struct OpenStream {
  explicit OpenStream(Inputs& inputs) : text(inputs) {}

  TextStream text;
  std::shared_ptr<const Entry> entry;
  std::optional<RecordCutter> cutter;
  std::optional<RecordText> record_text;  ///< none: the bytes are handed on as they are
  std::string decoded_from;               ///< encoding of the stream as a whole, if it was decoded
  bool may_lie = false;                   ///< records may declare another
  Diagnostics for_first_record;
  std::shared_ptr<FileContext> context;  ///< what the stream has said so far that its records need
  bool context_shared = false;           ///< a record has it: it must not change any more
  std::unique_ptr<StreamWatch> watch;
  std::uint64_t records = 0;
};

}  // namespace

struct Splitter::Impl {
  Impl(Inputs& given_inputs, SplitOptions given) : inputs(given_inputs), options(std::move(given)) {
    options.encoding = canonical_encoding(options.encoding).value_or("");
  }

  std::unique_ptr<Batch> next();
  bool open(BatchBuilder& batch);
  const Format* choose_format(OpenStream& opened, std::uint64_t& first_byte);
  const Format* report_unknown(std::string_view head, const Detection& detection);
  void decode_stream(OpenStream& opened, const StreamEncoding& encoding);
  std::string prepare_text(OpenStream& opened, const Format& format);
  void advance(BatchBuilder& batch);
  void add_record(BatchBuilder& batch, const Piece& piece) const;
  void learn(BatchBuilder& batch, const Piece& piece) const;
  void add_too_long(BatchBuilder& batch, const Piece& piece);
  void close(BatchBuilder& batch);
  void pass_on_problems(BatchBuilder& batch);

  Inputs& inputs;
  SplitOptions options;
  RecordWindow window;
  std::unique_ptr<OpenStream> stream;
  Problems problems;
  std::uint64_t streams = 0;
};

std::unique_ptr<Batch> Splitter::Impl::next() {
  BatchBuilder batch(options.batch_bytes);
  while (!batch.full()) {
    if (stream) {
      advance(batch);
    } else if (!open(batch)) {
      break;
    }
  }
  return batch.finish(inputs.consumed_bytes());
}

bool Splitter::Impl::open(BatchBuilder& batch) {
  const bool found = inputs.next();
  pass_on_problems(batch);
  if (!found) return false;
  auto opened = std::make_unique<OpenStream>(inputs);
  const std::uint64_t number = streams++;
  std::uint64_t first_byte = 0;
  const Format* const format = choose_format(*opened, first_byte);
  pass_on_problems(batch);
  if (format == nullptr) return true;
  std::string charset;
  if (!format->binary) charset = prepare_text(*opened, *format);
  auto entry = std::make_shared<Entry>();
  entry->path = inputs.path();
  entry->number = number;
  entry->format = format;
  entry->decoded_from = opened->decoded_from;
  opened->entry = std::move(entry);
  if (format->new_watch != nullptr) opened->watch = format->new_watch();
  window.restart(first_byte);
  opened->cutter.emplace(opened->text, window, *format, std::move(charset), options.max_record, options.read_bytes);
  stream = std::move(opened);
  return true;
}

const Format* Splitter::Impl::choose_format(OpenStream& opened, std::uint64_t& first_byte) {
  const std::string_view head = opened.text.head();
  const Detection raw = detect(head, options.formats);
  const Format* const by_bytes = options.from != nullptr ? options.from : raw.format;
  if (by_bytes != nullptr && by_bytes->binary) return by_bytes;
  const StreamEncoding wide = find_wide_encoding(head, options.encoding);
  opened.text.skip(wide.mark);
  if (wide.encoding.empty()) {
    first_byte = wide.mark;
    if (wide.mark > 0) opened.for_first_record.add(Code::byte_order_mark, Span{});
  } else {
    decode_stream(opened, wide);
  }
  if (options.from != nullptr) return options.from;
  const std::string_view text = head.substr(wide.mark);
  const Detection detection = wide.encoding.empty()
                                  ? detect(text, options.formats)
                                  : detect(decode_to_utf8(text, wide.encoding)->text, options.formats);
  return detection.format != nullptr ? detection.format : report_unknown(head, detection);
}

const Format* Splitter::Impl::report_unknown(std::string_view head, const Detection& detection) {
  if (detection.runner_up != nullptr) {
    problems.add(inputs.path(), Code::ambiguous_format,
                 {{"first", std::string(detection.first->name)}, {"second", std::string(detection.runner_up->name)}});
  } else {
    InputProblem& added =
        problems.add(inputs.path(), Code::unknown_format, {{"hint", unknown_format_hint(head, detection)}});
    if (const auto place = place_of_text(head)) {
      added.line = place->line;
      added.column = place->column;
    }
  }
  return nullptr;
}

void Splitter::Impl::decode_stream(OpenStream& opened, const StreamEncoding& encoding) {
  opened.text.decode_from(encoding.encoding);
  opened.decoded_from = encoding.encoding;
  report_decoded(encoding.encoding, encoding.source, opened.for_first_record);
}

/// Gives the character set that the head of a stream of undecoded records declares.
std::string Splitter::Impl::prepare_text(OpenStream& opened, const Format& format) {
  if (!opened.decoded_from.empty()) return {};
  const std::string_view head = opened.text.head();
  if (const auto hiding = find_hiding_encoding(head, format, options.encoding)) {
    decode_stream(opened, *hiding);
    opened.may_lie = true;
    return {};
  }
  std::string declared;
  if (format.declared_encoding != nullptr) declared = format.declared_encoding(head);
  std::string charset = canonical_encoding(declared).value_or("");
  opened.record_text.emplace(format, options.encoding, std::move(declared));
  return charset;
}

void Splitter::Impl::advance(BatchBuilder& batch) {
  const Piece piece = stream->cutter->next();
  switch (piece.kind) {
    case Piece::Kind::record: add_record(batch, piece); break;
    case Piece::Kind::preamble: learn(batch, piece); break;
    case Piece::Kind::too_long:
    case Piece::Kind::given_up: add_too_long(batch, piece); break;
    case Piece::Kind::end: close(batch); break;
  }
}

void Splitter::Impl::add_record(BatchBuilder& batch, const Piece& piece) const {
  RawRecord record;
  record.entry = stream->entry;
  record.offset = piece.offset;
  record.line = piece.line;
  record.column = piece.column;
  record.number = ++stream->records;
  record.diagnostics = std::exchange(stream->for_first_record, {});
  record.context = stream->context;
  stream->context_shared = true;
  if (stream->may_lie) report_lie(*stream->entry->format, piece.bytes, stream->decoded_from, record.diagnostics);
  if (!stream->record_text || stream->record_text->accept(piece.bytes, record.diagnostics)) {
    if (stream->watch) stream->watch->see(piece.bytes, record.diagnostics);
    batch.add(piece.bytes, std::move(record));
  } else {
    const std::string text = stream->record_text->decode(piece.bytes, record.diagnostics);
    if (stream->watch) stream->watch->see(text, record.diagnostics);
    batch.add(text, piece.bytes, std::move(record));
  }
}

void Splitter::Impl::learn(BatchBuilder& batch, const Piece& piece) const {
  const Format& format = *stream->entry->format;
  if (stream->context == nullptr) {
    stream->context = format.new_context();
  } else if (std::exchange(stream->context_shared, false)) {
    stream->context = stream->context->copy();
  }
  Diagnostics found;
  std::string decoded;
  std::string_view text = piece.bytes;
  if (stream->record_text && !stream->record_text->accept(text, found)) {
    decoded = stream->record_text->decode(text, found);
    text = decoded;
  }
  format.learn(text, *stream->context, found);
  for (const Diagnostic& one : found) {
    InputProblem problem{stream->entry->path, one};
    problem.line = piece.line + count_lines(text.substr(0, one.where.begin));
    batch.add(std::move(problem));
  }
}

void Splitter::Impl::add_too_long(BatchBuilder& batch, const Piece& piece) {
  ++stream->records;
  const bool given_up = piece.kind == Piece::Kind::given_up;
  problems
      .add(stream->entry->path, Code::record_too_long,
           {{"limit", std::to_string(options.max_record)},
            {"what", given_up ? "nothing after it was read" : "it was skipped"}})
      .line = piece.line;
  pass_on_problems(batch);
}

void Splitter::Impl::close(BatchBuilder& batch) {
  const std::size_t replaced = stream->text.replaced();
  if (replaced > 0) {
    problems.add(stream->entry->path, Code::undecodable,
                 {{"count", std::to_string(replaced)}, {"encoding", stream->decoded_from}});
  }
  if (stream->records == 0) {
    problems.add(stream->entry->path, Code::no_records, {{"format", std::string(stream->entry->format->name)}});
  }
  stream.reset();
  pass_on_problems(batch);
}

void Splitter::Impl::pass_on_problems(BatchBuilder& batch) {
  for (InputProblem& problem : problems.take()) batch.add(std::move(problem));
  for (InputProblem& problem : inputs.take_problems()) batch.add(std::move(problem));
}

Splitter::Splitter(Inputs& inputs, SplitOptions options) : impl_(std::make_unique<Impl>(inputs, std::move(options))) {}
Splitter::~Splitter() = default;

std::unique_ptr<Batch> Splitter::next() { return impl_->next(); }
std::size_t Splitter::peak_window() const { return impl_->window.peak(); }

}  // namespace fivefold
