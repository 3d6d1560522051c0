// The fault cases of tests/data/cases: what must come out is said by the table that the cases came with.

#include "core/ruleset_catalog.h"
#include "formats/judge.h"
#include "tests/formats/sgf/sgf_games.h"
#include "tests/support/catch.h"

namespace fivefold::test {
namespace {

std::string codes_judged(const std::string& bytes, const char* ruleset) {
  JudgeOptions options;
  options.ruleset = find_ruleset(ruleset);
  Judge judge(options);
  judge.judge(kSgf, bytes, "case.sgf", 1);
  std::string all;
  for (const Diagnostic& d : judge.diagnostics()) all.append(all.empty() ? "" : " ").append(row(d.code).id);
  return all;
}

/// Reads what was written for a record and gives its moves and lines.
std::string after_writing(const Record& record) {
  const Parsed again(kSgf, games_of(written(kSgf, record)).at(0));
  return again.moves() + " / " + std::to_string(again.record.lines.size());
}

}  // namespace

TEST_CASE("sgf cases: character sets (B003, B004, B006, B010)") {
  const Parsed chinese(kSgf, case_game("B003"));
  CHECK(chinese.record.players[0].name == "张三");
  CHECK(chinese.record.players[1].name == "李四");
  CHECK(chinese.record.event == "五子棋公开赛");
  const Parsed big5(kSgf, case_game("B004"));
  CHECK(big5.record.players[1].name == "許功蓋");
  CHECK(big5.record.intro == "許功蓋連五");
  const Parsed japanese(kSgf, case_game("B006"));
  CHECK(japanese.record.players[1].name == "ソラ");
  CHECK(japanese.record.intro == "表示");
  CHECK(japanese.moves() == "7,7 7,8");
  const Parsed late(kSgf, case_game("B010"));
  CHECK(late.record.extras.at(0).comment == "白棋反四");
}

TEST_CASE("games of one file have a character set each, whatever order they stand in") {
  // The second byte of a character is "]" or a backslash: 也 云 乚, 許 功 蓋 ソ 表.
  const std::vector<std::pair<std::string, std::string>> games = {
      {"CA[Big5]PB[\xB3\\\xA4]\xBB\\]C[\xB3\\\xA4]\xBB\\]", "許也蓋"},
      {"CA[UTF-8]PB[\xC4\x90\xE1\xBB\x97 \xC3\x81nh]C[\xC4\x90\xE1\xBB\x97 \xC3\x81nh]", "Đỗ Ánh"},
      {"CA[Shift_JIS]PB[\x83\\\x89]\x95\\]C[\x83\\\x89]\x95\\]", "ソ云表"},
      {"CA[GBK]PB[\x81]\xD5\xC5\xC8\xFD]C[\x81]\xD5\xC5\xC8\xFD]", "乚张三"},
      {"CA[windows-1251]PB[\xC8\xE2\xE0\xED]C[\xC8\xE2\xE0\xED]", "Иван"},
      {"CA[GBK]PB[\xC3\x81nh\\]]C[\xC3\x81nh\\]]", "Ánh]"}};
  for (std::size_t first = 0; first < games.size(); ++first) {
    std::string file;
    for (std::size_t i = 0; i < games.size(); ++i)
      file += "(;FF[4]GM[4]" + games[(first + i) % games.size()].first + ";B[hh];W[ii])\n";
    for (const std::size_t read_bytes : {1U, 65536U}) {
      const auto all = testing::split(file, {.from = &kSgf, .read_bytes = read_bytes}).texts();
      REQUIRE(all.size() == games.size());
      for (std::size_t i = 0; i < games.size(); ++i) {
        const Parsed game(kSgf, all[i]);
        INFO("first " << first << ", game " << i);
        CHECK(game.record.players[0].name == games[(first + i) % games.size()].second);
        CHECK(game.record.intro == games[(first + i) % games.size()].second);
        CHECK(game.moves() == "7,7 8,6");
      }
    }
  }
}

TEST_CASE("a game that declares no character set has that of the first one; a lie is reported") {
  const auto all = testing::split("(;GM[4]CA[Big5]PB[\xB3\\];B[hh])\n(;GM[4]PB[\xA5\\\xA4]];B[hh])\n", {.from = &kSgf});
  REQUIRE(all.records.size() == 2);
  CHECK(Parsed(kSgf, std::string(all.records[1].bytes)).record.players[0].name == "功也");
  const auto lie = testing::split("(;GM[4]CA[UTF-8]PB[\xD5\xC5\xC8\xFD]PW[\xC0\xEE\xCB\xC4];B[hh])\n", {.from = &kSgf});
  REQUIRE(lie.records.size() == 1);
  CHECK(lie.records[0].diagnostics.has(Code::charset_lies));
  CHECK(Parsed(kSgf, std::string(lie.records[0].bytes)).record.players[0].name == "张三");
}

TEST_CASE("sgf cases: points (B016, B019, B091)") {
  const Parsed letters(kSgf, case_game("B016"));
  CHECK(letters.moves() == "9,9 8,10 12,9 7,10");
  CHECK(write_coord(letters.record.tokens[1].at, CoordinateStyle::skip_i) == "J11");
  const Parsed capitals(kSgf, case_game("B019"));
  CHECK(capitals.moves() == "14,14 26,2 0,28 28,0");
  const auto passes = games_of_case("B091");
  REQUIRE(passes.size() == 4);
  CHECK(Parsed(kSgf, passes[0]).moves() == "9,10 19,0 10,9");
  CHECK(Parsed(kSgf, passes[1]).moves() == "9,9 - 10,8");
  CHECK(Parsed(kSgf, passes[2]).moves() == "9,8 18,-1 10,7");
  CHECK(Parsed(kSgf, passes[3]).moves() == "7,7 - 8,6");
  CHECK(codes_judged(passes[1], "gomoku-free").find("M109") != std::string::npos);
  CHECK(codes_judged(passes[2], "gomoku-free").find("M101") != std::string::npos);
}

TEST_CASE("sgf cases: texts (B033, B044)") {
  const Parsed soft(kSgf, case_game("B033"));
  CHECK(soft.record.intro == "onetwo\nthree four:five");
  const std::string once = written(kSgf, soft.record);
  const Parsed again(kSgf, games_of(once).at(0));
  CHECK(again.record.intro == soft.record.intro);
  CHECK(written(kSgf, again.record) == once);
  const Parsed bell(kSgf, case_game("B044"));
  CHECK(bell.record.players[0].name == "A & B <3");
  CHECK(written(kSgf, bell.record).find('\a') == std::string::npos);
}

TEST_CASE("sgf cases: variations come back (B046, B047, B054, B135)") {
  const Parsed leaves(kSgf, case_game("B046"));
  REQUIRE(leaves.record.lines.size() == 3);
  CHECK(leaves.record.lines[1].parent == 0);
  CHECK(leaves.record.lines[1].after == 1);
  CHECK(leaves.record.lines[2].parent == 1);
  CHECK(after_writing(leaves.record) == leaves.moves() + " / 3");
  const Parsed blanks(kSgf, case_game("B047"));
  CHECK(blanks.moves() == "7,7 7,8 8,8 6,8 6,8 8,8");
  CHECK(blanks.record.lines.size() == 2);
  const Parsed longer(kSgf, case_game("B054"));
  CHECK(longer.record.lines[0].count == 8);
  CHECK(longer.record.lines[1].after == 5);
  CHECK(longer.record.lines[1].count == 10);
  const Parsed deep(kSgf, case_game("B135"));
  CHECK(deep.record.lines.size() == 1);
  CHECK(deep.record.tokens.size() == 700);
}

TEST_CASE("sgf cases: brackets and semicolons (B057, B058, B059, B060)") {
  CHECK(games_of(";;)").empty());
  CHECK(kSgf.sniff(";;)") < 50);
  const auto no_semicolon = games_of_case("B058");
  REQUIRE(no_semicolon.size() == 2);
  const Parsed first(kSgf, no_semicolon[0]);
  CHECK(first.moves() == "7,7 7,8");
  CHECK(first.diagnostics.has(Code::sgf_no_semicolon));
  const Parsed second(kSgf, no_semicolon[1]);
  CHECK(second.moves() == "7,7 7,8");
  CHECK(second.record.tokens[0].side == 0);
  const auto brackets = games_of_case("B059");
  REQUIRE(brackets.size() == 2);
  CHECK(Parsed(kSgf, brackets[0]).codes() == "S603");
  CHECK(Parsed(kSgf, brackets[1]).codes() == "S604");
  CHECK(Parsed(kSgf, brackets[1]).moves() == "7,7 8,8");
  const auto mail = games_of_case("B060");
  REQUIRE(mail.size() == 1);
  const Parsed game(kSgf, mail[0]);
  CHECK(game.moves() == "7,7 7,8");
  CHECK(game.diagnostics.has(Code::sgf_text_around));
  CHECK(game.diagnostics.has(Code::sgf_empty_nodes));
}

TEST_CASE("sgf cases: nodes (B065, B074, B075, B096, B207)") {
  const Parsed blank(kSgf, case_game("B065"));
  CHECK(blank.moves() == "7,7 7,8 -");
  CHECK(blank.diagnostics.has(Code::sgf_blank_pass));
  CHECK(games_of_case("B074").size() == 40);
  const Parsed marks(kSgf, case_game("B075"));
  CHECK(marks.moves() == "7,7 7,8");
  CHECK(marks.record.extras.at(0).other == R"("sgf":{"TR":["hh"],"LB":["hg:A"]})");
  CHECK(marks.record.extras.at(1).other == R"("sgf":{"LB":["gg:B"],"CR":["hh"]})");
  const Parsed setup(kSgf, case_game("B096"));
  CHECK(setup.moves() == "7,7 7,8 8,8 6,8");
  CHECK(setup.codes() == "S612 S612 S612");
  CHECK(written(kSgf, setup.record).find(";AB[aa]AW[oo]AE[hg]") != std::string::npos);
  const Parsed lists(kSgf, case_game("B207"));
  CHECK(lists.record.extras.at(1).other == R"("sgf":{"LB":["bb:A","cc:B"]})");
}

TEST_CASE("sgf cases: results, sides and clocks (B081, B084, B121, B222)") {
  const Parsed resigned(kSgf, case_game("B081"));
  CHECK(resigned.record.result == Result::first);
  CHECK(resigned.record.end == EndKind::resign);
  CHECK(resigned.codes() == "S615");
  CHECK(resigned.record.tokens.at(3).kind == TokenKind::act);
  CHECK(resigned.record.tokens.at(3).side == 2);
  const Parsed pente(kSgf, case_game("B084"));
  CHECK(pente.record.game == "Pente");
  CHECK(pente.record.players[0].name == "Ann");
  CHECK(pente.record.result == Result::first);
  const Parsed black_first(kSgf, "(;GM[4]SZ[19]PW[Ann]PB[Ben]RE[W+];B[jj];W[kj])");
  CHECK(black_first.record.players[0].name == "Ben");
  CHECK(black_first.record.result == Result::second);
  const Parsed clocks(kSgf, case_game("B121"));
  CHECK(clocks.codes() == "T104 T104");
  CHECK(clocks.moves() == "7,7 7,8 8,8 6,8");
  CHECK(clocks.record.time_control == "300");
  CHECK(clocks.record.extras.at(0).other == R"("sgf":{"BL":["500"],"WL":["400"]})");
  const std::string verdict = codes_judged(case_game("B222"), "gomoku-free");
  CHECK(verdict.find("M101") != std::string::npos);
  CHECK(verdict.find("M104") != std::string::npos);
}

TEST_CASE("sgf cases: size (B098, B100)") {
  const Parsed empty(kSgf, case_game("B098"));
  CHECK(empty.codes() == "S622");
  CHECK(empty.moves() == "7,7");
  const Parsed longest(kSgf, case_game("B100"));
  CHECK(longest.record.tokens.size() >= 3000);
  CHECK(after_writing(longest.record) == longest.moves() + " / 1");
}

}  // namespace fivefold::test
