#include <cstdlib>
#include <filesystem>
#include <iostream>

#include "formats/io/member_name.h"
#include "tests/formats/io/archive_maker.h"
#include "tests/formats/io/read_inputs.h"
#include "tests/formats/io/temp_folder.h"
#include "tests/support/catch.h"
#include "tests/support/paths.h"

using namespace fivefold;
using namespace fivefold::testing;
using Names = std::vector<std::string>;

namespace {

const std::string kData = fivefold::test::source_folder() + "/tests/data/archives/";

std::string shown(const ReadAll& all) {
  std::string text;
  for (const ReadStream& stream : all.streams) text += stream.path + "=" + stream.content + "\n";
  return text;
}

}  // namespace

TEST_CASE("members of archives of every kind are streams") {
  const TempFolder folder;
  const std::vector<Member> members = {{"1987/final.txt", "final"}, {"b.txt", "bee"}};
  struct Kind {
    std::string format, filter;
  };
  for (const Kind& kind : {Kind{"zip", "none"}, Kind{"ustar", "none"}, Kind{"7zip", "none"}, Kind{"ustar", "gzip"},
                           Kind{"ustar", "zstd"}, Kind{"pax", "xz"}, Kind{"ustar", "bzip2"}}) {
    INFO(kind.format << " " << kind.filter);
    const std::string path = folder.file("club.bin", make_archive(kind.format, kind.filter, members));
    const ReadAll all = read_all({path});
    CHECK(shown(all) == path + "!1987/final.txt=final\n" + path + "!b.txt=bee\n");
    CHECK(all.problems.empty());
  }
}

TEST_CASE("a compressed file is one stream under its own name") {
  const TempFolder folder;
  for (const std::string filter : {"gzip", "zstd", "xz", "bzip2"}) {
    INFO(filter);
    const std::string path = folder.file("games.txt." + filter, compress(filter, "one game"));
    const ReadAll all = read_all({path});
    CHECK(shown(all) == path + "=one game\n");
    CHECK(all.problems.empty());
    const std::string empty = folder.file("empty." + filter, compress(filter, ""));
    CHECK(read_all({empty}).problems == Names{empty + " empty_file"});
  }
}

TEST_CASE("gzip files that were appended to each other are read to the end") {
  const TempFolder folder;
  const std::string path = folder.file("two.gz", compress("gzip", "one\n") + compress("gzip", "two\n"));
  CHECK(shown(read_all({path})) == path + "=one\ntwo\n\n");
}

TEST_CASE("bytes that are no archive are handed on although they hold NULs") {
  const TempFolder folder;
  const std::string bytes("\xFFRenLib\0\0\0x", 11);
  const std::string path = folder.file("x.lib", bytes);
  CHECK(read_all({path}).streams.at(0).content == bytes);
}

TEST_CASE("members whose names lead out of the archive are refused by name (B107)") {
  const std::string path = kData + "B107.zip";
  const ReadAll all = read_all({path});
  REQUIRE(all.streams.size() == 1);
  CHECK(all.streams[0].path == path + "!ok/good.pgn");
  CHECK(all.problems == Names{path + "!../evil.pgn member_name_escapes", path + "!/abs.pgn member_name_escapes",
                              path + "!C:/w.pgn member_name_escapes"});
  CHECK(leaves_folder("a/../b"));
  CHECK(leaves_folder("a\\..\\b"));
  CHECK(leaves_folder("a/.."));
  CHECK_FALSE(leaves_folder("a/..b/c..txt"));
}

TEST_CASE("folders are ignored, empty members noted, names without extension read (B109)") {
  const std::string path = kData + "B109.zip";
  const ReadAll all = read_all({path});
  REQUIRE(all.streams.size() == 2);
  CHECK(all.streams[0].path == path + "!game/500001");
  CHECK(all.streams[0].content.size() == 193);
  CHECK(all.streams[1].path == path + "!game/500002");
  CHECK(all.problems == Names{path + "!player/1 empty_member"});
}

TEST_CASE("an archive in an archive is refused, its neighbours are read") {
  const TempFolder folder;
  const std::string inner = make_archive("zip", "none", {{"x", "x"}});
  const std::string path = folder.file(
      "outer.zip", make_archive("zip", "none", {{"inner.zip", inner}, {"n.gz", compress("gzip", "n")}, {"ok", "ok"}}));
  const ReadAll all = read_all({path});
  CHECK(shown(all) == path + "!ok=ok\n");
  CHECK(all.problems == Names{path + "!inner.zip archive_in_archive", path + "!n.gz archive_in_archive"});
}

TEST_CASE("links inside archives are not followed") {
  const TempFolder folder;
  const std::string path =
      folder.file("l.tar", make_archive("ustar", "none", {{"l", "/etc/passwd", AE_IFLNK}, {"ok", "ok"}}));
  const ReadAll all = read_all({path});
  CHECK(shown(all) == path + "!ok=ok\n");
  CHECK(all.problems == Names{path + "!l not_a_file"});
}

TEST_CASE("encrypted members are named") {
  const TempFolder folder;
  const std::string bytes =
      make_archive("zip", "none", {{"secret", "secret"}}, "zip:encryption=traditional", "password");
  const std::string path = folder.file("e.zip", bytes);
  const ReadAll all = read_all({path});
  CHECK(all.streams.empty());
  CHECK(all.problems == Names{path + "!secret member_encrypted"});
}

TEST_CASE("a zip that was cut short gives what is there and says so") {
  const TempFolder folder;
  std::string noise;
  for (unsigned i = 0, x = 1; i < 20000; ++i, x = x * 1664525U + 1013904223U) noise += static_cast<char>(x >> 24);
  const std::string whole = make_archive("zip", "none", {{"a", "first"}, {"b", noise}, {"c", "third"}});
  const std::string in_member = folder.file("member.zip", whole.substr(0, 10000));
  const ReadAll cut = read_all({in_member});
  REQUIRE(cut.streams.size() == 2);
  CHECK(cut.streams[0].content == "first");
  CHECK(cut.streams[1].content.size() > 5000);
  CHECK(noise.starts_with(cut.streams[1].content));
  CHECK(cut.problems == Names{in_member + "!b archive_damaged"});
  const std::string no_list = folder.file("list.zip", whole.substr(0, whole.find("PK\x01\x02")));
  const ReadAll listless = read_all({no_list});
  CHECK(listless.streams.size() == 3);
  REQUIRE(listless.problems.size() == 1);
  CHECK(listless.problems[0].ends_with(" archive_damaged"));
}

TEST_CASE("a gzip file that was cut short gives what is there and says so") {
  const TempFolder folder;
  const std::string whole = compress("gzip", std::string(100000, 'x'));
  const std::string path = folder.file("cut.gz", whole.substr(0, whole.size() - 20));
  const ReadAll all = read_all({path});
  REQUIRE(all.streams.size() == 1);
  CHECK(all.problems == Names{path + " archive_damaged"});
}

TEST_CASE("a wrong checksum is reported and the member still read") {
  const TempFolder folder;
  std::string bytes = make_archive("zip", "none", {{"a", "AAAAAAAA"}, {"b", "bee"}}, "zip:compression=store");
  bytes[bytes.find("AAAAAAAA")] = 'B';
  const std::string path = folder.file("crc.zip", bytes);
  const ReadAll all = read_all({path});
  CHECK(shown(all) == path + "!a=BAAAAAAA\n" + path + "!b=bee\n");
  CHECK(all.problems == Names{path + "!a archive_damaged"});
}

TEST_CASE("what only begins like an archive is damage, not text") {
  const TempFolder folder;
  const std::string path = folder.file("x.7z", std::string("7z\xBC\xAF\x27\x1C", 6) + std::string(3, '\1') + "abc");
  const ReadAll all = read_all({path});
  CHECK(all.streams.empty());
  CHECK(all.problems == Names{path + " archive_damaged"});
}

TEST_CASE("archives that unpack to too much are stopped") {
  const TempFolder folder;
  const std::string zeros(4 << 20, '0');
  InputOptions options;
  options.ratio_from = 1 << 20;
  options.max_ratio = 100;
  const std::string dense = folder.file("bomb.gz", compress("gzip", zeros));
  const ReadAll stopped = read_all({dense}, options);
  CHECK(stopped.problems == Names{dense + " unpacks_to_too_much"});
  CHECK(stopped.streams.at(0).content.size() < (2 << 20));
  CHECK(read_all({dense}).problems.empty());

  options = InputOptions();
  options.max_entry_bytes = 1 << 20;
  const std::string large = folder.file("large.zip", make_archive("zip", "none", {{"zeros", zeros}, {"ok", "ok"}}));
  const ReadAll skipped = read_all({large}, options);
  CHECK(shown(skipped) == large + "!ok=ok\n");
  CHECK(skipped.problems == Names{large + "!zeros unpacks_to_too_much"});
}

TEST_CASE("a bomb of many members is stopped too, even when none of them is read") {
  const TempFolder folder;
  std::vector<Member> members;
  for (int i = 0; i < 8; ++i) members.push_back({"../" + std::to_string(i), std::string(1 << 20, '\0')});
  InputOptions options;
  options.ratio_from = 2 << 20;
  options.max_ratio = 100;
  const std::string path = folder.file("many.tar.zst", make_archive("ustar", "zstd", members));
  const ReadAll all = read_all({path}, options);
  CHECK(all.streams.empty());
  CHECK(all.problems.back().ends_with(" unpacks_to_too_much"));
  CHECK(all.problems.size() < 6);
}

TEST_CASE("member names: UTF-8 as they are, others decoded and reported, the member read") {
  const TempFolder folder;
  const std::string vietnamese = folder.file("v.zip", make_archive("zip", "none", {{"Bình/ván 1.txt", "x"}}));
  const ReadAll all = read_all({vietnamese});
  CHECK(shown(all) == vietnamese + "!Bình/ván 1.txt=x\n");
  CHECK(all.problems.empty());
  const std::string latin = folder.file("l.tar", make_archive("ustar", "none", {{"V\xE4ljak.txt", "x"}}));
  const ReadAll guessed = read_all({latin});
  REQUIRE(guessed.streams.size() == 1);
  CHECK(guessed.streams[0].content == "x");
  REQUIRE(guessed.problems.size() == 1);
  CHECK(guessed.problems[0].ends_with(" member_name_unreadable"));
}

TEST_CASE("a member whose name libarchive cannot give is read under a substitute name") {
  const TempFolder folder;
  std::string bytes = make_archive("zip", "none",
                                   {{"\xC3\xA4"
                                     "bc.txt",
                                     "x"}});
  // Marked as UTF-8, but no UTF-8: in the header of the member and in the list at the end.
  for (std::size_t at = 0; (at = bytes.find("\xC3\xA4"
                                            "bc",
                                            at)) != std::string::npos;
       ++at)
    bytes[at + 1] = '\xC3';
  const std::string path = folder.file("n.zip", bytes);
  const ReadAll all = read_all({path});
  REQUIRE(all.streams.size() == 1);
  CHECK(all.streams[0].content == "x");
  REQUIRE(all.problems.size() == 1);
  CHECK(all.problems[0].ends_with(" member_name_unreadable"));
}

TEST_CASE("archives with random damage end, with a problem or with all their members") {
  const TempFolder folder;
  const std::vector<Member> members = {{"a", std::string(3000, 'a')}, {"b", "bee"}, {"c", std::string(500, 'c')}};
  const std::vector<std::string> archives = {
      make_archive("zip", "none", members), make_archive("ustar", "none", members),
      make_archive("pax", "gzip", members), make_archive("7zip", "none", members)};
  unsigned seed = 1;
  const auto random = [&seed](std::size_t below) {
    seed = seed * 1664525U + 1013904223U;
    return static_cast<std::size_t>(seed >> 8) % below;
  };
  for (int i = 0; i < 400; ++i) {
    std::string bytes = archives[random(archives.size())];
    const bool cut = random(3) == 0;
    if (cut) bytes.resize(random(bytes.size()) + 1);
    for (std::size_t flips = random(4); flips > 0; --flips)
      bytes[random(bytes.size())] = static_cast<char>(random(256));
    const ReadAll all = read_all({folder.file("damaged", bytes)});
    INFO("archive " << i);
    CHECK((all.problems.size() > 0 || all.streams.size() > 0));
    CHECK(all.streams.size() <= members.size() + 1);
  }
}

TEST_CASE("an archive without files is an error") {
  const TempFolder folder;
  const std::string path = folder.file("none.zip", make_archive("zip", "none", {}));
  CHECK(read_all({path}).problems == Names{path + " no_files"});
}

TEST_CASE("the real collections are read whole") {
  const char* const set = std::getenv("FIVEFOLD_CORPUS");
  const std::string corpus = set != nullptr ? set : fivefold::test::source_folder() + "/../shared/corpus";
  if (!std::filesystem::exists(corpus)) {
    std::cout << "skipped: no corpus at " << corpus << "\n";
    return;
  }
  const auto entries = [&](const std::string& name) {
    const ReadAll all = read_all({corpus + "/" + name});
    CHECK(all.problems.empty());
    return all.streams.size();
  };
  CHECK(entries("pente-org.zip") == 7855);
  CHECK(entries("gomocup-psq.zip") == 9498);
  CHECK(entries("gomocup-rec.zip") == 2804);
}
