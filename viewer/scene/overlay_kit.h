#pragma once

#include "viewer/scene/panel_kit.h"

namespace fivefold {

/// A window of this size, in pixels; never empty.
Rect whole_window(const WindowSize& size);
/// Darkens the window and catches every click: what lies beside an overlay closes it.
void draw_backdrop(Sheet& sheet, const Rect& window);
/// An overlay's surface in the middle of the window, not larger than the window; clicks on it do nothing by themselves.
/// Width and height in device-independent pixels. Returns its inside.
Rect draw_sheet(Sheet& sheet, const Rect& window, float width, float height);
/// What stands in a text field.
struct FieldText {
  std::string_view typed;
  std::size_t caret = 0;  ///< byte offset
  bool marked = false;    ///< all of it
};
/// A text field with what was typed and the caret, which is kept in sight. `hint` stands in an empty field.
void draw_field(Sheet& sheet, const Rect& box, const FieldText& text, std::string_view hint);
/// The headline of an overlay with a button that closes it; returns its height.
float draw_headline(Sheet& sheet, const Rect& inner, std::string_view text);
/// A bar that says which part of a list is shown; nothing when all of it is.
void draw_list_bar(Sheet& sheet, const Rect& track, double first, double shown, double total);

}  // namespace fivefold
