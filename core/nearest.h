#pragma once

#include <span>
#include <string_view>

namespace fivefold {

/// The known word that a misspelt one most probably means: the smallest edit distance (insert, delete, replace, swap of
/// neighbours; ASCII case does not count), at most a third of the word's length and at least one edit. The first of
/// equals wins. Empty when none is near. The result is a view of an element of `known`.
std::string_view nearest(std::string_view word, std::span<const std::string_view> known);

}  // namespace fivefold
