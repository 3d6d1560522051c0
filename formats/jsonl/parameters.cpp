#include "formats/jsonl/parameters.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <vector>

#include "core/layout.h"
#include "formats/jsonl/opening_json.h"
#include "formats/jsonl/ruleset_words.h"

namespace fivefold {
namespace {

using nlohmann::json;

constexpr int kMaxCells = kMaxSide * kMaxSide;
/// Step::captured has room for groups of five in all eight directions.
constexpr int kMaxCaptured = 5;

template <class Number>
std::string set_whole(Number& target, const json& value, int low, int high) {
  if (value.is_number_integer()) {
    const bool huge = value.is_number_unsigned() && value.get<std::uint64_t>() > static_cast<std::uint64_t>(high);
    const std::int64_t number = huge ? std::int64_t{high} + 1 : value.get<std::int64_t>();
    if (number >= low && number <= high) {
      target = static_cast<Number>(number);
      return {};
    }
  }
  return "a whole number from " + std::to_string(low) + " to " + std::to_string(high);
}

std::string set_flag(bool& target, const json& value) {
  if (!value.is_boolean()) return "true or false";
  target = value.get<bool>();
  return {};
}

std::string set_text(std::string& target, const json& value) {
  if (!value.is_string()) return "a string";
  target = value.get<std::string>();
  return {};
}

std::string set_texts(std::vector<std::string>& target, const json& value) {
  const bool strings =
      value.is_array() && std::all_of(value.begin(), value.end(), [](const json& one) { return one.is_string(); });
  if (!strings) return "a list of strings";
  target = value.get<std::vector<std::string>>();
  return {};
}

/// Index of a word; -1 for none.
template <class Words>
int index_of(const Words& words, const json& value) {
  if (!value.is_string()) return -1;
  const auto found = std::find(words.begin(), words.end(), value.get_ref<const std::string&>());
  return found == words.end() ? -1 : static_cast<int>(found - words.begin());
}

template <class Words>
std::string one_of(const Words& words) {
  std::string out;
  for (const char* const word : words) out.append(out.empty() ? "one of " : ", ").append(word);
  return out;
}

template <class Enumerator, class Words>
std::string set_word(Enumerator& target, const Words& words, const json& value) {
  const int index = index_of(words, value);
  if (index < 0) return one_of(words);
  target = static_cast<Enumerator>(index);
  return {};
}

std::string set_size(Ruleset& r, const json& value) {
  int width = 0, height = 0;
  const bool pair = value.is_array() && value.size() == 2;
  const bool fits = pair ? set_whole(width, value[0], kMinSide, kMaxSide).empty() &&
                               set_whole(height, value[1], kMinSide, kMaxSide).empty()
                         : set_whole(width, value, kMinSide, kMaxSide).empty();
  if (!fits) return "a whole number from 5 to 52, or a pair of them: width and height";
  r.board.width = width;
  r.board.height = pair ? height : width;
  return {};
}

std::string set_names(Ruleset& r, const json& value) {
  if (!value.is_array() || value.size() != 2 || !value[0].is_string() || !value[1].is_string()) {
    return "a list of two strings";
  }
  r.side_names = {{value[0].get<std::string>(), value[1].get<std::string>()}};
  return {};
}

std::string set_lengths(Ruleset& r, const json& value) {
  const std::string expected = "a list of group lengths from 1 to 5";
  if (!value.is_array() || value.empty()) return expected;
  unsigned lengths = 0;
  for (const json& one : value) {
    int length = 0;
    if (!set_whole(length, one, 1, kMaxCaptured).empty()) return expected;
    lengths |= 1U << length;
  }
  r.capture.lengths = static_cast<std::uint8_t>(lengths);
  return {};
}

std::string set_captures(Ruleset& r, const json& value) {
  if (!value.is_null()) return "null or an object with lengths, win and poof";
  r.capture = {};
  return {};
}

std::string set_forbidden(Ruleset& r, const json& value) {
  if (!value.is_null()) return "null or an object with colour, kinds and policy";
  r.forbidden = {};
  return {};
}

std::string set_kinds(Ruleset& r, const json& value) {
  const std::string expected = "a list of overline, double_four, double_three";
  if (!value.is_array()) return expected;
  unsigned kinds = 0;
  for (const json& one : value) {
    const int index = index_of(ruleset_words::kFouls, one);
    if (index < 0) return expected;
    kinds |= 1U << index;
  }
  r.forbidden.kinds = static_cast<std::uint8_t>(kinds);
  return {};
}

std::string set_foul_side(Ruleset& r, const json& value) {
  int side = 0;
  if (!set_whole(side, value, 1, 2).empty()) return "1 or 2";
  r.forbidden.side = side == 1 ? Side::first : Side::second;
  return {};
}

std::string set_protocol(Ruleset& r, const json& value) {
  const int index = index_of(ruleset_words::kProtocol, value);
  if (index < 0) return one_of(ruleset_words::kProtocol);
  const bool connect6 = ruleset_words::kProtocol[static_cast<std::size_t>(index)] == std::string_view("connect6");
  r.swap = connect6 ? SwapRule::none : static_cast<SwapRule>(index);
  r.turns.first_turn = 1;
  r.turns.later_turns = connect6 ? 2 : 1;
  return {};
}

std::string set_turns(Ruleset& r, const json& value) {
  int first = 0, later = 0;
  const bool fits = value.is_array() && value.size() == 2 && set_whole(first, value[0], 1, 9).empty() &&
                    set_whole(later, value[1], 1, 9).empty();
  if (!fits) return "a pair of whole numbers from 1 to 9: stones of the first turn and of the later ones";
  r.turns.first_turn = first;
  r.turns.later_turns = later;
  return {};
}

std::string set_clock(Ruleset& r, const json& value) {
  if (value.is_null()) {
    r.seconds_per_move.reset();
    return {};
  }
  if (!value.is_number() || !std::isfinite(value.get<double>()) || value.get<double>() <= 0) {
    return "null or a number of seconds above 0";
  }
  r.seconds_per_move = value.get<double>();
  return {};
}

std::string set_opening(Ruleset& r, const json& value) {
  std::string expected;
  auto opening = read_opening(value, expected);
  if (!opening) return expected;
  r.opening = *std::move(opening);
  return {};
}

std::string set_ends(Ruleset& r, const json& value) {
  std::array<const char*, kEndKinds> words{};
  for (int i = 0; i < kEndKinds; ++i) words[static_cast<std::size_t>(i)] = word(static_cast<EndKind>(i));
  unsigned set = 0;
  bool known = value.is_array();
  for (std::size_t i = 0; known && i < value.size(); ++i) {
    const int index = index_of(words, value[i]);
    known = index >= 0;
    if (known) set |= bit(static_cast<EndKind>(index));
  }
  if (!known) return "a list, each " + one_of(words);
  r.allowed_ends = static_cast<EndSet>(set);
  return {};
}

using R = Ruleset;
using J = const json;
constexpr std::array kParameters = {

    Parameter{"name", [](R& r, J& v) { return set_text(r.id, v); }},
    Parameter{"title", [](R& r, J& v) { return set_text(r.title, v); }},
    Parameter{"aliases", [](R& r, J& v) { return set_texts(r.aliases, v); }},
    Parameter{"names", set_names},
    Parameter{"size", set_size},
    Parameter{"any_size", [](R& r, J& v) { return set_flag(r.board.any_size, v); }},
    Parameter{"locked", [](R& r, J& v) { return set_whole(r.board.locked, v, 0, kMaxCells); }},
    Parameter{"portal_pairs", [](R& r, J& v) { return set_whole(r.board.portal_pairs, v, 0, kMaxCells / 2); }},
    Parameter{"coordinates", [](R& r, J& v) { return set_word(r.coordinates, ruleset_words::kCoordinates, v); }},
    Parameter{"row", [](R&, J&) { return std::string("an object with len, over and ends"); }},
    Parameter{"row.len", [](R& r, J& v) { return set_whole(r.line.length, v, 5, 6); }},
    Parameter{"row.over", [](R&, J&) { return std::string("an object with 1 and 2"); }},
    Parameter{"row.over.1",
              [](R& r, J& v) { return set_word(r.line.overline[Side::first], ruleset_words::kOverline, v); }},
    Parameter{"row.over.2",
              [](R& r, J& v) { return set_word(r.line.overline[Side::second], ruleset_words::kOverline, v); }},
    Parameter{"row.ends", [](R& r, J& v) { return set_word(r.line.ends, ruleset_words::kEnds, v); }},
    Parameter{"five", [](R& r, J& v) { return set_word(r.line.win, ruleset_words::kFive, v); }},
    Parameter{"captures", set_captures},
    Parameter{"captures.lengths", set_lengths},
    Parameter{"captures.win", [](R& r, J& v) { return set_whole(r.capture.stones_to_win, v, 1, kMaxCells); }},
    Parameter{"captures.poof", [](R& r, J& v) { return set_flag(r.capture.poof, v); }},
    Parameter{"forbidden", set_forbidden},
    Parameter{"forbidden.colour", set_foul_side},
    Parameter{"forbidden.kinds", set_kinds},
    Parameter{"forbidden.policy", [](R& r, J& v) { return set_word(r.forbidden.policy, ruleset_words::kPolicy, v); }},
    Parameter{"opening", set_opening},
    Parameter{"protocol", set_protocol},
    Parameter{"turns", set_turns},
    Parameter{"pass", [](R& r, J& v) { return set_flag(r.turns.pass, v); }},
    Parameter{"clock_s", set_clock},
    Parameter{"sides_alternate", [](R& r, J& v) { return set_flag(r.sides_alternate, v); }},
    Parameter{"allowed_ends", set_ends},
    Parameter{"about", [](R& r, J& v) { return set_text(r.about, v); }},
    Parameter{"tips", [](R& r, J& v) { return set_texts(r.tips, v); }},
    Parameter{"authority", [](R& r, J& v) { return set_text(r.authority, v); }},
    Parameter{"source", [](R& r, J& v) { return set_text(r.source, v); }}};

}  // namespace

std::span<const Parameter> all_parameters() { return kParameters; }

}  // namespace fivefold
