#include "formats/sgf/result.h"

#include <algorithm>
#include <array>
#include <utility>

#include "formats/sgf/values.h"

namespace fivefold::sgf {
namespace {

std::string lower(std::string_view text) {
  std::string out(text);
  std::transform(out.begin(), out.end(), out.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
  return out;
}

Result win_of(Side side) { return side == Side::first ? Result::first : Result::second; }

constexpr std::array<std::string_view, 7> kDraws = {"0", "draw", "jigo", "1/2-1/2", "0-0", "b+draw", "w+draw"};
constexpr std::array<std::string_view, 6> kBlack = {"b", "black", "b wins", "black wins", "b+win", "b+1"};
constexpr std::array<std::string_view, 6> kWhite = {"w", "white", "w wins", "white wins", "w+win", "w+1"};

template <std::size_t kCount>
bool one_of(std::string_view text, const std::array<std::string_view, kCount>& words) {
  return std::find(words.begin(), words.end(), text) != words.end();
}

}  // namespace

ResultReading read_result(std::string_view text, Side black) {
  text = trimmed(text);
  const std::string word = lower(text);
  ResultReading reading;
  if (word.empty()) return reading;
  if (word == "?") return {Result::unknown, {}};
  if (word == "void") return {Result::unknown, {}, false};
  if (one_of(word, kDraws)) return {Result::draw, {}, true, word.find('+') != std::string::npos};
  // These two name the sides in the order of their moves, not colours.
  if (word == "1-0") return {Result::first, {}};
  if (word == "0-1") return {Result::second, {}};
  if (one_of(word, kBlack)) return {win_of(black), {}};
  if (one_of(word, kWhite)) return {win_of(opponent(black)), {}};
  if (word.size() >= 2 && word[1] == '+' && (word[0] == 'b' || word[0] == 'w')) {
    reading.result = win_of(word[0] == 'b' ? black : opponent(black));
    const std::string_view how = std::string_view(word).substr(2);
    if (how == "r" || how == "resign" || how == "resignation") {
      reading.end = EndKind::resign;
    } else if (how == "t" || how == "time" || how == "timeout") {
      reading.end = EndKind::time;
    } else if (!how.empty()) {
      reading.whole = false;
    }
    return reading;
  }
  return {Result::unknown, {}, false, true};
}

std::string write_result(Result result, const std::optional<EndKind>& end, Side black) {
  switch (result) {
    case Result::missing: return {};
    case Result::unknown: return "?";
    case Result::draw: return "0";
    case Result::first:
    case Result::second: break;
  }
  const Side winner = result == Result::first ? Side::first : Side::second;
  std::string text = winner == black ? "B+" : "W+";
  if (end == EndKind::resign) text += 'R';
  if (end == EndKind::time) text += 'T';
  return text;
}

}  // namespace fivefold::sgf
