// Writing databases: one file of many games with one set of tables, and what comes back.

#include "formats/jsonl/jsonl.h"
#include "tests/formats/rif/database.h"
#include "tests/support/catch.h"
#include "tests/support/parsed.h"
#include "tests/support/paths.h"

namespace fivefold::test {
namespace {

using testing::TempFolder;

std::string club_file() { return source_folder() + "/samples/rif/club.rif"; }

/// What `convert --to FORMAT` prints for files.
std::string converted(const std::string& files, const std::string& format, const std::string& more = "") {
  return run_shell("$FIVEFOLD convert " + files + " --to " + format + " " + more + " 2>/dev/null").output;
}

std::size_t count(std::string_view text, std::string_view what) {
  std::size_t found = 0;
  for (std::size_t at = text.find(what); at != std::string_view::npos; at = text.find(what, at + 1)) ++found;
  return found;
}

}  // namespace

TEST_CASE("rif: a database comes back byte by byte, through jsonl and xml too", "[rif]") {
  const TempFolder folder;
  const std::string club = testing::content_of(club_file());
  CHECK(converted(club_file(), "rif") == club);
  const std::string jsonl = folder.file("club.jsonl", converted(club_file(), "jsonl"));
  CHECK(converted(jsonl, "rif") == club);
  const std::string sorted = folder.file("sorted.jsonl", converted(club_file(), "jsonl", "--canonical"));
  CHECK(converted(sorted, "rif") == club);
  const std::string xml = folder.file("club.xml", converted(club_file(), "xml"));
  CHECK(converted(xml, "rif") == club);
  // A file and the standard output get the same, and any number of workers gives it.
  const std::string out = folder.path("out.rif");
  run_shell("$FIVEFOLD convert " + club_file() + " --to rif --jobs 2 -o " + out + " 2>/dev/null");
  CHECK(testing::content_of(out) == club);
}

TEST_CASE("rif: faults of moves come back as they are", "[rif]") {
  const TempFolder folder;
  const std::string odd = folder.file("odd.rif", database(game("h8 h9 h8 p16 ?? i9", "swap=\"R\" other=\"x\"")));
  const std::string once = folder.file("once.rif", converted(odd, "rif"));
  const std::string text = testing::content_of(once);
  CHECK(text.find("<move>h8 h9 h8 p16 ?? i9</move>") != std::string::npos);
  CHECK(text.find("swap=\"R\" other=\"x\">") != std::string::npos);
  CHECK(converted(once, "rif") == text);
}

TEST_CASE("rif: stray text and a second <info> behind an empty one stay what they are", "[rif]") {
  const TempFolder folder;
  for (const std::string& inside : {std::string("<info></info>\n<move>i9</move>\n<info>second</info>\n"),
                                    std::string("\n  stray &lt;text&gt;\n\n")}) {
    INFO(inside);
    std::string games = game("h8 h9");
    games.insert(games.find("</game>"), inside);
    const std::string once = folder.file("once.rif", converted(folder.file("odd.rif", database(games)), "rif --force"));
    const std::string text = testing::content_of(once);
    CHECK((text.find("second</info>") != std::string::npos || text.find("stray &lt;text") != std::string::npos));
    CHECK(converted(once, "rif --force") == text);
  }
}

TEST_CASE("rif: rows of two databases get numbers of their own", "[rif]") {
  const TempFolder folder;
  const std::string a = folder.file("a.rif", database(game("h8 h9")));
  std::string other = database(game("h8 i9") + game("h8 g9", "", "2"));
  other.replace(other.find("surname=\"Berg\""), 14, "surname=\"Dahl\"");
  const std::string b = folder.file("b.rif", other);
  const Run run = run_shell("$FIVEFOLD convert " + a + " " + b + " --to rif -o " + folder.path("ab.rif") + " 2>&1");
  CHECK(run.exit == 0);
  CHECK(run.output.find("numbers given anew because another game or row had them: 3") != std::string::npos);
  Database both(testing::content_of(folder.path("ab.rif")));
  REQUIRE(both.games() == 3);
  CHECK(both.record(0).players[0].name == "Ida Berg");
  CHECK(both.record(1).players[0].name == "Ida Dahl");
  CHECK(both.record(2).players[0].name == "Ida Dahl");
  CHECK(both.record(1).players[1].name == "Lind");
  CHECK(both.record(0).id == "1");
  CHECK(both.record(1).id == "2");
  CHECK(both.record(2).id == "3");
  CHECK(both.outside().empty());
  // Lind is one player in both, and so are the tournament, its city and its rule.
  const std::string text = testing::content_of(folder.path("ab.rif"));
  CHECK(count(text, "<player ") == 3);
  CHECK(count(text, "<tournament ") == 1);
  CHECK(count(text, "<rule ") == 1);
}

TEST_CASE("rif: games of other formats get rows", "[rif]") {
  const TempFolder folder;
  const std::string moves = R"("moves":[[7,7],[7,8],[8,7]],"board":{"width":15,"height":15})";
  const auto line = [&](const std::string& black, const std::string& white, const std::string& more) {
    return R"({"schema":"fivefold/1","ruleset":"renju","players":[{"name":")" + black + R"("},{"name":")" + white +
           R"("}],)" + moves + more + "}\n";
  };
  const std::string event =
      R"(,"event":{"name":"Cup","site":"Elmstad","date":"2024-03-09","round":"2"},"result":"0-1")";
  const std::string file =
      folder.file("games.jsonl", line("Ann Ek", "Bo", event) + line("Bo", "Ann Ek", event) + line("Cy", "Bo", ""));
  Database made(converted(file, "rif"));
  REQUIRE(made.games() == 3);
  CHECK(made.outside().empty());
  const Record& first = made.record(0);
  CHECK(first.players[0].name == "Ann Ek");
  CHECK(first.event == "Cup");
  CHECK(first.site == "Elmstad");
  CHECK(first.date == "2024-03-09");
  CHECK(first.round == "2");
  CHECK(first.result == Result::second);
  CHECK(first.ruleset == "renju");
  CHECK(moves_of(first) == "7,7 7,8 8,7");
  CHECK(made.record(1).tag("rif.white").find("\"surname\":\"Ann Ek\"") != std::string::npos);
  CHECK(made.record(2).event.empty());
  const std::string text = converted(file, "rif");
  CHECK(count(text, "<player ") == 3);
  CHECK(count(text, "<tournament ") == 1);
  CHECK(count(text, "<game id=\"1\"") == 1);
  CHECK(count(text, "<game id=\"3\"") == 1);
}

TEST_CASE("rif: what was changed since it was read is written, the rest of the rows stays", "[rif]") {
  const TempFolder folder;
  std::string text = converted(club_file(), "jsonl");
  const auto change = [&](const std::string& from, const std::string& to) {
    const std::size_t at = text.find(from);
    REQUIRE(at != std::string::npos);
    text.replace(at, from.size(), to);
  };
  change(R"("name":"Ida Berg")", R"("name":"Ida Holm")");
  change(R"("date":"2025-05-03")", R"("date":"2025-05-02")");
  Database changed(converted(folder.file("c.jsonl", text), "rif"));
  const Record& first = changed.record(0);
  CHECK(first.players[0].name == "Ida Holm");
  CHECK(first.players[1].name == "Aoki Ren");
  CHECK(first.date == "2025-05-02");
  CHECK(first.event == "Elmstad Open");
  CHECK(first.site == "Elmstad, Norland");
  CHECK(first.rated == std::optional(true));
}

TEST_CASE("rif: what a database has no place for is said", "[rif]") {
  const auto refused = [](const std::string& json) {
    const Parsed from(kJsonLines, json);
    Diagnostics losses;
    const std::string text = written(kRif, from.record, losses);
    std::string codes;
    for (const Diagnostic& d : losses) codes += (codes.empty() ? "" : " ") + std::string(row(d.code).id);
    return std::pair(text.empty(), codes);
  };
  using Refusal = std::pair<bool, std::string>;
  const std::string board = R"("board":{"width":15,"height":15},)";
  CHECK(refused(R"({"moves":[[7,7]],"board":{"width":19,"height":19}})") == Refusal(true, "X103"));
  CHECK(refused("{" + board + R"("moves":[],"setup":{"stones":{"1":[[7,7]]}}})") == Refusal(true, "X103"));
  CHECK(refused("{" + board + R"("moves":[[7,7],[-1,3]]})") == Refusal(true, "X102"));
  // After a pass the colours of all stones would be wrong.
  CHECK(refused("{" + board + R"("moves":[[7,7],{"act":"pass","by":2},[3,3]]})") == Refusal(true, "X102"));
  CHECK(refused("{" + board + R"("moves":[[7,7]],"event":{"date":"2024.03.09"}})") == Refusal(false, "X101"));
  CHECK(refused("{" + board + R"("moves":[[7,7]],"id":"abc"})") == Refusal(false, "X101"));
  CHECK(refused("{" + board + R"("moves":[[7,7]],"id":"17"})") == Refusal(false, ""));
}

TEST_CASE("rif: an unreadable move of characters that XML lacks keeps its place, and does not become a move") {
  for (const std::string move : {R"(\u0001)", R"(h\u00018)", R"(\uFFFF)"}) {
    const Parsed from(kJsonLines,
                      R"({"board":{"width":15,"height":15},"moves":[[7,7],{"unreadable":")" + move + R"("},[7,9]]})");
    REQUIRE(from.record.tokens.size() == 3);
    Diagnostics losses;
    const std::string text = written(kRif, from.record, losses);
    CHECK(losses.has(Code::cannot_hold));
    Database second(text);
    REQUIRE(second.record(0).tokens.size() == 3);
    CHECK(second.record(0).tokens[1].kind == TokenKind::unreadable);
    CHECK(written(kRif, second.record(0)) == text);
  }
}

TEST_CASE("rif: names that XML must escape, and a comment that would end a game", "[rif]") {
  Database first(
      database("<game id=\"1\" round=\"&lt;1&gt; &quot;&amp;\" black=\"21\" white=\"22\">"
               "<move>h8</move><info>&lt;/game&gt; a\n b</info></game>"));
  CHECK(first.record(0).round == "<1> \"&");
  CHECK(first.record(0).intro == "</game> a\n b");
  const std::string text = written(kRif, first.record(0));
  Database second(text);
  REQUIRE(second.games() == 1);
  CHECK(second.record(0).round == "<1> \"&");
  CHECK(second.record(0).intro == "</game> a\n b");
  CHECK(written(kRif, second.record(0)) == text);
}

}  // namespace fivefold::test
