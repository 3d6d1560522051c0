// Text records of boards with portals. The cases B182 to B185 are transcribed: rows there count from the top.

#include "formats/wormhole/wormhole.h"

#include <set>

#include "core/ruleset_catalog.h"
#include "formats/jsonl/jsonl.h"
#include "formats/judge.h"
#include "tests/support/catch.h"
#include "tests/support/parsed.h"

namespace fivefold::test {
namespace {

const std::string kGame =
    "SIZE:17\n# a club game\nMETA:theme=dark\nX:h6(1),g8(3)\nO:i9(2)\nBLOCK:d5,e12\n"
    "PORTAL:red(h13:m13),blue(l8:l13)\nLINE:red(h6>l10)\n";

std::string written_of(const std::string& text) { return written(kWormhole, Parsed(kWormhole, text).record); }

struct Verdict {
  std::set<std::string> codes;
  std::string winner;  ///< "1-0", or "*" for none
  std::uint32_t ply = 0;
};

Verdict verdict(Judge& judge, const std::string& text) {
  const Judged& game = judge.judge(kWormhole, text, "a.txt", 1);
  Verdict out;
  for (const Diagnostic& d : judge.diagnostics()) out.codes.emplace(row(d.code).id);
  if (game.replay != nullptr) {
    out.winner = word(result_of(game.replay->outcome));
    out.ply = number(game.replay->outcome_ply);
  }
  return out;
}

Verdict verdict(const std::string& text) {
  Judge judge({});
  return verdict(judge, text);
}

}  // namespace

TEST_CASE("wormhole: letters keep i, rows count from the bottom, numbers give the order", "[wormhole]") {
  const Parsed game(kWormhole, kGame);
  CHECK(game.codes().empty());
  CHECK(game.moves() == "7,5 8,8 6,7");
  CHECK(game.record.tokens[1].side == 2);
  const BoardLayout& board = game.record.layout;
  CHECK(board.width == 17);
  CHECK(board.locked == std::vector<Coord>{{3, 4}, {4, 11}});
  REQUIRE(board.portals.size() == 2);
  CHECK(board.portals[0] == PortalPair{{7, 12}, {12, 12}, "red"});
  CHECK(board.portals[1] == PortalPair{{11, 7}, {11, 12}, "blue"});
}

TEST_CASE("wormhole: what is written is what was read, the way through jsonl too", "[wormhole]") {
  CHECK(written_of(kGame) == kGame);
  const Parsed game(kWormhole, kGame);
  const Parsed other(kJsonLines, written(kJsonLines, game.record));
  CHECK(written(kWormhole, other.record) == kGame);
  CHECK(written_of("SIZE: 9\r\n\r\nO: a1(2)\r\nX: c3 (1)\r\n") == "SIZE:9\nX:c3(1)\nO:a1(2)\n");
}

TEST_CASE("wormhole: faults of the numbers", "[wormhole]") {
  const auto codes = [](const std::string& text) { return Parsed(kWormhole, text).codes(); };
  CHECK(codes("SIZE:17\nX:h6,g8\nO:i9\n") == "S821");
  CHECK(codes("SIZE:17\nX:h6(1),g8\nO:i9(2)\n") == "S822");
  CHECK(codes("SIZE:17\nX:h6(1),g8(4)\nO:i9(2)\n") == "S823");
  CHECK(codes("SIZE:17\nX:h6(1),g8(2)\nO:i9(2)\n") == "S824");
  CHECK(codes("SIZE:17\nX:h6(),g8(0),h7(1\nO:i9(x)\n") == "S825 S825 S825 S825");
  CHECK(codes("SIZE:17\nX:h6(1),66(3)\nO:i9(2)\n") == "S101");
  CHECK(codes("SIZE:big\nX:h6(1)\n") == "S102 B113");
  CHECK(codes("SIZE:17\nX:h6(1)\nhello\n") == "S826");
  const Parsed position(kWormhole, "SIZE:17\nX:h6,g8\nO:i9\n");
  CHECK(position.record.tokens.empty());
  CHECK(position.record.setup.stones[Side::first] == std::vector<Coord>{{7, 5}, {6, 7}});
  CHECK(position.record.setup.stones[Side::second] == std::vector<Coord>{{8, 8}});
  CHECK(written(kWormhole, position.record) == "SIZE:17\nX:h6,g8\nO:i9\n");
}

TEST_CASE("wormhole: a finding names its place", "[wormhole]") {
  const Parsed game(kWormhole, "SIZE:17\nPORTAL:red(h13:m13),blue(l8)\n");
  REQUIRE(game.codes() == "S825");
  const Span where = game.diagnostics[0].where;
  CHECK(game.text.substr(where.begin, where.end - where.begin) == "blue(l8)");
}

TEST_CASE("B182: a stone on a hole", "[wormhole]") {
  const Verdict v = verdict("SIZE:17\nX:b9(1),i14(3),d9(5)\nO:a17(2),d17(4)\nPORTAL:red(d9:m9),blue(f15:o3)\n");
  CHECK(v.codes.count("M103") == 1);
  CHECK(v.winner == "*");
}

TEST_CASE("B183 and B184: holes side by side and on the edge; the next record has none of them", "[wormhole]") {
  Judge judge({});
  const std::string o = "O:a17(2),d17(4),g17(6),j17(8),m17(10)\n";
  const Verdict through =
      verdict(judge, "SIZE:17\nX:b9(1),i14(3),c9(5),f9(7),g9(9),h9(11)\n" + o + "PORTAL:red(d9:e9),blue(k9:q9)\n");
  CHECK(through.winner == "1-0");
  CHECK(through.ply == 11);
  const Verdict plain = verdict(judge, "SIZE:17\nX:b9(1),i14(3),c9(5),n9(7),o9(9),p9(11)\n" + o);
  CHECK(plain.winner == "*");
  const Verdict same = verdict(judge, "SIZE:17\nX:b9(1),i14(3),c9(5),f9(7),g9(9),h9(11)\n" + o);
  CHECK(same.winner == "*");
}

TEST_CASE("B185: malformed portals are reported by name", "[wormhole]") {
  const std::string stones = "SIZE:17\nX:i9(1),m5(3)\nO:a17(2)\n";
  const std::string portals = "PORTAL:a(d9:d9),b(d9:m9),c(r17:b16),d(e13)\n";
  const auto has = [](const Verdict& v, std::initializer_list<const char*> codes) {
    for (const char* code : codes) {
      INFO(code);
      CHECK(v.codes.count(code) == 1);
    }
  };
  has(verdict(stones + portals), {"B104", "B107", "S825"});
  has(verdict(stones + "PORTAL:a(d9:e9),b(d9:m9)\n"), {"B106"});
  has(verdict(stones + "BLOCK:d9\n" + portals), {"B104", "B105", "S825"});
}

TEST_CASE("wormhole: several records in one text, and what is not one", "[wormhole]") {
  const std::string two = "# first\n" + kGame + "\n" + kGame;
  const Cut first = kWormhole.cut(two, true);
  CHECK(two.substr(first.begin, first.end - first.begin) == "# first\n" + kGame + "\n");
  CHECK(kWormhole.cut(kGame, false).kind == Cut::Kind::need_more);
  CHECK(kWormhole.sniff(kGame) == 95);
  CHECK(kWormhole.sniff("# note\nSIZE:17\n") == 95);
  CHECK(kWormhole.sniff("SIZES:17\n") == 0);
  CHECK(kWormhole.sniff("[Game \"Pente\"]\nSIZE:17\n") == 0);
}

TEST_CASE("wormhole: what it cannot hold is named or refused", "[wormhole]") {
  const Parsed wide(kJsonLines, R"({"board":{"width":15,"height":17},"moves":[[1,2]]})");
  Diagnostics refused;
  CHECK(written(kWormhole, wide.record, refused).empty());
  CHECK(refused.has(Code::board_not_writable));
  const Parsed named(kJsonLines,
                     R"({"board":{"width":15,"height":15},"players":[{"name":"Lan"}],"moves":[[1,2]],"result":"1-0"})");
  Diagnostics lost;
  CHECK(written(kWormhole, named.record, lost) == "SIZE:15\nX:b3(1)\n");
  CHECK(lost.size() == 2);
}

}  // namespace fivefold::test
