// The tag of pente.org's forum: g= names the game, m= the moves in order (columns A to T without I, rows from the
// bottom), or bm= wm= the stones that stand and bc= wc= how many of each colour were captured.
#include "tools/show_board_tag.h"

#include <filesystem>
#include <set>
#include <sstream>

#include "formats/jsonl/jsonl.h"
#include "formats/judge.h"
#include "formats/pente_text/pente_text.h"
#include "tests/support/catch.h"
#include "tests/support/paths.h"
#include "tests/support/pente_text_files.h"

namespace fivefold {
namespace {

std::string tag_of(const Format& format, const std::string& text, std::optional<std::uint32_t> ply = {}) {
  Judge judge{JudgeOptions{}};
  Options options;
  options.ply = ply;
  Diagnostics diagnostics;
  return show_board_tag(judge.judge(format, text, "record", 1), options, diagnostics);
}

/// The value of a parameter, or empty.
std::string parameter(const std::string& tag, const std::string& name) {
  const std::size_t at = tag.find(" " + name + "=");
  if (at == std::string::npos) return {};
  const std::size_t from = at + name.size() + 2;
  return tag.substr(from, tag.find_first_of(" [", from) - from);
}

std::vector<std::string> parted(const std::string& list) {
  std::vector<std::string> all;
  std::istringstream in(list);
  for (std::string one; std::getline(in, one, ',');) all.push_back(one);
  return all;
}

/// "K10" by the site's rules alone.
std::string label(Coord at) {
  if (at.x < 0 || at.x > 18) return "?";
  return std::string(1, "ABCDEFGHJKLMNOPQRST"[at.x]) + std::to_string(at.y + 1);
}

}  // namespace

TEST_CASE("the moves of the tag are those of the record, at every ply of every record that was read", "[tools]") {
  std::size_t tags = 0;
  for (const auto& entry : std::filesystem::directory_iterator(test::source_folder() + "/tests/data/cases")) {
    if (entry.path().extension() != ".pgn") continue;
    for (const std::string& text : test::cut_all(test::case_file(entry.path().filename().string()))) {
      Judge judge{JudgeOptions{}};
      const Judged& judged = judge.judge(kPenteText, text, "record", 1);
      if (judged.replay == nullptr) continue;
      CAPTURE(entry.path().filename().string());
      std::vector<std::string> moves;
      for (std::uint32_t i = 0; i < judged.record.lines.front().count; ++i)
        if (const Token& token = judged.record.tokens[i]; token.kind == TokenKind::move)
          moves.push_back(label(token.at));
      for (const std::uint32_t ply : {0U, 1U, 2U, 7U, judged.replay->plies}) {
        if (ply > judged.replay->plies) continue;
        Options options;
        options.ply = ply;
        Diagnostics diagnostics;
        const std::string tag = show_board_tag(judged, options, diagnostics);
        if (tag.empty()) continue;
        ++tags;
        CHECK(tag.rfind("[board]g=", 0) == 0);
        CHECK(tag.substr(tag.size() - 9) == "[/board]\n");
        CHECK(parted(parameter(tag, "m")) == std::vector<std::string>(moves.begin(), moves.begin() + ply));
      }
    }
  }
  CHECK(tags > 60);
}

TEST_CASE("the example of the site's help", "[tools]") {
  CHECK(tag_of(kJsonLines, R"({"ruleset":"pente","moves":[[9,9],[10,10]]})") == "[board]g=Pente m=K10,L11[/board]\n");
}

TEST_CASE("a set position names stones by colour and the captured ones by their own colour", "[tools]") {
  // White is the first side. It captured 2 black stones before, and takes L10 and M10 with N10.
  const std::string text =
      R"({"ruleset":"pente","setup":{"stones":{"1":[[9,9]],"2":[[10,9],[11,9],[0,0]]},"to_move":1,)"
      R"("taken":{"1":2,"2":0}},"moves":[[12,9]]})";
  const std::string before = tag_of(kJsonLines, text, 0);
  CHECK(parameter(before, "wm") == "K10");
  CHECK(parameter(before, "bm") == "A1,L10,M10");
  CHECK(parameter(before, "bc") == "2");
  CHECK(parameter(before, "wc").empty());
  CHECK(parameter(before, "m").empty());
  const std::string behind = tag_of(kJsonLines, text);
  CHECK(parameter(behind, "wm") == "K10,N10");
  CHECK(parameter(behind, "bm") == "A1");
  CHECK(parameter(behind, "bc") == "4");
}

TEST_CASE("a pass cannot stand among the moves: the stones are set up", "[tools]") {
  const std::string text = R"({"ruleset":"gomoku-pente-org","moves":[[9,9],{"act":"pass","by":2},[18,0]]})";
  CHECK(parameter(tag_of(kJsonLines, text, 1), "m").empty());
  const std::string tag = tag_of(kJsonLines, text);
  CHECK(parameter(tag, "m").empty());
  CHECK(tag.find("T1") != std::string::npos);
  CHECK(tag.find("K10") != std::string::npos);
}

TEST_CASE("what the site cannot draw gives no tag but a reason", "[tools]") {
  const std::vector<std::pair<const char*, const char*>> refused = {
      {R"({"ruleset":"bk-pente","moves":[[9,9]]})", "pente.org has no board for"},
      {R"({"ruleset":"pente","board":{"width":15,"height":15},"moves":[[7,7]]})", "15x15"},
      {R"({"ruleset":"pente","board":{"width":19,"height":19,"locked":[[1,1]]},"moves":[[9,9]]})", "locked"},
      {R"({"ruleset":"pente","board":{"width":19,"height":19,"portals":[[[1,1],[3,3]]]},"moves":[[9,9]]})", "portal"}};
  for (const auto& [text, reason] : refused) {
    const std::string bytes = text;
    Judge judge{JudgeOptions{}};
    Diagnostics diagnostics;
    CAPTURE(text);
    CHECK(show_board_tag(judge.judge(kJsonLines, bytes, "record", 1), Options{}, diagnostics).empty());
    REQUIRE(diagnostics.size() == 1);
    CHECK(message(diagnostics[0]).find(reason) != std::string::npos);
  }
}

}  // namespace fivefold
