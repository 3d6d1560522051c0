// RenLib libraries: nodes put together by hand from the description of the format. Points: the low half of a byte is
// the column from 1, the high half the row from the top, so 78 is H8, 69 is I9, 7a is J8.

#include "formats/renlib/renlib.h"

#include <algorithm>

#include "formats/sgf/sgf.h"
#include "tests/formats/renlib/library.h"
#include "tests/support/catch.h"
#include "tests/support/parsed.h"
#include "tests/support/same_record.h"

namespace fivefold::test {
namespace {

std::string nodes(std::string_view hex) { return bytes_of(hex); }

/// "id<parent@after:moves|..." of all lines.
std::string lines_of(const Record& record) {
  std::string out;
  for (const Line& line : record.lines) {
    out += out.empty() ? "" : " | ";
    out += std::to_string(line.id) + "<" + std::to_string(line.parent) + "@" + std::to_string(line.after) + ":";
    for (std::uint32_t k = line.first; k < line.first + line.count; ++k) {
      const Token& token = record.tokens[k];
      out += token.kind == TokenKind::move  ? " " + write_coord(token.at, CoordinateStyle::keep_i)
             : token.kind == TokenKind::act ? " pass"
                                            : " ?";
    }
  }
  return out;
}

std::string comment_at(const Record& record, std::uint32_t token) {
  const Extra* const extra = record.extra(token);
  return extra == nullptr ? std::string() : std::string(extra->comment);
}

std::string other_at(const Record& record, std::uint32_t token) {
  const Extra* const extra = record.extra(token);
  return extra == nullptr ? std::string() : std::string(extra->other);
}

std::string again(const std::string& library) { return written(kRenLib, Parsed(kRenLib, library).record); }

}  // namespace

TEST_CASE("renlib: one line of moves, columns from the left, rows from the top", "[renlib]") {
  const Parsed game(kRenLib, library(nodes("7800 6900 7a00 0f00 e100 1140")));
  CHECK(game.codes().empty());
  CHECK(lines_of(game.record) == "0<0@0: H8 I9 J8 O15 A1 A14");
  CHECK(game.record.board_stated);
  CHECK(game.record.layout.width == 15);
  CHECK(game.record.layout.height == 15);
}

TEST_CASE("renlib: siblings become variations where the tree has them", "[renlib]") {
  // H8 ( I9 ( J8 | K8 L8 ) | I8 ) | H9
  const Parsed game(kRenLib, library(nodes("7880 6980 7ac0 7b00 7c40 7940 6840")));
  CHECK(game.codes().empty());
  CHECK(lines_of(game.record) == "0<0@0: H8 I9 J8 | 1<0@2: K8 L8 | 2<0@1: I8 | 3<0@0: H9");
}

TEST_CASE("renlib: a variation of a variation names its parent", "[renlib]") {
  // H8 ( I9 | I8 ( J8 | K8 ) )
  const Parsed game(kRenLib, library(nodes("7800 69c0 7900 7ac0 7b40")));
  CHECK(game.codes().empty());
  CHECK(lines_of(game.record) == "0<0@0: H8 I9 | 1<0@1: I8 J8 | 2<1@1: K8");
}

TEST_CASE("renlib: comments of one and of two windows, marks and board texts", "[renlib]") {
  const std::string bytes = library(nodes("7808") + text("best") + nodes("6918") + text("one\x08two\r\nthree") +
                                    nodes("7a51 0001") + text("A"));
  const Parsed game(kRenLib, bytes);
  CHECK(game.codes().empty());
  CHECK(comment_at(game.record, 0) == "best");
  CHECK(comment_at(game.record, 1) == "one\ntwo\nthree");
  // I9 is column i, ninth from the left, and row g, seventh from the top.
  CHECK(other_at(game.record, 1) == R"("sgf":{"MA":["ig"]})");
  CHECK(other_at(game.record, 2) == R"("sgf":{"MA":["jh"],"LB":["jh:A"]})");
  CHECK(written(kRenLib, game.record) == bytes);
}

TEST_CASE("renlib: text in the second window alone comes back there", "[renlib]") {
  const std::string bytes = library(nodes("7848") + text("\x08VCF for black"));
  const Parsed game(kRenLib, bytes);
  CHECK(comment_at(game.record, 0) == "VCF for black");
  CHECK(written(kRenLib, game.record) == bytes);
}

TEST_CASE("renlib: an even text has two NUL behind it, an odd one has one", "[renlib]") {
  CHECK(text("ab").size() == 4);
  CHECK(text("abc").size() == 4);
  for (const char* comment : {"", "a", "ab", "abc"}) {
    const std::string bytes = library(nodes("7808") + text(comment) + nodes("6940"));
    CHECK(Parsed(kRenLib, bytes).codes().empty());
    CHECK(again(bytes) == bytes);
  }
}

TEST_CASE("renlib: a board text without a move is a label of the position before it", "[renlib]") {
  // Below H8: I9 as a move, and at J8 a text but no move (flags: leaf, no move, extension).
  const std::string bytes = library(nodes("7800 69c0 7a43 0001") + text("B"));
  const Parsed game(kRenLib, bytes);
  CHECK(game.codes().empty());
  CHECK(lines_of(game.record) == "0<0@0: H8 I9");
  CHECK(other_at(game.record, 0) == R"("sgf":{"LB":["jh:B"]})");
  CHECK(written(kRenLib, game.record) == bytes);
}

TEST_CASE("renlib: passes need a root, and so do first moves other than H8", "[renlib]") {
  const std::string pass = library(nodes("0000 7800 0000 6940"), 4);
  CHECK(lines_of(Parsed(kRenLib, pass).record) == "0<0@0: H8 pass I9");
  CHECK(Parsed(kRenLib, pass).record.tags.empty());
  CHECK(again(pass) == pass);
  const std::string corner = library(nodes("0000 1140"), 4);
  CHECK(Parsed(kRenLib, corner).record.tags.empty());
  CHECK(again(corner) == corner);
  const std::string comment = library(nodes("0008") + text("about it all") + nodes("7840"), 4);
  const Parsed game(kRenLib, comment);
  CHECK(game.record.intro == "about it all");
  CHECK(written(kRenLib, game.record) == comment);
}

TEST_CASE("renlib: what the rule of versions would not give is kept all the same", "[renlib]") {
  // A root that nothing asks for, a header with other filling, a first move that is not H8 without a root.
  for (const std::string& bytes :
       {library(nodes("0000 7840"), 4), library(nodes("0002 7840"), 0), library(nodes("0004 7840"), 0),
        bytes_of("ff52656e4c6962ff 0300 00000000000000000000 7840"), library(nodes("1140"), 0),
        library(nodes("78c0 6840"), 0)}) {
    CHECK(Parsed(kRenLib, bytes).codes().empty());
    CHECK(again(bytes) == bytes);
  }
}

TEST_CASE("renlib: start positions, odd extensions, moves that are none", "[renlib]") {
  const std::string bytes = library(nodes("7804 6901 0200 7a02 6b41 0100") + text("AB"));
  const Parsed game(kRenLib, bytes);
  CHECK(game.codes() == "S936 S936");
  CHECK(message(game.diagnostics[0]) == "I9: bits without a known meaning here: extension 0200");
  CHECK(message(game.diagnostics[1]) == "J8: bits without a known meaning here: no move");
  CHECK(lines_of(game.record) == "0<0@0: H8 I9 J8 K9");
  CHECK(other_at(game.record, 0) == R"("renlib":{"start":true})");
  CHECK(written(kRenLib, game.record) == bytes);
}

TEST_CASE("renlib: GBK is guessed, said once and written back", "[renlib]") {
  // "Welcome", in Chinese.
  const std::string chinese = "\xBB\xB6\xD3\xAD\xCA\xB9\xD3\xC3";
  const std::string bytes = library(nodes("7808") + text(chinese) + nodes("6948") + text("plain"));
  const Parsed game(kRenLib, bytes);
  CHECK(game.codes() == "C101");
  CHECK(game.diagnostics[0].severity == Severity::warning);
  CHECK(comment_at(game.record, 0) == "\u6B22\u8FCE\u4F7F\u7528");
  CHECK(game.record.tag("renlib.encoding") == "GB18030");
  CHECK(written(kRenLib, game.record) == bytes);
}

TEST_CASE("renlib: --encoding goes before the guess", "[renlib]") {
  ParseOptions options;
  options.encoding = "windows-1251";
  const std::string bytes = library(nodes("7848") + text("\xD5\xEE\xE4"));
  const Parsed game(kRenLib, bytes, options);
  CHECK(game.codes() == "C101");
  CHECK(game.diagnostics[0].severity == Severity::note);
  CHECK(comment_at(game.record, 0) == "\u0425\u043E\u0434");
  CHECK(written(kRenLib, game.record) == bytes);
}

TEST_CASE("renlib: UTF-8 is read as it is; bytes that mean nothing come back all the same", "[renlib]") {
  const std::string utf8 = library(nodes("7848") + text("S\u00E4rav"));
  CHECK(Parsed(kRenLib, utf8).codes().empty());
  CHECK(again(utf8) == utf8);
  ParseOptions options;
  options.encoding = "UTF-8";
  const std::string broken = library(nodes("7848") + text("a\xFFz"));
  const Parsed game(kRenLib, broken, options);
  CHECK(game.codes() == "C103");
  CHECK(comment_at(game.record, 0) == "a\U0010FEFFz");
  CHECK(written(kRenLib, game.record) == broken);
}

TEST_CASE("renlib: texts that end with NUL are never UTF-16, whatever they begin with or the option says", "[renlib]") {
  const std::string bytes = library(nodes("7848") + text("\xFF\xFE\x0E!"));
  ParseOptions options;
  for (const char* const option : {"", "UTF-16", "UCS-2LE"}) {
    options.encoding = option;
    const Parsed game(kRenLib, bytes, options);
    CHECK(game.codes() == "C101");
    CHECK(comment_at(game.record, 0) == "\u00FF\u00FE\x0E!");
    CHECK(written(kRenLib, game.record) == bytes);
  }
}

TEST_CASE("renlib: notes of any length stand beside a mark", "[renlib]") {
  ParseOptions options;
  options.encoding = "UTF-8";
  const std::string bytes = library(nodes("7858") + text(std::string(20000, 'a') + "\xC0\xAF"));
  const Parsed game(kRenLib, bytes, options);
  Diagnostics losses;
  CHECK(written(kRenLib, game.record, losses) == bytes);
  CHECK(losses.empty());
}

TEST_CASE("renlib: letters that the library's encoding lacks make all of it UTF-8", "[renlib]") {
  ParseOptions options;
  options.encoding = "windows-1252";
  Parsed game(kRenLib, library(nodes("7808") + text("\xE4") + nodes("6948") + text("b")), options);
  game.record.extras[1].comment = "\u6B22";
  Diagnostics losses;
  const std::string out = written(kRenLib, game.record, losses);
  REQUIRE(losses.size() == 1);
  CHECK(message(losses[0]) == "texts are written as UTF-8: \"\u6B22\" cannot be written in WINDOWS-1252");
  CHECK(out == library(nodes("7808") + text("\u00E4") + nodes("6948") + text("\u6B22")));
}

TEST_CASE("renlib: old comments in seven bits, Swedish letters for brackets", "[renlib]") {
  // "bra|" with the top bit on the last byte: "brao" with two dots; then an odd one with its filling byte.
  const std::string bytes = library(nodes("7820 627261fc 6960 6263e1 00"));
  const Parsed game(kRenLib, bytes);
  CHECK(game.codes() == "S935");
  CHECK(comment_at(game.record, 0) == "bra\u00F6");
  CHECK(comment_at(game.record, 1) == "bca");
  CHECK(lines_of(game.record) == "0<0@0: H8 I9");
}

TEST_CASE("renlib: cut short in a node, an extension, a text", "[renlib]") {
  for (const std::string& cut : {nodes("7800 69"), nodes("7800 6901 00"), nodes("7800 6908 6162"),
                                 nodes("7800 6941 0001 41"), nodes("7800 6920 6162")}) {
    const Parsed game(kRenLib, library(cut));
    INFO(game.codes());
    CHECK(game.diagnostics.has(Code::record_cut_short));
    CHECK_FALSE(game.diagnostics.has(Code::renlib_branch_open));
    CHECK(game.record.tokens.size() == (cut.size() == 3 ? 1U : 2U));
  }
  CHECK(Parsed(kRenLib, bytes_of("ff52656e4c6962ff 03")).codes() == "S107");
}

TEST_CASE("renlib: bytes that are no points are kept, and written back", "[renlib]") {
  const std::string bytes = library(nodes("7800 f100 7000 6940"));
  const Parsed game(kRenLib, bytes);
  CHECK(lines_of(game.record) == "0<0@0: H8 ? ? I9");
  CHECK(game.record.extra(1)->text == "0xF1");
  CHECK(written(kRenLib, game.record) == bytes);
}

TEST_CASE("renlib: a byte other than NUL that fills up a text is left out", "[renlib]") {
  const Parsed game(kRenLib, library(nodes("7808 6162 0041 6940")));
  CHECK(game.codes() == "S937");
  CHECK(comment_at(game.record, 0) == "ab");
  CHECK(written(kRenLib, game.record) == library(nodes("7808") + text("ab") + nodes("6940")));
}

TEST_CASE("renlib: an empty library", "[renlib]") {
  const std::string rooted = library(nodes("0040"), 4);
  CHECK(Parsed(kRenLib, rooted).codes().empty());
  CHECK(again(rooted) == rooted);
  CHECK(Parsed(kRenLib, library("")).codes().empty());
}

TEST_CASE("renlib: what it looks like", "[renlib]") {
  CHECK(kRenLib.sniff(library(nodes("7840"))) == 100);
  CHECK(kRenLib.sniff(nodes("7800 6940")) > 50);
  CHECK(kRenLib.sniff(nodes("7840")) == 0);       // two bytes may be anything
  CHECK(kRenLib.sniff(nodes("7800 6900")) == 0);  // not ended
  CHECK(kRenLib.sniff(nodes("7840 6940")) == 0);  // ended twice
  CHECK(kRenLib.sniff("x = 3;\n") == 0);
  CHECK(kRenLib.sniff("!<arch>\nfoo.o/") == 0);
  CHECK(kRenLib.sniff("") == 0);
}

}  // namespace fivefold::test
