#include "formats/kept_bytes.h"

namespace fivefold {
namespace {

constexpr std::size_t npos = std::string_view::npos;
// U+10FE80 to U+10FEFF in UTF-8: F4 8F BA 80 to F4 8F BB BF.
constexpr std::size_t kLength = 4;
constexpr char kLead = '\xF4';
constexpr char kSecond = '\x8F';
constexpr char kLow = '\xBA';   // bytes 80 to BF
constexpr char kHigh = '\xBB';  // bytes C0 to FF

/// The byte that the character at `at` stands for. REQUIRES: find_kept_byte gave `at`.
char byte_at(std::string_view text, std::size_t at) {
  const auto last = static_cast<unsigned char>(text[at + 3]);
  return static_cast<char>(text[at + 2] == kLow ? last : last + 0x40U);
}

}  // namespace

void append_kept_byte(unsigned char byte, std::string& out) {
  out += kLead;
  out += kSecond;
  out += byte < 0xC0U ? kLow : kHigh;
  out += static_cast<char>(0x80U | (byte & 0x3FU));
}

std::size_t find_kept_byte(std::string_view text, std::size_t from) {
  for (std::size_t at = text.find(kLead, from); at != npos; at = text.find(kLead, at + 1)) {
    if (text.size() - at < kLength) return npos;
    if (text[at + 1] == kSecond && (text[at + 2] == kLow || text[at + 2] == kHigh)) return at;
  }
  return npos;
}

void restore_kept_bytes(std::string& text, std::size_t from) {
  std::size_t at = find_kept_byte(text, from);
  std::size_t to = at;
  while (at != npos) {
    text[to++] = byte_at(text, at);
    const std::size_t rest = at + kLength;
    at = find_kept_byte(text, rest);
    const std::size_t end = at == npos ? text.size() : at;
    for (std::size_t i = rest; i < end; ++i) text[to++] = text[i];
    if (at == npos) text.resize(to);
  }
}

std::string without_kept_bytes(std::string_view text) {
  std::string out;
  std::size_t from = 0;
  for (std::size_t at = find_kept_byte(text); at != npos; at = find_kept_byte(text, from)) {
    if (at > from || out.empty()) out.append(text.substr(from, at - from)).append("\xEF\xBF\xBD");
    from = at + kLength;
  }
  return out.append(text.substr(from));
}

bool write_record(const Format& format, const Judged& judged, const WriteOptions& options, std::string& out,
                  Diagnostics& diagnostics) {
  const std::size_t before = out.size();
  if (!format.write(judged, options, out, diagnostics)) return false;
  if (!format.unicode_only && !format.binary) restore_kept_bytes(out, before);
  return true;
}

}  // namespace fivefold
