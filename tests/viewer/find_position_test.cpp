#include <fmt/format.h>

#include <string>
#include <vector>

#include "core/symmetry.h"
#include "tests/support/catch.h"
#include "viewer/games/position_search.h"

using namespace fivefold;
using fivefold::viewer::Collection;
using fivefold::viewer::PositionMatch;
using fivefold::viewer::PositionSearch;

namespace {

using Moves = std::vector<Coord>;

std::string record(const Moves& moves, const std::string& board = R"("width":15,"height":15)",
                   const std::string& ruleset = "gomoku-free", const std::string& more = "") {
  std::string list;
  for (const Coord at : moves) list += fmt::format("{}[{},{}]", list.empty() ? "" : ",", at.x, at.y);
  return fmt::format(R"({{"schema":"fivefold/1","ruleset":"{}","board":{{{}}},{}"moves":[{}]}})", ruleset, board, more,
                     list) +
         "\n";
}

Moves turned(Moves moves, Symmetry symmetry, int side) {
  for (Coord& at : moves) at = map(at, symmetry, side, side);
  return moves;
}

/// "game@tokens" of every match for the position behind `tokens` tokens of the first game.
std::vector<std::string> found(const std::string& text, std::uint32_t tokens, std::uint64_t of = 0) {
  const Collection games(text, "pasted", {});
  games.wait_for(std::uint64_t{1} << 40U);
  const auto study = games.study(of);
  PositionSearch search(games, *study, {0, tokens});
  std::vector<std::string> all;
  for (const PositionMatch& match : search.wait()) all.push_back(fmt::format("{}@{}", match.game, match.tokens));
  CHECK(search.done());
  CHECK(search.progress() == 1.0F);
  return all;
}

using Found = std::vector<std::string>;
const Moves kCorner = {{3, 4}, {5, 4}, {3, 7}, {6, 6}};

}  // namespace

TEST_CASE("a position is found turned and mirrored, whatever the order of its moves", "[threads]") {
  std::string text = record(kCorner);
  Found all = {"0@4"};
  for (const Symmetry symmetry : symmetries(15, 15)) {
    Moves image = turned({kCorner[2], kCorner[3], kCorner[0], kCorner[1]}, symmetry, 15);
    image.push_back({0, 0});
    text += record(image);
    all.push_back(fmt::format("{}@4", all.size()));
  }
  CHECK(found(text, 4) == all);
}

TEST_CASE("stones of the other side, a stone more or less, or a shifted group are other positions", "[threads]") {
  const std::string text = record(kCorner) + record({kCorner[1], kCorner[0], kCorner[3], kCorner[2]}) +
                           record({kCorner[0], kCorner[1], kCorner[2]}) + record({{4, 4}, {6, 4}, {4, 7}, {7, 6}});
  CHECK(found(text, 4) == Found{"0@4"});
}

TEST_CASE("a captured stone is gone from the position that is looked for", "[threads]") {
  // Black takes K9 and K8 by K7 (x 9, y 6): what is left is three white stones and nothing between them.
  const Moves capture = {{9, 9}, {9, 8}, {12, 9}, {9, 7}, {9, 6}};
  const std::string board = R"("width":19,"height":19)";
  const std::string text = record(capture, board, "pente") +
                           record(turned(capture, Symmetry::turn_left, 19), board, "pente") +
                           record({{9, 9}, {0, 0}, {12, 9}, {1, 0}, {9, 6}}, board, "pente");
  CHECK(found(text, 5) == Found{"0@5", "1@5"});
  // The same stones with the pair still there.
  CHECK(found(text, 4) == Found{"0@4", "1@4"});
}

TEST_CASE("portals and locked cells must be carried along by the symmetry", "[threads]") {
  const auto board = [](const char* a, const char* b, const char* locked) {
    return fmt::format(R"("width":17,"height":17,"locked":[{}],"portals":[{{"name":"p","a":[{}],"b":[{}]}}])", locked,
                       a, b);
  };
  // The second board is the first one mirrored from west to east; the third has its locked cell elsewhere.
  const std::string text = record({{2, 3}, {4, 5}}, board("1,2", "10,11", "[8,0]"), "caro") +
                           record({{14, 3}, {12, 5}}, board("6,11", "15,2", "[8,0]"), "caro") +
                           record({{2, 3}, {4, 5}}, board("1,2", "10,11", "[8,1]"), "caro") +
                           record({{14, 3}, {12, 5}}, board("1,2", "10,11", "[8,0]"), "caro");
  CHECK(found(text, 2) == Found{"0@2", "1@2"});
}

TEST_CASE("boards of another size are other boards", "[threads]") {
  CHECK(found(record(kCorner) + record(kCorner, R"("width":16,"height":16)"), 4) == Found{"0@4"});
}

TEST_CASE("the empty board stands at the start of every game on an equal board", "[threads]") {
  const std::string text = record(kCorner) + record({}) + record(kCorner, R"("width":16,"height":16)");
  CHECK(found(text, 0) == Found{"0@0", "1@0"});
}

TEST_CASE("a setup counts as stones, and is found before any move", "[threads]") {
  const std::string setup = R"("setup":{"stones":{"1":[[3,4],[3,7]],"2":[[5,4],[6,6]]}},)";
  const std::string text = record(kCorner) + record({{0, 0}}, R"("width":15,"height":15)", "gomoku-free", setup);
  CHECK(found(text, 4) == Found{"0@4", "1@0"});
  // Also when no move follows.
  CHECK(found(record(kCorner) + record({}, R"("width":15,"height":15)", "gomoku-free", setup), 4) ==
        Found{"0@4", "1@0"});
  // And the position after the setup's first move is found in a game played from nothing.
  Moves more = kCorner;
  more.push_back({0, 0});
  CHECK(found(record(more) + record({{0, 0}}, R"("width":15,"height":15)", "gomoku-free", setup), 1, 1) ==
        Found{"0@5", "1@1"});
}

TEST_CASE("a search can be let go of at any time", "[threads]") {
  std::string text;
  for (int i = 0; i < 2000; ++i) text += record(kCorner);
  const Collection games(text, "pasted", {});
  games.wait_for(std::uint64_t{1} << 40U);
  const auto study = games.study(0);
  for (int round = 0; round < 5; ++round) {
    const PositionSearch search(games, *study, {0, 4});
    const std::size_t before = search.matches().size();
    CHECK(search.progress() >= 0.0F);
    CHECK(search.matches().size() >= before);
  }
}
