// Which ruleset stands behind a rule of the database, and what the texts of dates mean.

#include "formats/rif/facts.h"
#include "tests/support/catch.h"

namespace fivefold::test {
namespace {

using rif::Row;

std::string ruleset(std::string_view name, std::string_view category) {
  Row row;
  row.set("id", "1");
  row.set("name", name);
  row.set("category", category);
  const rif::RuleMeaning meaning = rif::meaning_of(row);
  return std::string(meaning.ruleset) + (meaning.by_name || meaning.ruleset.empty() ? "" : " by category");
}

std::string date(std::string_view start, std::string_view year = "", std::string_view month = "") {
  Row row;
  row.set("start", start);
  row.set("year", year);
  row.set("month", month);
  return rif::date_of(row);
}

}  // namespace

TEST_CASE("rif: opening rules of renju are renju, those of gomoku have rulesets of their own", "[rif]") {
  for (const char* name : {"RIF", "Sakata", "Yamaguchi", "Tarannikov", "Taraguchi", "Taraguchi-10", "Taraguchi-N",
                           "Soosõrv", "Soosõrv-8", "Soosyrv-8", "Yamasyrv", "LinHuan", "Renju"}) {
    INFO(name);
    CHECK(ruleset(name, "1") == "renju");
    CHECK(ruleset(name, "") == "renju");
  }
  CHECK(ruleset("Swap2", "2") == "gomoku-swap2");
  CHECK(ruleset("Gomoku Swap2", "2") == "gomoku-swap2");
  CHECK(ruleset("Swap", "2") == "gomoku-swap");
  CHECK(ruleset("Pro", "2") == "gomoku-pro");
  CHECK(ruleset("Long Pro", "2") == "gomoku-longpro");
  CHECK(ruleset("Free", "2") == "gomoku-free");
  CHECK(ruleset("Something new", "1") == "renju by category");
  CHECK(ruleset("Something new", "2") == "gomoku-std by category");
  CHECK(ruleset("Swap2", "1") == "renju by category");
  CHECK(ruleset("Something new", "").empty());
  CHECK(ruleset("", "").empty());
  CHECK(ruleset("caro", "2") == "caro");
}

TEST_CASE("rif: dates of tournaments as far as they are known", "[rif]") {
  CHECK(date("2019-05-04") == "2019-05-04");
  CHECK(date("2019-05-00") ==
        "2019-05-?"
        "?");
  CHECK(date("2019-00-00") ==
        "2019-?"
        "?-?"
        "?");
  CHECK(date("0000-00-00", "1998", "7") ==
        "1998-07-?"
        "?");
  CHECK(date("", "1998", "0") ==
        "1998-?"
        "?-?"
        "?");
  CHECK(date("0000-00-00", "0", "0").empty());
  CHECK(date("").empty());
  CHECK(date("summer 1998") == "summer 1998");
  CHECK_FALSE(rif::read_row_date("2019-02-29"));
  CHECK(rif::read_row_date("2020-02-29"));
  CHECK_FALSE(rif::read_row_date("2020-2-29"));
  CHECK_FALSE(rif::read_row_date("20-02-2020"));
}

}  // namespace fivefold::test
