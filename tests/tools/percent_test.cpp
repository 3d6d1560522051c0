#include "tools/percent.h"

#include "tests/support/catch.h"
#include "tools/stats.h"

namespace fivefold {

TEST_CASE("percentages are cut after two places, never rounded") {
  // BrainKing's own block: rounding would print 45.68 and 0.09.
  const std::uint64_t games = 38753 + 32642 + 63;
  CHECK(cut_percent(38753, games) == "54.23");
  CHECK(cut_percent(32642, games) == "45.67");
  CHECK(cut_percent(63, games) == "0.08");
}

TEST_CASE("percentages of nothing, of all, and just below a step") {
  CHECK(cut_percent(0, 0) == "0.00");
  CHECK(cut_percent(0, 7) == "0.00");
  CHECK(cut_percent(7, 7) == "100.00");
  CHECK(cut_percent(2, 3) == "66.66");
  CHECK(cut_percent(9999, 10000) == "99.99");
  CHECK(cut_percent(99999, 100000) == "99.99");
  CHECK(cut_percent(1, 100000) == "0.00");
}

TEST_CASE("the block that the sites print, in the languages of their pages") {
  Score score;
  score.first = 38753;
  score.second = 32642;
  score.drawn = 63;
  score.open = 5;  // games without a result are not in the block
  const BySide<std::string> pente{{"White", "Black"}};
  CHECK(score_block(score, pente, Language::english) ==
        "White 38753 (54.23 %)\nBlack 32642 (45.67 %)\nDraws 63 (0.08 %)\n");
  CHECK(score_block(score, pente, Language::bulgarian) ==
        "бял 38753 (54.23 %)\nчерен 32642 (45.67 %)\nРавни 63 (0.08 %)\n");
  CHECK(score_block(score, pente, Language::estonian) ==
        "valge 38753 (54.23 %)\nmust 32642 (45.67 %)\nViigid 63 (0.08 %)\n");
  CHECK(score_block(score, {{"X", "O"}}, Language::vietnamese) ==
        "X 38753 (54.23 %)\nO 32642 (45.67 %)\nHòa 63 (0.08 %)\n");
}

}  // namespace fivefold
