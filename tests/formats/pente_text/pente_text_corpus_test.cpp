#include <fstream>
#include <map>
#include <sstream>

#include "formats/pente_text/pente_text.h"
#include "tests/support/catch.h"
#include "tests/support/corpus_zip.h"
#include "tests/support/pente_text_files.h"

namespace fivefold::test {
namespace {

/// Plies of each game by its id, as an independent replay counted them. Two ids stand twice, with the same game.
std::map<std::string, std::size_t> known_plies() {
  std::map<std::string, std::size_t> all;
  std::ifstream in(corpus_path("pente-org.csv"));
  std::string line;
  std::getline(in, line);
  while (std::getline(in, line)) {
    std::istringstream cells(line);
    std::vector<std::string> row;
    for (std::string cell; std::getline(cells, cell, ',');) row.push_back(cell);
    if (row.size() > 11) all[row[1]] = std::stoul(row[11]);
  }
  return all;
}

TEST_CASE("every pente.org file of the corpus is read without findings and comes back byte for byte") {
  const auto known = known_plies();
  std::size_t files = 0, plies = 0, first = 0, second = 0, unrated = 0;
  const bool present = visit_corpus_zip("pente-org.zip", [&](const std::string& name, const std::string& bytes) {
    if (bytes.empty()) return;
    const auto records = read_all(bytes);
    INFO(name);
    REQUIRE(records.size() == 1);
    const Parsed& game = *records.front();
    ++files;
    plies += game.record.tokens.size();
    first += game.record.result == Result::first;
    second += game.record.result == Result::second;
    unrated += game.record.rated == false;
    REQUIRE(game.codes().empty());
    REQUIRE(game.record.tags.empty());
    const auto row = known.find(name.substr(name.rfind('/') + 1));
    REQUIRE(row != known.end());
    REQUIRE(game.record.tokens.size() == row->second);
    REQUIRE(written(kPenteText, game.record) == bytes);
    REQUIRE(kPenteText.sniff(bytes) == 100);
  });
  if (!present) return;
  CHECK(files == 7855);
  CHECK(plies == 236026);
  CHECK(first == 4368);
  CHECK(second == 3487);
  CHECK(unrated == 53);
}

TEST_CASE("the corpus as one archive is cut into its games") {
  std::string archive;
  const bool present = visit_corpus_zip("pente-org.zip", [&](const std::string& name, const std::string& bytes) {
    // every second game follows without an empty line
    archive += bytes;
    if (name.back() % 2 == 0) archive += "\r\n";
  });
  if (!present) return;
  CHECK(cut_all(archive).size() == 7855);
}

}  // namespace
}  // namespace fivefold::test
