#include "core/ruleset_catalog.h"

#include <algorithm>
#include <cassert>
#include <string>
#include <vector>

#include "core/nearest.h"
#include "core/ruleset_ends.h"
#include "core/rulesets/delta.h"

namespace fivefold {
namespace {

bool same_ignoring_case(std::string_view a, std::string_view b) {
  const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [&](char x, char y) { return lower(x) == lower(y); });
}

Ruleset make(const rulesets::Delta& delta, const std::vector<Ruleset>& earlier) {
  Ruleset ruleset;
  if (*delta.base != '\0') {
    const auto base =
        std::find_if(earlier.begin(), earlier.end(), [&](const Ruleset& r) { return r.id == delta.base; });
    assert(base != earlier.end());
    ruleset = *base;
    ruleset.aliases.clear();
  }
  ruleset.id = delta.id;
  ruleset.title = delta.title;
  delta.change(ruleset);
  ruleset.allowed_ends = usual_ends(ruleset);
  return ruleset;
}

std::vector<Ruleset> make_all() {
  std::vector<Ruleset> all;
  for (const auto family : {rulesets::youzai(), rulesets::brainking(), rulesets::connect6(), rulesets::vcaro(),
                            rulesets::pente_org(), rulesets::gomoku(), rulesets::caro(), rulesets::renju()}) {
    for (const rulesets::Delta& delta : family) all.push_back(make(delta, all));
  }
  return all;
}

}  // namespace

std::span<const Ruleset> all_rulesets() {
  static const std::vector<Ruleset> all = make_all();
  return all;
}

const Ruleset* find_ruleset(std::string_view id) {
  for (const Ruleset& ruleset : all_rulesets()) {
    const bool found = same_ignoring_case(ruleset.id, id) ||
                       std::any_of(ruleset.aliases.begin(), ruleset.aliases.end(),
                                   [&](const auto& alias) { return same_ignoring_case(alias, id); });
    if (found) return &ruleset;
  }
  return nullptr;
}

std::string_view nearest_ruleset(std::string_view id) {
  std::vector<std::string_view> known;
  for (const Ruleset& ruleset : all_rulesets()) {
    known.push_back(ruleset.id);
    known.insert(known.end(), ruleset.aliases.begin(), ruleset.aliases.end());
  }
  return nearest(id, known);
}

}  // namespace fivefold
