#include "viewer/games/collection.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <string>
#include <thread>
#include <vector>

#include "tests/formats/io/archive_maker.h"
#include "tests/formats/io/temp_folder.h"
#include "tests/support/catch.h"

using namespace fivefold;
using fivefold::testing::make_archive;
using fivefold::testing::TempFolder;
using fivefold::viewer::Collection;
using fivefold::viewer::GameRow;

namespace {

using Indices = std::vector<std::uint32_t>;

/// A game of free gomoku as one line of JSON Lines: whoever has the first stone, who has the second, and the date.
std::string game(const std::string& black, const std::string& white, const std::string& date = "",
                 const std::string& event = "", const std::string& moves = "[7,7],[8,8]") {
  return fmt::format(
      R"({{"schema":"fivefold/1","ruleset":"gomoku-free","board":{{"width":15,"height":15}},)"
      R"("players":[{{"name":"{}"}},{{"name":"{}"}}],"sides":[1,2],"event":{{"name":"{}","date":"{}"}},"moves":[{}]}})"
      "\n",
      black, white, event, date, moves);
}

void wait_for_all(const Collection& games) { games.wait_for(std::uint64_t{1} << 40U); }

Indices select(const Collection& games, const std::string& filter, GameColumn by = GameColumn::number,
               bool descending = false) {
  wait_for_all(games);
  return games.select(filter, by, descending);
}

}  // namespace

TEST_CASE("a row says what the record says and what judging it found", "[threads]") {
  const TempFolder folder;
  // A pair taken at K8 and K9, then a move onto a stone.
  const Collection games({folder.file("a.txt",
                                      "[Game \"Pente\"]\n[Site \"Pente.org\"]\n[Event \"Cup\"]\n[Date \"03/15/2026\"]\n"
                                      "[Player 1 Name \"Mila\"]\n[Player 2 Name \"An\"]\n[Result \"0-1\"]\n\n"
                                      "1. K10 K9 2. N10 K8 3. K7 K10 0-1\n")},
                         {});
  REQUIRE(games.wait_for(0));
  const GameRow row = games.row(0);
  CHECK(row.first == "Mila");
  CHECK(row.second == "An");
  CHECK(row.event == "Cup");
  CHECK(row.date == "03/15/2026");
  CHECK(row.sort_date == 20260315);
  CHECK(row.ruleset == "Pente (pente.org)");
  CHECK(row.result == Result::second);
  CHECK(row.plies == 5);
  CHECK(row.captures == 2);
  CHECK(row.status == 2);
  CHECK(row.number == 1);
  CHECK(row.path == folder.path("a.txt"));
}

TEST_CASE("players are listed by the side they ended with", "[threads]") {
  std::string swapped = game("A", "B");
  swapped.replace(swapped.find("[1,2]"), 5, "[2,1]");
  const Collection games(swapped, "pasted", {});
  REQUIRE(games.wait_for(0));
  CHECK(games.row(0).first == "B");
  CHECK(games.row(0).second == "A");
}

TEST_CASE("games of files, folders and archives come in the order of the inputs", "[threads]") {
  const TempFolder folder;
  const std::string one = folder.file("one.jsonl", game("1", "x") + game("2", "x"));
  const std::string zip = folder.file(
      "two.zip",
      make_archive("zip", "none", {{"a.jsonl", game("3", "x")}, {"b.jsonl", game("4", "x") + game("5", "x")}}));
  folder.file("more/c.jsonl", game("6", "x"));
  const Collection games({one, zip, folder.path("more")}, {});
  wait_for_all(games);
  REQUIRE(games.size() == 6);
  std::string names;
  for (std::uint64_t i = 0; i < games.size(); ++i) names += games.row(i).first;
  CHECK(names == "123456");
  CHECK(games.row(4).path == zip + "!b.jsonl");
  CHECK(games.row(4).number == 2);
  CHECK_FALSE(games.loading());
  CHECK(games.progress() == 1.0F);
  CHECK(games.problems().empty());
}

TEST_CASE("a game opens as it stands in its file", "[threads]") {
  const TempFolder folder;
  const Collection games({folder.file("a.jsonl", game("1", "x") + game("2", "x", "", "", "[0,0],[1,1],[2,2]"))}, {});
  REQUIRE(games.wait_for(1));
  const auto study = games.study(1);
  REQUIRE(study != nullptr);
  CHECK(study->record().players[0].name == "2");
  CHECK(study->length(0) == 3);
  CHECK(study->source().number == 2);
  CHECK(study->source().line == 2);
}

TEST_CASE("beyond the limit of memory a game is read from its file again", "[threads]") {
  const TempFolder folder;
  // Three batches and more: a batch holds at most 512 records.
  std::string text;
  for (int i = 0; i < 1800; ++i) text += game(fmt::format("p{}", i), "x");
  const std::string path = folder.file("a.jsonl", text);
  const Collection games({path}, {}, 1000);
  wait_for_all(games);
  REQUIRE(games.size() == 1800);
  for (const std::uint64_t index : {0U, 511U, 512U, 1799U}) {
    const auto study = games.study(index);
    REQUIRE(study != nullptr);
    CHECK(study->record().players[0].name == fmt::format("p{}", index));
  }
  std::string seen;
  const std::atomic<bool> stop = false;
  std::uint64_t expected = 0;
  games.each_record(stop, [&](std::uint64_t index, const RawRecord& raw) {
    CHECK(index == expected++);
    CHECK(raw.bytes.find(fmt::format("\"p{}\"", index)) != std::string_view::npos);
    return true;
  });
  CHECK(expected == 1800);

  // What is gone cannot be opened, and what is another file now is not taken for it.
  folder.file("a.jsonl", game("other", "x"));
  CHECK(games.study(1799) == nullptr);
  CHECK(games.study(0) == nullptr);
  std::filesystem::remove(path);
  CHECK(games.study(1799) == nullptr);
}

TEST_CASE("filters need neither case nor accents, and every word must occur somewhere", "[threads]") {
  const Collection games(game("Nguyễn An", "Õnne Tamm", "2020-01-02", "Giải Đà Nẵng") +
                             game("Иван Петров", "An Bình", "2021-01-02", "Cup") + game("x", "y", "1999", ""),
                         "pasted", {});
  CHECK(select(games, "") == Indices{0, 1, 2});
  CHECK(select(games, "nguyen") == Indices{0});
  CHECK(select(games, "NGUYỄN") == Indices{0});
  CHECK(select(games, "da nang") == Indices{0});
  CHECK(select(games, "onne") == Indices{0});
  CHECK(select(games, "ИВАН") == Indices{1});
  CHECK(select(games, "an") == Indices{0, 1});
  CHECK(select(games, "an cup") == Indices{1});
  CHECK(select(games, "  an   2020 ") == Indices{0});
  CHECK(select(games, "gomoku") == Indices{0, 1, 2});
  CHECK(select(games, "pasted 1999") == Indices{2});
  CHECK(select(games, "an zzz").empty());
  CHECK(select(games, std::string("\xFF")).empty());
}

TEST_CASE("columns sort as what they are; equals keep their order and unknown values come last", "[threads]") {
  const std::string long_game = "[0,0],[1,1],[2,2],[3,3],[4,4],[5,5],[6,6],[7,7],[8,8],[9,9]";
  const Collection games(game("b", "x", "2020-02-01", "", "[0,0],[1,1]") + game("Á", "x", "12.1.2020", "", long_game) +
                             game("a", "x", "2019", "") + game("", "x", "", "", "[0,0]"),
                         "pasted", {});
  CHECK(select(games, "", GameColumn::first) == Indices{1, 2, 0, 3});
  CHECK(select(games, "", GameColumn::first, true) == Indices{0, 1, 2, 3});
  CHECK(select(games, "", GameColumn::date) == Indices{2, 1, 0, 3});
  CHECK(select(games, "", GameColumn::date, true) == Indices{0, 1, 2, 3});
  // 10 comes after 2, not before.
  CHECK(select(games, "", GameColumn::plies) == Indices{3, 0, 2, 1});
  CHECK(select(games, "", GameColumn::plies, true) == Indices{1, 0, 2, 3});
  CHECK(select(games, "", GameColumn::second) == Indices{0, 1, 2, 3});
  CHECK(select(games, "", GameColumn::second, true) == Indices{0, 1, 2, 3});
  CHECK(select(games, "", GameColumn::number, true) == Indices{3, 2, 1, 0});
  CHECK(select(games, "x 20", GameColumn::date) == Indices{2, 1, 0});
}

TEST_CASE("inputs that cannot be read are told with their code, and the others are read", "[threads]") {
  const TempFolder folder;
  const std::string missing = folder.path("missing.txt");
  const std::string empty = folder.file("empty.txt", "");
  const std::string foreign = folder.file("foreign.txt", "Dear diary,\nnothing happened.\n");
  const Collection games({missing, empty, folder.file("good.jsonl", game("A", "B")), foreign}, {});
  wait_for_all(games);
  CHECK(games.size() == 1);
  const std::vector<std::string> problems = games.problems();
  REQUIRE(problems.size() == 3);
  CHECK(problems[0].find(missing + ": ") == 0);
  CHECK(problems[0].find(fmt::format("[{}]", row(Code::cannot_open).id)) != std::string::npos);
  CHECK(problems[1].find(empty + ": ") == 0);
  CHECK(problems[1].find(fmt::format("[{}]", row(Code::empty_file).id)) != std::string::npos);
  CHECK(problems[2].find(foreign + ": ") == 0);
  CHECK(problems[2].find(fmt::format("[{}]", row(Code::unknown_format).id)) != std::string::npos);
}

TEST_CASE("pasted text is a collection too, also when it is nothing", "[threads]") {
  const Collection one(game("A", "B"), "clipboard", {});
  REQUIRE(one.wait_for(0));
  CHECK(one.row(0).path == "clipboard");
  CHECK(one.study(0)->record().players[0].name == "A");
  const Collection none(std::string(), "clipboard", {});
  CHECK_FALSE(none.wait_for(0));
  CHECK(none.size() == 0);
  REQUIRE(none.problems().size() == 1);
  CHECK(select(none, "x", GameColumn::date).empty());
}

TEST_CASE("reading can be called off, and may be asked while it goes on", "[threads]") {
  const TempFolder folder;
  std::string text;
  for (int i = 0; i < 3000; ++i) text += game(fmt::format("p{}", i), "x");
  const std::string path = folder.file("a.jsonl", text);
  for (int round = 0; round < 5; ++round) {
    const Collection games({path, path, path, path}, {});
    REQUIRE(games.wait_for(0));
    std::uint64_t before = 0;
    while (games.loading() && before < 2000) {
      const std::uint64_t now = games.size();
      CHECK(now >= before);
      before = now;
      if (now > 0) CHECK(games.row(now - 1).second == "x");
      // Games arrive all the time: the count that comes second must be asked second.
      const std::size_t found = games.select("p1", GameColumn::first, false).size();
      CHECK(found <= games.size());
    }
  }
}

TEST_CASE("a pipe that nobody writes to does not keep the window open", "[threads]") {
  const TempFolder folder;
  const std::string pipe = folder.path("pipe");
  REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
  {
    const Collection games({pipe}, {});
    // Until the thread waits in the pipe, most likely; it must end well either way.
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    CHECK(games.size() == 0);
    CHECK(games.loading());
  }
  // Lets a thread that was left behind end: it sees the end of the pipe, and that it was called off.
  const int end = open(pipe.c_str(), O_WRONLY | O_NONBLOCK);
  if (end >= 0) close(end);
}
