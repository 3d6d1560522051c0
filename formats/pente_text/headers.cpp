#include "formats/pente_text/headers.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace fivefold::pente_text {
namespace {

template <class Texts>
bool is_one_of(std::string_view value, const Texts& texts) {
  return std::find(std::begin(texts), std::end(texts), value) != std::end(texts);
}

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c; }

bool same_word(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) { return lower(x) == lower(y); });
}

/// The place of a text in a Record or a const Record; null for keys whose member is no text.
template <class AnyRecord>
auto text_member(AnyRecord& record, Key key) -> decltype(&record.game) {
  switch (key) {
    case Key::game: return &record.game;
    case Key::site: return &record.site;
    case Key::event: return &record.event;
    case Key::round: return &record.round;
    case Key::section: return &record.section;
    case Key::date: return &record.date;
    case Key::time: return &record.time;
    case Key::time_control: return &record.time_control;
    case Key::name_1: return &record.players[0].name;
    case Key::name_2: return &record.players[1].name;
    case Key::ruleset: return &record.ruleset;
    case Key::id: return &record.id;
    default: return nullptr;
  }
}

Stored store_text(std::string_view& member, Key key, std::string_view value) {
  if (value == kHeaders[index(key)].nothing) return Stored::plain;
  member = value;
  return value.empty() ? Stored::spelling : Stored::plain;
}

Stored store_rating(Player& player, std::string_view value) {
  if (value == "?") return Stored::plain;
  if (value == "-" || value.empty()) return Stored::spelling;
  int rating = 0;
  if (value.size() > 8) return Stored::unknown;
  for (const char c : value) {
    if (c < '0' || c > '9') return Stored::unknown;
    rating = rating * 10 + (c - '0');
  }
  player.rating = rating;
  return value.size() > 1 && value[0] == '0' ? Stored::spelling : Stored::plain;
}

/// Yes, no or neither; the site writes "Y" and "N" for Rated, "Yes" and "No" for the swap.
std::optional<bool> truth(std::string_view value) {
  for (const std::string_view yes : {"y", "yes", "true", "1"})
    if (same_word(value, yes)) return true;
  for (const std::string_view no : {"n", "no", "false", "0"})
    if (same_word(value, no)) return false;
  return std::nullopt;
}

Stored store_rated(Record& record, std::string_view value) {
  if (value == "?") return Stored::plain;
  if (value == "-" || value.empty()) return Stored::spelling;
  record.rated = truth(value);
  if (!record.rated) return Stored::unknown;
  return value == "Y" || value == "N" ? Stored::plain : Stored::unusual;
}

Stored store_type(Player& player, std::string_view value) {
  if (value == "?") return Stored::plain;
  if (value == "-" || value.empty()) return Stored::spelling;
  for (const auto& [kind, name] : {std::pair{PlayerKind::human, std::string_view("Human")},
                                   std::pair{PlayerKind::computer, std::string_view("Computer")},
                                   std::pair{PlayerKind::guest, std::string_view("Guest")}}) {
    if (!same_word(value, name)) continue;
    player.kind = kind;
    return value == name ? Stored::plain : Stored::unusual;
  }
  return Stored::unknown;
}

Stored store_result(Record& record, std::string_view value) {
  constexpr std::array draws = {std::string_view("0-0"), std::string_view("1/2"), std::string_view("0.5-0.5"),
                                std::string_view("\xC2\xBD-\xC2\xBD")};
  Stored stored = Stored::plain;
  if (value == "1-0") {
    record.result = Result::first;
  } else if (value == "0-1") {
    record.result = Result::second;
  } else if (value == "1/2-1/2") {
    record.result = Result::draw;
  } else if (is_one_of(value, draws)) {
    record.result = Result::draw;
    stored = Stored::unusual;
  } else {
    record.result = Result::unknown;
    if (value == "*" || value == "-" || value.empty()) {
      stored = Stored::spelling;
    } else if (value != "?") {
      stored = Stored::unknown;
    }
  }
  return stored;
}

Stored store_swapped(Record& record, std::string_view value) {
  const auto swapped = truth(value);
  if (!swapped) return value == "?" || value == "-" || value.empty() ? Stored::spelling : Stored::unknown;
  record.sides_stated = true;
  record.sides = *swapped ? std::array{Side::second, Side::first} : std::array{Side::first, Side::second};
  if (value == "Y" || value == "N") return Stored::spelling;
  if (value != "Yes" && value != "No") return Stored::unusual;
  return *swapped || is_d_pente(record.game) ? Stored::plain : Stored::spelling;
}

}  // namespace

constexpr std::array<HeaderInfo, kKeys> kHeaders = {{
    {"Game", "-", "pente-text.Game"},
    {"Site", "-", "pente-text.Site"},
    {"Event", "-", "pente-text.Event"},
    {"Round", "-", "pente-text.Round"},
    {"Section", "-", "pente-text.Section"},
    {"Date", "?", "pente-text.Date"},
    {"Time", "?", "pente-text.Time"},
    {"TimeControl", "?", "pente-text.TimeControl"},
    {"Rated", "?", "pente-text.Rated"},
    {"Player 1 Name", "?", "pente-text.Player 1 Name"},
    {"Player 2 Name", "?", "pente-text.Player 2 Name"},
    {"Player 1 Rating", "?", "pente-text.Player 1 Rating"},
    {"Player 2 Rating", "?", "pente-text.Player 2 Rating"},
    {"Player 1 Type", "?", "pente-text.Player 1 Type"},
    {"Player 2 Type", "?", "pente-text.Player 2 Type"},
    {"Result", "?", "pente-text.Result"},
    {"Player's Swapped?", "?", "pente-text.Player's Swapped?"},
    {"Ruleset", "-", "pente-text.Ruleset"},
    {"Id", "-", "pente-text.Id"},
}};

Key find_key(std::string_view name) {
  for (std::size_t i = 0; i < kKeys; ++i)
    if (name == kHeaders[i].name) return static_cast<Key>(i);
  return Key::unknown;
}

Key find_other_name(std::string_view name) {
  constexpr std::array<std::pair<std::string_view, Key>, 5> others = {{{"GameType", Key::game},
                                                                       {"White", Key::name_1},
                                                                       {"Black", Key::name_2},
                                                                       {"WhiteRating", Key::rating_1},
                                                                       {"BlackRating", Key::rating_2}}};
  for (const auto& [other, key] : others)
    if (same_word(name, other)) return key;
  for (std::size_t i = 0; i < kKeys; ++i)
    if (same_word(name, kHeaders[i].name)) return static_cast<Key>(i);
  return Key::unknown;
}

Stored store(Record& record, Key key, std::string_view value) {
  switch (key) {
    case Key::rated: return store_rated(record, value);
    case Key::rating_1: return store_rating(record.players[0], value);
    case Key::rating_2: return store_rating(record.players[1], value);
    case Key::type_1: return store_type(record.players[0], value);
    case Key::type_2: return store_type(record.players[1], value);
    case Key::result: return store_result(record, value);
    case Key::swapped: return store_swapped(record, value);
    default: return store_text(*text_member(record, key), key, value);
  }
}

std::string value_of(const Record& record, Key key) {
  const auto rating = [](const Player& player) {
    return player.rating ? std::to_string(*player.rating) : std::string("?");
  };
  const auto type = [](const Player& player) {
    switch (player.kind) {
      case PlayerKind::human: return "Human";
      case PlayerKind::computer: return "Computer";
      case PlayerKind::guest: return "Guest";
      case PlayerKind::unknown: break;
    }
    return "?";
  };
  switch (key) {
    case Key::rated: return !record.rated ? "?" : *record.rated ? "Y" : "N";
    case Key::rating_1: return rating(record.players[0]);
    case Key::rating_2: return rating(record.players[1]);
    case Key::type_1: return type(record.players[0]);
    case Key::type_2: return type(record.players[1]);
    case Key::result:
      return record.result == Result::missing || record.result == Result::unknown ? "?" : word(record.result);
    case Key::swapped: return !record.sides_stated ? "?" : record.sides[0] == Side::second ? "Yes" : "No";
    default: break;
  }
  const std::string_view text = *text_member(record, key);
  return std::string(text.empty() ? kHeaders[index(key)].nothing : text);
}

bool is_d_pente(std::string_view game) {
  constexpr std::string_view speed = "Speed ";
  if (game.substr(0, speed.size()) == speed) game.remove_prefix(speed.size());
  return game == "D-Pente";
}

}  // namespace fivefold::pente_text
