#pragma once

#include <array>

// The words of rulesets.json, in the order of the enumerators that they stand for.
namespace fivefold::ruleset_words {

inline constexpr std::array kOverline = {"win", "ignore"};
inline constexpr std::array kEnds = {"any", "not_both_blocked", "five_not_both_blocked"};
inline constexpr std::array kFive = {"immediate", "boat"};
inline constexpr std::array kProtocol = {"alternate", "swap", "swap2", "dpente",
                                         "connect6"};                              // connect6: not a SwapRule
inline constexpr std::array kFouls = {"overline", "double_four", "double_three"};  // kFoul... bits from 1
inline constexpr std::array kPolicy = {"loss", "illegal"};
inline constexpr std::array kOpening = {"stone_at_center", "min_distance", "min_distance", "adjacent_to_locked",
                                        "gpente_lines"};
inline constexpr std::array kFrom = {"center", "own_first"};  // the two kinds of min_distance
inline constexpr std::array kApplies = {"always", "rated_only"};
inline constexpr std::array kCoordinates = {"skip_i", "keep_i"};

}  // namespace fivefold::ruleset_words
