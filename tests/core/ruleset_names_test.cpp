#include <array>
#include <string>
#include <utility>
#include <vector>

#include "core/name_fold.h"
#include "core/ruleset_catalog.h"
#include "tests/support/catch.h"

using namespace fivefold;

namespace {

/// The id of the ruleset that a name means, "other kind" or "unknown".
std::string meaning(std::string_view game, std::string_view site) {
  const NamedGame named = ruleset_for_game(game, site);
  switch (named.kind) {
    case NamedGame::Kind::ruleset: return named.ruleset->id;
    case NamedGame::Kind::other_kind: return "other kind";
    case NamedGame::Kind::unknown: break;
  }
  CHECK(named.ruleset == nullptr);
  return "unknown";
}

using Expected = std::vector<std::pair<const char*, const char*>>;

void check_all(const Expected& expected, std::string_view site) {
  for (const auto& [name, id] : expected) {
    INFO(name << " at \"" << site << "\"");
    CHECK(meaning(name, site) == id);
  }
}

}  // namespace

TEST_CASE("names of pente.org, with and without the site") {
  const Expected expected = {{"Pente", "pente"},
                             {"Keryo-Pente", "keryo"},
                             {"G-Pente", "g-pente"},
                             {"D-Pente", "d-pente"},
                             {"DK-Pente", "dk-pente"},
                             {"Poof-Pente", "poof-pente"},
                             {"Boat-Pente", "boat-pente"},
                             {"O-Pente", "o-pente"},
                             {"Swap2-Pente", "swap2-pente"},
                             {"Swap2-Keryo", "swap2-keryo"},
                             {"Gomoku", "gomoku-pente-org"},
                             {"Connect6", "connect6-centre"},
                             {"Renju", "renju"},
                             {"Speed Pente", "pente"},
                             {"Speed Keryo-Pente", "keryo"},
                             {"Turn-based D-Pente", "d-pente"},
                             {"Turn-based Gomoku", "gomoku-pente-org"},
                             {"Speed Swap2-Keryo", "swap2-keryo"},
                             {"Go", "other kind"},
                             {"Go (9x9)", "other kind"},
                             {"Turn-based Go (13x13)", "other kind"},
                             {"speed", "unknown"},
                             {"Turn-based", "unknown"},
                             {"", "unknown"}};
  for (const char* const site : {"Pente.org", "pente.org", "http://www.pente.org/", "", "Example"}) {
    check_all(expected, site);
  }
}

TEST_CASE("every spelling of Keryo is Keryo, never Pente") {
  for (const char* const name : {"Keryo-Pente", "Keryo Pente", "KeryoPente", "Kerio Pente", "keryo-pente",
                                 "KERIO-PENTE", "Keryo_Pente", "Keryo \xE2\x80\x93 Pente", "Keryo"}) {
    INFO(name);
    CHECK(meaning(name, "Pente.org") == "keryo");
    CHECK(meaning(name, "") == "keryo");
    CHECK(meaning(name, "BrainKing.com (Prague, Czech Republic)") == "bk-keryo");
  }
  check_all({{"Swap2 Keryo-Pente", "swap2-keryo"},
             {"Small Keryo Pente", "bk-small-keryo"},
             {"Open Keryo Pente", "bk-open-keryo"}},
            "Example");
}

TEST_CASE("names of BrainKing in English, Bulgarian and Estonian") {
  const std::string site = "BrainKing.com (Prague, Czech Republic)";
  check_all({{"Pente", "bk-pente"},
             {"Keryo Pente", "bk-keryo"},
             {"Small Pente", "bk-small-pente"},
             {"Small Keryo Pente", "bk-small-keryo"},
             {"Open Pente", "bk-open-pente"},
             {"Open Keryo Pente", "bk-open-keryo"},
             {"Five in Line", "bk-five"},
             {"Pro Five in Line", "bk-pro-five"},
             {"Swap Five in Line", "bk-swap-five"},
             {"Six in a row", "bk-connect6"},
             {"Six in a Row", "bk-connect6"},
             {"Connect6", "bk-connect6"}},
            site);
  const Expected bulgarian = {{"Пенте", "bk-pente"},
                              {"Керио Пенте", "bk-keryo"},
                              {"Малко Пенте", "bk-small-pente"},
                              {"Малко Керио Пенте", "bk-small-keryo"},
                              {"Отворено Пенте", "bk-open-pente"},
                              {"Отворено Керио Пенте", "bk-open-keryo"},
                              {"Пет на линия", "bk-five"},
                              {"Про Пет на линия", "bk-pro-five"},
                              {"Разменени пет на линия", "bk-swap-five"},
                              {"Шест на линия", "bk-connect6"}};
  check_all(bulgarian, site);
  check_all(bulgarian, "");  // nobody else uses these names
  const Expected estonian = {{"Väike pente", "bk-small-pente"},
                             {"Väike keryo-pente", "bk-small-keryo"},
                             {"Lahtine Pente", "bk-open-pente"},
                             {"Lahtine Kerio-Pente", "bk-open-keryo"},
                             {"Viis ritta", "bk-five"},
                             {"Profi Viis Ritta", "bk-pro-five"},
                             {"Vahetusega Viis Ritta", "bk-swap-five"},
                             {"Kuus ritta", "bk-connect6"}};
  check_all(estonian, site);
  check_all(estonian, "");
  check_all({{"Pente", "bk-pente"}, {"Keryo-pente", "bk-keryo"}}, "brainking");
  check_all({{"МАЛКО ПЕНТЕ", "bk-small-pente"},
             {"VÄIKE PENTE", "bk-small-pente"},
             {"Vaike pente", "bk-small-pente"},
             {"Va\xCC\x88ike pente", "bk-small-pente"}},
            site);
}

TEST_CASE("other games of the sites are known, but of another kind") {
  for (const char* const name : {"Line4",
                                 "Line 4",
                                 "Anti Line4",
                                 "Spider Line4",
                                 "Linetris",
                                 "Spider Linetris",
                                 "PahTum",
                                 "Hasami Shogi",
                                 "Lines of Action",
                                 "Scrambled Eggs",
                                 "Линия 4",
                                 "Анти Линия 4",
                                 "Паяк Линия 4",
                                 "Линитрис",
                                 "Паяк Линитрис",
                                 "Пахтум",
                                 "Хасами Шоги",
                                 "Боен строй",
                                 "Бъркани яйца",
                                 "Парашутен боен строй",
                                 "Боен строй Чеширска котка",
                                 "Neli ritta",
                                 "Anti-4-Ritta",
                                 "Ämblikutrips",
                                 "Ämbliku-Linetris",
                                 "Hasami shogi",
                                 "Seotud Read",
                                 "Segipaisatud Munad",
                                 "Seotud read langevarjuritega",
                                 "Irvik-kassi seotud read",
                                 "ХАСАМИ ШОГИ",
                                 "ÄMBLIKUTRIPS"}) {
    for (const char* const site : {"BrainKing.com", "", "Pente.org"}) {
      INFO(name << " at " << site);
      CHECK(meaning(name, site) == "other kind");
    }
  }
}

TEST_CASE("a site decides only for its own games") {
  CHECK(meaning("Pente", "Youzai") == "yz-pente");
  CHECK(meaning("PENTE", "youzai.com") == "yz-pente");
  CHECK(meaning("Keryo-Pente", "Youzai") == "unknown");  // the site's page knows one Pente only
  CHECK(meaning("G-Pente", "BrainKing.com") == "unknown");
  CHECK(meaning("Small Pente", "Pente.org") == "unknown");
}

TEST_CASE("unknown names are unknown, never Pente") {
  for (const char* const name :
       {"Pente 2", "Super-Pente", "Chess", "Ninuki-Renju", "Pro-Pente", "x", "\xFF\xFE", "-"}) {
    for (const char* const site : {"", "Pente.org", "BrainKing.com", "Youzai", "vcaro"}) {
      INFO(name << " at " << site);
      CHECK(meaning(name, site) == "unknown");
    }
  }
}

TEST_CASE("titles name their rulesets everywhere, ids and aliases where no site is known") {
  for (const Ruleset& ruleset : all_rulesets()) {
    CHECK(meaning(ruleset.title, "BrainKing") == ruleset.id);
    CHECK(meaning(ruleset.title, "") == ruleset.id);
  }
  CHECK(meaning("gomoku-swap2", "") == "gomoku-swap2");
  CHECK(meaning("caro-exact", "Example") == "caro-exact");
  CHECK(meaning("freestyle", "") == "gomoku-free");
}

TEST_CASE("every ruleset has a name for records that leads back to it") {
  for (const Ruleset& ruleset : all_rulesets()) {
    const GameName name = name_for_record(ruleset);
    INFO(ruleset.id);
    CHECK(meaning(name.game, name.site) == ruleset.id);
  }
  CHECK(name_for_record(*find_ruleset("bk-keryo")).game == "Keryo Pente");
  CHECK(name_for_record(*find_ruleset("keryo")).game == "Keryo-Pente");
}

TEST_CASE("at vcaro the board decides") {
  CHECK(is_vcaro_site("https://VCaro.example/"));
  CHECK_FALSE(is_vcaro_site("Pente.org"));
  BoardLayout layout;
  CHECK(vcaro_for_layout(layout)->id == "vcaro-normal");
  layout.locked = {{3, 3}};
  CHECK(vcaro_for_layout(layout)->id == "vcaro-locked");
  layout.portals = {{{1, 1}, {2, 2}, ""}};
  CHECK(vcaro_for_layout(layout) == nullptr);
  layout.locked.clear();
  CHECK(vcaro_for_layout(layout)->id == "vcaro-portal");
}

TEST_CASE("folding a name") {
  CHECK(fold_name("Väike Keryo-Pente") == "vaikekeryopente");
  CHECK(fold_name("Õ Š ž Ü") == "oszu");
  CHECK(fold_name("Йод ЮЯ") == "иодюя");
  CHECK(fold_name("Ѝ Ѐ") == "ие");
  CHECK(fold_name("и\xCC\x86од") == "иод");  // decomposed
  CHECK(fold_name("Line\xC2\xA0"
                  "4") == "line4");
  CHECK(fold_name("a\xFFz") == "a\xFFz");  // malformed bytes stay
  CHECK(fold_name("\xC3") == "\xC3");      // cut short
  CHECK(fold_name("\xE2\x80") == "\xE2\x80");
  CHECK(fold_name("×÷ß") == "×÷ß");  // no letters with a plain form
  CHECK(fold_name("Kerio kerio") == "keryokeryo");
}
