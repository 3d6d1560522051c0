#include "viewer/scene/study.h"

#include "core/ruleset_catalog.h"
#include "formats/jsonl/jsonl.h"
#include "formats/pente_text/pente_text.h"
#include "formats/xml/xml.h"
#include "tests/support/catch.h"
#include "tests/support/naive_moment.h"
#include "tests/support/studies.h"

using namespace fivefold;
using namespace fivefold::test;

namespace {

const Fault* fault_of(const Study& study, Code code) {
  for (const Fault& fault : study.faults())
    if (fault.code == code) return &fault;
  return nullptr;
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

TEST_CASE("a ply that was never played is the move at which the line stopped", "[viewer]") {
  const auto study = study_of_pente("1. K10 K9 2. K10 L5 3. M5 *");
  CHECK(study->at_ply(0, 2) == Cursor{0, 2});
  CHECK(study->at_ply(0, 3) == Cursor{0, 3});
  CHECK(study->at_ply(0, 99) == Cursor{0, 3});
}

TEST_CASE("acts and choices are tokens without a ply of their own", "[viewer]") {
  const auto study = study_of_json(
      R"({"ruleset":"gomoku-swap2","moves":[[7,7],[8,8],[9,9],{"choose":"second"},[5,5],{"act":"resign"}]})");
  CHECK(study->length(0) == 6);
  CHECK(number(study->node({0, 4})->ply) == 3);
  CHECK(study->at_ply(0, 4) == Cursor{0, 5});
  CHECK(number(study->node({0, 6})->ply) == 4);
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
