#include "formats/line_index.h"

#include "formats/text_count.h"
#include "tests/support/catch.h"

using namespace fivefold;

TEST_CASE("bytes have lines and columns in code points") {
  const LineIndex index("ván\nb", 814);
  CHECK(index.place(0) == Place{814, 1});
  CHECK(index.place(3) == Place{814, 3});  // "n" behind a character of two bytes
  CHECK(index.place(4) == Place{814, 4});  // the line's end
  CHECK(index.place(5) == Place{815, 1});
  CHECK(index.place(6) == Place{815, 2});
  CHECK(index.place(1000) == Place{815, 2});
  CHECK(index.text(814) == "ván");
  CHECK(index.text(815) == "b");
  CHECK(index.text(813).empty());
  CHECK(index.text(816).empty());
}

TEST_CASE("CR before LF has no column, CR elsewhere has") {
  const LineIndex index("ab\r\nc\rd\r\n");
  CHECK(index.place(2) == Place{1, 3});
  CHECK(index.place(3) == Place{1, 3});
  CHECK(index.place(4) == Place{2, 1});
  CHECK(index.place(6) == Place{2, 3});
  CHECK(index.place(9) == Place{3, 1});
  CHECK(index.text(1) == "ab");
  CHECK(index.text(2) == "c\rd");
  CHECK(index.text(3).empty());
}

TEST_CASE("a record that begins within a line keeps the columns of that line") {
  const LineIndex index("{b\nb}", 7, 20);
  CHECK(index.place(1) == Place{7, 21});
  CHECK(index.place(3) == Place{8, 1});
  CHECK(LineIndex("").place(0) == Place{1, 1});
}

TEST_CASE("lines and code points are counted right at every length and alignment") {
  std::string text;
  for (unsigned i = 0, x = 7; i < 5000; ++i, x = x * 1664525U + 1013904223U) {
    const unsigned kind = (x >> 24) % 5;
    text += kind == 0 ? "\n" : kind == 1 ? "\xE1\xBB\x85" : kind == 2 ? "\x0B" : kind == 3 ? "\x8A" : "x";
  }
  for (std::size_t from = 0; from < 9; ++from) {
    for (std::size_t size = 0; size + from <= text.size(); size += size < 40 ? 1 : 331) {
      const std::string_view part = std::string_view(text).substr(from, size);
      std::size_t lines = 0;
      std::size_t points = 0;
      for (const char c : part) {
        lines += c == '\n' ? 1U : 0U;
        points += (static_cast<unsigned char>(c) & 0xC0U) != 0x80U ? 1U : 0U;
      }
      REQUIRE(count_lines(part) == lines);
      REQUIRE(count_code_points(part) == points);
    }
  }
  CHECK(count_lines(std::string(100000, '\n')) == 100000);
}
