#include "tools/convert_output.h"

#include <algorithm>
#include <filesystem>

#include <fmt/format.h>

#include "formats/joining.h"
#include "tools/errors.h"
#include "tools/messages.h"

namespace fivefold {
namespace {

namespace fs = std::filesystem;

/// Where the system keeps what is not to stay: for standard output, which lies nowhere.
std::string scratch_folder(const Options& options) {
  if (!options.output.empty() && options.output != "-") return fs::path(options.output).parent_path().string();
  std::error_code fault;
  const fs::path folder = fs::temp_directory_path(fault);
  return fault ? std::string() : folder.string();
}

bool to_standard_output(const Options& options) { return options.output.empty() || options.output == "-"; }

/// Whether `path` is the folder or lies below it.
bool within(const fs::path& path, const fs::path& folder) {
  std::error_code fault;
  const fs::path whole = fs::weakly_canonical(fs::absolute(path), fault);
  const fs::path top = fs::weakly_canonical(fs::absolute(folder), fault);
  return std::mismatch(top.begin(), top.end(), whole.begin(), whole.end()).first == top.end();
}

void refuse_inputs(const Options& options, const std::string& target) {
  std::error_code fault;
  for (const std::string& input : options.arguments) {
    if (input == "-") continue;
    const bool folder = fs::is_directory(input, fault);
    if (same_file(input, target) || (folder && within(target, input)))
      throw UsageError(say(Message::output_is_input, {{"output", target}, {"input", input}}));
  }
}

}  // namespace

std::string split_name(std::string_view path, std::uint64_t number, std::string_view extension) {
  std::string_view name = path.substr(path.find_last_of("/\\!") + 1);
  if (const std::size_t dot = name.find_last_of('.'); dot != std::string_view::npos && dot > 0)
    name = name.substr(0, dot);
  constexpr std::size_t longest = 100;
  std::string safe;
  for (const char c : name.substr(0, longest)) {
    const bool good =
        (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_' || c == '.';
    safe += good ? c : '_';
  }
  safe.erase(0, safe.find_first_not_of('.'));
  if (safe.empty()) safe = "record";
  if (safe.front() == '-') safe.front() = '_';
  return fmt::format("{}-{}.{}", safe, number, extension);
}

ConvertOutput::ConvertOutput(const Options& options)
    : options_(options),
      format_(*options.to),
      holds_one_(format_.one_record_per_file && (format_.never_joined || !options.join) && options.split.empty()) {
  write_options_.canonical = options.canonical;
  write_options_.force = options.force;
  if (format_.new_joiner != nullptr && options.split.empty()) joiner_ = format_.new_joiner();
  if (!options.split.empty() && options.join) throw UsageError(say(Message::split_and_join));
  if (!options.split.empty() && !options.output.empty()) throw UsageError(say(Message::split_and_output));
  if (!options.split.empty()) {
    refuse_inputs(options, options.split);
    std::error_code fault;
    fs::create_directories(options.split, fault);
    if (fault)
      throw EnvironmentError(say(Message::file_unreadable, {{"path", options.split}, {"reason", fault.message()}}));
  } else if (!to_standard_output(options)) {
    refuse_inputs(options, options.output);
    std::error_code fault;
    if (!options.overwrite && fs::is_regular_file(options.output, fault))
      throw UsageError(say(Message::output_exists, {{"path", options.output}}));
  }
}

void ConvertOutput::put(std::string_view text) {
  if (file_ != nullptr) {
    file_->write(text);
  } else {
    standard_output_.write(text);
  }
}

void ConvertOutput::begin() {
  if (!to_standard_output(options_)) file_ = std::make_unique<AtomicFile>(options_.output, options_.overwrite);
  std::string text;
  if (format_.begin != nullptr) format_.begin(write_options_, text);
  put(text);
  begun_ = true;
}

void ConvertOutput::add(std::string_view text, std::string_view path, std::uint64_t number) {
  ++records_;
  if (!options_.split.empty()) return write_split(text, path, number);
  if (joiner_ != nullptr) {
    if (body_ == nullptr) body_ = std::make_unique<ScratchFile>(scratch_folder(options_));
    std::string body;
    joiner_->add(text, body);
    body_->append(body);
    return;
  }
  if (holds_one_) {
    const Message why = format_.never_joined ? Message::never_joined : Message::one_record_per_file;
    if (records_ > 1) throw UsageError(say(why, {{"format", std::string(format_.name)}}));
    held_ = text;
    return;
  }
  if (begun_) {
    put(open_line_);
    put(format_.between);
  } else {
    begin();
  }
  put(text);
  open_line_ = missing_line_end(text);  // a file may end without one (psq keeps that)
}

void ConvertOutput::write_split(std::string_view text, std::string_view path, std::uint64_t number) {
  const std::string_view extension = format_.extensions.empty() ? format_.name : format_.extensions.front();
  AtomicFile file((fs::path(options_.split) / split_name(path, number, extension)).string(), options_.overwrite);
  std::string frame;
  if (format_.begin != nullptr) format_.begin(write_options_, frame);
  file.write(frame);
  file.write(text);
  frame.clear();
  if (format_.end != nullptr) format_.end(write_options_, frame);
  file.write(frame);
  file.commit();
}

void ConvertOutput::join() {
  std::string text;
  begin();
  joiner_->head(text);
  put(text);
  std::string piece;
  constexpr std::uint64_t kPiece = 256U << 10;
  for (std::uint64_t at = 0; at < body_->size(); at += piece.size()) {
    piece.resize(static_cast<std::size_t>(std::min(kPiece, body_->size() - at)));
    body_->read(at, piece.data(), piece.size());
    put(piece);
  }
  text.clear();
  joiner_->tail(text);
  put(text);
}

void ConvertOutput::finish() {
  if (body_ != nullptr) join();
  if (holds_one_ && records_ == 1) {
    begin();
    put(held_);
  }
  if (begun_) {
    std::string text;
    if (format_.end != nullptr) format_.end(write_options_, text);
    put(text);
  }
  if (file_ != nullptr) file_->commit();
  standard_output_.flush();
}

}  // namespace fivefold
