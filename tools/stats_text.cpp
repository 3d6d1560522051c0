#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "tools/percent.h"
#include "tools/stats.h"
#include "tools/text.h"
#include "tools/words.h"

namespace fivefold {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kMostRows = 20;  // of openings and players in the text; JSON has all

/// The words of the sites' blocks. English names of sides are data of the rulesets; X and O are the same everywhere.
struct Labels {
  std::string_view white, black, draws;
};
constexpr Labels kLabels[] = {
    {"White", "Black", "Draws"}, {"бял", "черен", "Равни"}, {"valge", "must", "Viigid"}, {"Trắng", "Đen", "Hòa"}};

const Labels& labels(Language language) { return kLabels[static_cast<std::size_t>(language)]; }

std::string side_label(const std::string& name, Language language) {
  if (name == "White") return std::string(labels(language).white);
  if (name == "Black") return std::string(labels(language).black);
  return name;
}

/// Half points of the first side, in per cent of the decided games.
std::string first_side_score(const Score& score) {
  return cut_percent(2 * score.first + score.drawn, 2 * score.decided());
}

template <class Value, class Weight>
std::vector<std::pair<std::string, Value>> largest(const std::map<std::string, Value>& all, Weight weight) {
  std::vector<std::pair<std::string, Value>> rows(all.begin(), all.end());
  std::stable_sort(rows.begin(), rows.end(),
                   [&](const auto& a, const auto& b) { return weight(a.second) > weight(b.second); });
  return rows;
}

std::string range_text(const Range& range) {
  const std::uint64_t tenths = range.count == 0 ? 0 : range.sum * 10 / range.count;
  return fmt::format("{} to {}, {}.{} on average, {} in all", range.least, range.most, tenths / 10, tenths % 10,
                     grouped(range.sum));
}

std::string ruleset_text(const RulesetStats& stats, Language language) {
  const std::uint64_t games = stats.plies.count;
  std::string out = fmt::format("{}: {}, {}\n\n", stats.id, stats.title, counted(games, "game", "games"));
  out += "Results claimed\n" + score_block(stats.claimed, stats.side_names, language);
  if (stats.claimed.open > 0) out += fmt::format("  (no result: {})\n", grouped(stats.claimed.open));
  out += "\nResults on the board\n" + score_block(stats.shown, stats.side_names, language);
  if (stats.shown.open > 0) out += fmt::format("  (no end on the board: {})\n", grouped(stats.shown.open));
  out += "\nEnds on the board\n";
  for (std::size_t i = 0; i < kEndGroups; ++i)
    if (stats.ends[i] > 0)
      out += fmt::format("  {:<14}{:>10} ({} %)\n", word(static_cast<EndGroup>(i)), grouped(stats.ends[i]),
                         cut_percent(stats.ends[i], games));
  out += fmt::format("\nStones placed a game    {}\n", range_text(stats.plies));
  if (stats.captured.sum > 0) out += fmt::format("Stones captured a game  {}\n", range_text(stats.captured));
  if (!stats.openings.empty()) {
    out += fmt::format("\nFirst two stones of {} (symmetric games together): games, score of {}\n",
                       stats.side_names[Side::first], stats.side_names[Side::first]);
    const auto rows = largest(stats.openings, [](const Score& s) { return s.decided() + s.open; });
    for (std::size_t i = 0; i < std::min(rows.size(), kMostRows); ++i)
      out += fmt::format("  {:<10}{:>10}  {} %\n", rows[i].first,
                         grouped(rows[i].second.decided() + rows[i].second.open), first_side_score(rows[i].second));
    if (rows.size() > kMostRows) out += fmt::format("  and {} more\n", grouped(rows.size() - kMostRows));
  }
  return out;
}

Json score_json(const Score& score) {
  return {{"1-0", score.first}, {"0-1", score.second}, {"1/2-1/2", score.drawn}, {"*", score.open}};
}

Json range_json(const Range& range) { return {{"min", range.least}, {"max", range.most}, {"sum", range.sum}}; }

}  // namespace

std::string score_block(const Score& score, const BySide<std::string>& side_names, Language language) {
  std::string out;
  const auto line = [&](const std::string& label, std::uint64_t times) {
    out += fmt::format("{} {} ({} %)\n", label, times, cut_percent(times, score.decided()));
  };
  line(side_label(side_names[Side::first], language), score.first);
  line(side_label(side_names[Side::second], language), score.second);
  line(std::string(labels(language).draws), score.drawn);
  return out;
}

std::string stats_text(const Stats& stats, Language language) {
  std::string out;
  for (const RulesetStats& ruleset : stats.rulesets()) {
    if (!out.empty()) out += "\n";
    out += ruleset_text(ruleset, language);
  }
  if (stats.players().empty()) return out;
  const auto rows = largest(stats.players(), [](const PlayerScore& s) { return s.games(); });
  std::size_t width = 6;
  for (std::size_t i = 0; i < std::min(rows.size(), kMostRows); ++i)
    width = std::max(width, columns(printable(rows[i].first)));
  out += fmt::format("\n{}  {:>7} {:>7} {:>7} {:>7}\n", padded("Player", width), "games", "won", "lost", "drawn");
  for (std::size_t i = 0; i < std::min(rows.size(), kMostRows); ++i) {
    const PlayerScore& score = rows[i].second;
    out += fmt::format("{}  {:>7} {:>7} {:>7} {:>7}\n", padded(printable(rows[i].first), width), grouped(score.games()),
                       grouped(score.won), grouped(score.lost), grouped(score.drawn));
  }
  if (rows.size() > kMostRows) out += fmt::format("and {} more players\n", grouped(rows.size() - kMostRows));
  return out;
}

std::string stats_json(const Stats& stats) {
  Json json;
  json["rulesets"] = Json::object();
  for (const RulesetStats& ruleset : stats.rulesets()) {
    Json& to = json["rulesets"][ruleset.id];
    to = {{"games", ruleset.plies.count},
          {"claimed", score_json(ruleset.claimed)},
          {"derived", score_json(ruleset.shown)}};
    for (std::size_t i = 0; i < kEndGroups; ++i) to["ends"][word(static_cast<EndGroup>(i))] = ruleset.ends[i];
    to["plies"] = range_json(ruleset.plies);
    to["captured"] = range_json(ruleset.captured);
    to["openings"] = Json::object();
    for (const auto& [key, score] : ruleset.openings) to["openings"][key] = score_json(score);
  }
  json["players"] = Json::object();
  for (const auto& [name, score] : stats.players())
    json["players"][name] = {{"won", score.won}, {"lost", score.lost}, {"drawn", score.drawn}, {"open", score.open}};
  return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace fivefold
