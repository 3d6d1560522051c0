#include "viewer/output/text_out.h"

#include <filesystem>
#include <string>

#include "tests/formats/io/temp_folder.h"
#include "tests/support/catch.h"
#include "tests/support/studies.h"

using namespace fivefold;
using namespace fivefold::viewer;
using fivefold::test::moment_at;
using fivefold::test::study_of;
using fivefold::test::study_of_json;
using fivefold::test::study_of_pente;
using fivefold::testing::content_of;
using fivefold::testing::TempFolder;

namespace {

const std::string kSmall =
    R"({"schema":"fivefold/1","ruleset":"caro","board":{"width":7,"height":6,"locked":[[6,5]],)"
    R"("portals":[{"name":"p","a":[0,0],"b":[4,4]}]},"players":[{"name":"Ánh"},{"name":"Ivo"}],"sides":[1,2],)"
    R"("moves":[[1,1],[2,2],[3,1]]})";

}  // namespace

TEST_CASE("a position as text is a board with coordinates that can be posted anywhere") {
  const auto study = study_of_json(kSmall);
  const std::string text = position_text(*study, moment_at(*study, 3), {});
  CHECK(text.find("\n\n"
                  "    A B C D E F G\n"
                  " 6  . . . . . . #\n"
                  " 5  . . . . a . .\n"
                  " 4  . . . . . . .\n"
                  " 3  . . O . . . .\n"
                  " 2  . X .(X). . .\n"
                  " 1  a . . . . . .\n"
                  "    A B C D E F G\n\n") != std::string::npos);
  CHECK(text.find("Ánh - Ivo (" + study->ruleset().title + "), ply 3 of 3\n") == 0);
  CHECK(text.find("X Ánh") != std::string::npos);
  CHECK(text.find("the two holes of a portal pair") != std::string::npos);
  CHECK(text.find(moment_at(*study, 3).sentence + "\n") != std::string::npos);
}

TEST_CASE("captured stones are marked and counted, and sides named where people have names") {
  const auto study = study_of_pente("1. K10 K9 2. N10 K8 3. K7");
  const std::string text = position_text(*study, moment_at(*study, 5), {});
  CHECK(text.find(" 9  . . . . . . . . . * . .") != std::string::npos);
  CHECK(text.find(" 8  . . . . . . . . . * . .") != std::string::npos);
  CHECK(text.find("took 2 of 10") != std::string::npos);
  CHECK(text.find("took 0 of 10") != std::string::npos);
  ViewOptions options;
  options.stones = StoneLook::discs;
  options.coordinates = CoordinateScheme::keep_i;
  const std::string discs = position_text(*study, moment_at(*study, 1), options);
  CHECK(discs.find("○") != std::string::npos);
  CHECK(discs.find("H I J K") != std::string::npos);
}

TEST_CASE("a record is copied in its own format, so that it reads the same again") {
  const auto study = study_of_pente("1. K10 K9 2. N10 K8 3. K7");
  std::string name;
  const std::string text = record_text(*study, name);
  CHECK(name == "pente-text");
  const auto again = study_of(*find_format("pente-text"), text);
  REQUIRE(again->length(0) == 5);
  for (std::uint32_t i = 0; i < 5; ++i) CHECK(again->record().tokens[i].at == study->record().tokens[i].at);
  CHECK(again->ruleset().id == "pente");
}

TEST_CASE("what its own format cannot hold is copied as native XML") {
  std::string name;
  SECTION("a move that cannot be placed") {
    const auto study = study_of_pente("1. K10 K9 2. K9 K8 3. K7");
    const auto again = study_of(*find_format("xml"), record_text(*study, name));
    CHECK(name == "xml");
    CHECK(again->length(0) == 5);
  }
  SECTION("variations, in a format that has none") {
    const auto psq = study_of(*find_format("psq"), "Piskvorky 15x15, 0:0, 0\n8,8,0\n9,9,0\n8,9,0\n-1\n");
    CHECK_FALSE(record_text(*psq, name).empty());
    CHECK(name == "psq");
    const auto tried = psq->with_moves({0, 2}, {{0, 0}});
    const auto again = study_of(*find_format("xml"), record_text(*tried, name));
    CHECK(name == "xml");
    REQUIRE(again->record().lines.size() == 2);
    CHECK(again->record().lines[1].after == 2);
  }
}

TEST_CASE("a tried line is saved with the record, and reads back with it") {
  const TempFolder folder;
  const auto study = study_of_json(kSmall)->with_moves({0, 2}, {{5, 5}, {5, 4}});
  for (const char* file : {"new.xml", "new.JSONL"}) {
    const std::string path = folder.path(file);
    CHECK(save_record(*study, path).empty());
    const std::string format = path.substr(path.size() - 3) == "xml" ? "xml" : "jsonl";
    const auto again = study_of(*find_format(format), content_of(path));
    REQUIRE(again->record().lines.size() == 2);
    CHECK(again->length(0) == 3);
    CHECK(again->length(1) == 4);
    CHECK(again->record().lines[1].after == 2);
    const Line& line = again->record().lines[1];
    CHECK(again->record().tokens[line.first].at == Coord{5, 5});
    CHECK(again->record().tokens[line.first + 1].at == Coord{5, 4});
    CHECK(again->layout() == study->layout());
  }
}

TEST_CASE("saving never overwrites anything and leaves nothing half done") {
  const TempFolder folder;
  const auto study = study_of_json(kSmall);
  const std::string old = folder.file("old.xml", "precious");
  CHECK(save_record(*study, old) == old + " exists already; nothing was written");
  CHECK(content_of(old) == "precious");
  std::filesystem::create_symlink("old.xml", folder.path("link.xml"));
  CHECK_FALSE(save_record(*study, folder.path("link.xml")).empty());
  CHECK(content_of(old) == "precious");
  CHECK(save_record(*study, folder.path("a.txt")).find(".jsonl") != std::string::npos);
  CHECK_FALSE(save_record(*study, folder.path("no/such/folder.xml")).empty());
  CHECK(std::distance(std::filesystem::directory_iterator(folder.path()), {}) == 2);
}
