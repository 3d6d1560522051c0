#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "viewer/scene/draw_list.h"
#include "viewer/scene/views.h"
#include "viewer/scene/window_scene.h"

namespace fivefold {

/// Sizes of text in device-independent pixels: no other sizes are used in panel and overlays.
inline constexpr float kSmall = 13;
inline constexpr float kBody = 14;
inline constexpr float kTitle = 16;
inline constexpr float kLarge = 20;

/// How a line of text looks.
struct Style {
  float size = kBody;
  Role role = Role::ink;
  bool bold = false;
  Anchor anchor = Anchor::start;
};

/// Icons are drawn as shapes: no font needs to have their glyphs.
enum class Icon : std::uint8_t {
  first,
  previous,
  play,
  pause,
  next,
  last,
  minus,
  plus,
  folder,
  list,
  question,
  turn,
  half_disc,
  cross,
  warning
};

/// What cards and overlays are drawn with: lengths are handed in as device-independent pixels (`px` turns them into
/// whole pixels), boxes in pixels.
class Sheet {
 public:
  Sheet(const WindowView& view, float scale, DrawList& list, std::vector<Hit>& hits)
      : view_(view), scale_(scale), list_(list), hits_(hits) {}

  const WindowView& view() const { return view_; }
  DrawList& list() { return list_; }
  float scale() const { return scale_; }
  /// Whole pixels of a length, at least 1 of a length above 0.
  float px(float length) const;
  void hit(const Rect& area, HitKind kind, std::int64_t a = 0) { hits_.push_back({area, kind, a}); }
  /// Whether the pointer rests on the box.
  bool touched(const Rect& area) const { return area.has(view_.pointer); }

  /// Width of a text in pixels.
  float width(std::string_view text, const Style& style) const;
  /// One line, vertically in the middle of the box; cut with an ellipsis to fit its width. Returns the width used.
  float text(const Rect& line, std::string_view text, const Style& style);
  /// As many lines as fit into the box, from its top; returns the height used. `line_height` in pixels.
  float paragraph(const Rect& box, std::string_view text, const Style& style);
  /// Height that a paragraph of at most `most_lines` takes.
  float paragraph_height(std::string_view text, float width, const Style& style, std::size_t most_lines) const;
  /// Vietnamese letters carry two marks: lines of body text have 1.5 of their size, small ones 1.3.
  float line_height(float size) const { return px(size * (size > kSmall ? 1.5F : 1.3F)); }

  /// Surface of a card.
  void card(const Rect& box);
  /// What is inside a card.
  Rect inside(const Rect& box) const { return box.inset(px(12)); }
  /// Stone or X or O of a side, as the board shows it.
  void mark(Vec centre, float radius, Side side, float alpha = 1);
  void icon(Icon icon, Vec centre, float size, Role role);
  /// A button with an icon; pressed buttons are filled.
  void button(const Rect& box, Icon icon, Control control, bool pressed = false);
  /// Text on a coloured ground with round corners, as wide as it must be; returns its box.
  Rect badge(Vec left_middle, std::string_view text, Role ground, Role role);
  /// The pip of a portal pair: its colour, rim and number (from 0).
  void pair_pip(Vec centre, float radius, int pair);
  /// A key as on a keyboard; returns the width used.
  float key_cap(Vec left_middle, std::string_view key);

 private:
  const WindowView& view_;
  float scale_;
  DrawList& list_;
  std::vector<Hit>& hits_;
};

/// Whether the game's stones are shown as X and O, by the options and the board.
bool shows_marks(const WindowView& view);
/// Whether the stones of that side are white.
bool is_white(const Study& study, Side side);
/// Index of the pair of a hole in the topology's layout; -1 when it is none.
int pair_of(const Topology& topology, Point hole);
/// "0:45", "1:02:07"; tenths below ten seconds: "9.5".
std::string clock_text(double seconds);

}  // namespace fivefold
