#include <fstream>
#include <map>
#include <set>
#include <string>

#include "core/diagnostic.h"
#include "tests/house/checkout.h"
#include "tests/support/catch.h"

namespace {

using fivefold::CodeRow;

constexpr const char* kPage = "docs/diagnostics.md";

const std::map<char, std::string_view>& families() {
  static const std::map<char, std::string_view> all = {{'S', "S: syntax"},
                                                       {'C', "C: encoding"},
                                                       {'H', "H: tags, and which ruleset applies"},
                                                       {'B', "B: board and layout"},
                                                       {'M', "M: moves"},
                                                       {'O', "O: opening"},
                                                       {'E', "E: end and result"},
                                                       {'T', "T: time"},
                                                       {'P', "P: players and match"},
                                                       {'X', "X: lost in conversion"},
                                                       {'R', "R: resources"}};
  return all;
}

/// The page that docs/diagnostics.md must be: everything in core/codes.def, in its order.
std::string page() {
  std::string out =
      "# Diagnostics\n\n"
      "Made from `core/codes.def`; `FIVEFOLD_REWRITE=1 tests/run.sh -R house` writes it anew. `fivefold explain CODE`\n"
      "prints one entry.\n\n"
      "A code never changes its meaning. **error**: the record breaks the rules or its format, or its claim "
      "contradicts\n"
      "the board. **warning**: legal but suspicious, or repaired. **note**: information. **critical** is another "
      "question:\n"
      "such a finding blocks writing the record unless `--force`. *Kept*, *repaired*, *rejected*: what fivefold did "
      "with\n"
      "the place in question. Words in braces stand for facts of the record.\n";
  char family = 0;
  for (const CodeRow& row : fivefold::all_codes()) {
    if (row.id[0] != family) {
      family = row.id[0];
      const auto title = families().find(family);
      out += "\n## " + std::string(title == families().end() ? "unknown family" : title->second) + "\n";
    }
    const std::string id(row.id);
    out += "\n### " + id + "\n\n> " + std::string(row.message) + "\n\n";
    out += "*" + std::string(row.name) + "*, " + word(row.severity) + (row.critical ? ", critical, " : ", ") +
           word(row.action) + ". " + std::string(row.explanation) + "\n";
  }
  return out;
}

}  // namespace

TEST_CASE("docs/diagnostics.md is the page that core/codes.def makes", "[house]") {
  if (fivefold::house::rewriting()) std::ofstream(fivefold::house::checkout(kPage), std::ios::binary) << page();
  INFO("write it anew with FIVEFOLD_REWRITE=1 tests/run.sh -R house");
  CHECK(fivefold::house::text_of(kPage) == page());
}

TEST_CASE("every code is a letter of a known family and three digits, and none stands twice", "[house]") {
  std::set<std::string_view> ids;
  std::set<std::string_view> messages;
  for (const CodeRow& row : fivefold::all_codes()) {
    INFO(row.id);
    REQUIRE(row.id.size() == 4);
    CHECK(families().count(row.id[0]) == 1);
    CHECK(row.id.find_first_not_of("0123456789", 1) == std::string_view::npos);
    CHECK(ids.insert(row.id).second);
    CHECK(messages.insert(row.message).second);
  }
}

TEST_CASE("families stand together, so that each has one heading", "[house]") {
  std::set<char> seen;
  char family = 0;
  for (const CodeRow& row : fivefold::all_codes()) {
    if (row.id[0] == family) continue;
    family = row.id[0];
    INFO(row.id);
    CHECK(seen.insert(family).second);
  }
}

TEST_CASE("messages are single sentences with closed braces; explanations are complete sentences", "[house]") {
  for (const CodeRow& row : fivefold::all_codes()) {
    INFO(row.id << ": " << row.message);
    REQUIRE_FALSE(row.message.empty());
    REQUIRE_FALSE(row.explanation.empty());
    CHECK(row.message.back() != '.');
    CHECK(std::string_view(".)").find(row.explanation.back()) != std::string_view::npos);
    int depth = 0;
    for (const char c : row.message) {
      if (c == '{') ++depth;
      if (c == '}') --depth;
      CHECK((depth == 0 || depth == 1));
    }
    CHECK(depth == 0);
  }
}
