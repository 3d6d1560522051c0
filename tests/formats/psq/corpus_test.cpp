#include <fstream>
#include <map>
#include <sstream>

#include "formats/psq/psq.h"
#include "tests/support/catch.h"
#include "tests/support/corpus_zip.h"
#include "tests/support/parsed.h"

namespace fivefold::test {
namespace {

/// One row of gomocup.tsv: what an independent reader found in a file.
std::map<std::string, std::vector<std::string>> facts() {
  std::map<std::string, std::vector<std::string>> all;
  std::ifstream in(corpus_path("gomocup.tsv"));
  std::string line;
  while (std::getline(in, line)) {
    std::istringstream cells(line);
    std::vector<std::string> row;
    for (std::string cell; std::getline(cells, cell, '\t');) row.push_back(cell);
    if (!row.empty()) all[row[0]] = row;
  }
  return all;
}

long long total_time(const Record& record, std::size_t side) {
  long long sum = 0;
  for (std::size_t i = side; i < record.tokens.size(); i += 2) sum += record.tokens[i].milliseconds;
  return sum;
}

/// The same columns as read by us.
std::vector<std::string> facts_of(const std::string& name, const Record& record) {
  const auto or_usual = [&](std::string_view key, std::string_view usual) {
    const std::string_view value = record.tag(key);
    return std::string(value.empty() ? usual : value);
  };
  return {name,
          std::to_string(record.layout.width),
          std::to_string(record.layout.height),
          or_usual("psq.levels", "11:11"),
          or_usual("psq.starter", "0"),
          std::to_string(record.tokens.size()),
          std::to_string(total_time(record, 0)),
          std::to_string(total_time(record, 1)),
          std::string(record.players[0].name),
          std::string(record.players[1].name),
          or_usual("psq.error", "-1")};
}

TEST_CASE("every psq file of the corpus is read without findings, with the known facts, and comes back byte for byte") {
  const auto known = facts();
  std::size_t files = 0, moves = 0, off_board = 0;
  ParseOptions options;
  const bool present = visit_corpus_zip("gomocup-psq.zip", [&](const std::string& name, const std::string& bytes) {
    if (!name.ends_with(".psq")) return;
    options.path = name;
    const Parsed game(kPsq, bytes, options);
    ++files;
    moves += game.record.tokens.size();
    const auto row = known.find(name);
    bool same = game.diagnostics.empty() && row != known.end() && written(kPsq, game.record) == bytes;
    if (same) {
      auto expected = row->second;
      expected.resize(11);
      same = facts_of(name, game.record) == expected;
    }
    for (const Token& token : game.record.tokens) {
      if (token.kind != TokenKind::move || token.at.x < 0 || token.at.y < 0 || token.at.x >= game.record.layout.width ||
          token.at.y >= game.record.layout.height) {
        ++off_board;
      }
    }
    INFO(name);
    if (!same) CHECK(same);
  });
  if (!present) return;
  CHECK(files == 9498);
  CHECK(moves == 426817);
  CHECK(off_board == 0);
}

TEST_CASE("every rec file of the corpus is read without findings and comes back byte for byte") {
  std::size_t files = 0, moves = 0, code_15 = 0;
  ParseOptions options;
  options.board = {15, 15};
  const bool present = visit_corpus_zip("gomocup-rec.zip", [&](const std::string& name, const std::string& bytes) {
    if (!name.ends_with(".rec")) return;
    options.path = name;
    const Parsed game(kRec, bytes, options);
    ++files;
    moves += game.record.tokens.size();
    if (game.record.tag("psq.error") == "15") ++code_15;
    const bool same = game.diagnostics.empty() && written(kRec, game.record) == bytes;
    INFO(name << " " << game.codes());
    if (!same) CHECK(same);
    const Parsed as_psq(kPsq, written(kPsq, game.record));
    if (as_psq.moves() != game.moves()) CHECK(as_psq.moves() == game.moves());
  });
  if (!present) return;
  CHECK(files == 2804);
  CHECK(moves == 108462);
  CHECK(code_15 == 19);
}

}  // namespace
}  // namespace fivefold::test
