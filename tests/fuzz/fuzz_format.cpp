// One format, named by FIVEFOLD_FUZZ_FORMAT: any text is cut into records without end or overlap, each record is parsed
// and judged without a crash, spans lie inside the text, marks lie on the board, what was written is read and written
// again as the same text, and two records that were written one after another are read as two.
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/ruleset_catalog.h"
#include "formats/encoding.h"
#include "formats/joining.h"
#include "formats/judge.h"
#include "formats/marks.h"
#include "tests/fuzz/laws.h"

namespace fivefold::fuzz {
namespace {

constexpr std::size_t kMostRecords = 16;

const Format& format_under_test() {
  static const Format* const format = find_format(FIVEFOLD_FUZZ_FORMAT);
  expect(format != nullptr, "the registry has no such format", FIVEFOLD_FUZZ_FORMAT);
  return *format;
}

/// A record and what the text said before it.
struct Found {
  std::string_view bytes;
  std::shared_ptr<FileContext> context;
};

std::vector<Found> cut_all(const Format& format, std::string_view text) {
  std::vector<Found> records;
  std::shared_ptr<FileContext> context;
  bool shared = false;
  while (!text.empty() && records.size() < kMostRecords) {
    const Cut cut = format.cut(text, true);
    expect(cut.kind != Cut::Kind::need_more, "cut asks for more at the end of the text", text);
    expect(cut.end > 0 && cut.end <= text.size() && cut.begin <= cut.end, "cut leaves the text or stands still", text);
    const std::string_view piece = text.substr(cut.begin, cut.end - cut.begin);
    if (cut.kind == Cut::Kind::record) {
      records.push_back({piece, context});
      shared = true;
    } else if (cut.kind == Cut::Kind::preamble) {
      if (context == nullptr) context = format.new_context();
      if (std::exchange(shared, false)) context = context->copy();
      Diagnostics found;
      format.learn(piece, *context, found);
      for (const Diagnostic& one : found)
        expect(one.where.begin <= one.where.end && one.where.end <= piece.size(),
               "a diagnostic points outside its preamble", piece, row(one.code).id);
    }
    text.remove_prefix(cut.end);
  }
  return records;
}

JudgeOptions any_rules() {
  JudgeOptions options;
  options.ruleset = find_ruleset("gomoku-free");
  return options;
}

void check_marks(const Judged& judged, std::string_view bytes) {
  const BoardLayout& board = *judged.layout;
  const auto on_board = [&](Coord at) { return at.x >= 0 && at.y >= 0 && at.x < board.width && at.y < board.height; };
  for (std::uint32_t token = 0; token <= judged.record.tokens.size(); ++token)
    for (const Mark& mark : marks_behind(judged.record, board, token)) {
      expect(on_board(mark.at) && on_board(mark.to), "a mark lies off the board", bytes);
      expect((mark.kind == MarkKind::label) == !mark.label.empty(), "a label without text, or a text without label",
             bytes);
    }
}

WriteOptions write_options() {
  WriteOptions options;
  options.canonical = true;
  options.force = true;
  return options;
}

/// A file of records that were written.
std::string file_of(const Format& format, std::initializer_list<std::string_view> records) {
  const WriteOptions options = write_options();
  std::string out;
  if (format.begin != nullptr) format.begin(options, out);
  std::string_view before;
  for (const std::string_view record : records) {
    if (!before.empty()) out.append(missing_line_end(before)).append(format.between);
    out += record;
    before = record;
  }
  if (format.end != nullptr) format.end(options, out);
  return out;
}

/// The record as the format writes it, or empty when it cannot be written.
std::string written(Judge& judge, const Format& format, const Found& record) {
  const std::string_view bytes = record.bytes;
  const Judged& judged = judge.judge(format, bytes, "fuzz", 1, nullptr, record.context.get());
  for (const Diagnostic& diagnostic : judge.diagnostics()) {
    expect(diagnostic.where.begin <= diagnostic.where.end && diagnostic.where.end <= bytes.size(),
           "a diagnostic points outside its record", bytes, row(diagnostic.code).id);
    expect(message(diagnostic).find('{') == std::string::npos || bytes.find('{') != std::string_view::npos,
           "a message lacks an argument", message(diagnostic));
  }
  check_marks(judged, bytes);
  std::string out;
  Diagnostics lost;
  if (format.write == nullptr || !format.write(judged, write_options(), out, lost)) return {};
  return out;
}

void check(std::string_view text) {
  const Format& format = format_under_test();
  const int liking = format.sniff(text);
  expect(liking >= 0 && liking <= 100, "sniff leaves 0..100", text);
  Judge judge(any_rules());
  for (const Found& record : cut_all(format, text)) {
    const std::string once = written(judge, format, record);
    if (once.empty()) continue;
    expect(format.binary || is_valid_utf8(once), "text is written that is not UTF-8", record.bytes, once);
    const std::string file = file_of(format, {once});
    const std::vector<Found> again = cut_all(format, file);
    expect(again.size() == 1, "one record is written and not one is read back", record.bytes, file);
    const std::string twice = written(judge, format, again.front());
    expect(once == twice, "writing, reading and writing changes the record", once, twice);
    if (format.never_joined || format.new_joiner != nullptr) continue;
    const std::string both = file_of(format, {once, once});
    expect(cut_all(format, both).size() == 2, "two records are written and not two are read back", record.bytes, both);
  }
}

}  // namespace
}  // namespace fivefold::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  // Parsers of text are promised valid UTF-8; formats of bytes get everything.
  if (fivefold::fuzz::format_under_test().binary || fivefold::is_valid_utf8(bytes)) fivefold::fuzz::check(bytes);
  return 0;
}
