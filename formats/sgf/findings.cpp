#include "formats/sgf/findings.h"

namespace fivefold::sgf {

void Findings::add(Code code, Span where, std::initializer_list<Argument> arguments) {
  if (added_ > kLimit) return;
  if (++added_ > kLimit) {
    to_.add(Code::faults_not_listed, where, {{"limit", std::to_string(kLimit)}});
    return;
  }
  to_.add(code, where, arguments);
}

void Findings::add_once(Code code, Span where, std::initializer_list<Argument> arguments) {
  if (!to_.has(code)) add(code, where, arguments);
}

std::string excerpt(std::string_view text) {
  constexpr std::size_t kLongest = 40;
  text = text.substr(0, text.find_first_of("\r\n"));
  if (text.size() <= kLongest) return std::string(text);
  std::size_t end = kLongest;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
  return std::string(text.substr(0, end)).append("...");
}

}  // namespace fivefold::sgf
