// Records of the Chinese computer games championship: the grammar, and what programs make of it.

#include "formats/ccgc/ccgc.h"

#include "formats/judge.h"
#include "formats/sniff.h"
#include "tests/formats/split_all.h"
#include "tests/support/catch.h"
#include "tests/support/parsed.h"

namespace fivefold::test {
namespace {

const std::string kHeader = "{[C5][先手参赛队 Heron][后手参赛队 Plover][先手胜][2017.07.29 14:00 重庆][2017 CCGC]";
const std::string kGame = kHeader + ";B(H,8);W(I,9);B(O,15);W(A,1)}";

/// Without the note on rows, which every record with a stone has.
std::string codes_of(const std::string& text, const std::string& path = "game.txt") {
  ParseOptions options;
  options.path = path;
  std::string all;
  for (const Diagnostic& d : Parsed(kCcgc, text, options).diagnostics)
    if (d.code != Code::ccgc_rows_assumed) all.append(all.empty() ? "" : " ").append(row(d.code).id);
  return all;
}

std::string moves_of(const std::string& text) { return Parsed(kCcgc, text).moves(); }

}  // namespace

TEST_CASE("ccgc: the form of the championship", "[ccgc]") {
  const Parsed game(kCcgc, kGame);
  CHECK(game.codes() == "S974");
  CHECK(game.moves() == "7,7 8,8 14,14 0,0");
  for (const Token& token : game.record.tokens) CHECK(token.side == 0);
  CHECK(game.record.layout.width == 15);
  CHECK(game.record.players[0].name == "Heron");
  CHECK(game.record.players[1].name == "Plover");
  CHECK(game.record.result == Result::first);
  CHECK(game.record.date == "2017.07.29");
  CHECK(game.record.time == "14:00");
  CHECK(game.record.site == "重庆");
  CHECK(game.record.event == "2017 CCGC");
  CHECK(game.record.tag("ccgc.game") == "C5");
}

TEST_CASE("ccgc: C6 is Connect6 on 19x19: one stone, then two a turn", "[ccgc]") {
  const std::string text = "{[C6][A][B][后手胜][2017.07.29 14:00 x][e];B(J,10);W(K,11);W(K,9);B(S,19);B(A,1)}";
  const Parsed game(kCcgc, text);
  CHECK(game.codes() == "S974");
  CHECK(game.record.layout.width == 19);
  CHECK(game.moves() == "9,9 10,10 10,8 18,18 0,0");
  for (const Token& token : game.record.tokens) CHECK(token.side == 0);
  Judge judge({});
  const Judged& judged = judge.judge(kCcgc, text, "a.txt", 1);
  REQUIRE(judged.ruleset != nullptr);
  CHECK(judged.ruleset->id == "bk-connect6");
  CHECK_FALSE(judge.diagnostics().has(Code::wrong_turn));
}

TEST_CASE("ccgc: gomoku is judged with the fouls of renju", "[ccgc]") {
  Judge judge({});
  const Judged& five =
      judge.judge(kCcgc, kHeader + ";B(H,8);W(H,9);B(I,9);W(I,8);B(G,7);W(K,11);B(J,10);W(C,3);B(F,6)}", "a.txt", 1);
  REQUIRE(five.ruleset != nullptr);
  CHECK(five.ruleset->id == "renju-free");
  CHECK(result_of(five.replay->outcome) == Result::first);
  CHECK(number(five.replay->outcome_ply) == 9);
  // A double-three of Black at H8: rows of H8 with I8, J8 and with H9, H10.
  const Judged& foul = judge.judge(
      kCcgc,
      "{[C5][A][B][后手胜][2017.07.29 14:00 x][e];B(I,8);W(A,1);B(J,8);W(C,1);B(H,9);W(E,1);B(H,10);W(G,1);B(H,8)}",
      "a.txt", 1);
  CHECK(result_of(foul.replay->outcome) == Result::second);
}

TEST_CASE("ccgc: a colour is a claim where another one is due", "[ccgc]") {
  const Parsed game(kCcgc, "{[C5][A][B][先手胜][2017.1.2 14:00 x][e];B(H,8);B(I,9);W(G,7)}");
  CHECK(game.record.tokens[0].side == 0);
  CHECK(game.record.tokens[1].side == 1);
  CHECK(game.record.tokens[2].side == 2);
  Judge judge({});
  judge.judge(kCcgc, game.text, "a.txt", 1);
  CHECK(judge.diagnostics().has(Code::wrong_turn));
}

TEST_CASE("ccgc: words for the result", "[ccgc]") {
  const auto result = [](const std::string& word) {
    return Parsed(kCcgc, "{[C5][A][B][" + word + "][2017.07.29 14:00 x][e];B(H,8)}").record.result;
  };
  CHECK(result("先手胜") == Result::first);
  CHECK(result(" 后手胜 ") == Result::second);
  CHECK(result("黑胜") == Result::first);
  CHECK(result("白方胜") == Result::second);
  CHECK(result("平局") == Result::draw);
  CHECK(result("和棋") == Result::draw);
  CHECK(result("和局") == Result::draw);
  CHECK(result("未结束") == Result::unknown);
  CHECK(result("0-1") == Result::second);
  CHECK(result("") == Result::missing);
  const std::string odd = "{[C5][A][B][先(后)手胜][2017.07.29 14:00 x][e];B(H,8)}";
  CHECK(codes_of(odd) == "S207");
  CHECK(Parsed(kCcgc, odd).record.tag("ccgc.result") == "先(后)手胜");
}

TEST_CASE("ccgc: headers with parts too few, too many or in another place", "[ccgc]") {
  const Parsed seven(kCcgc, "{[C6][A][B][先手胜][2017.07.29 14:00][重庆][2017 CCGC];B(J,10)}");
  CHECK(seven.codes() == "S974");
  CHECK(seven.record.site == "重庆");
  CHECK(seven.record.event == "2017 CCGC");
  const Parsed bare(kCcgc, "{C5;[2017.07.29 14:00 重庆];B(H,8);W(H,9)}");
  CHECK(bare.codes() == "S971 S973 S974");
  CHECK(bare.record.date == "2017.07.29");
  CHECK(bare.moves() == "7,7 7,8");
  CHECK(codes_of("{[C6][][][先手胜][2017-12-12 14:26 ][];B(J,10)}") == "S973");
  const Parsed undated(kCcgc, "{[C5][A][B][未知结果][2026 辽宁][辽宁省大赛];B(H,8)}");
  CHECK(undated.record.date == "2026");
  CHECK(undated.record.site == "辽宁");
  CHECK(undated.record.event == "辽宁省大赛");
  const Parsed swapped(kCcgc, "{[C5][后手参赛队 B][先手参赛队 A][先手胜][2017.07.29 x][e];B(H,8)}");
  CHECK(swapped.record.players[0].name == "A");
  CHECK(swapped.record.players[1].name == "B");
  const Parsed more(kCcgc, "{[C5][A][B][round 3][先手胜][2017.07.29 14:26 30 x][p][e][f];B(H,8)}");
  CHECK(more.codes() == "S977 S977 S977 S974");
  CHECK(more.record.tag("ccgc.part") == "round 3");
  CHECK(more.record.result == Result::first);
  CHECK(more.record.time == "14:26 30");
  CHECK(codes_of("{[C5][A][B][先手胜][2017.13.45 14:00 x][e];B(H,8)}") == "H105");
}

TEST_CASE("ccgc: broken brackets", "[ccgc]") {
  const std::string rest = "[A][B][先手胜][2017.07.29 14:00 x][e];B(J,10);W(L,10)";
  const std::string moves = "9,9 11,9";
  CHECK(codes_of("{{C5}" + rest + "}") == "S971");
  CHECK(moves_of("{{C5}" + rest + "}") == moves);
  CHECK(codes_of("{[C5]" + rest) == "S972");
  CHECK(moves_of("{[C5]" + rest) == moves);
  CHECK(codes_of("[C5]" + rest + "}") == "S971");
  CHECK(moves_of("{ [C5] " + rest + "}\n") == moves);
  CHECK(codes_of("{[C5][A[B][先手胜][2017.07.29 14:00 x][e];B(J,10);W(L,10)}") == "S971");
  CHECK(Parsed(kCcgc, "{[C5][A[B][先手胜][2017.07.29 14:00 x][e];B(J,10)}").record.players[1].name == "B");
  CHECK(codes_of("{[C5]" + rest + "} thanks") == "S105");
  CHECK(codes_of("note: {[C5]" + rest + "}") == "S602");
  CHECK(codes_of("{[C5]" + rest + ";)}") == "S223");
  CHECK(codes_of("nothing here") == "S601");
}

TEST_CASE("ccgc: moves as programs spell them", "[ccgc]") {
  const auto game = [](const std::string& moves) {
    return "{[C5][A][B][先手胜][2017.07.29 14:00 x][e];" + moves + "}";
  };
  CHECK(moves_of(game("B(H,8); W(I,9); ")) == "7,7 8,8");
  CHECK(codes_of(game("B(H,8); W(I,9);\r\nB(A,1)")).empty());
  CHECK(codes_of(game("b(h,8);w( i , 09 );B(A1)")) == "S218");
  CHECK(moves_of(game("b(h,8);w( i , 09 );B(A1)")) == "7,7 8,8 0,0");
  CHECK(moves_of(game("Ｂ（Ｈ，８）；Ｗ（Ｉ，９）")) == "7,7 8,8");
  CHECK(moves_of("｛【C5】【A】【B】【先手胜】【2017.07.29 x】【e】；B（H，8）｝") == "7,7");
  CHECK(moves_of(game("B(8,8);X(H,8);B(H,0);W(I,9)")) == "? ? ? 8,8");
  CHECK(moves_of(game("B(H,8);W(PASS);B(I,9)")) == "7,7 - 8,8");
  const Parsed stray(kCcgc, game("B(H,8);hello;W(I,9)"));
  CHECK(stray.moves() == "7,7 8,8");
  CHECK(stray.record.tag("ccgc.text") == "hello");
  CHECK(stray.codes() == "S978 S974");
  ParseOptions without;
  without.coordinates = CoordinateStyle::skip_i;
  CHECK(Parsed(kCcgc, game("B(J,8)"), without).moves() == "8,7");
}

TEST_CASE("ccgc: rows from the top, where that is said", "[ccgc]") {
  const std::string game = "{[C5][A][B][先手胜][2017.07.29 14:00 x][e];B(H,8);W(I,2)}";
  ParseOptions options;
  options.rows = RowOrigin::top;
  const Parsed top(kCcgc, game, options);
  CHECK(top.codes().empty());
  CHECK(top.moves() == "7,7 8,13");
  options.rows = RowOrigin::bottom;
  const Parsed bottom(kCcgc, game, options);
  CHECK(bottom.codes().empty());
  CHECK(bottom.moves() == "7,7 8,1");
}

TEST_CASE("ccgc: a mark belongs to its move", "[ccgc]") {
  const Parsed game(kCcgc, kHeader + ";B(H,8)MARK[1];W(I,9) mark [-2];B(A,1)}");
  CHECK(game.codes() == "S974");
  CHECK(game.moves() == "7,7 8,8 0,0");
  CHECK(game.record.extra(0)->other == R"("ccgc.mark":"1")");
  CHECK(game.record.extra(1)->other == R"("ccgc.mark":"-2")");
  CHECK(game.record.extra(2) == nullptr);
  const Span where = game.record.tokens[0].where;
  CHECK(game.text.substr(where.begin, where.end - where.begin) == "B(H,8)");
}

TEST_CASE("ccgc: a file that was cut off", "[ccgc]") {
  const Parsed in_move(kCcgc, kHeader + ";B(H,8);W(I,1");
  CHECK(in_move.moves() == "7,7 ?");  // never I1: it may have been I15
  CHECK(in_move.diagnostics.has(Code::record_cut_short));
  CHECK(codes_of(kHeader + ";B(H,8);") == "S972");
  CHECK(codes_of("{[C5][先手参赛队 A][后手") == "S971 S972 S973");
}

TEST_CASE("ccgc: the name of the file stands in for the header, and is compared with it", "[ccgc]") {
  const std::string name =
      "games.zip!2017/C5-先手队 Heron vs 后手队 Plo-ver-先手胜-2017.07.29 14：00 重庆-2017 CCGC (2).txt";
  ParseOptions options;
  options.path = name;
  const Parsed empty(kCcgc, "{[C5];B(H,8)}", options);
  CHECK(empty.codes() == "S975 S975 S975 S975 S975 S975 S974");
  CHECK(empty.record.players[0].name == "Heron");
  CHECK(empty.record.players[1].name == "Plo-ver");
  CHECK(empty.record.result == Result::first);
  CHECK(empty.record.date == "2017.07.29");
  CHECK(empty.record.event == "2017 CCGC");
  CHECK(codes_of(kGame, "12C5-Heronvs Plover-先手胜.txt").empty());
  CHECK(codes_of(kGame, "C5-Heron vs Plover-后手胜.txt") == "S976");
  CHECK(codes_of(kGame, "C6-Heron vs Other-先手胜.txt") == "S976 S976");
  CHECK(codes_of(kGame, "C5-Heron vs Plover").empty());
  CHECK(codes_of(kGame, "C5.txt").empty());
}

TEST_CASE("ccgc: several games in one file, with text between them", "[ccgc]") {
  const std::string second = "{{C6}[A][B][平局][2017.07.29 14:00 x][e];B(J,10)";
  const std::string text = "round 1\n" + kGame + "\n\nround 2\n" + second + "\n";
  const Cut first = kCcgc.cut(text, true);
  CHECK(text.substr(first.begin, first.end - first.begin) == "round 1\n" + kGame + "\n\nround 2\n");
  const std::string rest = text.substr(first.end);
  CHECK(kCcgc.cut(rest, true).end == rest.size());
  for (std::size_t size = 0; size < text.size(); ++size) {
    const Cut cut = kCcgc.cut(std::string_view(text).substr(0, size), false);
    if (cut.kind == Cut::Kind::record) {
      CHECK(cut.end == first.end);
    } else {
      CHECK(cut.kind == Cut::Kind::need_more);
    }
  }
  CHECK(kCcgc.find_start(text, 0) == 8);
  CHECK(kCcgc.find_start(text, 9) == text.size() - second.size() - 1);
  CHECK(kCcgc.find_start(text, text.size() - 5) == std::string_view::npos);
}

TEST_CASE("ccgc: GB2312 is read as such, and the guess is reported", "[ccgc]") {
  const std::string text =
      "{[C5][\xCF\xC8\xCA\xD6\xB2\xCE\xC8\xFC\xB6\xD3 \xBA\xA3\xB6\xAB\xC7\xE0]"
      "[\xBA\xF3\xCA\xD6\xB2\xCE\xC8\xFC\xB6\xD3 \xB7\xC9\xC4\xF1][\xBA\xF3\xCA\xD6\xCA\xA4]"
      "[2017.07.29 14:00 \xD6\xD8\xC7\xEC][2017 CCGC];B(J,10);W(L,10)}";
  const testing::Split all = testing::split(text, {});
  REQUIRE(all.records.size() == 1);
  CHECK(all.records[0].entry->format == &kCcgc);
  const bool said = all.records[0].diagnostics.has(Code::decoded) || !all.problems.empty();
  CHECK(said);
  const Parsed game(kCcgc, std::string(all.records[0].bytes));
  CHECK(game.record.players[0].name == "海东青");
  CHECK(game.record.players[1].name == "飞鸟");
  CHECK(game.record.result == Result::second);
  CHECK(game.record.site == "重庆");
}

TEST_CASE("ccgc: told by its first bracket", "[ccgc]") {
  const auto format = [](const std::string& text) { return detect(text, all_formats()).format; };
  CHECK(format(kGame) == &kCcgc);
  CHECK(format("\xEF\xBB\xBF\n{{C6}[A]") == &kCcgc);
  CHECK(format("第一轮\n" + kGame) == &kCcgc);
  CHECK(kCcgc.sniff("{\"C5\":1}") == 0);
  CHECK(kCcgc.sniff("{[C7][A]") == 0);
  CHECK(kCcgc.sniff("{[C51]") == 0);
  CHECK(kCcgc.sniff("(;FF[4]C[C5])") == 0);
  CHECK(kCcgc.sniff("[Event \"C5\"]") == 0);
  CHECK(kCcgc.sniff("") == 0);
}

TEST_CASE("ccgc: hostile texts take linear time and little memory", "[ccgc]") {
  constexpr std::size_t kMany = 500000;
  const std::string start = "{[C5]";
  for (const std::string& filler : {std::string("["), std::string("{"), std::string("B("), std::string("B "),
                                    std::string("B(H,8"), std::string("x;"), std::string("[x]"), std::string("（"),
                                    std::string("B(H,8)MARK["), std::string("\xEF\xBC")}) {
    std::string text = start;
    while (text.size() < kMany) text += filler;
    INFO(filler);
    const Parsed game(kCcgc, text);
    CHECK(game.diagnostics.size() <= 210);
    CHECK(kCcgc.cut(text, true).end == text.size());
  }
}

}  // namespace fivefold::test
