#include "core/ruleset_catalog.h"

#include <algorithm>
#include <cctype>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "core/ruleset_ends.h"
#include "tests/support/catch.h"
#include "tests/support/paths.h"

using namespace fivefold;
using nlohmann::json;

namespace {

std::string lower(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(), [](unsigned char c) { return std::tolower(c); });
  return text;
}

const Ruleset& get(std::string_view id) {
  const Ruleset* const found = find_ruleset(id);
  INFO(id);
  REQUIRE(found != nullptr);
  return *found;
}

/// A ruleset in the words of tests/vectors/rulesets.json.
json as_json(const Ruleset& r) {
  json out;
  out["name"] = r.id;
  out["names"] = {r.side_names[Side::first], r.side_names[Side::second]};
  out["size"] = r.board.width;
  out["locked"] = r.board.locked;
  out["portal_pairs"] = r.board.portal_pairs;
  out["pass"] = r.turns.pass;
  out["five"] = r.line.win == RowWin::boat ? "boat" : "immediate";
  out["clock_s"] = r.seconds_per_move ? json(static_cast<int>(*r.seconds_per_move)) : json();
  const std::array<const char*, 3> ends = {"any", "not_both_blocked", "five_not_both_blocked"};
  const std::array<const char*, 2> over = {"win", "ignore"};
  out["row"] = {{"len", r.line.length},
                {"ends", ends[static_cast<std::size_t>(r.line.ends)]},
                {"over",
                 {{"1", over[static_cast<std::size_t>(r.line.overline[Side::first])]},
                  {"2", over[static_cast<std::size_t>(r.line.overline[Side::second])]}}}};
  out["captures"] = nullptr;
  if (r.capture.lengths != 0) {
    json lengths = json::array();
    for (int n = 0; n < 8; ++n) {
      if ((r.capture.lengths >> n) & 1) lengths.push_back(n);
    }
    out["captures"] = {{"lengths", lengths}, {"win", r.capture.stones_to_win}, {"poof", r.capture.poof}};
  }
  const std::array<const char*, 4> swaps = {"alternate", "swap", "swap2", "dpente"};
  out["protocol"] = r.turns.later_turns == 2 ? "connect6" : swaps[static_cast<std::size_t>(r.swap)];
  out["forbidden"] = nullptr;
  if (r.forbidden.kinds != 0) {
    json kinds = json::array();
    if (r.forbidden.kinds & kFoulOverline) kinds.push_back("overline");
    if (r.forbidden.kinds & kFoulDoubleFour) kinds.push_back("double_four");
    if (r.forbidden.kinds & kFoulDoubleThree) kinds.push_back("double_three");
    out["forbidden"] = {{"colour", number(r.forbidden.side)},
                        {"kinds", kinds},
                        {"policy", r.forbidden.policy == ForbiddenPolicy::loss ? "loss" : "illegal"}};
  }
  out["opening"] = json::array();
  for (const OpeningConstraint& c : r.opening) {
    json one;
    switch (c.kind) {
      case OpeningKind::centre: one = {{"type", "stone_at_center"}}; break;
      case OpeningKind::from_centre: one = {{"type", "min_distance"}, {"from", "center"}, {"min", c.distance}}; break;
      case OpeningKind::from_own_first:
        one = {{"type", "min_distance"}, {"from", "own_first"}, {"min", c.distance}};
        break;
      case OpeningKind::off_centre_lines: one = {{"type", "gpente_lines"}, {"distances", c.distances}}; break;
      case OpeningKind::adjacent_to_locked: {
        out["opening"].push_back({{"type", "adjacent_to_locked"}, {"move", 1}, {"neighbours", 8}});
        continue;
      }
    }
    if (one["type"] == "min_distance") one["metric"] = "chebyshev";
    one["colour"] = number(c.side);
    one["stone"] = c.stone;
    out["opening"].push_back(one);
  }
  return out;
}

std::set<std::string> ids() {
  std::set<std::string> out;
  for (const Ruleset& r : all_rulesets()) out.insert(r.id);
  return out;
}

}  // namespace

TEST_CASE("the catalogue has every ruleset of the rules page and no other") {
  const std::set<std::string> expected = {
      "yz-pente",       "bk-pente",       "vcaro-normal",  "vcaro-locked",  "vcaro-portal", "bk-keryo",
      "bk-small-pente", "bk-small-keryo", "bk-open-pente", "bk-open-keryo", "bk-five",      "bk-pro-five",
      "bk-swap-five",   "bk-connect6",    "gomoku-free",   "gomoku-std",    "gomoku-pro",   "gomoku-longpro",
      "gomoku-swap",    "gomoku-swap2",   "caro",          "caro-all",      "caro-exact",   "renju",
      "renju-free",     "pente",          "keryo",         "g-pente",       "d-pente",      "dk-pente",
      "swap2-pente",    "swap2-keryo",    "poof-pente",    "boat-pente",    "o-pente",      "gomoku-pente-org",
      "connect6-centre"};
  CHECK(ids() == expected);
  CHECK(all_rulesets().size() == expected.size());
}

TEST_CASE("every ruleset of the vectors is in the catalogue, equal in every member") {
  std::ifstream file(fivefold::test::source_folder() + "/tests/vectors/rulesets.json");
  REQUIRE(file.good());
  const json rulesets = json::parse(file);
  CHECK(rulesets.size() == 29);
  for (const auto& [name, expected] : rulesets.items()) {
    INFO(name);
    json wanted = expected;
    json found = as_json(get(name));
    for (json* const one : {&wanted, &found}) {
      for (json& side : (*one)["names"]) side = lower(side.get<std::string>());
    }
    CHECK(found == wanted);
    CHECK(get(name).board.width == get(name).board.height);
  }
}

TEST_CASE("rulesets that the vectors do not name") {
  CHECK(get("keryo").capture == get("bk-keryo").capture);
  CHECK(get("dk-pente").swap == SwapRule::dpente);
  CHECK(get("dk-pente").capture == get("keryo").capture);
  CHECK(get("dk-pente").opening.empty());
  CHECK(get("swap2-keryo").swap == SwapRule::swap2);
  CHECK(get("swap2-keryo").capture == get("keryo").capture);
  CHECK(get("swap2-keryo").opening.empty());
  const Ruleset& o_pente = get("o-pente");
  CHECK(o_pente.capture.poof);
  CHECK(o_pente.capture.lengths == 12);
  CHECK(o_pente.capture.stones_to_win == 15);
  CHECK(o_pente.line.win == RowWin::boat);
  CHECK(o_pente.opening == get("pente").opening);
  const Ruleset& gomoku = get("gomoku-pente-org");
  CHECK(gomoku.board == BoardRule{});
  CHECK(gomoku.line == get("gomoku-std").line);
  REQUIRE(gomoku.opening.size() == 1);
  CHECK(gomoku.opening[0].kind == OpeningKind::centre);
  CHECK(get("connect6-centre").turns == get("bk-connect6").turns);
  CHECK(get("connect6-centre").opening.size() == 1);
  CHECK(get("renju-free").opening.empty());
  CHECK(get("renju-free").forbidden == get("renju").forbidden);
  CHECK(get("renju-free").turns.pass);
}

TEST_CASE("pente.org's third-stone rule binds rated games only, all other opening rules always") {
  for (const Ruleset& r : all_rulesets()) {
    INFO(r.id);
    const bool lenient = std::set<std::string>{"pente", "keryo", "poof-pente", "boat-pente", "o-pente"}.count(r.id) > 0;
    for (const OpeningConstraint& c : r.opening) {
      const bool rated_only = lenient && c.kind == OpeningKind::from_centre;
      CHECK((c.applies == Applies::rated_only) == rated_only);
    }
  }
}

TEST_CASE("a centre rule never meets an even board in the catalogue") {
  for (const Ruleset& r : all_rulesets()) {
    INFO(r.id);
    for (const OpeningConstraint& c : r.opening) {
      const bool needs_centre = c.kind == OpeningKind::centre || c.kind == OpeningKind::from_centre ||
                                c.kind == OpeningKind::off_centre_lines;
      if (needs_centre) CHECK((r.board.width % 2 == 1 && r.board.height % 2 == 1));
    }
  }
}

TEST_CASE("how games can end") {
  const auto can = [](std::string_view id, EndKind end) { return (get(id).allowed_ends & bit(end)) != 0; };
  for (const Ruleset& r : all_rulesets()) {
    INFO(r.id);
    for (const EndKind end : {EndKind::row, EndKind::board_full, EndKind::resign, EndKind::time, EndKind::agreed}) {
      CHECK(can(r.id, end));
    }
    CHECK(can(r.id, EndKind::captures) == (r.capture.stones_to_win > 0));
  }
  const EndSet five_ends =
      bit(EndKind::row) | bit(EndKind::time) | bit(EndKind::resign) | bit(EndKind::agreed) | bit(EndKind::board_full);
  for (const char* const id : {"vcaro-normal", "vcaro-locked", "vcaro-portal"})
    CHECK(get(id).allowed_ends == five_ends);
  CHECK(can("renju", EndKind::two_passes));
  CHECK(can("renju", EndKind::forbidden_double_three));
  CHECK(can("renju-free", EndKind::forbidden_overline));
  CHECK_FALSE(can("gomoku-std", EndKind::two_passes));
  CHECK(can("boat-pente", EndKind::row_stood));
  CHECK(can("o-pente", EndKind::row_stood));
  CHECK_FALSE(can("pente", EndKind::row_stood));
}

TEST_CASE("sides, sizes and texts") {
  for (const Ruleset& r : all_rulesets()) {
    INFO(r.id);
    CHECK_FALSE(r.title.empty());
    CHECK_FALSE(r.about.empty());
    CHECK_FALSE(r.authority.empty());
    CHECK_FALSE(r.source.empty());
    const bool vcaro = r.id.rfind("vcaro", 0) == 0;
    const bool any_size = (r.id.rfind("gomoku", 0) == 0 && r.id != "gomoku-pente-org") || r.id.rfind("caro", 0) == 0 ||
                          r.id == "renju-free";
    CHECK(r.sides_alternate == vcaro);
    CHECK(r.seconds_per_move.has_value() == vcaro);
    CHECK(r.board.any_size == any_size);
    for (const std::string* const text : {&r.title, &r.about, &r.authority, &r.source}) {
      CHECK(text->find('\n') == std::string::npos);
    }
  }
  CHECK(get("bk-pro-five").side_names[Side::first] == "White");
  CHECK(get("vcaro-portal").side_names[Side::first] == "X");
  CHECK(get("bk-connect6").side_names[Side::first] == "Black");
}

TEST_CASE("no inherited tip is untrue of the ruleset that inherits it") {
  for (const Ruleset& r : all_rulesets()) {
    INFO(r.id);
    const bool keeps_distance = std::any_of(r.opening.begin(), r.opening.end(), [](const OpeningConstraint& c) {
      return c.kind == OpeningKind::from_centre;
    });
    for (const std::string& tip : r.tips) {
      INFO(tip);
      if (tip.find("keep its distance") != std::string::npos) CHECK(keeps_distance);
      if (tip.find("exactly two") != std::string::npos) CHECK(r.capture.lengths == 4);
      if (tip.find("row of four are safe") != std::string::npos) CHECK(r.capture.lengths == 12);
      if (tip.find("capture") != std::string::npos) CHECK(r.capture.lengths != 0);
      if (tip.find("to six is a defence") != std::string::npos)
        CHECK(r.line.overline[Side::first] == Overline::ignored);
    }
  }
}

TEST_CASE("ids and aliases are found whatever their case, and none means two things") {
  std::set<std::string> names;
  for (const Ruleset& r : all_rulesets()) {
    CHECK(names.insert(r.id).second);
    CHECK(find_ruleset(r.id) == &r);
    for (const std::string& alias : r.aliases) {
      INFO(alias);
      CHECK(alias == lower(alias));
      CHECK(names.insert(alias).second);
      CHECK(find_ruleset(alias) == &r);
    }
  }
  CHECK(find_ruleset("BK-Keryo") == find_ruleset("bk-keryo"));
  CHECK(find_ruleset("Freestyle") == find_ruleset("gomoku-free"));
  CHECK(find_ruleset("") == nullptr);
  CHECK(find_ruleset("pente2") == nullptr);
}

TEST_CASE("a misspelt ruleset has a nearest one") {
  CHECK(nearest_ruleset("bk-kerio") == "bk-keryo");
  CHECK(nearest_ruleset("gomoku-sdt") == "gomoku-std");
  CHECK(nearest_ruleset("rnju") == "renju");
  CHECK(nearest_ruleset("chess") == "");
  CHECK(nearest_ruleset("") == "");
}
