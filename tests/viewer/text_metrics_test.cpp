#include "viewer/scene/text_metrics.h"

#include <numeric>

#include "tests/support/catch.h"

namespace fivefold {
namespace {

std::string joined(const std::vector<std::string>& lines) {
  std::string out;
  for (const std::string& line : lines) out += (out.empty() ? "" : " ") + line;
  return out;
}

}  // namespace

// The advances below are those that the font's own table states, in 1/2048 em.
TEST_CASE("widths are the sums of the advances of DejaVu Sans") {
  CHECK(text_width("A", 2048) == 1401);
  CHECK(text_width("K10", 2048) == 1343 + 2 * 1303);
  CHECK(text_width("A", 2048, true) == 1585);
  CHECK(text_width("Ж", 2048) == 2206);
  CHECK(text_width("\xE2\x86\x92", 2048) == 1716);
  CHECK(text_width("", 14) == 0);
  CHECK(text_width("K10", 48) == Approx((1343 + 2 * 1303) * 48.0 / 2048));
  CHECK(text_width("K10", 14) == Approx(1.04 * (1343 + 2 * 1303) * 14.0 / 2048));
}

TEST_CASE("letters with marks are as wide as their base, composed or not") {
  const float e = text_width("e", 2048);
  CHECK(text_width("ễ", 2048) == e);
  CHECK(text_width("e\xCC\x82\xCC\x83", 2048) == e);
  CHECK(text_width("õ", 2048) == text_width("o", 2048));
  CHECK(text_width("Ạ", 2048) == text_width("A", 2048));
  // A horn makes capitals wider in this font; marks on top of it do not.
  CHECK(text_width("ợ", 2048) == text_width("ơ", 2048));
  CHECK(text_width("Ữ", 2048) == text_width("Ư", 2048));
  CHECK(text_width("Ơ", 2048) > text_width("O", 2048));
}

TEST_CASE("characters that the table lacks have a guessed width, malformed bytes too") {
  CHECK(text_width("漢", 100) == Approx(100));
  CHECK(text_width("\xE2\x99\xA0", 100) == Approx(60).margin(0.1));
  CHECK(text_width("\xFF\xFE", 100) > 0);
}

TEST_CASE("a text is cut to a width with an ellipsis, never within a letter") {
  CHECK(fit_text("Pente", 1000, 14) == "Pente");
  const float exact = text_width("Pente", 14);
  CHECK(fit_text("Pente", exact + 0.01F, 14) == "Pente");
  const std::string cut = fit_text("Nguyễn Thị Ánh", 70, 14);
  CHECK(cut.ends_with("…"));
  CHECK(text_width(cut, 14) <= 70);
  CHECK(fit_text("abc", 1, 14).empty());
  // e with two combining marks stays whole or goes altogether.
  const std::string combined = "ne\xCC\x82\xCC\x83n";
  for (float width = 0; width < 40; width += 0.5F) {
    const std::string part = fit_text(combined, width, 14);
    const bool whole = part.find("\xCC\x83") != std::string::npos;
    CHECK((part.find('e') == std::string::npos) == !whole);
  }
}

TEST_CASE("lines are broken at blanks and no wider than asked") {
  const std::string text = "White's second stone must be at least 3 away from the centre, K10.";
  const auto lines = wrap_text(text, 150, 14, 20);
  CHECK(lines.size() > 2);
  CHECK(joined(lines) == text);
  for (const std::string& line : lines) CHECK(text_width(line, 14) <= 150);
}

TEST_CASE("line ends and runs of blanks in a text are single blanks") {
  CHECK(wrap_text("a  b\r\n\tc ", 500, 14, 5) == std::vector<std::string>{"a b c"});
  CHECK(wrap_text("  \n ", 500, 14, 5).empty());
}

TEST_CASE("a word longer than a line is cut, a text longer than its lines ends with an ellipsis") {
  const std::string word(100, 'm');
  const auto parts = wrap_text(word, 100, 14, 100);
  CHECK(std::accumulate(parts.begin(), parts.end(), std::string()) == word);
  const auto two = wrap_text("one two three four five six seven", 60, 14, 2);
  REQUIRE(two.size() == 2);
  CHECK(two.back().ends_with("…"));
  CHECK(text_width(two.back(), 14) <= 60);
}

TEST_CASE("wrapping ends also where nothing fits") {
  CHECK(wrap_text("abc", 0, 14, 3).size() == 3);
  CHECK(wrap_text("abc", -5, 14, 1).size() == 1);
  CHECK(wrap_text("abc", 100, 14, 0).empty());
}

}  // namespace fivefold
