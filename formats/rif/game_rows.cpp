#include "formats/rif/game_rows.h"

#include <fmt/format.h>

#include <array>

#include "formats/dates.h"
#include "formats/rif/facts.h"
#include "formats/rif/names.h"

namespace fivefold::rif {
namespace {

constexpr std::array<std::string_view, 12> kMonths = {"January",   "February", "March",    "April",
                                                      "May",       "June",     "July",     "August",
                                                      "September", "October",  "November", "December"};

Row row_of(std::initializer_list<std::pair<std::string_view, std::string_view>> values) {
  Row row;
  for (const auto& [name, value] : values) row.set(name, value);
  return row;
}

class Filler {
 public:
  Filler(const Judged& judged, Sheet& sheet) : judged_(judged), record_(judged.record), sheet_(sheet) {}

  GameRows fill() {
    rows_.opening = sheet_.load(record_, "opening");
    // Rows stand in full where the record names them first, so all tags are read before anything is compared.
    rows_.rule = sheet_.load(record_, "rule");
    const std::string black = sheet_.load(record_, "black");
    const std::string white = sheet_.load(record_, "white");
    rows_.tournament = sheet_.load(record_, "tournament");
    rows_.publisher = sheet_.load(record_, "publisher");
    rule();
    const std::size_t seat = record_.sides[0] == Side::second ? 1 : 0;
    rows_.black = player(seat, black, white);
    rows_.white = player(1 - seat, white, black);
    tournament();
    sheet_.need(Table::rule, rows_.rule);
    sheet_.need(Table::opening, rows_.opening);
    for (const std::string& id : {rows_.black, rows_.white, rows_.publisher}) sheet_.need(Table::player, id);
    sheet_.need(Table::tournament, rows_.tournament);
    return std::move(rows_);
  }

 private:
  bool is_called(std::string_view id, std::string_view name) const {
    const Row* const row = sheet_.find(Table::player, id);
    return row != nullptr && display_name(sheet_, *row) == name;
  }

  /// The row of the player in a seat: that of the colour, or of the other one, as far as it has the name.
  std::string player(std::size_t seat, const std::string& id, const std::string& other) {
    const std::string_view name = record_.players[seat].name;
    if (is_called(id, name)) return id;
    if (name.empty()) return sheet_.find(Table::player, id) == nullptr ? id : std::string();
    if (is_called(other, name)) return other;
    const Row row = row_of({{"name", ""}, {"surname", name}, {"country", ""}, {"city", ""}});
    if (display_name(sheet_, row) != name) rows_.changed.emplace_back("blanks around the names of players");
    return sheet_.add(Table::player, row);
  }

  void rule() {
    const Row* const known = sheet_.find(Table::rule, rows_.rule);
    if (known != nullptr && (record_.ruleset.empty() || meaning_of(*known).ruleset == record_.ruleset)) return;
    std::string_view ruleset = record_.ruleset;
    if (ruleset.empty() && judged_.ruleset != nullptr) ruleset = judged_.ruleset->id;
    if (ruleset.empty()) return;
    const Row row = row_of(
        {{"name", ruleset == "renju" ? std::string_view("Renju") : ruleset}, {"category", category_of(ruleset)}});
    if (meaning_of(row).ruleset != ruleset) rows_.changed.emplace_back("the ruleset");
    rows_.rule = sheet_.add(Table::rule, row);
  }

  void tournament() {
    const Row* const known = sheet_.find(Table::tournament, rows_.tournament);
    const bool only_unrated = record_.rated == std::optional(false) && record_.tag(kTagUnrated) == "1";
    const bool stated = !record_.event.empty() || !record_.site.empty() || !record_.date.empty() ||
                        (record_.rated.has_value() && !only_unrated);
    if (known == nullptr && !stated) {
      rows_.unrated = only_unrated;
      return;
    }
    if (known == nullptr) {
      rows_.tournament = sheet_.add(Table::tournament, row_of({{"name", ""},
                                                               {"country", ""},
                                                               {"city", ""},
                                                               {"year", ""},
                                                               {"month", ""},
                                                               {"start", ""},
                                                               {"end", ""},
                                                               {"rule", rows_.rule},
                                                               {"rated", ""}}));
    }
    Row row = *sheet_.find(Table::tournament, rows_.tournament);
    if (row.get("name") != record_.event) row.set("name", record_.event);
    if (site_of(sheet_, row) != record_.site) site(row);
    if (date_of(row) != record_.date) date(row);
    rated(row);
    sheet_.put(Table::tournament, std::move(row));
  }

  void site(Row& row) {
    row.set("country", "");
    row.set("city", record_.site.empty() ? std::string_view{}
                                         : sheet_.add(Table::city, row_of({{"country", ""}, {"name", record_.site}})));
    if (site_of(sheet_, row) != record_.site) rows_.changed.emplace_back("blanks around the site");
  }

  void date(Row& row) {
    const PartialDate found = read_date(record_.date, record_.site).date;
    const int year = found.year.value_or(0), month = found.month.value_or(0), day = found.day.value_or(0);
    const std::string start = found.year ? fmt::format("{:04}-{:02}-{:02}", year, month, day) : std::string();
    row.set("year", found.year ? std::to_string(year) : std::string());
    row.set("month", found.month ? std::to_string(month) : std::string());
    if (found.month && sheet_.find(Table::month, row.get("month")) == nullptr)
      sheet_.put(Table::month,
                 row_of({{"id", row.get("month")}, {"name", kMonths[static_cast<std::size_t>(month - 1)]}}));
    row.set("start", start);
    row.set("end", start);
    if (date_of(row) != record_.date)
      rows_.changed.emplace_back(found.year ? "how the date was written" : "the date as it is written");
  }

  void rated(Row& row) {
    const auto now = rated_of(row);
    const bool unrated = record_.tag(kTagUnrated) == "1";
    if (!record_.rated) {
      if (now) row.set("rated", "");
      return;
    }
    if (*record_.rated) {
      if (now != std::optional(true)) row.set("rated", "1");
      return;
    }
    rows_.unrated = unrated || now == std::optional(true);
    if (!now && !unrated) row.set("rated", "0");
  }

  const Judged& judged_;
  const Record& record_;
  Sheet& sheet_;
  GameRows rows_;
};

}  // namespace

GameRows fill_sheet(const Judged& judged, Sheet& sheet) { return Filler(judged, sheet).fill(); }

}  // namespace fivefold::rif
