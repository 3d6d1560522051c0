// Which ruleset of fivefold stands behind a rule of the database.

#include <algorithm>
#include <array>
#include <cctype>
#include <string>

#include "core/ruleset_catalog.h"
#include "formats/encoding.h"
#include "formats/rif/facts.h"

namespace fivefold::rif {
namespace {

constexpr std::string_view kRenju = "renju";
constexpr std::string_view kGomoku = "gomoku-std";

/// Opening rules of renju, as letters. They differ in swaps and offers before the sixth stone; what counts after it is
/// the same, and fivefold's renju models no more.
constexpr std::array<std::string_view, 17> kOpeningRules = {
    "renju",   "rif",    "rifclassical", "sakata",   "yamaguchi", "tarannikov", "taraguchi", "soosorv",  "soosyrv",
    "soosarv", "soosrv", "yamasorv",     "yamasyrv", "yamasrv",   "linhuan",    "jonsson",   "fiveswaps"};

struct Named {
  std::string_view name, ruleset;
};
constexpr std::array<Named, 8> kGomokuRules = {
    Named{"gomoku", "gomoku-std"}, {"standard", "gomoku-std"},    {"free", "gomoku-free"}, {"freestyle", "gomoku-free"},
    {"pro", "gomoku-pro"},         {"longpro", "gomoku-longpro"}, {"swap", "gomoku-swap"}, {"swap2", "gomoku-swap2"}};

/// The letters and digits of a name in small letters without accents.
std::string folded(std::string_view name) {
  std::string out;
  for (const char c : fold_for_search(name))
    if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) out += c;
  return out;
}

std::string_view by_name(std::string_view name) {
  if (const Ruleset* const ruleset = find_ruleset(name); ruleset != nullptr) return ruleset->id;
  std::string word = folded(name);
  for (std::string_view front : {"gomoku", "renju"}) {
    if (word.size() > front.size() && word.starts_with(front)) word.erase(0, front.size());
  }
  for (const Named& rule : kGomokuRules)
    if (rule.name == word) return rule.ruleset;
  while (!word.empty() && word.back() >= '0' && word.back() <= '9') word.pop_back();
  if (word.ends_with("n") && word.size() > 1 && word != "jonsson" && word != "linhuan") word.pop_back();
  if (word.ends_with("rule")) word.erase(word.size() - 4);
  return std::find(kOpeningRules.begin(), kOpeningRules.end(), word) != kOpeningRules.end() ? kRenju
                                                                                            : std::string_view{};
}

}  // namespace

std::string_view category_of(std::string_view ruleset) { return ruleset.starts_with(kRenju) ? "1" : "2"; }

RuleMeaning meaning_of(const Row& rule) {
  const std::string_view category = rule.get("category");
  const std::string_view named = by_name(rule.get("name"));
  const bool known_category = category == "1" || category == "2";
  if (!named.empty() && (!known_category || category_of(named) == category)) return {named, true};
  if (!known_category) return {};
  return {category == "1" ? kRenju : kGomoku, false};
}

}  // namespace fivefold::rif
