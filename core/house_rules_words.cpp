#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>

#include "core/house_rules_keys.h"

// Words and opening constraints of rules files.

namespace fivefold::house_rules {
namespace {

struct OpeningWord {
  const char* word;
  OpeningKind kind;
  int most_numbers;  ///< how many distances may follow; at least one must where any may
};
constexpr std::array kOpeningWords = {OpeningWord{"centre", OpeningKind::centre, 0},
                                      OpeningWord{"center", OpeningKind::centre, 0},
                                      OpeningWord{"from-centre", OpeningKind::from_centre, 1},
                                      OpeningWord{"from-center", OpeningKind::from_centre, 1},
                                      OpeningWord{"from-own-first", OpeningKind::from_own_first, 1},
                                      OpeningWord{"adjacent-to-locked", OpeningKind::adjacent_to_locked, 0},
                                      OpeningWord{"off-centre-lines", OpeningKind::off_centre_lines, 9},
                                      OpeningWord{"off-center-lines", OpeningKind::off_centre_lines, 9}};

constexpr int kFarthest = 51;  // distance of the outermost lines on the largest board
constexpr int kLastStone = 99;
constexpr std::string_view kRatedOnly = "rated-only";

}  // namespace

std::string_view trim(std::string_view text) {
  const auto is_blank = [](char c) { return c == ' ' || c == '\t' || c == '\r'; };
  while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
  return text;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(separator, begin), text.size());
    const std::string_view part = trim(text.substr(begin, end - begin));
    if (separator != ' ' || !part.empty()) parts.push_back(part);
    begin = end + 1;
  }
  return parts;
}

bool same_word(std::string_view a, std::string_view b) {
  const auto plain = [](char c) {
    if (c >= 'A' && c <= 'Z') return static_cast<char>(c - 'A' + 'a');
    return c == '_' ? '-' : c;
  };
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [&](char x, char y) { return plain(x) == plain(y); });
}

std::optional<int> read_number(std::string_view text, int low, int high) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || value < low || value > high) return std::nullopt;
  return value;
}

std::optional<OpeningConstraint> read_opening(std::string_view text) {
  std::vector<std::string_view> words = split(text, ' ');
  OpeningConstraint constraint;
  if (!words.empty() && same_word(words.back(), kRatedOnly)) {
    constraint.applies = Applies::rated_only;
    words.pop_back();
  }
  if (words.size() < 4 || !same_word(words[1], "stone")) return std::nullopt;
  const bool second = same_word(words[0], "second");
  if (!second && !same_word(words[0], "first")) return std::nullopt;
  constraint.side = second ? Side::second : Side::first;
  const auto stone = read_number(words[2], 1, kLastStone);
  const auto kind = std::find_if(kOpeningWords.begin(), kOpeningWords.end(),
                                 [&](const OpeningWord& known) { return same_word(known.word, words[3]); });
  if (!stone || kind == kOpeningWords.end()) return std::nullopt;
  constraint.stone = *stone;
  constraint.kind = kind->kind;
  const std::size_t numbers = words.size() - 4;
  if (numbers > static_cast<std::size_t>(kind->most_numbers) || (numbers == 0 && kind->most_numbers > 0)) {
    return std::nullopt;
  }
  for (std::size_t i = 4; i < words.size(); ++i) {
    const auto distance = read_number(words[i], 1, kFarthest);
    if (!distance) return std::nullopt;
    if (kind->kind == OpeningKind::off_centre_lines) {
      constraint.distances.push_back(*distance);
    } else {
      constraint.distance = *distance;
    }
  }
  return constraint;
}

std::string write_opening(const OpeningConstraint& constraint) {
  const auto kind = std::find_if(kOpeningWords.begin(), kOpeningWords.end(),
                                 [&](const OpeningWord& known) { return known.kind == constraint.kind; });
  std::string out = constraint.side == Side::first ? "first" : "second";
  out += " stone " + std::to_string(constraint.stone) + " " + kind->word;
  if (kind->most_numbers == 1) out += " " + std::to_string(constraint.distance);
  for (const int distance : constraint.distances) out += " " + std::to_string(distance);
  if (constraint.applies == Applies::rated_only) out.append(" ").append(kRatedOnly);
  return out;
}

}  // namespace fivefold::house_rules
