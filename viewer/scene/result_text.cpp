#include "viewer/scene/result_text.h"

#include "viewer/scene/messages.h"
#include "viewer/scene/moment.h"

namespace fivefold {
namespace {

constexpr EndSet kFoulEnds =
    bit(EndKind::forbidden_overline) | bit(EndKind::forbidden_double_four) | bit(EndKind::forbidden_double_three);

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

}  // namespace

ResultText result_text(const Study& study) {
  const ReplaySummary& summary = study.summary();
  const Result claimed = study.record().result;
  const Result derived = result_of(summary.outcome);
  const bool claims = claimed != Result::missing && claimed != Result::unknown;
  ResultText text;
  text.large = result_word(study, claims ? claimed : derived);
  if (!summary.outcome) {
    if (claims) text.small = say(Phrase::panel_claimed_only);
    return text;
  }
  const std::string shown = outcome_sentence(study, *summary.outcome);
  const std::string ply = std::to_string(number(summary.outcome_ply));
  text.differs = claims && claimed != derived;
  if (text.differs) {
    text.small = say(Phrase::panel_claimed, {{"outcome", shown}, {"ply", ply}});
  } else {
    // A foul takes too many words for the headline.
    const bool foul = (summary.outcome->by & kFoulEnds) != 0;
    (foul ? text.small : text.large) = shown;
    text.aside = say(Phrase::panel_at_ply, {{"ply", ply}});
  }
  return text;
}

}  // namespace fivefold
