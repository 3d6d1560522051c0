// Yixin's saved games: rows from the top and columns from the left, both from 0.

#include "formats/yixin_sav/yixin_sav.h"

#include "core/ruleset_catalog.h"
#include "formats/judge.h"
#include "formats/sniff.h"
#include "tests/support/catch.h"
#include "tests/support/parsed.h"

namespace fivefold::test {
namespace {

std::string codes_of(const std::string& text, const ParseOptions& options = {}) {
  return Parsed(kYixinSav, text, options).codes();
}

const Format* detected(const std::string& text) { return detect(text, all_formats()).format; }

}  // namespace

TEST_CASE("yixin-sav: height, width, count, then row and column from the top left", "[yixin_sav]") {
  const Parsed game(kYixinSav, "15\n20\n3\n7 7\n0 19\n14 0\n");
  CHECK(game.codes().empty());
  CHECK(game.record.layout.height == 15);
  CHECK(game.record.layout.width == 20);
  CHECK(game.moves() == "7,7 19,14 0,0");
  CHECK(game.record.result == Result::missing);
  CHECK(game.record.moves_where == Span{8, 11});
}

TEST_CASE("yixin-sav: CR LF, no line end at the end and lines too many at the end are no faults", "[yixin_sav]") {
  const Parsed game(kYixinSav, "15\r\n15\r\n2\r\n7 7\r\n6 7");
  CHECK(game.codes().empty());
  CHECK(game.moves() == "7,7 7,8");
  CHECK(codes_of("15\n15\n1\n7 7\n\n\n").empty());
}

TEST_CASE("yixin-sav: the file stores neither rules nor result, and is not blamed for it", "[yixin_sav]") {
  JudgeOptions options;
  options.ruleset = find_ruleset("gomoku-free");
  Judge judge(options);
  const Judged& game = judge.judge(kYixinSav, "15\n15\n9\n7 7\n6 7\n6 8\n7 8\n8 6\n4 10\n5 9\n12 2\n9 5\n", "a.sav", 1);
  REQUIRE(game.replay != nullptr);
  CHECK(judge.diagnostics().empty());
  CHECK(result_of(game.replay->outcome) == Result::first);
  CHECK(number(game.replay->outcome_ply) == 9);
  Judge without({});
  without.judge(kYixinSav, "15\n15\n1\n7 7\n", "a.sav", 1);
  CHECK(without.diagnostics().has(Code::ruleset_not_stated));
}

TEST_CASE("yixin-sav: the first versions state the rule where later ones state the width", "[yixin_sav]") {
  const Parsed renju(kYixinSav, "15\n2\n2\n7 7\n6 7\n");
  CHECK(renju.codes().empty());
  CHECK(renju.record.ruleset == "renju-free");
  CHECK(renju.record.tag("yixin-sav.rule") == "2");
  CHECK(renju.record.layout.width == 15);
  CHECK(renju.record.layout.height == 15);
  CHECK(renju.moves() == "7,7 7,8");
  CHECK(Parsed(kYixinSav, "20\n0\n0\n").record.ruleset == "gomoku-free");
  CHECK(Parsed(kYixinSav, "20\n1\n0\n").record.ruleset == "gomoku-std");
  CHECK(codes_of("20\n4\n1\n1 1\n") == "S207");
  CHECK(codes_of("x\n1\n1\n1 1\n") == "S102 B113");
  CHECK(detected("15\n2\n2\n7 7\n6 7\n") == &kYixinSav);
  CHECK(kYixinSav.sniff("15\n2\n2\n7 15\n6 7\n") == 0);
}

TEST_CASE("yixin-sav: the count is compared, never believed", "[yixin_sav]") {
  const Parsed more(kYixinSav, "15\n15\n1\n7 7\n6 7\n");
  CHECK(more.codes() == "S981");
  CHECK(more.record.tokens.size() == 2);
  CHECK(more.diagnostics[0].where == Span{6, 7});
  CHECK(codes_of("15\n15\n99\n7 7\n") == "S981");
  CHECK(codes_of("15\n15\n0\n").empty());
  CHECK(codes_of("15\n15\n-1\n7 7\n") == "S102");
  CHECK(codes_of("15\n15\n99999999999999999999\n7 7\n") == "S102");
}

TEST_CASE("yixin-sav: a header that cannot be read", "[yixin_sav]") {
  CHECK(codes_of("4\n15\n1\n7 7\n") == "S102 B113");
  CHECK(codes_of("15\nwide\n1\n7 7\n") == "S102 B113");
  CHECK(codes_of("15\n53\n1\n7 7\n") == "S102 B113");
  CHECK(codes_of("15\n15 15\n1\n7 7\n") == "S102 B113");
  CHECK(codes_of("15\n15\n") == "S107");
  CHECK(codes_of("15\n") == "S107 B113");
  ParseOptions board;
  board.board = {19, 17};
  const Parsed given(kYixinSav, "tall\n15\n1\n0 0\n", board);
  CHECK(given.codes() == "S102");
  CHECK(given.record.layout.width == 19);
  CHECK(given.moves() == "0,16");
}

TEST_CASE("yixin-sav: lines that are no moves keep their place among the moves", "[yixin_sav]") {
  const Parsed game(kYixinSav, "15\n15\n5\n7 7\n7\n1 2 3\nh8\n6 6\n");
  CHECK(game.codes().empty());
  CHECK(game.moves() == "7,7 ? ? ? 6,8");
  CHECK(game.record.extra(3)->text == "h8");
  const Parsed off(kYixinSav, "15\n15\n2\n15 -1\n99999 99999\n");
  CHECK(off.moves() == "-1,-1 ?");
  JudgeOptions options;
  options.ruleset = find_ruleset("gomoku-free");
  Judge judge(options);
  judge.judge(kYixinSav, "15\n15\n2\n7 7\nseven\n", "a.sav", 1);
  CHECK(judge.diagnostics().has(Code::unreadable_move));
}

TEST_CASE("yixin-sav: uneven lines are read and named once", "[yixin_sav]") {
  CHECK(codes_of("15\n15\n2\n7,7\n06 7\n") == "S982");
  CHECK(codes_of("15\n15\n2\n7  7\n\n6\t7\n") == "S982");
  CHECK(codes_of("+15\n15\n1\n7 7\n") == "S982");
  CHECK(Parsed(kYixinSav, "15\n15\n2\n7, 7\n6\t7\n").moves() == "7,7 7,8");
  CHECK(Parsed(kYixinSav, "15\n15\n1\n7,,7\n").moves() == "?");
}

TEST_CASE("yixin-sav: told by its shape, and takes nothing from other formats", "[yixin_sav]") {
  CHECK(detected("15\n15\n2\n7 7\n6 7\n") == &kYixinSav);
  CHECK(detected("15\r\n15\r\n0\r\n") == &kYixinSav);
  CHECK(detected("20\n20\n7\n7 7\n6 7\n") == &kYixinSav);
  CHECK(detected("7 7\n6 7\n5 5\n8 8\n") != &kYixinSav);
  CHECK(kYixinSav.sniff("15\n15\n2\n7 15\n6 7\n") == 0);
  CHECK(kYixinSav.sniff("15\n15\n2\n") == 0);
  CHECK(kYixinSav.sniff("15\n15\n") == 0);
  CHECK(kYixinSav.sniff("15\n15\n300\n7 7\n") == 0);
  CHECK(kYixinSav.sniff("2021\n10\n12\n7 7\n") == 0);
  CHECK(kYixinSav.sniff("") == 0);
  CHECK(kYixinSav.sniff("Piskvorky 15x15, 11:11, 0\n8,8,0\n") == 0);
  CHECK(kYixinSav.sniff("15x15\n8,8,0\n") == 0);
}

TEST_CASE("yixin-sav: two games in one stream; a line cut off is no new game", "[yixin_sav]") {
  const std::string one = "15\n15\n2\n7 7\n6 7\n";
  const std::string two = "19\n19\n1\n9 9\n";
  const std::string text = one + two;
  const Cut first = kYixinSav.cut(text, true);
  REQUIRE(first.kind == Cut::Kind::record);
  CHECK(text.substr(first.begin, first.end - first.begin) == one);
  CHECK(kYixinSav.cut(two, true).end == two.size());
  const std::string torn = "15\n15\n3\n7 7\n6\n5 5\n";
  CHECK(kYixinSav.cut(torn, true).end == torn.size());
  for (std::size_t size = 0; size < text.size(); ++size) {
    INFO(size);
    const Cut cut = kYixinSav.cut(std::string_view(text).substr(0, size), false);
    if (cut.kind == Cut::Kind::record) {
      CHECK(cut.end == one.size());
    } else {
      CHECK(cut.kind == Cut::Kind::need_more);
    }
  }
  CHECK(kYixinSav.cut("\n \n", true).kind == Cut::Kind::nothing);
}

TEST_CASE("yixin-sav: very many lines end in one finding, not in memory", "[yixin_sav]") {
  std::string text = "15\n15\n9\n";
  for (int i = 0; i < 200000; ++i) text += "x\n";
  const Parsed game(kYixinSav, text);
  CHECK(game.codes() == "S229 S981");
  CHECK(game.record.tokens.size() == 50);
}

}  // namespace fivefold::test
