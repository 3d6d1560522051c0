#include <array>

#include <fmt/format.h>

#include "viewer/scene/messages.h"
#include "viewer/scene/panel.h"
#include "viewer/scene/result_text.h"

namespace fivefold {
namespace {

constexpr float kHead = 24;
constexpr float kLine = 20;
constexpr float kPlayer = 28;
constexpr float kSlots = 22;
constexpr float kResult = 32;
constexpr float kName = 140;  // least room for a name before the slots go to a line of their own
constexpr float kClock = 56;

/// Event, round, date and site as far as the record has them.
std::string origin(const Record& record) {
  std::string out;
  const auto add = [&out](std::string_view text) {
    if (text.empty() || text == "-" || text == "?") return;
    if (!out.empty()) out += " \xC2\xB7 ";
    out += text;
  };
  add(record.event);
  if (!record.round.empty() && record.round != "-" && record.round != "?")
    add(say(Phrase::panel_round, {{"round", std::string(record.round)}}));
  add(record.date);
  add(record.site);
  return out;
}

std::string heading(const WindowView& view) {
  const Study& study = *view.study;
  if (!study.has_ruleset()) return say(Phrase::panel_no_ruleset);
  return fmt::format("{} {}\xC3\x97{}", study.ruleset().title, study.topology().width(), study.topology().height());
}

const Player& player_of(const Record& record, Side side) { return record.players[record.sides[0] == side ? 0 : 1]; }

bool captures(const WindowView& view) { return view.study->ruleset().capture.lengths != 0; }
bool has_clock(const WindowView& view) { return view.moment->clock[Side::first] || view.moment->clock[Side::second]; }

/// Whether the slots of captured stones stand in the line of the player's name.
bool slots_in_line(const Sheet& sheet, float width) {
  DrawList nowhere;
  std::vector<Hit> none;
  Sheet trial(sheet.view(), sheet.scale(), nowhere, none);
  const float slots = draw_slots(trial, {0, 0, width, sheet.px(kSlots)}, Side::first, true);
  const float clock = has_clock(sheet.view()) ? sheet.px(kClock) : 0;
  return width - sheet.px(24 + 28) - slots - clock >= sheet.px(kName);
}

float player_height(const Sheet& sheet, float width) {
  const bool own_line = captures(sheet.view()) && !slots_in_line(sheet, width);
  return sheet.px(kPlayer) + (own_line ? sheet.px(kSlots) : 0);
}

void draw_clock(Sheet& sheet, const Rect& line, double seconds) {
  const auto& limit = sheet.view().study->ruleset().seconds_per_move;
  const bool late = limit && seconds > *limit;
  sheet.list().begin(Part::clock);
  sheet.text(line, clock_text(seconds),
             {.size = kBody, .role = late ? Role::caution : Role::muted, .bold = late, .anchor = Anchor::end});
}

void draw_player(Sheet& sheet, const Rect& box, Side side) {
  const WindowView& view = sheet.view();
  const Player& player = player_of(view.study->record(), side);
  const bool moves = view.moment->to_move == side;
  Rect line{box.x, box.y, box.width, sheet.px(kPlayer)};
  DrawList& list = sheet.list();
  list.begin(Part::player, static_cast<std::int32_t>(side));
  if (moves) {
    const Rect ground{box.x - sheet.px(6), line.y + sheet.px(1), box.width + sheet.px(12), line.height - sheet.px(2)};
    list.box(ground, sheet.px(5), {.role = Role::selection});
    list.box({ground.x, ground.y + sheet.px(5), sheet.px(3), ground.height - sheet.px(10)}, sheet.px(1),
             {.role = Role::accent});
  }
  sheet.mark({line.x + sheet.px(12), line.y + line.height / 2}, sheet.px(9), side);
  list.begin(Part::player, static_cast<std::int32_t>(side));
  line.x += sheet.px(28);
  line.width -= sheet.px(28);
  if (has_clock(view)) {
    if (view.moment->clock[side]) {
      draw_clock(sheet, {line.right() - sheet.px(kClock), line.y, sheet.px(kClock), line.height},
                 *view.moment->clock[side]);
    }
    line.width -= sheet.px(kClock);
  }
  if (captures(view)) {
    const float inner = box.width;
    if (slots_in_line(sheet, inner)) {
      const float wide = draw_slots(sheet, line, side, true);
      draw_slots(sheet, {line.right() - wide, line.y, wide, line.height}, side, false);
      line.width -= wide + sheet.px(8);
    } else {
      draw_slots(sheet, {line.x, line.bottom(), inner - sheet.px(28), sheet.px(kSlots)}, side, false);
    }
    list.begin(Part::player, static_cast<std::int32_t>(side));
  }
  const std::string& side_name = view.study->ruleset().side_names[side];
  const std::string name = player.name.empty() ? side_name : shown_text(player.name);
  const float used = sheet.text(line, name, {.size = kBody, .bold = moves});
  std::string more = player.rating ? std::to_string(*player.rating) : std::string();
  if (!player.name.empty()) more += (more.empty() ? "" : " \xC2\xB7 ") + side_name;
  const float room = line.width - used - sheet.px(8);
  if (room >= sheet.width(more, {.size = kSmall}) && !more.empty())
    sheet.text({line.x + used + sheet.px(8), line.y, room, line.height}, more, {.size = kSmall, .role = Role::muted});
}

void draw_result(Sheet& sheet, const Rect& line, const Rect& second) {
  const WindowView& view = sheet.view();
  sheet.list().begin(Part::result);
  if (!result_is_shown(view)) {
    const Style large{.size = kLarge, .role = Role::muted, .bold = true};
    const float used = sheet.text(line, say(Phrase::panel_result_hidden), large);
    const float left = line.x + used + sheet.px(12);
    sheet.text({left, line.y, std::max(0.0F, line.right() - left), line.height}, say(Phrase::panel_result_key),
               {.size = kSmall, .role = Role::muted});
    sheet.hit(line, HitKind::control, static_cast<std::int64_t>(Control::spoilers));
    return;
  }
  const ResultText text = result_text(*view.study);
  const Style quiet{.size = kSmall, .role = Role::muted};
  const float aside = text.aside.empty() ? 0 : std::ceil(sheet.width(text.aside, quiet)) + sheet.px(1);
  const Rect room{line.x, line.y, std::max(0.0F, line.width - aside - sheet.px(12)), line.height};
  // The largest size in which it can be read whole.
  Style large{.size = kLarge, .bold = true};
  for (const float size : {kTitle, kBody})
    if (sheet.width(text.large, large) > room.width) large.size = size;
  const float used = sheet.text(room, text.large, large);
  sheet.text({room.x + used + sheet.px(12), line.y, aside, line.height}, text.aside, quiet);
  if (text.small.empty() || second.empty()) return;
  sheet.text(second, text.small, {.size = kSmall, .role = text.differs ? Role::error : Role::muted});
}

}  // namespace

bool result_is_shown(const WindowView& view) {
  if (view.options.spoilers) return true;
  // At the end of the game itself; the end of a variation tells nothing about it.
  return view.moment->cursor.line == 0 && view.moment->cursor.tokens >= view.study->length(0);
}

CardWish wish_title(const Sheet& sheet, float width) {
  const WindowView& view = sheet.view();
  const float inner = width - 2 * sheet.px(12);
  const float least = 2 * sheet.px(8) + sheet.px(kHead) + 2 * player_height(sheet, inner) + sheet.px(4);
  float wanted = least + sheet.px(kResult);
  if (!origin(view.study->record()).empty()) wanted += sheet.px(kLine);
  if (result_is_shown(view) && !result_text(*view.study).small.empty()) wanted += sheet.px(kLine);
  if (!view.study->faults().empty()) wanted += sheet.px(24);
  return {least, wanted};
}

namespace {

void draw_head(Sheet& sheet, const Rect& line) {
  const WindowView& view = sheet.view();
  sheet.list().begin(Part::title);
  Rect room = line;
  if (view.games > 1 || view.loading) {
    const Phrase phrase = view.loading ? Phrase::panel_game_loading : Phrase::panel_game_of;
    const std::string games =
        say(phrase, {{"game", std::to_string(view.game + 1)}, {"games", std::to_string(view.games)}});
    const float wide = std::min(line.width / 2, std::ceil(sheet.width(games, {.size = kSmall})) + sheet.px(2));
    const Rect right{line.right() - wide, line.y, wide, line.height};
    sheet.text(right, games, {.size = kSmall, .role = Role::accent, .anchor = Anchor::end});
    sheet.hit(right, HitKind::control, static_cast<std::int64_t>(Control::browse));
    room.width -= wide + sheet.px(8);
  }
  sheet.text(room, heading(view), {.size = kTitle, .bold = true});
}

void draw_findings(Sheet& sheet, const Rect& line) {
  const auto& faults = sheet.view().study->faults();
  sheet.list().begin(Part::fault);
  Severity worst = Severity::note;
  for (const Fault& fault : faults) worst = std::max(worst, fault.severity);
  const Role role = worst == Severity::error ? Role::error : Role::caution;
  const std::string count = faults.size() == 1 ? say(Phrase::panel_faults_one)
                                               : say(Phrase::panel_faults, {{"count", std::to_string(faults.size())}});
  if (worst == Severity::error)
    sheet.icon(Icon::warning, {line.x + sheet.px(9), line.y + line.height / 2}, sheet.px(16), role);
  else
    sheet.list().disc({line.x + sheet.px(9), line.y + line.height / 2}, sheet.px(5), {.role = role});
  const float x = line.x + sheet.px(28);
  const float used =
      sheet.text({x, line.y, line.right() - x, line.height}, count, {.size = kBody, .role = role, .bold = true});
  const float left = x + used + sheet.px(8);
  sheet.text({left, line.y, std::max(0.0F, line.right() - left), line.height}, say(Phrase::panel_faults_key),
             {.size = kSmall, .role = Role::muted});
  sheet.hit(line, HitKind::control, static_cast<std::int64_t>(Control::next_fault));
}

}  // namespace

void draw_title(Sheet& sheet, const Rect& box) {
  const WindowView& view = sheet.view();
  const Rect inner{box.x + sheet.px(12), box.y + sheet.px(8), box.width - 2 * sheet.px(12),
                   box.height - 2 * sheet.px(8)};
  const float player = player_height(sheet, inner.width);
  float spare = inner.height - sheet.px(kHead) - sheet.px(4) - 2 * player;
  const auto take = [&spare](float height) {
    if (spare < height) return 0.0F;
    spare -= height;
    return height;
  };
  // What there is no room for is left out: the result last of all.
  const bool has_small = result_is_shown(view) && !result_text(*view.study).small.empty();
  const float result = take(sheet.px(kResult));
  const float findings = view.study->faults().empty() ? 0 : take(sheet.px(24));
  const float small = has_small && result > 0 ? take(sheet.px(kLine)) : 0;
  const std::string from = origin(view.study->record());
  const float line = from.empty() ? 0 : take(sheet.px(kLine));

  float y = inner.y;
  draw_head(sheet, {inner.x, y, inner.width, sheet.px(kHead)});
  y += sheet.px(kHead);
  if (line > 0) sheet.text({inner.x, y, inner.width, line}, from, {.size = kSmall, .role = Role::muted});
  y += line + sheet.px(4);
  for (const Side side : {Side::first, Side::second}) {
    draw_player(sheet, {inner.x, y, inner.width, player}, side);
    y += player;
  }
  if (result > 0) draw_result(sheet, {inner.x, y, inner.width, result}, {inner.x, y + result, inner.width, small});
  y += result + small;
  if (findings > 0) draw_findings(sheet, {inner.x, y, inner.width, findings});
}

}  // namespace fivefold
