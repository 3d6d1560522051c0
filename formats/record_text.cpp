#include "formats/record_text.h"

#include <algorithm>
#include <utility>

#include "formats/encoding.h"
#include "formats/kept_bytes.h"

namespace fivefold {
namespace {

constexpr std::size_t kEnoughEvidence = 64U << 10;

/// Adds the lines of `bytes` that are not ASCII: the others would only tell the guess that the text is English.
void add_evidence(std::string_view bytes, std::string& evidence) {
  while (!bytes.empty() && evidence.size() < kEnoughEvidence) {
    const std::size_t end = std::min(bytes.find('\n'), bytes.size() - 1) + 1;
    const std::string_view line = bytes.substr(0, std::min(end, kEnoughEvidence));
    if (!is_ascii(line)) evidence.append(line);
    bytes.remove_prefix(end);
  }
}

}  // namespace

RecordText::RecordText(const Format& format, std::string option, std::string stream_declared)
    : format_(format), option_(std::move(option)), stream_declared_(std::move(stream_declared)) {}

std::string_view RecordText::declared_by(std::string_view bytes) const {
  const std::string_view declared =
      format_.declared_encoding == nullptr ? std::string_view() : format_.declared_encoding(bytes);
  return declared.empty() ? std::string_view(stream_declared_) : declared;
}

bool RecordText::accept(std::string_view bytes, Diagnostics& diagnostics) const {
  if (!is_valid_utf8(bytes)) return false;
  if (!format_.unicode_only && find_kept_byte(bytes) != std::string_view::npos) return false;
  if (format_.declared_encoding == nullptr || is_ascii(bytes)) return true;
  const std::string declared(declared_by(bytes));
  if (!declared.empty() && canonical_encoding(declared).value_or("") != "UTF-8") {
    diagnostics.add(Code::charset_lies, Span{}, {{"declared", declared}, {"actual", "UTF-8"}});
  }
  return true;
}

void report_lie(const Format& format, std::string_view bytes, const std::string& actual, Diagnostics& diagnostics) {
  if (format.declared_encoding == nullptr) return;
  const std::string declared(format.declared_encoding(bytes));
  if (declared.empty() || is_ascii(bytes) || canonical_encoding(declared).value_or("") == actual) return;
  diagnostics.add(Code::charset_lies, Span{}, {{"declared", declared}, {"actual", actual}});
}

std::string RecordText::decode(std::string_view bytes, Diagnostics& diagnostics) {
  EncodingSource source = EncodingSource::guess;
  const std::string encoding = choose(bytes, source, diagnostics);
  Decoded decoded = decode_to_utf8(bytes, encoding).value_or(Decoded{});
  if (encoding != "UTF-8") report_decoded(encoding, source, diagnostics);
  if (decoded.replaced > 0) {
    diagnostics.add(Code::undecodable, Span{}, {{"count", std::to_string(decoded.replaced)}, {"encoding", encoding}});
  }
  return std::move(decoded.text);
}

std::string RecordText::choose(std::string_view bytes, EncodingSource& source, Diagnostics& diagnostics) {
  // No encoding that gets here has NUL bytes in text: these are damaged or foreign bytes, and a guess would only
  // make letters of them.
  if (bytes.find('\0') != std::string_view::npos || is_valid_utf8(bytes)) return "UTF-8";
  const std::string declared(declared_by(bytes));
  const std::string known = canonical_encoding(declared).value_or("");
  // Text in a wide encoding was decoded as a stream; what gets here only says that it is such text.
  const bool lies = known == "UTF-8" || is_wide(known);
  if (!known.empty() && !lies) {
    source = EncodingSource::declared;
    return known;
  }
  if (!declared.empty() && known.empty()) diagnostics.add(Code::charset_unknown, Span{}, {{"declared", declared}});
  std::string encoding = is_wide(option_) ? std::string() : option_;
  source = EncodingSource::option;
  if (encoding.empty()) {
    source = EncodingSource::guess;
    add_evidence(bytes, evidence_);
    encoding = guess_encoding(evidence_);
  }
  if (lies) {
    const std::string actual = encoding == known ? "damaged" : "not " + known;
    diagnostics.add(Code::charset_lies, Span{}, {{"declared", declared}, {"actual", actual}});
  }
  return encoding;
}

}  // namespace fivefold
