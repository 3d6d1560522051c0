#include "tests/support/catch.h"
#include "tests/support/studies.h"

using namespace fivefold;
using namespace fivefold::test;

namespace {

std::optional<ZoneView> zone_at(const Study& study, std::uint32_t tokens, bool later = false) {
  ViewOptions options;
  options.zone = later;
  return make_moment(study, {0, tokens}, options).zone;
}

}  // namespace

TEST_CASE("the zone of Pente's third stone is shown before and at its ply, later only when asked", "[viewer]") {
  const auto study = study_of_pente("1. K10 K9 2. N12 K8 3. A1 *");
  // 5x5 around the centre without the two stones that stand there.
  const auto before = zone_at(*study, 2);
  REQUIRE(before);
  CHECK(before->cells.size() == 23);
  CHECK(before->cells.has(at(*study, "M12")));
  CHECK_FALSE(before->cells.has(at(*study, "N12")));
  CHECK_FALSE(before->allowed_only);
  CHECK_FALSE(before->played);
  CHECK(before->state == RuleState::pending);
  CHECK(number(before->ply) == 3);
  const auto played = zone_at(*study, 3);
  REQUIRE(played);
  CHECK(played->played);
  CHECK(played->state == RuleState::obeyed);
  CHECK(number(played->ply) == 3);
  CHECK(played->cells == before->cells);
  CHECK_FALSE(zone_at(*study, 4));
  CHECK_FALSE(zone_at(*study, 5));
  const auto asked = zone_at(*study, 5, true);
  REQUIRE(asked);
  CHECK(asked->cells == before->cells);
  CHECK(asked->state == RuleState::obeyed);
}

TEST_CASE("the first stone's zone names the one allowed cell", "[viewer]") {
  const auto study = study_of_pente("1. K10 K9 *");
  const auto zone = zone_at(*study, 0);
  REQUIRE(zone);
  CHECK(zone->allowed_only);
  CHECK(zone->cells.size() == 1);
  CHECK(zone->cells.has(at(*study, "K10")));
}

TEST_CASE("a breach keeps the zone of the position before it", "[viewer]") {
  const auto study = study_of_pente("1. K10 K9 2. M11 K8 *");
  const auto zone = zone_at(*study, 3);
  REQUIRE(zone);
  CHECK(zone->state == RuleState::broken);
  CHECK(zone->cells.has(at(*study, "M11")));
}

TEST_CASE("rules for rated games only make no zone in a game that was not rated", "[viewer]") {
  const auto study = study_of_json(R"({"ruleset":"pente","rated":false,"moves":[[9,9],[9,8],[10,10]]})");
  CHECK_FALSE(zone_at(*study, 2));
  CHECK_FALSE(zone_at(*study, 3));
  // Asked for, the last rule in force is that of the first stone.
  const auto asked = zone_at(*study, 3, true);
  REQUIRE(asked);
  CHECK(number(asked->ply) == 1);
}

TEST_CASE("setup stones switch the zone off", "[viewer]") {
  const auto study =
      study_of_json(R"({"ruleset":"pente","setup":{"stones":{"1":[[0,0]],"2":[[1,1]]}},"moves":[[2,2]]})");
  CHECK_FALSE(zone_at(*study, 0));
  CHECK_FALSE(zone_at(*study, 1, true));
}

TEST_CASE("vcaro: next to a locked cell first, then away from the own first stone", "[viewer]") {
  const auto study = study_of_json(
      R"({"ruleset":"vcaro-locked","board":{"size":17,"locked":[[4,4],[12,5],[8,12]]},
"moves":[[8,11],[0,0],[8,7],[0,2]]})");
  const auto first = zone_at(*study, 0);
  REQUIRE(first);
  CHECK(first->allowed_only);
  CHECK(first->cells.size() == 24);  // 8 around each of three locked cells far from each other
  CHECK(first->cells.has(at(*study, "E6")));
  CHECK_FALSE(first->cells.has(at(*study, "E5")));
  const auto second = zone_at(*study, 2);
  REQUIRE(second);
  CHECK_FALSE(second->allowed_only);
  // A square of 7x7 around I12 without that stone and the locked cell I13.
  CHECK(second->cells.size() == 47);
  CHECK(number(second->ply) == 3);
  const auto played = zone_at(*study, 3);
  REQUIRE(played);
  CHECK(played->state == RuleState::obeyed);
}

TEST_CASE("a variation has zones of its own", "[viewer]") {
  const auto study = study_of_json(
      R"({"ruleset":"pente","moves":[[9,9],[9,8],[12,9]],"variations":[{"id":1,"parent":0,"after":2,"moves":[[10,10]]}]})");
  const Moment kept = moment_at(*study, 3, 0);
  const Moment broken = moment_at(*study, 3, 1);
  REQUIRE(kept.zone);
  REQUIRE(broken.zone);
  CHECK(kept.zone->state == RuleState::obeyed);
  CHECK(broken.zone->state == RuleState::broken);
}
