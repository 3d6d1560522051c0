// PlayOK's text: slots that belong to seats, choices of colour, fifth stones that were offered.

#include "formats/playok/playok.h"

#include <string>
#include <vector>

#include "core/ruleset_catalog.h"
#include "formats/judge.h"
#include "formats/pente_text/pente_text.h"
#include "formats/psq/psq.h"
#include "formats/sniff.h"
#include "tests/house/checkout.h"
#include "tests/support/catch.h"
#include "tests/support/parsed.h"

namespace fivefold::test {
namespace {

const std::string kTags =
    "[Event \"90000001\"]\n[Site \"PlayOK\"]\n[Date \"2026.06.22\"]\n[Black \"Anna\"]\n[White \"Boris\"]\n";

/// A game of gomoku on 15x15 with this result and these moves.
std::string game(const std::string& result, const std::string& moves) {
  return kTags + "[Result \"" + result + "\"]\n[GameType \"61,15\"]\n\n" + moves + "\n";
}

std::vector<std::string> cut_all_of(const Format& format, std::string_view text) {
  std::vector<std::string> records;
  while (!text.empty()) {
    const Cut cut = format.cut(text, true);
    REQUIRE(cut.end > 0);
    if (cut.kind == Cut::Kind::record) records.emplace_back(text.substr(cut.begin, cut.end - cut.begin));
    text.remove_prefix(cut.end);
  }
  return records;
}

const Format* detected(const std::string& text) { return detect(text, all_formats()).format; }

std::string codes_after_judging(const std::string& text, const char* ruleset) {
  JudgeOptions options;
  options.ruleset = find_ruleset(ruleset);
  Judge judge(options);
  judge.judge(kPlayok, text, "game.txt", 1);
  std::string all;
  for (const Diagnostic& d : judge.diagnostics()) all.append(all.empty() ? "" : " ").append(row(d.code).id);
  return all;
}

}  // namespace

TEST_CASE("playok: choosing black exchanges the sides and the meaning of the result", "[playok]") {
  const std::string text = game("0-1", "1. h8 h9 2. i10 black 3. c3 j10 4. c5 k10 5. e3 l10 6. e5 m10 0-1");
  const Parsed read(kPlayok, text);
  CHECK(read.codes().empty());
  CHECK(read.moves() == "7,7 7,8 8,9 - 2,2 9,9 2,4 10,9 4,2 11,9 4,4 12,9");
  CHECK(read.record.tokens[3].kind == TokenKind::choose);
  CHECK(read.record.tokens[3].choice() == Choice::first);
  CHECK(read.record.players[0].name == "Anna");
  CHECK(read.record.sides[0] == Side::second);
  CHECK(read.record.sides[1] == Side::first);
  CHECK(read.record.sides_stated);
  CHECK(read.record.result == Result::first);  // Boris, who sat second and took the first side
  CHECK(read.record.layout.width == 15);
  CHECK(read.record.board_stated);
  CHECK(codes_after_judging(text, "gomoku-swap").empty());
  CHECK(written(kPlayok, read.record) == text);
}

TEST_CASE("playok: choosing white changes nothing but that a place stays empty", "[playok]") {
  const std::string text = game("1-0", "1. d11 e13 2. e14 white 3. -- d10 4. e9 f9 5. f8 1-0");
  const Parsed read(kPlayok, text);
  CHECK(read.codes().empty());
  CHECK(read.moves() == "3,10 4,12 4,13 - 3,9 4,8 5,8 5,7");
  CHECK(read.record.tokens[3].choice() == Choice::second);
  CHECK(read.record.sides[0] == Side::first);
  CHECK(read.record.result == Result::first);
  CHECK(written(kPlayok, read.record) == text);
}

TEST_CASE("playok: renju's offered fifth stones and the one that was taken", "[playok]") {
  const std::string text = house::text_of("samples/playok/renju.txt");
  const Parsed read(kPlayok, text);
  CHECK(read.codes() == "S702");
  CHECK(message(read.diagnostics[0]) == "j7 i7 were offered as the fifth stone, i7 was taken");
  // h8 h9 h6 i8 i7 g7 k7 j8
  CHECK(read.moves() == "7,7 7,8 7,5 8,7 8,6 6,6 10,6 9,7");
  CHECK(read.record.tag("playok.offered") == "j7 i7");
  CHECK(read.record.tag("playok.choice") == "white 2 3");
  CHECK(read.record.result == Result::second);
  CHECK(read.record.players[0].rating == 1437);
  CHECK(read.record.time_control == "1800");
  CHECK_FALSE(read.record.board_stated);
  CHECK(written(kPlayok, read.record) == text);
}

TEST_CASE("playok: fifth stones offered and none taken", "[playok]") {
  const std::string text = game("0-1", "1. h8 -- 2. h9 -- 3. h6 white 4. -- i8 5. j7 -- 6. i7 0-1");
  const Parsed read(kPlayok, text);
  CHECK(read.codes() == "S703");
  CHECK(read.moves() == "7,7 7,8 7,5 8,7 9,6");
  CHECK(read.record.tag("playok.offered") == "j7 i7 ?");
  CHECK(written(kPlayok, read.record) == text);
}

TEST_CASE("playok: the first seat chooses after five stones, so the second had put two more", "[playok]") {
  const std::string text = game("*", "1. h8 h9 2. i10 g7 3. -- c3 4. white j10 5. -- e3 6. a1 *");
  const Parsed read(kPlayok, text);
  CHECK(read.moves() == "7,7 7,8 8,9 - 6,6 2,2 - 9,9 4,2 0,0");
  CHECK(read.record.tokens[3].choice() == Choice::put_two);
  CHECK(read.record.tokens[6].choice() == Choice::second);
  CHECK(read.record.sides[0] == Side::second);
}

TEST_CASE("playok: rows count from the bottom and the letter i is a column", "[playok]") {
  const Parsed read(kPlayok, game("*", "1. a1 i9 2. o15 *"));
  CHECK(read.moves() == "0,0 8,8 14,14");
}

TEST_CASE("playok: several games in one file", "[playok]") {
  const auto records = cut_all_of(kPlayok, house::text_of("samples/playok/gomoku.txt"));
  REQUIRE(records.size() == 2);
  CHECK(Parsed(kPlayok, records[0]).record.tokens.size() == 12);
  CHECK(Parsed(kPlayok, records[1]).record.event == "90000002");
}

TEST_CASE("playok: tags of old files come back in their order, on one line or more", "[playok]") {
  const std::string text =
      "[Black \"An \"x\" B\"]\n[White \"?\"]\n[BlackRank \"n/a\"]\n[Odd \"kept\"]\n[Result \"*\"]\n\n1. h8 *\n";
  const Parsed read(kPlayok, text);
  CHECK(read.codes() == "H104");
  CHECK(read.record.players[0].name == "An \"x\" B");
  CHECK(read.record.tag("Odd") == "kept");
  Diagnostics lost;
  CHECK(written(kPlayok, read.record, lost).starts_with(text.substr(0, text.find("[Result"))));
  const Parsed one_line(
      kPlayok, "[Event \"?\"] [Site \"www.kurnik.pl\"] [Black \"A\"] [White \"B\"] [Result \"1-0\"]\n1. h8 1-0");
  CHECK(one_line.record.players[1].name == "B");
  CHECK(one_line.moves() == "7,7");
}

TEST_CASE("playok: faults are named", "[playok]") {
  CHECK(Parsed(kPlayok, game("1-0", "1. h8 h9 2. i10 -- 3. i11 j12 4. k9 -- 5. g7 e5 1-0")).codes() == "S701");
  CHECK(Parsed(kPlayok, game("1-0", "1. h8 h9 2. i10 0-1")).codes() == "S211");
  CHECK(Parsed(kPlayok, game("*", "1. h8 h9 5. i10 *")).codes() == "S215");
  CHECK(Parsed(kPlayok, game("*", "1. H8 h9 *")).codes() == "S218");
  CHECK(Parsed(kPlayok, game("*", "1. h8 h9 * 2. i10")).codes() == "S214");
  CHECK(Parsed(kPlayok, game("*", "1. h8 xx *")).moves() == "7,7 ?");
  CHECK(Parsed(kPlayok, kTags + "[Result \"*\"]\n[GameType \"20,8\"]\n\n1. e4 e5 *\n").codes() == "S704");
  CHECK(Parsed(kPlayok, "[Event\n[Site \"PlayOK\"]\n1. h8 *").codes() == "S204 S212");
}

TEST_CASE("playok: the first of two equal tags counts and both come back", "[playok]") {
  const std::string text =
      "[Event \"?\"]\n[Site \"PlayOK\"]\n[Date \"?\"]\n[Black \"a\"]\n[White \"b\"]\n[Result \"*\"]\n[BlackElo "
      "\"1437\"]\n[BlackElo \"x\"]\n[GameType \"61,15\"]\n\n1. h8 *\n";
  const Parsed read(kPlayok, text);
  CHECK(read.codes() == "S106");
  CHECK(read.record.players[0].rating == 1437);
  Diagnostics lost;
  const std::string again = written(kPlayok, read.record, lost);
  CHECK(lost.empty());
  CHECK(Parsed(kPlayok, again).record.players[0].rating == 1437);
  CHECK(again.find("[BlackElo \"x\"]") != std::string::npos);
}

TEST_CASE("playok: a choice after moves that cannot be placed is not written as if it counted", "[playok]") {
  const std::string text = game("*", "1. h8 h9 2. xx white 3. -- c3 *");
  const Parsed read(kPlayok, text);
  Diagnostics lost;
  const std::string forced = written(kPlayok, read.record, lost, true);
  CHECK(lost.has(Code::moves_not_written));
  CHECK(forced.ends_with("\n1. h8 h9 *\n"));
  CHECK(written(kPlayok, read.record).empty());
}

TEST_CASE("playok: without a choice the last stone's place tells the sides", "[playok]") {
  const Parsed read(kPlayok, game("1-0", "1. h8 h9 2. i10 -- 3. c3 j10 4. c5 k10 5. e3 1-0"));
  CHECK(read.codes() == "S705");
  CHECK(read.record.sides[0] == Side::second);
  CHECK(read.record.result == Result::second);
}

TEST_CASE("playok is told apart from pente.org text by what it holds", "[playok]") {
  CHECK(detected(game("*", "1. h8 h9 *")) == &kPlayok);
  CHECK(detected("[Event \"?\"]\n[Site \"www.kurnik.pl\"]\n[Black \"a\"]\n\n1. h8 *") == &kPlayok);
  CHECK(detected("[Black \"a\"]\n[White \"b\"]\n[GameType \"61,15\"]\n\n1. h8 *") == &kPlayok);
  CHECK(detected("[Black \"a\"]\n[White \"b\"]\n\n1. h8 -- 2. h9 -- 3. h6 white *") == &kPlayok);
  CHECK(detected("[Game \"Pente\"]\n[Site \"Pente.org\"]\n\n1. K10 L9") == &kPenteText);
  CHECK(detected("[Site \"BrainKing.com\"]\n[GameType \"Pente\"]\n\n1. K10 L9") != &kPlayok);
  CHECK(detected("Dear all -- as h8 said\n") == nullptr);
}

TEST_CASE("playok: other formats' games are written with the losses named", "[playok]") {
  const Parsed psq(kPsq, "Piskvorky 15x15, 11:11, 0\r\n8,8,38\r\n8,9,5\r\na\r\nb\r\n-1\r\n");
  Diagnostics lost;
  CHECK(written(kPlayok, psq.record, lost) ==
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"?\"]\n[Black \"a\"]\n[White \"b\"]\n[GameType \"61,15\"]\n\n1. h8 h7\n");
  REQUIRE(lost.size() == 1);
  CHECK(message(lost[0]) == "playok cannot hold the time of each move; it is left out");
  const Parsed wide(kPsq, "Piskvorky 20x15, 11:11, 0\r\n8,8,38\r\n-1\r\n");
  Diagnostics refused;
  CHECK(written(kPlayok, wide.record, refused).empty());
  CHECK(refused.has(Code::board_not_writable));
}

TEST_CASE("playok: CR LF comes back", "[playok]") {
  std::string text = game("*", "1. h8 h9 *");
  for (std::size_t at = text.find('\n'); at != std::string::npos; at = text.find('\n', at + 2)) text.insert(at, "\r");
  CHECK(written(kPlayok, Parsed(kPlayok, text).record) == text);
}

}  // namespace fivefold::test
