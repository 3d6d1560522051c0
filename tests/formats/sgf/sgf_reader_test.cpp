#include "formats/judge.h"
#include "tests/formats/sgf/sgf_games.h"
#include "tests/support/catch.h"

namespace fivefold::test {

TEST_CASE("sgf: Little Golem's Connect6 has two stones in a value, rows from the bottom") {
  const Parsed game(kSgf, "(;FF[4]EV[x]PB[a]PW[b]SO[http];B[j10];W[j7k8];B[i1s19])");
  CHECK(game.moves() == "9,9 9,6 10,7 8,0 18,18");
  CHECK(game.record.layout.width == 19);
  CHECK(game.diagnostics.has(Code::sgf_board_labels));
  ParseOptions without;
  without.coordinates = CoordinateStyle::skip_i;
  CHECK(Parsed(kSgf, "(;FF[4];B[j10])", without).moves() == "8,9");
}

TEST_CASE("sgf: a game of Little Golem names its game in EV, and no colour of two stones a turn is a claim") {
  const std::string text =
      "(;FF[4]EV[connect6.in.1.2]PB[kestrel]PW[heron]SO[http://www.littlegolem.com];B[j10];W[k9k11];B[j11j12];W[l10m9];"
      "B[j13j14];W[h8h13];B[j15])";
  const Parsed game(kSgf, text);
  CHECK(game.moves() == "9,9 10,8 10,10 9,10 9,11 11,9 12,8 9,12 9,13 7,7 7,12 9,14");
  CHECK(game.codes() == "B113 S614");
  for (const Token& token : game.record.tokens) CHECK(token.side == 0);
  CHECK(game.record.tag("sgf.SO") == "http://www.littlegolem.com");
  CHECK(game.record.players[0].name == "kestrel");
  Judge judge({});
  const Judged& judged = judge.judge(kSgf, text, "a.sgf", 1);
  REQUIRE(judged.ruleset != nullptr);
  CHECK(judged.ruleset->id == "bk-connect6");
  CHECK(result_of(judged.replay->outcome) == Result::first);
  CHECK(number(judged.replay->outcome_ply) == 12);
  // The first stone alone: EV says which game it is.
  CHECK(Parsed(kSgf, "(;FF[4]EV[connect6.x]SO[http://www.littlegolem.com];B[a1])").record.game == "Connect6");
  CHECK(Parsed(kSgf, "(;FF[4]EV[connect6.x]SO[http://example.org];B[jj])").record.game.empty());
  const Parsed wrong(kSgf, "(;FF[4]EV[connect6.x]SO[http://www.littlegolem.com];B[j10];B[k9k11])");
  CHECK(wrong.record.tokens[1].side == 1);
}

TEST_CASE("sgf: Little Golem's gomoku is 15x15, one stone a value") {
  const Parsed game(kSgf, "(;FF[4]EV[gomoku.ch.1.1]PB[a]PW[b]SO[http://www.littlegolem.com];B[h8];W[h9])");
  CHECK(game.moves() == "7,7 7,8");
  CHECK(game.record.layout.width == 15);
  CHECK(game.codes() == "B113 S614");
  CHECK(game.record.game.empty());
}

TEST_CASE("sgf: pente.org's dialect: labels without I, player 1 in PW, colours are not looked at") {
  const Parsed game(
      kSgf,
      "(;FF[4]AP[Unknown:0.1]CA[ISO-8859-1]GM[101]SZ[19]GN[50000000000001]DBNM[x]PC[Pente.org]EV[e]RO[1]SC[s]"
      "DT[04/08/2016]PW[Ann]WR[1600]PB[Ben]BR[1500]RE[W]RU[Unrated]TM[7](;B[K10]HASH[1];W[K9];B[N10]))");
  CHECK(game.record.game == "Pente");
  CHECK(game.moves() == "9,9 9,8 12,9");
  CHECK(game.record.players[0].name == "Ann");
  CHECK(game.record.players[0].rating == 1600);
  CHECK(game.record.result == Result::first);
  CHECK(game.record.rated == false);
  CHECK(game.record.section == "s");
  CHECK(game.codes() == "S619");
  CHECK(Parsed(kSgf, "(;GM[103]SZ[19];B[K10])").record.game == "Keryo-Pente");
  CHECK(Parsed(kSgf, "(;GM[102]SZ[19];B[K10])").record.game == "Speed Pente");
  CHECK(Parsed(kSgf, "(;GM[151]SZ[19];B[K10])").record.game == "Pente");
}

TEST_CASE("sgf: Connect6 with capital points; the colours that two stones a turn give are no claims") {
  const Parsed game(kSgf, "(;FF[4]GM[511]SZ[19];B[JJ];W[JH];W[KH];B[AA];B[SS])");
  CHECK(game.record.game == "Connect6");
  CHECK(game.moves() == "9,9 9,11 10,11 0,18 18,0");
  for (const Token& token : game.record.tokens) CHECK(token.side == 0);
  const Parsed alternating(kSgf, "(;FF[4]GM[4]SZ[19];B[jj];W[jh];W[kh])");
  CHECK(alternating.record.tokens[2].side == 2);
}

TEST_CASE("sgf: several moves in one node are played in their order") {
  const Parsed game(kSgf, "(;GM[4]SZ[15];C[all]B[hh]W[hi]B[gj])");
  CHECK(game.moves() == "7,7 7,6 6,5");
  CHECK(game.codes() == "S610");
}

TEST_CASE("sgf: a missing size is 15 for gomoku, else 19") {
  CHECK(Parsed(kSgf, "(;GM[4];B[hh])").moves() == "7,7");
  CHECK(Parsed(kSgf, "(;GM[4];B[hh])").codes() == "B113");
  CHECK(Parsed(kSgf, "(;GM[1];B[jj])").moves() == "9,9");
  CHECK(Parsed(kSgf, "(;GM[4];B[hh];W[ss])").record.layout.width == 19);
  CHECK(Parsed(kSgf, "(;GM[4]SZ[17:15];B[hh])").moves() == "7,7");
  CHECK(Parsed(kSgf, "(;GM[4]SZ[x];B[hh])").codes() == "S617 B113");
}

TEST_CASE("sgf: a result in a later node counts when the first node has none") {
  const Parsed late(kSgf, "(;GM[4]SZ[15];B[hh];W[hi]RE[B+R])");
  CHECK(late.codes() == "S626");
  CHECK(late.record.result == Result::first);
  CHECK(late.record.end == EndKind::resign);
  CHECK(late.record.extras.empty());
  CHECK(late.text.substr(late.record.result_where.begin, 3) == "B+R");
  CHECK(Parsed(kSgf, written(kSgf, late.record)).codes().empty());
  CHECK(Parsed(kSgf, written(kSgf, late.record)).record.result == Result::first);
  CHECK(Parsed(kSgf, "(;GM[4]SZ[15];B[hh];RE[W+])").record.result == Result::second);
  // What the record has no member for stays with its node.
  const Parsed odd(kSgf, "(;GM[4]SZ[15];B[hh]RE[W+3.5])");
  CHECK(odd.record.result == Result::second);
  CHECK(written(kSgf, odd.record).find("RE[W+3.5]") != std::string::npos);
  CHECK(Parsed(kSgf, "(;GM[4]SZ[15];B[hh]RE[])").codes().empty());
  // A variation's result is not the game's.
  CHECK(Parsed(kSgf, "(;GM[4]SZ[15];B[hh](;W[hi])(;W[gg]RE[W+]))").record.result == Result::missing);
}

TEST_CASE("sgf: two results that differ are said, the first node's counts") {
  const Parsed differ(kSgf, "(;GM[4]SZ[15]RE[W+];B[hh];W[hi]RE[B+R])");
  CHECK(differ.codes() == "S627");
  CHECK(differ.record.result == Result::second);
  CHECK(differ.record.extras.at(0).other == R"("sgf":{"RE":["B+R"]})");
  CHECK(Parsed(kSgf, "(;GM[4]SZ[15]RE[B+];B[hh];W[hi]RE[B+R])").codes().empty());
}

TEST_CASE("sgf: text behind the last game is said wherever it stands") {
  const auto texts = [](const std::string& text) {
    std::string all;
    for (const std::string& game : games_of(text)) all += Parsed(kSgf, game).codes() + "; ";
    return all;
  };
  CHECK(texts("(;GM[4]SZ[15];B[hh])\n\n") == "; ");
  CHECK(texts("(;GM[4]SZ[15];B[hh])\nthe end\n") == "S602; ");
  CHECK(texts("(;GM[4]SZ[15];B[hh])\n\n\nthe end,\nours (again\n") == "S602; ");
  // Between two games it belongs to the second.
  CHECK(texts("(;GM[4]SZ[15];B[hh])\nnext one:\n(;GM[4]SZ[15];B[hi])\n--\nann\n") == "; S602 S602; ");
  CHECK(texts("(;GM[4]SZ[15];B[hh])\n" + std::string(200000, 'x') + "\n") == "S602; ");
  // However the stream is read, the text is the same game's.
  const std::string text = "(;GM[4]SZ[15];B[hh])\nthe end\n";
  for (const std::size_t read_bytes : {1U, 20U, 25U}) {
    SplitOptions options;
    options.read_bytes = read_bytes;
    CHECK(testing::split(text, options).texts() == std::vector<std::string>{"(;GM[4]SZ[15];B[hh])\nthe end"});
  }
}

TEST_CASE("sgf: results") {
  const auto read = [](const std::string& text) {
    const Parsed game(kSgf, "(;GM[4]SZ[15]RE[" + text + "];B[hh])");
    return std::string(word(game.record.result)) + (game.record.end ? std::string(" ") + word(*game.record.end) : "");
  };
  CHECK(read("B+") == "1-0");
  CHECK(read("W+") == "0-1");
  CHECK(read("B+R") == "1-0 resign");
  CHECK(read("W+Resign") == "0-1 resign");
  CHECK(read("B+T") == "1-0 time");
  CHECK(read("0") == "1/2-1/2");
  CHECK(read("Draw") == "1/2-1/2");
  CHECK(read("1-0") == "1-0");
  CHECK(Parsed(kSgf, "(;GM[4]SZ[15]RE[];B[hh])").record.result == Result::missing);
  const Parsed annulled(kSgf, "(;GM[4]SZ[15]RE[Void];B[hh])");
  CHECK(annulled.record.result == Result::unknown);
  CHECK(annulled.record.tag("sgf.RE") == "Void");
  CHECK(written(kSgf, annulled.record).find("RE[Void]") != std::string::npos);
}

TEST_CASE("sgf: setup stones, rectangles and the side to move") {
  const Parsed game(kSgf, "(;GM[4]SZ[15]AB[hh][aa:ba]AW[hg]PL[W];W[gg];B[gh])");
  CHECK(game.record.setup.stones[Side::first] == std::vector<Coord>{{7, 7}, {0, 14}, {1, 14}});
  CHECK(game.record.setup.to_move == Side::second);
  CHECK(game.record.tokens[0].side == 0);
  CHECK(Parsed(kSgf, "(;GM[4]SZ[15]AB[hh:zz9];B[gg])").codes() == "S625");
}

TEST_CASE("sgf: what stands wrong is said with its place") {
  CHECK(Parsed(kSgf, "(;GM[4]SZ[15]junk;B[hh])").codes() == "S608 S607");
  CHECK(Parsed(kSgf, "(;GM[4]SZ[15]LB[a]LB[b];B[hh])").codes() == "S609");
  CHECK(Parsed(kSgf, "(;GM[4]SZ[15];B[hh](;W[gg]);B[ii])").codes() == "S620");
  CHECK(Parsed(kSgf, "(;GM[4]SZ[15];B[ hh ])").codes() == "S624");
  CHECK(Parsed(kSgf, "(;GM[4]SZ[15];B[hello])").codes() == "S101");
  CHECK(Parsed(kSgf, "(;GM[2]SZ[15];B[hh])").codes() == "S623");
  CHECK(Parsed(kSgf, "(;GM[4]SZ[15]FVSD[x];B[hh])").codes() == "S621");
  CHECK(Parsed(kSgf, "nothing").codes() == "S601");
  const Parsed open(kSgf, "(;GM[4]SZ[15];B[hh]C[abc");
  CHECK(open.codes() == "S606 S604");
  CHECK(open.diagnostics[0].where == Span{20, 21});
}

TEST_CASE("sgf: a bracket that is missing costs its own game only") {
  const auto value = games_of("(;FF[4]GM[4]SZ[15];B[hh]C[never closed\n(;FF[4]GM[4]SZ[15];B[ii])\n");
  REQUIRE(value.size() == 2);
  CHECK(Parsed(kSgf, value[1]).moves() == "8,6");
  const auto tree = games_of("(;FF[4]GM[4]SZ[15];B[hh]\n(;FF[4]GM[4]SZ[15];B[ii])\n");
  REQUIRE(tree.size() == 2);
  CHECK(games_of("(;GM[4]C[quoted (;FF[4\\]GM[4\\]) here];B[hh])").size() == 1);
  CHECK(games_of("(;GM[4]C[\\]\\\\];B[hh])(;GM[4];B[ii])").size() == 2);
}

TEST_CASE("sgf: a stream may be cut anywhere") {
  const std::string text =
      "From x (ours; nice)\n\n(;GM[4]SZ[15]C[a\\]b];B[hh](;W[ii])(;W[jj])) tail\n(;GM[4]SZ[15];B[aa])\n";
  const auto whole = games_of(text);
  REQUIRE(whole.size() == 2);
  for (std::size_t size = 1; size < text.size(); ++size) {
    const Cut cut = kSgf.cut(std::string_view(text).substr(0, size), false);
    if (cut.kind == Cut::Kind::record) CHECK(text.substr(cut.begin, cut.end - cut.begin) == whole[0]);
    CHECK(cut.kind != Cut::Kind::nothing);
  }
}

TEST_CASE("sgf: variations 100,000 deep, and as many side by side") {
  std::string deep = "(;GM[4]SZ[15]";
  std::string wide = "(;GM[4]SZ[15];B[hh]";
  std::string chain = "(;GM[4]SZ[15]";
  constexpr std::size_t kMany = 100000;
  for (std::size_t i = 0; i < kMany; ++i) {
    deep += "(;B[hh]";
    wide += "(;W[gg])";
    chain += "(;B[hh])(;W[gg]";
  }
  const Parsed one(kSgf, deep + std::string(kMany, ')') + ")");
  CHECK(one.record.lines.size() == 1);
  CHECK(one.record.tokens.size() == kMany);
  const Parsed many(kSgf, wide + ")");
  CHECK(many.record.lines.size() == kMany);
  const Parsed nested(kSgf, chain + std::string(kMany, ')') + ")");
  CHECK(nested.record.lines.size() == kMany + 1);
  for (const Parsed* game : {&one, &many, &nested}) {
    const std::string once = written(kSgf, game->record);
    const Parsed again(kSgf, games_of(once).at(0));
    CHECK(again.record.lines.size() == game->record.lines.size());
    CHECK(written(kSgf, again.record) == once);
  }
}

TEST_CASE("sgf: very many comments before the first move, and very many properties in one node, take linear time") {
  std::string comments = "(;GM[4]SZ[15]";
  std::string names = "(;GM[4]SZ[15];B[hh]";
  for (int i = 0; i < 100000; ++i) {
    comments += ";C[a]";
    names += "X" + std::to_string(i) + "[]";
  }
  const Parsed intro(kSgf, comments + ";B[hh])");
  CHECK(intro.record.intro.size() == 199999);
  CHECK(intro.moves() == "7,7");
  const Parsed wide(kSgf, names + ")");
  const Parsed again(kSgf, games_of(written(kSgf, wide.record)).at(0));
  CHECK(again.record.extras.at(0).other == wide.record.extras.at(0).other);
}

TEST_CASE("sgf: nodes without a move keep what they hold") {
  const std::string text =
      "(;GM[4]SZ[15]C[one];C[two]LB[aa:x];B[hh]C[three];C[four];TR[bb](;W[hg])(;N[name];C[aside]DM[1];W[gg]))";
  const Parsed game(kSgf, text);
  CHECK(game.record.intro == "one\ntwo");
  CHECK(game.record.tag("sgf.nodes") == R"([{"LB":["aa:x"]}])");
  CHECK(game.record.extras.at(0).comment == "three\nfour");
  CHECK(game.record.extras.at(0).other == R"("sgf_nodes":[{"TR":["bb"]}])");
  CHECK(game.record.lines.at(1).other == R"("sgf_nodes":[{"N":["name"]},{"C":["aside"],"DM":["1"]}])");
  const std::string once = written(kSgf, game.record);
  CHECK(once.find(";LB[aa:x]") != std::string::npos);
  CHECK(once.find(";N[name]") != std::string::npos);
  CHECK(written(kSgf, Parsed(kSgf, games_of(once).at(0)).record) == once);
}

}  // namespace fivefold::test
