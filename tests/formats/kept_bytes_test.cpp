#include "formats/kept_bytes.h"

#include <string>

#include "formats/encoding.h"
#include "formats/jsonl/jsonl.h"
#include "formats/judge.h"
#include "formats/psq/psq.h"
#include "formats/sgf/sgf.h"
#include "formats/xml/xml.h"
#include "tests/formats/split_all.h"
#include "tests/support/catch.h"

using namespace fivefold;
using namespace fivefold::testing;

namespace {

/// The one record of a file, written in another format.
std::string sent(const std::string& content, const Format& to, const std::string& encoding = "") {
  const Split all = split(content, {.encoding = encoding});
  REQUIRE(all.records.size() == 1);
  Judge judge({});
  const Judged& judged = judge.judge(all.records[0]);
  std::string out;
  Diagnostics losses;
  if (to.begin != nullptr) to.begin({}, out);
  REQUIRE(write_record(to, judged, {}, out, losses));
  if (to.end != nullptr) to.end({}, out);
  return out;
}

std::string psq(const std::string& name) {
  return "Piskvorky 15x15, 11:11, 0\r\n8,8,0\r\n9,9,10\r\n" + name + "\r\nB\r\n-1\r\n";
}

}  // namespace

TEST_CASE("each byte from 80 to FF has a character of its own that becomes it again") {
  std::string text = "a";
  std::string bytes = "a";
  for (unsigned byte = 0x80; byte <= 0xFF; ++byte) {
    append_kept_byte(static_cast<unsigned char>(byte), text);
    bytes += static_cast<char>(byte);
    text += "b";
    bytes += "b";
  }
  CHECK(is_valid_utf8(text));
  CHECK(find_kept_byte(text) == 1);
  CHECK(text.substr(1, 4) == "\U0010FE80");
  CHECK(text.substr(text.size() - 5, 4) == "\U0010FEFF");
  std::string restored = text;
  restore_kept_bytes(restored, 0);
  CHECK(restored == bytes);
  std::string later = text;
  restore_kept_bytes(later, text.size() - 10);
  CHECK(later == text.substr(0, text.size() - 10) +
                     "\xFE"
                     "b\xFF"
                     "b");
}

TEST_CASE("neighbours of the characters for bytes are letters like others") {
  for (const char* const text : {"\U0010FE7F", "\U0010FF00", "\U0010FFFD", "\xF4\x8F\xBA", "\xF4", ""}) {
    CHECK(find_kept_byte(text) == std::string_view::npos);
    std::string same = text;
    restore_kept_bytes(same, 0);
    CHECK(same == text);
  }
  CHECK(without_kept_bytes("a\U0010FE80\U0010FE81b\U0010FEFF") ==
        "a\uFFFD"
        "b\uFFFD");
  CHECK(without_kept_bytes("\U0010FE80\U0010FE81") == "\uFFFD");
}

TEST_CASE("bytes that cannot be decoded come back from every text format, through any other") {
  // Chinese by --encoding; FF begins no character of it.
  const std::pair<std::string, std::string> names[] = {
      {"\xD5\xC5\xFF\xC8\xFD", "张\xFF三"}, {"\xFF\xD5\xC5", "\xFF张"}, {"\xD5\xC5 \xFF\xFF", "张 \xFF\xFF"}};
  for (const auto& [name, decoded] : names) {
    const std::string file = psq(name);
    const std::string expected = psq(decoded);
    CHECK(sent(file, kPsq, "gb18030") == expected);
    for (const Format* const way : {&kXml, &kJsonLines, &kSgf}) {
      INFO(way->name << " " << name);
      const std::string there = sent(file, *way, "gb18030");
      CHECK(is_valid_utf8(there));
      CHECK(sent(there, kPsq) == expected);
    }
  }
}

TEST_CASE("damaged UTF-8 and the holes of windows-1252 are written back as they were") {
  for (const std::string& name :
       {std::string(
            "Nguy\xE1\xBB\x85n V\xC4\x83n B\xC3\xACnh \xF0\x9F\x98 \xE1\xBB\x91 \xC4\x90\xE1\xBB\x97 \xC3\x81nh"),
        std::string("surrogate \xED\xA0\x80 \xE1\xBB\x85 \xE1\xBB\x85 \xE1\xBB\x85 \xE1\xBB\x85 \xE1\xBB\x85")}) {
    const std::string file = psq(name);
    CHECK(split(file, {}).records.at(0).diagnostics.has(Code::undecodable));
    CHECK(sent(file, kPsq) == file);
    CHECK(sent(sent(file, kXml), kPsq) == file);
  }
  const std::string hole = psq("na\x81me");
  CHECK(sent(hole, kPsq, "windows-1252") == hole);
  CHECK(sent(sent(hole, kJsonLines, "windows-1252"), kPsq) == hole);
}

TEST_CASE("a text that itself spells a character for a byte comes back as it was") {
  const std::string file = psq("one \U0010FE80 two");
  const Split all = split(file, {});
  CHECK(all.records.at(0).diagnostics.has(Code::undecodable));
  CHECK(sent(file, kPsq) == file);
  CHECK(sent(sent(file, kXml), kPsq) == file);
  CHECK(sent(sent(file, kSgf), kPsq) == file);
}
