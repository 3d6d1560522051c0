#pragma once

#include <array>
#include <string_view>

// Values of attributes that are one of a few words, in the order of the enumerators they stand for.

namespace fivefold::xml {

inline constexpr std::array kChoiceWords = {"first", "second", "put2"};
inline constexpr std::array kActWords = {"resign", "timeout", "draw_offer", "draw_accept", "draw_decline", "pass"};
inline constexpr std::array kKindWords = {"unknown", "human", "computer", "guest"};
inline constexpr std::array kDrawnWords = {"intersections", "cells"};
inline constexpr std::array kResultWords = {"*", "1-0", "0-1", "1/2-1/2"};  ///< Result, from `unknown` on
inline constexpr std::array kTruthWords = {"false", "true"};

/// The elements that a game may hold.
inline constexpr std::array<std::string_view, 10> kPartNames = {"rules", "board", "player", "event",     "clock",
                                                                "setup", "intro", "moves",  "variation", "tag"};

}  // namespace fivefold::xml
