// Marks of an annotator as records keep them (docs/formats/sgf.md). Expected places follow from SGF's definition: two
// letters, column from the left, row from the top.
#include "formats/marks.h"

#include <array>
#include <chrono>
#include <set>
#include <string>

#include "formats/jsonl/jsonl.h"
#include "formats/sgf/sgf.h"
#include "tests/support/catch.h"
#include "tests/support/pente_text_files.h"

namespace fivefold {
namespace {

Record parsed(const Format& format, const std::string& bytes) {
  Record record;
  record.clear();
  Diagnostics diagnostics;
  format.parse(bytes, ParseOptions{}, record, diagnostics);
  return record;
}

/// "label 3,11 A; triangle 2,12": marks behind a token, in the order of these words.
std::string words(const std::vector<Mark>& marks) {
  static constexpr std::array<const char*, 8> kWords = {"triangle", "square", "circle", "cross",
                                                        "selected", "label",  "line",   "arrow"};
  std::set<std::string> parts;
  for (const Mark& mark : marks) {
    std::string out = std::string(kWords[static_cast<std::size_t>(mark.kind)]) + " " + std::to_string(mark.at.x) + "," +
                      std::to_string(mark.at.y);
    if (mark.kind == MarkKind::label) out += " " + mark.label;
    if (mark.kind >= MarkKind::line) out += " to " + std::to_string(mark.to.x) + "," + std::to_string(mark.to.y);
    parts.insert(out);
  }
  std::string all;
  for (const std::string& part : parts) all += (all.empty() ? "" : "; ") + part;
  return all;
}

std::string marks_of(const std::string& sgf, std::uint32_t token) {
  const Record record = parsed(kSgf, sgf);
  return words(marks_behind(record, record.layout, token));
}

/// A game on 15x15 with one move whose node has these properties.
std::string one_move(const std::string& properties) { return "(;FF[4]GM[4]SZ[15];B[hh]" + properties + ")"; }

}  // namespace

TEST_CASE("B207: each move has the marks of its own node and no others", "[formats][marks]") {
  const std::string text = test::case_file("B207.sgf");
  CHECK(marks_of(text, 0).empty());
  CHECK(marks_of(text, 1) == "triangle 0,14");
  CHECK(marks_of(text, 2) == "label 1,13 A; label 2,12 B");
  CHECK(marks_of(text, 3) == "square 7,7");
}

TEST_CASE("every kind of mark is read, rectangles point by point", "[formats][marks]") {
  CHECK(marks_of(one_move("TR[aa]"), 1) == "triangle 0,14");
  CHECK(marks_of(one_move("SQ[oo]"), 1) == "square 14,0");
  CHECK(marks_of(one_move("CR[ao]"), 1) == "circle 0,0");
  CHECK(marks_of(one_move("MA[oa]"), 1) == "cross 14,14");
  CHECK(marks_of(one_move("M[oa]"), 1) == "cross 14,14");
  CHECK(marks_of(one_move("SL[ab]"), 1) == "selected 0,13");
  CHECK(marks_of(one_move("LN[aa:cc]"), 1) == "line 0,14 to 2,12");
  CHECK(marks_of(one_move("AR[cc:aa]"), 1) == "arrow 2,12 to 0,14");
  CHECK(marks_of(one_move("CR[bb:cc]"), 1) == "circle 1,12; circle 1,13; circle 2,12; circle 2,13");
  CHECK(marks_of(one_move("L[aa][bb]"), 1) == "label 0,14 a; label 1,13 b");
  CHECK(marks_of(one_move("BL[12]N[x]C[TR]"), 1).empty());
}

TEST_CASE("labels are the text that their value says", "[formats][marks]") {
  CHECK(marks_of(one_move("LB[aa:a\\]b\\\\c]"), 1) == "label 0,14 a]b\\c");
  CHECK(marks_of(one_move("LB[aa:1:2]"), 1) == "label 0,14 1:2");
  CHECK(marks_of(one_move("LB[aa:\xC3\xA9]"), 1) == "label 0,14 \xC3\xA9");
  CHECK(marks_of(one_move("LB[aa:two\nlines]"), 1) == "label 0,14 two lines");
}

TEST_CASE("one mark and one label a point: the later one", "[formats][marks]") {
  CHECK(marks_of(one_move("TR[aa]LB[aa:1]"), 1) == "label 0,14 1; triangle 0,14");
  CHECK(marks_of(one_move("LB[aa:1][aa:2]"), 1) == "label 0,14 2");
  // A node without a move behind it says more about the same position.
  CHECK(marks_of("(;FF[4]GM[4]SZ[15];B[hh]TR[aa]CR[bb];SQ[aa];B[ii])", 1) == "circle 1,13; square 0,14");
  CHECK(marks_of("(;FF[4]GM[4]SZ[15];B[hh]TR[aa];SQ[cc];B[ii])", 2).empty());
}

TEST_CASE("marks of the root and of nodes before the first move", "[formats][marks]") {
  CHECK(marks_of("(;FF[4]GM[4]SZ[15]TR[aa]LB[bb:x][cc:y];SQ[dd];B[hh])", 0) ==
        "label 1,13 x; label 2,12 y; square 3,11; triangle 0,14");
  CHECK(marks_of("(;FF[4]GM[4]SZ[15]TR[aa];B[hh])", 1).empty());
}

TEST_CASE("points written as moves are written elsewhere", "[formats][marks]") {
  CHECK(marks_of(one_move("TR[h8]"), 1) == "triangle 7,7");   // Little Golem: with I
  CHECK(marks_of(one_move("TR[J8]"), 1) == "triangle 8,7");   // pente.org: without I
  CHECK(marks_of(one_move("TR[HH]"), 1) == "triangle 7,7");   // capitals on a board up to 26
  CHECK(marks_of(one_move("TR[3,4]"), 1) == "triangle 3,4");  // our own
  CHECK(marks_of("(;FF[4]GM[4]SZ[52];B[hh]TR[HH])", 1) == "triangle 33,18");
  CHECK(marks_of("(;FF[4]GM[4]SZ[15:10];B[aa]TR[aj])", 1) == "triangle 0,0");
}

TEST_CASE("values that name no place of the board are handed out", "[formats][marks]") {
  const std::string text = one_move("TR[zz][][aa]SQ[!!]LB[aa][bb:][cc:ok]AR[aa][aa:aa][aa:zz]LN[aa:bb]");
  const Record record = parsed(kSgf, text);
  std::vector<UnreadMark> unread;
  CHECK(words(marks_behind(record, record.layout, 1, &unread)) == "label 2,12 ok; line 0,14 to 1,13; triangle 0,14");
  std::string said;
  for (const UnreadMark& mark : unread)
    said += mark.name + "[" + mark.text + "]" + (mark.off_board ? " off" : "") + " ";
  CHECK(said == "AR[aa] AR[aa:aa] AR[aa:zz] off LB[aa] LB[bb:] SQ[!!] TR[zz] off TR[] ");
}

TEST_CASE("another format's record keeps marks the same way", "[formats][marks]") {
  const std::string text = R"({"ruleset":"gomoku-free","board":{"size":15},"moves":[{"at":[7,7],"sgf":{"TR":["aa"]},)"
                           R"("sgf_nodes":[{"LB":["bb:x"]}]},[8,8]],"tags":{"sgf.SQ":"cc"},"sgf.CR":["dd","ee"]})";
  const Record record = parsed(kJsonLines, text);
  CHECK(words(marks_behind(record, record.layout, 1)) == "label 1,13 x; triangle 0,14");
  CHECK(words(marks_behind(record, record.layout, 2)).empty());
  CHECK(words(marks_behind(record, record.layout, 0)) == "circle 3,11; circle 4,10; square 2,12");
}

TEST_CASE("members that are no marks, or no such thing at all, do no harm", "[formats][marks]") {
  for (const char* const member :
       {R"("sgf":1)", R"("sgf":[{"TR":"aa"}])", R"("sgf":{"TR":{"a":1}})", R"("sgf":{"TR":[1,null,["aa"]]})",
        R"("sgf_nodes":{"TR":["aa"]})", R"("sgf_nodes":[1,"x",[]])", R"("sgf":null)"}) {
    const std::string text =
        R"({"ruleset":"gomoku-free","board":{"size":15},"moves":[{"at":[7,7],)" + std::string(member) + "}]}";
    const Record record = parsed(kJsonLines, text);
    CAPTURE(member);
    CHECK(marks_behind(record, record.layout, 1).empty());
  }
  Record record;
  record.clear();
  record.add(Token::move({7, 7}));
  record.extra_of_last().other = R"("sgf":{"TR":["aa")";
  CHECK(marks_behind(record, record.layout, 1).empty());
  CHECK(marks_behind(record, record.layout, 99).empty());
}

TEST_CASE("a hundred thousand full boards of marks cost no more than a few", "[formats][marks]") {
  std::string properties = "TR";
  for (int i = 0; i < 100000; ++i) properties += "[aa:oo]";
  const std::string text = one_move(properties);
  const Record record = parsed(kSgf, text);
  const auto start = std::chrono::steady_clock::now();
  CHECK(marks_behind(record, record.layout, 1).size() == 15 * 15);
  CHECK(std::chrono::steady_clock::now() - start < std::chrono::seconds(5));
}

}  // namespace fivefold
