#include "formats/pente_text/pente_text.h"
#include "tests/support/catch.h"
#include "tests/support/pente_text_files.h"

namespace fivefold::test {
namespace {

/// A text with the site's line ends from one with LF.
std::string crlf(std::string_view text) {
  std::string out;
  for (const char c : text) out.append(c == '\n' ? "\r\n" : std::string(1, c));
  return out;
}

Parsed read(std::string_view text) { return Parsed(kPenteText, crlf(text)); }

/// A game with both headers and result in place, so that only the moves can be at fault.
Parsed moves(std::string_view text) {
  return Parsed(kPenteText, crlf(std::string("[Game \"Pente\"]\n[Result \"1-0\"]\n\n").append(text).append(" 1-0\n")));
}

TEST_CASE("what the site's own reader gets wrong is read and reported") {
  SECTION("no empty line: the first line of moves is not lost") {
    const Parsed game = read("[Game \"Pente\"]\n[Result \"?\"]\n1. K10 L9 ?\n");
    CHECK(line_text(game.record) == "K10 L9");
    CHECK(game.codes() == "S202");
  }
  SECTION("no blank after the number") {
    const Parsed game = moves("1.K10 L9 2.N10 L12");
    CHECK(line_text(game.record) == "K10 L9 N10 L12");
    CHECK(game.codes() == "S217");
  }
  SECTION("no numbers at all") {
    const Parsed game = moves("K10 L9 N10 L12 O3");
    CHECK(line_text(game.record) == "K10 L9 N10 L12 O3");
    CHECK(game.codes() == "S216");
  }
  SECTION("numbers without dots") {
    const Parsed game = moves("1 K10 L9 2 N10");
    CHECK(line_text(game.record) == "K10 L9 N10");
    CHECK(game.codes() == "S217");
  }
  SECTION("lower case and leading zeros") {
    const Parsed game = moves("1. k10 l9 2. N03");
    CHECK(line_text(game.record) == "K10 L9 N3");
    CHECK(game.codes() == "S218");
  }
  SECTION("letters past T and rows past 19 are kept as points off the board") {
    const Parsed game = moves("1. K10 U5 2. K20 Z99");
    CHECK(game.moves() == "9,9 19,4 9,19 24,98");
    CHECK(game.codes().empty());  // that they are off the board is for replay to say
  }
  SECTION("row 0, no row and other words are unreadable and keep their text") {
    const Parsed game = moves("1. K10 K0 2. K foo");
    CHECK(line_text(game.record) == "K10 \"K0\" \"K\" \"foo\"");
    CHECK(game.codes().empty());  // replay reports them: S101
  }
  SECTION("Resign and Forfeit") {
    const Parsed resigned = moves("1. K10 L9 2. Resign");
    CHECK(resigned.record.end == EndKind::resign);
    CHECK(resigned.codes() == "S224");
    CHECK(moves("1. K10 forfeit").record.end == EndKind::time);
  }
  SECTION("PASS is a turn without a stone") {
    const Parsed game = moves("1. K10 PASS 2. L9");
    CHECK(line_text(game.record) == "K10 pass L9");
    CHECK(game.codes().empty());
  }
}

TEST_CASE("headers of other programs") {
  const Parsed game = read(
      "[Site \"BrainKing.com (Prague, Czech Republic)\"]\n[GameType \"Small Pente\"]\n[White \"Ann\"]\n[Black "
      "\"Ben\"]\n"
      "[WhiteRating \"1700\"]\n[BlackRating \"good\"]\n[result \"0-0\"]\n\n1. K10 1/2-1/2\n");
  CHECK(game.record.game == "Small Pente");
  CHECK(game.record.players[0].name == "Ann");
  CHECK(game.record.players[1].name == "Ben");
  CHECK(game.record.players[0].rating == 1700);
  CHECK(!game.record.players[1].rating);
  CHECK(game.record.result == Result::draw);
  CHECK(game.codes() == "S206 S206 S206 S206 S206 H104 S206 S208");
}

TEST_CASE("a header that stands twice counts once and loses nothing") {
  const Parsed game =
      read("[Game \"Pente\"]\n[Round \"1\"]\n[Round \"2\"]\n[X \"a\"]\n[X \"b\"]\n[Result \"?\"]\n\n1. K10 ?\n");
  CHECK(game.record.round == "1");
  CHECK(game.record.tag("Round") == "2");
  CHECK(game.record.tag("X") == "a");
  CHECK(game.codes() == "S106 S106");
}

TEST_CASE("untidy header lines") {
  const Parsed game = read(
      "[Game \"Pente\"]\n[Event \"open\n[Round  \"3\" ]\n[nonsense]\n[Section \"a\"] [Time \"b\"]\n[Result "
      "\"?\"]\n\n1. K10 "
      "?\n");
  CHECK(game.record.event == "open");
  CHECK(game.record.round == "3");
  CHECK(game.record.section == "a\"] [Time \"b");
  CHECK(game.codes() == "S205 S205 S204 S228");
}

TEST_CASE("a value runs from the first to the last quote; escapes count only outside the site") {
  const std::string header = "[Player 1 Name \"a \\\"b\\\" \\\\ \"c\" \\d\"]\n";
  const std::string rest = "[Result \"?\"]\n\n1. K10 ?\n";
  const Parsed elsewhere = read("[Game \"Pente\"]\n[Site \"Example\"]\n" + header + rest);
  CHECK(elsewhere.record.players[0].name == "a \"b\" \\ \"c\" \\d");
  CHECK(elsewhere.codes() == "S210");
  const Parsed at_site = read("[Game \"Pente\"]\n[Site \"Pente.org\"]\n" + header + rest);
  CHECK(at_site.record.players[0].name == "a \\\"b\\\" \\\\ \"c\" \\d");
  CHECK(at_site.codes().empty());
  // the site may be named after the value
  CHECK(read(header + "[Site \"Pente.org\"]\n" + rest).record.players[0].name == at_site.record.players[0].name);
}

TEST_CASE("the two places of the result") {
  const auto result_of_texts = [](const char* header, const char* token) {
    return read(std::string("[Game \"Pente\"]\n[Result \"") + header + "\"]\n\n1. K10 " + token + "\n");
  };
  CHECK(result_of_texts("1-0", "0-1").codes() == "S211");
  CHECK(result_of_texts("1-0", "0-1").record.result == Result::first);
  CHECK(result_of_texts("?", "0-1").codes() == "S230");
  CHECK(result_of_texts("?", "0-1").record.result == Result::second);
  CHECK(result_of_texts("1-0", "*").record.result == Result::first);
  CHECK(result_of_texts("*", "?").codes().empty());
  CHECK(result_of_texts("won", "1-0").codes() == "S207 S230");
  CHECK(read("[Game \"Pente\"]\n\n1. K10 1-0\n").codes() == "S212");
}

TEST_CASE("what follows the result is not read as moves") {
  CHECK(read("[Game \"Pente\"]\n[Result \"1-0\"]\n\n1. K10 1-0 {well played}\n").codes().empty());
  const Parsed more = read("[Game \"Pente\"]\n[Result \"1-0\"]\n\n1. K10 1-0\n\n1. K10 L10 0-1\n");
  CHECK(line_text(more.record) == "K10");
  CHECK(more.codes() == "S214");
  CHECK(read("[Game \"Pente\"]\n[Result \"1-0\"]\n\n1. K10 1-0 thanks\n").codes() == "S105");
}

TEST_CASE("marks, semicolon comments and several comments at one move") {
  const Parsed game = moves("1. K10! {a} ; b\n L10 $3 2. N10 ?!");
  CHECK(line_text(game.record) == "K10 {!\na\n b} L10 {$3} N10 {?!}");
  CHECK(game.codes() == "S226 S226 S226");
}

TEST_CASE("brackets without partners") {
  CHECK(moves("1. K10 ) L10").codes() == "S223");
  CHECK(moves("1. K10 } L10").codes() == "S223");
  const Parsed open = moves("1. K10 (1. K11 L10");
  CHECK(line_text(open.record) == "K10");
  CHECK(line_text(open.record, 1) == "K11 L10 {1-0}");
  CHECK(open.codes() == "S222 S226 S212");
}

TEST_CASE("bare moves are a record too") {
  CHECK(kPenteText.sniff("1. K10 L9 2. N10") > 0);
  const auto games = read_all("1. K10 L9 1-0\r\n");
  REQUIRE(games.size() == 1);
  CHECK(line_text(games[0]->record) == "K10 L9");
  CHECK(games[0]->record.game.empty());
}

TEST_CASE("how much a text looks like the format") {
  CHECK(kPenteText.sniff("[Game \"Pente\"]\r\n[Site \"Pente.org\"]\r\n") == 100);
  CHECK(kPenteText.sniff("\xEF\xBB\xBF\n[Game \"Pente\"]\n") == 90);
  CHECK(kPenteText.sniff("[Event \"?\"]\n[Site \"PlayOK\"]\n[Date \"2020.01.01\"]\n") < 50);
  CHECK(kPenteText.sniff("Piskvorky 20x20, 11:11, 0\n") == 0);
  CHECK(kPenteText.sniff("{\"schema\":\"fivefold/1\"}") == 0);
  CHECK(kPenteText.sniff("") == 0);
}

}  // namespace
}  // namespace fivefold::test
