#include <algorithm>
#include <array>
#include <cmath>

#include <fmt/format.h>

#include "viewer/scene/messages.h"
#include "viewer/scene/panel.h"

namespace fivefold {
namespace {

constexpr float kHead = 22;
constexpr float kGraph = 56;

/// Seconds of the moves of the shown path that state any; `at` is the place on the path.
struct Timed {
  std::uint32_t at = 0;
  double seconds = 0;
};

std::vector<Timed> times_of(const WindowView& view) {
  std::vector<Timed> times;
  const Study& study = *view.study;
  const std::uint32_t line = view.moment->cursor.line;
  for (std::uint32_t tokens = 1; tokens <= study.length(line); ++tokens) {
    const Node* node = study.node({line, tokens});
    const std::int32_t milliseconds = study.record().tokens[node->token].milliseconds;
    if (milliseconds != kNoTime) times.push_back({tokens, milliseconds / 1000.0});
  }
  return times;
}

bool has_times(const WindowView& view) {
  const auto& tokens = view.study->record().tokens;
  return std::any_of(tokens.begin(), tokens.end(), [](const Token& token) { return token.milliseconds != kNoTime; });
}

std::string seconds_text(double seconds) { return fmt::format("{:.3g}", seconds); }

/// The longest time of each stretch of the path; as many stretches as bars fit.
std::vector<double> bars_of(const std::vector<Timed>& times, std::uint32_t length, std::size_t most) {
  std::vector<double> bars(std::min<std::size_t>(most, std::max<std::uint32_t>(length, 1)), -1.0);
  for (const Timed& time : times) {
    const std::size_t bar = static_cast<std::size_t>(time.at - 1) * bars.size() / std::max<std::uint32_t>(length, 1);
    bars[std::min(bar, bars.size() - 1)] = std::max(bars[std::min(bar, bars.size() - 1)], time.seconds);
  }
  return bars;
}

}  // namespace

CardWish wish_times(const Sheet& sheet, float) {
  if (!has_times(sheet.view())) return {};
  const float all = 2 * sheet.px(8) + sheet.px(kHead) + sheet.px(kGraph);
  return {all, all};
}

void draw_times(Sheet& sheet, const Rect& box) {
  const WindowView& view = sheet.view();
  const Rect inner{box.x + sheet.px(12), box.y + sheet.px(8), box.width - sheet.px(24), box.height - sheet.px(16)};
  DrawList& list = sheet.list();
  list.begin(Part::time_graph);
  const Rect head{inner.x, inner.y, inner.width, sheet.px(kHead)};
  const float used = sheet.text(head, say(Phrase::panel_times), {.size = kSmall, .role = Role::muted, .bold = true});
  const auto& limit = view.study->ruleset().seconds_per_move;
  if (limit) {
    const std::string words = say(Phrase::panel_times_limit, {{"seconds", seconds_text(*limit)}});
    sheet.text({head.x + used, head.y, head.width - used, head.height}, words,
               {.size = kSmall, .role = Role::muted, .anchor = Anchor::end});
  }
  const Rect graph{inner.x, head.bottom(), inner.width, inner.bottom() - head.bottom()};
  const std::vector<Timed> times = times_of(view);
  double most = limit ? *limit * 1.1 : 1;
  for (const Timed& time : times) most = std::max(most, time.seconds);
  const std::uint32_t length = view.study->length(view.moment->cursor.line);
  const auto room = static_cast<std::size_t>(std::max(1.0F, std::floor(graph.width / sheet.px(4))));
  const std::vector<double> bars = bars_of(times, length, room);
  const float step = std::min(graph.width / static_cast<float>(bars.size()), sheet.px(14));
  const std::uint32_t tokens = view.moment->cursor.tokens;
  for (std::size_t i = 0; i < bars.size(); ++i) {
    if (bars[i] < 0) continue;
    const bool late = limit && bars[i] > *limit;
    const float high = std::max(sheet.px(2), graph.height * static_cast<float>(bars[i] / most));
    const float x = graph.x + step * static_cast<float>(i);
    const std::size_t here =
        tokens == 0 ? bars.size() : static_cast<std::size_t>(tokens - 1) * bars.size() / std::max(length, 1U);
    const Role role = late ? Role::caution : here == i ? Role::accent : Role::field_edge;
    list.begin(Part::time_graph, static_cast<std::int32_t>(i));
    list.box({std::round(x), graph.bottom() - high, std::max(1.0F, std::round(step - sheet.px(1.5F))), high}, 0,
             {.role = role});
    // Late bars carry a cap, so that they need not be told by their colour.
    if (late)
      list.box({std::round(x), graph.bottom() - high, std::max(1.0F, std::round(step - sheet.px(1.5F))), sheet.px(3)},
               0, {.role = Role::ink});
  }
  // Where the game is now, also under a bar that is late or missing.
  if (tokens > 0 && !bars.empty()) {
    const std::size_t here = static_cast<std::size_t>(tokens - 1) * bars.size() / std::max(length, 1U);
    list.begin(Part::time_graph, static_cast<std::int32_t>(here));
    list.box({std::round(graph.x + step * static_cast<float>(here)), graph.bottom() + sheet.px(2),
              std::max(sheet.px(2), std::round(step - sheet.px(1.5F))), sheet.px(3)},
             0, {.role = Role::accent});
  }
  if (!limit) return;
  const float y = std::round(graph.bottom() - graph.height * static_cast<float>(*limit / most));
  list.begin(Part::time_graph);
  list.line({graph.x, y}, {graph.right(), y}, sheet.px(1),
            {.role = Role::ink, .dash = sheet.px(4), .gap = sheet.px(3), .snap = true, .round = false});
}

}  // namespace fivefold
