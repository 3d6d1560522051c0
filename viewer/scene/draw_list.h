#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "viewer/scene/geometry.h"
#include "viewer/scene/theme.h"

namespace fivefold {

/// What an item of a picture is a picture of: for tests, for SVG (data-part) and for nothing else.
enum class Part : std::uint8_t {
  background,
  board,
  grid,
  star,
  coordinate,
  locked,
  hole,
  arc,
  zone,
  badge,
  stone,
  setup_stone,
  stone_number,
  last_move,
  ghost,
  ray,
  row,
  row_arc,
  row_exit,
  row_number,
  ring,
  fault,
  hover,
  selection,
  mark,
  card,
  title,
  result,
  player,
  slot,
  clock,
  rule,
  lens,
  move,
  comment,
  time_graph,
  timeline,
  tick,
  knob,
  button,
  status,
  reuse,
  overlay,
  list_row,
  field,
  notice,
};
/// "stone", "row-arc" ...
std::string_view word(Part part);

/// The kinds of primitives. Points of each: polygon and stroke any number, disc, ring and stone the centre, box and
/// frame the upper left and the lower right corner, text the start, middle or end of the base line.
enum class Shape : std::uint8_t { polygon, stroke, disc, ring, box, frame, stone, text };
enum class Anchor : std::uint8_t { start, middle, end };

/// How an item is painted.
struct Paint {
  Role role = Role::ink;
  float alpha = 1;
  float dash = 0;     ///< strokes, rings and frames: length of a dash, 0 for solid
  float gap = 0;      ///< length of the gap after it
  bool snap = false;  ///< strokes along an axis and frames: on whole pixels, so that thin lines stay crisp; discs:
                      ///< their centre where a grid line of the theme would lie
  bool round = true;  ///< strokes: round caps and joins
};

struct Item {
  Shape shape = Shape::polygon;
  Part part = Part::background;
  std::int32_t number = -1;  ///< which one of its kind: a Point, a ply, a row ...; -1 for the only one
  Paint paint;
  float width = 0;   ///< of strokes, rings and frames
  float radius = 0;  ///< of discs, rings and stones; of the corners of boxes and frames
  float size = 0;    ///< of text: the em square
  bool bold = false;
  Anchor anchor = Anchor::start;
  std::uint32_t first = 0;  ///< first of its points
  std::uint32_t count = 0;
  std::uint32_t text = 0;  ///< index into the texts
  std::int32_t clip = -1;  ///< index into the clips: nothing of the item is painted outside; -1: no clip
};

/// A picture as a list of primitives, painted in order, in whatever unit its maker chose: the board's pictures are in
/// board units (one cell is 1 x 1), windows in pixels. Knows roles, not colours, and nothing of any painter.
class DrawList {
 public:
  /// What the following items are pictures of; holds until the next call.
  void begin(Part part, std::int32_t number = -1) {
    part_ = part;
    number_ = number;
  }
  void polygon(std::span<const Vec> points, const Paint& paint);
  /// An open line through the points; to close it, repeat the first point.
  void stroke(std::span<const Vec> points, float width, const Paint& paint);
  void line(Vec from, Vec to, float width, const Paint& paint);
  void disc(Vec centre, float radius, const Paint& paint);
  void ring(Vec centre, float radius, float width, const Paint& paint);
  void box(const Rect& box, float corner, const Paint& paint);
  void frame(const Rect& box, float corner, float width, const Paint& paint);
  /// A stone: role white_stone or black_stone, lit or flat as the theme says, with its rim and shadow.
  void stone(Vec centre, float radius, const Paint& paint);
  /// Text is brought to NFC; control characters, line ends among them, become blanks. Malformed UTF-8 becomes U+FFFD.
  void text(Vec at, std::string_view text, float size, const Paint& paint, Anchor anchor = Anchor::start,
            bool bold = false);

  /// Items added until the matching pop are clipped to the box and to the clips around it.
  void push_clip(const Rect& box);
  void pop_clip();

  /// Adds another picture, scaled and shifted; widths, radii, dashes and text sizes are scaled too.
  void append(const DrawList& other, const Transform& transform);
  void clear();

  std::span<const Item> items() const { return items_; }
  std::span<const Vec> points(const Item& item) const { return {points_.data() + item.first, item.count}; }
  const std::string& text_of(const Item& item) const { return texts_[item.text]; }
  /// The box an item is clipped to, or null.
  const Rect* clip_of(const Item& item) const {
    return item.clip < 0 ? nullptr : &clips_[static_cast<std::size_t>(item.clip)];
  }
  /// The box of a box or frame item.
  Rect box_of(const Item& item) const;
  /// One line an item, for tests: "stone 180 disc (9.5, 9.5) r 0.46 white-stone".
  std::string dump() const;

 private:
  Item& add(Shape shape, const Paint& paint, std::span<const Vec> points);

  std::vector<Item> items_;
  std::vector<Vec> points_;
  std::vector<std::string> texts_;
  std::vector<Rect> clips_;
  std::vector<std::int32_t> open_clips_;
  Part part_ = Part::background;
  std::int32_t number_ = -1;
};

/// The text as pictures show it: NFC, without control characters, valid UTF-8.
std::string shown_text(std::string_view text);

}  // namespace fivefold
