#pragma once

#include <string>
#include <vector>

#include "viewer/scene/moment.h"

namespace fivefold {

/// "K10, K11": names of intersections, joined.
std::string names_of(const Study& study, const std::vector<Point>& points, const ViewOptions& options,
                     std::string_view between);
/// "five": the length of a row in words, digits above ten.
std::string length_in_words(std::size_t length);
/// "first": digits with "th" above ten.
std::string ordinal(int number);
/// "portal 1", "portal 1 and portal 2": the pairs that these hops pass, in order, each once; empty when none.
std::string portals_in_words(const Study& study, const std::vector<Hop>& hops);
/// What a token says: a point's name, or the text that could not be read.
std::string token_in_words(const Study& study, std::uint32_t token, const ViewOptions& options);
/// Words joined as English lists are: "a, b and c".
std::string listed(const std::vector<std::string>& words);

}  // namespace fivefold
