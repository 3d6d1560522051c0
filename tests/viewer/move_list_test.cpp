#include "viewer/app/move_list.h"

#include "tests/support/catch.h"
#include "viewer/games/collection.h"

namespace fivefold::viewer {
namespace {

/// "0/1 0/2 1/2>* ...": line/tokens, one > a level, * where the number is written in full.
std::string rows_of(const MoveList& list) {
  std::string all;
  for (const MoveRow& row : list.rows) {
    all += (all.empty() ? "" : " ") + std::to_string(row.cursor.line) + "/" + std::to_string(row.cursor.tokens);
    all += std::string(row.depth, '>') + (row.opens_line ? "*" : "");
  }
  return all;
}

std::shared_ptr<const Study> study_of(std::string text) {
  const Collection games(std::move(text), "test", JudgeOptions());
  REQUIRE(games.wait_for(0));
  return games.study(0);
}

std::string record(std::string_view main, std::string_view variations) {
  std::string text = R"({"schema":"fivefold/1","ruleset":"gomoku-free","board":{"width":15,"height":15},"moves":[)";
  text.append(main).append("]");
  if (!variations.empty()) text.append(",\"variations\":[").append(variations).append("]");
  return text + "}\n";
}

}  // namespace

TEST_CASE("the move list of a record without variations is its moves") {
  const auto study = study_of(record("[7,7],[8,7],[9,7]", ""));
  CHECK(rows_of(list_moves(*study)) == "0/1 0/2 0/3");
}

TEST_CASE("a variation stands behind the move that it replaces, and the move after it has its number written") {
  const auto study = study_of(record("[7,7],[8,7],[9,7]", R"({"id":1,"parent":0,"after":1,"moves":[[8,8],[9,9]]})"));
  CHECK(rows_of(list_moves(*study)) == "0/1 0/2 1/2>* 1/3> 0/3*");
}

TEST_CASE("variations nest, and several of one move stand in their order") {
  const auto study = study_of(record("[7,7],[8,7]", R"({"id":1,"parent":0,"after":0,"moves":[[1,1],[2,2]]},)"
                                                    R"({"id":2,"parent":1,"after":1,"moves":[[3,3]]},)"
                                                    R"({"id":3,"parent":0,"after":0,"moves":[[4,4]]})"));
  CHECK(rows_of(list_moves(*study)) == "0/1 1/1>* 1/2> 2/2>>* 3/1>* 0/2*");
}

TEST_CASE("a variation that goes on behind the last move stands at the end") {
  const auto study = study_of(record("[7,7],[8,7]", R"({"id":5,"parent":0,"after":2,"moves":[[1,1]]})"));
  CHECK(rows_of(list_moves(*study)) == "0/1 0/2 1/3>*");
}

TEST_CASE("the current row is that of the move's own line") {
  const auto study = study_of(record("[7,7],[8,7],[9,7]", R"({"id":1,"parent":0,"after":1,"moves":[[8,8],[9,9]]})"));
  const MoveList list = list_moves(*study);
  CHECK(list.row_at(*study, {0, 0}) == list.rows.size());
  CHECK(list.row_at(*study, {0, 3}) == 4);
  CHECK(list.row_at(*study, {1, 3}) == 3);
  // The beginning of a variation's path is its parent's.
  CHECK(list.row_at(*study, {1, 1}) == 0);
}

TEST_CASE("a thousand variations, each in the one before, are listed without recursion") {
  std::string variations;
  for (int i = 1; i <= 1000; ++i) {
    if (i > 1) variations += ",";
    variations += R"({"id":)" + std::to_string(i) + R"(,"parent":)" + std::to_string(i - 1) +
                  R"(,"after":0,"moves":[[)" + std::to_string(i % 15) + "," + std::to_string(i / 15 % 15) + "]]}";
  }
  const MoveList list = list_moves(*study_of(record("[7,7]", variations)));
  REQUIRE(list.rows.size() == 1001);
  CHECK(list.rows.back().depth == 1000);
}

}  // namespace fivefold::viewer
