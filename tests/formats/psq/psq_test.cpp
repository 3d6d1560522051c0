#include "formats/psq/psq.h"

#include "tests/support/catch.h"
#include "tests/support/parsed.h"

namespace fivefold::test {
namespace {

const std::string kGame =
    "Piskvorky 20x20, 11:11, 0\r\n"
    "7,2,8\r\n"
    "6,3,0\r\n"
    "a.zip\r\n"
    "b.zip\r\n"
    "-1\r\n";

std::string replaced(std::string text, std::string_view what, std::string_view with) {
  text.replace(text.find(what), what.size(), with);
  return text;
}

std::string without_returns(std::string text) {
  std::erase(text, '\r');
  return text;
}

TEST_CASE("psq counts from 1, columns from the left and rows from the top") {
  const Parsed game(kPsq, kGame);
  CHECK(game.codes().empty());
  CHECK(game.moves() == "6,18 5,17");
  CHECK(game.record.board_stated);
  CHECK(game.record.layout.width == 20);
  CHECK(game.record.layout.height == 20);
  CHECK(game.record.tokens[0].milliseconds == 8);
  CHECK(game.record.tokens[1].where == Span{34, 39});
  CHECK(game.record.players[0].name == "a.zip");
  CHECK(game.record.players[1].name == "b.zip");
  CHECK(game.record.result == Result::missing);
  CHECK(game.record.tags.empty());
}

TEST_CASE("psq: sides of different length are not confused") {
  const Parsed game(kPsq, "Piskvorky 15x9, 11:11, 0\r\n15,9,0\r\n1,1,0\r\n-1\r\n");
  CHECK(game.moves() == "14,0 0,8");
}

TEST_CASE("psq: the starter is the seat in front, whichever name is his") {
  const Parsed game(kPsq, replaced(kGame, ", 0", ", 1"));
  CHECK(game.record.players[0].name == "b.zip");
  CHECK(game.record.tag("psq.starter") == "1");
  CHECK(written(kPsq, game.record) == game.text);
}

TEST_CASE("psq comes back byte for byte") {
  const std::string_view trailers[] = {"a.zip\r\nb.zip\r\n-1\r\n",
                                       "-1\r\n",
                                       "15\r\n",
                                       "a.zip\r\nb.zip\r\n0\r\n1,Freestyle1\r\n",
                                       "pisq 7,1.exe\r\n12,3,4 solver.ZIP\r\n0\r\n",
                                       "1\r\n2\r\n-1\r\n",
                                       "0,0,0\r\n-1\r\n",
                                       "a.zip\r\nb.zip\r\n",
                                       "a.zip\r\nb.zip\r\n-1",
                                       "a.zip\r\nb.zip\r\n-1\r\nnonsense\r\n",
                                       ""};
  const std::string_view headers[] = {"Piskvorky 20x20, 11:11, 0\r\n", "Piskvorky 20x20, 0:7, 1\r\n",
                                      "piskvorky 15 x 15,11:11\r\n",   "Piskvorky 15x15\r\n",
                                      "Piskvorky 20x20, 11:0, 1\r\n",  "Piskvorky 15x15, 3:3, 0 more\r\n",
                                      "Piskvorky 15x15, 3:3, 2\r\n",   "Piskvorky 1000x1000, 3:3, 0\r\n"};
  for (const std::string_view header : headers) {
    for (const std::string_view trailer : trailers) {
      for (const bool crlf : {true, false}) {
        std::string text = std::string(header) + "7,2,8\r\n6,3\r\n" + std::string(trailer);
        if (!crlf) text = without_returns(text);
        const Parsed game(kPsq, text);
        INFO(text);
        CHECK(game.record.tokens.size() == 2);
        CHECK(written(kPsq, game.record) == text);
      }
    }
  }
}

TEST_CASE("psq: engine names with commas and blanks are no moves") {
  const Parsed game(kPsq,
                    "Piskvorky 20x20, 7:7, 0\r\n10,10,4\r\n11,12,45\r\n10,13,6\r\n"
                    "pisq 7,1.exe\r\n12,3,4 solver.ZIP\r\n0\r\n");
  CHECK(game.codes().empty());
  CHECK(game.record.tokens.size() == 3);
  CHECK(game.record.players[0].name == "pisq 7,1.exe");
  CHECK(game.record.players[1].name == "12,3,4 solver.ZIP");
  CHECK(game.record.tag("psq.error") == "0");
  CHECK(game.record.tag("psq.levels") == "7:7");
}

TEST_CASE("psq: corners are on the board, 0 and size + 1 are not") {
  const Parsed game(kPsq,
                    "Piskvorky 20x20, 0:0, 0\r\n1,1,10\r\n20,20,10\r\n0,5,10\r\n21,5,10\r\na.exe\r\nb.exe\r\n0\r\n");
  CHECK(game.moves() == "0,19 19,0 -1,15 20,15");
  CHECK(game.codes() == "S305");
}

TEST_CASE("psq: a result line of the newer judge is a claim") {
  const auto parse = [](std::string_view last) {
    return replaced(kGame, "-1\r\n", "-1\r\n" + std::string(last) + "\r\n");
  };
  CHECK(Parsed(kPsq, parse("1,Freestyle1")).record.result == Result::first);
  CHECK(Parsed(kPsq, parse("2,Freestyle1")).record.result == Result::second);
  CHECK(Parsed(kPsq, parse("0,Freestyle1")).record.result == Result::draw);
  CHECK(Parsed(kPsq, parse("0,Fast, day 2")).record.event == "Fast, day 2");
  const Parsed other(kPsq, parse("3,Freestyle1"));
  CHECK(other.record.result == Result::missing);
  CHECK(other.codes() == "S105");
}

TEST_CASE("psq headers: every odd one has a clear verdict") {
  struct Case {
    const char* header;
    const char* codes;
    int width, height;
  };
  const Case cases[] = {{"Piskvorky 15x15, 11:11, 1", "", 15, 15},
                        {"piskvorky 15 x 15,11:11", "S302", 15, 15},
                        {"Piskvorky 15x15", "S302", 15, 15},
                        {"Piskvorky 15x15, 1", "S302", 15, 15},
                        {"Piskvorky 0x0, 0:0, 0", "", 0, 0},
                        {"Piskvorky -5x15, 0:0, 0", "", -5, 15},
                        {"Piskvorky 1000x1000, 0:0, 0", "", 1000, 1000},
                        {"Piskvorky 15x15, 0:0, 7", "S303", 15, 15},
                        {"Piskvorky 15x15 zwei", "S303", 15, 15},
                        {"Piskvorky 99999999999x15, 0:0, 0", "S102 B113", 20, 20},
                        {"Piskvorky 15, 0:0, 0", "S301 B113", 20, 20},
                        {"Piskvorky axb, 0:0, 0", "S301 B113", 20, 20},
                        {"Gomoku 15x15, 0:0, 0", "S301 B113", 20, 20}};
  for (const Case& c : cases) {
    INFO(c.header);
    const Parsed game(kPsq, std::string(c.header) + "\r\n-1\r\n");
    CHECK(game.codes() == c.codes);
    CHECK(game.record.layout.width == c.width);
    CHECK(game.record.layout.height == c.height);
    CHECK(game.record.tokens.empty());
  }
}

TEST_CASE("psq: a size that cannot be read may be given") {
  ParseOptions options;
  options.board = {15, 17};
  const Parsed game(kPsq, "Piskvorky, 0:0, 0\r\n1,1,0\r\n-1\r\n", options);
  CHECK(game.codes() == "S301");
  CHECK(game.moves() == "0,16");
}

TEST_CASE("psq: coordinates counted from 0 are recognised by a 0 and repaired") {
  const Parsed game(kPsq, "Piskvorky 15x15, 11:11, 0\r\n0,3,0\r\n14,14,0\r\n-1\r\n");
  CHECK(game.codes() == "S304");
  CHECK(game.moves() == "0,11 14,0");
  CHECK(written(kPsq, game.record) == "Piskvorky 15x15, 11:11, 0\r\n1,4,0\r\n15,15,0\r\n-1\r\n");
  const Parsed both(kPsq, "Piskvorky 15x15, 11:11, 0\r\n0,3,0\r\n14,15,0\r\n-1\r\n");
  CHECK(both.codes() == "S305");
  CHECK(both.moves() == "-1,12 13,0");
  const Parsed corner(kPsq, "Piskvorky 15x15, 11:11, 0\r\n0,3,0\r\n0,0,0\r\n-1\r\n");
  CHECK(corner.codes() == "S304");
  CHECK(corner.moves() == "0,11 0,14");
}

TEST_CASE("psq: a line of zeros ends the moves") {
  const Parsed game(kPsq, "Piskvorky 15x15, 11:11, 0\r\n8,8,0\r\n0,0,0\r\n-1\r\n");
  CHECK(game.codes() == "S308");
  CHECK(game.moves() == "7,7");
}

TEST_CASE("psq: spaces, signs and leading zeros are read and reported once") {
  const Parsed game(kPsq, "Piskvorky 15x15, 11:11, 0\r\n8, 8\r\n 09,+8,7\r\n-1\r\n");
  CHECK(game.codes() == "S306");
  CHECK(game.moves() == "7,7 8,7");
  CHECK(written(kPsq, game.record) == "Piskvorky 15x15, 11:11, 0\r\n8,8\r\n9,8,7\r\n-1\r\n");
}

TEST_CASE("psq: a line that is no move is kept in its place and later moves are not lost") {
  const Parsed game(kPsq, "Piskvorky 15x15, 11:11, 0\r\n8,8,0\r\n9;8;0\r\n9,9,1\r\nx\r\n-1\r\n");
  CHECK(game.moves() == "7,7 ? 8,6");
  CHECK(game.codes() == "S309");
  CHECK(game.record.extra(1)->text == "9;8;0");
  const Parsed last(kPsq, "Piskvorky 15x15, 11:11, 0\r\n8,8,0\r\n9;8;0\r\na\r\nb\r\n-1\r\n");
  CHECK(last.moves() == "7,7 ?");
  CHECK(last.record.players[1].name == "b");
}

TEST_CASE("psq: numbers out of range are refused, not wrapped") {
  const Parsed game(kPsq,
                    "Piskvorky 15x15, 11:11, 0\r\n65544,8,0\r\n9,8,4294967297\r\n9,9,-4\r\n"
                    "9,10,99999999999999999999999\r\n-1\r\n");
  CHECK(game.moves() == "? 8,7 8,6 8,5");
  CHECK(game.codes() == "S102 T104 S102");
  for (const Token& token : game.record.tokens) CHECK(token.milliseconds == kNoTime);
}

TEST_CASE("psq: a file that breaks off is told apart from one without trailer") {
  CHECK(Parsed(kPsq, "Piskvorky 15x15, 11:11, 0\r\n8,8,5\r\n9,9,7\r\n").codes() == "S309");
  CHECK(Parsed(kPsq, "Piskvorky 15x15, 11:11, 0\r\n8,8,5\r\n9,9").codes() == "S107");
  CHECK(Parsed(kPsq, "Piskvorky 15x15, 11:11, 0\r\n8,8,5\r\n9,").codes() == "S107");
  CHECK(Parsed(kPsq, "Piskvorky 15x15, 11:11, 0\r\n8,8,5\r\n9").codes() == "S107");
  CHECK(Parsed(kPsq, replaced(kGame, "-1\r\n", "")).codes() == "S309");
}

TEST_CASE("psq: blank lines and mixed line ends are reported and mended") {
  const Parsed game(kPsq, "\r\nPiskvorky 15x15, 11:11, 0\r\n\r\n8,8,0\n-1\r\n\r\n");
  CHECK(game.codes() == "S311 S310");
  CHECK(written(kPsq, game.record) == "Piskvorky 15x15, 11:11, 0\r\n8,8,0\r\n-1\r\n");
}

TEST_CASE("psq: the number of moves in a file name is compared") {
  ParseOptions options;
  options.path = "club.zip!fast/0x1-2(3).psq";
  CHECK(Parsed(kPsq, kGame, options).codes().empty());
  options.path = "club.zip!fast/0x1-5(3).psq";
  CHECK(Parsed(kPsq, kGame, options).codes() == "S307");
  options.path = "2x2-final.psq";
  CHECK(Parsed(kPsq, kGame, options).codes().empty());
}

TEST_CASE("psq: several files in one stream are cut at their headers") {
  const std::string two = kGame + kGame;
  const Cut first = kPsq.cut(two, false);
  CHECK(first.kind == Cut::Kind::record);
  CHECK(two.substr(first.begin, first.end) == kGame);
  CHECK(kPsq.cut(kGame, false).kind == Cut::Kind::need_more);
  const Cut last = kPsq.cut(kGame, true);
  CHECK(last.kind == Cut::Kind::record);
  CHECK(last.end == kGame.size());
  CHECK(kPsq.cut(" \r\n", true).kind == Cut::Kind::nothing);
  const std::string named = replaced(kGame, "a.zip", "Piskvorky 9000");
  CHECK(Parsed(kPsq, named).record.players[0].name == "Piskvorky 9000");
}

TEST_CASE("psq: every header that is read begins a record of its own, also behind another record") {
  for (const std::string header : {"Piskvorky 15x15, 11:11, 1", "piskvorky 15 x 15,11:11", "PISKVORKY\t15*15",
                                   " Piskvorky 15x15", "Piskvorky -5x15, 0:0, 0", "Piskvorky15 x15"}) {
    INFO(header);
    const std::string text = header + "\r\n-1\r\n";
    const std::string once = written(kPsq, Parsed(kPsq, text).record);
    // The last one has no blank that a name would not have, too: it is spelt as usual.
    CHECK((once == text) == (header != "Piskvorky15 x15"));
    const Cut cut = kPsq.cut(once + once, true);
    CHECK(cut.kind == Cut::Kind::record);
    CHECK(cut.end == once.size());
  }
}

TEST_CASE("psq: after a record that is too long the next header is found") {
  const std::string two = kGame + kGame;
  CHECK(kPsq.find_start(two, 0) == 0);
  CHECK(kPsq.find_start(two, 1) == kGame.size());
  CHECK(kPsq.find_start(two, kGame.size()) == kGame.size());
  CHECK(kPsq.find_start(two, kGame.size() + 1) == std::string::npos);
  CHECK(kPsq.find_start(two, two.size()) == std::string::npos);
}

TEST_CASE("psq is recognised by its first line") {
  CHECK(kPsq.sniff(kGame) == 100);
  CHECK(kPsq.sniff("piskvorky 15 x 15,11:11\n") == 100);
  CHECK(kPsq.sniff("Piskvorky nonsense") > 50);
  CHECK(kPsq.sniff("a\nb\n1,1,1\n") == 0);
  CHECK(kPsq.sniff("") == 0);
}

TEST_CASE("psq: what the format cannot hold is said before it is lost") {
  Parsed game(kPsq, kGame);
  game.record.result = Result::first;
  game.record.intro = "a comment";
  game.record.begin_line(1, 0, 1);
  game.record.add(Token::move({3, 3}));
  Diagnostics diagnostics;
  CHECK(written(kPsq, game.record, diagnostics) == kGame);
  CHECK(diagnostics.size() == 3);
  CHECK(diagnostics.has(Code::cannot_hold));
  game.record.layout.locked.push_back({1, 1});
  diagnostics.clear();
  CHECK(written(kPsq, game.record, diagnostics, true).empty());
  CHECK(diagnostics.has(Code::board_not_writable));
}

TEST_CASE("psq: moves from the first that cannot be placed on are written only by force, and then left out") {
  const Parsed game(kPsq, replaced(kGame, "6,3,0\r\n", "6,3,0\r\n21,1,0\r\n4,4,0\r\n"));
  Diagnostics diagnostics;
  CHECK(written(kPsq, game.record, diagnostics).empty());
  REQUIRE(diagnostics.size() == 1);
  CHECK(message(diagnostics[0]) == "from ply 3 on nothing is written, [20, 19] cannot be placed; moves left out: 2");
  CHECK(written(kPsq, game.record, diagnostics, true) == kGame);

  const Parsed twice(kPsq, replaced(kGame, "6,3,0\r\n", "7,2,0\r\n"));
  ReplaySummary replay;
  replay.playable_tokens = 1;
  std::string out = "before";
  CHECK_FALSE(kPsq.write({twice.record, &twice.record.layout, nullptr, &replay, nullptr, {}, 1}, {}, out, diagnostics));
  CHECK(out == "before");
}

TEST_CASE("psq: a name that would read as a move or break the line is changed and reported") {
  Parsed game(kPsq, kGame);
  game.record.players[0].name = "Piskvorky 9";
  CHECK(Parsed(kPsq, written(kPsq, game.record)).record.players[0].name == "_Piskvorky 9");
  game.record.players[0].name = "1,2";
  game.record.players[1].name = "b\nc";
  Diagnostics diagnostics;
  const Parsed again(kPsq, written(kPsq, game.record, diagnostics));
  CHECK(diagnostics.size() == 2);
  CHECK(again.record.tokens.size() == 2);
  CHECK(again.record.players[0].name == "_1,2");
  CHECK(again.record.players[1].name == "b c");
}

TEST_CASE("psq and rec: a name of line ends alone is an unknown name") {
  for (const Format* const format : {&kPsq, &kRec}) {
    Parsed game(kPsq, kGame);
    game.record.players[1].name = "\r";
    Diagnostics diagnostics;
    const std::string once = written(*format, game.record, diagnostics);
    CHECK(once.find("\n?") != std::string::npos);
    CHECK(diagnostics.size() >= 1);
    CHECK(written(*format, Parsed(*format, once).record) == once);
  }
}

TEST_CASE("psq: one unknown name of two is written as a question mark, and reported") {
  Parsed game(kPsq, kGame);
  game.record.players[0].name = {};
  Diagnostics diagnostics;
  CHECK(written(kPsq, game.record, diagnostics) == replaced(kGame, "a.zip", "?"));
  CHECK(diagnostics.size() == 1);
}

}  // namespace
}  // namespace fivefold::test
