#include "core/layout.h"

#include "tests/support/catch.h"

using namespace fivefold;

namespace {

BoardLayout board(int width, int height) {
  BoardLayout layout;
  layout.width = width;
  layout.height = height;
  return layout;
}

using Kind = LayoutFaultKind;

void check_fault(const LayoutFault& fault, Kind kind, Coord at, int pair = -1) {
  CHECK(fault.kind == kind);
  CHECK(fault.at == at);
  CHECK(fault.pair == pair);
}

}  // namespace

TEST_CASE("sides from 5 to 52 are a board") {
  CHECK(check_layout(board(5, 52)).empty());
  CHECK(check_layout(board(52, 5)).empty());
  for (const auto& layout : {board(4, 19), board(19, 53), board(0, 0), board(-1, 19)}) {
    const auto faults = check_layout(layout);
    REQUIRE(faults.size() == 1);
    check_fault(faults[0], Kind::size_out_of_range,
                {static_cast<std::int16_t>(layout.width), static_cast<std::int16_t>(layout.height)});
  }
  const auto faults = check_layout(board(1'000'000, 19));
  REQUIRE(faults.size() == 1);
  CHECK(faults[0].at == Coord{32767, 19});
}

TEST_CASE("the boards of vcaro are sound") {
  BoardLayout layout = board(17, 17);
  layout.locked = {{0, 0}, {8, 8}, {16, 16}};
  layout.portals = {{{1, 1}, {2, 2}, "red"}, {{3, 1}, {4, 1}, ""}};
  CHECK(check_layout(layout).empty());
  CHECK(without_faults(layout) == layout);
}

TEST_CASE("locked cells: off the board and twice") {
  BoardLayout layout = board(17, 17);
  layout.locked = {{3, 3}, {17, 0}, {3, 3}, {0, -1}, {4, 4}};
  const auto faults = check_layout(layout);
  REQUIRE(faults.size() == 3);
  check_fault(faults[0], Kind::locked_off_board, {17, 0});
  check_fault(faults[1], Kind::locked_twice, {3, 3});
  check_fault(faults[2], Kind::locked_off_board, {0, -1});
  CHECK(without_faults(layout).locked == std::vector<Coord>{{3, 3}, {4, 4}});
}

TEST_CASE("every fault of a portal pair is told once, with the number of the pair") {
  BoardLayout layout = board(17, 17);
  layout.locked = {{5, 5}};
  layout.portals = {{{1, 1}, {2, 2}, ""},     // sound
                    {{2, 2}, {3, 3}, ""},     // shares a hole with pair 0
                    {{4, 4}, {4, 4}, ""},     // itself
                    {{5, 5}, {6, 6}, ""},     // on a locked cell
                    {{7, 7}, {7, 17}, ""},    // off the board
                    {{20, 0}, {0, 20}, ""}};  // both ends off the board
  const auto faults = check_layout(layout);
  REQUIRE(faults.size() == 6);
  check_fault(faults[0], Kind::hole_shared, {2, 2}, 1);
  check_fault(faults[1], Kind::hole_paired_with_itself, {4, 4}, 2);
  check_fault(faults[2], Kind::hole_on_locked, {5, 5}, 3);
  check_fault(faults[3], Kind::hole_off_board, {7, 17}, 4);
  check_fault(faults[4], Kind::hole_off_board, {20, 0}, 5);
  check_fault(faults[5], Kind::hole_off_board, {0, 20}, 5);
  const BoardLayout sound = without_faults(layout);
  REQUIRE(sound.portals.size() == 1);
  CHECK(sound.portals[0] == layout.portals[0]);
  CHECK(check_layout(sound).empty());
}

TEST_CASE("a faulty pair spoils no sound one") {
  BoardLayout layout = board(9, 9);
  layout.portals = {{{1, 1}, {9, 9}, ""}, {{1, 1}, {2, 2}, ""}};
  const auto faults = check_layout(layout);
  REQUIRE(faults.size() == 1);
  check_fault(faults[0], Kind::hole_off_board, {9, 9}, 0);
  REQUIRE(without_faults(layout).portals.size() == 1);
  CHECK(without_faults(layout).portals[0] == layout.portals[1]);
}

TEST_CASE("a pair off the board and paired with itself is off the board") {
  BoardLayout layout = board(9, 9);
  layout.portals = {{{9, 9}, {9, 9}, ""}};
  const auto faults = check_layout(layout);
  REQUIRE(faults.size() == 1);
  check_fault(faults[0], Kind::hole_off_board, {9, 9}, 0);
}

TEST_CASE("the same pair given twice shares both holes") {
  BoardLayout layout = board(9, 9);
  layout.portals = {{{1, 1}, {2, 2}, ""}, {{2, 2}, {1, 1}, ""}};
  CHECK(check_layout(layout).size() == 2);
  CHECK(without_faults(layout).portals.size() == 1);
}
