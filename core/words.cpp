#include <array>

#include "core/outcome.h"
#include "core/record.h"
#include "core/ruleset.h"
#include "core/step.h"

// The words of the vectors and of every JSON contract, one place for each enumeration.

namespace fivefold {

const char* word(EndKind kind) {
  constexpr std::array<const char*, kEndKinds> words = {"row",
                                                        "captures",
                                                        "row_stood",
                                                        "board_full",
                                                        "agreed",
                                                        "two_passes",
                                                        "resign",
                                                        "time",
                                                        "forbidden.overline",
                                                        "forbidden.double_four",
                                                        "forbidden.double_three"};
  return words[static_cast<std::size_t>(kind)];
}

const char* word(Result result) {
  switch (result) {
    case Result::first: return "1-0";
    case Result::second: return "0-1";
    case Result::draw: return "1/2-1/2";
    case Result::missing:
    case Result::unknown: break;
  }
  return "*";
}

Result result_of(const std::optional<Outcome>& outcome) {
  if (!outcome) return Result::unknown;
  if (!outcome->winner) return Result::draw;
  return *outcome->winner == Side::first ? Result::first : Result::second;
}

const char* word(Choice choice) {
  constexpr std::array<const char*, 3> words = {"first", "second", "put2"};
  return words[static_cast<std::size_t>(choice)];
}

const char* word(Act act) {
  constexpr std::array<const char*, 6> words = {"resign",      "timeout",      "draw_offer",
                                                "draw_accept", "draw_decline", "pass"};
  return words[static_cast<std::size_t>(act)];
}

const char* word(PlayerKind kind) {
  constexpr std::array<const char*, 4> words = {"unknown", "human", "computer", "guest"};
  return words[static_cast<std::size_t>(kind)];
}

const char* word(Problem problem) {
  constexpr std::array<const char*, kProblems> words = {"game_over",
                                                        "choice_pending",
                                                        "wrong_turn",
                                                        "time",
                                                        "unreadable",
                                                        "off_board",
                                                        "locked",
                                                        "hole",
                                                        "occupied",
                                                        "opening.center",
                                                        "opening.adjacent_to_locked",
                                                        "opening.distance",
                                                        "opening.gpente_line",
                                                        "forbidden.overline",
                                                        "forbidden.double_four",
                                                        "forbidden.double_three",
                                                        "no_choice_now",
                                                        "bad_choice",
                                                        "no_offer",
                                                        "offer_pending",
                                                        "no_clock",
                                                        "no_pass"};
  return words[static_cast<std::size_t>(problem)];
}

}  // namespace fivefold
