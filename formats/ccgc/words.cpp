#include "formats/ccgc/words.h"

#include <algorithm>
#include <array>

#include "formats/ccgc/text.h"
#include "formats/pente_text/lexis.h"
#include "formats/pente_text/words.h"

namespace fivefold::ccgc {
namespace {

struct ResultName {
  std::string_view word;
  Result result;
};
constexpr std::array<ResultName, 18> kResults = {{{"先手胜", Result::first},
                                                  {"先手方胜", Result::first},
                                                  {"黑胜", Result::first},
                                                  {"黑方胜", Result::first},
                                                  {"黑棋胜", Result::first},
                                                  {"后手胜", Result::second},
                                                  {"后手方胜", Result::second},
                                                  {"白胜", Result::second},
                                                  {"白方胜", Result::second},
                                                  {"白棋胜", Result::second},
                                                  {"平局", Result::draw},
                                                  {"和棋", Result::draw},
                                                  {"和局", Result::draw},
                                                  {"平", Result::draw},
                                                  {"未结束", Result::unknown},
                                                  {"未完", Result::unknown},
                                                  {"未知结果", Result::unknown},
                                                  {"未知", Result::unknown}}};

struct SeatName {
  std::string_view word;
  int seat;
};
constexpr std::array<SeatName, 4> kSeats = {{{"先手参赛队", 1}, {"后手参赛队", 2}, {"先手队", 1}, {"后手队", 2}}};

/// The next word and what follows it; both without blanks around them.
std::string_view take_word(std::string_view& text) {
  text = trimmed(text);
  const std::size_t end = std::min(text.find_first_of(" \t\r\n"), text.size());
  const std::string_view word = text.substr(0, end);
  text = trimmed(text.substr(end));
  return word;
}

bool is_number(std::string_view text, std::size_t low, std::size_t high) {
  return text.size() >= low && text.size() <= high && std::all_of(text.begin(), text.end(), pente_text::is_digit);
}

/// "14:00", "14:00:30".
bool is_time(std::string_view word) {
  int parts = 0;
  while (!word.empty()) {
    const std::size_t colon = std::min(word.find(':'), word.size());
    if (!is_number(word.substr(0, colon), 1, 2) || colon + 1 == word.size()) return false;
    word.remove_prefix(std::min(colon + 1, word.size()));
    ++parts;
  }
  return parts == 2 || parts == 3;
}

}  // namespace

std::optional<Result> read_result(std::string_view text) {
  text = trimmed(text);
  const auto* const known =
      std::find_if(kResults.begin(), kResults.end(), [&](const ResultName& name) { return name.word == text; });
  if (known != kResults.end()) return known->result;
  const auto word = pente_text::read_result(text);
  if (word && word->length == text.size()) return word->result;
  return std::nullopt;
}

Team read_team(std::string_view text) {
  text = trimmed(text);
  for (const SeatName& seat : kSeats) {
    if (!text.starts_with(seat.word)) continue;
    text.remove_prefix(seat.word.size());
    for (const std::string_view colon : {":", "\xEF\xBC\x9A"}) {
      if (trimmed(text).starts_with(colon)) text = trimmed(text).substr(colon.size());
    }
    return {trimmed(text), seat.seat};
  }
  return {text, 0};
}

Occasion read_occasion(std::string_view text) {
  Occasion occasion;
  std::string_view rest = trimmed(text);
  if (rest.empty() || !pente_text::is_digit(rest.front())) {
    occasion.place = rest;
    return occasion;
  }
  occasion.date = take_word(rest);
  std::string_view after = rest;
  const std::string_view time = take_word(after);
  if (is_time(time)) {
    occasion.time = time;
    rest = after;
    // Some programs write the seconds behind a blank.
    const std::string_view seconds = take_word(after);
    if (is_number(seconds, 2, 2)) {
      const auto length = static_cast<std::size_t>(seconds.data() + seconds.size() - time.data());
      occasion.time = text.substr(static_cast<std::size_t>(time.data() - text.data()), length);
      rest = after;
    }
  }
  occasion.place = rest;
  return occasion;
}

bool begins_with_date(std::string_view text) {
  text = trimmed(text);
  if (!is_number(text.substr(0, 4), 4, 4)) return false;
  text.remove_prefix(4);
  constexpr std::string_view kYear = "年";
  const std::size_t mark = text.starts_with(kYear) ? kYear.size()
                           : !text.empty() && std::string_view(".-/").find(text[0]) != std::string_view::npos ? 1
                                                                                                              : 0;
  return mark > 0 && text.size() > mark && pente_text::is_digit(text[mark]);
}

}  // namespace fivefold::ccgc
