// Libraries written from records of other formats, and what they cannot hold.

#include <algorithm>

#include "formats/jsonl/jsonl.h"
#include "formats/renlib/renlib.h"
#include "formats/sgf/sgf.h"
#include "tests/formats/renlib/library.h"
#include "tests/support/catch.h"
#include "tests/support/parsed.h"

namespace fivefold::test {
namespace {

std::string nodes(std::string_view hex) { return bytes_of(hex); }

struct Written {
  std::string bytes;
  std::string losses;

  explicit Written(const Format& from, const std::string& text, bool force = false) {
    const Parsed game(from, text);
    Diagnostics found;
    bytes = written(kRenLib, game.record, found, force);
    for (const Diagnostic& d : found) losses.append(losses.empty() ? "" : "\n").append(message(d));
  }
};

}  // namespace

TEST_CASE("renlib: an SGF tree as a library", "[renlib]") {
  const Written out(kSgf,
                    "(;FF[4]GM[4]SZ[15];B[hh]C[first];W[ig]MA[ig](;B[jh]LB[jh:A][kh:b];W[aa])(;B[hg]C[one\ntwo]))");
  CHECK(out.losses.empty());
  // H8; I9 marked; J8 with its own text and, below it, A15 and a text at K8 where nobody moved; H9 with two comments.
  CHECK(out.bytes == library(nodes("7808") + text("first") + nodes("6910 7a81 0001") + text("A") + nodes("01c0") +
                             nodes("7b43 0001") + text("b") + nodes("6848") + text("one\x08two")));
}

TEST_CASE("renlib: shapes that a library has not are lost with a word", "[renlib]") {
  const Written out(kSgf, "(;FF[4]GM[4]SZ[15];B[hh]TR[hh];W[ig]BL[300]CR[aa])");
  CHECK(out.bytes == library(nodes("7810 6940")));
  CHECK(out.losses == "renlib cannot hold other keys of moves and variations; it is left out");
}

TEST_CASE("renlib: a label where a move follows goes to that move, or is lost with a word", "[renlib]") {
  const Written out(kSgf, "(;FF[4]GM[4]SZ[15];B[hh]LB[ig:x];W[ig])");
  CHECK(out.losses ==
        "renlib cannot hold the order and the moves at which labels stand (other keys of moves); it is left out");
}

TEST_CASE("renlib: only boards of 15x15 without anything odd", "[renlib]") {
  const Written large(kSgf, "(;FF[4]GM[4]SZ[19];B[jj])");
  CHECK(large.bytes.empty());
  CHECK(large.losses == "renlib cannot hold this board: its size is 19x19, that of libraries always 15x15");
  const Written setup(kSgf, "(;FF[4]GM[4]SZ[15]AB[hh][ii];W[jj])");
  CHECK(setup.bytes.empty());
  CHECK(setup.losses == "renlib cannot hold this board: a starting position");
}

TEST_CASE("renlib: a move off the board ends its line, and only by force", "[renlib]") {
  const std::string game =
      R"({"board":{"width":15,"height":15},"moves":[[7,7],[20,3],[8,8]],)"
      R"("variations":[{"id":1,"parent":0,"after":1,"moves":[[6,6]]},{"id":2,"parent":0,"after":2,"moves":[[5,5]]}]})";
  const Written refused(kJsonLines, game);
  CHECK(refused.bytes.empty());
  CHECK(refused.losses.find("from ply 2 on nothing is written, [20, 3] cannot be placed; moves left out: 3") == 0);
  const Written forced(kJsonLines, game, true);
  CHECK(forced.bytes == library(nodes("7800 8740")));
}

TEST_CASE("renlib: choices are passed over, variations behind them stay where they are", "[renlib]") {
  const Written out(kJsonLines, R"({"board":{"width":15,"height":15},"moves":[[7,7],{"choose":"second"},[8,8]],)"
                                R"("variations":[{"id":1,"parent":0,"after":2,"moves":[[6,6]]}]})");
  CHECK(out.bytes == library(nodes("7800 69c0 8740")));
  CHECK(out.losses.find("choices of sides") != std::string::npos);
  CHECK(out.losses.find("how the variations are numbered") != std::string::npos);
}

TEST_CASE("renlib: numbers and nesting of variations that the tree does not give", "[renlib]") {
  const char* const kLost = "renlib cannot hold how the variations are numbered and nested; it is left out";
  const std::string head = R"({"board":{"width":15,"height":15},"moves":[[7,7],[8,8]],"variations":[)";
  const Written plain(kJsonLines, head + R"({"id":1,"parent":0,"after":1,"moves":[[6,6]]}]})");
  CHECK(plain.losses.empty());
  const Written other_id(kJsonLines, head + R"({"id":5,"parent":0,"after":1,"moves":[[6,6]]}]})");
  CHECK(other_id.losses == kLost);
  CHECK(other_id.bytes == plain.bytes);
  // The variation goes on where the line has ended: the reader takes it for the line.
  const Written longer(kJsonLines, head + R"({"id":1,"parent":0,"after":2,"moves":[[6,6]]}]})");
  CHECK(longer.losses == kLost);
  CHECK(longer.bytes == library(nodes("7800 6900 8740")));
  const Written empty(kJsonLines, head + R"({"id":1,"parent":0,"after":1,"moves":[]}]})");
  CHECK(empty.losses == kLost);
}

TEST_CASE("renlib: letters outside ASCII are written as UTF-8 and said to be", "[renlib]") {
  const Written out(kSgf, "(;FF[4]GM[4]SZ[15];B[hh]C[S\u00E4rav])");
  CHECK(out.losses == "texts are written as UTF-8: the record names no encoding of a library");
  CHECK(out.bytes == library(nodes("7848") + text("S\u00E4rav")));
}

TEST_CASE("renlib: a tree 100,000 deep, one 100,000 wide, one that goes down by siblings", "[renlib]") {
  constexpr int kMany = 100000;
  std::string deep;
  std::string wide = nodes("7800");
  std::string stairs;
  for (int i = 0; i < kMany; ++i) {
    const bool last = i + 1 == kMany;
    deep += last ? nodes("6940") : nodes("6900");
    wide += last ? nodes("6940") : nodes("69c0");
    stairs += last ? nodes("6940") : nodes("69c0 7900");  // a leaf with a sibling, and the sibling goes on
  }
  for (const std::string& tree : {nodes("7800") + deep, wide, nodes("7800") + stairs}) {
    const Parsed game(kRenLib, library(tree));
    CHECK(game.codes().empty());
    CHECK(written(kRenLib, game.record) == library(tree));
  }
  CHECK(Parsed(kRenLib, library(wide)).record.lines.size() == kMany);
}

}  // namespace fivefold::test
