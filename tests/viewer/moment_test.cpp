// Any random jump equals a fresh replay, worked out by a second, slow implementation (tests/support/naive_moment.h).

#include "viewer/scene/moment.h"

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>

#include "core/coordinates.h"
#include "formats/jsonl/jsonl.h"
#include "formats/pente_text/pente_text.h"
#include "tests/support/catch.h"
#include "tests/support/corpus_zip.h"
#include "tests/support/naive_moment.h"
#include "tests/support/random_source.h"
#include "tests/support/studies.h"
#include "tests/support/vector_files.h"

using namespace fivefold;
using namespace fivefold::test;
using nlohmann::json;

namespace {

bool says(const std::string& sentence, const std::string& what) { return sentence.find(what) != std::string::npos; }

// The parts of the sentence that follow from the naive replay.
void check_sentence(const Study& study, const Moment& moment, const NaiveMoment& naive) {
  const auto& names_of_sides = study.ruleset().side_names;
  INFO(moment.sentence);
  CHECK(!moment.sentence.empty());
  CHECK(moment.sentence.find('{') == std::string::npos);
  if (!naive.judged) return;
  if (moment.node != nullptr && naive.step.placed) {
    CHECK(moment.sentence.rfind("Ply " + std::to_string(naive.ply) + ", " + names_of_sides[naive.step.side] + " " +
                                    names(study, {naive.step.point}),
                                0) == 0);
    CHECK(says(moment.sentence, "Captures ") == (!naive.step.captured.empty() && !moment.node->after_end));
    for (const Point point : naive.step.captured) CHECK(says(moment.sentence, names(study, {point})));
    if (!naive.step.captured.empty() && !moment.node->after_end) {
      CHECK(says(moment.sentence, names_of_sides[naive.step.side] + " has taken " +
                                      std::to_string(naive.taken[naive.step.side]) + " of "));
    }
  }
  if (naive.outcome) {
    CHECK_FALSE(says(moment.sentence, "to move."));
    if (naive.step.outcome && naive.outcome->winner)
      CHECK(says(moment.sentence, names_of_sides[*naive.outcome->winner] + " wins"));
  } else if (naive.to_move && moment.node != nullptr) {
    const bool choice_due = says(moment.sentence, "chooses a side.");
    CHECK((choice_due || says(moment.sentence, names_of_sides[*naive.to_move] + " to move.")));
  }
}

void check_cells(const Moment& moment, const NaiveMoment& naive) {
  std::map<Point, NaiveMoment::Stone> stones;
  for (std::size_t i = 0; i < moment.cells.size(); ++i) {
    const CellView& cell = moment.cells[i];
    if (cell.kind == CellView::Kind::empty) continue;
    CHECK((cell.kind == CellView::Kind::setup_stone) == (cell.ply == 0));
    stones[static_cast<Point>(i)] = {cell.side, cell.ply};
  }
  CHECK(stones == naive.stones);
}

void check_ghosts(const Moment& moment, const std::vector<NaiveMoment::Ghost>& expected) {
  std::vector<NaiveMoment::Ghost> ghosts;
  for (const GhostView& ghost : moment.ghosts) ghosts.push_back({ghost.point, ghost.side, ghost.ply, ghost.taken_at});
  std::sort(ghosts.begin(), ghosts.end());
  CHECK(ghosts == expected);
}

// Rays hold exactly the captured stones, between the placed stone and a stone of the same side.
void check_rays(const Moment& moment, const NaiveMoment& naive) {
  std::vector<Point> inside;
  for (const RayView& ray : moment.rays) {
    REQUIRE(ray.cells.size() >= 3);
    CHECK(ray.cells.front() == naive.step.point);
    for (std::size_t i = 1; i + 1 < ray.cells.size(); ++i) inside.push_back(ray.cells[i]);
  }
  std::sort(inside.begin(), inside.end());
  inside.erase(std::unique(inside.begin(), inside.end()), inside.end());
  std::vector<Point> captured;
  if (naive.judged && naive.step.placed) captured.assign(naive.step.captured.begin(), naive.step.captured.end());
  std::sort(captured.begin(), captured.end());
  CHECK(inside == captured);
}

void check_moment(const Study& study, Cursor cursor, Policy policy = Policy::record) {
  ViewOptions options;
  const Moment moment = make_moment(study, cursor, options);
  options.ghosts = GhostMode::all;
  const Moment with_all = make_moment(study, cursor, options);
  const NaiveMoment naive = naive_moment(study, cursor.line, cursor.tokens, policy);
  INFO("line " << cursor.line << ", tokens " << cursor.tokens);
  check_cells(moment, naive);
  check_ghosts(moment, naive.ghosts_now);
  check_ghosts(with_all, naive.ghosts_all);
  if (cursor.tokens > 0) check_rays(moment, naive);
  CHECK(moment.ply == naive.ply);
  CHECK(moment.taken == naive.taken);
  CHECK(moment.to_move == naive.to_move);
  CHECK(moment.outcome == naive.outcome);
  CHECK(moment.outcome_ply == naive.outcome_ply);
  std::map<Point, std::vector<std::uint32_t>> reused;
  for (const ReuseView& use : moment.reused) reused[use.point] = use.plies;
  CHECK(reused == naive.reused);
  if (!moment.outcome || (moment.outcome->by & bit(EndKind::row_stood)) == 0) {
    std::vector<std::vector<Point>> rows;
    for (const RowView& row : moment.rows)
      if (row.winning) rows.push_back(row.row.cells);
    CHECK(rows == naive.rows);
  }
  check_sentence(study, moment, naive);
}

void check_jumps(const Study& study, RandomSource& random, int jumps, Policy policy = Policy::record) {
  const auto lines = static_cast<int>(study.record().lines.size());
  for (int i = 0; i < jumps; ++i) {
    const auto line = static_cast<std::uint32_t>(random.from(0, lines - 1));
    const auto tokens = static_cast<std::uint32_t>(random.from(0, static_cast<int>(study.length(line))));
    check_moment(study, {line, tokens}, policy);
  }
}

// A record of the portal corpus as one of ours; the corpus counts from the top left.
std::string native_caro(const json& game) {
  const int size = game.at("board_size");
  const auto cell = [&](const json& at) { return json::array({at.at("x"), size - 1 - at.at("y").get<int>()}); };
  json ours = {{"ruleset", "gomoku-free"}, {"board", {{"size", size}}}, {"moves", json::array()}};
  for (const json& wall : game.at("walls")) ours["board"]["locked"].push_back(cell(wall));
  for (const json& pair : game.at("portals"))
    ours["board"]["portals"].push_back(json::array({cell(pair.at("a")), cell(pair.at("b"))}));
  for (const json& move : game.at("moves")) ours["moves"].push_back(cell(move));
  return ours.dump();
}

}  // namespace

TEST_CASE("any jump in a game of pente.org shows what a fresh replay shows", "[viewer][corpus]") {
  RandomSource random(2001);
  std::size_t seen = 0;
  std::size_t tried = 0;
  const bool present = visit_corpus_zip("pente-org.zip", [&](const std::string& name, const std::string& bytes) {
    if (++seen % 40 != 0) return;
    ++tried;
    INFO(name);
    const auto study = study_of(kPenteText, bytes);
    check_jumps(*study, random, 20);
  });
  if (present) CHECK(tried > 150);
}

TEST_CASE("any jump on a board with portals shows what a fresh replay shows", "[viewer][corpus]") {
  RandomSource random(2002);
  std::ifstream in(corpus_path("caro-portal.jsonl"));
  if (!in) {
    WARN("the corpus is not there: nothing tested");
    return;
  }
  std::size_t games = 0;
  std::size_t through = 0;
  for (std::string line; std::getline(in, line);) {
    const json game = json::parse(line);
    const auto study = study_of_json(native_caro(game));
    INFO("game " << game.at("n"));
    ++games;
    check_jumps(*study, random, 20);
    const Moment end = make_moment(*study, {0, study->length(0)}, {});
    for (const RowView& row : end.rows)
      if (!row.row.hops.empty()) {
        ++through;
        CHECK(says(study->node(study->at_ply(0, end.outcome_ply)) != nullptr ? end.sentence : "", "portal") ==
              (end.outcome_ply == end.ply));
      }
  }
  CHECK(games == 204);
  CHECK(through > 0);
}

TEST_CASE("every vector ends as it says, and any jump in it shows what a fresh replay shows", "[viewer]") {
  RandomSource random(2003);
  JudgeOptions options;
  options.policy = Policy::referee;
  std::size_t played = 0;
  for (const json& vector : load_vectors()) {
    if (!vector.contains("moves") || vector.at("moves").empty()) continue;
    INFO(vector.at("id"));
    const auto study = study_of_json(vector.dump(), options);
    REQUIRE(study->has_ruleset());
    ++played;
    const Moment end = moment_at(*study, study->length(0));
    const json& expect = vector.at("expect");
    std::vector<std::string> rows;
    for (std::string row : expect.at("rows").get<std::vector<std::string>>()) {
      for (char& c : row)
        if (c != '1' && c != '2') c = '.';
      rows.push_back(row);
    }
    CHECK(board_of(*study, end) == rows);
    CHECK(json::array({end.taken[Side::first], end.taken[Side::second]}) == expect.at("taken"));
    CHECK(end.outcome.has_value() == !expect.at("result").is_null());
    check_jumps(*study, random, 5, Policy::referee);
  }
  CHECK(played > 2200);
}
