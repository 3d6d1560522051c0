#include "viewer/games/files.h"

#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <string>
#include <vector>

#include "tests/formats/io/temp_folder.h"
#include "tests/support/catch.h"

using namespace fivefold;
using namespace fivefold::viewer;
using fivefold::testing::content_of;
using fivefold::testing::TempFolder;

namespace fs = std::filesystem;

namespace {

std::vector<std::string> names(const FilesView& view) {
  std::vector<std::string> all;
  for (const FilesView::Row& row : view.rows) all.push_back(row.name + (row.folder ? "/" : ""));
  return all;
}

using Names = std::vector<std::string>;

}  // namespace

TEST_CASE("a folder lists folders first, names without regard to case and accents, nothing hidden") {
  const TempFolder folder;
  folder.file("b.txt", "12345");
  folder.file("Ánh.psq", "");
  folder.file("C.xml", std::string(1500, 'x'));
  folder.file(".hidden", "");
  folder.file("zoo/x", "");
  folder.file("Đấu/x", "");
  mkfifo(folder.path("pipe").c_str(), 0600);
  fs::create_symlink("nowhere", folder.path("dead"));
  fs::create_symlink(folder.path("zoo"), folder.path("link"));
  const FilesView view = list_folder(folder.path() + "/./");
  CHECK(view.folder == folder.path());
  CHECK(names(view) == Names{"../", "Đấu/", "link/", "zoo/", "Ánh.psq", "b.txt", "C.xml"});
  CHECK(view.rows[5].detail == "5 bytes");
  CHECK(view.rows[6].detail == "1.5 kB");
  CHECK(view.trouble.empty());
}

TEST_CASE("names that are not text are listed as the bytes they are") {
  const TempFolder folder;
  folder.file("a\xFF.txt", "x");
  const FilesView view = list_folder(folder.path());
  REQUIRE(view.rows.size() == 2);
  CHECK(content_of(view.folder + "/" + view.rows[1].name) == "x");
}

TEST_CASE("a folder that cannot be read says why") {
  const TempFolder folder;
  const FilesView missing = list_folder(folder.path("missing"));
  CHECK(missing.folder == folder.path("missing"));
  CHECK(missing.trouble.find(folder.path("missing")) == 0);
  CHECK(names(missing) == Names{"../"});
  CHECK(list_folder(folder.file("a.txt", "")).trouble.empty() == false);
  folder.file("closed/x", "");
  fs::permissions(folder.path("closed"), fs::perms::none);
  // Root may read everything.
  if (geteuid() != 0) CHECK(list_folder(folder.path("closed")).trouble.empty() == false);
  fs::permissions(folder.path("closed"), fs::perms::owner_all);
}

TEST_CASE("the root of the file system has no folder above it, an empty name is the current folder") {
  const FilesView root = list_folder("/");
  CHECK(root.folder == "/");
  REQUIRE_FALSE(root.rows.empty());
  CHECK(root.rows[0].name != "..");
  CHECK(list_folder("").folder == fs::current_path().string());
}

TEST_CASE("sizes are written with two digits and a unit") {
  CHECK(size_text(0) == "0 bytes");
  CHECK(size_text(999) == "999 bytes");
  CHECK(size_text(1000) == "1.0 kB");
  CHECK(size_text(9949) == "9.9 kB");
  CHECK(size_text(9951) == "10 kB");
  CHECK(size_text(999499) == "999 kB");
  CHECK(size_text(999500) == "1.0 MB");
  CHECK(size_text(23400000) == "23 MB");
  CHECK(size_text(18000000000000000000U) == "18000 PB");
}

TEST_CASE("recent files are kept newest first, once each, at most twenty, across runs") {
  const TempFolder folder;
  const std::string state = folder.path("state/fivefold");
  {
    RecentFiles recent(state);
    CHECK(recent.paths().empty());
    recent.add("/a/b.txt");
    recent.add("/c/./d.txt");
    recent.add("/a/b.txt");
    recent.add("-");
    recent.add("/line\nend");
    CHECK(recent.paths() == Names{"/a/b.txt", "/c/d.txt"});
  }
  CHECK(RecentFiles(state).paths() == Names{"/a/b.txt", "/c/d.txt"});
  RecentFiles recent(state);
  recent.add("relative.txt");
  CHECK(recent.paths()[0] == (fs::current_path() / "relative.txt").string());
  for (int i = 0; i < 30; ++i) recent.add("/many/" + std::to_string(i));
  REQUIRE(RecentFiles(state).paths().size() == 20);
  CHECK(RecentFiles(state).paths().front() == "/many/29");
  CHECK(RecentFiles(state).paths().back() == "/many/10");
}

TEST_CASE("a state folder that cannot be written loses nothing but the list") {
  const TempFolder folder;
  RecentFiles recent(folder.file("file", "x") + "/below");
  recent.add("/a");
  CHECK(recent.paths() == Names{"/a"});
  RecentFiles nowhere("");
  nowhere.add("/a");
  CHECK(nowhere.paths() == Names{"/a"});
}

TEST_CASE("a file that grows is not reported before it stays the same") {
  const TempFolder folder;
  const std::string path = folder.file("a.txt", "one");
  FileWatch watch({path});
  CHECK_FALSE(watch.changed());
  folder.file("a.txt", "one two");
  CHECK_FALSE(watch.changed());
  folder.file("a.txt", "one two three");
  CHECK_FALSE(watch.changed());
  CHECK(watch.changed());
  CHECK_FALSE(watch.changed());
}

TEST_CASE("a file replaced by another of the same size and time is seen by its being another") {
  const TempFolder folder;
  const std::string path = folder.file("a.txt", "one");
  const fs::file_time_type time = fs::last_write_time(path);
  FileWatch watch({path, folder.file("still.txt", "")});
  fs::rename(folder.file("new.txt", "two"), path);
  fs::last_write_time(path, time);
  CHECK_FALSE(watch.changed());
  CHECK(watch.changed());
  CHECK_FALSE(watch.changed());
}

TEST_CASE("a file that is gone has not changed; one that comes back has") {
  const TempFolder folder;
  const std::string path = folder.file("a.txt", "one");
  FileWatch watch({path});
  fs::rename(path, folder.path("aside"));
  for (int i = 0; i < 4; ++i) CHECK_FALSE(watch.changed());
  SECTION("as the very same") {
    fs::rename(folder.path("aside"), path);
    for (int i = 0; i < 3; ++i) CHECK_FALSE(watch.changed());
  }
  SECTION("as another") {
    folder.file("a.txt", "something else");
    CHECK_FALSE(watch.changed());
    CHECK(watch.changed());
  }
}

TEST_CASE("a file that was missing at first is reported when it appears") {
  const TempFolder folder;
  FileWatch watch({folder.path("a.txt")});
  CHECK_FALSE(watch.changed());
  folder.file("a.txt", "one");
  CHECK_FALSE(watch.changed());
  CHECK(watch.changed());
}

TEST_CASE("what arrives in a pipe while it is read is no change: nobody would write to a second reader") {
  const TempFolder folder;
  const std::string pipe = folder.path("pipe");
  REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
  FileWatch watch({pipe});
  fs::last_write_time(pipe, fs::last_write_time(pipe) + std::chrono::seconds(2));
  for (int i = 0; i < 3; ++i) CHECK_FALSE(watch.changed());
}
