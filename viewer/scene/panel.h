#pragma once

#include "viewer/scene/layout.h"
#include "viewer/scene/panel_kit.h"

namespace fivefold {

/// The cards of the panel. Each says how high it wants to be at a width (`least` 0: nothing to show), and draws itself
/// into the box it was given, which may be anything from its `least` on. REQUIRES: the view has a study and a moment.
CardWish wish_title(const Sheet& sheet, float width);
void draw_title(Sheet& sheet, const Rect& box);
CardWish wish_fault(const Sheet& sheet, float width);
void draw_fault(Sheet& sheet, const Rect& box);
CardWish wish_rule(const Sheet& sheet, float width);
void draw_rule(Sheet& sheet, const Rect& box);
CardWish wish_comment(const Sheet& sheet, float width);
void draw_comment(Sheet& sheet, const Rect& box);
CardWish wish_lens(const Sheet& sheet, float width);
void draw_lens(Sheet& sheet, const Rect& box);
CardWish wish_times(const Sheet& sheet, float width);
void draw_times(Sheet& sheet, const Rect& box);
CardWish wish_moves(const Sheet& sheet, float width);
void draw_moves(Sheet& sheet, const Rect& box);
CardWish wish_reuse(const Sheet& sheet, float width);
void draw_reuse(Sheet& sheet, const Rect& box);
CardWish wish_timeline(const Sheet& sheet, float width);
/// Returns the track.
Rect draw_timeline(Sheet& sheet, const Rect& box);

/// Slots for the stones that a side has captured, in one line from the left: filled up to `taken`, grouped as the rule
/// captures. Returns the width used; draws nothing when `dry`.
float draw_slots(Sheet& sheet, const Rect& line, Side by, bool dry);

/// Index of the first visible row of the move list that shows `rows` rows.
std::size_t first_move_row(const WindowView& view, std::size_t rows);

/// The moment's sentence under the board.
void draw_status(Sheet& sheet, const Rect& box);

/// Whether the result may be told at this place.
bool result_is_shown(const WindowView& view);

/// Overlays lie above everything else and catch every click beside them.
void draw_empty_window(Sheet& sheet, const Rect& window);
void draw_help(Sheet& sheet, const Rect& window);
void draw_browser(Sheet& sheet, const Rect& window);
void draw_files(Sheet& sheet, const Rect& window);
void draw_prompt(Sheet& sheet, const Rect& window);
void draw_notice(Sheet& sheet, const Rect& over);
void draw_tooltip(Sheet& sheet, const Rect& window);

}  // namespace fivefold
