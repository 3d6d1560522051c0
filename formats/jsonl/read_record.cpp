#include "formats/jsonl/read_record.h"

#include <array>

#include "core/outcome.h"
#include "formats/jsonl/envelope.h"
#include "formats/jsonl/json_text.h"
#include "formats/jsonl/read_parts.h"
#include "formats/jsonl/token_json.h"

namespace fivefold::jsonl {
namespace {

/// The record, and what must wait until the main line is complete.
struct Game {
  Record& record;
  std::optional<std::size_t> variations;  ///< where their list begins
};

/// Lets a reader of a Record stand in the table of Game.
template <void (*kRead)(Reading&, Record&, const Sink&, std::string_view)>
void of_record(Reading& reading, Game& game, const Sink& sink, std::string_view key) {
  kRead(reading, game.record, sink, key);
}

void read_schema(Reading& reading, Game&, const Sink& sink, std::string_view key) {
  Cursor& cursor = reading.cursor;
  cursor.peek();
  const std::size_t start = cursor.at();
  const std::string_view text = cursor.skip();
  if (text == "\"fivefold/1\"") return;
  cursor.seek(start);
  keep_value(reading, sink, key);
  cursor.report(Code::schema_unknown, cursor.since(start), {{"text", shown(text)}});
}

void read_rules(Reading& reading, Game& game, const Sink& sink, std::string_view key) {
  Cursor& cursor = reading.cursor;
  if (cursor.peek() != Kind::object) {
    refuse(reading, sink, key, "an object");
    return;
  }
  const std::size_t tags = game.record.tags.size();
  keep_value(reading, sink, key);
  if (game.record.tags.size() == tags) return;
  // Broken rules were kept as a string: they stay a tag, for they are no rules.
  if (game.record.tags.back().value.front() != '{') return;
  game.record.rules_json = game.record.tags.back().value;
  game.record.tags.pop_back();
}

void read_rated(Reading& reading, Game& game, const Sink& sink, std::string_view key) {
  game.record.rated = read_bool(reading, sink, key);
}

void read_moves(Reading& reading, Game& game, const Sink& sink, std::string_view key) {
  if (reading.cursor.peek() != Kind::array) {
    refuse(reading, sink, key, "a list of moves");
    return;
  }
  const std::size_t start = reading.cursor.at();
  read_tokens(reading);
  game.record.moves_where = reading.cursor.since(start);
}

void find_variations(Reading& reading, Game& game, const Sink& sink, std::string_view key) {
  if (reading.cursor.peek() != Kind::array) {
    refuse(reading, sink, key, "a list of variations");
    return;
  }
  game.variations = reading.cursor.at();
  reading.cursor.skip();
}

void read_result(Reading& reading, Game& game, const Sink& sink, std::string_view key) {
  constexpr std::array words = {"*", "1-0", "0-1", "1/2-1/2"};
  constexpr std::array results = {Result::unknown, Result::first, Result::second, Result::draw};
  reading.cursor.peek();
  const std::size_t start = reading.cursor.at();
  if (const auto word = read_word(reading, sink, key, words)) game.record.result = results[*word];
  game.record.result_where = reading.cursor.since(start);
}

void read_end(Reading& reading, Game& game, const Sink& sink, std::string_view key) {
  const auto text = read_text(reading, sink, key);
  if (!text) return;
  for (int i = 0; i < kEndKinds; ++i) {
    const auto kind = static_cast<EndKind>(i);
    if (*text == word(kind)) game.record.end = kind;
  }
  if (!game.record.end) game.record.end_text = *text;
}

void read_tags(Reading& reading, Game& game, const Sink& sink, std::string_view key) {
  Cursor& cursor = reading.cursor;
  if (cursor.peek() != Kind::object) {
    refuse(reading, sink, key, "an object");
    return;
  }
  const std::string prefix = deeper(sink, key);
  std::vector<std::pair<std::string_view, Span>> names;
  cursor.open();
  bool first = true;
  std::string_view name;
  while (cursor.next_member(first, name)) {
    const Kind kind = cursor.peek();
    const std::size_t start = cursor.at();
    if (kind == Kind::string) {
      Tag tag;
      tag.key = name;
      tag.value = cursor.read_string("a text");
      tag.where = cursor.since(start);
      game.record.tags.push_back(tag);
    } else {
      keep_value(reading, {prefix, nullptr}, name);
    }
    names.emplace_back(name, cursor.since(start));
  }
  report_repeated(reading, names);
}

constexpr int kRulesGroup = 31;
constexpr std::array<Key<Game>, 19> kKeys = {{{"schema", read_schema},
                                              {"id", of_record<read_member<&Record::id>>},
                                              {"game", of_record<read_member<&Record::game>>},
                                              {"ruleset", of_record<read_member<&Record::ruleset>>},
                                              {"rules", read_rules, kRulesGroup},
                                              {"rules_override", read_rules, kRulesGroup},
                                              {"rated", read_rated},
                                              {"board", of_record<read_board>},
                                              {"players", of_record<read_players>},
                                              {"sides", of_record<read_sides>},
                                              {"intro", of_record<read_member<&Record::intro>>},
                                              {"event", of_record<read_event>},
                                              {"clock", of_record<read_clock>},
                                              {"setup", of_record<read_setup>},
                                              {"moves", read_moves},
                                              {"variations", find_variations},
                                              {"result", read_result},
                                              {"end", read_end},
                                              {"tags", read_tags}}};

}  // namespace

void parse(std::string_view bytes, const ParseOptions&, Record& record, Diagnostics& diagnostics) {
  Reading reading(bytes, record, diagnostics);
  Cursor& cursor = reading.cursor;
  if (!enter_game(cursor)) return;
  Game game{record, std::nullopt};
  const Sink sink;
  read_object<Game>(reading, kKeys, game, sink);
  const std::size_t end = cursor.at();
  if (record.moves_where == Span{}) record.moves_where = {cursor.since(end).end, cursor.since(end).end};
  if (game.variations) {
    cursor.seek(*game.variations);
    read_variations(reading, sink, "variations");
    cursor.seek(end);
  }
  report_rest(cursor);
}

}  // namespace fivefold::jsonl
