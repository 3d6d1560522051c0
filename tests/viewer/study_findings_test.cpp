// Faults, opening notes and events of a study.

#include <algorithm>

#include "formats/pente_text/pente_text.h"
#include "tests/support/catch.h"
#include "tests/support/studies.h"

using namespace fivefold;
using namespace fivefold::test;

namespace {

const Fault* fault_of(const Study& study, Code code) {
  for (const Fault& fault : study.faults())
    if (fault.code == code) return &fault;
  return nullptr;
}

std::vector<std::uint32_t> events_of_kind(const Study& study, std::uint32_t line, EventKind kind) {
  std::vector<std::uint32_t> tokens;
  for (const Event& event : study.events(line))
    if (event.kind == kind) tokens.push_back(event.tokens);
  return tokens;
}

using Tokens = std::vector<std::uint32_t>;

}  // namespace

TEST_CASE("an illegal move stops its line: it has the finding, the later moves are listed", "[viewer]") {
  const auto study = study_of_pente("1. K10 L10\n2. N10 K10\n3. A1 *\n");
  CHECK(study->summary().stopped);
  const Fault* fault = fault_of(*study, Code::occupied);
  REQUIRE(fault != nullptr);
  CHECK(fault->at == Cursor{0, 4});
  CHECK(fault->point == at(*study, "K10"));
  // Two header lines and an empty one stand above the moves; the token is the 9th character of its line.
  CHECK(fault->place == Place{5, 8});
  CHECK(fault->message.find("ply 1") != std::string::npos);
  CHECK(!fault->explanation.empty());
  CHECK(study->node({0, 4})->judged);
  CHECK_FALSE(study->node({0, 4})->step.placed);
  CHECK_FALSE(study->node({0, 5})->judged);
  CHECK(number(study->node({0, 5})->ply) == 3);
  CHECK(number(study->game({0, 5}).plies()) == 3);
  CHECK(events_of_kind(*study, 0, EventKind::fault) == Tokens{4});
}

TEST_CASE("faults stand in the order of their places", "[viewer]") {
  const auto study = study_of_pente("1. K10 L10\n2. M10 Z99\n3. A1 *\n");
  REQUIRE(study->faults().size() >= 2);
  for (std::size_t i = 1; i < study->faults().size(); ++i) {
    const Place& a = study->faults()[i - 1].place;
    const Place& b = study->faults()[i].place;
    CHECK((a.line < b.line || (a.line == b.line && a.column <= b.column)));
  }
  REQUIRE(fault_of(*study, Code::opening_distance) != nullptr);
  CHECK(fault_of(*study, Code::opening_distance)->at == Cursor{0, 3});
}

TEST_CASE("a record's place in its file moves the places of its faults", "[viewer]") {
  Study::Source source;
  source.bytes = "[Game \"Pente\"]\n\n1. K10 K10 *\n";
  source.format = &kPenteText;
  source.line = 101;
  source.diagnostics.add(Code::byte_order_mark, {0, 3});
  const auto study = Study::make(std::move(source), {});
  REQUIRE(fault_of(*study, Code::occupied) != nullptr);
  CHECK(fault_of(*study, Code::occupied)->place == Place{103, 8});
  REQUIRE(fault_of(*study, Code::byte_order_mark) != nullptr);
  CHECK(fault_of(*study, Code::byte_order_mark)->place == Place{101, 1});
}

TEST_CASE("a wrong result is a fault at the ply that decided", "[viewer]") {
  const auto study = study_of_pente("1. K10 A1 2. C16 D1 3. D16 G1 4. F16 K1 5. G16 N1 6. E16", "0-1");
  const Fault* fault = fault_of(*study, Code::result_contradicts);
  REQUIRE(fault != nullptr);
  CHECK(fault->at == Cursor{0, 11});
  CHECK(events_of_kind(*study, 0, EventKind::end) == Tokens{11});
}

TEST_CASE("moves after the end are marked and the finding stands at the first of them", "[viewer]") {
  const auto study = study_of_pente("1. K10 A1 2. C16 D1 3. D16 G1 4. F16 K1 5. G16 N1 6. E16 T19 7. T1", "1-0");
  CHECK_FALSE(study->node({0, 11})->after_end);
  CHECK(study->node({0, 12})->after_end);
  CHECK(study->node({0, 13})->after_end);
  CHECK(number(study->node({0, 13})->ply) == 13);
  REQUIRE(fault_of(*study, Code::moves_after_end) != nullptr);
  CHECK(fault_of(*study, Code::moves_after_end)->at == Cursor{0, 12});
}

TEST_CASE("without a ruleset free gomoku's rules show the moves, and a move on a stone is still a fault", "[viewer]") {
  const auto study = study_of_json(R"({"moves":[[1,1],[2,2],[1,1],[3,3]]})");
  CHECK_FALSE(study->has_ruleset());
  CHECK(fault_of(*study, Code::ruleset_not_stated) != nullptr);
  REQUIRE(fault_of(*study, Code::occupied) != nullptr);
  CHECK(fault_of(*study, Code::occupied)->at == Cursor{0, 3});
  CHECK(number(study->game({0, 4}).plies()) == 2);
}

TEST_CASE("a faulty layout is shown without its faults", "[viewer]") {
  const auto study = study_of_json(
      R"({"ruleset":"gomoku-free","board":{"size":9,"locked":[[20,20],[4,4]],"portals":[[[1,1],[1,1]],[[2,2],[6,6]]]},
"moves":[[0,0],[4,4]]})");
  CHECK(study->layout().locked == std::vector<Coord>{{4, 4}});
  REQUIRE(study->layout().portals.size() == 1);
  CHECK(fault_of(*study, Code::locked_off_board) != nullptr);
  REQUIRE(fault_of(*study, Code::on_locked_cell) != nullptr);
  CHECK(fault_of(*study, Code::on_locked_cell)->at == Cursor{0, 2});
  const auto huge = study_of_json(R"({"ruleset":"pente","board":{"size":999},"moves":[[9,9]]})");
  CHECK(huge->topology().width() == 19);
  CHECK(number(huge->game({0, 1}).plies()) == 1);
}

TEST_CASE("events of a game stand where they happen", "[viewer]") {
  // Ply 5 takes K9 and K8; ply 3 is the stone that the opening rule binds, as is ply 1.
  const auto study = study_of_pente("1. K10 K9 2. N12 K8 3. K7 {taken} N1 4. A1 K8");
  CHECK(events_of_kind(*study, 0, EventKind::capture) == Tokens{5});
  CHECK(events_of_kind(*study, 0, EventKind::rule) == Tokens{1, 3});
  CHECK(events_of_kind(*study, 0, EventKind::comment) == Tokens{5});
  CHECK(events_of_kind(*study, 0, EventKind::end).empty());
  for (const Event& event : study->events(0)) CHECK_FALSE(event.broken);
  const auto broken = study_of_pente("1. K10 K9 2. L11 K8");
  const auto& events = broken->events(0);
  const auto rule = std::find_if(events.begin(), events.end(), [](const Event& e) { return e.broken; });
  REQUIRE(rule != events.end());
  CHECK(rule->tokens == 3);
  CHECK(rule->kind == EventKind::rule);
}

TEST_CASE("events of a variation are those of its path", "[viewer]") {
  const auto study = study_of_json(
      R"({"ruleset":"pente","moves":[[9,9],[9,8],[12,11],[9,7],[9,6]],
"variations":[{"id":1,"parent":0,"after":4,"moves":[[0,0],{"at":[1,1],"comment":"here"}]}]})");
  CHECK(events_of_kind(*study, 0, EventKind::capture) == Tokens{5});
  CHECK(events_of_kind(*study, 1, EventKind::capture).empty());
  CHECK(events_of_kind(*study, 1, EventKind::comment) == Tokens{6});
  CHECK(events_of_kind(*study, 1, EventKind::rule) == Tokens{1, 3});
}

TEST_CASE("opening notes tell what became of each rule", "[viewer]") {
  const auto states = [](const Study& study) {
    std::vector<RuleState> all;
    for (const OpeningNote& note : study.opening()) all.push_back(note.state);
    return all;
  };
  using S = RuleState;
  const auto pente = [](const std::string& more) { return study_of_json(R"({"ruleset":"pente",)" + more + "}"); };
  CHECK(states(*pente(R"("moves":[[9,9],[9,8],[12,9]])")) == std::vector<S>{S::obeyed, S::obeyed});
  CHECK(states(*pente(R"("moves":[[9,9],[9,8],[11,9]])")) == std::vector<S>{S::obeyed, S::broken});
  CHECK(states(*pente(R"("moves":[[9,8],[9,9]])")) == std::vector<S>{S::broken, S::pending});
  CHECK(states(*pente(R"("rated":false,"moves":[[9,9],[9,8],[11,9]])")) == std::vector<S>{S::obeyed, S::off});
  CHECK(states(*pente(R"("setup":{"stones":{"1":[[0,0]],"2":[]}},"moves":[[9,9]])")) == std::vector<S>{S::off, S::off});
  const auto pending = pente(R"("moves":[])");
  REQUIRE(pending->opening().size() == 2);
  CHECK(number(pending->opening()[1].ply) == 3);
  CHECK(pending->opening()[1].tokens == 0);
}
