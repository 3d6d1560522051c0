// The one sentence of a position: what was just played, what it did, how things stand. Shown in the status line and
// printed by --announce.

#include "viewer/scene/sentences.h"

#include <algorithm>

#include "viewer/scene/messages.h"
#include "viewer/scene/position_words.h"

namespace fivefold {
namespace {

std::string stones(std::size_t count) {
  return count == 1 ? say(Phrase::one_stone) : say(Phrase::many_stones, {{"count", std::to_string(count)}});
}

template <class Points>
std::vector<Point> points_of(const Points& points) {
  return std::vector<Point>(points.begin(), points.end());
}

class Sentence {
 public:
  Sentence(const Study& study, const Moment& moment, const Game& game, const ViewOptions& options)
      : study_(study), moment_(moment), game_(game), options_(options) {}

  std::string make() {
    const Node* node = moment_.node;
    if (node == nullptr) {
      start();
    } else if (!node->judged) {
      add(Phrase::not_placed, {{"move", token()}, {"ply", std::to_string(moment_.ply)}});
      findings();
      return out_;
    } else {
      switch (study_.record().tokens[node->token].kind) {
        case TokenKind::move:
        case TokenKind::unreadable: move(node->step); break;
        case TokenKind::choose: choice(node->step); break;
        case TokenKind::act: act(node->step); break;
      }
      if (node->after_end) add(Phrase::after_the_end, {{"ply", std::to_string(moment_.outcome_ply)}});
      findings();
    }
    what_next();
    return out_;
  }

 private:
  using Arguments = std::initializer_list<std::pair<std::string, std::string>>;
  void add(Phrase phrase, Arguments arguments = {}) {
    if (!out_.empty()) out_ += ' ';
    out_ += say(phrase, arguments);
  }
  std::string name(Side side) const { return study_.ruleset().side_names[side]; }
  std::string name(Point point) const { return name_of(study_, point, options_); }
  std::string names(const std::vector<Point>& points, std::string_view between) const {
    return names_of(study_, points, options_, between);
  }
  std::string token() const { return token_in_words(study_, moment_.node->token, options_); }

  void start() {
    const auto set =
        static_cast<std::size_t>(std::count_if(moment_.cells.begin(), moment_.cells.end(), [](const CellView& cell) {
          return cell.kind == CellView::Kind::setup_stone;
        }));
    const std::string side = name(game_.to_move().value_or(Side::first));
    if (set > 0) {
      add(Phrase::before_first_set, {{"set", stones(set)}, {"stones", stones(moment_.plies)}, {"side", side}});
    } else {
      add(Phrase::before_first, {{"stones", stones(moment_.plies)}, {"side", side}});
    }
  }

  void move(const Step& step) {
    if (!step.placed) {
      if (moment_.ply > 0) add(Phrase::behind_ply, {{"ply", std::to_string(moment_.ply)}});
      const bool stops = game_.policy() == Policy::record;
      add(stops ? Phrase::cannot_be_placed : Phrase::refused_move, {{"side", name(step.side)}, {"move", token()}});
      return;
    }
    const TurnRule& turns = study_.ruleset().turns;
    const bool has_turns = turns.later_turns > 1 && number(step.ply) > 1;
    if (has_turns) {
      add(Phrase::stone_of_turn, {{"ply", std::to_string(number(step.ply))},
                                  {"side", name(step.side)},
                                  {"point", name(step.point)},
                                  {"nth", std::to_string(moment_.turn.size())},
                                  {"size", std::to_string(turns.later_turns)}});
    } else {
      add(Phrase::stone_played,
          {{"ply", std::to_string(number(step.ply))}, {"side", name(step.side)}, {"point", name(step.point)}});
    }
    losses(step);
    if (step.outcome) {
      end(step);
    } else {
      for (const RowView& row : moment_.rows)
        if (!row.winning)
          add(Phrase::row_stands,
              {{"length", length_in_words(row.row.cells.size())}, {"points", names(row.row.cells, " ")}});
    }
  }

  void losses(const Step& step) {
    if (!step.captured.empty()) {
      std::vector<Hop> hops;
      for (const RayView& ray : moment_.rays) hops.insert(hops.end(), ray.hops.begin(), ray.hops.end());
      const std::string portals = portals_in_words(study_, hops);
      const Phrase phrase = moment_.node->after_end ? Phrase::takes_after_end
                            : portals.empty()       ? Phrase::captures
                                                    : Phrase::captures_through;
      add(phrase, {{"count", std::to_string(step.captured.size())},
                   {"portals", portals},
                   {"points", names(points_of(step.captured), ", ")}});
    }
    if (!step.poofed.empty())
      add(Phrase::loses_own,
          {{"count", std::to_string(step.poofed.size())}, {"points", names(points_of(step.poofed), ", ")}});
    if (moment_.node->after_end) return;
    if (!step.captured.empty()) taken(step.side);
    if (!step.poofed.empty()) taken(opponent(step.side));
  }

  void taken(Side side) {
    add(Phrase::has_taken_of, {{"side", name(side)},
                               {"taken", std::to_string(moment_.taken[side])},
                               {"target", std::to_string(study_.ruleset().capture.stones_to_win)}});
  }

  void end(const Step& step) {
    const Outcome& outcome = *step.outcome;
    if (!outcome.winner) {
      add(Phrase::drawn_by_full_board);
      return;
    }
    const Side winner = *outcome.winner;
    for (const RowView& row : moment_.rows)
      if (row.winning) won_by(row);
    if ((outcome.by & bit(EndKind::captures)) != 0)
      add(Phrase::wins_by_captures, {{"side", name(winner)}, {"taken", std::to_string(moment_.taken[winner])}});
    const auto foul = [&](EndKind kind, Phrase what) {
      if ((outcome.by & bit(kind)) != 0)
        add(Phrase::wins_by_foul, {{"side", name(winner)}, {"loser", name(opponent(winner))}, {"foul", say(what)}});
    };
    foul(EndKind::forbidden_overline, Phrase::foul_overline);
    foul(EndKind::forbidden_double_four, Phrase::foul_double_four);
    foul(EndKind::forbidden_double_three, Phrase::foul_double_three);
    if ((outcome.by & bit(EndKind::time)) != 0)
      add(Phrase::act_timeout, {{"side", name(opponent(winner))}, {"winner", name(winner)}});
  }

  void won_by(const RowView& row) {
    const std::string portals = portals_in_words(study_, row.row.hops);
    const bool stood = (moment_.outcome->by & bit(EndKind::row_stood)) != 0;
    const Phrase phrase = stood             ? Phrase::wins_by_standing_row
                          : row.row.ring    ? Phrase::wins_by_ring
                          : portals.empty() ? Phrase::wins_by_row
                                            : Phrase::wins_by_row_through;
    add(phrase, {{"side", name(row.side)},
                 {"length", length_in_words(row.row.cells.size())},
                 {"portals", portals},
                 {"points", names(row.row.cells, " ")}});
  }

  void choice(const Step& step) {
    if (moment_.ply > 0) add(Phrase::behind_ply, {{"ply", std::to_string(moment_.ply)}});
    const Choice choice = study_.record().tokens[moment_.node->token].choice();
    if (!step.problems.empty()) {
      add(Phrase::choice_refused, {{"choice", word(choice)}});
    } else if (choice == Choice::put_two) {
      add(Phrase::choice_put_two);
    } else {
      const Side chosen = choice == Choice::first ? Side::first : Side::second;
      add(step.starter == chosen ? Phrase::choice_of_opener : Phrase::choice_of_other, {{"side", name(chosen)}});
    }
  }

  void act(const Step& step) {
    if (moment_.ply > 0) add(Phrase::behind_ply, {{"ply", std::to_string(moment_.ply)}});
    const Act act = study_.record().tokens[moment_.node->token].act();
    // Time claimed for the side that is not to move counts in a record, with its finding.
    if (!step.problems.empty() && !step.outcome) {
      add(Phrase::act_refused, {{"act", word(act)}, {"side", name(step.side)}});
      return;
    }
    const std::string side = name(step.side);
    const std::string other = name(opponent(step.side));
    switch (act) {
      case Act::resign: add(Phrase::act_resigns, {{"side", side}, {"winner", other}}); break;
      case Act::timeout: add(Phrase::act_timeout, {{"side", side}, {"winner", other}}); break;
      case Act::draw_offer: add(Phrase::act_offers, {{"side", side}}); break;
      case Act::draw_accept: add(Phrase::act_accepts, {{"side", side}}); break;
      case Act::draw_decline: add(Phrase::act_declines, {{"side", side}}); break;
      case Act::pass: add(step.outcome ? Phrase::act_second_pass : Phrase::act_passes, {{"side", side}}); break;
    }
  }

  // Findings of the O family are breaches of the opening. Notes are for the list of findings.
  void findings() {
    for (const Fault* fault : moment_.faults) {
      if (fault->severity == Severity::note) continue;
      const std::string code(row(fault->code).id);
      const Phrase phrase = code.front() == 'O'                  ? Phrase::rule_broken
                            : fault->severity == Severity::error ? Phrase::finding_error
                                                                 : Phrase::finding_warning;
      add(phrase, {{"code", code}, {"message", fault->message}});
    }
  }

  // All rules that bind the same stone.
  std::string rules(const OpeningConstraint& one) const {
    std::string all;
    for (const OpeningNote& note : study_.opening()) {
      if (note.rule->side != one.side || note.rule->stone != one.stone || note.state == RuleState::off) continue;
      if (!all.empty()) all += "; ";
      all += rule_sentence(study_, *note.rule, options_);
    }
    return all;
  }

  void what_next() {
    const auto& zone = moment_.zone;
    const bool about_this = moment_.node != nullptr && zone && zone->played && number(zone->ply) == moment_.ply &&
                            moment_.node->step.placed;
    if (about_this && zone->state == RuleState::obeyed) add(Phrase::rule_kept, {{"rule", rules(*zone->rule)}});
    if (moment_.outcome || !game_.to_move()) return;
    if (game_.phase() == Phase::other_chooses) return add(Phrase::choice_due_other);
    if (game_.phase() == Phase::starter_chooses) return add(Phrase::choice_due_opener);
    if (moment_.node != nullptr) add(Phrase::side_to_move, {{"side", name(*game_.to_move())}});
    if (zone && !zone->played) add(Phrase::rule_next, {{"rule", rules(*zone->rule)}});
  }

  const Study& study_;
  const Moment& moment_;
  const Game& game_;
  const ViewOptions& options_;
  std::string out_;
};

}  // namespace

std::string make_sentence(const Study& study, const Moment& moment, const Game& game, const ViewOptions& options) {
  return Sentence(study, moment, game, options).make();
}

}  // namespace fivefold
