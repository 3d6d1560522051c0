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

constexpr std::array kPages = {"pente", "brainking", "pente-org", "vcaro", "gomoku", "caro", "renju", "connect6"};

std::string begin_mark(const std::string& what) { return "<!-- from the catalogue: " + what + " -->\n"; }
constexpr const char* kEndMark = "<!-- end -->\n";

std::string place(const std::string& page) { return "docs/rulesets/" + page + ".md"; }

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

/// What docs/rulesets/ says about a ruleset: everything in it comes from the catalogue.
std::string section(const Ruleset& ruleset) {
  std::string out = "## `" + ruleset.id + "`: " + ruleset.title + "\n\n" + ruleset.about + "\n\n" + table(ruleset);
  out += "\n**Where it is stated.** " + ruleset.source + "\n\n**Who decides.** " + ruleset.authority + "\n";
  if (!ruleset.tips.empty()) out += "\n**Tips.**\n\n";
  for (const std::string& tip : ruleset.tips) out += "- " + tip + "\n";
  return out;
}

/// The list of docs/rulesets/README.md.
std::string index() {
  std::string out = "| ruleset | title | page |\n| --- | --- | --- |\n";
  for (const Ruleset& ruleset : fivefold::all_rulesets()) {
    std::string link;
    for (const std::string page : kPages) {
      if (text_of(place(page)).find(begin_mark(ruleset.id)) != std::string::npos)
        link = "[" + page + "](" + page + ".md)";
    }
    out += "| `" + ruleset.id + "` | " + ruleset.title + " | " + link + " |\n";
  }
  return out;
}

/// Puts `block` between the marks of `what` in a page, or compares it with what stands there.
void check_block(const std::string& page, const std::string& what, const std::string& block) {
  std::string text = text_of(place(page));
  const std::string mark = begin_mark(what);
  const std::size_t begin = text.find(mark);
  if (begin == std::string::npos) return;
  const std::size_t end = text.find(kEndMark, begin);
  REQUIRE(end != std::string::npos);
  const std::size_t from = begin + mark.size();
  if (rewriting()) {
    text.replace(from, end - from, block);
    std::ofstream(checkout(place(page)), std::ios::binary) << text;
  }
  CHECK(text_of(place(page)).substr(from, block.size() + std::string_view(kEndMark).size()) == block + kEndMark);
}

}  // namespace

TEST_CASE("every ruleset has one section in docs/rulesets, and it says what the catalogue says", "[house]") {
  INFO("write them anew with FIVEFOLD_REWRITE=1 tests/run.sh -R house");
  for (const Ruleset& ruleset : fivefold::all_rulesets()) {
    INFO(ruleset.id);
    int sections = 0;
    for (const std::string page : kPages) {
      if (text_of(place(page)).find(begin_mark(ruleset.id)) != std::string::npos) ++sections;
      check_block(page, ruleset.id, section(ruleset));
    }
    CHECK(sections == 1);
  }
}

TEST_CASE("docs/rulesets/README.md lists every ruleset", "[house]") { check_block("README", "all rulesets", index()); }
