#include "core/claims.h"

#include <algorithm>

#include "core/move_faults.h"

namespace fivefold {
namespace {

constexpr EndSet kOnBoard = static_cast<EndSet>(
    bit(EndKind::row) | bit(EndKind::captures) | bit(EndKind::row_stood) | bit(EndKind::board_full) |
    bit(EndKind::forbidden_overline) | bit(EndKind::forbidden_double_four) | bit(EndKind::forbidden_double_three));

std::optional<Side> winner_of(Result result) {
  if (result == Result::first) return Side::first;
  if (result == Result::second) return Side::second;
  return std::nullopt;
}

bool decided(Result result) { return result == Result::first || result == Result::second || result == Result::draw; }

bool has_act(const Record& record, Act act) {
  const Line& main = record.lines.front();
  return std::any_of(record.tokens.begin() + main.first, record.tokens.begin() + main.first + main.count,
                     [&](const Token& token) { return token.kind == TokenKind::act && token.act() == act; });
}

class Claims {
 public:
  Claims(const Record& record, const Ruleset& ruleset, const ReplaySummary& replay, const ClaimLimits& limits,
         Diagnostics& diagnostics)
      : record_(record), ruleset_(ruleset), replay_(replay), limits_(limits), diagnostics_(diagnostics) {}

  void check() {
    check_allowed();
    if (record_.result == Result::missing && limits_.holds_result) add(Code::result_missing, {});
    if (!record_.end_text.empty()) add(Code::end_word_unknown, {{"text", std::string(record_.end_text)}});
    if (replay_.stopped) return;  // what the board would have shown is not known
    if (replay_.outcome) {
      check_against_outcome(*replay_.outcome);
    } else {
      check_without_outcome();
    }
  }

 private:
  Diagnostic& add(Code code, std::initializer_list<Argument> arguments, Ply ply = Ply{0}) {
    return diagnostics_.add(code, record_.result_where, arguments, ply);
  }

  void check_allowed() {
    EndSet by = replay_.outcome ? replay_.outcome->by : EndSet{0};
    if (record_.end) by |= bit(*record_.end);
    // What the board shows follows from the rules themselves; only stated and acted ends can be foreign to a site.
    const auto foreign = static_cast<EndSet>(by & ~ruleset_.allowed_ends & (record_.end ? kAllEnds : ~kOnBoard));
    if (foreign != 0) add(Code::end_not_allowed, {{"ruleset", ruleset_.title}, {"how", in_words(foreign)}});
  }

  void check_against_outcome(const Outcome& outcome) {
    if (decided(record_.result) && record_.result != result_of(outcome)) {
      add(Code::result_contradicts,
          {{"claimed", word(record_.result)}, {"derived", word(result_of(outcome))}, {"how", in_words(outcome.by)}},
          replay_.outcome_ply);
    }
    if (record_.end && (outcome.by & bit(*record_.end)) == 0) {
      add(Code::end_contradicts, {{"claimed", in_words(bit(*record_.end))}, {"how", in_words(outcome.by)}},
          replay_.outcome_ply);
    }
  }

  void check_without_outcome() {
    const std::optional<Side> winner = winner_of(record_.result);
    if (record_.end && (bit(*record_.end) & kOnBoard) != 0) {
      add(Code::end_contradicts, {{"claimed", in_words(bit(*record_.end))}, {"how", "no such end"}});
      return;
    }
    const bool agreed = record_.end == EndKind::agreed || (record_.result == Result::draw && !record_.end);
    if (agreed && has_act(record_, Act::draw_offer) && !has_act(record_, Act::draw_accept)) {
      add(Code::draw_not_accepted, {});
    }
    if (record_.end == EndKind::time && winner && replay_.to_move && *replay_.to_move == *winner) {
      add(Code::time_of_other_side,
          {{"side", ruleset_.side_names[opponent(*winner)]}, {"other", ruleset_.side_names[*winner]}});
    }
    if (!decided(record_.result) || record_.end || !record_.end_text.empty()) return;
    if (winner && replay_.to_move == winner) {
      add(Code::winner_to_move, {{"claimed", word(record_.result)}});
    } else {
      add(Code::no_natural_end, {{"claimed", word(record_.result)}});
    }
  }

  const Record& record_;
  const Ruleset& ruleset_;
  const ReplaySummary& replay_;
  const ClaimLimits& limits_;
  Diagnostics& diagnostics_;
};

}  // namespace

void check_claims(const Record& record, const Ruleset& ruleset, const ReplaySummary& replay, const ClaimLimits& limits,
                  Diagnostics& diagnostics) {
  Claims(record, ruleset, replay, limits, diagnostics).check();
}

}  // namespace fivefold
