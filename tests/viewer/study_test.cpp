#include "viewer/scene/study.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "core/ruleset_catalog.h"
#include "formats/jsonl/jsonl.h"
#include "formats/pente_text/pente_text.h"
#include "formats/xml/xml.h"
#include "tests/support/catch.h"
#include "tests/support/naive_moment.h"
#include "tests/support/random_source.h"
#include "tests/support/studies.h"

using namespace fivefold;
using namespace fivefold::test;
using nlohmann::json;

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

// Main line a b c d; line 1 leaves after 2 (two stones); line 2 leaves line 1 after its first; line 3 leaves line 1
// before its first, so it is a sister of line 1; line 4 is another first move.
const char* const kTree =
    R"({"ruleset":"gomoku-free","board":{"size":9},"moves":[[0,0],[1,0],[2,0],[3,0]],"variations":[
{"id":1,"parent":0,"after":2,"moves":[[4,4],[5,5]]},{"id":2,"parent":1,"after":1,"moves":[[6,6]]},
{"id":3,"parent":1,"after":0,"moves":[[7,7]]},{"id":4,"parent":0,"after":0,"moves":[[8,8]]}]})";

}  // namespace

TEST_CASE("a path is the parents' tokens and the line's own", "[viewer]") {
  const auto study = study_of_json(kTree);
  CHECK(study->length(0) == 4);
  CHECK(study->length(1) == 4);
  CHECK(study->length(2) == 4);
  CHECK(study->length(3) == 3);
  CHECK(study->length(4) == 1);
  for (std::uint32_t line = 0; line < 5; ++line) {
    const auto path = naive_path(study->record(), line);
    REQUIRE(path.size() == study->length(line));
    CHECK(study->node({line, 0}) == nullptr);
    for (std::uint32_t i = 0; i < path.size(); ++i) CHECK(study->node({line, i + 1})->token == path[i]);
  }
}

TEST_CASE("a shared beginning belongs to the line that holds its tokens", "[viewer]") {
  const auto study = study_of_json(kTree);
  CHECK(study->owner({2, 4}) == Cursor{2, 4});
  CHECK(study->owner({2, 3}) == Cursor{1, 3});
  CHECK(study->owner({2, 2}) == Cursor{0, 2});
  CHECK(study->owner({3, 2}) == Cursor{0, 2});
  CHECK(study->owner({4, 0}) == Cursor{0, 0});
}

TEST_CASE("branches are the lines that go on from a place, its own first", "[viewer]") {
  const auto study = study_of_json(kTree);
  CHECK(study->branches({0, 0}) == Tokens{0, 4});
  CHECK(study->branches({0, 1}) == Tokens{0});
  CHECK(study->branches({0, 2}) == Tokens{0, 1, 3});
  CHECK(study->branches({2, 3}) == Tokens{1, 2});
  CHECK(study->branches({0, 4}).empty());
}

TEST_CASE("the game behind a cursor is the one that its path gives", "[viewer]") {
  const auto study = study_of_json(kTree);
  const Game game = study->game({2, 4});
  for (const char* stone : {"A1", "B1", "E5", "G7"}) CHECK(game.position().has_stone(at(*study, stone)));
  CHECK(number(game.plies()) == 4);
  CHECK(study->at_ply(2, 3) == Cursor{2, 3});
  CHECK(study->at_ply(2, 99) == Cursor{2, 4});
  CHECK(study->at_ply(2, 0) == Cursor{2, 0});
}

TEST_CASE("acts and choices are tokens without a ply of their own", "[viewer]") {
  const auto study = study_of_json(
      R"({"ruleset":"gomoku-swap2","moves":[[7,7],[8,8],[9,9],{"choose":"second"},[5,5],{"act":"resign"}]})");
  CHECK(study->length(0) == 6);
  CHECK(number(study->node({0, 4})->ply) == 3);
  CHECK(study->at_ply(0, 4) == Cursor{0, 5});
  CHECK(number(study->node({0, 6})->ply) == 4);
}

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

TEST_CASE("anything opens: empty, cut off, unreadable, no moves, no ruleset", "[viewer]") {
  for (const char* text : {"", "{", "[Game \"Pente\"]\n", "1. K10", "\x01\x02", "[Game \"Pente\"]\n\n1. ?? ?? *"}) {
    INFO(text);
    const auto study = study_of(kPenteText, text);
    for (std::uint32_t i = 0; i <= study->length(0); ++i) CHECK(!moment_at(*study, i).sentence.empty());
  }
  for (const char* text : {"", "{", "[]", "{\"moves\":[[9,9],[9,", "{\"moves\":[[1,1]],\"variations\":[7,{}]}"}) {
    INFO(text);
    const auto study = study_of_json(text);
    CHECK_FALSE(study->has_ruleset());
    for (std::uint32_t i = 0; i <= study->length(0); ++i) CHECK(!moment_at(*study, i).sentence.empty());
  }
  const auto study = study_of(kXml, "<game><moves>");
  CHECK(!moment_at(*study, study->length(0)).sentence.empty());
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

TEST_CASE("lines without a place open, alone and unplayed", "[viewer]") {
  // The readers leave such variations out of the record; a record may hold them all the same.
  Format format = kJsonLines;
  format.parse = [](std::string_view bytes, const ParseOptions& options, Record& record, Diagnostics& found) {
    kJsonLines.parse(bytes, options, record, found);
    record.begin_line(1, 2, 0);  // lines 1 and 2 name each other
    record.add(Token::move({1, 1}));
    record.begin_line(2, 1, 0);
    record.add(Token::move({2, 2}));
    record.begin_line(3, 0, 9);  // the main line is shorter
    record.add(Token::move({3, 3}));
    record.begin_line(4, 4, 0);  // its own parent
    record.add(Token::move({4, 4}));
    record.add(Token::move({5, 5}));
  };
  const auto study = study_of(format, R"({"ruleset":"gomoku-free","moves":[[0,0]]})");
  REQUIRE(study->record().lines.size() == 5);
  for (std::uint32_t line = 1; line < 5; ++line) {
    INFO(line);
    CHECK(study->length(line) == study->record().lines[line].count);
    CHECK_FALSE(study->node({line, 1})->judged);
    CHECK(number(study->game({line, 1}).plies()) == 0);
    CHECK(!moment_at(*study, 1, line).sentence.empty());
    CHECK(study->at_ply(line, 1) == Cursor{line, study->length(line)});
  }
  CHECK(fault_of(*study, Code::variation_without_place) != nullptr);
  CHECK(study->branches({0, 0}) == Tokens{0});
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

TEST_CASE("tried moves become a variation that core judges", "[viewer]") {
  const auto study = study_of_pente("1. K10 K9 2. N12 K8 3. A1 *");
  const auto k7 = study->topology().coord(at(*study, "K7"));
  const auto tried = study->with_moves({0, 4}, {k7});
  REQUIRE(tried->record().lines.size() == 2);
  const auto line = static_cast<std::uint32_t>(tried->record().lines.size() - 1);
  CHECK(tried->length(line) == 5);
  CHECK(tried->length(0) == 5);
  const Node* node = tried->node({line, 5});
  CHECK(node->step.captured.size() == 2);
  CHECK(study->record().lines.size() == 1);
  CHECK(tried->branches({0, 4}) == Tokens{0, line});

  // Going on from there makes the line longer; from elsewhere a new one begins.
  const auto longer = tried->with_moves({line, 5}, {{0, 5}, {0, 7}});
  CHECK(longer->record().lines.size() == 2);
  CHECK(longer->length(line) == 7);
  const auto other = longer->with_moves({line, 6}, {{0, 9}});
  REQUIRE(other->record().lines.size() == 3);
  CHECK(other->length(2) == 7);
  CHECK(other->node({2, 6})->token == other->node({1, 6})->token);
}

TEST_CASE("a tried move on a stone is refused with a finding at its place", "[viewer]") {
  const auto study = study_of_pente("1. K10 K9 2. N12 K8 *");
  const auto tried = study->with_moves({0, 4}, {{9, 9}});
  CHECK_FALSE(tried->node({1, 5})->step.placed);
  const Fault* fault = fault_of(*tried, Code::occupied);
  REQUIRE(fault != nullptr);
  CHECK(fault->at == Cursor{1, 5});
  CHECK(fault->point == at(*tried, "K10"));
  // Tried behind it, the next moves leave before it.
  const auto next = tried->with_moves({1, 5}, {{0, 0}});
  CHECK(next->node({static_cast<std::uint32_t>(next->record().lines.size() - 1), 5})->step.placed);
}

TEST_CASE("moves can be tried at the end of every line", "[viewer]") {
  const auto study = study_of_json(kTree);
  for (std::uint32_t line = 0; line < 5; ++line) {
    const auto tried = study->with_moves({line, study->length(line)}, {{0, 8}});
    const auto last = static_cast<std::uint32_t>(tried->record().lines.size() - 1);
    REQUIRE(tried->length(last) == study->length(line) + 1);
    CHECK(tried->node({last, tried->length(last)})->step.placed);
    CHECK(tried->node({last, study->length(line)})->token == study->node({line, study->length(line)})->token);
  }
}

TEST_CASE("the ruleset that the user named needs not outlive the call", "[viewer]") {
  auto ruleset = std::make_unique<Ruleset>(*find_ruleset("gomoku-std"));
  JudgeOptions options;
  options.ruleset = ruleset.get();
  const auto study = study_of_json(R"({"board":{"size":15},"moves":[[1,1],[2,2]]})", options);
  ruleset.reset();
  CHECK(study->ruleset().id == "gomoku-std");
  CHECK(study->with_moves({0, 2}, {{3, 3}})->ruleset().id == "gomoku-std");
  CHECK(number(study->game({0, 2}).plies()) == 2);
}
