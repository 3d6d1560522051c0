#include <algorithm>

#include "core/ruleset_catalog.h"
#include "tests/support/app_driver.h"
#include "tests/support/catch.h"

namespace fivefold {
namespace {

using test::Driver;

bool says(const HelpView& view, const std::string& text) {
  return std::any_of(view.groups.begin(), view.groups.end(), [&](const HelpView::Group& group) {
    return std::any_of(group.rows.begin(), group.rows.end(),
                       [&](const HelpView::Row& row) { return row.what.find(text) != std::string::npos; });
  });
}

}  // namespace

TEST_CASE("i tells about the ruleset of the game: origin, authority, opening rules and every tip; i or Esc closes it") {
  Driver driver({test::checkout_path("samples/vcaro/locked.jsonl")});
  const Ruleset& ruleset = *find_ruleset("vcaro-locked");
  REQUIRE(!ruleset.tips.empty());
  driver.key("i");
  const WindowView view = driver.app().view();
  REQUIRE(view.help);
  CHECK(view.help->title == ruleset.title);
  CHECK(says(*view.help, ruleset.about));
  CHECK(says(*view.help, ruleset.authority));
  for (const std::string& tip : ruleset.tips) CHECK(says(*view.help, tip));
  CHECK(says(*view.help, "locked cell"));  // the rule of the first stone
  driver.key("i");
  CHECK_FALSE(driver.app().view().help);
  driver.keys({"i", "?"});
  REQUIRE(driver.app().view().help);
  CHECK(driver.app().view().help->title.empty());  // from the ruleset to the keys
  driver.keys({"i", "Escape"});
  CHECK_FALSE(driver.app().view().help);
}

TEST_CASE("a record without a known ruleset says by whose rules it is shown; nothing opened says so") {
  Driver driver({test::checkout_path("samples/gomoku/five.psq")});
  driver.key("i");
  CHECK(driver.notice().find("no ruleset") != std::string::npos);
  REQUIRE(driver.app().view().help);
  Driver empty(std::vector<std::string>{});
  empty.key("i");
  CHECK_FALSE(empty.app().view().help);
  CHECK_FALSE(empty.notice().empty());
}

}  // namespace fivefold
