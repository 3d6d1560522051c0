#include "tests/formats/io/temp_folder.h"
#include "tests/formats/paragraphs.h"
#include "tests/formats/split_all.h"
#include "tests/support/catch.h"
#include "tests/support/paths.h"

using namespace fivefold;
using namespace fivefold::testing;
using Texts = std::vector<std::string>;

namespace {

const Format kParagraphs = paragraphs();
const Format* const kFormats[] = {&kParagraphs};

SplitOptions detecting(const std::string& encoding = "") { return {.formats = kFormats, .encoding = encoding}; }

std::string wide(std::string_view ascii, bool little) {
  std::string out;
  for (const char c : ascii) out += little ? std::string{c, '\0'} : std::string{'\0', c};
  return out;
}

Severity severity_of(const RawRecord& record, Code code) {
  for (const Diagnostic& diagnostic : record.diagnostics) {
    if (diagnostic.code == code) return diagnostic.severity;
  }
  throw std::runtime_error("no such diagnostic");
}

std::string case_file(const std::string& name) {
  return content_of(fivefold::test::source_folder() + "/tests/data/encoding/" + name);
}

}  // namespace

TEST_CASE("a byte order mark is skipped and noted on the first record") {
  const Split all = split("\xEF\xBB\xBF# one\n\ntwo\n", detecting());
  CHECK(all.texts() == Texts{"# one\n", "two\n"});
  CHECK(all.records[0].diagnostics.has(Code::byte_order_mark));
  CHECK(all.records[1].diagnostics.empty());
  CHECK(all.records[0].offset == 3);
  const Split pgn = split(case_file("B002.pgn"), {.formats = kFormats, .from = &kParagraphs});
  CHECK(pgn.records.at(0).bytes.starts_with("["));
}

TEST_CASE("UTF-16 is decoded as a stream, with a mark or without") {
  const std::string text = "# one\r\n\r\ntwo, and more than a few letters\r\n";
  for (const bool little : {true, false}) {
    const std::string mark = little ? "\xFF\xFE" : "\xFE\xFF";
    const Split marked = split(mark + wide(text, little), detecting());
    CHECK(marked.texts() == Texts{"# one\r\n", "two, and more than a few letters\r\n"});
    CHECK(marked.records[1].line == 3);
    CHECK(severity_of(marked.records[0], Code::decoded) == Severity::note);
    const Split bare = split(wide(text, little), detecting());
    CHECK(bare.texts() == marked.texts());
    CHECK(severity_of(bare.records[0], Code::decoded) == Severity::warning);
  }
}

TEST_CASE("UTF-16 larger than any buffer, with surrogates, is decoded whole") {
  std::string bytes = "\xFF\xFE" + wide("#", true);
  std::string expected = "#";
  for (int i = 0; i < 100001; ++i) {
    bytes += std::string("\x3D\xD8\x00\xDE", 4);
    expected += "\U0001F600";
  }
  const Split all = split(bytes, detecting());
  REQUIRE(all.records.size() == 1);
  CHECK(all.records[0].bytes == expected);
  CHECK(all.problems.empty());
}

TEST_CASE("UTF-16 with a broken end is reported once") {
  const Split all = split("\xFF\xFE" + wide("# one", true) + "\x3D\xD8", detecting());
  CHECK(all.texts() == Texts{"# one\uFFFD"});
  CHECK(all.order.back() == "problem undecodable");
}

TEST_CASE("records that are not UTF-8 are decoded one by one, the others untouched") {
  const Split all = split("# Б\n\nname \xC8\xE2\xE0\xED\n\nlast\n", detecting("windows-1251"));
  CHECK(all.texts() == Texts{"# Б\n", "name Иван\n", "last\n"});
  CHECK(all.records[0].diagnostics.empty());
  CHECK(severity_of(all.records[1], Code::decoded) == Severity::note);
  CHECK(all.records[2].diagnostics.empty());
  CHECK(all.records[2].line == 5);
  CHECK(all.records[2].offset == 17);
}

TEST_CASE("a guess is a warning that names the encoding") {
  const Split all = split("# B\xE4r spielt gegen L\xF6we, sch\xF6n\n", detecting());
  REQUIRE(all.records.size() == 1);
  CHECK(all.records[0].bytes == "# Bär spielt gegen Löwe, schön\n");
  CHECK(severity_of(all.records[0], Code::decoded) == Severity::warning);
}

TEST_CASE("a declared character set is used, and checked") {
  const Split declared = split("# charset: windows-1251\n\xC8\xE2\xE0\xED\n", detecting());
  CHECK(declared.texts() == Texts{"# charset: windows-1251\nИван\n"});
  CHECK(severity_of(declared.records[0], Code::decoded) == Severity::note);
  const Split lying = split("# charset: windows-1251\nИван\n", detecting());
  CHECK(lying.texts() == Texts{"# charset: windows-1251\nИван\n"});
  CHECK(lying.records[0].diagnostics.has(Code::charset_lies));
  const Split unknown = split("# charset: klingon\nL\xF6we\n", detecting());
  CHECK(unknown.records.at(0).diagnostics.has(Code::charset_unknown));
  const Split not_utf8 = split("# charset: UTF-8\n\xC8\xE2\xE0\xED\n", detecting("windows-1251"));
  CHECK(not_utf8.records.at(0).diagnostics.has(Code::charset_lies));
  CHECK(not_utf8.records.at(0).bytes.ends_with("Иван\n"));
}

TEST_CASE("text of one byte a letter that declares UTF-16, or is called so, is not UTF-16") {
  const Split declared = split("# charset: UTF-16\nL\xF6we\n\ntwo\n", detecting());
  CHECK(declared.texts() == Texts{"# charset: UTF-16\nL\u00F6we\n", "two\n"});
  CHECK(declared.records.at(0).diagnostics.has(Code::charset_lies));
  CHECK(severity_of(declared.records.at(0), Code::decoded) == Severity::warning);
  const Split named = split("# one\nL\xF6we\n\ntwo\n", detecting("UTF-16"));
  CHECK(named.texts() == Texts{"# one\nL\u00F6we\n", "two\n"});
  CHECK(severity_of(named.records.at(0), Code::decoded) == Severity::warning);
}

TEST_CASE("encodings that hide brackets are decoded before records are cut") {
  Format braces = paragraphs();
  braces.cut = [](std::string_view window, bool) -> Cut {
    const std::size_t end = window.find(']');
    return end == std::string_view::npos ? Cut{} : Cut{Cut::Kind::record, 0, end + 1};
  };
  const SplitOptions options = {.formats = kFormats, .from = &braces};
  // In Big5 the second byte of this character is "]".
  const Split all = split("# charset: Big5\n\xA4\x5D]two]", options);
  CHECK(all.texts() == Texts{"# charset: Big5\n也]", "two]"});
  CHECK(severity_of(all.records[0], Code::decoded) == Severity::note);
  CHECK_FALSE(all.records[1].diagnostics.has(Code::decoded));
}

TEST_CASE("damaged UTF-8 stays UTF-8") {
  const Split all = split("# Nguyễn Văn Bình\xFF đấu với Đỗ Ánh\n", detecting());
  REQUIRE(all.records.size() == 1);
  CHECK(all.records[0].bytes == "# Nguyễn Văn Bình\U0010FEFF đấu với Đỗ Ánh\n");
  CHECK(all.records[0].diagnostics.has(Code::undecodable));
  CHECK_FALSE(all.records[0].diagnostics.has(Code::decoded));
}

TEST_CASE("foreign bytes in a record never become letters") {
  const Split all = split(std::string("# x\n\n\0\xD5\xC5\0\xC8\xFD\n", 12), detecting());
  REQUIRE(all.records.size() == 2);
  CHECK(all.records[1].diagnostics.has(Code::undecodable));
  CHECK_FALSE(all.records[1].diagnostics.has(Code::decoded));
}

TEST_CASE("records of a binary format are handed on as they are") {
  Format binary = paragraphs();
  binary.binary = true;
  const Split all = split("\xFF\xFE\xC8", {.formats = kFormats, .from = &binary});
  CHECK(all.texts() == Texts{"\xFF\xFE\xC8"});
  CHECK(all.records[0].diagnostics.empty());
}

TEST_CASE("text far behind an ASCII head is decoded as it is near the start (B010)") {
  const std::string names = "\xD5\xC5\xC8\xFD \xC0\xEE\xCB\xC4 \xCE\xE5\xD7\xD3\xC6\xE5\xB9\xAB\xBF\xAA\xC8\xFC\n";
  const Split near_start = split("# " + names, detecting());
  const Split far = split("# x\n\n" + std::string(200000, 'a') + "\n" + names, detecting());
  REQUIRE(far.records.size() == 2);
  CHECK(near_start.records.at(0).bytes == "# 张三 李四 五子棋公开赛\n");
  CHECK(far.records[1].bytes.ends_with("张三 李四 五子棋公开赛\n"));
}

TEST_CASE("names of the encoding cases come out right when the encoding is named (B003, B004, B010)") {
  const auto text = [](const std::string& file, const std::string& encoding) {
    const Split all = split(case_file(file), {.formats = kFormats, .from = &kParagraphs, .encoding = encoding});
    return all.texts().at(0);
  };
  CHECK(text("B003.sgf", "gbk").find("PB[张三]PW[李四]") != std::string::npos);
  CHECK(text("B003.sgf", "").find("PB[张三]PW[李四]") != std::string::npos);
  CHECK(text("B004.sgf", "big5").find("PW[許功蓋]C[許功") != std::string::npos);
  CHECK(text("B010.sgf", "gbk") == text("B010.sgf", ""));
}
