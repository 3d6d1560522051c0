#include <array>
#include <span>
#include <string>
#include <unordered_map>

#include "core/name_fold.h"
#include "core/ruleset_catalog.h"

// Which ruleset the name of a game means, by site and in three languages.

namespace fivefold {
namespace {

enum class Site : std::uint8_t { unknown, pente_org, brainking, youzai, vcaro };

struct SiteName {
  Site site;
  const char* part;  ///< found in the folded name of the site
};
constexpr std::array kSites = {SiteName{Site::brainking, "brainking"}, SiteName{Site::youzai, "youzai"},
                               SiteName{Site::vcaro, "vcaro"}, SiteName{Site::pente_org, "pente.org"}};

Site site_named(std::string_view name) {
  const std::string folded = fold_name(name);
  for (const SiteName& known : kSites) {
    if (folded.find(known.part) != std::string::npos) return known.site;
  }
  return Site::unknown;
}

/// A name that a site gives one of its games. The first name of a ruleset is the one to be written.
struct Game {
  const char* name;
  const char* id;
};

constexpr std::array kPenteOrgGames = {
    Game{"Pente", "pente"},
    Game{"Keryo-Pente", "keryo"},
    Game{"Keryo", "keryo"},
    Game{"G-Pente", "g-pente"},
    Game{"D-Pente", "d-pente"},
    Game{"DK-Pente", "dk-pente"},
    Game{"Poof-Pente", "poof-pente"},
    Game{"Boat-Pente", "boat-pente"},
    Game{"O-Pente", "o-pente"},
    Game{"Swap2-Pente", "swap2-pente"},
    Game{"Swap2-Keryo", "swap2-keryo"},
    Game{"Swap2 Keryo-Pente", "swap2-keryo"},
    Game{"Gomoku", "gomoku-pente-org"},
    Game{"Connect6", "connect6-centre"},
    Game{"Renju", "renju"},
};

/// English, Bulgarian (S3) and Estonian (S4) names.
constexpr std::array kBrainKingGames = {
    Game{"Pente", "bk-pente"},
    Game{"Пенте", "bk-pente"},
    Game{"Keryo Pente", "bk-keryo"},
    Game{"Керио Пенте", "bk-keryo"},
    Game{"Keryo-pente", "bk-keryo"},
    Game{"Keryo", "bk-keryo"},
    Game{"Small Pente", "bk-small-pente"},
    Game{"Малко Пенте", "bk-small-pente"},
    Game{"Väike pente", "bk-small-pente"},
    Game{"Small Keryo Pente", "bk-small-keryo"},
    Game{"Малко Керио Пенте", "bk-small-keryo"},
    Game{"Väike keryo-pente", "bk-small-keryo"},
    Game{"Small Keryo", "bk-small-keryo"},
    Game{"Open Pente", "bk-open-pente"},
    Game{"Отворено Пенте", "bk-open-pente"},
    Game{"Lahtine Pente", "bk-open-pente"},
    Game{"Open Keryo Pente", "bk-open-keryo"},
    Game{"Отворено Керио Пенте", "bk-open-keryo"},
    Game{"Lahtine Kerio-Pente", "bk-open-keryo"},
    Game{"Open Keryo", "bk-open-keryo"},
    Game{"Five in Line", "bk-five"},
    Game{"Пет на линия", "bk-five"},
    Game{"Viis ritta", "bk-five"},
    Game{"Pro Five in Line", "bk-pro-five"},
    Game{"Про Пет на линия", "bk-pro-five"},
    Game{"Profi Viis Ritta", "bk-pro-five"},
    Game{"Swap Five in Line", "bk-swap-five"},
    Game{"Разменени пет на линия", "bk-swap-five"},
    Game{"Vahetusega Viis Ritta", "bk-swap-five"},
    Game{"Six in a row", "bk-connect6"},
    Game{"Шест на линия", "bk-connect6"},
    Game{"Kuus ritta", "bk-connect6"},
    Game{"Connect6", "bk-connect6"},
};

/// Games that the sites play too and fivefold has no rules for.
constexpr std::array kOtherKinds = {
    "Line4", "Anti Line4", "Spider Line4", "Linetris", "Spider Linetris", "PahTum", "Hasami Shogi", "Lines of Action",
    "Scrambled Eggs", "Scrambled Eggs Lines of Action", "Parachute Lines of Action", "Lines of Action Parachute",
    "Cheshire Cat Lines of Action", "Lines of Action Cheshire Cat", "Go", "Go (9x9)", "Go (13x13)",
    // Bulgarian
    "Линия 4", "Анти Линия 4", "Паяк Линия 4", "Линитрис", "Паяк Линитрис", "Пахтум", "Хасами Шоги", "Боен строй",
    "Бъркани яйца", "Парашутен боен строй", "Боен строй Чеширска котка",
    // Estonian
    "Neli ritta", "Anti-4-Ritta", "Ämblikutrips", "Ämbliku-Linetris", "Seotud Read", "Segipaisatud Munad",
    "Seotud read langevarjuritega", "Irvik-kassi seotud read"};

/// Folded names and what they mean; a null ruleset is a game of another kind. The first meaning of a name stays.
using Names = std::unordered_map<std::string, const Ruleset*>;

void add(Names& names, std::span<const Game> games) {
  for (const Game& game : games) names.emplace(fold_name(game.name), find_ruleset(game.id));
}

Names make_names(Site site) {
  Names names;
  switch (site) {
    case Site::pente_org: add(names, kPenteOrgGames); break;
    case Site::brainking: add(names, kBrainKingGames); break;
    case Site::youzai: names.emplace("pente", find_ruleset("yz-pente")); break;
    case Site::vcaro: break;  // the page names no games: the board decides, see vcaro_for_layout
    case Site::unknown:
      add(names, kPenteOrgGames);
      add(names, kBrainKingGames);
      break;
  }
  for (const char* const name : kOtherKinds) names.emplace(fold_name(name), nullptr);
  for (const Ruleset& ruleset : all_rulesets()) names.emplace(fold_name(ruleset.title), &ruleset);
  if (site != Site::unknown) return names;
  for (const Ruleset& ruleset : all_rulesets()) {
    names.emplace(fold_name(ruleset.id), &ruleset);
    for (const std::string& alias : ruleset.aliases) names.emplace(fold_name(alias), &ruleset);
  }
  return names;
}

const Names& names_of(Site site) {
  static const std::array all = {make_names(Site::unknown), make_names(Site::pente_org), make_names(Site::brainking),
                                 make_names(Site::youzai), make_names(Site::vcaro)};
  return all[static_cast<std::size_t>(site)];
}

const char* first_name(std::span<const Game> games, const Ruleset& ruleset) {
  for (const Game& game : games) {
    if (ruleset.id == game.id) return game.name;
  }
  return nullptr;
}

}  // namespace

NamedGame ruleset_for_game(std::string_view game, std::string_view site) {
  const Names& names = names_of(site_named(site));
  const std::string folded = fold_name(game);
  auto found = names.find(folded);
  for (const std::string_view tempo : {"speed", "turnbased"}) {
    if (found == names.end() && folded.rfind(tempo, 0) == 0) found = names.find(folded.substr(tempo.size()));
  }
  if (found == names.end()) return {};
  if (found->second == nullptr) return {NamedGame::Kind::other_kind, nullptr};
  return {NamedGame::Kind::ruleset, found->second};
}

GameName name_for_record(const Ruleset& ruleset) {
  if (const char* const name = first_name(kPenteOrgGames, ruleset)) return {name, "Pente.org"};
  if (const char* const name = first_name(kBrainKingGames, ruleset)) return {name, "BrainKing.com"};
  if (ruleset.id == "yz-pente") return {"Pente", "Youzai"};
  return {ruleset.title, {}};
}

bool is_vcaro_site(std::string_view site) { return site_named(site) == Site::vcaro; }

const Ruleset* vcaro_for_layout(const BoardLayout& layout) {
  if (!layout.portals.empty()) return layout.locked.empty() ? find_ruleset("vcaro-portal") : nullptr;
  return find_ruleset(layout.locked.empty() ? "vcaro-normal" : "vcaro-locked");
}

}  // namespace fivefold
