#include "formats/jsonl/opening_json.h"

#include <algorithm>
#include <initializer_list>
#include <string_view>

#include "formats/jsonl/ruleset_words.h"

namespace fivefold {
namespace {

using nlohmann::json;

constexpr int kMaxDistance = 51;
constexpr int kMaxStone = 9;

std::optional<int> whole(const json& value, int low, int high) {
  if (!value.is_number_integer()) return std::nullopt;
  if (value.is_number_unsigned() && value.get<std::uint64_t>() > static_cast<std::uint64_t>(high)) return std::nullopt;
  const auto number = value.get<std::int64_t>();
  if (number < low || number > high) return std::nullopt;
  return static_cast<int>(number);
}

bool is(const json& object, const char* key, std::string_view word) {
  const auto found = object.find(key);
  return found != object.end() && found->is_string() && found->get_ref<const std::string&>() == word;
}

bool only(const json& object, std::initializer_list<std::string_view> keys) {
  for (const auto& item : object.items()) {
    if (std::find(keys.begin(), keys.end(), item.key()) == keys.end()) return false;
  }
  return true;
}

/// Which stone of which side: "colour" and "stone"; false when they are missing or impossible.
bool read_stone(const json& object, OpeningConstraint& out) {
  const auto side = object.contains("colour") ? whole(object["colour"], 1, 2) : std::nullopt;
  const auto stone = object.contains("stone") ? whole(object["stone"], 1, kMaxStone) : std::nullopt;
  if (!side || !stone) return false;
  out.side = *side == 1 ? Side::first : Side::second;
  out.stone = *stone;
  return true;
}

bool read_distances(const json& object, std::vector<int>& out) {
  if (!object.contains("distances") || !object["distances"].is_array() || object["distances"].empty()) return false;
  for (const json& value : object["distances"]) {
    const auto distance = whole(value, 1, kMaxDistance);
    if (!distance) return false;
    out.push_back(*distance);
  }
  return true;
}

bool read_min_distance(const json& object, OpeningConstraint& out) {
  const bool centre = is(object, "from", "center");
  const auto least = object.contains("min") ? whole(object["min"], 1, kMaxDistance) : std::nullopt;
  if (!least || (!centre && !is(object, "from", "own_first"))) return false;
  // The only metric of the rules (docs/rules.md, terms).
  if (object.contains("metric") && !is(object, "metric", "chebyshev")) return false;
  out.kind = centre ? OpeningKind::from_centre : OpeningKind::from_own_first;
  out.distance = *least;
  return read_stone(object, out);
}

/// Counts by the moves of the game, not by a side's stones: sides alternate in the games that have this rule.
bool read_adjacent(const json& object, OpeningConstraint& out) {
  const auto move = object.contains("move") ? whole(object["move"], 1, 2 * kMaxStone) : std::nullopt;
  if (!move || (object.contains("neighbours") && whole(object["neighbours"], 8, 8) != 8)) return false;
  out.kind = OpeningKind::adjacent_to_locked;
  out.side = *move % 2 == 1 ? Side::first : Side::second;
  out.stone = (*move + 1) / 2;
  return true;
}

std::optional<OpeningConstraint> read_one(const json& object, std::string& expected) {
  expected = "a list of objects whose type is stone_at_center, min_distance, adjacent_to_locked or gpente_lines";
  if (!object.is_object()) return std::nullopt;
  OpeningConstraint out;
  if (is(object, "applies", "rated_only")) {
    out.applies = Applies::rated_only;
  } else if (object.contains("applies") && !is(object, "applies", "always")) {
    expected = "rules whose \"applies\" is always or rated_only";
    return std::nullopt;
  }
  bool read = false;
  if (is(object, "type", "stone_at_center")) {
    expected = "stone_at_center with colour (1, 2) and stone (1 to 9)";
    out.kind = OpeningKind::centre;
    read = read_stone(object, out) && only(object, {"type", "colour", "stone", "applies"});
  } else if (is(object, "type", "min_distance")) {
    expected =
        "min_distance with colour (1, 2), stone (1 to 9), from (center, own_first), metric chebyshev and min (1 to 51)";
    read =
        read_min_distance(object, out) && only(object, {"type", "colour", "stone", "from", "metric", "min", "applies"});
  } else if (is(object, "type", "adjacent_to_locked")) {
    expected = "adjacent_to_locked with move (1 to 18) and neighbours 8";
    read = read_adjacent(object, out) && only(object, {"type", "move", "neighbours", "applies"});
  } else if (is(object, "type", "gpente_lines")) {
    expected = "gpente_lines with colour (1, 2), stone (1 to 9) and a list of distances (1 to 51)";
    out.kind = OpeningKind::off_centre_lines;
    read = read_stone(object, out) && read_distances(object, out.distances) &&
           only(object, {"type", "colour", "stone", "distances", "applies"});
  }
  if (!read) return std::nullopt;
  return out;
}

nlohmann::ordered_json write_one(const OpeningConstraint& rule) {
  nlohmann::ordered_json out;
  out["type"] = ruleset_words::kOpening[static_cast<std::size_t>(rule.kind)];
  if (rule.kind == OpeningKind::adjacent_to_locked) {
    out["move"] = rule.stone * 2 - (rule.side == Side::first ? 1 : 0);
    out["neighbours"] = 8;
  } else {
    out["colour"] = number(rule.side);
    out["stone"] = rule.stone;
  }
  if (rule.kind == OpeningKind::from_centre || rule.kind == OpeningKind::from_own_first) {
    out["from"] = ruleset_words::kFrom[rule.kind == OpeningKind::from_centre ? 0 : 1];
    out["metric"] = "chebyshev";
    out["min"] = rule.distance;
  }
  if (rule.kind == OpeningKind::off_centre_lines) out["distances"] = rule.distances;
  if (rule.applies == Applies::rated_only) out["applies"] = "rated_only";
  return out;
}

}  // namespace

std::optional<std::vector<OpeningConstraint>> read_opening(const json& list, std::string& expected) {
  expected = "a list of opening rules";
  if (!list.is_array()) return std::nullopt;
  std::vector<OpeningConstraint> out;
  for (const json& object : list) {
    const auto rule = read_one(object, expected);
    if (!rule) return std::nullopt;
    out.push_back(*rule);
  }
  return out;
}

nlohmann::ordered_json write_opening(const std::vector<OpeningConstraint>& opening) {
  nlohmann::ordered_json out = nlohmann::ordered_json::array();
  for (const OpeningConstraint& rule : opening) out.push_back(write_one(rule));
  return out;
}

}  // namespace fivefold
