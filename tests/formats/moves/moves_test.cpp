// Bare lists of moves: whether the letter I is a column must be known, not guessed.

#include "formats/moves/moves.h"

#include <string>
#include <vector>

#include "formats/playok/playok.h"
#include "formats/psq/psq.h"
#include "formats/sniff.h"
#include "tests/support/catch.h"
#include "tests/support/parsed.h"

namespace fivefold::test {
namespace {

ParseOptions letters(CoordinateStyle style) {
  ParseOptions options;
  options.coordinates = style;
  return options;
}

ParseOptions board(int side) {
  ParseOptions options;
  options.board = {side, side};
  return options;
}

std::vector<std::string> records_of(std::string_view text) {
  std::vector<std::string> records;
  while (!text.empty()) {
    const Cut cut = kMoves.cut(text, true);
    REQUIRE(cut.end > 0);
    if (cut.kind == Cut::Kind::record) records.emplace_back(text.substr(cut.begin, cut.end - cut.begin));
    text.remove_prefix(cut.end);
  }
  return records;
}

int sniffed(std::string_view text) { return kMoves.sniff(text); }

}  // namespace

TEST_CASE("moves: the letter I is a column where it is written", "[moves]") {
  for (const std::string text : {"h8 i9 j7", "1. h8 i9 2. j7", "H8,I9,J7", "1.h8 i9 2.j7", "1 h8 2 i9 3 j7"}) {
    INFO(text);
    const Parsed read(kMoves, text);
    CHECK(read.codes() == "S707");
    CHECK(message(read.diagnostics[0]).starts_with("the letter I is a column here: "));
    CHECK(read.moves() == "7,7 8,8 9,6");
  }
}

TEST_CASE("moves: a bare string of moves may count rows from either side and is refused until that is said",
          "[moves]") {
  const Parsed bare(kMoves, "h8i9j7");
  REQUIRE(bare.codes() == "S707 S709");
  CHECK(message(bare.diagnostics[1]) ==
        "whether row 1 is at the bottom or at the top is not known: h8i9j7; say --coordinates from-bottom or from-top");
  CHECK(bare.moves().empty());
  CHECK(bare.record.tag("moves.text") == "h8i9j7");
  ParseOptions options;
  options.rows = RowOrigin::bottom;
  const Parsed bottom(kMoves, "h8i9j7", options);
  CHECK(bottom.codes() == "S707");
  CHECK(bottom.moves() == "7,7 8,8 9,6");
  options.rows = RowOrigin::top;
  const Parsed top(kMoves, "h8i9j7", options);
  CHECK(top.codes() == "S707 B113");
  CHECK(top.moves() == "7,7 8,6 9,8");
  options.board = {20, 20};
  const Parsed large(kMoves, "h8i9j7", options);
  CHECK(large.codes() == "S707");
  CHECK(large.moves() == "7,12 8,11 9,13");
  CHECK(large.record.layout.height == 20);
  // Numbers, addresses and words apart are how people and sites write, from the bottom.
  for (const char* const text : {"1. h8i9 2. j7", "https://gomocalc.example/#/h8i9j7", "h8 i9 j7"})
    CHECK(Parsed(kMoves, text).moves() == "7,7 8,8 9,6");
}

TEST_CASE("moves: two readings are refused, both are named, and the option that decides", "[moves]") {
  const Parsed read(kMoves, "1. K10 L9 2. N10");
  REQUIRE(read.codes() == "S706");
  CHECK(message(read.diagnostics[0]) ==
        "whether the letter I is a column is not known: K10 may be column 11 or column 10; say --coordinates keep-i or "
        "skip-i");
  CHECK(read.record.tokens.empty());
  CHECK(read.record.tag("moves.text") == "1. K10 L9 2. N10");
  CHECK(Parsed(kMoves, "1. K10 L9 2. N10", letters(CoordinateStyle::skip_i)).moves() == "9,9 10,8 12,9");
  CHECK(Parsed(kMoves, "1. K10 L9 2. N10", letters(CoordinateStyle::keep_i)).moves() == "10,9 11,8 13,9");
}

TEST_CASE("moves: the board's size decides where one reading does not fit", "[moves]") {
  const Parsed skipped(kMoves, "H8 J9 P15", board(15));
  CHECK(skipped.codes() == "S707");
  CHECK(skipped.moves() == "7,7 8,8 14,14");
  CHECK(Parsed(kMoves, "H8 J9 O15", board(15)).codes() == "S706");
  CHECK(Parsed(kMoves, "A1 T19", board(19)).moves() == "0,0 18,18");
}

TEST_CASE("moves: columns A to H are the same in both readings", "[moves]") {
  const Parsed read(kMoves, "A1 H8 C3 1-0");
  CHECK(read.codes().empty());
  CHECK(read.moves() == "0,0 7,7 2,2");
  CHECK(read.record.result == Result::first);
}

TEST_CASE("moves: shapes that say how their columns are named", "[moves]") {
  const Parsed address(kMoves, "https://gomocalc.example/#/h8j9k7");
  CHECK(address.codes().empty());
  CHECK(address.moves() == "7,7 9,8 10,6");
  CHECK(address.record.tag("moves.address") == "https://gomocalc.example/#/");
  CHECK(Parsed(kMoves, "http://renju.example/diagram_show.cgi?data=h8+j9").moves() == "7,7 9,8");

  const Parsed tag(kMoves, "[board]g=Pente m=K10,L11 w=400[/board]");
  CHECK(tag.codes().empty());
  CHECK(tag.moves() == "9,9 10,10");
  CHECK(tag.record.game == "Pente");
  CHECK(tag.record.tag("moves.w") == "400");
  CHECK(Parsed(kMoves, "[board]g=Pente m=K10,L11").codes() == "S107");

  const Parsed text_board(kMoves, "----- Text Board -----\n  1 H8     2 J9\n  3 K7\n");
  CHECK(text_board.codes().empty());
  CHECK(text_board.moves() == "7,7 9,8 10,6");
}

TEST_CASE("moves: a line is a game, and lines that go on with its numbers belong to it", "[moves]") {
  CHECK(records_of("A1 B2\nC3 D4\n\n\nE5 F6").size() == 3);
  CHECK(records_of("1. A1 B2 2. C3\n3. D4 E5\n1. A1 B1\n").size() == 2);
  CHECK(records_of("1. A1 B2 2.\nC3 D4\n").size() == 1);
  CHECK(records_of("[board]m=K10,\nL10[/board]\nA1 B2\n").size() == 2);
  // An unclosed tag is its line; it does not take the games behind it in.
  CHECK(records_of("[board]m=K10\nA1 B2\n[board]m=L10[/board]\n").size() == 3);
  CHECK(records_of("----- Text Board -----\n  1 H8 2 H9\n  3 J9\n\nA1 B2\n").size() == 2);
}

TEST_CASE("moves: lists that are refused stay apart when they are written one after another", "[moves]") {
  for (const std::string list : {"5. O10 P10 6. M8", "1. K10 L9 2.", "2. K10 L9 3."}) {
    const std::string once = written(kMoves, Parsed(kMoves, list + "\n").record);
    INFO(once);
    const std::vector<std::string> all = records_of(once + once + "1. A1 B2\n" + once);
    REQUIRE(all.size() == 4);
    for (const std::size_t i : {0U, 1U, 3U}) CHECK(all[i].substr(0, list.size()) == list);
    CHECK(written(kMoves, Parsed(kMoves, all[1]).record) == once);
  }
}

TEST_CASE("moves: faults are named", "[moves]") {
  const Parsed word(kMoves, "A1 Zug C3");
  CHECK(word.moves() == "0,0 ? 2,2");
  CHECK(Parsed(kMoves, "1. A1 B2 7. C3").codes() == "S215");
  CHECK(Parsed(kMoves, "1. A1 B2 1-0 3. C3").codes() == "S214");
  CHECK(Parsed(kMoves, "A1 A0").moves() == "0,0 ?");
}

TEST_CASE("moves: prose and other formats are no lists of moves", "[moves]") {
  CHECK(sniffed("h8 i9 j7\n") >= 50);
  CHECK(sniffed("1. K10 L9 2. N10") >= 50);
  CHECK(sniffed("h8i9j7") >= 50);
  for (const std::string text :
       {"In a1 b2 we saw", "a4", "B2B sales", "Hello", "1. e4 e5 2. Nf3", "7,7\n8,8\n", "1. First\n2. Second\n", "",
        "H8", "[Game \"Pente\"]\n\n1. K10", "Piskvorky 20x20, 11:11, 0", "https://example.org/#/about", "1-0"}) {
    INFO(text);
    CHECK(sniffed(text) == 0);
  }
  CHECK(detect("1. h8 -- 2. h9 -- 3. h6 white", all_formats()).format == &kPlayok);
}

TEST_CASE("moves: a game is written on one line with its numbers", "[moves]") {
  const Parsed psq(kPsq, "Piskvorky 15x15, 11:11, 0\r\n8,8\r\n9,7\r\n10,9\r\na\r\nb\r\n-1\r\n");
  Diagnostics lost;
  CHECK(written(kMoves, psq.record, lost) == "1. H8 J9 2. K7\n");
  CHECK(lost.size() == 2);  // the players, the size of the board
  const std::string line = "1. H8 I9 2. J7 1/2-1/2\n";
  CHECK(written(kMoves, Parsed(kMoves, line).record) == line);
  // What could not be read is written as it was.
  CHECK(written(kMoves, Parsed(kMoves, "1. K10\nL9").record) == "1. K10 L9\n");
}

}  // namespace fivefold::test
