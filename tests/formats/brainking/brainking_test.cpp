// BrainKing's text: pente.org's layout with keys of its own.

#include "formats/brainking/brainking.h"

#include <string>

#include "core/ruleset_catalog.h"
#include "formats/judge.h"
#include "formats/pente_text/pente_text.h"
#include "formats/sniff.h"
#include "tests/support/catch.h"
#include "tests/support/parsed.h"

namespace fivefold::test {
namespace {

std::string game(const std::string& type, const std::string& result, const std::string& moves) {
  return "[Event \"?\"]\n[Site \"BrainKing.com (Prague, Czech Republic)\"]\n[Date \"2008.01.24\"]\n[Round \"?\"]\n"
         "[White \"Ann\"]\n[Black \"Ben\"]\n[Result \"" +
         result + "\"]\n[GameType \"" + type +
         "\"]\n[WhiteRating \"1700\"]\n[BlackRating \"1650\"]\n[TimeControl \"3 days\"]\n\n" + moves + " " + result +
         "\n";
}

std::string ruleset_of(const std::string& type) {
  Judge judge({});
  const std::string text = game(type, "1-0", "1. G7 H8");
  const Judged& judged = judge.judge(kBrainking, text, "1.pgn", 1);
  return judged.ruleset == nullptr ? "none" : std::string(judged.ruleset->id);
}

}  // namespace

TEST_CASE("brainking: the site's own keys and LF lines are no remark", "[brainking]") {
  const Parsed read(kBrainking, game("Pente", "1-0", "1. K10 L9 2. N10 L12"));
  CHECK(read.codes().empty());
  CHECK(read.moves() == "9,9 10,8 12,9 10,11");
  CHECK(read.record.players[0].name == "Ann");
  CHECK(read.record.players[1].name == "Ben");
  CHECK(read.record.players[0].rating == 1700);
  CHECK(read.record.date == "2008.01.24");
  CHECK(read.record.time_control == "3 days");
  CHECK(read.record.round.empty());
  CHECK(read.record.event.empty());
  CHECK(read.record.result == Result::first);
}

TEST_CASE("brainking: names and numbers of games lead to the site's rulesets", "[brainking]") {
  for (const auto& [type, id] : {std::pair{"Five in Line", "bk-five"},
                                 {"5", "bk-five"},
                                 {"Pente", "bk-pente"},
                                 {"38", "bk-pente"},
                                 {"Keryo Pente", "bk-keryo"},
                                 {"39", "bk-keryo"},
                                 {"Small Pente", "bk-small-pente"},
                                 {"42", "bk-small-pente"},
                                 {"Small Keryo Pente", "bk-small-keryo"},
                                 {"43", "bk-small-keryo"},
                                 {"Open Pente", "bk-open-pente"},
                                 {"44", "bk-open-pente"},
                                 {"Open Keryo Pente", "bk-open-keryo"},
                                 {"45", "bk-open-keryo"},
                                 {"Pro Five in Line", "bk-pro-five"},
                                 {"64", "bk-pro-five"},
                                 {"Swap Five in Line", "bk-swap-five"},
                                 {"65", "bk-swap-five"},
                                 {"Six in a row", "bk-connect6"},
                                 {"82", "bk-connect6"},
                                 {"Chess", "none"}}) {
    INFO(type);
    CHECK(ruleset_of(type) == id);
  }
}

TEST_CASE("brainking: in Connect6 Black begins and has the first seat", "[brainking]") {
  const Parsed read(kBrainking, game("82", "1-0", "1. K10 K11 2. K12"));
  CHECK(read.record.players[0].name == "Ben");
  CHECK(read.record.players[0].rating == 1650);
  CHECK(read.record.result == Result::second);  // 1-0: White won
}

TEST_CASE("brainking: resignation and time in the place of a move", "[brainking]") {
  CHECK(Parsed(kBrainking, game("Pente", "0-1", "1. K10 L9 2. Resign")).record.end == EndKind::resign);
  CHECK(Parsed(kBrainking, game("Pente", "1-0", "1. K10 L9 2. N10 Forfeit")).record.end == EndKind::time);
}

TEST_CASE("brainking is told by its site, and pente.org's files stay pente-text", "[brainking]") {
  const auto format_of = [](const std::string& text) { return detect(text, all_formats()).format; };
  CHECK(format_of(game("Pente", "1-0", "1. K10")) == &kBrainking);
  CHECK(format_of("[GameType \"Pente\"]\n[Site \"BrainKing.com\"]\n\n1. K10 1-0\n") == &kBrainking);
  CHECK(format_of("[Game \"Pente\"]\n[Site \"Pente.org\"]\n[Event \"BrainKing.com\"]\n\n1. K10 1-0\n") == &kPenteText);
  CHECK(format_of("[GameType \"Pente\"]\n[White \"a\"]\n\n1. K10 1-0\n") == &kPenteText);
}

}  // namespace fivefold::test
