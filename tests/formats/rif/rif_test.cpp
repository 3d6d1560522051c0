// Reading databases: what rows and games mean. Tables and games are composed; what real readers do with them is told in
// docs/formats/rif.md.

#include "formats/rif/rif.h"

#include "tests/formats/rif/database.h"
#include "tests/support/catch.h"
#include "tests/support/paths.h"

namespace fivefold::test {
namespace {

std::string sample() { return testing::content_of(source_folder() + "/samples/rif/club.rif"); }

}  // namespace

TEST_CASE("rif: the sample's games with their names, event, rules and tags", "[rif]") {
  Database club(sample());
  REQUIRE(club.games() == 2);
  CHECK(club.outside() == "S904@31 S904@31");
  const Record& first = club.record(0);
  CHECK(first.id == "101");
  CHECK(first.players[0].name == "Ida Berg");
  CHECK(first.players[1].name == "Aoki Ren");  // Ostia puts the surname first
  CHECK(first.event == "Elmstad Open");
  CHECK(first.site == "Elmstad, Norland");
  CHECK(first.date == "2025-05-03");
  CHECK(first.round == "1");
  CHECK(first.rated == std::optional(true));
  CHECK(first.ruleset == "renju");
  CHECK(first.result == Result::first);
  CHECK(first.intro == "White resigned.");
  CHECK(first.board_stated);
  CHECK(first.layout.width == 15);
  CHECK(moves_of(first) == "7,7 7,8 8,7 6,7 8,9 8,8 9,8 10,9 7,6 10,7 10,8 6,8 5,8");
  CHECK(first.tag("rif.btime") == "35");
  CHECK(first.tag("rif.swap") == "--R-");
  CHECK(first.tag("rif.alt") == "i11 g10");
  CHECK(first.tag("rif.white") ==
        R"({"id":"22","name":"Ren","surname":"Aoki","country":{"id":"8","name":"Ostia","abbr":"OST","reversed":"1"},)"
        R"("city":{"id":"12","country":"8","name":"Kazemura"}})");
  // Norland, Elmstad, the rule and the month were spelled where they were named first, or are now.
  CHECK(first.tag("rif.tournament") ==
        R"({"id":"31","name":"Elmstad Open","country":"3","city":"11","year":"2025",)"
        R"("month":{"id":"5","name":"May"},"start":"2025-05-03","end":"2025-05-04","rule":"4","rated":"1"})");
  CHECK(
      first.tag("rif.rule") ==
      R"({"id":"4","name":"Taraguchi-10","category":"1","info":"A swap is possible after each of the first stones."})");
  CHECK(club.codes().find("S9") == std::string::npos);
  const Record& second = club.record(1);
  CHECK(second.players[0].name == "Tor & friends");
  CHECK(second.players[1].name == "Ida Berg");
  CHECK(second.ruleset == "gomoku-swap2");
  CHECK(second.date == "2025-09-??");
  CHECK(second.rated == std::optional(false));
  CHECK(second.result == Result::draw);
}

TEST_CASE("rif: a game's faults, each with its code", "[rif]") {
  const auto codes = [](const std::string& game_text) { return Database(database(game_text)).codes(0); };
  CHECK(codes(game("h8 h9 i8")) == "E103");
  CHECK(codes(game("h8 h9 z99x i8")) == "S101 M106");
  CHECK(codes(game("h8 h9 h8 i8")) == "M104 M106");
  CHECK(codes(game("h8 p16")) == "M101");
  CHECK(codes(game("H8 h09 i8")) == "E103 S218");
  CHECK(codes(game("")) == "E104 M110");
  CHECK(codes(game("h8 h9", "alt=\"51\"")) == "E104");
  CHECK(codes(game("h8 h9", "alt=\"i11 p1\"")) == "E104 S909");
  CHECK(codes(game("h8 h9", "opening=\"77\"")) == "E104 S901");
  CHECK(codes(game("h8 h9", "opening=\"0\"")) == "E104");
  CHECK(codes(game("h8 h9", "colour=\"red\"")) == "E104 S407");
  CHECK(codes("<game id=\"1\" tournament=\"31\" rule=\"4\" black=\"21\" white=\"21\" "
              "bresult=\"\"><move>h8</move></game>") == "S907 S906 E110");
  CHECK(codes("<game id=\"1\" tournament=\"99\" round=\"1\" rule=\"98\" black=\"97\" white=\"22\" bresult=\"7\">"
              "<move>h8</move></game>") == "S801 S901 S901 S901 S207");
  CHECK(codes("<game id=\"1\" round=\"1\" rule=\"4\" black=\"21\" white=\"22\" bresult=\"0\">text<move>h8 h9</move>"
              "<move>i9</move><map/></game>") == "S105 E103 S106 S406");
  CHECK(codes("<game id=\"1\" round=\"1\" rule=\"4\" black=\"21\" white=\"22\" bresult=\"1\"><move>h8 h9") ==
        "E104 S107");
}

TEST_CASE("rif: places of faults", "[rif]") {
  const testing::Split split = testing::split(database(game("h8 h9 xx i8")), {});
  REQUIRE(split.records.size() == 1);
  CHECK(split.records[0].line == 12);
  Judge judge(JudgeOptions{});
  judge.judge(split.records[0]);
  const Diagnostic& unreadable = judge.diagnostics()[0];
  CHECK(split.records[0].bytes.substr(unreadable.where.begin, unreadable.where.end - unreadable.where.begin) == "xx");
  CHECK(number(unreadable.ply) == 3);
}

TEST_CASE("rif: faults of rows and of what stands around them", "[rif]") {
  const auto outside = [](const std::string& rows) {
    return Database("<database>\n" + rows + "<games/></database>").outside();
  };
  CHECK(outside("") == "R117@0");
  const std::string ann = "<player id=\"1\" surname=\"Ann\"/>\n";
  const auto faults = [&](const std::string& rows) {
    const std::string all = outside(rows);
    return all.substr(0, all.size() - std::string(" R117@0").size());
  };
  CHECK(faults(ann + "<player id=\"1\" surname=\"Bea\"/>\n") == "S902@3");
  CHECK(outside(ann + ann) == "R117@0");
  CHECK(faults("<player surname=\"Bea\"/>\n") == "S903@2");
  CHECK(faults("<player id=\"1\" country=\"9\" city=\"0\"/>\n") == "S901@2");
  CHECK(faults("<clubs><club id=\"1\"/><club id=\"2\"/></clubs>\n") == "S405@2 S405@2");
  CHECK(faults("<player id=\"1\" surname=\"A &amp; B &c;\"/>\n") == "S403@2");
  CHECK(faults("<player id=\"1\" id=\"2\"/>\n") == "S402@2");
  CHECK(faults("<player id=1/>\n") == "S402@2");
  CHECK(faults("<!-- for private use -->\n") == "S912@2");
  CHECK(faults("<tournament id=\"1\" start=\"2020-02-30\" end=\"0000-00-00\"/>\n") == "H105@2 S904@2");
  CHECK(faults("<tournament id=\"1\" start=\"2020-03-02\" end=\"2020-03-01\"/>\n") == "S905@2");
}

TEST_CASE("rif: a tag with very many attributes is refused before anything compares each with each", "[rif]") {
  std::string many;
  for (int i = 0; i < 200000; ++i) many += " a" + std::to_string(i) + "=\"\"";
  Database row("<database><players><player id=\"1\"" + many + "/></players><games/></database>");
  CHECK(row.outside() == "S402@1 R117@0");
  Database games(database("<game id=\"1\"" + many + "/>" + game("h8 h9 i8")));
  REQUIRE(games.games() == 2);
  CHECK(games.codes(0).find("S402") != std::string::npos);
  CHECK(games.codes(1) == "S908 E103");
}

TEST_CASE("rif: two games with one id", "[rif]") {
  Database twice(database(game("h8 h9") + game("h8 h9", "", "2") + game("h8 h9")));
  CHECK(twice.codes(0) == "E104");
  CHECK(twice.codes(1) == "E104");
  CHECK(twice.codes(2) == "S908 E104");
}

TEST_CASE("rif: rows count for the games after them", "[rif]") {
  const std::string late = "<player id=\"5\" surname=\"Late\"/>\n";
  const std::string with_five =
      "<game id=\"2\" round=\"1\" rule=\"4\" black=\"5\" white=\"22\" bresult=\"1\"><move>h8 h9</move></game>\n";
  Database both(database(with_five + late + with_five + late));
  CHECK(both.codes(0).find("S901") != std::string::npos);
  CHECK(both.record(0).players[0].name.empty());
  CHECK(both.record(1).players[0].name == "Late");
  CHECK(both.codes().find("S901") == std::string::npos);
}

TEST_CASE("rif: a root that cannot be read is reported within itself", "[rif]") {
  const std::string root = "<database version=\\\"1.0\\\">";
  const auto context = kRif.new_context();
  Diagnostics found;
  kRif.learn(root, *context, found);
  REQUIRE(found.has(Code::xml_malformed));
  for (const Diagnostic& one : found) CHECK(one.where.end <= root.size());
}

TEST_CASE("rif: what is not a game's is not cut into it", "[rif]") {
  Database open("<database><games><game id=\"1\"><move>h8</move><game id=\"2\"><move>i8</move></games></database>");
  REQUIRE(open.games() == 2);
  CHECK(moves_of(open.record(0)) == "7,7");
  CHECK(moves_of(open.record(1)) == "8,7");
  CHECK(kRif.sniff("<?xml version=\"1.0\"?>\n<!-- x -->\n<database version=\"1.0\">\n<countries>") == 100);
  CHECK(kRif.sniff("<database><user/></database>") < 50);
  CHECK(kRif.sniff("<fivefold><game/></fivefold>") == 0);
  CHECK(kRif.sniff("[Event \"x\"]") == 0);
}

}  // namespace fivefold::test
