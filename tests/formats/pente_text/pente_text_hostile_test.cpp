#include <random>

#include "formats/limited_findings.h"
#include "formats/pente_text/pente_text.h"
#include "tests/support/catch.h"
#include "tests/support/pente_text_files.h"

namespace fivefold::test {
namespace {

constexpr std::size_t kMost = 64 * 1024;

/// The piece again and again up to 64 KiB.
std::string many(std::string_view piece) {
  std::string out;
  while (out.size() < kMost) out += piece;
  return out;
}

/// Reads and writes a text of any kind; what comes out again must say the same.
void survive(const std::string& text) {
  for (const auto& game : read_all(text)) {
    CHECK(game->diagnostics.size() <= LimitedFindings::kLimit + 1);
    Diagnostics ignored;
    const std::string once = written(kPenteText, game->record, ignored, true);
    if (once.empty()) continue;
    const auto again = read_all(once);
    REQUIRE(again.size() == 1);
    CHECK(written(kPenteText, again[0]->record, ignored, true) == once);
  }
}

TEST_CASE("one character or piece repeated ends quickly and is bounded in its findings") {
  const std::string headers = "[Game \"Pente\"]\n[Result \"?\"]\n\n";
  for (const char* const piece : {"(",
                                  ")",
                                  "{",
                                  "}",
                                  "[",
                                  "]",
                                  "\"",
                                  "\\",
                                  ";",
                                  "%",
                                  "\n%",
                                  "\n[",
                                  "\n[a",
                                  "\n[Game",
                                  "\n\n[Game \"",
                                  "[x \"y\"]\n",
                                  "{}",
                                  "()",
                                  "(K10",
                                  "K10(",
                                  "1. ",
                                  "1.",
                                  "...",
                                  "I1 ",
                                  "K10 ",
                                  "k1 ",
                                  "a ",
                                  "? ",
                                  "1-0 ",
                                  "{\n[a \"b\"]\n",
                                  "$",
                                  "\xC2\xA0",
                                  "\xE2\x80\x8B",
                                  "\xEF\xBB\xBF",
                                  " ",
                                  "\r",
                                  "\n",
                                  "\r\n\r\n",
                                  "9",
                                  "[Event \"\\\"\"]\n",
                                  "{\n\n[Game \"x\"]\n"}) {
    INFO(piece);
    survive(many(piece));
    survive(headers + many(piece));
    survive(headers + "1. K10 " + many(piece) + " L10 ?\n");
  }
}

TEST_CASE("random bytes and random pieces of the grammar") {
  std::mt19937 random(20260);
  const std::vector<std::string> pieces = {"[Game \"Pente\"]\n",
                                           "[Site \"x\"]\r\n",
                                           "[Result \"1-0\"]\n",
                                           "\n",
                                           "\r\n",
                                           " ",
                                           "1. ",
                                           "2... ",
                                           "K10 ",
                                           "l3 ",
                                           "I4 ",
                                           "(",
                                           ")",
                                           "{a",
                                           "}",
                                           "; c\n",
                                           "% d\n",
                                           "1-0",
                                           "*",
                                           "\"",
                                           "\\",
                                           "[",
                                           "]",
                                           "\xC2\xA0",
                                           "Resign ",
                                           "PASS ",
                                           "!",
                                           "$1 "};
  for (int round = 0; round < 400; ++round) {
    std::string bytes, grammar;
    for (int i = 0; i < 120; ++i) {
      bytes += static_cast<char>(random() % 256);
      grammar += pieces[random() % pieces.size()];
    }
    INFO(grammar);
    survive(bytes);
    survive(grammar);
  }
}

TEST_CASE("the cutter finds the same records through a window of any size") {
  std::string text;
  for (const char* const name : {"B041.pgn", "B070.pgn", "B071.pgn", "B079.pgn", "B116.pgn", "B130.pgn", "B032.pgn"})
    text += case_file(name);
  const auto whole = cut_all(text);
  for (std::size_t step = 1; step < 300; step += 7) {
    std::vector<std::string> records;
    std::size_t begin = 0, end = 0;
    while (begin < text.size()) {
      const std::string_view window = std::string_view(text).substr(begin, end - begin);
      const Cut cut = kPenteText.cut(window, end == text.size());
      if (cut.kind == Cut::Kind::record) records.emplace_back(window.substr(cut.begin, cut.end - cut.begin));
      if (cut.kind == Cut::Kind::need_more || cut.end == 0) {
        REQUIRE(end < text.size());
        end = std::min(end + step, text.size());
      } else {
        begin += cut.end;
      }
    }
    CHECK(records == whole);
  }
}

}  // namespace
}  // namespace fivefold::test
