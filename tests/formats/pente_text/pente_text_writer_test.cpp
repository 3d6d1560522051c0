#include "core/ruleset_catalog.h"
#include "formats/judge.h"
#include "formats/pente_text/pente_text.h"
#include "formats/psq/psq.h"
#include "tests/support/catch.h"
#include "tests/support/pente_text_files.h"
#include "tests/support/record_builder.h"

namespace fivefold::test {
namespace {

/// What is written for a record under a ruleset, with the findings as "X101: what" lines.
struct Output {
  std::string text;
  std::string said;
};

Output write(const Record& record, const char* ruleset = nullptr, WriteOptions options = {}) {
  Output output;
  Diagnostics diagnostics;
  const Ruleset* const rules = ruleset != nullptr ? find_ruleset(ruleset) : nullptr;
  BoardLayout layout = record.layout;
  if (rules != nullptr && !record.board_stated) {
    layout.width = rules->board.width;
    layout.height = rules->board.height;
  }
  const Judged judged{record, &layout, rules, nullptr, nullptr, {}, 1};
  if (!kPenteText.write(judged, options, output.text, diagnostics)) CHECK(output.text.empty());
  for (const Diagnostic& d : diagnostics) output.said += message(d) + "\n";
  return output;
}

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

TEST_CASE("a record that states nothing gets the site's sixteen headers") {
  const Record record = record_of("K10 L9 N10");
  CHECK(write(record, "pente").text ==
        "[Game \"Pente\"]\r\n[Site \"-\"]\r\n[Event \"-\"]\r\n[Round \"-\"]\r\n[Section \"-\"]\r\n[Date \"?\"]\r\n"
        "[Time \"?\"]\r\n[TimeControl \"?\"]\r\n[Rated \"?\"]\r\n[Player 1 Name \"?\"]\r\n[Player 2 Name \"?\"]\r\n"
        "[Player 1 Rating \"?\"]\r\n[Player 2 Rating \"?\"]\r\n[Player 1 Type \"?\"]\r\n[Player 2 Type \"?\"]\r\n"
        "[Result \"?\"]\r\n\r\n1. K10 L9 2. N10 ?\r\n");
}

TEST_CASE("lines are cut at the last blank at index 80 or before") {
  // 20 moves of 3 characters: "1. K10 L10 2. N10 O10 ..." cut by hand
  const Record record = record_of("A10 B10 C10 D10 E10 F10 G10 H10 J10 K10 L10 M10 N10 O10 P10 Q10 R10 S10 T10 A11");
  const std::string text = write(record, "pente").text;
  const std::string moves = text.substr(text.find("\r\n\r\n") + 4);
  CHECK(moves ==
        "1. A10 B10 2. C10 D10 3. E10 F10 4. G10 H10 5. J10 K10 6. L10 M10 7. N10 O10 8.\r\n"
        "P10 Q10 9. R10 S10 10. T10 A11 ?\r\n");
  CHECK(moves.find("\r\n") <= 80);
}

TEST_CASE("a ruleset that the name of the game does not lead to is named") {
  Record record = record_of("K10 L9");
  record.game = "Pente";
  CHECK(!has(write(record, "pente").text, "[Ruleset "));
  const std::string text = write(record, "keryo").text;
  CHECK(has(text, "[Ruleset \"keryo\"]\r\n"));
  CHECK(Parsed(kPenteText, text).record.ruleset == "keryo");
}

TEST_CASE("D-Pente: the choice becomes the swap header") {
  Record record = record_of("K10 L9 N10 O5");
  record.game = "D-Pente";
  record.add(Token::choose(Choice::first));
  CHECK(has(write(record, "d-pente").text, "[Player's Swapped? \"Yes\"]\r\n"));
  record.tokens.back() = Token::choose(Choice::second);
  CHECK(has(write(record, "d-pente").text, "[Player's Swapped? \"No\"]\r\n"));
  CHECK(write(record, "d-pente").said.empty());
}

TEST_CASE("what the text cannot hold is said") {
  Record record = record_of("K10 L9 N10");
  record.tokens[1].milliseconds = 1500;
  record.add(Token::of(Act::draw_offer, 1));
  record.end = EndKind::agreed;
  record.seconds_per_move = 45;
  record.rules_json = "{}";
  record.tags.push_back({"n", "5", true, {}});
  record.tags.push_back({"a \"b\"", "x", false, {}});
  record.event = "two\nlines";
  const Output output = write(record, "pente");
  CHECK(has(output.said, "cannot hold the time of each move"));
  CHECK(has(output.said, "draw offers and their answers"));
  CHECK(has(output.said, "cannot hold how the game ended"));
  CHECK(has(output.said, "cannot hold the time limit of a move"));
  CHECK(has(output.said, "cannot hold house rules"));
  CHECK(has(output.said, "that the tag \"n\" is no text"));
  CHECK(has(output.said, "the tag \"a \"b\"\""));
  CHECK(has(output.said, "line ends in, and blanks around, the value of Event"));
  CHECK(has(output.text, "[Event \"two lines\"]\r\n"));
  CHECK(has(output.text, "[n \"5\"]\r\n"));
}

TEST_CASE("a time-out that the game went on after is no Forfeit at the end, and its loss is said") {
  Record record = record_of("K10 L9");
  record.add(Token::of(Act::timeout, 1));
  record.add(Token::move({9, 12}));
  const Output going_on = write(record, "pente");
  CHECK_FALSE(has(going_on.text, "Forfeit"));
  CHECK(has(going_on.said, "cannot hold resignations before the end"));
  record.add(Token::of(Act::resign, 2));
  CHECK(has(write(record, "pente").text, "2. K13 Resign"));
}

TEST_CASE("boards that the game's name does not imply are refused") {
  Record record = record_of("K10");
  record.layout.locked.push_back({3, 3});
  CHECK(has(write(record).said, "cannot hold this board: it has locked cells"));
  record.layout.locked.clear();
  record.layout.portals.push_back({{1, 1}, {5, 5}, "red"});
  CHECK(has(write(record).said, "it has portals"));
  record.layout.portals.clear();
  record.board_stated = true;
  record.layout.width = record.layout.height = 15;
  CHECK(has(write(record, "pente").said, "15x15 where the game implies 19x19"));
  CHECK(write(record, "renju").said.empty());
  record.setup.stones[Side::first].push_back({0, 0});
  CHECK(has(write(record, "renju").said, "the game starts from a position"));
}

TEST_CASE("an unreadable move ends what is written, and only by force") {
  const Record record = record_of("K10 L9 foo N10");
  CHECK(write(record, "pente").text.empty());
  CHECK(has(write(record, "pente").said,
            "from ply 3 on nothing is written, \"foo\" cannot be placed; moves left out: 2"));
  CHECK(has(write(record, "pente", {false, true}).text, "\r\n1. K10 L9 ?\r\n"));
}

TEST_CASE("resignation and time stand in the place of a move") {
  Record record = record_of("K10 L9");
  record.end = EndKind::resign;
  record.result = Result::second;
  const std::string text = write(record, "pente").text;
  CHECK(has(text, "\r\n1. K10 L9 2. Resign 0-1\r\n"));
  CHECK(Parsed(kPenteText, text).record.end == EndKind::resign);
}

TEST_CASE("a variation that goes on after the last move has no place in brackets") {
  Record record = record_of("K10 L9");
  record.begin_line(1, 0, 1);
  record.add(Token::move({10, 9}));
  record.begin_line(2, 0, 2);
  record.add(Token::move({12, 9}));
  const Output output = write(record, "pente");
  CHECK(has(output.text, "\r\n1. K10 L9 (1... L10) ?\r\n"));
  CHECK(has(output.said, "1 variations that go on where their line ends"));
}

TEST_CASE("comments with closing braces or header lines become semicolon comments and come back") {
  for (const std::string comment : {"a } b", "x\n[Game \"y\"]\nz", "}\n\n}", " blanks ", "{", "% no line to skip",
                                    "a\r\nb", "a }\r\nb", "}\r", "\r\r\n["}) {
    Record record = record_of("K10 L9");
    record.game = "Pente";
    record.intro = comment;
    record.tokens.back().has_extra = true;
    record.extras.push_back({1, comment, {}, {}, {}});
    const std::string text = write(record, "pente").text;
    const auto again = read_all(text);
    REQUIRE(again.size() == 1);
    CHECK(again[0]->record.intro == comment);
    REQUIRE(again[0]->record.extra(1) != nullptr);
    CHECK(again[0]->record.extra(1)->comment == comment);
  }
}

TEST_CASE("spellings that a member cannot reproduce come back byte for byte, and never override the member") {
  const std::string text =
      "[Game \"Pente\"]\r\n[Site \"Example\"]\r\n[Event \"\"]\r\n[Round \" 3\"]\r\n[Section \"-\"]\r\n[Date "
      "\"1.1.2020\"]\r\n"
      "[Time \"-\"]\r\n[TimeControl \"7 days\"]\r\n[Rated \"yes\"]\r\n[Player 1 Name \"O\\'B \"x\" y\"]\r\n"
      "[Player 2 Name \"?\"]\r\n[Player 1 Rating \"-\"]\r\n[Player 2 Rating \"0900\"]\r\n[Player 1 Type \"human\"]\r\n"
      "[Player 2 Type \"robot\"]\r\n[Result \"*\"]\r\n\r\n1. K10 L9 *\r\n";
  Parsed game(kPenteText, text);
  CHECK(written(kPenteText, game.record) == text);
  CHECK(game.record.players[1].rating == 900);
  CHECK(game.record.rated == true);
  game.record.result = Result::first;
  game.record.players[1].rating = 901;
  const std::string changed = written(kPenteText, game.record);
  CHECK(has(changed, "[Result \"1-0\"]\r\n\r\n1. K10 L9 1-0\r\n"));
  CHECK(has(changed, "[Player 2 Rating \"901\"]\r\n"));
  const Judged judged{game.record, &game.record.layout, nullptr, nullptr, nullptr, {}, 1};
  std::string canonical;
  Diagnostics ignored;
  CHECK(kPenteText.write(judged, {true, false}, canonical, ignored));
  CHECK(has(canonical, "[Rated \"Y\"]\r\n"));
}

TEST_CASE("a psq game under a named ruleset becomes pente-text that names it") {
  const std::string psq = "Piskvorky 15x15, 11:11, 0\r\n8,8,100\r\n9,9,200\r\nA.zip\r\nB.zip\r\n-1\r\n";
  JudgeOptions options;
  options.ruleset = find_ruleset("gomoku-std");
  Judge judge(options);
  const Judged& judged = judge.judge(kPsq, psq, "a.psq", 1);
  std::string text;
  Diagnostics said;
  REQUIRE(kPenteText.write(judged, {}, text, said));
  CHECK(has(text, "1. H8 J7 ?\r\n"));
  CHECK(has(text, "[Player 1 Name \"A.zip\"]"));
  Judge again({});
  const Judged& back = again.judge(kPenteText, text, "a.txt", 1);
  CHECK(back.ruleset == options.ruleset);
  CHECK(back.layout->width == 15);
}

}  // namespace
}  // namespace fivefold::test
