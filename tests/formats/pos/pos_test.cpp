// Position files: a count and as many cells.

#include "formats/pos/pos.h"

#include "formats/sgf/sgf.h"
#include "tests/formats/renlib/library.h"
#include "tests/support/catch.h"
#include "tests/support/corpus_zip.h"
#include "tests/support/parsed.h"

namespace fivefold::test {
namespace {

ParseOptions counted(CellOrder order) {
  ParseOptions options;
  options.cells = order;
  return options;
}

ParseOptions named(std::string_view path) {
  ParseOptions options;
  options.path = path;
  return options;
}

// 0x70 is the centre; 0x80 = 8*15 + 8, one down and one right of it; 0x62 = 6*15 + 8, up and right.
const std::string kSymmetric = bytes_of("02 70 80");
const std::string kThree = bytes_of("03 70 80 62");

}  // namespace

TEST_CASE("pos: cells counted along rows from the top, or along columns", "[pos]") {
  const Parsed rows(kPos, kThree, counted(CellOrder::rows));
  CHECK(rows.codes().empty());
  CHECK(rows.moves() == "7,7 8,6 8,8");
  CHECK(rows.record.board_stated);
  CHECK(rows.record.layout.width == 15);
  CHECK(written(kPos, rows.record) == kThree);
  const Parsed columns(kPos, kThree, counted(CellOrder::columns));
  CHECK(columns.moves() == "7,7 8,6 6,6");
  // 6*15 + 8 mirrored is 8*15 + 6.
  CHECK(written(kPos, columns.record) == bytes_of("03 70 80 7e"));
}

TEST_CASE("pos: which way is asked, unless it makes no difference", "[pos]") {
  const Parsed asked(kPos, kThree);
  CHECK(asked.codes() == "S941");
  CHECK(is_critical(asked.diagnostics[0]));
  CHECK(asked.record.tokens.empty());
  CHECK(asked.record.tag("pos.cells") == "03708062");
  CHECK(written(kPos, asked.record) == kThree);
  const Parsed symmetric(kPos, kSymmetric);
  CHECK(symmetric.codes().empty());
  CHECK(symmetric.moves() == "7,7 8,6");
}

TEST_CASE("pos: corners", "[pos]") {
  // 0 is A15, 14 is O15, 210 is A1, 224 is O1.
  const Parsed game(kPos, bytes_of("04 00 0e d2 e0"), counted(CellOrder::rows));
  CHECK(game.moves() == "0,14 14,14 0,0 14,0");
}

TEST_CASE("pos: cut short, too long, no such count, no such cell", "[pos]") {
  const Parsed cut(kPos, bytes_of("03 70 80"), counted(CellOrder::rows));
  CHECK(cut.codes() == "S107");
  CHECK(cut.moves() == "7,7 8,6");
  const Parsed more(kPos, bytes_of("01 70 0d0a"), counted(CellOrder::rows));
  CHECK(more.codes() == "S105");
  CHECK(message(more.diagnostics[0]).find("2 bytes") != std::string::npos);
  CHECK(more.moves() == "7,7");
  CHECK(written(kPos, more.record) == bytes_of("01 70 0d0a"));
  for (const char* count : {"00", "e2 70", "ff 70"}) {
    const Parsed none(kPos, bytes_of(count));
    CHECK(none.codes() == "S942");
    CHECK(none.record.tokens.empty());
  }
  const Parsed cell(kPos, bytes_of("02 70 e1"), counted(CellOrder::rows));
  CHECK(cell.moves() == "7,7 ?");
  CHECK(cell.record.extras[0].text == "0xe1");
}

TEST_CASE("pos: the name of a file of Zjrenju says who played and how it ended", "[pos]") {
  const Parsed game(kPos, kThree, named("club.zip!2004/12#1#kestrel#plover#0#6.pos"));
  CHECK(game.codes() == "S944");
  // Such files are Zjrenju's, which counts along rows.
  CHECK(game.moves() == "7,7 8,6 8,8");
  CHECK(game.record.players[0].name == "kestrel");
  CHECK(game.record.players[1].name == "plover");
  CHECK(game.record.result == Result::second);
  CHECK(game.record.end == EndKind::resign);
  CHECK(game.record.tag("pos.rule") == "RIF");
  CHECK(game.record.tag("pos.table") == "12");
  CHECK(game.record.tag("pos.swap") == "0");
}

TEST_CASE("pos: every state of such a name", "[pos]") {
  const auto state = [](const std::string& digit) {
    const Parsed game(kPos, kSymmetric, named("1#0#a#b#0#" + digit + ".pos"));
    return std::pair{game.record.result, game.record.end};
  };
  using End = std::optional<EndKind>;
  CHECK(state("0") == std::pair{Result::unknown, End{}});
  CHECK(state("1") == std::pair{Result::second, End{}});
  CHECK(state("2") == std::pair{Result::draw, End{}});
  CHECK(state("3") == std::pair{Result::first, End{}});
  CHECK(state("4") == std::pair{Result::second, End{}});
  CHECK(state("5") == std::pair{Result::first, End{EndKind::resign}});
  CHECK(state("6") == std::pair{Result::second, End{EndKind::resign}});
  CHECK(state("7") == std::pair{Result::first, End{EndKind::time}});
  CHECK(state("8") == std::pair{Result::second, End{EndKind::time}});
  CHECK(state("9") == std::pair{Result::missing, End{}});
}

TEST_CASE("pos: parts of a name that are not known are kept", "[pos]") {
  const Parsed game(kPos, kSymmetric, named("1#7#a#b#3#x.pos"));
  CHECK(game.codes() == "S944 S943 S943 S943");
  CHECK(game.record.tag("pos.rule") == "7");
  CHECK(game.record.tag("pos.swap") == "3");
  CHECK(game.record.tag("pos.state") == "x");
  // Two swaps may be asked for under the third rule.
  CHECK(Parsed(kPos, kSymmetric, named("1#2#a#b#3#0.pos")).codes() == "S944");
  CHECK(Parsed(kPos, kSymmetric, named("a#b.pos")).codes().empty());
}

TEST_CASE("pos: what it looks like", "[pos]") {
  CHECK(kPos.sniff(kThree) > 50);
  CHECK(kPos.sniff(kSymmetric) > 50);
  CHECK(kPos.sniff(bytes_of("03 70 80 62 00")) == 0);  // one byte more
  CHECK(kPos.sniff(bytes_of("03 70 80")) == 0);        // one less
  CHECK(kPos.sniff(bytes_of("03 70 80 70")) == 0);     // a cell twice
  CHECK(kPos.sniff(bytes_of("02 70 e1")) == 0);        // no such cell
  CHECK(kPos.sniff(bytes_of("00")) == 0);
  CHECK(kPos.sniff("") == 0);
  CHECK(kPos.sniff("\n1. K10\n") == 0);
}

TEST_CASE("pos: only the stones of the main line are written, the rest is said to be lost", "[pos]") {
  const Parsed game(kSgf, "(;FF[4]GM[4]SZ[15]PB[a];B[hh]C[x];W[ii](;B[ig])(;B[aa]))");
  Diagnostics losses;
  CHECK(written(kPos, game.record, losses) == kThree);
  std::string all;
  for (const Diagnostic& d : losses) all += message(d) + "\n";
  for (const char* what : {"names of the players", "comments", "variations"})
    CHECK(all.find(what) != std::string::npos);
  const Parsed large(kSgf, "(;FF[4]GM[4]SZ[19];B[jj])");
  Diagnostics refused;
  CHECK(written(kPos, large.record, refused).empty());
  REQUIRE(refused.size() == 1);
  CHECK(refused[0].code == Code::board_not_writable);
}

TEST_CASE("pos: real files are recognised, read whole and written back", "[pos][corpus]") {
  std::size_t files = 0;
  std::size_t stones = 0;
  const bool present = visit_corpus_zip("renlib-pos.zip", [&](const std::string& path, const std::string& bytes) {
    if (!path.ends_with(".pos")) return;
    INFO(path);
    ++files;
    CHECK(kPos.sniff(bytes) > 50);
    for (const CellOrder order : {CellOrder::rows, CellOrder::columns}) {
      const Parsed game(kPos, bytes, counted(order));
      CHECK(game.codes().empty());
      CHECK(game.record.tokens.size() + 1 == bytes.size());
      if (order == CellOrder::rows) CHECK(written(kPos, game.record) == bytes);
      if (order == CellOrder::rows) stones += game.record.tokens.size();
    }
    CHECK(Parsed(kPos, bytes).codes() == "S941");
  });
  if (!present) return;
  CHECK(files == 11);
  CHECK(stones == 18 + 10 + 21 + 36 + 8 + 225 + 32 + 7 + 10 + 20 + 11);
}

}  // namespace fivefold::test
