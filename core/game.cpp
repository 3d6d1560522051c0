#include "core/game.h"

#include <algorithm>

namespace fivefold {
namespace {

// Stones that the starter places before the first choice, and that the other places after "put2".
int stones_before_choice(SwapRule rule) { return rule == SwapRule::dpente ? 4 : 3; }
constexpr int kSecondPlacement = 2;

}  // namespace

void Step::clear() {
  ply = Ply{0};
  side = Side::first;
  point = kNoPoint;
  placed = false;
  problems.clear();
  captured.clear();
  poofed.clear();
  if (!rows.empty()) rows.clear();
  outcome.reset();
  seats_chosen = false;
}

Game::Game(const Ruleset& ruleset, const Topology& topology, Policy policy)
    : position_(ruleset, topology), policy_(policy) {
  reset(ruleset, topology, policy);
}

void Game::reset(const Ruleset& ruleset, const Topology& topology, Policy policy, const Setup* setup) {
  position_.reset(ruleset, topology);
  policy_ = policy;
  outcome_.reset();
  to_move_ = Side::first;
  left_in_turn_ = ruleset.turns.first_turn;
  opening_ = true;
  last_opening_stone_ = 0;
  for (const OpeningConstraint& rule : ruleset.opening) last_opening_stone_ = std::max(last_opening_stone_, rule.stone);
  plies_ = Ply{0};
  stones_ = {};
  first_ = {};
  offer_.reset();
  passes_ = 0;
  seconds_per_move_ = ruleset.seconds_per_move;
  phase_ = ruleset.swap == SwapRule::none ? Phase::play : Phase::starter_places;
  if (setup == nullptr) return;
  for (const Side side : {Side::first, Side::second}) {
    position_.set_taken(side, setup->taken[side]);
    for (const Coord at : setup->stones[side]) {
      const auto point = topology.at(at);
      if (point && position_.is_free(*point)) position_.put(*point, side);
      opening_ = false;
    }
  }
  if (setup->to_move) to_move_ = *setup->to_move;
  if (!opening_) {
    phase_ = Phase::play;
    left_in_turn_ = ruleset.turns.later_turns;
  }
}

void Game::apply(const Token& token, Step& step) {
  step.clear();
  step.side = to_move_;
  const bool over = outcome_.has_value();
  if (over) {
    step.problems.add(Problem::game_over);
    if (policy_ == Policy::referee || (token.kind != TokenKind::move && token.kind != TokenKind::unreadable)) return;
  }
  switch (token.kind) {
    case TokenKind::move: apply_move(token, step); break;
    case TokenKind::unreadable: step.problems.add(Problem::unreadable); break;
    case TokenKind::choose: apply_choice(token.choice(), step); break;
    case TokenKind::act: {
      std::optional<Side> by;
      if (token.side != 0) by = token.side == 1 ? Side::first : Side::second;
      apply_act(token.act(), by, step);
      break;
    }
  }
}

bool Game::can_place(const Token& token, Step& step) {
  const auto point = topology().at(token.at);
  if (!point) {
    step.problems.add(Problem::off_board);
    return false;
  }
  step.point = *point;
  if (position_.is_free(*point)) return true;
  step.problems.add(topology().is_locked(*point) ? Problem::locked
                    : topology().is_hole(*point) ? Problem::hole
                                                 : Problem::occupied);
  return false;
}

void Game::apply_move(const Token& token, Step& step) {
  const bool referee = policy_ == Policy::referee;
  if (!outcome_ && (phase_ == Phase::other_chooses || phase_ == Phase::starter_chooses)) {
    if (referee) return step.problems.add(Problem::choice_pending);
    phase_ = Phase::play;  // the record leaves the choice out: unknown, not a fault
    step.problems.add(Problem::choice_pending);
  }
  if (token.side != 0 && token.side != number(to_move_)) {
    step.problems.add(Problem::wrong_turn);
    if (referee) return;
    step.side = opponent(to_move_);
  }
  if (token.milliseconds != kNoTime && seconds_per_move() && token.milliseconds > *seconds_per_move() * 1000.0) {
    step.problems.add(Problem::time);
    if (referee) return end({opponent(to_move_), bit(EndKind::time)}, step);
  }
  if (!can_place(token, step)) return;
  if (opening_ && stones_[step.side] < last_opening_stone_) {
    const ProblemSet broken = opening_problems(*this, step.point, step.side);
    if (!broken.empty()) {
      step.problems.add(broken);
      if (referee) return;
    }
  }
  const ForbiddenRule& forbidden = ruleset().forbidden;
  if (referee && forbidden.kinds != 0 && forbidden.policy == ForbiddenPolicy::illegal && step.side == forbidden.side) {
    const std::uint8_t kinds = position_.fouls(step.point, step.side).kinds & forbidden.kinds;
    if ((kinds & kFoulOverline) != 0) step.problems.add(Problem::forbidden_overline);
    if ((kinds & kFoulDoubleFour) != 0) step.problems.add(Problem::forbidden_double_four);
    if ((kinds & kFoulDoubleThree) != 0) step.problems.add(Problem::forbidden_double_three);
    if (kinds != 0) return;
  }
  place(step.point, step.side, step);
}

void Game::place(Point point, Side side, Step& step) {
  position_.place(point, side, step, !outcome_.has_value());
  plies_ = Ply{number(plies_) + 1};
  step.ply = plies_;
  if (stones_[side]++ == 0) first_[side] = point;
  offer_.reset();
  passes_ = 0;
  if (step.outcome) outcome_ = step.outcome;
  advance(side);
}

void Game::advance(Side mover) {
  if (mover != to_move_ || --left_in_turn_ <= 0) {
    to_move_ = opponent(mover);
    left_in_turn_ = ruleset().turns.later_turns;
  }
  if (phase_ != Phase::play) advance_swap();
}

void Game::advance_swap() {
  const int first_placement = stones_before_choice(ruleset().swap);
  const int placed = static_cast<int>(number(plies_));
  if (phase_ == Phase::starter_places && placed >= first_placement) phase_ = Phase::other_chooses;
  if (phase_ == Phase::other_places && placed >= first_placement + kSecondPlacement) phase_ = Phase::starter_chooses;
}

void Game::apply_choice(Choice choice, Step& step) {
  if (phase_ != Phase::other_chooses && phase_ != Phase::starter_chooses) {
    return step.problems.add(Problem::no_choice_now);
  }
  if (choice == Choice::put_two) {
    if (ruleset().swap != SwapRule::swap2 || phase_ != Phase::other_chooses) {
      return step.problems.add(Problem::bad_choice);
    }
    phase_ = Phase::other_places;
    return;
  }
  const Side chosen = choice == Choice::first ? Side::first : Side::second;
  step.seats_chosen = true;
  step.starter = phase_ == Phase::starter_chooses ? chosen : opponent(chosen);
  phase_ = Phase::play;
}

void Game::apply_act(Act act, std::optional<Side> by, Step& step) {
  const Side actor = by.value_or(to_move_);
  step.side = actor;
  switch (act) {
    case Act::resign: return end({opponent(actor), bit(EndKind::resign)}, step);
    case Act::timeout:
      if (!seconds_per_move() && (policy_ == Policy::referee || (ruleset().allowed_ends & bit(EndKind::time)) == 0)) {
        return step.problems.add(Problem::no_clock);
      }
      if (actor != to_move_) {
        step.problems.add(Problem::wrong_turn);
        if (policy_ == Policy::referee) return;
      }
      return end({opponent(actor), bit(EndKind::time)}, step);
    case Act::draw_offer:
      if (offer_) return step.problems.add(Problem::offer_pending);
      offer_ = actor;
      return;
    case Act::draw_accept:
    case Act::draw_decline:
      if (!offer_ || *offer_ == actor) return step.problems.add(Problem::no_offer);
      offer_.reset();
      if (act == Act::draw_accept) end({std::nullopt, bit(EndKind::agreed)}, step);
      return;
    case Act::pass:
      if (!ruleset().turns.pass) return step.problems.add(Problem::no_pass);
      if (++passes_ == 2) return end({std::nullopt, bit(EndKind::two_passes)}, step);
      advance(to_move_);
      return;
  }
}

void Game::end(const Outcome& outcome, Step& step) {
  outcome_ = outcome;
  step.outcome = outcome;
}

const char* Game::state_word() const {
  if (outcome_) return "over";
  switch (phase_) {
    case Phase::starter_places: return "A-places";
    case Phase::other_chooses: return "B-chooses";
    case Phase::other_places: return "B-places";
    case Phase::starter_chooses: return "A-chooses";
    case Phase::play: break;
  }
  return "play";
}

std::vector<UnusableStone> unusable_setup(const Setup& setup, const Topology& topology) {
  std::vector<UnusableStone> unusable;
  PointSet taken;
  for (const Side side : {Side::first, Side::second}) {
    for (const Coord at : setup.stones[side]) {
      const auto point = topology.at(at);
      if (!point) {
        unusable.push_back({side, at, Problem::off_board});
      } else if (!topology.is_playable(*point)) {
        unusable.push_back({side, at, topology.is_locked(*point) ? Problem::locked : Problem::hole});
      } else if (taken.has(*point)) {
        unusable.push_back({side, at, Problem::occupied});
      } else {
        taken.add(*point);
      }
    }
  }
  return unusable;
}

}  // namespace fivefold
