#include "formats/excerpt.h"

namespace fivefold {

std::string excerpt(std::string_view text, std::size_t longest) {
  text = text.substr(0, text.find_first_of("\r\n"));
  if (text.size() <= longest) return std::string(text);
  std::size_t end = longest;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
  return std::string(text.substr(0, end)).append("...");
}

}  // namespace fivefold
