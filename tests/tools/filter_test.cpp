#include "tools/filter.h"

#include "formats/judge.h"
#include "formats/pente_text/pente_text.h"
#include "tests/support/catch.h"

namespace fivefold {
namespace {

/// A game that the first side wins by five, written by a site whose dates are month first.
constexpr std::string_view kGame =
    "[Game \"Pente\"]\r\n[Site \"Pente.org\"]\r\n[Event \"Cúp Mùa Xuân\"]\r\n[Round \"3\"]\r\n[Date \"04/08/2016\"]\r\n"
    "[Rated \"Y\"]\r\n[Player 1 Name \"Đỗ Ánh\"]\r\n[Player 2 Name \"Borislav\"]\r\n[Annotator \"Kask\"]\r\n"
    "[Result \"1-0\"]\r\n\r\n1. K10 A1 2. K13 A3 3. K11 A5 4. K12 A7 5. K9 1-0\r\n";

bool meets(std::initializer_list<std::string_view> conditions, std::string_view game = kGame) {
  std::vector<FilterCondition> all;
  for (const std::string_view text : conditions) {
    INFO(text);
    REQUIRE(read_filter(text, all.emplace_back()).empty());
  }
  Judge judge({});
  return passes(judge.judge(kPenteText, game, "a.txt", 1), all);
}

std::string complaint(std::string_view text) {
  FilterCondition condition;
  return read_filter(text, condition);
}

}  // namespace

TEST_CASE("filter: names compare without case and accents, with wildcards and alternatives") {
  CHECK(meets({"player=do anh"}));
  CHECK(meets({"player=BORISLAV"}));
  CHECK_FALSE(meets({"player=Boris"}));
  CHECK(meets({"player=Boris*"}));
  CHECK(meets({"player=nobody|*anh"}));
  CHECK_FALSE(meets({"player!=Borislav"}));
  CHECK(meets({"first=đỗ*"}));
  CHECK_FALSE(meets({"second=đỗ*"}));
  CHECK(meets({"event=cup*xuan"}));
}

TEST_CASE("filter: results claimed and derived, the end on the board, rules, rating, headers") {
  CHECK(meets({"result=1-0", "derived=1-0", "end=row", "ruleset=pente", "rated=yes", "round=3"}));
  CHECK_FALSE(meets({"result=0-1|1/2-1/2"}));
  CHECK(meets({"result!=0-1|1/2-1/2"}));
  CHECK(meets({"tag:Annotator=kask"}));
  CHECK_FALSE(meets({"tag:Annotator!=kask"}));
  CHECK(meets({"tag:Other="}));
  CHECK_FALSE(meets({"tag:Other=*a*"}));
}

TEST_CASE("filter: dates compare as far as the condition goes, never beyond what the record knows") {
  CHECK(meets({"date=2016"}));
  CHECK(meets({"date=2016-04"}));
  CHECK(meets({"date=2016-04-08"}));
  CHECK_FALSE(meets({"date=2016-08"}));
  CHECK(meets({"date>=2016", "date<=2016", "date>2015-12-31", "date<2016-04-09"}));
  CHECK_FALSE(meets({"date>2016"}));
  CHECK_FALSE(meets({"date!=2016|2017"}));
  const std::string vague =
      "[Game \"Pente\"]\r\n[Site \"x\"]\r\n[Date \"2016.??.??\"]\r\n[Result \"*\"]\r\n\r\n1. K10 A1 *\r\n";
  CHECK(meets({"date=2016"}, vague));
  CHECK_FALSE(meets({"date=2016-04"}, vague));
  CHECK_FALSE(meets({"date!=2016-04"}, vague));
}

TEST_CASE("filter: length in plies up to the end") {
  CHECK(meets({"plies=9", "plies>=9", "plies<10"}));
  CHECK_FALSE(meets({"plies<9"}));
  CHECK_FALSE(meets({"plies!=8|9"}));
}

TEST_CASE("filter: what is no condition is said, with the words that are known") {
  CHECK(complaint("player").find("no condition") != std::string::npos);
  CHECK(complaint("=An").find("no condition") != std::string::npos);
  CHECK(complaint("player!An").find("no condition") != std::string::npos);
  CHECK(complaint("plyer=An").find("player") != std::string::npos);
  CHECK(complaint("tag:=An").find("tag:NAME") != std::string::npos);
  CHECK(complaint("player<An").find("dates and plies") != std::string::npos);
  CHECK(complaint("date>=last year").find("no date") != std::string::npos);
  CHECK(complaint("plies<-1").find("no number") != std::string::npos);
}

}  // namespace fivefold
