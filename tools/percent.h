#pragma once

#include <cstdint>
#include <string>

namespace fivefold {

/// "54.23": part of whole in per cent, cut (not rounded) after two places as BrainKing prints it; in whole numbers, so
/// exact. "0.00" when the whole is 0. REQUIRES: whole below 10^15.
std::string cut_percent(std::uint64_t part, std::uint64_t whole);

}  // namespace fivefold
