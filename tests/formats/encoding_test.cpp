#include "formats/encoding.h"

#include "formats/transcoder.h"
#include "tests/support/catch.h"

using namespace fivefold;

TEST_CASE("names of encodings: known ones in one spelling, with the supersets that are written in practice") {
  CHECK(canonical_encoding("utf-8") == "UTF-8");
  CHECK(canonical_encoding("utf8") == "UTF-8");
  CHECK(canonical_encoding("windows-1258") == "WINDOWS-1258");
  CHECK(canonical_encoding("gb2312") == "GB18030");
  CHECK(canonical_encoding("iso-8859-1") == "WINDOWS-1252");
  CHECK_FALSE(canonical_encoding("klingon"));
  CHECK_FALSE(canonical_encoding(""));
  CHECK_FALSE(canonical_encoding("UTF-8//IGNORE"));
}

TEST_CASE("text is decoded from the encoding named") {
  CHECK(decode_to_utf8("\xD5\xC5\xC8\xFD", "gbk")->text == "张三");
  CHECK(decode_to_utf8("\xB3\x5C\xA5\x5C\xBB\x5C", "big5")->text == "許功蓋");
  CHECK(decode_to_utf8("\xC8\xE2\xE0\xED", "windows-1251")->text == "Иван");
  // windows-1258 writes tones as combining characters.
  CHECK(to_nfc(decode_to_utf8("Bi\xCCnh", "windows-1258")->text) == "Bình");
  CHECK_FALSE(decode_to_utf8("abc", "klingon"));
}

TEST_CASE("bytes that mean nothing are kept one by one and counted by runs") {
  const Decoded decoded = *decode_to_utf8(
      "a\xFF\xFE\xFD"
      "b\xC3"
      "c\xC3",
      "UTF-8");
  CHECK(decoded.text == "a\U0010FEFF\U0010FEFE\U0010FEFDb\U0010FEC3c\U0010FEC3");
  CHECK(decoded.replaced == 3);
  CHECK(is_valid_utf8(decoded.text));
  CHECK(replace_invalid_utf8("v\xE5n") == "v\uFFFDn");
}

TEST_CASE("guesses: longer texts by their letters, damaged UTF-8 as UTF-8, the rest as windows-1252") {
  CHECK(guess_encoding("Nguy\xE1\xBB\x85n V\xC4\x83n \xC3\x81nh, B\xC3\xACnh \xC4\x90\xE1\xBB\x97, cut: \xE1\xBB") ==
        "UTF-8");
  const std::string russian =
      "\xC8\xE2\xE0\xED \xEF\xF0\xEE\xF2\xE8\xE2 \xCF\xE5\xF2\xF0\xE0, \xEF\xE0\xF0\xF2\xE8\xFF "
      "\xEF\xE5\xF0\xE2\xE0\xFF, \xF7\xE5\xEC\xEF\xE8\xEE\xED\xE0\xF2 \xE3\xEE\xF0\xEE\xE4\xE0";
  const Decoded decoded = *decode_to_utf8(russian);
  CHECK(decoded.text == "Иван против Петра, партия первая, чемпионат города");
  CHECK(decoded.guessed);
  CHECK(decoded.encoding == "WINDOWS-1251");
  CHECK(guess_encoding("\xD5\xC5\xC8\xFD") == "GB18030");
  CHECK(guess_encoding("L\xF6we") == "WINDOWS-1252");
  // A mark of UTF-16 in a piece of text without a single NUL byte is no mark.
  CHECK(guess_encoding("\xFF\xFE\x0E!name of a player!\xFF") == "WINDOWS-1252");
  // Whatever the guess is, the result is UTF-8 and nothing is lost without being counted.
  const Decoded odd = *decode_to_utf8("\x81\x8D\xFF");
  CHECK(is_valid_utf8(odd.text));
}

TEST_CASE("a head that ends within a character is cut before it") {
  CHECK(without_cut_character("aB\xC3") == "aB");
  CHECK(without_cut_character("a\xE1\xBB") == "a");
  CHECK(without_cut_character("a\xE1\xBB\x85") == "a\xE1\xBB\x85");
  CHECK(without_cut_character("\x80\x80") == "\x80\x80");
  CHECK(without_cut_character("") == "");
}

TEST_CASE("streams are decoded piece by piece with the same result") {
  const std::string big5 = "\xB3\x5C\xA5\x5C\xBB\x5C\n";
  for (std::size_t step = 1; step < 4; ++step) {
    Transcoder transcoder("BIG5");
    std::string out;
    std::string left;
    for (std::size_t at = 0; at < big5.size(); at += step) {
      left += big5.substr(at, step);
      left.erase(0, transcoder.convert(left, at + step >= big5.size(), out));
    }
    CHECK(out == "許功蓋\n");
    CHECK(transcoder.replaced() == 0);
  }
}

TEST_CASE("names compare in one normal form, without case and accents") {
  CHECK(to_nfc("e\u0301") == "\u00E9");
  CHECK(fold_for_search("Đỗ Ánh") == "do anh");
  CHECK(fold_for_search("NGUYỄN Văn Bình") == fold_for_search("nguyen van binh"));
  CHECK(fold_for_search("Väljak Straße") == "valjak strasse");
  CHECK(fold_for_search("Иван") == "иван");
  CHECK(to_nfc("\xFF") == "\xFF");
}

TEST_CASE("what is decoded is valid UTF-8 also where iconv lets surrogates and numbers beyond Unicode pass") {
  for (const char* bad : {"\xED\xA0\x80", "\xF4\x90\x80\x80", "\xF8\x88\x80\x80\x80", "\xC0\xAF", "\xF7\xBF\xBF\xBF"}) {
    const auto decoded = fivefold::decode_to_utf8(std::string("a") + bad + "b", "UTF-8");
    REQUIRE(decoded);
    CHECK(fivefold::is_valid_utf8(decoded->text));
    CHECK(decoded->replaced >= 1);
    CHECK(decoded->text.front() == 'a');
    CHECK(decoded->text.back() == 'b');
  }
}
