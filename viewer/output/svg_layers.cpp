#include "viewer/output/svg_layers.h"

#include "viewer/scene/messages.h"

namespace fivefold::viewer {

bool is_always_seen(const Film::Layer& layer, std::uint32_t frames) {
  return layer.seen.size() == 1 && layer.seen.front() == std::pair{std::uint32_t{0}, frames};
}

std::string player_name(const Study& study, Side side) {
  const Record& record = study.record();
  const std::string_view name = record.players[record.sides[0] == side ? 0 : 1].name;
  return shown_text(name.empty() ? std::string_view(study.ruleset().side_names[side]) : name);
}

std::string film_title(const Study& study) {
  std::string title = say(Phrase::film_title,
                          {{"first", player_name(study, Side::first)}, {"second", player_name(study, Side::second)}});
  for (const std::string_view part : {study.record().event, study.record().date})
    if (!part.empty()) title += ", " + shown_text(part);
  return title;
}

}  // namespace fivefold::viewer
