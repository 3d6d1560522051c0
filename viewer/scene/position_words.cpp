#include "viewer/scene/position_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "core/move_faults.h"
#include "viewer/scene/messages.h"

namespace fivefold {
namespace {

std::string coord_name(const Study& study, Coord at, const ViewOptions& options) {
  switch (options.coordinates) {
    case CoordinateScheme::skip_i: return write_coord(at, CoordinateStyle::skip_i);
    case CoordinateScheme::keep_i: return write_coord(at, CoordinateStyle::keep_i);
    case CoordinateScheme::numbers: return fmt::format("{},{}", at.x + 1, at.y + 1);
    case CoordinateScheme::ruleset:
    case CoordinateScheme::off: break;
  }
  return write_coord(at, study.ruleset().coordinates);
}

}  // namespace

std::string name_of(const Study& study, Point point, const ViewOptions& options) {
  return coord_name(study, study.topology().coord(point), options);
}

std::string names_of(const Study& study, const std::vector<Point>& points, const ViewOptions& options,
                     std::string_view between) {
  std::string all;
  for (const Point point : points) {
    if (!all.empty()) all += between;
    all += name_of(study, point, options);
  }
  return all;
}

std::string length_in_words(std::size_t length) {
  constexpr std::array<std::string_view, 11> kWords = {"none", "one",   "two",   "three", "four", "five",
                                                       "six",  "seven", "eight", "nine",  "ten"};
  return length < kWords.size() ? std::string(kWords[length]) : std::to_string(length);
}

std::string ordinal(int number) {
  constexpr std::array<std::string_view, 6> kWords = {"", "first", "second", "third", "fourth", "fifth"};
  if (number > 0 && number < static_cast<int>(kWords.size()))
    return std::string(kWords[static_cast<std::size_t>(number)]);
  return std::to_string(number) + "th";
}

std::string listed(const std::vector<std::string>& words) {
  std::string all;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) all += i + 1 == words.size() ? " and " : ", ";
    all += words[i];
  }
  return all;
}

std::string portals_in_words(const Study& study, const std::vector<Hop>& hops) {
  std::vector<std::string> names;
  const auto& portals = study.layout().portals;
  for (const Hop& hop : hops) {
    for (const Point hole : hop.holes) {
      const Coord at = study.topology().coord(hole);
      for (std::size_t i = 0; i < portals.size(); ++i) {
        if (portals[i].a != at && portals[i].b != at) continue;
        const std::string name = say(Phrase::portal_name, {{"number", std::to_string(i + 1)}});
        if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
      }
    }
  }
  return listed(names);
}

std::string token_in_words(const Study& study, std::uint32_t token, const ViewOptions& options) {
  const Token& of = study.record().tokens[token];
  switch (of.kind) {
    case TokenKind::move: return coord_name(study, of.at, options);
    case TokenKind::choose: return word(of.choice());
    case TokenKind::act: return word(of.act());
    case TokenKind::unreadable: break;
  }
  const Extra* extra = study.record().extra(token);
  return extra != nullptr && !extra->text.empty() ? fmt::format("\"{}\"", extra->text) : "?";
}

std::string rule_sentence(const Study& study, const OpeningConstraint& rule, const ViewOptions& options) {
  const std::string side = study.ruleset().side_names[rule.side];
  const std::string nth = ordinal(rule.stone);
  const std::string away = std::to_string(rule.distance);
  const auto centre = study.topology().centre();
  const std::string centre_name = centre ? name_of(study, *centre, options) : "?";
  switch (rule.kind) {
    case OpeningKind::centre: return say(Phrase::rule_centre, {{"side", side}, {"nth", nth}, {"centre", centre_name}});
    case OpeningKind::from_centre:
      return say(Phrase::rule_from_centre, {{"side", side}, {"nth", nth}, {"distance", away}, {"centre", centre_name}});
    case OpeningKind::from_own_first:
      return say(Phrase::rule_from_own_first, {{"side", side}, {"nth", nth}, {"distance", away}});
    case OpeningKind::adjacent_to_locked: return say(Phrase::rule_adjacent, {{"side", side}, {"nth", nth}});
    case OpeningKind::off_centre_lines: break;
  }
  std::string distances;
  for (std::size_t i = 0; i < rule.distances.size(); ++i) {
    if (i > 0) distances += i + 1 == rule.distances.size() ? " or " : ", ";
    distances += std::to_string(rule.distances[i]);
  }
  return say(Phrase::rule_lines, {{"side", side}, {"nth", nth}, {"distances", distances}});
}

std::string outcome_sentence(const Study& study, const Outcome& outcome) {
  const std::string how = in_words(outcome.by);
  if (!outcome.winner) return say(Phrase::outcome_draw, {{"how", how}});
  return say(Phrase::outcome_win, {{"side", study.ruleset().side_names[*outcome.winner]}, {"how", how}});
}

}  // namespace fivefold
