#include "viewer/scene/result_text.h"

#include <array>

#include "viewer/scene/messages.h"

namespace fivefold {
namespace {

std::string result_word(const Study& study, Result result) {
  switch (result) {
    case Result::first: return say(Phrase::panel_wins, {{"side", study.ruleset().side_names[Side::first]}});
    case Result::second: return say(Phrase::panel_wins, {{"side", study.ruleset().side_names[Side::second]}});
    case Result::draw: return say(Phrase::panel_draw);
    case Result::missing:
    case Result::unknown: break;
  }
  return say(Phrase::panel_no_result);
}

std::string end_word(const Study& study, EndKind kind) {
  static constexpr std::array kPhrases = {Phrase::end_row,
                                          Phrase::end_captures,
                                          Phrase::end_row_stood,
                                          Phrase::end_board_full,
                                          Phrase::end_agreed,
                                          Phrase::end_two_passes,
                                          Phrase::end_resign,
                                          Phrase::end_time,
                                          Phrase::end_forbidden_overline,
                                          Phrase::end_forbidden_double_four,
                                          Phrase::end_forbidden_double_three};
  static_assert(kPhrases.size() == kEndKinds);
  return say(kPhrases[static_cast<std::size_t>(kind)], {{"length", std::to_string(study.ruleset().line.length)}});
}

std::string end_words(const Study& study, EndSet ends) {
  std::string out;
  for (int i = 0; i < kEndKinds; ++i) {
    const auto kind = static_cast<EndKind>(i);
    if ((ends & bit(kind)) == 0) continue;
    if (!out.empty()) out += ", ";
    out += end_word(study, kind);
  }
  return out;
}

/// "a row of 5, ply 27"
std::string how(const Study& study, const Outcome& outcome, Ply ply) {
  return say(Phrase::panel_how, {{"reason", end_words(study, outcome.by)}, {"ply", std::to_string(number(ply))}});
}

}  // namespace

ResultText result_text(const Study& study) {
  const ReplaySummary& summary = study.summary();
  const Result claimed = study.record().result;
  const Result derived = result_of(summary.outcome);
  const bool claims = claimed != Result::missing && claimed != Result::unknown;
  ResultText text;
  text.large = result_word(study, claims ? claimed : derived);
  if (!summary.outcome) {
    if (claims && study.record().end)
      text.small = end_word(study, *study.record().end);
    else if (claims)
      text.small = say(Phrase::panel_claimed_only);
    return text;
  }
  text.small = how(study, *summary.outcome, summary.outcome_ply);
  text.differs = claims && claimed != derived;
  if (text.differs) {
    text.small = say(Phrase::panel_claimed, {{"derived", result_word(study, derived)}, {"how", text.small}});
  }
  return text;
}

}  // namespace fivefold
