// Faults that other viewers were reported for, at the level of positions: what each place of a record shows. The
// records are those of tests/data/cases; SGF ones are transcribed below tests/viewer/cases.

#include <algorithm>

#include "formats/jsonl/jsonl.h"
#include "tests/support/catch.h"
#include "tests/support/naive_moment.h"
#include "tests/support/random_source.h"
#include "tests/support/studies.h"

using namespace fivefold;
using namespace fivefold::test;

namespace {

std::string stones_named(const Study& study, const Moment& moment) {
  std::vector<std::pair<std::uint32_t, Point>> stones;
  for (std::size_t i = 0; i < moment.cells.size(); ++i)
    if (moment.cells[i].kind != CellView::Kind::empty) stones.emplace_back(moment.cells[i].ply, static_cast<Point>(i));
  std::sort(stones.begin(), stones.end());
  std::vector<Point> points;
  for (const auto& [ply, point] : stones) points.push_back(point);
  return names(study, points);
}

const CellView& cell(const Study& study, const Moment& moment, std::string_view name) {
  return moment.cells[index(at(study, name))];
}

std::vector<std::shared_ptr<const Study>> studies_of_lines(const std::string& text) {
  std::vector<std::shared_ptr<const Study>> all;
  std::size_t from = 0;
  for (std::size_t end; (end = text.find('\n', from)) != std::string::npos; from = end + 1)
    all.push_back(study_of_json(text.substr(from, end - from)));
  return all;
}

}  // namespace

TEST_CASE("B028: turned or mirrored, move 2 is still A1", "[viewer]") {
  const auto study = study_of_case("B028.pgn");
  ViewOptions options;
  for (const Symmetry turned : symmetries(19, 19)) {
    options.symmetry = turned;
    const Moment moment = make_moment(*study, {0, 2}, options);
    CHECK(moment.sentence.find("A1.") != std::string::npos);
    CHECK(moment.last == at(*study, "A1"));
  }
}

TEST_CASE("B054: from the end of a long branch to ply 8 of the main line: its eight stones, no others", "[viewer]") {
  const auto study = study_of_json(text_of_test_file("viewer/cases/B054.jsonl"));
  const Moment branch = moment_at(*study, study->length(1), 1);
  CHECK(branch.ply == 15);
  CHECK(stones_named(*study, branch) == "H8 H9 I9 G9 I8 G7 J6 K5 L4 M3 N2 O1 A15 B14 C13");
  CHECK(stones_named(*study, moment_at(*study, 8)) == "H8 H9 I9 G9 I8 J8 I7 I6");
}

TEST_CASE("B074: each of forty games of a file opens with its own stones", "[viewer]") {
  const auto all = studies_of_lines(text_of_test_file("viewer/cases/B074.jsonl"));
  REQUIRE(all.size() == 40);
  for (std::size_t i = 0; i < all.size(); ++i) {
    CHECK(all[i]->record().id == "g" + std::to_string(i));
    // White's stone runs along the rows from the top left.
    const Coord expected{static_cast<std::int16_t>(i % 15), static_cast<std::int16_t>(14 - i / 15)};
    const Moment moment = moment_at(*all[i], 2);
    REQUIRE(moment.last);
    CHECK(all[i]->topology().coord(*moment.last) == expected);
    CHECK(moment.ply == 2);
  }
}

TEST_CASE("B101: 347 plies, to the end and back a hundred times", "[viewer]") {
  const auto study = study_of_case("B101.pgn");
  CHECK(study->length(0) == 347);
  const std::uint64_t before = study->tokens_played();
  for (int i = 0; i < 100; ++i) {
    const Moment end = moment_at(*study, 347);
    CHECK(end.ply == 347);
    CHECK(end.taken == BySide<int>{{8, 8}});
    CHECK_FALSE(end.outcome);
    CHECK(moment_at(*study, 0).ply == 0);
  }
  // At most 16 tokens for the end; for the start, none. Nothing is played from the first move on.
  CHECK(study->tokens_played() - before <= 100 * 16);
}

TEST_CASE("B203: back over a capture the stones, the counter and the banner are those of before", "[viewer]") {
  const auto study = study_of_case("B203.pgn");
  const std::uint32_t end = study->length(0);
  const auto check_end = [&] {
    const Moment moment = moment_at(*study, end);
    CHECK(moment.taken[Side::first] == 12);
    REQUIRE(moment.outcome);
    CHECK(moment.outcome->winner == Side::first);
    CHECK(moment.ghosts.size() == 4);
    CHECK(moment.rays.size() == 2);
    for (const char* name : {"N12", "O12", "P13", "P14"})
      CHECK(cell(*study, moment, name).kind == CellView::Kind::empty);
  };
  check_end();
  const Moment back = moment_at(*study, end - 1);
  CHECK(back.taken[Side::first] == 8);
  CHECK_FALSE(back.outcome);
  CHECK(back.ghosts.empty());
  for (const char* name : {"N12", "O12", "P13", "P14"}) {
    CHECK(cell(*study, back, name).kind == CellView::Kind::stone);
    CHECK(cell(*study, back, name).side == Side::second);
  }
  check_end();
  RandomSource random(203);
  for (int i = 0; i < 20; ++i) {
    const auto tokens = static_cast<std::uint32_t>(random.from(0, static_cast<int>(end)));
    const Moment moment = moment_at(*study, tokens);
    const NaiveMoment naive = naive_moment(*study, 0, tokens);
    CHECK(moment.taken == naive.taken);
    CHECK(moment.outcome == naive.outcome);
    CHECK(static_cast<std::size_t>(std::count_if(moment.cells.begin(), moment.cells.end(), [](const CellView& c) {
            return c.kind == CellView::Kind::stone;
          })) == naive.stones.size());
  }
}

TEST_CASE("B204: nothing of one game is left in the next", "[viewer]") {
  const auto first = study_of_case("B203.pgn");
  CHECK(moment_at(*first, first->length(0)).taken[Side::first] == 12);
  const auto second = study_of_case("B204.pgn");
  for (std::uint32_t tokens = 0; tokens <= second->length(0); ++tokens) {
    const Moment moment = moment_at(*second, tokens);
    CHECK(moment.taken == BySide<int>{});
    CHECK(moment.ghosts.empty());
    CHECK(moment.rows.empty());
    CHECK_FALSE(moment.outcome);
  }
}

TEST_CASE("B205: a game ends with its own last move", "[viewer]") {
  const auto longer = study_of_case("B204.pgn");
  CHECK(longer->length(0) == 8);
  const auto shorter = study_of_case("B205.pgn");
  CHECK(shorter->length(0) == 3);
  CHECK(shorter->branches({0, 3}).empty());
  CHECK(stones_named(*shorter, moment_at(*shorter, 3)) == "K10 L10 N10");
}

TEST_CASE("B206: a jump to a comment marks the stone of that place alone", "[viewer]") {
  const auto study = study_of_case("B206.pgn");
  CHECK(moment_at(*study, 8).last == at(*study, "M8"));
  std::uint32_t commented = 0;
  for (const Event& event : study->events(0))
    if (event.kind == EventKind::comment) commented = event.tokens;
  CHECK(commented == 4);
  const Moment moment = moment_at(*study, commented);
  CHECK(moment.last == at(*study, "L12"));
  CHECK(moment.turn == std::vector<Point>{at(*study, "L12")});
  CHECK(moment.comment == "mark");
}

TEST_CASE("B207: one current mark, and numbers do not depend on having been shown", "[viewer]") {
  const auto study = study_of_json(text_of_test_file("viewer/cases/B207.jsonl"));
  ViewOptions with_numbers;
  with_numbers.numbers = NumberMode::all;
  const std::vector<std::string> marked = {"", "H8", "H9", "I9"};
  for (const std::uint32_t tokens : {3U, 1U, 2U, 3U, 0U, 2U}) {
    for (const ViewOptions& options : {ViewOptions{}, with_numbers, ViewOptions{}}) {
      const Moment moment = make_moment(*study, {0, tokens}, options);
      CHECK(names(*study, moment.turn) == marked[tokens]);
      CHECK(moment.last.has_value() == (tokens > 0));
      CHECK(moment.faults.empty());
      for (std::uint32_t ply = 1; ply <= tokens; ++ply) CHECK(cell(*study, moment, marked[ply]).ply == ply);
    }
  }
}

TEST_CASE("B208: a point used twice shows its later ply, and captured stones have none", "[viewer]") {
  const auto study = study_of_case("B208.pgn");
  const Moment moment = moment_at(*study, 8);
  CHECK(cell(*study, moment, "K8").ply == 8);
  CHECK(cell(*study, moment, "K9").kind == CellView::Kind::empty);
  REQUIRE(moment.reused.size() == 1);
  CHECK(moment.reused[0].point == at(*study, "K8"));
  CHECK(moment.reused[0].plies == std::vector<std::uint32_t>{4, 8});
  // "4 captured at 5".
  const Moment taking = moment_at(*study, 5);
  const auto ghost = std::find_if(taking.ghosts.begin(), taking.ghosts.end(),
                                  [&](const GhostView& g) { return g.point == at(*study, "K8"); });
  REQUIRE(ghost != taking.ghosts.end());
  CHECK(ghost->ply == 4);
  CHECK(ghost->taken_at == 5);
  CHECK(moment_at(*study, 6).ghosts.empty());
  CHECK(taking.reused.empty());
}

TEST_CASE("B218: the start says nothing of the result, the end has it", "[viewer]") {
  const auto study = study_of_case("B218.pgn");
  for (std::uint32_t tokens = 0; tokens < study->length(0); ++tokens) {
    const Moment moment = moment_at(*study, tokens);
    CHECK_FALSE(moment.outcome);
    CHECK(moment.rows.empty());
    CHECK(moment.sentence.find("wins") == std::string::npos);
    CHECK(moment.sentence.find("1-0") == std::string::npos);
  }
  const Moment end = moment_at(*study, study->length(0));
  REQUIRE(end.outcome);
  REQUIRE(end.rows.size() == 1);
  CHECK(names(*study, end.rows[0].row.cells) == "C16 D16 E16 F16 G16");
}

TEST_CASE("B219: numbers go on behind a variation, in it and in the one within", "[viewer]") {
  const auto study = study_of_case("B219.pgn");
  REQUIRE(study->record().lines.size() == 3);
  const auto line_with = [&](const char* name) {
    for (std::uint32_t line = 1; line < 3; ++line)
      for (std::uint32_t i = 1; i <= study->length(line); ++i) {
        const Node* node = study->node({line, i});
        if (study->owner({line, i}).line == line && node->step.point == at(*study, name)) return line;
      }
    return 0U;
  };
  const std::uint32_t outer = line_with("L12");
  const std::uint32_t inner = line_with("M8");
  REQUIRE(outer != 0);
  REQUIRE(inner != 0);
  CHECK(stones_named(*study, moment_at(*study, study->length(0))) == "K10 L10 N10");
  CHECK(stones_named(*study, moment_at(*study, study->length(outer), outer)) == "K11 L10 N14 L12");
  CHECK(stones_named(*study, moment_at(*study, study->length(inner), inner)) == "K11 L10 N10 M8");
  CHECK(number(study->node({outer, 4})->ply) == 4);  // "2... L12"
  CHECK(number(study->node({0, 2})->ply) == 2);      // "1... L10" behind the variation
}
