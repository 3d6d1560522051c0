#include <cmath>
#include <nlohmann/json.hpp>

#include "core/ruleset_ends.h"
#include "formats/jsonl/opening_json.h"
#include "formats/jsonl/ruleset_json.h"
#include "formats/jsonl/ruleset_words.h"

namespace fivefold {
namespace {

using Json = nlohmann::ordered_json;

template <class Words, class Enumerator>
const char* word_of(const Words& words, Enumerator value) {
  return words[static_cast<std::size_t>(value)];
}

/// A number without a fraction is written as a whole one, as rulesets.json does.
Json seconds(const std::optional<double>& value) {
  if (!value) return nullptr;
  const bool whole = std::floor(*value) == *value && std::fabs(*value) < 1e9;
  return whole ? Json(static_cast<std::int64_t>(*value)) : Json(*value);
}

Json captures(const CaptureRule& rule) {
  if (rule.lengths == 0) return nullptr;
  Json lengths = Json::array();
  for (int n = 1; n < 8; ++n) {
    if ((rule.lengths >> n) & 1U) lengths.push_back(n);
  }
  return {{"lengths", lengths}, {"win", rule.stones_to_win}, {"poof", rule.poof}};
}

Json forbidden(const ForbiddenRule& rule) {
  if (rule.kinds == 0) return nullptr;
  Json kinds = Json::array();
  for (std::size_t i = 0; i < ruleset_words::kFouls.size(); ++i) {
    if ((rule.kinds >> i) & 1U) kinds.push_back(ruleset_words::kFouls[i]);
  }
  return {{"colour", number(rule.side)}, {"kinds", kinds}, {"policy", word_of(ruleset_words::kPolicy, rule.policy)}};
}

Json row_rule(const LineRule& rule) {
  return {{"len", rule.length},
          {"over",
           {{"1", word_of(ruleset_words::kOverline, rule.overline[Side::first])},
            {"2", word_of(ruleset_words::kOverline, rule.overline[Side::second])}}},
          {"ends", word_of(ruleset_words::kEnds, rule.ends)}};
}

Json ends(EndSet set) {
  Json out = Json::array();
  for (int i = 0; i < kEndKinds; ++i) {
    const auto kind = static_cast<EndKind>(i);
    if ((set & bit(kind)) != 0) out.push_back(word(kind));
  }
  return out;
}

void write_turns(const Ruleset& ruleset, Json& out) {
  const TurnRule& turns = ruleset.turns;
  const bool connect6 = ruleset.swap == SwapRule::none && turns.first_turn == 1 && turns.later_turns == 2;
  out["protocol"] = connect6 ? "connect6" : word_of(ruleset_words::kProtocol, ruleset.swap);
  if (!connect6 && (turns.first_turn != 1 || turns.later_turns != 1)) {
    out["turns"] = {turns.first_turn, turns.later_turns};
  }
  out["pass"] = turns.pass;
}

}  // namespace

std::string write_rules_json(const Ruleset& ruleset) {
  Json out;
  const auto text = [&](const char* key, const std::string& value) {
    if (!value.empty()) out[key] = value;
  };
  text("name", ruleset.id);
  text("title", ruleset.title);
  if (!ruleset.aliases.empty()) out["aliases"] = ruleset.aliases;
  out["names"] = {ruleset.side_names[Side::first], ruleset.side_names[Side::second]};
  const BoardRule& board = ruleset.board;
  out["size"] = board.width == board.height ? Json(board.width) : Json({board.width, board.height});
  if (board.any_size) out["any_size"] = true;
  out["locked"] = board.locked;
  out["portal_pairs"] = board.portal_pairs;
  if (ruleset.coordinates != CoordinateStyle::keep_i) {
    out["coordinates"] = word_of(ruleset_words::kCoordinates, ruleset.coordinates);
  }
  out["row"] = row_rule(ruleset.line);
  out["five"] = word_of(ruleset_words::kFive, ruleset.line.win);
  out["captures"] = captures(ruleset.capture);
  out["forbidden"] = forbidden(ruleset.forbidden);
  out["opening"] = write_opening(ruleset.opening);
  write_turns(ruleset, out);
  out["clock_s"] = seconds(ruleset.seconds_per_move);
  if (ruleset.sides_alternate) out["sides_alternate"] = true;
  if (ruleset.allowed_ends != usual_ends(ruleset)) out["allowed_ends"] = ends(ruleset.allowed_ends);
  text("about", ruleset.about);
  if (!ruleset.tips.empty()) out["tips"] = ruleset.tips;
  text("authority", ruleset.authority);
  text("source", ruleset.source);
  return out.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace fivefold
