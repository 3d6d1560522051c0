// Opening lists of Gomocup: pairs of offsets from the centre cell.

#include "formats/openings/openings.h"

#include <map>
#include <string>
#include <vector>

#include "formats/psq/psq.h"
#include "formats/sniff.h"
#include "tests/support/catch.h"
#include "tests/support/corpus_zip.h"
#include "tests/support/parsed.h"

namespace fivefold::test {
namespace {

ParseOptions board(int width, int height) {
  ParseOptions options;
  options.board = {width, height};
  return options;
}

std::vector<std::string> records_of(std::string_view text) {
  std::vector<std::string> records;
  while (!text.empty()) {
    const Cut cut = kOpenings.cut(text, true);
    REQUIRE(cut.end > 0);
    if (cut.kind == Cut::Kind::record) records.emplace_back(text.substr(cut.begin, cut.end - cut.begin));
    text.remove_prefix(cut.end);
  }
  return records;
}

/// Every opening of a list of the corpus as its moves on this board.
std::vector<std::string> openings_of(const std::string& list, int side) {
  std::vector<std::string> all;
  visit_corpus_zip("openings.zip", [&](const std::string& name, const std::string& bytes) {
    if (!name.ends_with(list)) return;
    for (const std::string& line : records_of(bytes)) {
      const Parsed opening(kOpenings, line, board(side, side));
      CHECK(opening.codes().empty());
      all.push_back(opening.moves());
    }
  });
  return all;
}

}  // namespace

TEST_CASE("openings: columns to the right, rows downwards from cell W/2, H/2", "[openings]") {
  const Parsed opening(kOpenings, "0,0, 1,-1, 2,2\r\n", board(15, 15));
  CHECK(opening.codes().empty());
  CHECK(opening.moves() == "7,7 8,8 9,5");
  // An even board: cell 10,10 counted from the top left is 10,9 from the bottom left.
  CHECK(Parsed(kOpenings, "0,0,-9,9", board(20, 20)).moves() == "10,9 1,0");
}

TEST_CASE("openings: without --board they are read on 20x20 with a note", "[openings]") {
  const Parsed opening(kOpenings, "0,0, 1,-1");
  CHECK(opening.codes() == "B113");
  CHECK(opening.moves() == "10,9 11,10");
  CHECK(opening.record.board_stated);
}

TEST_CASE("openings: faults are named and what stands before them is kept", "[openings]") {
  const Parsed uneven(kOpenings, "0,0, 1,-1, 2", board(15, 15));
  CHECK(uneven.codes() == "S708");
  CHECK(message(uneven.diagnostics[0]) == "an odd count of numbers: 2 has no partner");
  CHECK(uneven.moves() == "7,7 8,8");
  CHECK(Parsed(kOpenings, "0,0, 50,1", board(15, 15)).codes() == "S102");
  CHECK(Parsed(kOpenings, "0,0, 49,1", board(15, 15)).codes().empty());
  const Parsed word(kOpenings, "0,0, x,1, 2,2", board(15, 15));
  CHECK(word.codes() == "S102");
  CHECK(word.moves() == "7,7");
  // What hangs over the edge stays as written; the judge says so.
  CHECK(Parsed(kOpenings, "0,0, 9,0", board(15, 15)).moves() == "7,7 16,7");
}

TEST_CASE("openings: a line is a record, and other lists of numbers are not openings", "[openings]") {
  CHECK(records_of("0,0,1,1\n\n2,2,3,3\r\n").size() == 2);
  CHECK(kOpenings.sniff("0,0, 1,0, 1,3\r\n0,0, 1,1, 0,3\r\n") >= 50);
  CHECK(kOpenings.sniff("10,12,5\n") == 0);
  CHECK(kOpenings.sniff("0,0\n") == 0);
  CHECK(kOpenings.sniff("Piskvorky 20x20, 11:11, 0\n8,8,38\n") == 0);
  CHECK(detect("a.exe\nb.exe\n7,7,38\n7,8,2\n0,1,2\n", all_formats()).format == &kRec);
}

TEST_CASE("every game of Gomocup 2016 starts with an opening of its list", "[openings][corpus]") {
  const std::map<std::string, std::pair<std::vector<std::string>, int>> lists = {
      {"fastgame/", {openings_of("gomocup2016_openings_freestyle.txt", 20), 0}},
      {"freestyle/", {openings_of("gomocup2016_openings_freestyle.txt", 20), 0}},
      {"standard/", {openings_of("gomocup2016_openings_standard.txt", 15), 0}},
      {"renju/", {openings_of("gomocup2016_openings_renju.txt", 15), 0}}};
  std::map<std::string, int> games;
  const bool present = visit_corpus_zip("gomocup-psq.zip", [&](const std::string& name, const std::string& bytes) {
    for (const auto& [folder, list] : lists) {
      if (name.find("/" + folder) == std::string::npos) continue;
      const std::string moves = Parsed(kPsq, bytes).moves();
      bool begins = false;
      for (const std::string& opening : list.first)
        begins = begins || moves == opening || moves.starts_with(opening + " ");
      if (!begins) FAIL_CHECK(name + " begins with no opening of its list");
      ++games[folder];
    }
  });
  if (!present) return;
  CHECK(games["fastgame/"] == 6336);
  CHECK(games["freestyle/"] == 1092 + 1440);
  CHECK(games["standard/"] == 540);
  CHECK(games["renju/"] == 89);
}

}  // namespace fivefold::test
