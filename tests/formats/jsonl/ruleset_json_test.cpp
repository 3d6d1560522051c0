#include "formats/jsonl/ruleset_json.h"

#include <nlohmann/json.hpp>

#include "core/ruleset_catalog.h"
#include "tests/formats/jsonl/support.h"
#include "tests/support/catch.h"

using namespace fivefold;
using namespace fivefold::jsonl_test;
using nlohmann::json;

namespace {

json rulesets() { return json::parse(read_file("tests/vectors/rulesets.json")); }

bool same_play(const Ruleset& a, const Ruleset& b) {
  return a.line == b.line && a.capture == b.capture && a.turns == b.turns && a.swap == b.swap &&
         a.forbidden == b.forbidden && a.opening == b.opening && a.seconds_per_move == b.seconds_per_move &&
         a.allowed_ends == b.allowed_ends && a.sides_alternate == b.sides_alternate && a.board == b.board;
}

}  // namespace

TEST_CASE("each ruleset of rulesets.json comes back with the same keys and values") {
  const json all = rulesets();
  REQUIRE(all.size() == 29);
  for (const auto& [name, rules] : all.items()) {
    INFO(name);
    Diagnostics diagnostics;
    const auto applied = apply_rules_json(Ruleset{}, rules.dump(), diagnostics, {});
    CHECK(diagnostics.empty());
    REQUIRE(applied.has_value());
    CHECK(json::parse(write_rules_json(*applied)) == rules);
  }
}

TEST_CASE("the catalogue plays by rulesets.json") {
  const json all = rulesets();
  for (const auto& [name, rules] : all.items()) {
    INFO(name);
    Diagnostics diagnostics;
    const auto applied = apply_rules_json(Ruleset{}, rules.dump(), diagnostics, {});
    REQUIRE(applied.has_value());
    const Ruleset* const known = find_ruleset(name);
    REQUIRE(known != nullptr);
    CHECK(applied->line == known->line);
    CHECK(applied->capture == known->capture);
    CHECK(applied->turns == known->turns);
    CHECK(applied->swap == known->swap);
    CHECK(applied->forbidden == known->forbidden);
  }
}

TEST_CASE("what is written of a catalogue ruleset gives it back") {
  for (const Ruleset& ruleset : all_rulesets()) {
    INFO(ruleset.id);
    Diagnostics diagnostics;
    const auto again = apply_rules_json(Ruleset{}, write_rules_json(ruleset), diagnostics, {});
    CHECK(diagnostics.empty());
    REQUIRE(again.has_value());
    CHECK(same_play(*again, ruleset));
    CHECK(again->id == ruleset.id);
    CHECK(again->aliases == ruleset.aliases);
    CHECK(again->about == ruleset.about);
    CHECK(again->tips == ruleset.tips);
    CHECK(again->side_names == ruleset.side_names);
    CHECK(again->coordinates == ruleset.coordinates);
  }
}

TEST_CASE("house rules replace what they name and nothing else") {
  const Ruleset& base = *find_ruleset("bk-pente");
  Diagnostics diagnostics;
  const auto changed = apply_rules_json(
      base, R"({"captures":{"lengths":[2,3],"win":15},"row":{"over":{"2":"ignore"}},"opening":[],"clock_s":30.5})",
      diagnostics, {});
  CHECK(diagnostics.empty());
  REQUIRE(changed.has_value());
  CHECK(changed->capture == CaptureRule{(1U << 2U) | (1U << 3U), 15, false});
  CHECK(changed->line.overline[Side::first] == Overline::wins);
  CHECK(changed->line.overline[Side::second] == Overline::ignored);
  CHECK(changed->line.length == base.line.length);
  CHECK(changed->opening.empty());
  CHECK(changed->seconds_per_move == 30.5);
  CHECK(changed->board == base.board);

  const auto none = apply_rules_json(base, R"({"captures":null})", diagnostics, {});
  REQUIRE(none.has_value());
  CHECK(none->capture == CaptureRule{});
  CHECK((none->allowed_ends & bit(EndKind::captures)) == 0);
}

TEST_CASE("unknown house rules are reported with what may be meant") {
  Diagnostics diagnostics;
  const auto result = apply_rules_json(*find_ruleset("bk-pente"), R"({"capturs":null,"row":{"lenn":6,"len":6}})",
                                       diagnostics, Span{3, 9});
  REQUIRE(result.has_value());
  CHECK(result->line.length == 6);
  REQUIRE(diagnostics.size() == 2);
  CHECK(message(diagnostics[0]) == "house rules: unknown key \"capturs\"; did you mean captures?");
  CHECK(diagnostics[0].where == Span{3, 9});
  CHECK(message(diagnostics[1]) == "house rules: unknown key \"row.lenn\"; did you mean row.len?");
}

TEST_CASE("a value that a parameter cannot have leaves no ruleset") {
  const auto [rules, key] = GENERATE(table<std::string, std::string>(
      {{R"({"row":{"len":7}})", "row.len"},
       {R"({"row":5})", "row"},
       {R"({"row":{"over":{"1":"wins"}}})", "row.over.1"},
       {R"({"captures":{"lengths":[0],"win":10}})", "captures.lengths"},
       {R"({"captures":{"lengths":[6],"win":10}})", "captures.lengths"},
       {R"({"captures":{"win":0}})", "captures.win"},
       {R"({"captures":{"win":18446744073709551615}})", "captures.win"},
       {R"({"size":4})", "size"},
       {R"({"size":[19,53]})", "size"},
       {R"({"size":"19"})", "size"},
       {R"({"protocol":"swap3"})", "protocol"},
       {R"({"clock_s":-1})", "clock_s"},
       {R"({"pass":1})", "pass"},
       {R"({"opening":[{"type":"stone_at_center","colour":3,"stone":1}]})", "opening"},
       {R"({"opening":[{"type":"min_distance","from":"center","colour":1,"stone":2}]})", "opening"},
       {R"({"forbidden":{"kinds":["triple"]}})", "forbidden.kinds"},
       {R"({"allowed_ends":["rows"]})", "allowed_ends"}}));
  INFO(rules);
  Diagnostics diagnostics;
  CHECK_FALSE(apply_rules_json(*find_ruleset("bk-pente"), rules, diagnostics, {}).has_value());
  REQUIRE(diagnostics.size() == 1);
  CHECK(diagnostics[0].code == Code::rules_value_bad);
  CHECK(diagnostics[0].arguments.at(0).second == key);
}

TEST_CASE("captures need both their lengths and their number") {
  Diagnostics diagnostics;
  CHECK_FALSE(
      apply_rules_json(*find_ruleset("gomoku-free"), R"({"captures":{"win":10}})", diagnostics, {}).has_value());
  CHECK(diagnostics.has(Code::rules_value_bad));
}

TEST_CASE("house rules that are no object are reported") {
  const std::string text = GENERATE("", "[]", "5", "{\"size\":", "{\"size\":15}}");
  Diagnostics diagnostics;
  CHECK_FALSE(apply_rules_json(Ruleset{}, text, diagnostics, {}).has_value());
  CHECK(diagnostics.has(Code::json_syntax));
}

TEST_CASE("parameters can be set from plain text") {
  Ruleset ruleset;
  CHECK(set_parameter_text(ruleset, "row.ends", "not_both_blocked").empty());
  CHECK(ruleset.line.ends == Ends::not_both_blocked);
  CHECK(set_parameter_text(ruleset, "captures.lengths", "[2, 3]").empty());
  CHECK(set_parameter_text(ruleset, "captures.win", "15").empty());
  CHECK(ruleset.capture == CaptureRule{(1U << 2U) | (1U << 3U), 15, false});
  CHECK(set_parameter_text(ruleset, "size", "17").empty());
  CHECK(ruleset.board.height == 17);
  const auto problems = set_parameter_text(ruleset, "clock_s", "soon");
  REQUIRE(problems.size() == 1);
  CHECK(problems[0].text == "\"soon\"");
}
