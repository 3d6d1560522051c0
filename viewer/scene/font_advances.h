#pragma once

#include <cstdint>
#include <span>

namespace fivefold {

/// Units of `font_advance` in one em.
inline constexpr int kFontUnits = 2048;

/// How far the pen moves for a character of DejaVu Sans, in 1/2048 em; 0 for characters that the table does not hold.
int font_advance(char32_t character, bool bold);

}  // namespace fivefold
