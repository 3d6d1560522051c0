#include <algorithm>
#include <cmath>

#include "viewer/scene/board_painter.h"
#include "viewer/scene/board_scene.h"
#include "viewer/scene/messages.h"
#include "viewer/scene/text_metrics.h"

namespace fivefold {
namespace {

std::string_view name_of_player(const Record& record, Side side) {
  for (std::size_t seat = 0; seat < record.sides.size(); ++seat)
    if (record.sides[seat] == side) return record.players[seat].name;
  return {};
}

std::string taken_text(const Ruleset& ruleset, int taken) {
  if (ruleset.capture.lengths == 0) return {};
  return say(Phrase::caption_taken,
             {{"taken", std::to_string(taken)}, {"goal", std::to_string(ruleset.capture.stones_to_win)}});
}

/// Lines of text under the board, from the top down. In pixels.
class Caption {
 public:
  Caption(const Study& study, const Moment& moment, const ViewOptions& options, float font, Rect lines, DrawList& list)
      : study_(study), moment_(moment), options_(options), font_(font), lines_(lines), y_(lines.y), list_(list) {}

  /// Below the last line.
  float bottom() const { return y_; }

  void players() {
    const float half = lines_.width / 2;
    player(Side::first, lines_.x, half - font_);
    player(Side::second, lines_.x + half, half);
    y_ += 1.6F * font_;
  }

  void text(Part part, std::string_view text, float size, Role role, std::size_t most) {
    for (const std::string& line : wrap_text(text, lines_.width, size, most)) {
      list_.begin(part);
      Paint paint;
      paint.role = role;
      list_.text({lines_.x, std::round(y_ + size)}, line, size, paint);
      y_ += 1.5F * size;
    }
  }

  void reused() {
    std::string all;
    for (const ReuseView& reuse : moment_.reused) {
      std::string plies;
      for (const std::uint32_t ply : reuse.plies) plies += (plies.empty() ? "" : " = ") + std::to_string(ply);
      all += all.empty() ? "" : "   ";
      all += say(Phrase::caption_reused, {{"point", name_of(study_, reuse.point, options_)}, {"plies", plies}});
    }
    if (!all.empty()) text(Part::reuse, all, 0.9F * font_, Role::muted, 3);
  }

 private:
  void player(Side side, float x, float width) {
    const Ruleset& ruleset = study_.ruleset();
    DrawList sign;
    const Attention nothing;
    sign.begin(Part::player, static_cast<std::int32_t>(index(side)));
    board::draw_stone_at(board::make_board(study_, moment_, options_, nothing, 1.2F * font_, sign), {}, side, 1, 1);
    list_.append(sign, {1.2F * font_, {x + 0.6F * font_, y_ + 0.65F * font_}});
    const float left = x + 1.6F * font_;
    const float base = std::round(y_ + font_);
    const std::string taken = taken_text(ruleset, moment_.taken[side]);
    const float taken_width = taken.empty() ? 0 : text_width(taken, 0.9F * font_) + 0.7F * font_;
    std::string_view player = name_of_player(study_.record(), side);
    if (player.empty()) player = ruleset.side_names[side];
    const std::string name = fit_text(shown_text(player), width - 1.6F * font_ - taken_width, font_, true);
    list_.begin(Part::player, static_cast<std::int32_t>(index(side)));
    Paint paint;
    list_.text({left, base}, name, font_, paint, Anchor::start, true);
    if (taken.empty()) return;
    list_.begin(Part::slot, static_cast<std::int32_t>(index(side)));
    paint.role = Role::muted;
    list_.text({left + text_width(name, font_, true) + 0.7F * font_, base}, taken, 0.9F * font_, paint);
  }

  const Study& study_;
  const Moment& moment_;
  const ViewOptions& options_;
  float font_;
  Rect lines_;
  float y_;
  DrawList& list_;
};

/// "Pente (pente.org) · Club evening · 2026-03-14".
std::string about(const Study& study) {
  std::string out = study.ruleset().title;
  for (const std::string_view part : {study.record().event, study.record().date})
    if (!part.empty() && part != "-") out += " \u00B7 " + std::string(part);
  return shown_text(out);
}

}  // namespace

void draw_position(const Study& study, const Moment& moment, const ViewOptions& options, float cell_pixels,
                   DrawList& list, float& width, float& height) {
  const BoardGeometry geometry(study.topology(), options.symmetry);
  const float margin = std::round(0.3F * cell_pixels);
  const Rect board{margin, margin, std::round(geometry.width() * cell_pixels),
                   std::round(geometry.height() * cell_pixels)};
  const float font = std::clamp(std::round(0.38F * cell_pixels), 12.0F, 28.0F);

  DrawList under;
  Caption caption(study, moment, options, font,
                  {margin + 0.3F * font, board.bottom() + 0.8F * font, board.width - 0.6F * font, 0}, under);
  caption.players();
  caption.text(Part::status, moment.sentence, font, Role::ink, 3);
  if (options.numbers == NumberMode::all && options.reuse) caption.reused();
  caption.text(Part::title, about(study), 0.85F * font, Role::muted, 1);

  width = board.right() + margin;
  height = std::ceil(caption.bottom() + 0.5F * font);
  list.begin(Part::background);
  Paint paint;
  paint.role = Role::table;
  list.box({0, 0, width, height}, 0, paint);
  DrawList picture;
  draw_board(study, moment, options, Attention{}, cell_pixels, picture);
  list.append(picture, {cell_pixels, {board.x, board.y}});
  list.append(under, Transform{});
}

}  // namespace fivefold
