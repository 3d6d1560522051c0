#include "core/nearest.h"

#include <array>

#include "tests/support/catch.h"

using namespace fivefold;

TEST_CASE("nearest word by edit distance") {
  const std::array<std::string_view, 4> known = {"row.length", "row.ends", "captures.win", "clock"};
  CHECK(nearest("row.lenght", known) == "row.length");  // one swap
  CHECK(nearest("clok", known) == "clock");             // one insertion
  CHECK(nearest("CLOCK", known) == "clock");            // case costs nothing
  CHECK(nearest("capture.wins", known) == "captures.win");
  CHECK(nearest("row.length", known) == "row.length");
}

TEST_CASE("nearest gives nothing beyond a third of the word's length") {
  const std::array<std::string_view, 3> known = {"abcdef", "ab", "zz"};
  CHECK(nearest("abcdxx", known) == "abcdef");  // 2 of 6
  CHECK(nearest("abcxxx", known) == "");        // 3 of 6
  CHECK(nearest("a", known) == "ab");           // at least one edit is always allowed
  CHECK(nearest("q", known) == "");
  CHECK(nearest("", known) == "");
  CHECK(nearest("ab", {}) == "");
}

TEST_CASE("the first of equally near words wins") {
  const std::array<std::string_view, 3> known = {"cat", "car", "cab"};
  CHECK(nearest("caz", known) == "cat");
  CHECK(nearest("cab", known) == "cab");
}
