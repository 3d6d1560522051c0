#include "formats/sgf/private_values.h"

#include <array>
#include <charconv>
#include <nlohmann/json.hpp>
#include <unordered_map>
#include <utility>
#include <vector>

#include "formats/sgf/names.h"

namespace fivefold::sgf {
namespace {

void refuse(const Property& property, const Value& value, Reading& reading) {
  reading.findings.add(Code::sgf_private_unreadable, value.where,
                       {{"name", std::string(property.name)}, {"text", excerpt(value.raw)}});
}

/// "key:rest" parted at the first colon.
std::pair<std::string_view, std::string_view> parted(std::string_view text) {
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) return {text, {}};
  return {text.substr(0, colon), text.substr(colon + 1)};
}

std::optional<double> read_seconds(std::string_view text) {
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || !(value >= 0)) return {};
  return value;
}

}  // namespace

void read_board(const Node& root, Reading& reading) {
  BoardLayout& layout = reading.record.layout;
  if (trimmed(root.raw(kDrawn)) == "cells") layout.drawn = BoardDrawn::cells;
  if (const Property* const locked = root.find(kLocked)) {
    for (const Value& value : locked->values) {
      if (const auto at = read_any_point(trimmed(value.raw), layout.height)) {
        layout.locked.push_back(*at);
      } else {
        refuse(*locked, value, reading);
      }
    }
  }
  const Property* const portals = root.find(kPortal);
  if (portals == nullptr) return;
  for (const Value& value : portals->values) {
    const auto [first, rest] = parted(value.raw);
    const auto [second, name] = parted(rest);
    const auto a = read_any_point(trimmed(first), layout.height);
    const auto b = read_any_point(trimmed(second), layout.height);
    if (!a || !b) {
      refuse(*portals, value, reading);
      continue;
    }
    PortalPair pair;
    pair.a = *a;
    pair.b = *b;
    // The name is JSON, so that every letter of it survives.
    const auto json = nlohmann::json::parse(read_text(name, TextKind::text), nullptr, false);
    if (json.is_string()) pair.name = json.get<std::string>();
    layout.portals.push_back(pair);
  }
}

void read_sides(const Node& root, Reading& reading) {
  const Property* const property = root.find(kSides);
  if (property == nullptr) return;
  Record& record = reading.record;
  const std::string_view text = trimmed(property->values.front().raw);
  if (text != "1,2" && text != "2,1") return refuse(*property, property->values.front(), reading);
  if (text == "2,1") record.sides = {Side::second, Side::first};
  record.sides_stated = true;
}

void read_player(const Node& root, std::size_t seat, Reading& reading) {
  Player& player = reading.record.players[seat];
  const char number = seat == 0 ? '1' : '2';
  if (const Property* const kinds = root.find(kKind)) {
    for (const Value& value : kinds->values) {
      const auto [key, kind] = parted(trimmed(value.raw));
      if (key.size() != 1 || key[0] != number) continue;
      for (const PlayerKind known : {PlayerKind::human, PlayerKind::computer, PlayerKind::guest})
        if (kind == word(known)) player.kind = known;
      if (player.kind == PlayerKind::unknown) refuse(*kinds, value, reading);
    }
  }
  if (const Property* const others = root.find(kPlayer)) {
    for (const Value& value : others->values) {
      const auto [key, other] = parted(value.raw);
      if (key.size() == 1 && key[0] == number) {
        const auto json = nlohmann::json::parse(read_text(other, TextKind::text), nullptr, false);
        if (json.is_string()) {
          player.other = reading.record.keep(json.get_ref<const std::string&>());
        } else {
          refuse(*others, value, reading);
        }
      }
    }
  }
}

void read_private_setup(const Node& root, Reading& reading) {
  Setup& setup = reading.record.setup;
  const auto side_of = [](std::string_view key) -> std::optional<Side> {
    if (key == "1") return Side::first;
    if (key == "2") return Side::second;
    return {};
  };
  if (const Property* const stones = root.find(kStones)) {
    for (const Value& value : stones->values) {
      const auto [key, place] = parted(trimmed(value.raw));
      const auto side = side_of(key);
      const auto at = read_any_point(place, reading.height());
      if (side && at) {
        setup.stones[*side].push_back(*at);
      } else {
        refuse(*stones, value, reading);
      }
    }
  }
  if (const Property* const taken = root.find(kTaken)) {
    for (const Value& value : taken->values) {
      const auto [key, count] = parted(trimmed(value.raw));
      const auto side = side_of(key);
      const auto number = read_number(count);
      if (side && number && *number >= 0) {
        setup.taken[*side] = *number;
      } else {
        refuse(*taken, value, reading);
      }
    }
  }
}

void read_end(const Node& root, Reading& reading) {
  Record& record = reading.record;
  if (const Property* const end = root.find(kEnd)) {
    const std::string_view text = trimmed(end->values.front().raw);
    record.end.reset();
    for (int i = 0; i < kEndKinds; ++i)
      if (text == word(static_cast<EndKind>(i))) record.end = static_cast<EndKind>(i);
    if (!record.end && text != "unstated") refuse(*end, end->values.front(), reading);
  }
  record.end_text = root.text(kEndText, TextKind::text, record);
  if (const Property* const limit = root.find(kPerMove)) {
    record.seconds_per_move = read_seconds(trimmed(limit->values.front().raw));
    if (!record.seconds_per_move) refuse(*limit, limit->values.front(), reading);
  }
}

void read_tags(const Property& property, Reading& reading) {
  Record& record = reading.record;
  std::unordered_map<std::string_view, std::size_t> standing;
  for (std::size_t i = 0; i < record.tags.size(); ++i) standing.emplace(record.tags[i].key, i);
  std::vector<bool> moved(record.tags.size());
  std::vector<Tag> listed;
  for (const Value& value : property.values) {
    // A list of name and text ("1" behind them: the text is JSON); a name alone moves the tag of a property here.
    const auto json = nlohmann::json::parse(read_text(value.raw, TextKind::text), nullptr, false);
    const std::size_t size = json.is_array() ? json.size() : 0;
    const bool named = size >= 1 && size <= 3 && json[0].is_string();
    if (named && size == 1) {
      const auto found = standing.find(json[0].get_ref<const std::string&>());
      if (found != standing.end() && !moved[found->second]) {
        moved[found->second] = true;
        listed.push_back(record.tags[found->second]);
      }
      continue;
    }
    if (!named || !json[1].is_string()) {
      refuse(property, value, reading);
      continue;
    }
    Tag& tag = listed.emplace_back();
    tag.key = record.keep(json[0].get_ref<const std::string&>());
    tag.value = record.keep(json[1].get_ref<const std::string&>());
    tag.json = size == 3;
    tag.where = value.where;
  }
  std::size_t kept = 0;
  for (std::size_t i = 0; i < moved.size(); ++i)
    if (!moved[i]) record.tags[kept++] = record.tags[i];
  record.tags.resize(kept);
  record.tags.insert(record.tags.end(), listed.begin(), listed.end());
}

}  // namespace fivefold::sgf
