#include "core/house_rules.h"

#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "core/house_rules_keys.h"
#include "core/ruleset_catalog.h"
#include "core/ruleset_ends.h"
#include "tests/support/catch.h"
#include "tests/support/paths.h"

using namespace fivefold;

namespace {

Ruleset read(std::string_view text) {
  const HouseRules rules = parse_house_rules(text);
  for (const HouseRulesProblem& problem : rules.problems) {
    UNSCOPED_INFO(problem.line << ":" << problem.column << ": " << message(problem.diagnostic));
  }
  CHECK(rules.problems.empty());
  return rules.ruleset;
}

/// "3:7 H203" for each problem.
std::vector<std::string> faults(std::string_view text) {
  std::vector<std::string> out;
  for (const HouseRulesProblem& problem : parse_house_rules(text).problems) {
    out.push_back(std::to_string(problem.line) + ":" + std::to_string(problem.column) + " " +
                  std::string(row(problem.diagnostic.code).id));
  }
  return out;
}

std::string only_message(std::string_view text) {
  const HouseRules rules = parse_house_rules(text);
  REQUIRE(rules.problems.size() == 1);
  return message(rules.problems[0].diagnostic);
}

using Faults = std::vector<std::string>;

void check_equal(const Ruleset& a, const Ruleset& b) {
  CHECK(a.id == b.id);
  CHECK(a.title == b.title);
  CHECK(a.aliases == b.aliases);
  CHECK(a.side_names == b.side_names);
  CHECK(a.board == b.board);
  CHECK(a.line == b.line);
  CHECK(a.capture == b.capture);
  CHECK(a.turns == b.turns);
  CHECK(a.swap == b.swap);
  CHECK(a.seconds_per_move == b.seconds_per_move);
  CHECK(a.sides_alternate == b.sides_alternate);
  CHECK(a.forbidden == b.forbidden);
  CHECK(a.opening == b.opening);
  CHECK(a.allowed_ends == b.allowed_ends);
  CHECK(a.about == b.about);
  CHECK(a.tips == b.tips);
  CHECK(a.authority == b.authority);
  CHECK(a.source == b.source);
}

}  // namespace

TEST_CASE("law: every ruleset of the catalogue, written as a rules file, reads back as it was") {
  for (const Ruleset& ruleset : all_rulesets()) {
    INFO(ruleset.id);
    check_equal(read(write_rules_file(ruleset)), ruleset);
  }
}

TEST_CASE("law: rules that no site plays read back too") {
  Ruleset odd = *find_ruleset("renju");
  odd.id = "odd";
  odd.aliases = {"a", "b-c"};
  odd.side_names = {{"Đen", "Trắng"}};
  odd.board = {21, 17, 4, 3, true};
  odd.line.ends = Ends::not_both_blocked;
  odd.line.win = RowWin::boat;
  odd.line.overline = {{Overline::wins, Overline::ignored}};
  odd.capture = {(1U << 1U) | (1U << 5U), 7, true};
  odd.turns = {2, 3, true};
  odd.seconds_per_move = 0.1;
  odd.sides_alternate = true;
  odd.forbidden = {kFoulOverline | kFoulDoubleThree, Side::second, ForbiddenPolicy::illegal};
  odd.opening = {{Side::second, 3, OpeningKind::from_own_first, 9, {}, Applies::rated_only},
                 {Side::second, 1, OpeningKind::adjacent_to_locked, 0, {}, Applies::always},
                 {Side::first, 2, OpeningKind::off_centre_lines, 0, {1, 5, 10}, Applies::always},
                 {Side::first, 4, OpeningKind::from_centre, 2, {}, Applies::rated_only}};
  odd.allowed_ends = static_cast<EndSet>(usual_ends(odd) & ~bit(EndKind::agreed));
  odd.about = "A text with = and # in it, XXXXX#X.";
  odd.tips = {"# first", "none", "x = y"};
  check_equal(read(write_rules_file(odd)), odd);
}

TEST_CASE("an empty file is free gomoku on 19x19") {
  const Ruleset rules = read("");
  CHECK(rules.id == "house-rules");
  CHECK(rules.line == LineRule{});
  CHECK(rules.board == BoardRule{});
  CHECK(rules.allowed_ends == find_ruleset("gomoku-free")->allowed_ends);
}

TEST_CASE("inherited rules with changes") {
  const Ruleset rules = read(
      "# our club\n"
      "inherit = bk-keryo   # comments may follow\n"
      "\n"
      "title = Keryo with poofs # 1\r\n"
      "captures.poof = yes\n"
      "captures.win = 12\n"
      "  clock   =   30.5  \n"
      "opening.2 = First stone 2 from_centre 4 rated-only\n");
  const Ruleset& base = *find_ruleset("bk-keryo");
  CHECK(rules.id == "house-rules");
  CHECK(rules.aliases.empty());
  CHECK(rules.title == "Keryo with poofs # 1");
  CHECK(rules.capture == CaptureRule{base.capture.lengths, 12, true});
  CHECK(rules.seconds_per_move == 30.5);
  CHECK(rules.side_names == base.side_names);
  REQUIRE(rules.opening.size() == 2);
  CHECK(rules.opening[0] == base.opening[0]);
  CHECK(rules.opening[1] == OpeningConstraint{Side::first, 2, OpeningKind::from_centre, 4, {}, Applies::rated_only});
  CHECK(rules.authority != base.authority);
  CHECK(rules.source.find("bk-keryo") != std::string::npos);
}

TEST_CASE("the ways to end follow from changed rules unless they are given") {
  const Ruleset rules = read("inherit = gomoku-std\ncaptures.lengths = 2\ncaptures.win = 10\npass = yes\n");
  CHECK((rules.allowed_ends & bit(EndKind::captures)) != 0);
  CHECK((rules.allowed_ends & bit(EndKind::two_passes)) != 0);
  const Ruleset strict = read("inherit = gomoku-std\nends = row, board-full\n");
  CHECK(strict.allowed_ends == (bit(EndKind::row) | bit(EndKind::board_full)));
}

TEST_CASE("every key sets what it says") {
  const Ruleset rules = read(
      "id = x1\naliases = p, q\nsides = X, O\nboard = 20 x 15\nboard.any-size = yes\nboard.locked = 3\n"
      "board.portals = 2\nrow.length = 6\nrow.overline = ignored\nrow.overline.second = wins\n"
      "row.ends = five-not-both-blocked\nrow.win = boat\nturns = 1, 2\npass = yes\nclock = 45\n"
      "sides.alternate = yes\nopening.1 = first stone 1 adjacent-to-locked\nabout = A\nauthority = B\nsource = C\n"
      "tip.1 = T\n");
  CHECK(rules.id == "x1");
  CHECK(rules.aliases == std::vector<std::string>{"p", "q"});
  CHECK(rules.side_names == BySide<std::string>{{"X", "O"}});
  CHECK(rules.board == BoardRule{20, 15, 3, 2, true});
  CHECK(rules.line.length == 6);
  CHECK(rules.line.overline == BySide<Overline>{{Overline::ignored, Overline::wins}});
  CHECK(rules.line.ends == Ends::five_not_both_blocked);
  CHECK(rules.line.win == RowWin::boat);
  CHECK(rules.turns == TurnRule{1, 2, true});
  CHECK(rules.seconds_per_move == 45.0);
  CHECK(rules.sides_alternate);
  CHECK(rules.opening ==
        std::vector<OpeningConstraint>{{Side::first, 1, OpeningKind::adjacent_to_locked, 0, {}, Applies::always}});
  CHECK(rules.about == "A");
  CHECK(rules.authority == "B");
  CHECK(rules.source == "C");
  CHECK(rules.tips == std::vector<std::string>{"T"});
  const Ruleset fouls = read(
      "row.overline.second = ignored\nforbidden = overline, double_four\nforbidden.side = second\n"
      "forbidden.policy = illegal\nswap = none\n");
  CHECK(fouls.forbidden == ForbiddenRule{kFoulOverline | kFoulDoubleFour, Side::second, ForbiddenPolicy::illegal});
  CHECK(read("swap = swap2").swap == SwapRule::swap2);
  CHECK(read("inherit = vcaro-normal\nclock = none").seconds_per_move == std::nullopt);
  CHECK(read("inherit = vcaro-normal\nopening = none").opening.empty());
  CHECK(read("inherit = yz-pente\ntip = none\ntip.1 = one").tips.size() == 1);
}

TEST_CASE("lines, keys and values that cannot be read are told with their place") {
  CHECK(faults("row.lenght = 5\n") == Faults{"1:1 H202"});
  CHECK(only_message("row.lenght = 5") == "\"row.lenght\" is not a key of a rules file; did you mean \"row.length\"?");
  CHECK(parse_house_rules("row.lenght = 5").problems[0].diagnostic.fix->replacement == "row.length");
  CHECK(only_message("bogus = 1") == "\"bogus\" is not a key of a rules file");
  CHECK(faults("\n  captures.poof\n= 5\n") == Faults{"2:3 H201", "3:1 H201"});
  CHECK(faults("row.length = seven\n") == Faults{"1:14 H203"});
  CHECK(only_message("row.length = 7") == "row.length: \"7\" is not 5 or 6");
  CHECK(faults("title = Trò chơi\nrow.length =\n") == Faults{"2:13 H203"});
  CHECK(faults("tip.1 = ô\xE2\x80\xA6\nsides = Đen Đen, Đen Đen") == Faults{"2:9 H203"});
  CHECK(faults("# ô\nclock = 5\nbôard = 4") == Faults{"3:1 H202"});
  CHECK(faults("\xEF\xBB\xBFrow.length = 9") == Faults{"1:14 H203"});
  CHECK(faults("row.length = 5\r\nROW_LENGTH = 5\r\nrow.length = 6\r\n") == Faults{"2:1 H202", "3:1 H206"});
}

TEST_CASE("values out of range, one of each kind") {
  for (const char* const line : {"board = 4x19",
                                 "board = 19",
                                 "board = 53x53",
                                 "board = 19x19x2",
                                 "board.locked = -1",
                                 "row.length = 5.0",
                                 "row.overline = maybe",
                                 "row.ends = both",
                                 "captures.lengths = 2,6",
                                 "captures.lengths = ",
                                 "captures.lengths = 2,,3",
                                 "captures.win = 0",
                                 "captures.poof = 1",
                                 "turns = 1",
                                 "turns = 0,2",
                                 "turns = 1,2,3",
                                 "pass = maybe",
                                 "swap = swap3",
                                 "clock = 0",
                                 "clock = -5",
                                 "clock = inf",
                                 "clock = nan",
                                 "clock = 45s",
                                 "clock = 1e9",
                                 "forbidden = triple",
                                 "forbidden.side = third",
                                 "ends = row, draw",
                                 "sides = X",
                                 "sides = X, x",
                                 "id = two words",
                                 "id =",
                                 "aliases = a,,b",
                                 "opening = all",
                                 "opening.1 = first stone 1",
                                 "opening.1 = third stone 1 centre",
                                 "opening.1 = first stone 0 centre",
                                 "opening.1 = first stone 2 from-centre",
                                 "opening.1 = first stone 2 from-centre 3 4",
                                 "opening.1 = first stone 1 centre 3",
                                 "opening.1 = first stone 2 off-centre-lines",
                                 "opening.1 = first stone 2 near 3",
                                 "opening.1 = rated-only",
                                 "row.length = 99999999999999999999"}) {
    INFO(line);
    const auto found = faults(line);
    REQUIRE(found.size() == 1);
    CHECK(found[0].substr(found[0].find(' ') + 1) == "H203");
  }
}

TEST_CASE("inherit: unknown, misspelt and too late") {
  CHECK(faults("inherit = pent\n") == Faults{"1:11 H204"});
  CHECK(only_message("inherit = bk-kerio") == "no ruleset \"bk-kerio\" to inherit from; did you mean \"bk-keryo\"?");
  CHECK(faults("row.length = 5\ninherit = pente\n") == Faults{"2:1 H205"});
}

TEST_CASE("numbered entries stand without gaps") {
  CHECK(faults("opening.2 = first stone 1 centre") == Faults{"1:1 H213"});
  CHECK(only_message("tip.3 = x") == "tip.3 leaves a gap; the next entry is tip.1");
  CHECK(faults("opening.0 = first stone 1 centre") == Faults{"1:1 H202"});
  CHECK(faults("tip.1 = x\ntip.01 = y") == Faults{"2:1 H202"});
}

TEST_CASE("contradictions are told where they are written") {
  CHECK(faults("board = 20x20\nopening.1 = first stone 1 centre\n") == Faults{"2:1 H207"});
  CHECK(faults("inherit = pente\nboard = 20x20\n") == Faults{"2:1 H207", "2:1 H207"});
  CHECK(faults("captures.win = 10\n") == Faults{"1:1 H208"});
  CHECK(faults("\ncaptures.lengths = 2\n") == Faults{"2:1 H208"});
  CHECK(faults("captures.poof = yes\n") == Faults{"1:1 H208"});
  CHECK(faults("inherit = pente\ncaptures.lengths = none\n") == Faults{"2:1 H208"});
  CHECK(faults("board = 15x15\nopening.1 = first stone 2 from-centre 8\n") == Faults{"2:1 H209"});
  CHECK(faults("board = 15x15\nopening.1 = first stone 2 from-centre 7\n").empty());
  CHECK(faults("board = 15x15\nopening.1 = first stone 2 from-own-first 15\n") == Faults{"2:1 H209"});
  CHECK(faults("board = 15x15\nopening.1 = first stone 2 from-own-first 14\n").empty());
  CHECK(faults("board = 15x15\nopening.1 = first stone 2 off-centre-lines 3 8\n") == Faults{"2:1 H209"});
  CHECK(faults("inherit = pente\nends = row, board_full, resign\n") == Faults{"2:1 H210"});
  CHECK(faults("ends = row, board_full, captures\n") == Faults{"1:1 H211"});
  CHECK(faults("opening.1 = first stone 1 adjacent-to-locked\n") == Faults{"1:1 H212"});
  CHECK(faults("turns = 1,2\nswap = swap\n") == Faults{"2:1 H214"});
  CHECK(faults("board = 5x5\nrow.length = 6\n") == Faults{"2:1 H215"});
  CHECK(faults("board = 5x6\nrow.length = 6\n").empty());
  CHECK(faults("inherit = renju\nrow.overline = wins\n") == Faults{"1:1 H216"});
  CHECK(faults("inherit = renju\nforbidden = double-three\nrow.overline = wins\n").empty());
  CHECK(faults("inherit = renju\nrow.length = 6\n").size() == 1);
  CHECK(faults("board = 5x5\nboard.locked = 25\n") == Faults{"1:1 H218"});
  CHECK(faults("board = 5x5\nboard.locked = 24\n").empty());
  CHECK(faults("board = 5x5\nboard.locked = 5\nboard.portals = 10\n") == Faults{"1:1 H218"});
  CHECK(faults("opening.1 = first stone 1 from-own-first 2\n") == Faults{"1:1 H219"});
}

TEST_CASE("the catalogue itself holds no contradiction, and a rules file of one entry adds none") {
  for (const Ruleset& ruleset : all_rulesets()) {
    INFO(ruleset.id);
    CHECK(faults("inherit = " + ruleset.id + "\n").empty());
  }
}

TEST_CASE("any bytes end in problems, not in trouble") {
  for (const std::string& text : {std::string("\0\xFF=\n==\n=#\n#", 9), std::string("opening.=1\ntip.=\nopening.1="),
                                  std::string(100'000, '='), std::string("a\n").append(std::string(50'000, '\n'))}) {
    CHECK_FALSE(parse_house_rules(text).problems.empty());
  }
  std::string many;
  for (int i = 0; i < 20'000; ++i) many += "x" + std::to_string(i) + "\n";
  CHECK(parse_house_rules(many).problems.size() == 20'000);
}

TEST_CASE("docs/house-rules.md: its example is read without a fault, and every key is in its table") {
  std::ifstream file(fivefold::test::source_folder() + "/docs/house-rules.md");
  const std::string page((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  const std::size_t begin = page.find("inherit = bk-keryo");
  REQUIRE(begin != std::string::npos);
  const Ruleset club = read(page.substr(begin, page.find("```", begin) - begin));
  CHECK(club.id == "club-keryo");
  CHECK(club.capture == CaptureRule{12, 15, true});
  CHECK(club.seconds_per_move == 60.0);
  REQUIRE(club.opening.size() == 2);
  CHECK(club.opening[1].distance == 4);
  for (const house_rules::Key& key : house_rules::keys()) {
    INFO(key.name);
    CHECK(page.find("`" + std::string(key.name) + "`") != std::string::npos);
  }
}
