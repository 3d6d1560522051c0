#include "tools/shown_game.h"

#include <fmt/format.h>

#include "tools/messages.h"
#include "tools/report.h"

namespace fivefold {

ShownGame play_to(const Judged& judged, const Topology& topology, const Options& options) {
  const Record& record = judged.record;
  const Line& line = record.lines.front();
  Game whole(*judged.ruleset, topology, options.policy);
  whole.reset(*judged.ruleset, topology, options.policy, &record.setup);
  ShownGame shown{whole, {}, {}, 0, 0, false};
  Step step;
  const std::uint32_t wanted = options.ply.value_or(judged.replay->plies);
  bool passed = false;
  for (std::uint32_t i = line.first; i < line.first + line.count; ++i) {
    const Token& token = record.tokens[i];
    whole.apply(token, step);
    if (token.kind == TokenKind::unreadable || (token.kind == TokenKind::move && !step.placed)) {
      if (options.policy == Policy::record) break;
      continue;
    }
    passed = passed || (token.kind == TokenKind::act && token.act() == Act::pass);
    const std::uint32_t ply = number(whole.plies());
    if (step.placed) {
      shown.stones.push_back(step.point);
      shown.plies = ply;
    }
    if (ply > wanted) continue;
    shown.game = whole;
    shown.ply = ply;
    shown.passed = passed;
    if (step.placed) shown.step = step;
  }
  return shown;
}

std::string end_text(const Game& game) {
  const Ruleset& ruleset = game.ruleset();
  if (game.outcome()) {
    std::vector<std::string_view> how;
    for (int i = 0; i < kEndKinds; ++i)
      if (game.outcome()->by & bit(static_cast<EndKind>(i))) how.emplace_back(word(static_cast<EndKind>(i)));
    const std::string by = fmt::format("{}", fmt::join(how, ", "));
    if (!game.outcome()->winner) return say(Message::drawn, {{"how", by}});
    return say(Message::won, {{"side", ruleset.side_names[*game.outcome()->winner]}, {"how", by}});
  }
  return say(Message::to_move, {{"side", game.to_move() ? ruleset.side_names[*game.to_move()] : ""}});
}

std::string moves_text(const Judged& judged, const Topology& topology, const ShownGame& shown, std::uint32_t last,
                       std::uint32_t marked, CoordinateStyle style) {
  std::string out;
  std::string number_before;
  for (std::uint32_t ply = 1; ply <= last && ply <= shown.stones.size(); ++ply) {
    const std::string at = write_coord(topology.coord(shown.stones[ply - 1]), style);
    const std::string numbered = move_as_numbered(judged, Ply{ply});
    const std::string number = numbered.substr(0, numbered.find('.'));
    if (!out.empty()) out += ' ';
    if (number != number_before) out += number + ". ";
    out += ply == marked ? fmt::format("[{}]", at) : at;
    number_before = number;
  }
  return out;
}

}  // namespace fivefold
