#include "viewer/app/scrolling.h"

#include <algorithm>

#include "viewer/app/commands.h"
#include "viewer/app/notices.h"

namespace fivefold::viewer {
namespace {

/// The first visible row of the move list and how many there are, as the picture shows them.
struct VisibleRows {
  std::int64_t first = 0;
  std::int64_t count = 0;
};
VisibleRows visible_moves(const Picture& picture) {
  VisibleRows rows;
  for (const Hit& hit : picture.hits) {
    if (hit.kind != HitKind::move) continue;
    rows.first = rows.count == 0 ? hit.a : std::min(rows.first, hit.a);
    ++rows.count;
  }
  return rows;
}

/// By a key: wherever the pointer is.
void scroll_comment_card(State& state, float lines) {
  for (const Hit& hit : current_picture(state).hits) {
    if (hit.kind != HitKind::comment) continue;
    const std::int64_t most = hit.a;
    scroll_comment(state, lines, most);
    return;
  }
  tell(state, Phrase::comment_short);
}

}  // namespace

void scroll_moves(State& state, float notches) {
  const VisibleRows visible = visible_moves(current_picture(state));
  if (visible.count == 0) return;
  const auto rows = static_cast<float>(state.moves.rows.size());
  const float from = state.move_scroll < 0 ? static_cast<float>(visible.first) : state.move_scroll;
  const float top = std::max(0.0F, rows - static_cast<float>(visible.count));
  state.move_scroll = std::clamp(from + notches * 3, 0.0F, top);
  changed(state);
}

void scroll_comment(State& state, float lines, std::int64_t most) {
  const auto end = static_cast<float>(std::max<std::int64_t>(most, 0));
  state.comment_scroll = std::clamp(state.comment_scroll + lines, 0.0F, end);
  changed(state);
}

void commands::comment_down(State& state) { scroll_comment_card(state, 2); }
void commands::comment_up(State& state) { scroll_comment_card(state, -2); }

}  // namespace fivefold::viewer
