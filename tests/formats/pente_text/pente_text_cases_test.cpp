// What the reader must make of small inputs that broke other tools (tests/data/cases). All have LF line ends: S201.

#include "formats/dates.h"
#include "formats/pente_text/pente_text.h"
#include "tests/support/catch.h"
#include "tests/support/pente_text_files.h"

namespace fivefold::test {
namespace {

/// Codes without the note on line ends and the one on missing places of the result.
std::string codes(const Parsed& game) {
  std::string all;
  for (const Diagnostic& d : game.diagnostics) {
    if (d.code == Code::lines_end_in_lf) continue;
    all.append(all.empty() ? "" : " ").append(row(d.code).id);
  }
  return all;
}

std::string text_at(const Parsed& game, Code code) {
  for (const Diagnostic& d : game.diagnostics)
    if (d.code == code) return game.text.substr(d.where.begin, d.where.end - d.where.begin);
  return "not found";
}

TEST_CASE("B002: a byte order mark does not hide the first header") {
  const auto game = read_case("B002.pgn");
  CHECK(game->record.game == "Pente");
  CHECK(game->record.tokens.size() == 8);
  CHECK(codes(*game) == "S103 H106");
}

TEST_CASE("B013: zero-width and no-break spaces part the moves") {
  const auto game = read_case("B013.pgn");
  CHECK(line_text(game->record) == "K10 L10 N10 L12");
  CHECK(codes(*game) == "S220");
  CHECK(message(game->diagnostics[1]) == "U+200B is read as a blank");
}

TEST_CASE("B017: the letter I is refused, not read as H or J") {
  const auto game = read_case("B017.pgn");
  CHECK(line_text(game->record) == "K10 \"I10\" N10 L12");
  REQUIRE(codes(*game) == "S219");
  CHECK(number(game->diagnostics[1].ply) == 2);
  CHECK(text_at(*game, Code::letter_i) == "I10");

  ParseOptions keep;
  keep.coordinates = CoordinateStyle::keep_i;
  const Parsed kept(kPenteText, case_file("B017.pgn"), keep);
  CHECK(kept.moves() == "10,9 8,9 13,9 11,11");
}

TEST_CASE("B018: row 1 is at the bottom") { CHECK(read_case("B018.pgn")->moves() == "9,9 0,0 9,13 18,18"); }

TEST_CASE("B032: a comment is kept byte for byte and braces do not nest") {
  const auto game = read_case("B032.pgn");
  CHECK(game->record.extra(0)->comment == "a [b] \\] c\\ and {not nested");
  const Parsed again(kPenteText, written(kPenteText, game->record));
  CHECK(again.record.extra(0)->comment == game->record.extra(0)->comment);
}

TEST_CASE("B036: brackets inside comments are text") {
  const auto game = read_case("B036.pgn");
  CHECK(line_text(game->record) == "K10 {see ( note} L10 N10");
  REQUIRE(game->record.lines.size() == 2);
  CHECK(line_text(game->record, 1) == "L11 {or ) this}");
  CHECK(game->record.lines[1].after == 1);
  CHECK(codes(*game).empty());
}

TEST_CASE("B040: only a percent sign in the first column skips a line") {
  const auto game = read_case("B040.pgn");
  CHECK(line_text(game->record) == "K10 L10 N10 {100 % sure} L12");
  CHECK(codes(*game) == "S225");
}

TEST_CASE("B041: a brace that is never closed costs its own game only") {
  const auto games = read_all(case_file("B041.pgn"));
  REQUIRE(games.size() == 2);
  CHECK(line_text(games[0]->record) == "K10 L10 N10 {lost brace L12 *}");
  CHECK(codes(*games[0]) == "H106 S221 S212");
  CHECK(text_at(*games[0], Code::comment_not_closed) == "{");
  CHECK(games[1]->record.tokens.size() == 8);
  CHECK(codes(*games[1]) == "H106");
}

TEST_CASE("B042: a stray character glued to the result") {
  const auto game = read_case("B042.pgn");
  CHECK(line_text(game->record) == "K10 L10");
  CHECK(game->record.result == Result::draw);
  CHECK(codes(*game) == "S213");
  CHECK(text_at(*game, Code::glued_to_result) == "`");
}

TEST_CASE("B048: comments before the first move, of the game and of a variation") {
  const auto game = read_case("B048.pgn");
  CHECK(game->record.intro == "intro");
  CHECK(line_text(game->record) == "K10 {a} L10 O10");
  REQUIRE(game->record.lines.size() == 2);
  CHECK(line_text(game->record, 1) == "M9 {b} N10");
  CHECK(game->record.lines[1].other == "\"intro\":\"better was\"");
  CHECK(codes(*game).empty());
  const std::string text = written(kPenteText, game->record);
  CHECK(text.find("\r\n{intro} 1. K10 {a} L10 ({better was} 1... M9 {b} 2. N10) 2. O10 *\r\n") != std::string::npos);
}

TEST_CASE("B051: variations of the very first move, without numbers") {
  const auto game = read_case("B051.pgn");
  CHECK(line_text(game->record) == "K10 L10");
  REQUIRE(game->record.lines.size() == 3);
  CHECK(line_text(game->record, 1) == "J10 L10");
  CHECK(line_text(game->record, 2) == "K11");
  CHECK(game->record.lines[1].after == 0);
  CHECK(game->record.lines[2].after == 0);
  CHECK(game->record.result == Result::first);
}

TEST_CASE("B069: keys with blanks and an apostrophe are written back unchanged") {
  const auto game = read_case("B069.pgn");
  CHECK(game->record.players[0].rating == 1390);
  CHECK(game->record.sides_stated);
  const std::string text = written(kPenteText, game->record);
  for (const char* const line :
       {"[Game \"Pente\"]\r\n", "[Site \"Example\"]\r\n", "[Event \"-\"]\r\n", "[Round \"-\"]\r\n",
        "[Date \"04/08/2016\"]\r\n", "[Player 1 Name \"Ann\"]\r\n", "[Player 2 Name \"Ben\"]\r\n",
        "[Player 1 Rating \"1390\"]\r\n", "[Player's Swapped? \"N\"]\r\n", "[Result \"1-0\"]\r\n"}) {
    CHECK(text.find(line) != std::string::npos);
  }
}

TEST_CASE("B070: an empty line between headers makes no phantom game") {
  const auto game = read_case("B070.pgn");
  CHECK(game->record.game == "Pente");
  CHECK(game->record.players[0].name == "Ann");
  CHECK(game->record.result == Result::unknown);
  CHECK(codes(*game) == "S203");
}

TEST_CASE("B071: games without empty lines between them") {
  const auto games = read_all(case_file("B071.pgn"));
  REQUIRE(games.size() == 4);
  CHECK(line_text(games[0]->record) == "K10 L10");
  CHECK(line_text(games[1]->record) == "K10 L11");
  CHECK(line_text(games[2]->record).empty());
  CHECK(line_text(games[3]->record) == "K10");
  CHECK(codes(*games[0]) == "S202");
  CHECK(codes(*games[2]).empty());
}

TEST_CASE("B072: keys that look like moves are keys") {
  const auto game = read_case("B072.pgn");
  CHECK(game->record.tag("K10") == "x");
  CHECK(game->record.tag("Q1") == "y");
  CHECK(line_text(game->record) == "K10 L10");
}

TEST_CASE("B079: no result after the moves, and in one game none in the headers") {
  const auto games = read_all(case_file("B079.pgn"));
  REQUIRE(games.size() == 2);
  CHECK(line_text(games[0]->record) == "K10 L10 N10 L12");
  CHECK(games[0]->record.result == Result::missing);  // judging warns: E110
  CHECK(games[1]->record.result == Result::first);
  CHECK(codes(*games[1]) == "S212");
}

TEST_CASE("B103: as many games out as there are in the archive") {
  const auto games = read_all(case_file("B103.pgn"));
  REQUIRE(games.size() == 300);
  for (std::size_t i = 0; i < games.size(); ++i) {
    CHECK(games[i]->record.players[0].name == "P" + std::to_string(i));
    CHECK(games[i]->record.tokens.size() == 8);
  }
}

TEST_CASE("B116: partial, impossible and odd dates reject no game") {
  const auto games = read_all(case_file("B116.pgn"));
  REQUIRE(games.size() == 9);
  for (std::size_t i = 0; i < games.size(); ++i) CHECK(codes(*games[i]) == (i == 4 ? "H105" : ""));
  CHECK(games[4]->record.date == "2021.02.30");
  const auto date = [&](std::size_t i) { return read_date(games[i]->record.date, {}).date; };
  CHECK(date(0) == PartialDate{});
  CHECK(date(1) == PartialDate{2018, {}, {}});
  CHECK(date(2) == PartialDate{});
  CHECK(date(3) == PartialDate{2020, 12, 31});
  CHECK(date(5) == PartialDate{1996, {}, {}});
  CHECK(date(6) == PartialDate{2000, 1, 1});
  CHECK(date(7) == PartialDate{2021, 7, 14});
}

TEST_CASE("B117: the order of day and month is never guessed") {
  const auto games = read_all(case_file("B117.pgn"));
  REQUIRE(games.size() == 2);
  CHECK(codes(*games[0]) == "H106");
  CHECK(codes(*games[1]).empty());  // 24/01/2008 can only be day first
}

TEST_CASE("B119: clocks with fractions stay in their comments") {
  const auto game = read_case("B119.pgn");
  const std::string moves =
      "1. K10 {[%clk 0:04:44.7]} L10 {[%clk 0:04:44]} 2. N10 {[%emt 0.01] [%clk 00:00:59]} L12 {text [%clk "
      "0:00:05.123] "
      "more} *";
  CHECK(case_file("B119.pgn").find(moves) != std::string::npos);
  std::string text = written(kPenteText, game->record);
  text = text.substr(text.find("\r\n\r\n") + 4);
  for (std::size_t at = 0; (at = text.find("\r\n", at)) != std::string::npos;) text.replace(at, 2, " ");
  CHECK(text == moves + " ");
}

TEST_CASE("B124: names with quotes, blanks and nothing at all") {
  const auto games = read_all(case_file("B124.pgn"));
  REQUIRE(games.size() == 2);
  CHECK(games[0]->record.players[0].name == "O\\'Brien, \"Bob\"; x");
  CHECK(games[0]->record.players[1].name == "=1+1");
  CHECK(codes(*games[0]) == "S210 H106");
  CHECK(games[1]->record.players[0].name.empty());
  CHECK(games[1]->record.players[1].name == "Ann\tB");
  CHECK(codes(*games[1]) == "S209 H106");
  for (const auto& game : games) {
    const std::string text = written(kPenteText, game->record);
    for (const char* const key : {"[Player 1 Name ", "[Player 2 Name "}) {
      const std::size_t at = game->text.find(key);
      const std::string line = game->text.substr(at, game->text.find('\n', at) - at);
      CHECK(text.find(line + "\r\n") != std::string::npos);
    }
  }
}

TEST_CASE("B128: wrong, repeated and huge move numbers change no move") {
  const auto game = read_case("B128.pgn");
  CHECK(line_text(game->record) == "K10 L10 N10 L12 O13 H12 Q10");
  CHECK(codes(*game) == "S215 S215 S215");
  CHECK(message(game->diagnostics[3]) == "move number 99999999999. where 4. is due");
}

TEST_CASE("B130: numbers at line ends, comments on lines of their own, an empty line among the moves") {
  const auto game = read_case("B130.pgn");
  CHECK(line_text(game->record) == "K10 L10 {c} N10 L12");
  CHECK(codes(*game).empty());
}

TEST_CASE("B131: a reply in the wrong slot is still the next move") {
  const auto game = read_case("B131.pgn");
  CHECK(line_text(game->record) == "K10 L10 N10 L12 O13");
  CHECK(codes(*game) == "S215 S216 S215");
}

TEST_CASE("B213: names of all scripts") {
  const auto game = read_case("B213.pgn");
  CHECK(game->record.players[0].name == "Đỗ Thị Lập");
  CHECK(game->record.tag("Annotator") == "Jüri Õun 张三 ☆");
  CHECK(codes(*game) == "H106");
}

TEST_CASE("B219: numbers inside and after nested variations") {
  const auto game = read_case("B219.pgn");
  const Record& record = game->record;
  CHECK(codes(*game).empty());
  REQUIRE(record.lines.size() == 3);
  CHECK(line_text(record) == "K10 L10 N10");
  CHECK(line_text(record, 1) == "K11 L10 N14 L12");
  CHECK(line_text(record, 2) == "N10 M8");
  CHECK(record.lines[2].parent == 1);
  CHECK(record.lines[2].after == 2);
  CHECK(written(kPenteText, record).find("\r\n1. K10 (1. K11 L10 2. N14 (2. N10 M8) 2... L12) 1... L10 2. N10 *\r\n") !=
        std::string::npos);
}

TEST_CASE("B226: the swap of D-Pente sets the sides and is written back") {
  const auto game = read_case("B226.pgn");
  CHECK(game->record.sides_stated);
  CHECK(game->record.sides[0] == Side::second);
  CHECK(game->record.result == Result::first);
  CHECK(written(kPenteText, game->record).find("[Player's Swapped? \"Y\"]\r\n") != std::string::npos);
}

TEST_CASE("every case says the same after writing and reading again") {
  for (const char* const name :
       {"B002", "B013", "B018", "B028", "B032", "B036", "B040", "B041", "B042", "B048", "B051", "B069",
        "B070", "B071", "B072", "B083", "B085", "B090", "B101", "B103", "B116", "B117", "B119", "B124",
        "B128", "B130", "B131", "B190", "B191", "B199", "B206", "B213", "B219", "B226"}) {
    INFO(name);
    for (const auto& game : read_all(case_file(std::string(name) + ".pgn"))) {
      const std::string text = written(kPenteText, game->record);
      REQUIRE(!text.empty());
      const Parsed again(kPenteText, text);
      CHECK(everything(again.record) == everything(game->record));
      CHECK(written(kPenteText, again.record) == text);
    }
  }
}

}  // namespace
}  // namespace fivefold::test
