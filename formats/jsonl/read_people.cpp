#include <array>
#include <charconv>
#include <limits>

#include "formats/jsonl/decimal.h"
#include "formats/jsonl/read_parts.h"

namespace fivefold::jsonl {
namespace {

struct Seat {
  Player player;
  std::string other;
};

void read_name(Reading& reading, Seat& seat, const Sink& sink, std::string_view key) {
  reading.cursor.peek();
  const std::size_t start = reading.cursor.at();
  seat.player.name = read_text(reading, sink, key).value_or(std::string_view{});
  seat.player.where = reading.cursor.since(start);
}

void read_rating(Reading& reading, Seat& seat, const Sink& sink, std::string_view key) {
  Cursor& cursor = reading.cursor;
  cursor.peek();
  const std::size_t start = cursor.at();
  const std::string_view text = cursor.skip();
  int rating = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), rating);
  if (is_json_number(text) && error == std::errc() && end == text.data() + text.size()) {
    seat.player.rating = rating;
    return;
  }
  if (text == "null") return;
  cursor.seek(start);
  keep_value(reading, sink, key);
  cursor.report(Code::rating_not_a_number, cursor.since(start), {{"text", shown(text)}});
}

void read_kind(Reading& reading, Seat& seat, const Sink& sink, std::string_view key) {
  constexpr std::array words = {"unknown", "human", "computer", "guest"};
  if (const auto word = read_word(reading, sink, key, words)) seat.player.kind = static_cast<PlayerKind>(*word);
}

constexpr std::array<Key<Seat>, 3> kSeatKeys = {{{"name", read_name}, {"rating", read_rating}, {"kind", read_kind}}};

void read_clock_limit(Reading& reading, Record& record, const Sink& sink, std::string_view key) {
  Cursor& cursor = reading.cursor;
  cursor.peek();
  const std::size_t start = cursor.at();
  const std::string_view text = cursor.skip();
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (is_json_number(text) && error == std::errc() && end == text.data() + text.size() && value >= 0) {
    record.seconds_per_move = value;
    return;
  }
  if (text == "null") return;
  cursor.seek(start);
  keep_value(reading, sink, key);
  cursor.report(Code::time_negative, cursor.since(start), {{"text", shown(text)}});
}

constexpr std::array<Key<Record>, 6> kEventKeys = {{{"name", read_member<&Record::event>},
                                                    {"site", read_member<&Record::site>},
                                                    {"date", read_member<&Record::date>},
                                                    {"time", read_member<&Record::time>},
                                                    {"round", read_member<&Record::round>},
                                                    {"section", read_member<&Record::section>}}};

constexpr std::array<Key<Record>, 2> kClockKeys = {
    {{"per_move", read_clock_limit}, {"control", read_member<&Record::time_control>}}};

void read_part(Reading& reading, Record& record, std::span<const Key<Record>> keys, const Sink& sink,
               std::string_view key) {
  if (reading.cursor.peek() != Kind::object) {
    refuse(reading, sink, key, "an object");
    return;
  }
  const std::string prefix = deeper(sink, key);
  read_object<Record>(reading, keys, record, {prefix, nullptr});
}

}  // namespace

void read_event(Reading& reading, Record& record, const Sink& sink, std::string_view key) {
  read_part(reading, record, kEventKeys, sink, key);
}

void read_clock(Reading& reading, Record& record, const Sink& sink, std::string_view key) {
  read_part(reading, record, kClockKeys, sink, key);
}

void read_players(Reading& reading, Record& record, const Sink& sink, std::string_view key) {
  Cursor& cursor = reading.cursor;
  if (cursor.peek() != Kind::array) {
    refuse(reading, sink, key, "a list of two players");
    return;
  }
  const std::string prefix = deeper(sink, key);
  cursor.open();
  bool first = true;
  for (std::size_t i = 0; cursor.next_element(first); ++i) {
    const Kind kind = cursor.peek();
    if (i < record.players.size() && kind == Kind::object) {
      Seat seat;
      read_object<Seat>(reading, kSeatKeys, seat, {"", &seat.other});
      if (!seat.other.empty()) seat.player.other = record.keep(seat.other);
      record.players[i] = seat.player;
    } else {
      const char* const expected = i < record.players.size() ? "a player" : "the end of the list";
      refuse(reading, {prefix, nullptr, true}, i < record.players.size() ? std::to_string(i) : "-", expected);
    }
  }
}

void read_sides(Reading& reading, Record& record, const Sink& sink, std::string_view key) {
  Cursor& cursor = reading.cursor;
  cursor.peek();
  const std::size_t start = cursor.at();
  const auto sides = cursor.try_cell();  // a pair of numbers, too
  if (sides && (*sides == Coord{1, 2} || *sides == Coord{2, 1})) {
    record.sides = sides->x == 1 ? std::array{Side::first, Side::second} : std::array{Side::second, Side::first};
    record.sides_stated = true;
    return;
  }
  cursor.seek(start);
  const std::string_view text = cursor.skip();
  if (text == "null") return;
  cursor.seek(start);
  keep_value(reading, sink, key);
  cursor.report(Code::json_unknown_word, cursor.since(start),
                {{"key", "sides"}, {"text", shown(text)}, {"known", "[1,2], [2,1]"}});
}

}  // namespace fivefold::jsonl
