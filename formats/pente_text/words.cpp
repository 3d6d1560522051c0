#include "formats/pente_text/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "formats/pente_text/lexis.h"

namespace fivefold::pente_text {

std::optional<MoveNumber> read_number(std::string_view word) {
  constexpr unsigned kMost = 1'000'000;
  MoveNumber number;
  while (number.digits < word.size() && is_digit(word[number.digits])) {
    number.value = std::min(number.value * 10 + static_cast<unsigned>(word[number.digits] - '0'), kMost);
    ++number.digits;
  }
  number.length = number.digits;
  while (number.length < word.size() && word[number.length] == '.') ++number.length;
  if (number.length == 0) return std::nullopt;
  return number;
}

std::optional<ResultWord> read_result(std::string_view word) {
  constexpr std::array<std::pair<std::string_view, Result>, 8> results = {{{"1-0", Result::first},
                                                                           {"0-1", Result::second},
                                                                           {"1/2-1/2", Result::draw},
                                                                           {"1/2", Result::draw},
                                                                           {"0-0", Result::draw},
                                                                           {"\xC2\xBD-\xC2\xBD", Result::draw},
                                                                           {"*", Result::unknown},
                                                                           {"?", Result::unknown}}};
  for (const auto& [text, result] : results) {
    if (word.substr(0, text.size()) != text) continue;
    if (word.size() > text.size() && (is_digit(word[text.size()]) || word[0] == '?')) continue;
    return ResultWord{result, text.size()};
  }
  return std::nullopt;
}

std::size_t odd_blank(std::string_view text) {
  if (text.substr(0, 2) == "\xC2\xA0") return 2;  // no-break space
  if (text.size() < 3) return 0;
  const std::string_view three = text.substr(0, 3);
  if (three == "\xEF\xBB\xBF" || three == "\xE3\x80\x80") return 3;              // byte order mark, ideographic space
  if (three.substr(0, 2) != "\xE2\x80") return three == "\xE2\x81\xA0" ? 3 : 0;  // word joiner
  const auto last = static_cast<unsigned char>(three[2]);
  // U+2000..200F: spaces, zero-width characters, direction marks; U+2028, 2029, 202F: line, paragraph, narrow space
  return (last >= 0x80 && last <= 0x8F) || last == 0xA8 || last == 0xA9 || last == 0xAF ? 3 : 0;
}

std::string code_point(std::string_view blank) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned>(static_cast<unsigned char>(blank[i])); };
  const unsigned value = blank.size() == 2 ? (byte(0) & 0x1FU) << 6U | (byte(1) & 0x3FU)
                                           : (byte(0) & 0x0FU) << 12U | (byte(1) & 0x3FU) << 6U | (byte(2) & 0x3FU);
  return fmt::format("{:04X}", value);
}

std::size_t word_end(std::string_view text, std::size_t at) {
  for (std::size_t end = at + 1; end < text.size(); ++end) {
    const auto c = static_cast<unsigned char>(text[end]);
    if (is_blank(text[end]) || c == '(' || c == ')' || c == '{' || c == '}' || c == ';') return end;
    if (c >= 0x80 && odd_blank(text.substr(end)) > 0) return end;
  }
  return text.size();
}

bool is_word(std::string_view word, std::string_view lower_case) {
  return std::equal(word.begin(), word.end(), lower_case.begin(), lower_case.end(), [](char a, char b) {
    return (a >= 'A' && a <= 'Z' ? static_cast<char>(a + ('a' - 'A')) : a) == b;
  });
}

}  // namespace fivefold::pente_text
