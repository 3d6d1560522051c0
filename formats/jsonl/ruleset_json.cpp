#include "formats/jsonl/ruleset_json.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/nearest.h"
#include "core/ruleset_ends.h"
#include "formats/jsonl/parameters.h"

namespace fivefold {
namespace {

using nlohmann::json;

std::string text_of(const json& value) {
  constexpr std::size_t kLongest = 60;
  std::string out = value.dump(-1, ' ', true, json::error_handler_t::replace);  // ASCII: may be cut anywhere
  if (out.size() > kLongest) out = out.substr(0, kLongest) + "...";
  return out;
}

bool has_parts(std::string_view key) {
  const auto all = all_parameters();
  return std::any_of(all.begin(), all.end(), [&](const Parameter& p) {
    return p.key.size() > key.size() && p.key.substr(0, key.size()) == key && p.key[key.size()] == '.';
  });
}

ParameterProblem unknown(std::string_view key) {
  std::vector<std::string_view> known;
  for (const Parameter& parameter : all_parameters()) known.push_back(parameter.key);
  return {ParameterProblem::Kind::unknown_key, std::string(key), {}, {}, std::string(nearest(key, known))};
}

}  // namespace

// NOLINTNEXTLINE(misc-no-recursion): as deep as the value is nested, which the reader bounds
std::vector<ParameterProblem> set_parameter(Ruleset& ruleset, std::string_view key, const json& value) {
  const auto all = all_parameters();
  const auto found = std::find_if(all.begin(), all.end(), [&](const Parameter& p) { return p.key == key; });
  if (found == all.end()) return {unknown(key)};
  if (!value.is_object() || !has_parts(key)) {
    std::string expected = found->set(ruleset, value);
    if (expected.empty()) return {};
    return {{ParameterProblem::Kind::bad_value, std::string(key), text_of(value), std::move(expected), {}}};
  }
  std::vector<ParameterProblem> problems;
  for (const auto& item : value.items()) {
    const auto more = set_parameter(ruleset, std::string(key) + "." + item.key(), item.value());
    problems.insert(problems.end(), more.begin(), more.end());
  }
  return problems;
}

std::vector<ParameterProblem> set_parameter_text(Ruleset& ruleset, std::string_view key, std::string_view value) {
  const json parsed = json::parse(value, nullptr, false);
  return set_parameter(ruleset, key, parsed.is_discarded() ? json(std::string(value)) : parsed);
}

std::optional<Ruleset> apply_rules_json(const Ruleset& base, std::string_view json_object, Diagnostics& diagnostics,
                                        Span where) {
  const json rules = json::parse(json_object, nullptr, false);
  if (!rules.is_object()) {
    diagnostics.add(Code::json_syntax, where, {{"problem", "house rules are an object in braces"}});
    return std::nullopt;
  }
  Ruleset out = base;
  bool good = true;
  for (const auto& item : rules.items()) {
    for (const ParameterProblem& problem : set_parameter(out, item.key(), item.value())) {
      if (problem.kind == ParameterProblem::Kind::unknown_key) {
        const std::string hint = problem.nearest.empty() ? "" : "; did you mean " + problem.nearest + "?";
        diagnostics.add(Code::rules_key_unknown, where, {{"key", problem.key}, {"hint", hint}});
      } else {
        good = false;
        diagnostics.add(Code::rules_value_bad, where,
                        {{"key", problem.key}, {"text", problem.text}, {"expected", problem.expected}});
      }
    }
  }
  if ((out.capture.lengths != 0) != (out.capture.stones_to_win != 0)) {
    good = false;
    diagnostics.add(Code::rules_value_bad, where,
                    {{"key", "captures"},
                     {"text", text_of(rules.value("captures", json()))},
                     {"expected", "both lengths and win"}});
  }
  if (!good) return std::nullopt;
  // The usual ends follow the other parameters, unless somebody chose others.
  const bool usual = base.allowed_ends == usual_ends(base) || base.allowed_ends == kAllEnds;
  if (usual && !rules.contains("allowed_ends")) out.allowed_ends = usual_ends(out);
  return out;
}

}  // namespace fivefold
