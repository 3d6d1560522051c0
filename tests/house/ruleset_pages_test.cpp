#include <array>
#include <set>
#include <string>

#include "core/house_rules.h"
#include "core/ruleset_catalog.h"
#include "tests/house/checkout.h"
#include "tests/support/catch.h"

using fivefold::Ruleset;
using fivefold::house::checkout;
using fivefold::house::rewriting;
using fivefold::house::text_of;

namespace {

constexpr std::array kFamilies = {"pente", "brainking", "pente-org", "vcaro", "gomoku", "caro", "renju", "connect6"};

std::string begin_mark(const std::string& what) { return "<!-- from the catalogue: " + what + " -->\n"; }
constexpr const char* kEndMark = "<!-- end -->\n";

std::string place(const std::string& page) { return "docs/rulesets/" + page + ".md"; }
std::string family_place(const std::string& family) { return place("families/" + family); }

/// The family whose page has the mark of a ruleset; empty when none has.
std::string family_of(const Ruleset& ruleset) {
  for (const std::string family : kFamilies)
    if (text_of(family_place(family)).find(begin_mark(ruleset.id)) != std::string::npos) return family;
  return {};
}

/// The parameters as a table, in the keys of rules files.
std::string table(const Ruleset& ruleset) {
  const std::set<std::string> texts = {"id", "title", "about", "authority", "source"};
  std::string out = "| parameter | value |\n| --- | --- |\n";
  const std::string file = write_rules_file(ruleset);
  for (std::size_t at = 0; at < file.size();) {
    const std::size_t end = file.find('\n', at);
    const std::string line = file.substr(at, end - at);
    at = end + 1;
    const std::size_t equals = line.find(" = ");
    const std::string key = line.substr(0, equals);
    if (texts.count(key) == 0 && key.rfind("tip.", 0) != 0)
      out += "| `" + key + "` | " + line.substr(equals + 3) + " |\n";
  }
  return out;
}

/// docs/rulesets/<id>.md: everything in it comes from the catalogue.
std::string page(const Ruleset& ruleset) {
  const std::string family = family_of(ruleset);
  std::string out = "# `" + ruleset.id + "`: " + ruleset.title + "\n\n" + ruleset.about + "\n\n" + table(ruleset);
  out += "\n**Where it is stated.** " + ruleset.source + "\n\n**Who decides.** " + ruleset.authority + "\n";
  if (!ruleset.tips.empty()) out += "\n**Tips.**\n\n";
  for (const std::string& tip : ruleset.tips) out += "- " + tip + "\n";
  return out + "\nIts relatives, and what is uncertain: [" + family + "](families/" + family +
         ".md). All: [rulesets](README.md).\n";
}

/// The list of docs/rulesets/README.md.
std::string index() {
  std::string out = "| ruleset | title | family |\n| --- | --- | --- |\n";
  for (const Ruleset& ruleset : fivefold::all_rulesets()) {
    const std::string family = family_of(ruleset);
    out += "| [`" + ruleset.id + "`](" + ruleset.id + ".md) | " + ruleset.title + " | [" + family + "](families/" +
           family + ".md) |\n";
  }
  return out;
}

/// Puts `block` between the marks of `what` in a page, or compares it with what stands there.
void check_block(const std::string& file, const std::string& what, const std::string& block) {
  std::string text = text_of(file);
  const std::string mark = begin_mark(what);
  const std::size_t begin = text.find(mark);
  if (begin == std::string::npos) return;
  const std::size_t end = text.find(kEndMark, begin);
  REQUIRE(end != std::string::npos);
  const std::size_t from = begin + mark.size();
  if (rewriting()) {
    text.replace(from, end - from, block);
    std::ofstream(checkout(file), std::ios::binary) << text;
  }
  CHECK(text_of(file).substr(from, block.size() + std::string_view(kEndMark).size()) == block + kEndMark);
}

}  // namespace

TEST_CASE("every ruleset has a page in docs/rulesets that says what the catalogue says, and a place in a family",
          "[house]") {
  INFO("write them anew with FIVEFOLD_REWRITE=1 tests/run.sh -R house");
  for (const Ruleset& ruleset : fivefold::all_rulesets()) {
    INFO(ruleset.id);
    REQUIRE_FALSE(family_of(ruleset).empty());
    if (rewriting()) std::ofstream(checkout(place(ruleset.id)), std::ios::binary) << page(ruleset);
    CHECK(text_of(place(ruleset.id)) == page(ruleset));
    check_block(family_place(family_of(ruleset)), ruleset.id,
                "- [`" + ruleset.id + "`](../" + ruleset.id + ".md): " + ruleset.title + "\n");
  }
}

TEST_CASE("docs/rulesets/README.md lists every ruleset", "[house]") {
  check_block(place("README"), "all rulesets", index());
}
