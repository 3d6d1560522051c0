#include "tools/match.h"

#include <deque>

#include "tests/support/catch.h"
#include "tests/support/vector_files.h"

namespace fivefold {
namespace {

MatchGame game(std::string_view first, std::string_view second, std::string_view round = "", std::string_view date = "",
               std::string_view time = "") {
  MatchGame made;
  made.players = {{first, second}};
  made.round = round;
  made.date = date;
  made.time = time;
  return made;
}

using Violations = std::vector<MatchViolation>;

}  // namespace

TEST_CASE("the match vectors: declared matches in their order") {
  std::size_t matches = 0;
  for (const nlohmann::json& vector : load_vectors()) {
    if (vector["kind"] != "match") continue;
    INFO(vector["id"].get<std::string>());
    std::deque<std::string> names;
    std::vector<MatchGame> games;
    for (const nlohmann::json& entry : vector["games"]) {
      const std::string& x = names.emplace_back(entry["X"].get<std::string>());
      const std::string& o = names.emplace_back(entry["O"].get<std::string>());
      games.push_back(game(x, o));
    }
    std::vector<std::size_t> found;
    for (const MatchViolation& violation : check_match(games, true)) found.push_back(violation.game);
    CHECK(found == vector["violations"].get<std::vector<std::size_t>>());
    ++matches;
  }
  CHECK(matches >= 3);
}

TEST_CASE("players keep their sides in the next game: a violation of that game") {
  const std::vector<MatchGame> games = {game("an", "bình", "1"), game("an", "bình", "2"), game("bình", "an", "3")};
  CHECK(check_match(games, false) == Violations{{1, 0, MatchFault::sides_not_changed}});
}

TEST_CASE("games of a pair are ordered by round, not as listed") {
  const std::vector<MatchGame> games = {game("an", "bình", "3"), game("bình", "an", "2"), game("an", "bình", "1")};
  CHECK(check_match(games, false).empty());
  // Round 10 comes after round 9: numbers, not text.
  CHECK(check_match(std::vector{game("an", "bình", "10"), game("an", "bình", "9")}, false) ==
        Violations{{0, 1, MatchFault::sides_not_changed}});
}

TEST_CASE("then by date, then by time") {
  CHECK(check_match(std::vector{game("an", "bình", "", "2026-11-30"), game("an", "bình", "", "2026-11-29")}, false) ==
        Violations{{0, 1, MatchFault::sides_not_changed}});
  CHECK(check_match(
            std::vector{game("an", "bình", "", "2026-11-29", "10:00"), game("an", "bình", "", "2026-11-29", "09:00")},
            false) == Violations{{0, 1, MatchFault::sides_not_changed}});
}

TEST_CASE("the same sides without a known order are a remark, not a breach") {
  CHECK(check_match(std::vector{game("an", "bình"), game("an", "bình")}, false) ==
        Violations{{1, 0, MatchFault::order_unknown}});
}

TEST_CASE("a different pair starts a new series, and games of other pairs in between do not matter") {
  const std::vector<MatchGame> games = {game("an", "bình", "1"), game("an", "chi", "2"), game("bình", "an", "3"),
                                        game("chi", "an", "4")};
  CHECK(check_match(games, false).empty());
}

TEST_CASE("a stranger in a declared match is named, and the pair's games still follow one another") {
  const std::vector<MatchGame> games = {game("an", "bình"), game("chi", "an"), game("an", "bình")};
  CHECK(check_match(games, true) == Violations{{1, 0, MatchFault::stranger}, {2, 0, MatchFault::sides_not_changed}});
}

TEST_CASE("games without names are left out") {
  CHECK(check_match(std::vector{game("", ""), game("", "")}, false).empty());
  CHECK(check_match(std::vector{game("?", "?", "1"), game("?", "?", "2")}, false).empty());
}

}  // namespace fivefold
