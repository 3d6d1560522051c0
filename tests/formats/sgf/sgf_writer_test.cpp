#include <random>

#include "formats/pente_text/pente_text.h"
#include "formats/psq/psq.h"
#include "tests/formats/sgf/sgf_games.h"
#include "tests/support/catch.h"
#include "tests/support/corpus_zip.h"
#include "tests/support/rich_record.h"
#include "tests/support/same_record.h"

namespace fivefold::test {
namespace {

/// What differs after writing and reading; empty when nothing does.
std::string difference(const Record& record) {
  const std::string text = written(kSgf, record);
  const auto games = games_of(text);
  if (games.size() != 1) return std::to_string(games.size()) + " games:\n" + text;
  const Parsed again(kSgf, games[0]);
  const std::string found = record_difference(record, again.record);
  return found.empty() ? found : found + "\n" + text;
}

/// A record whose parts are drawn at random, with texts that are hard on brackets.
void fill_at_random(std::mt19937& random, Record& record) {
  const auto below = [&](unsigned n) { return static_cast<unsigned>(random() % n); };
  const auto text = [&] {
    static constexpr std::string_view kPieces[] = {"]", "[", "\\", ":", "\n", "\r", "\t",  "(;FF[4]",
                                                   "x", "ự", " ",  ";", ")",  "\"", "\x01"};
    std::string all;
    for (unsigned n = below(6); n > 0; --n) all += kPieces[below(15)];
    return record.keep(all);
  };
  record.clear();
  record.board_stated = true;
  record.layout.width = static_cast<int>(5 + below(48));
  record.layout.height = static_cast<int>(5 + below(48));
  record.players[0].name = text();
  record.players[1].name = text();
  record.intro = text();
  record.event = text();
  record.id = text();
  record.time_control = text();
  record.result = static_cast<Result>(below(5));
  if (below(2) == 0) record.end = static_cast<EndKind>(below(kEndKinds));
  const auto token = [&] {
    Token one = Token::move({static_cast<std::int16_t>(static_cast<int>(below(60)) - 4),
                             static_cast<std::int16_t>(static_cast<int>(below(60)) - 4)});
    one.side = static_cast<std::uint8_t>(below(3));
    if (below(8) == 0) one = Token::choose(static_cast<Choice>(below(3)));
    if (below(8) == 0) one = Token::of(static_cast<Act>(below(6)), static_cast<std::uint8_t>(below(3)));
    record.add(one);
    if (below(3) == 0) record.extra_of_last().comment = text();
    if (below(5) == 0) record.extra_of_last().other = R"("a":1,"sgf":{"TR":["aa"]},"sgf_nodes":[{"LB":["b:\\]"]}])";
  };
  for (unsigned n = below(9); n > 0; --n) token();
  for (unsigned i = 1, lines = below(6); i <= lines; ++i) {
    const Line parent = record.lines[below(i)];
    const std::uint32_t id = below(2) == 0 ? i : 100 + i;
    record.begin_line(id, parent.id, below(parent.count + 1));
    for (unsigned n = below(5); n > 0; --n) token();
  }
  for (unsigned n = below(4); n > 0; --n) {
    Tag tag;
    tag.key = below(2) == 0 ? std::string_view("sgf.ZZ") : text();
    tag.value = text();
    record.tags.push_back(tag);
  }
}

}  // namespace

TEST_CASE("sgf: a record with every kind of fact comes back the same") {
  Record record;
  fill_rich_record(record);
  CHECK(difference(record) == "");
  record.clear();
  record.board_stated = true;
  CHECK(difference(record) == "");
}

TEST_CASE("sgf: records drawn at random come back the same") {
  std::mt19937 random(20261130);
  Record record;
  for (int i = 0; i < 3000; ++i) {
    fill_at_random(random, record);
    const std::string found = difference(record);
    INFO("record " << i);
    REQUIRE(found == "");
  }
}

TEST_CASE("sgf: a DEL, which SGF has no way to write, comes back everywhere") {
  Record record;
  record.clear();
  record.board_stated = true;
  record.intro = "a\x7F";
  record.players[0].name = "\x7Fname";
  record.players[0].other = "\"team\":\"\x7F\"";
  record.event = "\x7F";
  PortalPair pair;
  pair.a = {5, 6};
  pair.b = {7, 8};
  pair.name = "r\x7F";
  record.layout.portals = {pair};
  record.tags.push_back({"key\x7F", "value\x7F", false, {}});
  record.tags.push_back({"json", "[\"\x7F\"]", true, {}});
  record.add(Token::move({3, 3}));
  record.extra_of_last().comment = "b\x7Fne";
  record.extra_of_last().other = "\"mark\":\"\x7F\"";
  CHECK(difference(record) == "");
}

TEST_CASE("sgf: brackets and backslashes of texts are escaped (B032)") {
  Record record;
  record.clear();
  record.board_stated = true;
  record.players[0].name = "a]b\\c";
  CHECK(written(kSgf, record).find("PB[a\\]b\\\\c]") != std::string::npos);
}

TEST_CASE("sgf: pente.org's files go through SGF and come back byte for byte", "[corpus]") {
  std::size_t files = 0;
  std::size_t plies = 0;
  std::size_t same = 0;
  const bool present = visit_corpus_zip("pente-org.zip", [&](const std::string&, const std::string& bytes) {
    if (bytes.empty()) return;
    ++files;
    const Parsed game(kPenteText, bytes);
    const Parsed again(kSgf, games_of(written(kSgf, game.record)).at(0));
    plies += again.record.tokens.size();
    if (again.codes().empty() && written(kPenteText, again.record) == bytes) ++same;
  });
  if (!present) return;
  CHECK(files == 7855);
  CHECK(plies == 236026);
  CHECK(same == 7855);
}

TEST_CASE("sgf: Piskvork's files go through SGF and come back byte for byte", "[corpus]") {
  std::size_t files = 0;
  std::size_t plies = 0;
  std::size_t same = 0;
  const bool present = visit_corpus_zip("gomocup-psq.zip", [&](const std::string& name, const std::string& bytes) {
    if (!name.ends_with(".psq")) return;
    ++files;
    const Parsed game(kPsq, bytes);
    const Parsed again(kSgf, games_of(written(kSgf, game.record)).at(0));
    plies += again.record.tokens.size();
    if (written(kPsq, again.record) == bytes) ++same;
  });
  if (!present) return;
  CHECK(files == 9498);
  CHECK(plies == 426817);
  CHECK(same == 9498);
}

}  // namespace fivefold::test
