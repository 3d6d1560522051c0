#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/diagnostic.h"

namespace fivefold::xml {

/// Deepest nesting of elements that is read, a game being level 1. tinyxml2 stops at 100.
inline constexpr std::size_t kMaxDepth = 64;

/// Where one element stands in the text.
struct Place {
  Span tag;                 ///< the start tag
  std::uint32_t end = 0;    ///< after the end tag
  std::uint32_t level = 0;  ///< 0 for the game
};

/// What a pass over the raw text of one game found: enough to hand tinyxml2 a text that it can read, and the places
/// that tinyxml2 does not tell.
struct Scan {
  bool readable = false;      ///< a game was found, and it is not nested too deep
  std::string_view text;      ///< the game's element, as far as it is well-formed
  std::string mended;         ///< what to parse instead of `text` where that needs end tags or "&amp;" for "&"
  std::vector<Place> places;  ///< of all elements in the order of the text, the game first
};

/// Looks at everything before the game (declaration, document type, root) and at the game, reports what breaks the
/// rules of XML, and never goes deeper than kMaxDepth.
Scan scan(std::string_view bytes, Diagnostics& diagnostics);

}  // namespace fivefold::xml
