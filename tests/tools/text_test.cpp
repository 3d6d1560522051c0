#include "tools/text.h"

#include "tests/support/catch.h"
#include "tools/calendar.h"
#include "tools/convert_output.h"
#include "tools/words.h"

namespace fivefold {

TEST_CASE("columns are code points, and padding counts them") {
  CHECK(columns("Bình") == 4);
  CHECK(padded("Bình", 6) == "Bình  ");
  CHECK(padded("too long", 3) == "too long");
}

TEST_CASE("control characters, those of two bytes too, become question marks") {
  CHECK(printable("a\x1b[31mb\nc\td") == "a?[31mb?c?d");
  CHECK(printable("a\xC2\x9B"
                  "31m") == "a?31m");
  CHECK(printable("Đà Nẵng ●") == "Đà Nẵng ●");
}

TEST_CASE("lines are wrapped at blanks, and a word longer than a line stands alone") {
  const std::string word(120, 'x');
  CHECK(wrapped("a " + word + " b", 2) == "a\n  " + word + "\n  b");
  CHECK(wrapped("", 4).empty());
}

TEST_CASE("numbers for people") {
  CHECK(grouped(0) == "0");
  CHECK(grouped(999) == "999");
  CHECK(grouped(7855) == "7,855");
  CHECK(grouped(1234567) == "1,234,567");
}

TEST_CASE("days in the spellings that leave no doubt") {
  CHECK(read_day("2026-11-29", "") == Day{2026, 11, 29});
  CHECK(read_day("2026.11.29", "") == Day{2026, 11, 29});
  CHECK(read_day("11/29/2026", "") == Day{2026, 11, 29});
  CHECK(read_day("29/11/2026", "") == Day{2026, 11, 29});
  CHECK(read_day("02/03/2010", "Pente.org") == Day{2010, 2, 3});
  CHECK_FALSE(read_day("02/03/2010", "").has_value());
  CHECK_FALSE(read_day("2010-02-30", "").has_value());
  CHECK_FALSE(read_day("2010-13-01", "").has_value());
  CHECK(read_day("2012-02-29", "") == Day{2012, 2, 29});
  CHECK_FALSE(read_day("2100-02-29", "").has_value());
  CHECK_FALSE(read_day("yesterday!", "").has_value());
  CHECK_FALSE(read_day("", "").has_value());
}

TEST_CASE("--split names files after their input, and no name leads out of the folder") {
  CHECK(split_name("club.zip!1987/final.txt", 12, "psq") == "final-12.psq");
  CHECK(split_name("game", 1, "xml") == "game-1.xml");
  CHECK(split_name("../../etc/passwd", 2, "txt") == "passwd-2.txt");
  CHECK(split_name("a.zip!..\\..\\evil.txt", 3, "txt") == "evil-3.txt");
  CHECK(split_name("a.zip!..", 4, "txt") == "record-4.txt");
  CHECK(split_name("a.zip!.hidden", 5, "txt") == "hidden-5.txt");
  CHECK(split_name("-", 6, "txt") == "_-6.txt");
  CHECK(split_name("0x1-29(1).rec", 7, "rec") == "0x1-29_1_-7.rec");
  CHECK(split_name(std::string(300, 'n') + ".txt", 8, "txt").size() < 130);
}

}  // namespace fivefold
