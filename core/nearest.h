#pragma once

#include <span>
#include <string_view>

namespace fivefold {

/// The known word with the smallest edit distance (inserted, deleted, replaced or swapped neighbouring bytes; ASCII
/// case ignored) to `word`, if that distance is at most max(1, length of word / 3); else empty. The first of equals
/// wins.
std::string_view nearest(std::string_view word, std::span<const std::string_view> known);

}  // namespace fivefold
