#include "formats/joining.h"

namespace fivefold {

std::string_view missing_line_end(std::string_view text) {
  if (text.empty() || text.ends_with('\n')) return {};
  return text.find("\r\n") != std::string_view::npos ? "\r\n" : "\n";
}

}  // namespace fivefold
