#include "tests/support/naive_moment.h"

#include <algorithm>

namespace fivefold::test {

std::vector<std::uint32_t> naive_path(const Record& record, std::uint32_t line) {
  const Line& of = record.lines[line];
  std::vector<std::uint32_t> own;
  for (std::uint32_t i = 0; i < of.count; ++i) own.push_back(of.first + i);
  if (line == 0) return own;
  for (std::uint32_t parent = 0; parent < record.lines.size(); ++parent) {
    if (record.lines[parent].id != of.parent || parent == line) continue;
    std::vector<std::uint32_t> path = naive_path(record, parent);
    path.resize(path.size() - record.lines[parent].count + of.after);
    path.insert(path.end(), own.begin(), own.end());
    return path;
  }
  return own;
}

NaiveMoment naive_moment(const Study& study, std::uint32_t line, std::uint32_t tokens, Policy policy) {
  const Record& record = study.record();
  const std::vector<std::uint32_t> path = naive_path(record, line);
  Game game(study.ruleset(), study.topology(), policy);
  game.reset(study.ruleset(), study.topology(), policy, &record.setup);
  if (!study.ruleset().seconds_per_move) game.set_seconds_per_move(record.seconds_per_move);
  NaiveMoment naive;
  for (std::size_t i = 0; i < study.topology().size(); ++i) {
    const auto point = static_cast<Point>(i);
    if (game.position().has_stone(point))
      naive.stones[point] = {game.position().has(point, Side::first) ? Side::first : Side::second, 0};
  }
  std::map<Point, NaiveMoment::Ghost> lost;
  std::vector<std::vector<Point>> rows;
  std::optional<Side> row_side;
  bool stopped = false;
  for (std::uint32_t i = 0; i < tokens; ++i) {
    naive.judged = !stopped;
    naive.ghosts_now.clear();
    if (stopped) continue;
    const Token& token = record.tokens[path[i]];
    const bool was_over = game.outcome().has_value();
    game.apply(token, naive.step);
    const Step& step = naive.step;
    const bool is_move = token.kind == TokenKind::move || token.kind == TokenKind::unreadable;
    if (is_move && !step.placed && policy == Policy::record) stopped = true;
    if (!step.placed) {
      if (step.outcome && !was_over) naive.outcome_ply = number(game.plies());
      continue;
    }
    ++naive.ply;
    naive.stones[step.point] = {step.side, naive.ply};
    naive.reused[step.point].push_back(naive.ply);
    for (const auto* losses : {&step.captured, &step.poofed}) {
      for (const Point point : *losses) {
        const NaiveMoment::Stone stone = naive.stones.at(point);
        lost[point] = {point, stone.side, stone.ply, naive.ply};
        naive.ghosts_now.push_back(lost[point]);
        naive.stones.erase(point);
      }
    }
    if (step.outcome && !was_over) {
      naive.outcome_ply = naive.ply;
      row_side = step.side;
      for (const Row& row : step.rows) rows.push_back(row.cells);
    }
  }
  for (const auto& [point, ghost] : lost)
    if (!naive.stones.contains(point)) naive.ghosts_all.push_back(ghost);
  std::sort(naive.ghosts_now.begin(), naive.ghosts_now.end());
  for (const std::vector<Point>& row : rows) {
    const bool stands = std::all_of(row.begin(), row.end(), [&](Point point) {
      const auto stone = naive.stones.find(point);
      return stone != naive.stones.end() && stone->second.side == *row_side;
    });
    if (stands) naive.rows.push_back(row);
  }
  std::erase_if(naive.reused, [](const auto& entry) { return entry.second.size() < 2; });
  naive.taken = {{game.position().taken(Side::first), game.position().taken(Side::second)}};
  naive.to_move = game.to_move();
  naive.outcome = game.outcome();
  return naive;
}

}  // namespace fivefold::test
