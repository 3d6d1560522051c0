#include "formats/io/inputs.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <thread>

#include "tests/formats/io/archive_maker.h"
#include "tests/formats/io/read_inputs.h"
#include "tests/formats/io/temp_folder.h"
#include "tests/support/catch.h"

using namespace fivefold;
using namespace fivefold::testing;
using Names = std::vector<std::string>;

namespace {

Names paths_of(const ReadAll& all) {
  Names names;
  for (const ReadStream& stream : all.streams) names.push_back(stream.path);
  return names;
}

}  // namespace

TEST_CASE("a plain file is one stream with its bytes, whatever the size of the pieces") {
  const TempFolder folder;
  std::string content;
  for (int i = 0; i < 100000; ++i) content += std::to_string(i) + "\r\n";
  const std::string path = folder.file("games.txt", content);
  for (const std::size_t piece : {std::size_t{7}, std::size_t{4096}, std::size_t{1} << 20}) {
    const ReadAll all = read_all({path}, {}, piece);
    REQUIRE(paths_of(all) == Names{path});
    CHECK(all.streams[0].content == content);
    CHECK(all.problems.empty());
  }
}

TEST_CASE("folders are walked in the order of names, at every depth") {
  const TempFolder folder;
  folder.file("b/2.txt", "two");
  folder.file("b/10.txt", "ten");
  folder.file("a.txt", "a");
  folder.file("c.txt", "c");
  const std::string root = folder.path();
  const ReadAll all = read_all({root + "/"});
  CHECK(paths_of(all) == Names{root + "/a.txt", root + "/b/10.txt", root + "/b/2.txt", root + "/c.txt"});
  CHECK(all.problems.empty());
}

TEST_CASE("links that lead in circles end the walk, links to files are read") {
  const TempFolder folder;
  folder.file("sub/x.txt", "x");
  std::filesystem::create_directory_symlink("..", folder.path("sub/up"));
  std::filesystem::create_symlink("x.txt", folder.path("sub/y.txt"));
  const ReadAll all = read_all({folder.path()});
  CHECK(paths_of(all) == Names{folder.path("sub/x.txt"), folder.path("sub/y.txt")});
  CHECK(all.problems == Names{folder.path("sub/up") + " folder_again"});
}

TEST_CASE("a folder without files and pipes inside folders are said, not read") {
  const TempFolder folder;
  CHECK(read_all({folder.path()}).problems == Names{folder.path() + " no_files"});
  REQUIRE(mkfifo(folder.path("pipe").c_str(), 0600) == 0);
  CHECK(read_all({folder.path()}).problems == Names{folder.path("pipe") + " not_a_file"});
}

TEST_CASE("a missing file and an empty one cost their neighbours nothing") {
  const TempFolder folder;
  const std::string good = folder.file("good.txt", "good");
  const std::string empty = folder.file("empty.txt", "");
  const ReadAll missing = read_all({folder.path("none.txt"), good});
  CHECK(paths_of(missing) == Names{good});
  CHECK(missing.problems == Names{folder.path("none.txt") + " cannot_open"});
  CHECK(missing.unreadable);
  const ReadAll with_empty = read_all({empty, good});
  CHECK(paths_of(with_empty) == Names{good});
  CHECK(with_empty.problems == Names{empty + " empty_file"});
  CHECK_FALSE(with_empty.unreadable);
}

TEST_CASE("a pipe given by name is read like standard input") {
  const TempFolder folder;
  const std::string path = folder.path("pipe");
  REQUIRE(mkfifo(path.c_str(), 0600) == 0);
  const auto through_pipe = [&](const std::string& bytes) {
    std::thread writer([&] {
      const int to = open(path.c_str(), O_WRONLY);
      for (std::size_t at = 0; at < bytes.size(); at += 333) {
        if (write(to, bytes.data() + at, std::min<std::size_t>(333, bytes.size() - at)) < 0) break;
      }
      close(to);
    });
    ReadAll all = read_all({path});
    writer.join();
    return all;
  };
  const std::string content(5000, 'x');
  CHECK(through_pipe(content).streams.at(0).content == content);
  const ReadAll zipped = through_pipe(make_archive("zip", "none", {{"a.txt", content}, {"b.txt", "b"}}));
  CHECK(paths_of(zipped) == Names{path + "!a.txt", path + "!b.txt"});
  CHECK(zipped.streams.at(0).content == content);
  CHECK(zipped.problems == Names{});
}

TEST_CASE("standard input may be a pipe, a file, and a file that was read in part") {
  const TempFolder folder;
  const std::string zip = make_archive("zip", "none", {{"a.txt", "a"}});
  const std::string path = folder.file("in.zip", "12345" + zip);
  const int saved = dup(STDIN_FILENO);
  const auto read_from = [&](int descriptor) {
    dup2(descriptor, STDIN_FILENO);
    close(descriptor);
    ReadAll all = read_all({"-"});
    dup2(saved, STDIN_FILENO);
    return all;
  };
  const int file = open(path.c_str(), O_RDONLY);
  lseek(file, 5, SEEK_SET);
  const ReadAll from_file = read_from(file);
  CHECK(paths_of(from_file) == Names{"-!a.txt"});
  CHECK(from_file.problems == Names{});
  int ends[2] = {};
  REQUIRE(pipe(ends) == 0);
  REQUIRE(write(ends[1], zip.data(), zip.size()) == static_cast<ssize_t>(zip.size()));
  close(ends[1]);
  const ReadAll from_pipe = read_from(ends[0]);
  CHECK(paths_of(from_pipe) == Names{"-!a.txt"});
  CHECK(from_pipe.problems == Names{});
  REQUIRE(pipe(ends) == 0);
  close(ends[1]);
  CHECK(read_from(ends[0]).problems == Names{"- empty_file"});
  close(saved);
}

TEST_CASE("what may not be opened or fails to be read is unreadable, the rest is read") {
  const TempFolder folder;
  const std::string good = folder.file("good.txt", "good");
  const std::string secret = folder.file("secret.txt", "secret");
  std::filesystem::permissions(secret, std::filesystem::perms::none);
  if (access(secret.c_str(), R_OK) != 0) {
    const ReadAll all = read_all({secret, good});
    CHECK(all.problems == Names{secret + " cannot_open"});
    CHECK(all.unreadable);
    CHECK(paths_of(all) == Names{good});
  }
  // This file of the system opens, but its first byte cannot be read.
  if (std::filesystem::exists("/proc/self/mem")) {
    const ReadAll all = read_all({"/proc/self/mem", good});
    CHECK(all.problems == Names{"/proc/self/mem cannot_open"});
    CHECK(all.unreadable);
    CHECK(paths_of(all) == Names{good});
  }
}

TEST_CASE("names of files that are not UTF-8 are shown as UTF-8 and still opened") {
  const TempFolder folder;
  folder.file("v\xE5n.txt", "x");
  const ReadAll all = read_all({folder.path()});
  CHECK(paths_of(all) == Names{folder.path("v\xEF\xBF\xBDn.txt")});
  CHECK(all.streams.at(0).content == "x");
}

TEST_CASE("progress ends at the total") {
  const TempFolder folder;
  const std::string a = folder.file("a.txt", std::string(1000, 'a'));
  const std::string zip = folder.file("b.zip", make_archive("zip", "none", {{"m", std::string(5000, 'm')}}));
  Inputs inputs(std::vector<std::string>{a, zip});
  const std::uint64_t total = 1000 + std::filesystem::file_size(zip);
  CHECK(inputs.total_bytes() == total);
  char byte = 0;
  while (inputs.next()) {
    while (inputs.read(&byte, 1) != 0) CHECK(inputs.consumed_bytes() <= total);
  }
  CHECK(inputs.consumed_bytes() == total);
}
