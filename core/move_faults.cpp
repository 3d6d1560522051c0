#include "core/move_faults.h"

#include <fmt/format.h>

#include <array>

#include "core/coordinates.h"

namespace fivefold {
namespace {

std::string seconds(double value) {
  std::string text = fmt::format("{:.3f}", value);
  text.erase(text.find_last_not_of('0') + 1);
  if (text.back() == '.') text.pop_back();
  return text;
}

// The tokens before `token` on the way from the start of the game, last one first, until `visit` says stop.
template <class Visit>
void walk_back(const Record& record, std::size_t line, std::size_t token, Visit visit) {
  const Line* of = &record.lines[line];
  auto end = static_cast<std::uint32_t>(token);
  for (;;) {
    while (end > of->first)
      if (!visit(record.tokens[--end])) return;
    if (of == &record.lines.front()) return;
    const Line* parent = nullptr;
    for (const Line& candidate : record.lines)
      if (candidate.id == of->parent && &candidate != of) parent = &candidate;
    if (parent == nullptr) return;
    end = parent->first + of->after;
    of = parent;
  }
}

// A record with more findings than this is hardly a game; then no path is searched for each of them any more.
constexpr std::size_t kManyFindings = 200;

// "ply 12", or "the start" for a stone of the setup.
std::string standing_since(const StepPlace& place) {
  const Coord at = place.record.tokens[place.token].at;
  int later_moves = 0;
  int moves = 0;
  bool found = false;
  walk_back(place.record, place.line, place.token, [&](const Token& token) {
    if (token.kind != TokenKind::move) return true;
    ++moves;
    if (!found) {
      ++later_moves;
      found = token.at == at;
    }
    return true;
  });
  return found ? fmt::format("ply {}", moves - later_moves + 1) : "the start";
}

std::string list_in_words(const std::vector<int>& numbers) {
  std::string out;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (i > 0) out += i + 1 == numbers.size() ? " or " : ", ";
    out += std::to_string(numbers[i]);
  }
  return out;
}

class Reporter {
 public:
  Reporter(const StepPlace& place, const Game& game, Diagnostics& diagnostics)
      : place_(place), token_(place.record.tokens[place.token]), game_(game), diagnostics_(diagnostics) {}

  void placement(Problem problem, Ply ply) {
    switch (problem) {
      case Problem::unreadable: {
        const Extra* extra = place_.record.extra(static_cast<std::uint32_t>(place_.token));
        add(Code::unreadable_move, ply, {{"text", std::string(extra != nullptr ? extra->text : "?")}});
        break;
      }
      case Problem::off_board:
        add(Code::off_board, ply,
            {{"move", move()},
             {"width", std::to_string(game_.topology().width())},
             {"height", std::to_string(game_.topology().height())}});
        break;
      case Problem::locked: add(Code::on_locked_cell, ply, {{"move", move()}}); break;
      case Problem::hole: add(Code::on_hole, ply, {{"move", move()}}); break;
      default: {
        const Side owner =
            game_.position().has(*game_.topology().at(token_.at), Side::first) ? Side::first : Side::second;
        add(Code::occupied, ply,
            {{"move", move()},
             {"side", name(owner)},
             {"since", diagnostics_.size() < kManyFindings ? standing_since(place_) : "an earlier ply"}});
      }
    }
  }

  void opening(const Step& step, const OpeningConstraint& rule) {
    const Topology& topology = game_.topology();
    const Coord at = topology.coord(step.point);
    const auto centre = topology.centre();
    const std::string centre_name = centre ? write_coord(topology.coord(*centre), style()) : std::string();
    const std::string stone = std::to_string(rule.stone);
    switch (rule.kind) {
      case OpeningKind::centre:
        breach(rule, add(Code::opening_centre, step.ply, {{"move", move()}, {"centre", centre_name}}));
        break;
      case OpeningKind::adjacent_to_locked:
        breach(rule, add(Code::opening_adjacent, step.ply, {{"move", move()}}));
        break;
      case OpeningKind::off_centre_lines:
        breach(rule, add(Code::opening_lines, step.ply,
                         {{"move", move()},
                          {"stone", stone},
                          {"side", name(step.side)},
                          {"distances", list_in_words(rule.distances)}}));
        break;
      case OpeningKind::from_centre:
      case OpeningKind::from_own_first: {
        const bool own = rule.kind == OpeningKind::from_own_first;
        const Coord from = topology.coord(own ? *game_.first_stone(step.side) : *centre);
        breach(rule,
               add(Code::opening_distance, step.ply,
                   {{"move", move()},
                    {"stone", stone},
                    {"side", name(step.side)},
                    {"distance", std::to_string(rule.distance)},
                    {"from", own ? "its first stone, " + write_coord(from, style()) : "the centre, " + centre_name},
                    {"found", std::to_string(distance(at, from))}}));
        break;
      }
    }
  }

  void late(const Step& step) {
    const double limit = game_.seconds_per_move().value_or(0);
    const double spent = token_.milliseconds / 1000.0;
    Diagnostic& added =
        add(Code::late_move, step.ply, {{"move", move()}, {"seconds", seconds(spent)}, {"limit", seconds(limit)}});
    if (spent <= limit + place_.clock_tolerance) added.severity = Severity::warning;
  }

  void act(const Step& step) {
    const ProblemSet& problems = step.problems;
    if (token_.kind == TokenKind::choose) {
      const char* reason = problems.has(Problem::game_over)       ? "the game is over"
                           : problems.has(Problem::no_choice_now) ? "none is due"
                                                                  : "this opening does not offer it";
      add(Code::choice_refused, game_.plies(), {{"choice", word(token_.choice())}, {"reason", reason}});
      return;
    }
    if (problems.has(Problem::no_clock)) {
      add(Code::no_clock, game_.plies(), {{"ruleset", game_.ruleset().title}});
    } else if (problems.has(Problem::no_pass)) {
      add(Code::pass_refused, game_.plies(), {{"ruleset", game_.ruleset().title}});
    } else if (problems.has(Problem::wrong_turn)) {
      add(Code::time_of_other_side, game_.plies(), {{"side", name(step.side)}, {"other", name(opponent(step.side))}});
    } else {
      const char* reason = problems.has(Problem::game_over)  ? "the game is over"
                           : problems.has(Problem::no_offer) ? "there is no offer of the other side"
                                                             : "an offer is open already";
      add(Code::offer_refused, game_.plies(), {{"act", word(token_.act())}, {"reason", reason}});
    }
  }

  void wrong_turn(const Step& step) {
    add(Code::wrong_turn, step.ply,
        {{"move", move()}, {"claimed", name(step.side)}, {"side", name(opponent(step.side))}});
  }
  void choice_unknown(const Step& step) { add(Code::choice_unknown, step.ply, {}); }

 private:
  CoordinateStyle style() const { return game_.ruleset().coordinates; }
  std::string move() const { return write_coord(token_.at, style()); }
  const std::string& name(Side side) const { return game_.ruleset().side_names[side]; }

  Diagnostic& add(Code code, Ply ply, std::initializer_list<Argument> arguments) {
    Diagnostic& added = diagnostics_.add(code, token_.where, arguments, ply);
    added.line = place_.record.lines[place_.line].id;
    return added;
  }

  void breach(const OpeningConstraint& rule, Diagnostic& diagnostic) const {
    if (rule.applies == Applies::rated_only && !place_.rated) diagnostic.severity = Severity::note;
  }

  const StepPlace& place_;
  const Token& token_;
  const Game& game_;
  Diagnostics& diagnostics_;
};

constexpr std::array kPlacement = {Problem::unreadable, Problem::off_board, Problem::locked, Problem::hole,
                                   Problem::occupied};

}  // namespace

void report_problems(const StepPlace& place, const Step& step, const Game& game, Diagnostics& diagnostics) {
  Reporter reporter(place, game, diagnostics);
  const Token& token = place.record.tokens[place.token];
  if (token.kind == TokenKind::act || token.kind == TokenKind::choose) return reporter.act(step);
  if (step.problems.has(Problem::choice_pending)) reporter.choice_unknown(step);
  if (step.problems.has(Problem::wrong_turn)) reporter.wrong_turn(step);
  if (step.problems.has(Problem::time)) reporter.late(step);
  const Ply attempted = step.placed ? step.ply : Ply{number(game.plies()) + 1};
  for (const Problem problem : kPlacement)
    if (step.problems.has(problem)) reporter.placement(problem, attempted);
  if (!step.placed) return;
  for (const OpeningConstraint& rule : game.ruleset().opening) {
    if (rule.side != step.side || rule.stone != game.stones(step.side)) continue;
    if (step.problems.has(problem_of(rule.kind))) reporter.opening(step, rule);
  }
}

void report_unplayed(const StepPlace& place, const Game& game, Diagnostics& diagnostics) {
  const Token& token = place.record.tokens[place.token];
  Reporter reporter(place, game, diagnostics);
  if (token.kind == TokenKind::unreadable) return reporter.placement(Problem::unreadable, Ply{0});
  if (token.kind != TokenKind::move) return;
  const auto point = game.topology().at(token.at);
  if (!point) return reporter.placement(Problem::off_board, Ply{0});
  if (game.topology().is_locked(*point)) return reporter.placement(Problem::locked, Ply{0});
  if (game.topology().is_hole(*point)) return reporter.placement(Problem::hole, Ply{0});
  if (game.position().has_stone(*point)) reporter.placement(Problem::occupied, Ply{0});
}

bool is_unplayable(const Token& token, const Game& game) {
  if (token.kind != TokenKind::move) return false;
  const auto point = game.topology().at(token.at);
  return !point || game.topology().is_locked(*point) || game.topology().is_hole(*point) ||
         game.position().has_stone(*point);
}

std::string in_words(EndSet by) {
  constexpr std::array<const char*, kEndKinds> words = {"a row",
                                                        "captures",
                                                        "a row that stood",
                                                        "a full board",
                                                        "agreement",
                                                        "two passes",
                                                        "resignation",
                                                        "time",
                                                        "an overline of the side that may not make one",
                                                        "a double-four of the side that may not make one",
                                                        "a double-three of the side that may not make one"};
  std::string out;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if ((by & (1U << i)) == 0) continue;
    if (!out.empty()) out += " and ";
    out += words[i];
  }
  return out;
}

}  // namespace fivefold
