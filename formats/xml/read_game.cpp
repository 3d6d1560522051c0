#include "formats/xml/read_game.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>

#include "formats/jsonl/decimal.h"
#include "formats/jsonl/json_text.h"
#include "formats/xml/words.h"

namespace fivefold::xml {
namespace {

using tinyxml2::XMLElement;

/// Widest board that is kept as stated; what lies outside 5..52 is the judge's to refuse.
constexpr int kMostStated = 10000;

/// What must wait until all of a game's elements were seen, or may stand only once.
struct Parts {
  std::size_t players = 0;
  bool first_side_stated = false;
  const XMLElement* moves = nullptr;
  std::vector<const XMLElement*> variations;
  std::vector<std::string_view> seen;
};

void read_rules(Reading& reading, const XMLElement& element, Parts&) {
  if (element.FirstChildElement() != nullptr) return reading.keep_element(element);
  const std::string_view text = reading.content(element);
  std::string unused;
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  const bool object = first != std::string_view::npos && text[first] == '{' &&
                      jsonl::append_value(text, jsonl::Spelling::as_written, unused) == jsonl::ValueFault::none;
  if (!object) {
    report(reading.diagnostics, Code::value_unknown, reading.where(element),
           {{"name", "rules"}, {"text", excerpt(text)}, {"words", "the objects of JSON"}});
    reading.keep_element(element, true);
    return;
  }
  reading.record.rules_json = text;
  Attributes(reading, element).rest_to_tags("/rules/");
}

/// One cell or pair of the board or of the starting position; its unknown attributes are kept under its own path.
void read_locked(Reading& reading, const XMLElement& element) {
  Attributes attributes(reading, element);
  const auto at = attributes.cell("at");
  if (!at) return reading.keep_element(element);
  auto& locked = reading.record.layout.locked;
  locked.push_back(*at);
  attributes.rest_to_tags(fmt::format("/board/locked/{}/", locked.size() - 1));
}

void read_portal(Reading& reading, const XMLElement& element) {
  Attributes attributes(reading, element);
  const auto a = attributes.cell("a");
  const auto b = attributes.cell("b");
  if (!a || !b) return reading.keep_element(element);
  auto& portals = reading.record.layout.portals;
  PortalPair pair;
  pair.a = *a;
  pair.b = *b;
  pair.name = attributes.text("name");
  portals.push_back(std::move(pair));
  attributes.rest_to_tags(fmt::format("/board/portals/{}/", portals.size() - 1));
}

void read_stone(Reading& reading, const XMLElement& element) {
  Attributes attributes(reading, element);
  const auto at = attributes.cell("at");
  const auto side = attributes.side("side");
  if (!at || !side) return reading.keep_element(element);
  auto& stones = reading.record.setup.stones[*side];
  stones.push_back(*at);
  attributes.rest_to_tags(fmt::format("/setup/stones/{}/{}/", number(*side), stones.size() - 1));
}

struct ChildReader {
  std::string_view name;
  void (*read)(Reading&, const XMLElement&);
};

/// Reads the known children of an element; other children and text are kept as unknown.
void read_children(Reading& reading, const XMLElement& parent, std::span<const ChildReader> readers) {
  for (const auto* node = parent.FirstChild(); node != nullptr; node = node->NextSibling()) {
    if (const auto* const text = node->ToText(); text != nullptr) reading.keep_text(parent, *text);
    const XMLElement* const child = node->ToElement();
    if (child == nullptr) continue;
    const auto found = std::find_if(readers.begin(), readers.end(),
                                    [&](const ChildReader& reader) { return reader.name == child->Name(); });
    if (found == readers.end()) {
      reading.keep_element(*child);
    } else {
      found->read(reading, *child);
    }
  }
}

void read_board(Reading& reading, const XMLElement& element, Parts&) {
  constexpr std::array<ChildReader, 2> kChildren = {{{"locked", read_locked}, {"portal", read_portal}}};
  BoardLayout& layout = reading.record.layout;
  Attributes attributes(reading, element);
  const auto width = attributes.integer("width", -kMostStated, kMostStated);
  const auto height = attributes.integer("height", -kMostStated, kMostStated);
  if (width && height) {
    layout.width = *width;
    layout.height = *height;
    reading.record.board_stated = true;
  } else if (width || height) {
    const char* const missing = width ? "height" : "width";
    if (!attributes.has(missing)) {
      report(reading.diagnostics, Code::json_missing, reading.where(element), {{"key", missing}});
    }
    attributes.leave(width ? "width" : "height");
  }
  if (const auto drawn = attributes.word("drawn", kDrawnWords)) layout.drawn = static_cast<BoardDrawn>(*drawn);
  attributes.rest_to_tags("/board/");
  read_children(reading, element, kChildren);
}

void read_player(Reading& reading, const XMLElement& element, Parts& parts) {
  Record& record = reading.record;
  if (parts.players == record.players.size()) return reading.keep_element(element);
  const std::size_t seat = parts.players++;
  Player& player = record.players[seat];
  Attributes attributes(reading, element);
  player.where = attributes.where("name");
  player.name = attributes.text("name");
  if (attributes.has("rating")) {
    const std::string_view text = attributes.text("rating");
    int rating = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), rating);
    if (read.ec == std::errc{} && read.ptr == text.data() + text.size() && !text.empty()) {
      player.rating = rating;
    } else {
      attributes.refuse("rating", Code::rating_not_a_number, {{"text", excerpt(text)}});
    }
  }
  if (const auto kind = attributes.word("kind", kKindWords)) player.kind = static_cast<PlayerKind>(*kind);
  if (const auto side = attributes.side("side")) {
    if (record.sides_stated && record.sides[seat] != *side) {
      attributes.refuse("side", Code::value_unknown,
                        {{"name", "side"},
                         {"text", std::to_string(number(*side))},
                         {"words", "the side that the other player leaves"}});
    } else {
      record.sides[seat] = *side;
      record.sides[1 - seat] = opponent(*side);
      record.sides_stated = true;
    }
  }
  player.other = attributes.rest_to_json();
  reading.keep_children(element);
}

void read_event(Reading& reading, const XMLElement& element, Parts&) {
  Record& record = reading.record;
  Attributes attributes(reading, element);
  record.event = attributes.text("name");
  record.site = attributes.text("site");
  record.date = attributes.text("date");
  record.time = attributes.text("time");
  record.round = attributes.text("round");
  record.section = attributes.text("section");
  attributes.rest_to_tags("/event/");
  reading.keep_children(element);
}

void read_clock(Reading& reading, const XMLElement& element, Parts&) {
  Attributes attributes(reading, element);
  reading.record.time_control = attributes.text("control");
  if (attributes.has("per_move")) {
    const std::string_view text = attributes.text("per_move");
    double seconds = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), seconds);
    const bool whole = read.ec == std::errc{} && read.ptr == text.data() + text.size();
    if (whole && jsonl::is_json_number(text) && seconds >= 0) {
      reading.record.seconds_per_move = seconds;
    } else {
      attributes.refuse("per_move", Code::time_negative, {{"text", excerpt(text)}});
    }
  }
  attributes.rest_to_tags("/clock/");
  reading.keep_children(element);
}

void read_setup(Reading& reading, const XMLElement& element, Parts&) {
  constexpr std::array<ChildReader, 1> kChildren = {{{"stone", read_stone}}};
  constexpr int kMost = std::numeric_limits<std::int16_t>::max();
  Setup& setup = reading.record.setup;
  Attributes attributes(reading, element);
  setup.to_move = attributes.side("to_move");
  setup.taken[Side::first] = attributes.integer("taken_by_1", 0, kMost).value_or(0);
  setup.taken[Side::second] = attributes.integer("taken_by_2", 0, kMost).value_or(0);
  attributes.rest_to_tags("/setup/");
  read_children(reading, element, kChildren);
}

void read_intro(Reading& reading, const XMLElement& element, Parts&) {
  reading.record.intro = reading.content(element);
  Attributes(reading, element).rest_to_tags("/intro/");
}

void read_tag(Reading& reading, const XMLElement& element, Parts&) {
  Attributes attributes(reading, element);
  if (!attributes.has("name") || element.FirstChildElement() != nullptr) return reading.keep_element(element);
  const std::string_view key = attributes.text("name");
  const auto json = attributes.word("json", kTruthWords);
  reading.keep_tag(key, reading.content(element), reading.where(element), json && *json == 1);
  attributes.rest_to_tags(fmt::format("/tags/{}/", key));
}

void note_moves(Reading&, const XMLElement& element, Parts& parts) { parts.moves = &element; }
void note_variation(Reading&, const XMLElement& element, Parts& parts) { parts.variations.push_back(&element); }

struct PartReader {
  std::string_view name;
  void (*read)(Reading&, const XMLElement&, Parts&);
  bool repeats = false;
};

constexpr std::array<PartReader, kPartNames.size()> kParts = {{{"rules", read_rules},
                                                               {"board", read_board},
                                                               {"player", read_player, true},
                                                               {"event", read_event},
                                                               {"clock", read_clock},
                                                               {"setup", read_setup},
                                                               {"intro", read_intro},
                                                               {"moves", note_moves},
                                                               {"variation", note_variation, true},
                                                               {"tag", read_tag, true}}};

void read_part(Reading& reading, const XMLElement& element, Parts& parts) {
  const std::string_view name = element.Name();
  const auto found =
      std::find_if(kParts.begin(), kParts.end(), [&](const PartReader& part) { return part.name == name; });
  if (found == kParts.end()) return reading.keep_element(element);
  if (!found->repeats) {
    if (std::find(parts.seen.begin(), parts.seen.end(), name) != parts.seen.end()) {
      report(reading.diagnostics, Code::duplicate_tag, reading.where(element), {{"name", std::string(name)}});
      return reading.keep_element(element, true);
    }
    parts.seen.push_back(found->name);
  }
  found->read(reading, element, parts);
}

void read_end(Reading& reading, Attributes& attributes) {
  const std::string_view text = attributes.text("end");
  for (int i = 0; i < kEndKinds; ++i) {
    const auto kind = static_cast<EndKind>(i);
    if (text == word(kind)) reading.record.end = kind;
  }
  if (!reading.record.end) reading.record.end_text = text;
}

void read_own_attributes(Reading& reading, const XMLElement& game) {
  constexpr std::array<const char*, 1> kEscapes = {"backslash"};
  Record& record = reading.record;
  Attributes attributes(reading, game);
  reading.escaped = attributes.word("escape", kEscapes).has_value();
  record.id = attributes.text("id");
  record.game = attributes.text("name");
  record.ruleset = attributes.text("ruleset");
  if (const auto rated = attributes.word("rated", kTruthWords)) record.rated = *rated == 1;
  if (const auto result = attributes.word("result", kResultWords)) {
    record.result = static_cast<Result>(*result + static_cast<std::size_t>(Result::unknown));
  }
  record.result_where = attributes.where("result");
  read_end(reading, attributes);
  attributes.rest_to_tags("/");
}

}  // namespace

void read_game(Reading& reading, const XMLElement& game) {
  read_own_attributes(reading, game);
  reading.record.moves_where = {reading.where(game).end, reading.where(game).end};
  Parts parts;
  for (const auto* node = game.FirstChild(); node != nullptr; node = node->NextSibling()) {
    if (const auto* const text = node->ToText(); text != nullptr) reading.keep_text(game, *text);
    if (const auto* const element = node->ToElement(); element != nullptr) read_part(reading, *element, parts);
  }
  read_lines(reading, parts.moves, parts.variations);
}

}  // namespace fivefold::xml
