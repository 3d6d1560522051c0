#include "formats/glob.h"

#include <cstddef>

namespace fivefold {

// Greedy with one point to come back to: the last star seen.
bool glob_matches(std::string_view pattern, std::string_view path) {
  std::size_t p = 0;
  std::size_t star = std::string_view::npos;
  std::size_t resume = 0;
  for (std::size_t i = 0; i < path.size();) {
    if (p < pattern.size() && pattern[p] == '*') {
      star = p++;
      resume = i;
    } else if (p < pattern.size() && (pattern[p] == '?' || pattern[p] == path[i])) {
      ++p;
      ++i;
    } else if (star != std::string_view::npos) {
      p = star + 1;
      i = ++resume;
    } else {
      return false;
    }
  }
  while (p < pattern.size() && pattern[p] == '*') ++p;
  return p == pattern.size();
}

}  // namespace fivefold
