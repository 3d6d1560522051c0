// RenLib libraries that broke other programs (tests/data/cases/B142 ... B147).

#include <string>

#include "core/coordinates.h"
#include "formats/judge.h"
#include "formats/renlib/renlib.h"
#include "tests/formats/split_all.h"
#include "tests/support/catch.h"
#include "tests/support/paths.h"

namespace fivefold::test {
namespace {

struct Verdict {
  testing::Split split;
  Judge judge{JudgeOptions{}};
  const Judged* judged = nullptr;

  explicit Verdict(const std::string& name)
      : split(testing::split_files({source_folder() + "/tests/data/cases/" + name}, {})) {
    REQUIRE(split.records.size() == 1);
    const RawRecord& raw = split.records.front();
    REQUIRE(raw.entry->format->name == "renlib");
    judged = &judge.judge(*raw.entry->format, raw.bytes, name, 1);
  }
  std::string stones() const {
    std::string all;
    for (const Token& token : judged->record.tokens) {
      all += all.empty() ? "" : " ";
      all += token.kind == TokenKind::move ? write_coord(token.at, CoordinateStyle::keep_i) : "-";
    }
    return all;
  }
  const Diagnostic* find(Code code) const {
    for (const Diagnostic& d : judge.diagnostics())
      if (d.code == code) return &d;
    return nullptr;
  }
};

}  // namespace

TEST_CASE("B142: a library of a newer version is refused, nothing of it is read", "[cases][renlib]") {
  const Verdict verdict("B142.lib");
  const Diagnostic* const found = verdict.find(Code::renlib_version);
  REQUIRE(found != nullptr);
  CHECK(message(*found) == "RenLib file version 9.7 not supported");
  CHECK(is_critical(*found));
  CHECK(verdict.judged->record.tokens.empty());
}

TEST_CASE("B143: a library without a header is recognised", "[cases][renlib]") {
  const Verdict verdict("B143.lib");
  CHECK(verdict.find(Code::renlib_no_header) != nullptr);
  CHECK(verdict.stones() == "H8 I9 J8 H9");
}

TEST_CASE("B146: more ends of branches than branches, and branches never closed", "[cases][renlib]") {
  const Verdict verdict("B146.lib");
  const Diagnostic* const ends = verdict.find(Code::renlib_branch_end);
  REQUIRE(ends != nullptr);
  CHECK(message(*ends) == "H8 ends the last open branch, but more moves follow; such places: 2");
  const Diagnostic* const open = verdict.find(Code::renlib_branch_open);
  REQUIRE(open != nullptr);
  // J8 and K8 announce siblings, and L8 does not end its line.
  CHECK(message(*open) == "branches that are never closed: 3");
  CHECK(is_critical(*open));
  CHECK(verdict.stones() == "H8 I9 J8 K8 L8");
}

TEST_CASE("B147: every flag set; the root is no move, texts are never moves", "[cases][renlib]") {
  const Verdict verdict("B147.lib");
  const Record& record = verdict.judged->record;
  CHECK(verdict.stones() == "H8 I9 J8");
  CHECK(record.lines.size() == 1);
  REQUIRE(record.extras.size() == 3);
  CHECK(record.extras[0].other.find(R"("LB":["hh:AB"])") != std::string_view::npos);
  CHECK(record.extras[1].comment == "hi");
  CHECK(record.extras[2].comment == "bye");
  // And all of it is written back.
  std::string out;
  Diagnostics losses;
  REQUIRE(kRenLib.write(*verdict.judged, {}, out, losses));
  CHECK(losses.empty());
  CHECK(out == verdict.split.records.front().bytes);
}

}  // namespace fivefold::test
