#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fivefold {

/// Widths of text without a font file or a display, so that a picture is the same wherever it is made: advances of
/// DejaVu Sans (its published metrics) for Latin with Vietnamese and Estonian letters, Cyrillic, digits and signs;
/// letters with marks are as wide as their base letter; anything else counts as 0.6 em (CJK 1 em). Sizes of 8 to 40 are
/// those of windows, in pixels: there 4 % are added for glyphs that stand on whole pixels.
float text_width(std::string_view text, float size, bool bold = false);

/// The text, or as much of its beginning as fits into `width` with an ellipsis after it. Never cuts within a letter and
/// its combining marks.
std::string fit_text(std::string_view text, float width, float size, bool bold = false);

/// Lines no wider than `width`, broken at blanks (a longer word is cut), at most `max_lines`; the last one then ends
/// with an ellipsis.
std::vector<std::string> wrap_text(std::string_view text, float width, float size, std::size_t max_lines,
                                   bool bold = false);

}  // namespace fivefold
