#include "formats/psq/psq.h"
#include "tests/support/catch.h"
#include "tests/support/parsed.h"

namespace fivefold::test {
namespace {

const std::string kGame = "first.exe\nsecond.exe\n7,7,38\n7,8,24810\n0,14,5\n0\n";

ParseOptions fifteen() {
  ParseOptions options;
  options.board = {15, 15};
  return options;
}

TEST_CASE("rec counts from 0, rows from the top, names first") {
  const Parsed game(kRec, kGame, fifteen());
  CHECK(game.codes().empty());
  CHECK(game.moves() == "7,7 7,6 0,0");
  CHECK(game.record.players[0].name == "first.exe");
  CHECK(game.record.players[1].name == "second.exe");
  CHECK_FALSE(game.record.board_stated);
  CHECK(game.record.layout.height == 15);
  CHECK(written(kRec, game.record) == kGame);
}

TEST_CASE("rec without a stated board is read on 20x20 with a note") {
  const Parsed game(kRec, kGame);
  CHECK(game.codes() == "B113");
  CHECK(game.moves() == "7,12 7,11 0,5");
  CHECK(written(kRec, game.record) == kGame);
}

TEST_CASE("rec comes back byte for byte") {
  for (const std::string text : {"a\nb\n0,0,1\n-1\n", "a\r\nb\r\n0,0,1\r\n15\r\n", "?\n?\n0,0\n0\n", "a\nb\n0,0,0\n",
                                 "a\nb\n0", "a\nb\n3,3,1\n0\nafter\n", "a\nb\n3,3,1\n0\n1,Free\n"}) {
    INFO(text);
    const Parsed game(kRec, text, fifteen());
    CHECK(written(kRec, game.record) == text);
  }
}

TEST_CASE("psq and rec: text behind the record comes back with every CR, and has no say in the line ends") {
  const std::string rec = "a\nb\n3,3,1\n-1\n";
  const std::string psq = "Piskvorky 15x15, 11:11, 0\n-1\n";
  for (const std::string after :
       {"after\r\r\n", "after\r", "\r}\r\r\n\r", "13,#\r\n1. K10\r\n2. L9\r\nx", "x\r\ny\r\nz\n"}) {
    INFO(after);
    CHECK(written(kRec, Parsed(kRec, rec + after, fifteen()).record) == rec + after);
    CHECK(written(kPsq, Parsed(kPsq, psq + after).record) == psq + after);
  }
}

TEST_CASE("rec without names") {
  const Parsed game(kRec, "7,7,1\n0\n", fifteen());
  CHECK(game.codes() == "S312");
  CHECK(game.moves() == "7,7");
}

TEST_CASE("psq and rec turn into each other with their own bases") {
  const std::string psq =
      "Piskvorky 15x15, 11:11, 0\r\n8,8,38\r\n8,9,24810\r\n1,15,5\r\nfirst.exe\r\nsecond.exe\r\n0\r\n";
  const Parsed from_psq(kPsq, psq);
  Diagnostics diagnostics;
  CHECK(written(kRec, from_psq.record, diagnostics) == kGame);
  REQUIRE(diagnostics.size() == 1);
  CHECK(message(diagnostics[0]) == "rec cannot hold the size of the board (15x15); it is left out");
  const Parsed from_rec(kRec, kGame, fifteen());
  CHECK(written(kPsq, from_rec.record) == psq);
  const Parsed second_starts(kPsq, "Piskvorky 15x15, 11:11, 1\r\n8,8,1\r\nfirst.exe\r\nsecond.exe\r\n0\r\n");
  CHECK(written(kRec, second_starts.record) == "second.exe\nfirst.exe\n7,7,1\n0\n");
}

TEST_CASE("rec is recognised by two lines of text before lines of numbers") {
  CHECK(kRec.sniff(kGame) >= 80);
  CHECK(kRec.sniff("a\nb\n1,1,1\n0\n") == 30);
  // As games without times are written.
  CHECK(kRec.sniff("a\nb\n9,9\n9,8\n12,9\n-1\n") == 60);
  CHECK(kRec.sniff("[Event \"x\"]\n[Site \"y\"]\n1,1,1\n1,1,1\n1,1,1\n") == 0);
  CHECK(kRec.sniff("1,1,1\n1,2,1\n1,3,1\n1,4,1\n") == 0);
  CHECK(kRec.sniff("Piskvorky 20x20, 0:0, 0\nx\n1,1,1\n1,2,1\n1,3,1\n") == 0);
  CHECK(kRec.sniff("") == 0);
}

}  // namespace
}  // namespace fivefold::test
