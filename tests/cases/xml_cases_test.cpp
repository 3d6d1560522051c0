// XML that attacks its reader (tests/data/cases/B133, B134, B137). The inputs have other names of elements than our
// schema; where that matters they are turned into ours.

#include <string>

#include "formats/xml/xml.h"
#include "tests/support/catch.h"
#include "tests/support/parsed.h"
#include "tests/support/pente_text_files.h"

namespace fivefold::test {
namespace {

/// The text with every `from` replaced.
std::string with(std::string text, const std::string& from, const std::string& to) {
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
  return text;
}

/// The first record that the cutter finds, parsed.
std::string first_record(const std::string& text) {
  std::string_view rest = text;
  while (!rest.empty()) {
    const Cut cut = kXml.cut(rest, true);
    if (cut.kind == Cut::Kind::record) return std::string(rest.substr(cut.begin, cut.end - cut.begin));
    rest.remove_prefix(cut.end);
  }
  return {};
}

}  // namespace

TEST_CASE("B133: entities are never expanded and no other file is opened", "[cases]") {
  std::string text = with(case_file("B133.xml"), "<record>", "<fivefold schema=\"fivefold/1\"><game>");
  text = with(text, "</record>", "</game></fivefold>");
  text = with(text, "<player1>&x;</player1>", "<player name=\"&x;\"/><intro>&x;</intro>");
  const Parsed read(kXml, text);
  CHECK(read.diagnostics.has(Code::entities_declared));
  CHECK(read.record.players[0].name.find_first_not_of("&x;") == std::string_view::npos);  // nothing, or as it stands
  CHECK(read.record.intro.find_first_not_of("&x;") == std::string_view::npos);
}

TEST_CASE("B134: elements nested thousands of levels deep are refused by our own word", "[cases]") {
  std::string text = with(case_file("B134.xml"), "<r>", "<fivefold schema=\"fivefold/1\"><game>");
  text = with(text, "</r>", "</game></fivefold>");
  const Parsed read(kXml, first_record(text));
  REQUIRE(read.diagnostics.has(Code::nested_too_deep));
  CHECK(read.codes().find("S104") != std::string::npos);
}

TEST_CASE("B137: numbers that are none are named, and none of them is used", "[cases]") {
  REQUIRE(case_file("B137.xml").find("size=\"19abc\" plies=\"10000000000\" col=\"1 2\" row=\"-1\" time=\"0x10\"") !=
          std::string::npos);
  const std::string game =
      "<game><board width=\"19abc\" height=\"10000000000\"/><moves><m at=\"1 2\"/><m at=\"1,2\" t=\"0x10\"/>"
      "<m at=\"1,99999999999\"/></moves></game>";
  const Parsed read(kXml, game);
  CHECK(read.codes() == "S102 S102 T104");  // width, height, the time
  REQUIRE(read.record.tokens.size() == 3);
  CHECK(read.record.tokens[0].kind == TokenKind::unreadable);  // replay names these two (S101)
  CHECK(read.record.tokens[1].at == Coord{1, 2});
  CHECK(read.record.tokens[1].milliseconds == kNoTime);
  CHECK(read.record.tokens[2].kind == TokenKind::unreadable);
  CHECK_FALSE(read.record.board_stated);
}

}  // namespace fivefold::test
