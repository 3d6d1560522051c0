#pragma once

#include <cstdint>
#include <map>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "viewer/mesh/mesh.h"
#include "viewer/scene/draw_list.h"
#include "viewer/sfml/atlas.h"
#include "viewer/sfml/fonts.h"

namespace fivefold::viewer {

/// Text as pictures of glyphs in the atlas, at whole pixels and whole sizes, never scaled.
class Glyphs {
 public:
  explicit Glyphs(Fonts& fonts) : fonts_(fonts) {}

  /// Rasterises what the list's texts need and puts it into the atlas; false when that is full.
  bool prepare(const DrawList& list, Atlas& atlas);
  /// Draws a text item. REQUIRES: prepared with its list.
  void draw(const DrawList& list, const Item& item, Rgba color, Mesh& mesh);
  /// The atlas was cleared.
  void forget() { known_.clear(); }

 private:
  struct Glyph {
    int face = 0;
    char32_t character = 0;  ///< that is drawn: the replacement for missing ones
    float advance = 0;
    Vec offset;    ///< of the picture from the pen, in whole pixels
    Rect picture;  ///< in the atlas; empty for blanks
  };
  using Key = std::uint64_t;
  using Wanted = std::map<std::pair<int, unsigned>, std::vector<std::pair<Key, char32_t>>>;

  static Key key(char32_t character, bool bold, unsigned size);
  bool rasterise(const Wanted& wanted, Atlas& atlas);
  /// Fills `line_` with the glyphs of a text from left to right and their places; returns the width.
  float lay_out(const DrawList& list, const Item& item);

  struct Placed {
    const Glyph* glyph;
    float x;
  };
  Fonts& fonts_;
  std::unordered_map<Key, Glyph> known_;
  std::vector<Placed> line_;  ///< of the text laid out last
};

/// The code points of valid UTF-8, without those that have no picture by nature (joiners, variation selectors).
std::u32string code_points(std::string_view text);

}  // namespace fivefold::viewer
