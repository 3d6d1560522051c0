#include "formats/stream_encoding.h"

#include <algorithm>
#include <array>
#include <utility>

#include "formats/encoding.h"

namespace fivefold {
namespace {

using namespace std::literals;

/// The UTF-16 that text would be in which every second byte is mostly NUL: text of this family is mostly ASCII.
std::string_view utf16_by_pattern(std::string_view head) {
  const std::size_t pairs = std::min<std::size_t>(head.size(), 1024) / 2;
  if (pairs < 4) return {};
  std::size_t even = 0;
  std::size_t odd = 0;
  for (std::size_t i = 0; i < pairs; ++i) {
    even += head[2 * i] == '\0' ? 1U : 0U;
    odd += head[2 * i + 1] == '\0' ? 1U : 0U;
  }
  if (even == 0 && odd * 2 > pairs) return "UTF-16LE";
  if (odd == 0 && even * 2 > pairs) return "UTF-16BE";
  return {};
}

/// Whether one of the records in the head declares an encoding that hides brackets, and the format can cut it as it is.
bool cut_by_own_word(std::string_view head, const Format& format) {
  if (format.cut_encoded == nullptr || format.declared_encoding == nullptr) return false;
  while (!head.empty()) {
    const Cut cut = format.cut_encoded(head, true, {});
    if (cut.end == 0 || cut.kind == Cut::Kind::need_more) return false;
    const std::string_view record = head.substr(cut.begin, cut.end - cut.begin);
    if (hides_ascii(canonical_encoding(format.declared_encoding(record)).value_or(""))) return true;
    head.remove_prefix(cut.end);
  }
  return false;
}

}  // namespace

std::string_view word(EncodingSource source) {
  switch (source) {
    case EncodingSource::mark: return "byte order mark";
    case EncodingSource::declared: return "declared";
    case EncodingSource::option: return "--encoding";
    case EncodingSource::guess: break;
  }
  return "a guess";
}

void report_decoded(const std::string& encoding, EncodingSource source, Diagnostics& diagnostics) {
  Diagnostic& said =
      diagnostics.add(Code::decoded, Span{}, {{"encoding", encoding}, {"how", std::string(word(source))}});
  if (source != EncodingSource::guess) said.severity = Severity::note;
}

StreamEncoding find_wide_encoding(std::string_view head, std::string_view option) {
  // UTF-32 first: its mark begins with that of UTF-16.
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 5> kMarks = {
      {{"\xEF\xBB\xBF"sv, ""sv},
       {"\xFF\xFE\0\0"sv, "UTF-32LE"sv},
       {"\0\0\xFE\xFF"sv, "UTF-32BE"sv},
       {"\xFF\xFE"sv, "UTF-16LE"sv},
       {"\xFE\xFF"sv, "UTF-16BE"sv}}};
  for (const auto& [mark, encoding] : kMarks) {
    if (head.starts_with(mark)) return {mark.size(), std::string(encoding), EncodingSource::mark};
  }
  const bool has_nul = head.find('\0') != std::string_view::npos;
  if (has_nul && is_wide(option)) {
    return {0, std::string(option), EncodingSource::option};
  }
  return {0, std::string(utf16_by_pattern(head)), EncodingSource::guess};
}

std::optional<StreamEncoding> find_hiding_encoding(std::string_view head, const Format& format,
                                                   std::string_view option) {
  if (is_valid_utf8(without_cut_character(head)) || head.find('\0') != std::string_view::npos) return {};
  if (cut_by_own_word(head, format)) return {};
  StreamEncoding found;
  if (format.declared_encoding != nullptr) {
    found.encoding = canonical_encoding(format.declared_encoding(head)).value_or("");
    found.source = EncodingSource::declared;
  }
  // Text that declares UTF-8 and is not needs another answer.
  if (found.encoding.empty() || found.encoding == "UTF-8") {
    found.encoding = option.empty() ? guess_encoding(head) : std::string(option);
    found.source = option.empty() ? EncodingSource::guess : EncodingSource::option;
  }
  if (!hides_ascii(found.encoding)) return {};
  return found;
}

}  // namespace fivefold
