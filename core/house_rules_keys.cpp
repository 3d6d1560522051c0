#include "core/house_rules_keys.h"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <cmath>

#include "core/layout.h"
#include "core/ruleset_ends.h"

namespace fivefold::house_rules {
namespace {

using Written = std::optional<std::string>;

constexpr std::array kOverlineWords = {"wins", "ignored"};
constexpr std::array kEndsWords = {"any", "not-both-blocked", "five-not-both-blocked"};
constexpr std::array kRowWinWords = {"immediate", "boat"};
constexpr std::array kSwapWords = {"none", "swap", "swap2", "dpente"};
constexpr std::array kSideWords = {"first", "second"};
constexpr std::array kPolicyWords = {"loss", "illegal"};
constexpr std::array kYesNo = {"no", "yes"};
constexpr std::array kFoulWords = {"overline", "double-four", "double-three"};  // the bits of ForbiddenRule::kinds
constexpr std::string_view kNone = "none";

constexpr int kMostCaptured = 5;  // the group and its bracket lie within Topology::kMargin of the placed stone

/// Sets an enumeration (or bool) whose values are numbered like the words.
template <class Value, std::size_t N>
bool read_word(std::string_view text, const std::array<const char*, N>& words, Value& value) {
  for (std::size_t i = 0; i < N; ++i) {
    if (!same_word(text, words[i])) continue;
    value = static_cast<Value>(i);
    return true;
  }
  return false;
}

template <class Value, std::size_t N>
std::string word_of(const std::array<const char*, N>& words, Value value) {
  return words[static_cast<std::size_t>(value)];
}

template <class Value>
bool read_into(std::string_view text, int low, int high, Value& value) {
  const auto number = read_number(text, low, high);
  if (number) value = *number;
  return number.has_value();
}

/// Adds the bits of listed words; "none" is no bit. `word_at` gives the word of a bit or null after the last.
template <class Bits, class WordAt>
bool read_bits(std::string_view text, WordAt word_at, Bits& bits) {
  unsigned found = 0;
  if (!same_word(text, kNone)) {
    for (const std::string_view part : split(text, ',')) {
      if (part.empty()) return false;
      unsigned bit_number = 0;
      while (word_at(bit_number) != nullptr && !same_word(part, word_at(bit_number))) ++bit_number;
      if (word_at(bit_number) == nullptr) return false;
      found |= 1U << bit_number;
    }
  }
  bits = static_cast<Bits>(found);
  return true;
}

template <class WordAt>
std::string write_bits(unsigned bits, WordAt word_at) {
  std::string out;
  for (unsigned i = 0; word_at(i) != nullptr; ++i) {
    if (((bits >> i) & 1U) != 0) out.append(out.empty() ? "" : ", ").append(word_at(i));
  }
  return out.empty() ? std::string(kNone) : out;
}

const char* foul_word(unsigned i) { return i < kFoulWords.size() ? kFoulWords[i] : nullptr; }
const char* end_word(unsigned i) { return i < kEndKinds ? word(static_cast<EndKind>(i)) : nullptr; }
const char* length_word(unsigned i) {
  constexpr std::array words = {"", "1", "2", "3", "4", "5"};  // bit n: groups of n
  static_assert(words.size() == kMostCaptured + 1);
  return i < words.size() ? words[i] : nullptr;
}

bool read_two_numbers(std::string_view text, char separator, int low, int high, int& first, int& second) {
  const auto parts = split(text, separator);
  if (parts.size() != 2) return false;
  const auto a = read_number(parts[0], low, high);
  const auto b = read_number(parts[1], low, high);
  if (!a || !b) return false;
  first = *a;
  second = *b;
  return true;
}

bool read_names(std::string_view text, Ruleset& r) {
  const auto parts = split(text, ',');
  if (parts.size() != 2 || parts[0].empty() || parts[1].empty() || same_word(parts[0], parts[1])) return false;
  r.side_names = {{std::string(parts[0]), std::string(parts[1])}};
  return true;
}

bool read_aliases(std::string_view text, Ruleset& r) {
  std::vector<std::string> aliases;
  if (!same_word(text, kNone)) {
    for (const std::string_view part : split(text, ',')) {
      if (part.empty()) return false;
      aliases.emplace_back(part);
    }
  }
  r.aliases = std::move(aliases);
  return true;
}

bool read_clock(std::string_view text, Ruleset& r) {
  if (same_word(text, kNone)) {
    r.seconds_per_move.reset();
    return true;
  }
  double seconds = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seconds);
  const bool whole = error == std::errc{} && end == text.data() + text.size();
  if (!whole || !std::isfinite(seconds) || seconds <= 0 || seconds > 1e6) return false;
  r.seconds_per_move = seconds;
  return true;
}

bool set_text(std::string& text, std::string_view value) {
  text = value;
  return true;
}

Written unless_empty(const std::string& text) { return text.empty() ? Written() : Written(text); }
Written unless_zero(int value) { return value == 0 ? Written() : Written(std::to_string(value)); }
Written if_yes(bool value) { return value ? Written("yes") : Written(); }

constexpr std::string_view kYesOrNo = "yes or no";
constexpr std::string_view kAnyText = "text";

}  // namespace

// One row a key; readers that fit on a line stand in it.
std::span<const Key> keys() {
  static constexpr auto words = ValueKind::words;
  static constexpr auto text = ValueKind::text;
  static constexpr std::array all = {
      Key{"id", words, "a word without blanks",
          [](std::string_view v, Ruleset& r) {
            if (v.empty() || split(v, ' ').size() != 1) return false;
            r.id = v;
            return true;
          },
          [](const Ruleset& r) { return unless_empty(r.id); }},
      Key{"title", text, kAnyText, [](std::string_view v, Ruleset& r) { return set_text(r.title, v); },
          [](const Ruleset& r) { return unless_empty(r.title); }},
      Key{"aliases", words, "words parted by commas, or none", read_aliases,
          [](const Ruleset& r) {
            return r.aliases.empty() ? Written() : Written(fmt::format("{}", fmt::join(r.aliases, ", ")));
          }},
      Key{"sides", words, "two different names parted by a comma", read_names,
          [](const Ruleset& r) { return Written(r.side_names[Side::first] + ", " + r.side_names[Side::second]); }},
      Key{"board", words, "WIDTHxHEIGHT, each from 5 to 52",
          [](std::string_view v, Ruleset& r) {
            return read_two_numbers(v, 'x', kMinSide, kMaxSide, r.board.width, r.board.height);
          },
          [](const Ruleset& r) { return Written(fmt::format("{}x{}", r.board.width, r.board.height)); }},
      Key{"board.any-size", words, kYesOrNo,
          [](std::string_view v, Ruleset& r) { return read_word(v, kYesNo, r.board.any_size); },
          [](const Ruleset& r) { return if_yes(r.board.any_size); }},
      Key{"board.locked", words, "a whole number from 0 to 999",
          [](std::string_view v, Ruleset& r) { return read_into(v, 0, 999, r.board.locked); },
          [](const Ruleset& r) { return unless_zero(r.board.locked); }},
      Key{"board.portals", words, "a whole number from 0 to 999",
          [](std::string_view v, Ruleset& r) { return read_into(v, 0, 999, r.board.portal_pairs); },
          [](const Ruleset& r) { return unless_zero(r.board.portal_pairs); }},
      Key{"row.length", words, "5 or 6",
          [](std::string_view v, Ruleset& r) { return read_into(v, 5, 6, r.line.length); },
          [](const Ruleset& r) { return Written(std::to_string(r.line.length)); }},
      Key{"row.overline", words, "wins or ignored",
          [](std::string_view v, Ruleset& r) {
            if (!read_word(v, kOverlineWords, r.line.overline[Side::first])) return false;
            r.line.overline[Side::second] = r.line.overline[Side::first];
            return true;
          },
          [](const Ruleset&) { return Written(); }},
      Key{"row.overline.first", words, "wins or ignored",
          [](std::string_view v, Ruleset& r) { return read_word(v, kOverlineWords, r.line.overline[Side::first]); },
          [](const Ruleset& r) { return Written(word_of(kOverlineWords, r.line.overline[Side::first])); }},
      Key{"row.overline.second", words, "wins or ignored",
          [](std::string_view v, Ruleset& r) { return read_word(v, kOverlineWords, r.line.overline[Side::second]); },
          [](const Ruleset& r) { return Written(word_of(kOverlineWords, r.line.overline[Side::second])); }},
      Key{"row.ends", words, "any, not-both-blocked or five-not-both-blocked",
          [](std::string_view v, Ruleset& r) { return read_word(v, kEndsWords, r.line.ends); },
          [](const Ruleset& r) { return Written(word_of(kEndsWords, r.line.ends)); }},
      Key{"row.win", words, "immediate or boat",
          [](std::string_view v, Ruleset& r) { return read_word(v, kRowWinWords, r.line.win); },
          [](const Ruleset& r) { return Written(word_of(kRowWinWords, r.line.win)); }},
      Key{"captures.lengths", words, "numbers from 1 to 5 parted by commas, or none",
          [](std::string_view v, Ruleset& r) { return read_bits(v, length_word, r.capture.lengths); },
          [](const Ruleset& r) { return Written(write_bits(r.capture.lengths, length_word)); }},
      Key{"captures.win", words, "a whole number from 1 to 999, or none",
          [](std::string_view v, Ruleset& r) {
            if (!same_word(v, kNone)) return read_into(v, 1, 999, r.capture.stones_to_win);
            r.capture.stones_to_win = 0;
            return true;
          },
          [](const Ruleset& r) { return unless_zero(r.capture.stones_to_win); }},
      Key{"captures.poof", words, kYesOrNo,
          [](std::string_view v, Ruleset& r) { return read_word(v, kYesNo, r.capture.poof); },
          [](const Ruleset& r) { return if_yes(r.capture.poof); }},
      Key{"turns", words, "stones of the first turn and of later ones, each from 1 to 9: 1,2",
          [](std::string_view v, Ruleset& r) {
            return read_two_numbers(v, ',', 1, 9, r.turns.first_turn, r.turns.later_turns);
          },
          [](const Ruleset& r) { return Written(fmt::format("{},{}", r.turns.first_turn, r.turns.later_turns)); }},
      Key{"pass", words, kYesOrNo, [](std::string_view v, Ruleset& r) { return read_word(v, kYesNo, r.turns.pass); },
          [](const Ruleset& r) { return if_yes(r.turns.pass); }},
      Key{"swap", words, "none, swap, swap2 or dpente",
          [](std::string_view v, Ruleset& r) { return read_word(v, kSwapWords, r.swap); },
          [](const Ruleset& r) { return Written(word_of(kSwapWords, r.swap)); }},
      Key{"clock", words, "seconds a move, or none", read_clock,
          [](const Ruleset&
                 r) { return r.seconds_per_move ? Written(fmt::format("{}", *r.seconds_per_move)) : Written(); }},
      Key{"sides.alternate", words, kYesOrNo,
          [](std::string_view v, Ruleset& r) { return read_word(v, kYesNo, r.sides_alternate); },
          [](const Ruleset& r) { return if_yes(r.sides_alternate); }},
      Key{"forbidden", words, "overline, double-four, double-three parted by commas, or none",
          [](std::string_view v, Ruleset& r) { return read_bits(v, foul_word, r.forbidden.kinds); },
          [](const Ruleset& r) { return Written(write_bits(r.forbidden.kinds, foul_word)); }},
      Key{"forbidden.side", words, "first or second",
          [](std::string_view v, Ruleset& r) { return read_word(v, kSideWords, r.forbidden.side); },
          [](const Ruleset& r) {
            return r.forbidden.side == Side::first ? Written() : Written(word_of(kSideWords, r.forbidden.side));
          }},
      Key{"forbidden.policy", words, "loss or illegal",
          [](std::string_view v, Ruleset& r) { return read_word(v, kPolicyWords, r.forbidden.policy); },
          [](const Ruleset& r) {
            return r.forbidden.policy == ForbiddenPolicy::loss ? Written()
                                                               : Written(word_of(kPolicyWords, r.forbidden.policy));
          }},
      Key{"ends", words, "ways to end parted by commas: row, captures, board_full, agreed, resign, time ...",
          [](std::string_view v, Ruleset& r) { return read_bits(v, end_word, r.allowed_ends); },
          [](const Ruleset& r) {
            return r.allowed_ends == usual_ends(r) ? Written() : Written(write_bits(r.allowed_ends, end_word));
          }},
      Key{"about", text, kAnyText, [](std::string_view v, Ruleset& r) { return set_text(r.about, v); },
          [](const Ruleset& r) { return unless_empty(r.about); }},
      Key{"authority", text, kAnyText, [](std::string_view v, Ruleset& r) { return set_text(r.authority, v); },
          [](const Ruleset& r) { return unless_empty(r.authority); }},
      Key{"source", text, kAnyText, [](std::string_view v, Ruleset& r) { return set_text(r.source, v); },
          [](const Ruleset& r) { return unless_empty(r.source); }},
  };
  return all;
}

}  // namespace fivefold::house_rules
