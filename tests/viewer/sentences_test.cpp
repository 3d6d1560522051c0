// One sentence a situation, written out in full: what a person reads and --announce prints.

#include "tests/support/catch.h"
#include "tests/support/studies.h"

using namespace fivefold;
using namespace fivefold::test;

namespace {

std::string last_sentence(const Study& study) { return moment_at(study, study.length(0)).sentence; }
std::string sentence(const Study& study, std::uint32_t tokens) { return moment_at(study, tokens).sentence; }

}  // namespace

TEST_CASE("sentences of a Pente game", "[viewer]") {
  const auto study = study_of_pente("1. K10 K9 2. N12 K8 3. K7 N1 *");
  CHECK(sentence(*study, 0) ==
        "Before the first move; 6 stones to come. White begins. "
        "Opening rule: White's first stone must stand on the centre, K10.");
  CHECK(sentence(*study, 1) ==
        "Ply 1, White K10. Keeps the opening rule: White's first stone must stand on the centre, K10. Black to move.");
  CHECK(sentence(*study, 2) ==
        "Ply 2, Black K9. White to move. "
        "Opening rule: White's second stone must be at least 3 away from the centre, K10.");
  CHECK(sentence(*study, 5) == "Ply 5, White K7. Captures 2: K8, K9. White has taken 2 of 10. Black to move.");
  CHECK(sentence(*study, 6) == "Ply 6, Black N1. White to move.");
}

TEST_CASE("sentences of breaches and faults carry code and reason", "[viewer]") {
  CHECK(last_sentence(*study_of_pente("1. K10 K9 2. M10")) ==
        "Ply 3, White M10. Breaks the opening rule (O102): M10: stone 2 of White must be at least 3 away from the "
        "centre, K10; it is 2 away. Black to move.");
  const auto study = study_of_pente("1. K10 K9 2. N12 K10 3. A1");
  CHECK(sentence(*study, 4) ==
        "After ply 3: Black K10 cannot be placed; the line stops here. Fault M104: K10 is occupied: a stone of White "
        "stands there since ply 1. Black to move.");
  CHECK(sentence(*study, 5) == "A1 is not placed: the line stopped after ply 3.");
  const auto unreadable = study_of_json(R"({"ruleset":"pente","moves":[[9,9],{"unreadable":"Q?"}]})");
  CHECK(sentence(*unreadable, 2) ==
        "After ply 1: Black \"Q?\" cannot be placed; the line stops here. Fault S101: \"Q?\" cannot be read as a move. "
        "Black to move.");
}

TEST_CASE("sentences of wins name the row, the captures or the foul", "[viewer]") {
  CHECK(last_sentence(*study_of_pente("1. K10 A1 2. C16 D1 3. D16 G1 4. F16 K1 5. G16 N1 6. E16", "1-0")) ==
        "Ply 11, White E16. White wins with a row of five: C16 D16 E16 F16 G16.");
  CHECK(last_sentence(*study_of_case("B203.pgn")) ==
        "Ply 25, White P12. Captures 4: O12, N12, P13, P14. White has taken 12 of 10. White wins by captures, 12 "
        "taken.");
  // Black makes a double-three in renju and loses by it.
  CHECK(last_sentence(
            *study_of_json(R"({"ruleset":"renju","moves":[[7,7],[0,0],[8,7],[0,2],[6,6],[0,4],[6,5],[0,6],[6,7]]})")) ==
        "Ply 9, Black G8. White wins: Black made a double-three that it may not make.");
}

TEST_CASE("sentences of rows through portals name the portals", "[viewer]") {
  CHECK(last_sentence(*study_of_json(
            R"({"ruleset":"vcaro-portal","board":{"size":17,"portals":[[[4,8],[12,3]],[[8,1],[1,1]]]},"result":"1-0",
"moves":[[2,8],[0,16],[13,3],[2,16],[3,8],[4,16],[14,3],[6,16],[15,3]]})")) ==
        "Ply 9, X P4. X wins with a row of five through portal 1: C9 D9 N4 O4 P4.");
  const std::string ring = last_sentence(*study_of_json(
      R"({"ruleset":"vcaro-portal","board":{"size":17,"portals":[[[3,8],[9,8]],[[12,1],[1,1]]]},"result":"1-0",
"moves":[[4,8],[0,16],[8,8],[2,16],[5,8],[4,16],[6,8],[6,16],[7,8]]})"));
  CHECK(ring == "Ply 9, X H9. X wins with a closed ring of five through portal 1: H9 I9 E9 F9 G9.");
  // Pente with holes: the pair D5 H2 is taken through the pair of holes E5 and G2.
  CHECK(last_sentence(*study_of_json(
            R"({"ruleset":"pente","rules":{"opening":[]},"board":{"size":19,"portals":[[[4,4],[6,1]]]},
"moves":[[2,4],[3,4],[18,18],[7,1],[8,1]]})")) ==
        "Ply 5, White J2. Captures 2 through portal 1: H2, D5. White has taken 2 of 10. Black to move.");
}

TEST_CASE("sentences of Connect6 count the stones of a turn", "[viewer]") {
  const auto study = study_of_json(R"({"ruleset":"bk-connect6","moves":[[9,9],[0,0],[0,2],[9,10],[9,11]]})");
  CHECK(sentence(*study, 1) == "Ply 1, Black K10. White to move.");
  CHECK(sentence(*study, 2) == "Ply 2, White A1, stone 1 of 2 of the turn. White to move.");
  CHECK(sentence(*study, 3) == "Ply 3, White A3, stone 2 of 2 of the turn. Black to move.");
  CHECK(moment_at(*study, 3).turn == std::vector<Point>{at(*study, "A1"), at(*study, "A3")});
  CHECK(moment_at(*study, 4).turn == std::vector<Point>{at(*study, "K11")});
  CHECK(moment_at(*study, 1).turn == std::vector<Point>{at(*study, "K10")});
}

TEST_CASE("sentences of swap choices say who takes what", "[viewer]") {
  const auto study = study_of_json(
      R"({"ruleset":"gomoku-swap2","moves":[[7,7],[8,8],[9,9],{"choose":"put2"},[5,5],[4,4],{"choose":"second"},[3,3]]})");
  CHECK(sentence(*study, 3) == "Ply 3, Black J10. The other player chooses a side.");
  CHECK(sentence(*study, 4) == "After ply 3: The other player places two more stones. White to move.");
  CHECK(sentence(*study, 6) == "Ply 5, Black E5. The player who opened chooses a side.");
  CHECK(sentence(*study, 7) == "After ply 5: The player who opened takes White. White to move.");
  const auto taken = study_of_json(R"({"ruleset":"gomoku-swap2","moves":[[7,7],[8,8],[9,9],{"choose":"first"}]})");
  CHECK(sentence(*taken, 4) == "After ply 3: The other player takes Black. White to move.");
  const auto refused = study_of_json(R"({"ruleset":"gomoku-free","moves":[[7,7],{"choose":"first"}]})");
  CHECK(sentence(*refused, 2) ==
        "After ply 1: The choice \"first\" is not possible here. Fault M107: the choice \"first\" is not possible "
        "here: none is due. White to move.");
}

TEST_CASE("sentences of acts: resignation, offers, passes, time", "[viewer]") {
  const auto resigned = study_of_json(R"({"ruleset":"gomoku-free","moves":[[7,7],{"act":"resign","by":2}]})");
  CHECK(sentence(*resigned, 2) == "After ply 1: White resigns, Black wins.");
  CHECK(moment_at(*resigned, 2).last == at(*resigned, "H8"));
  const auto drawn = study_of_json(
      R"({"ruleset":"gomoku-free","moves":[[7,7],{"act":"draw_offer","by":1},{"act":"draw_decline","by":2},
{"act":"draw_offer","by":1},{"act":"draw_accept","by":2}]})");
  CHECK(sentence(*drawn, 2) == "After ply 1: Black offers a draw. White to move.");
  CHECK(sentence(*drawn, 3) == "After ply 1: White declines the draw offer. White to move.");
  CHECK(sentence(*drawn, 5) == "After ply 1: White accepts the draw offer: a draw.");
  const auto passed = study_of_json(R"({"ruleset":"renju","moves":[[7,7],[8,8],{"act":"pass"},{"act":"pass"}]})");
  CHECK(sentence(*passed, 3) == "After ply 2: Black passes. White to move.");
  CHECK(sentence(*passed, 4) == "After ply 2: White passes too: a draw.");
  const auto late = study_of_json(R"({"ruleset":"vcaro-normal","moves":[[7,7],{"act":"timeout","by":2}]})");
  CHECK(sentence(*late, 2) == "After ply 1: O has run out of time, X wins.");
  const auto refused = study_of_json(R"({"ruleset":"pente","moves":[[9,9],{"act":"pass"}]})");
  CHECK(sentence(*refused, 2).rfind("After ply 1: \"pass\" of Black is not possible here. Fault M109: ", 0) == 0);
}

TEST_CASE("sentences after the end say at which ply the game was over", "[viewer]") {
  const auto study = study_of_pente("1. K10 A1 2. C16 D1 3. D16 G1 4. F16 K1 5. G16 N1 6. E16 T19 7. T1", "1-0");
  CHECK(sentence(*study, 12).rfind("Ply 12, Black T19. The game was over at ply 11. Fault E101: ", 0) == 0);
  CHECK(sentence(*study, 13) == "Ply 13, White T1. The game was over at ply 11.");
}

TEST_CASE("sentences of poofs name the stones lost", "[viewer]") {
  // White's J10 joins K10 between the black H10 and L10: both are lost to the move.
  const auto study = study_of_json(R"({"ruleset":"poof-pente","moves":[[9,9],[7,9],[0,0],[10,9],[8,9]]})");
  const std::string said = sentence(*study, 5);
  CHECK(said.find("Loses 2 of its own: ") != std::string::npos);
  CHECK(said.find("Black has taken 2 of 10.") != std::string::npos);
  const Moment moment = moment_at(*study, 5);
  CHECK(moment.cells[index(at(*study, "J10"))].kind == CellView::Kind::empty);
  REQUIRE(moment.ghosts.size() == 2);
  for (const GhostView& ghost : moment.ghosts) {
    CHECK(ghost.poofed);
    CHECK(ghost.side == Side::first);
    CHECK(ghost.taken_at == 5);
  }
}

TEST_CASE("a row of Boat-Pente that a capture can break is told as standing, then as won or as broken", "[viewer]") {
  // White's E16 completes C16 to G16, but Black's E17 would take E16 and E15 against E14.
  const std::string moves =
      R"({"ruleset":"boat-pente","rules":{"opening":[]},"result":"1-0",
"moves":[[2,15],[4,13],[3,15],[18,0],[5,15],[16,0],[6,15],[14,0],[4,14],[12,0],[4,15],)";
  const auto stood = study_of_json(moves + "[10,0]]}");
  const Moment pending = moment_at(*stood, 11);
  CHECK_FALSE(pending.outcome);
  REQUIRE(pending.rows.size() == 1);
  CHECK_FALSE(pending.rows[0].winning);
  CHECK(pending.sentence ==
        "Ply 11, White E16. A row of five stands and wins if it is not broken: C16 D16 E16 F16 G16. Black to move.");
  const Moment won = moment_at(*stood, 12);
  REQUIRE(won.rows.size() == 1);
  CHECK(won.rows[0].winning);
  CHECK(won.rows[0].side == Side::first);
  CHECK(won.sentence == "Ply 12, Black L1. White wins, the row of five has stood: C16 D16 E16 F16 G16.");
  const auto broken = study_of_json(moves + "[4,16]]}");
  const Moment after = moment_at(*broken, 12);
  CHECK(after.rows.empty());
  CHECK_FALSE(after.outcome);
  CHECK(after.taken[Side::second] == 2);
}

TEST_CASE("a winning row is shown as long as its stones stand, and again when stepping back", "[viewer]") {
  // The row of the case above wins at once in Pente; after the end Black's E17 takes E16 out of it.
  const auto study = study_of_json(
      R"({"ruleset":"pente","rules":{"opening":[]},"result":"1-0",
"moves":[[2,15],[4,13],[3,15],[18,0],[5,15],[16,0],[6,15],[14,0],[4,14],[12,0],[4,15],[0,0],[0,1],[4,16]]})");
  CHECK(moment_at(*study, 11).rows.size() == 1);
  CHECK(moment_at(*study, 13).rows.size() == 1);
  const Moment broken = moment_at(*study, 14);
  CHECK(broken.rows.empty());
  CHECK(broken.outcome);
  CHECK(broken.outcome_ply == 11);
  CHECK(broken.taken == BySide<int>{});
  CHECK(broken.sentence.find("Takes 2 off, not counted: ") != std::string::npos);
  CHECK(moment_at(*study, 13).rows.size() == 1);
}

TEST_CASE("hidden ghosts hide no words: the sentence does not depend on them", "[viewer]") {
  const auto study = study_of_json(
      R"({"ruleset":"pente","rules":{"opening":[]},"board":{"size":19,"portals":[[[4,4],[6,1]]]},
"moves":[[2,4],[3,4],[18,18],[7,1],[8,1]]})");
  ViewOptions options;
  options.ghosts = GhostMode::off;
  const Moment hidden = make_moment(*study, {0, 5}, options);
  CHECK(hidden.sentence == sentence(*study, 5));
  CHECK(hidden.ghosts.empty());
  CHECK(hidden.rays.empty());
  const Moment shown = moment_at(*study, 5);
  REQUIRE(shown.rays.size() == 1);
  CHECK(names(*study, shown.rays[0].cells) == "J2 H2 D5 C5");
  REQUIRE(shown.rays[0].hops.size() == 1);
  CHECK(shown.rays[0].hops[0].after == 1);
  CHECK(names(*study, shown.rays[0].hops[0].holes) == "G2 E5");
}

TEST_CASE("comments and times stand at their token", "[viewer]") {
  const auto study = study_of_json(
      R"({"ruleset":"vcaro-normal","intro":"Before.","moves":[{"at":[8,8],"t":4.5},{"at":[9,9],"comment":"Why?"},
{"at":[2,2],"t":50},[5,5]]})");
  CHECK(moment_at(*study, 0).comment == "Before.");
  CHECK(moment_at(*study, 1).comment.empty());
  CHECK(moment_at(*study, 2).comment == "Why?");
  CHECK_FALSE(moment_at(*study, 0).clock[Side::first]);
  CHECK(moment_at(*study, 2).clock[Side::first] == 4.5);
  CHECK_FALSE(moment_at(*study, 2).clock[Side::second]);
  CHECK(moment_at(*study, 4).clock[Side::first] == 50.0);
  // 45 seconds are allowed; 50 are a fault of that ply.
  CHECK(sentence(*study, 3).find("Fault T10") != std::string::npos);
}

TEST_CASE("a set position begins with its stones", "[viewer]") {
  const auto study = study_of_json(
      R"({"ruleset":"pente","setup":{"stones":{"1":[[9,9]],"2":[[9,8],[9,7]]},"to_move":1},"moves":[[9,6]]})");
  CHECK(sentence(*study, 0) == "The set position, 3 stones on the board; 1 stone to come. White begins.");
  CHECK(sentence(*study, 1) == "Ply 1, White K7. Captures 2: K8, K9. White has taken 2 of 10. Black to move.");
  const Moment moment = moment_at(*study, 1);
  REQUIRE(moment.ghosts.size() == 2);
  CHECK(moment.ghosts[0].ply == 0);
  CHECK(moment.ghosts[0].side == Side::second);
  CHECK(moment.cells[index(at(*study, "K10"))].kind == CellView::Kind::setup_stone);
}

TEST_CASE("names follow the coordinates asked for, never the way the board is turned", "[viewer]") {
  const auto study = study_of_pente("1. K10 A1 2. N10 T19 *");
  ViewOptions options;
  for (const Symmetry turned : symmetries(19, 19)) {
    options.symmetry = turned;
    CHECK(name_of(*study, at(*study, "A1"), options) == "A1");
    CHECK(make_moment(*study, {0, 2}, options).sentence.rfind("Ply 2, Black A1.", 0) == 0);
  }
  options.coordinates = CoordinateScheme::keep_i;
  CHECK(name_of(*study, at(*study, "K10"), options) == "J10");
  options.coordinates = CoordinateScheme::numbers;
  CHECK(name_of(*study, at(*study, "K10"), options) == "10,10");
  options.coordinates = CoordinateScheme::off;
  CHECK(name_of(*study, at(*study, "K10"), options) == "K10");
}
