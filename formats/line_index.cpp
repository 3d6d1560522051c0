#include "formats/line_index.h"

#include <algorithm>

#include "formats/text_count.h"

namespace fivefold {

LineIndex::LineIndex(std::string_view bytes, std::uint64_t line, std::uint64_t column)
    : bytes_(bytes), line_(line), column_(column), starts_{0} {
  for (std::size_t at = bytes.find('\n'); at != std::string_view::npos; at = bytes.find('\n', at + 1)) {
    starts_.push_back(at + 1);
  }
}

Place LineIndex::place(std::size_t offset) const {
  offset = std::min(offset, bytes_.size());
  const auto after = std::upper_bound(starts_.begin(), starts_.end(), offset);
  const auto index = static_cast<std::size_t>(after - starts_.begin()) - 1;
  const std::size_t start = starts_[index];
  const std::uint64_t line = line_ + index;
  // The CR and the LF of a line's end share the column after its last character.
  const std::size_t length = std::min(offset - start, text(line).size());
  const std::uint64_t first = index == 0 ? column_ : 1;
  return {line, first + count_code_points(bytes_.substr(start, length))};
}

std::string_view LineIndex::text(std::uint64_t line) const {
  if (line < line_ || line - line_ >= starts_.size()) return {};
  const auto index = static_cast<std::size_t>(line - line_);
  const bool last = index + 1 == starts_.size();
  std::string_view found = bytes_.substr(starts_[index]);
  if (!last) {
    found = found.substr(0, starts_[index + 1] - 1 - starts_[index]);
    if (!found.empty() && found.back() == '\r') found.remove_suffix(1);
  }
  return found;
}

}  // namespace fivefold
