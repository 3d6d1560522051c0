// Boards with holes and locked cells that broke other programs (tests/data/cases/B168 ... B185). The inputs are
// neutral: columns and rows from 1 at the top left; they are turned into JSON Lines records here.

#include <sstream>
#include <string>
#include <string_view>

#include "core/ruleset_catalog.h"
#include "formats/jsonl/jsonl.h"
#include "formats/judge.h"
#include "tests/support/catch.h"
#include "tests/support/pente_text_files.h"

namespace fivefold::test {
namespace {

/// "4,9" as the cell of a board of this size: "[3,8]" on 17x17.
std::string cell(const std::string& text, int size) {
  const int x = std::stoi(text);
  const int y = std::stoi(text.substr(text.find(',') + 1));
  return "[" + std::to_string(x - 1) + "," + std::to_string(size - y) + "]";
}

std::string value_of(const std::string& text, const std::string& key) {
  const std::size_t at = text.find("\n" + key + ": ");
  if (at == std::string::npos) return {};
  const std::size_t begin = at + key.size() + 3;
  return text.substr(begin, text.find('\n', begin) - begin);
}

/// A neutral record as one JSON object.
std::string as_json(const std::string& name) {
  const std::string text = "\n" + case_file(name);
  const int size = std::stoi(value_of(text, "size"));
  std::string portals, moves;
  std::istringstream pairs(value_of(text, "portals"));
  for (std::string pair; pairs >> pair;) {
    if (pair == ";") continue;
    const std::size_t arrow = pair.find("<->");
    portals += (portals.empty() ? "" : ",") + std::string("{\"a\":") + cell(pair, size);
    if (arrow != std::string::npos) portals += ",\"b\":" + cell(pair.substr(arrow + 3), size);
    portals += "}";
  }
  std::istringstream stones(value_of(text, "moves"));
  for (std::string stone; stones >> stone;) moves += (moves.empty() ? "" : ",") + cell(stone, size);
  const std::string blocked = value_of(text, "blocked");
  const std::string side = std::to_string(size);
  const std::string result = value_of(text, "result");
  return "{\"ruleset\":\"vcaro-" + value_of(text, "board") + "\",\"board\":{\"width\":" + side + ",\"height\":" + side +
         (blocked.empty() ? "" : ",\"locked\":[" + cell(blocked, size) + "]") + ",\"portals\":[" + portals +
         "]},\"moves\":[" + moves + "],\"result\":\"" + (result == "X" ? "1-0" : "*") + "\"}";
}

/// One judge for all of a test's records, as a run of the program has it.
class Court {
 public:
  const Judged& judge(const std::string& name) {
    text_ = as_json(name);
    return judge_.judge(kJsonLines, text_, name, 1);
  }
  void judge_without_locked(const std::string& name) {
    text_ = as_json(name);
    const std::size_t at = text_.find(",\"locked\"");
    text_.erase(at, text_.find("]]", at) + 2 - at);
    judge_.judge(kJsonLines, text_, name, 1);
  }
  /// Ply of the end on the board with its winner ("X at 11"), or "none".
  std::string verdict(const std::string& name) {
    const Judged& judged = judge(name);
    if (judged.replay == nullptr) return "not judged";
    if (!judged.replay->outcome) return "none";
    const auto winner = judged.replay->outcome->winner;
    return std::string(!winner                  ? "draw"
                       : *winner == Side::first ? "X"
                                                : "O") +
           " at " + std::to_string(number(judged.replay->outcome_ply));
  }
  bool has(Code code) const { return judge_.diagnostics().has(code); }
  /// Ply of the first finding of this kind, or 0.
  unsigned ply_of(Code code) const {
    for (const Diagnostic& d : judge_.diagnostics())
      if (d.code == code) return number(d.ply);
    return 0;
  }

 private:
  Judge judge_{JudgeOptions{}};
  std::string text_;
};

}  // namespace

TEST_CASE("B168: a five with an enemy stone at both ends wins at vcaro", "[cases]") {
  CHECK(Court().verdict("B168.txt") == "X at 11");
}

TEST_CASE("B169: a five between the edge and an enemy stone wins", "[cases]") {
  CHECK(Court().verdict("B169.txt") == "X at 11");
}

TEST_CASE("B175: the distance of the second own stone is the larger of columns and rows", "[cases]") {
  Court court;
  CHECK(court.verdict("B175.txt") == "none");
  CHECK(court.ply_of(Code::opening_distance) == 3);  // three columns and three rows: 3, not 6
}

TEST_CASE("B178: a full row between two holes of one pair is no endless row", "[cases]") {
  Court court;
  CHECK(court.verdict("B178.txt") == "none");
  CHECK_FALSE(court.has(Code::on_hole));
}

TEST_CASE("B182: no stone stands on a hole", "[cases]") {
  Court court;
  CHECK(court.verdict("B182.txt") == "none");
  CHECK(court.ply_of(Code::on_hole) == 5);
}

TEST_CASE("B183: a row runs through two holes side by side", "[cases]") {
  CHECK(Court().verdict("B183.txt") == "X at 11");
}

TEST_CASE("B184: the holes of the record before are gone", "[cases]") {
  Court court;
  CHECK(court.verdict("B183.txt") == "X at 11");
  CHECK(court.verdict("B184.txt") == "none");
  CHECK(court.judge("B184.txt").layout->portals.empty());
}

TEST_CASE("B185: every fault of the portals is named", "[cases]") {
  Court court;
  court.judge("B185.txt");
  CHECK(court.has(Code::hole_on_locked));
  CHECK(court.has(Code::hole_off_board));
  CHECK(court.has(Code::json_wrong_type));  // the pair of one hole
  // The pair of one hole twice stands on the locked cell, which is named first; without that cell its own fault shows.
  court.judge_without_locked("B185.txt");
  CHECK(court.has(Code::hole_paired_with_itself));
  CHECK_FALSE(court.has(Code::hole_on_locked));
}

}  // namespace fivefold::test
