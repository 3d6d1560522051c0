#include "viewer/app/commands.h"
#include "viewer/app/notices.h"
#include "viewer/scene/messages.h"
#include "viewer/scene/moment.h"

namespace fivefold::viewer {
namespace {

/// What there is to know about the ruleset of the game, from the catalogue.
HelpView ruleset_view(const Study& study, const ViewOptions& options) {
  const Ruleset& ruleset = study.ruleset();
  HelpView view;
  view.title = ruleset.title;
  HelpView::Group game{say(Phrase::ruleset_game), {}};
  const auto row = [&game](Phrase name, const std::string& text) {
    if (!text.empty()) game.rows.push_back({say(name), text});
  };
  row(Phrase::ruleset_from, ruleset.about);
  row(Phrase::ruleset_authority, ruleset.authority);
  row(Phrase::ruleset_source, ruleset.source);
  HelpView::Group opening{say(Phrase::ruleset_opening), {}};
  for (const OpeningNote& note : study.opening())
    opening.rows.push_back({say(Phrase::ruleset_ply, {{"ply", std::to_string(number(note.ply))}}),
                            rule_sentence(study, *note.rule, options)});
  HelpView::Group tips{say(Phrase::ruleset_tips), {}};
  for (std::size_t i = 0; i < ruleset.tips.size(); ++i)
    tips.rows.push_back({say(Phrase::ruleset_tip, {{"number", std::to_string(i + 1)}}), ruleset.tips[i]});
  for (HelpView::Group* group : {&game, &opening, &tips})
    if (!group->rows.empty()) view.groups.push_back(std::move(*group));
  return view;
}

}  // namespace

void commands::ruleset(State& state) {
  if (state.study == nullptr) {
    tell(state, Phrase::nothing_opened);
    return;
  }
  if (state.layer == Layer::help && !state.help.title.empty()) {
    commands::back(state);
    return;
  }
  dismiss(state);
  if (!state.study->has_ruleset()) tell(state, Phrase::ruleset_missing, {{"title", state.study->ruleset().title}});
  state.help = ruleset_view(*state.study, state.view);
  state.layer = Layer::help;
  changed(state);
}

}  // namespace fivefold::viewer
