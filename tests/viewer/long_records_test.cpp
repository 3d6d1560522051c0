// Going anywhere costs the same, however long the record: counted in tokens played, never in time.

#include <nlohmann/json.hpp>

#include "tests/support/catch.h"
#include "tests/support/naive_moment.h"
#include "tests/support/random_source.h"
#include "tests/support/studies.h"
#include "viewer/scene/study_impl.h"

using namespace fivefold;
using namespace fivefold::test;
using nlohmann::json;

namespace {

// 10,000 plies do not fit on any board unless stones leave it. House rules under which groups of 1 to 5 stones are
// taken keep the board of random stones half empty for ever; the game ends early by a row and the stones go on after
// the end, placed and taken as in any record.
json endless_record(std::size_t plies) {
  json record = {{"ruleset", "pente"},
                 {"rules", {{"captures", {{"lengths", {1, 2, 3, 4, 5}}, {"win", 100}}}, {"opening", json::array()}}},
                 {"board", {{"size", 31}}},
                 {"moves", json::array()}};
  const auto empty = study_of_json(record.dump());
  REQUIRE(empty->has_ruleset());
  Game game = empty->game({0, 0});
  RandomSource random(7);
  Step step;
  while (number(game.plies()) < plies) {
    if (game.position().free_count() == 0) FAIL("the board is full");
    const Coord coord{static_cast<std::int16_t>(random.from(0, 30)), static_cast<std::int16_t>(random.from(0, 30))};
    if (!game.position().is_free(*game.topology().at(coord))) continue;
    game.apply(Token::move(coord), step);
    if (!step.placed) FAIL("a free point was refused");
    record["moves"].push_back({coord.x, coord.y});
  }
  return record;
}

std::uint64_t cost(const Study& study, Cursor cursor) {
  const std::uint64_t before = study.tokens_played();
  make_moment(study, cursor, {});
  return study.tokens_played() - before;
}

}  // namespace

TEST_CASE("any place of 10,000 plies is shown by playing at most 16 tokens", "[viewer]") {
  const auto study = study_of_json(endless_record(10'000).dump());
  REQUIRE(study->summary().plies == 10'000);
  std::uint64_t most = 0;
  for (std::uint32_t tokens = 0; tokens <= study->length(0); ++tokens) most = std::max(most, cost(*study, {0, tokens}));
  CHECK(most <= 16);
  CHECK(most > 0);
  RandomSource random(8);
  for (int i = 0; i < 20; ++i) {
    const auto tokens = static_cast<std::uint32_t>(random.from(0, 10'000));
    const Moment moment = moment_at(*study, tokens);
    const NaiveMoment naive = naive_moment(*study, 0, tokens);
    std::size_t stones = 0;
    for (std::size_t p = 0; p < moment.cells.size(); ++p) {
      const CellView& cell = moment.cells[p];
      if (cell.kind == CellView::Kind::empty) continue;
      ++stones;
      const auto expected = naive.stones.find(static_cast<Point>(p));
      REQUIRE(expected != naive.stones.end());
      CHECK(expected->second == NaiveMoment::Stone{cell.side, cell.ply});
    }
    CHECK(stones == naive.stones.size());
    CHECK(moment.taken == naive.taken);
  }
  CHECK(study->at_ply(0, 7777) == Cursor{0, 7777});
}

TEST_CASE("100,000 tokens open, and going anywhere still costs little", "[viewer]") {
  json record = {{"ruleset", "gomoku-free"}, {"moves", {{1, 1}}}};
  for (int i = 0; i < 50'000; ++i) {
    record["moves"].push_back({{"act", "draw_offer"}, {"by", 1}});
    record["moves"].push_back({{"act", "draw_decline"}, {"by", 2}});
  }
  const auto study = study_of_json(record.dump());
  REQUIRE(study->length(0) == 100'001);
  for (const std::uint32_t tokens : {0U, 1U, 17U, 50'000U, 99'999U, 100'001U}) CHECK(cost(*study, {0, tokens}) <= 16);
  CHECK(moment_at(*study, 100'001).ply == 1);
}

TEST_CASE("variations within variations a thousand deep open and cost no more", "[viewer]") {
  json record = {
      {"ruleset", "gomoku-free"}, {"board", {{"size", 52}}}, {"moves", {{0, 0}}}, {"variations", json::array()}};
  for (int i = 1; i <= 1000; ++i)
    record["variations"].push_back({{"id", i}, {"parent", i - 1}, {"after", 1}, {"moves", {{i % 52, i / 52}}}});
  const auto study = study_of_json(record.dump());
  REQUIRE(study->record().lines.size() == 1001);
  CHECK(study->length(1000) == 1001);
  CHECK(number(study->game({1000, 1001}).plies()) == 1001);
  for (const std::uint32_t line : {0U, 15U, 16U, 17U, 500U, 999U, 1000U}) {
    CHECK(cost(*study, {line, study->length(line)}) <= 16);
    CHECK(study->owner({1000, line + 1}) == Cursor{line, line + 1});
  }
  CHECK(study->at_ply(1000, 300) == Cursor{1000, 300});
}

TEST_CASE("thousands of sisters share what they have in common", "[viewer]") {
  json record = {
      {"ruleset", "gomoku-free"}, {"board", {{"size", 52}}}, {"moves", json::array()}, {"variations", json::array()}};
  for (int i = 0; i < 47; ++i) record["moves"].push_back({i, (i * 7) % 52});
  for (int i = 1; i <= 2000; ++i)
    record["variations"].push_back({{"id", i}, {"parent", 0}, {"after", 31}, {"moves", {{i % 52, 51 - i % 3}}}});
  const auto study = study_of_json(record.dump());
  CHECK(study->branches({0, 31}).size() == 2001);
  CHECK(study->impl().snapshots.size() < 10);
  for (const std::uint32_t line : {1U, 2U, 1999U, 2000U}) CHECK(cost(*study, {line, 32}) <= 16);
}
