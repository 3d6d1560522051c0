#include "formats/io/atomic_file.h"

#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <system_error>

#include "tests/formats/io/temp_folder.h"
#include "tests/support/catch.h"

using namespace fivefold;
using namespace fivefold::testing;
namespace fs = std::filesystem;

namespace {

std::size_t files_in(const TempFolder& folder) {
  return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder.path()), fs::directory_iterator()));
}

unsigned mode_of(const std::string& path) {
  struct stat status {};
  REQUIRE(stat(path.c_str(), &status) == 0);
  return status.st_mode & 0777U;
}

}  // namespace

TEST_CASE("a file appears only when it is committed, and whole") {
  const TempFolder folder;
  const std::string path = folder.path("out.txt");
  std::string content;
  {
    AtomicFile file(path, false);
    for (int i = 0; i < 100000; ++i) {
      file.write("line\n");
      content += "line\n";
    }
    CHECK_FALSE(fs::exists(path));
    CHECK(files_in(folder) == 1);
    file.commit();
  }
  CHECK(content_of(path) == content);
  CHECK(files_in(folder) == 1);
  const mode_t mask = umask(0);
  umask(mask);
  CHECK(mode_of(path) == (0666U & ~mask));
}

TEST_CASE("without commit nothing is left behind") {
  const TempFolder folder;
  { AtomicFile(folder.path("out.txt"), false).write("x"); }
  CHECK(files_in(folder) == 0);
}

TEST_CASE("an existing file is replaced only when that was asked for, without a tail of the old one (B112)") {
  const TempFolder folder;
  const std::string path = folder.file("out.txt", "a long old content");
  fs::permissions(path, fs::perms::owner_read | fs::perms::owner_write);
  CHECK_THROWS_AS(AtomicFile(path, false), std::system_error);
  AtomicFile file(path, true);
  file.write("short");
  CHECK(content_of(path) == "a long old content");
  file.commit();
  CHECK(content_of(path) == "short");
  CHECK(mode_of(path) == 0600U);
}

TEST_CASE("a file that appears in the meantime is not replaced") {
  const TempFolder folder;
  const std::string path = folder.path("out.txt");
  {
    AtomicFile file(path, false);
    file.write("ours");
    folder.file("out.txt", "theirs");
    CHECK_THROWS_AS(file.commit(), std::system_error);
  }
  CHECK(content_of(path) == "theirs");
  CHECK(files_in(folder) == 1);
}

TEST_CASE("a symbolic link stays, the file that it leads to is written") {
  const TempFolder folder;
  folder.file("deep/real.txt", "old");
  fs::create_symlink("deep/real.txt", folder.path("link"));
  CHECK_THROWS_AS(AtomicFile(folder.path("link"), false), std::system_error);
  AtomicFile file(folder.path("link"), true);
  file.write("new");
  file.commit();
  CHECK(fs::is_symlink(folder.path("link")));
  CHECK(content_of(folder.path("deep/real.txt")) == "new");
  fs::create_symlink("deep/none.txt", folder.path("dangling"));
  AtomicFile made(folder.path("dangling"), false);
  made.write("made");
  made.commit();
  CHECK(content_of(folder.path("deep/none.txt")) == "made");
}

TEST_CASE("devices are written to, folders and missing folders are errors") {
  const TempFolder folder;
  AtomicFile null("/dev/null", false);
  null.write("x");
  null.commit();
  CHECK(fs::is_character_file("/dev/null"));
  CHECK_THROWS_AS(AtomicFile(folder.path(), true), std::system_error);
  CHECK_THROWS_AS(AtomicFile(folder.path("no/such/folder"), true), std::system_error);
}

TEST_CASE("a full disk is an error, not a short file") {
  AtomicFile full("/dev/full", false);
  full.write("x");
  try {
    full.commit();
    FAIL("no error");
  } catch (const std::system_error& error) {
    CHECK(error.code().value() == ENOSPC);
    CHECK(std::string(error.what()).find("/dev/full") != std::string::npos);
  }
}

TEST_CASE("an interrupted process leaves no unfinished files") {
  const TempFolder folder;
  AtomicFile a(folder.path("a"), false);
  AtomicFile b(folder.path("b"), false);
  a.write("x");
  b.commit();
  remove_unfinished_files();
  CHECK(files_in(folder) == 1);
  CHECK(fs::exists(folder.path("b")));
  CHECK_THROWS_AS(a.commit(), std::system_error);
}

TEST_CASE("one file under two names is recognised (B113)") {
  const TempFolder folder;
  const std::string path = folder.file("a.txt", "x");
  fs::create_symlink("a.txt", folder.path("link"));
  fs::create_hard_link(path, folder.path("hard"));
  folder.file("other.txt", "x");
  CHECK(same_file(path, folder.path() + "/./a.txt"));
  CHECK(same_file(path, folder.path("link")));
  CHECK(same_file(path, folder.path("hard")));
  CHECK_FALSE(same_file(path, folder.path("other.txt")));
  CHECK_FALSE(same_file(path, folder.path("none.txt")));
}
