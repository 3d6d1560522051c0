#include "formats/rif/facts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

#include "formats/dates.h"
#include "formats/excerpt.h"

namespace fivefold::rif {
namespace {

constexpr std::string_view kUnknown = "??";

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t\r\n");
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(" \t\r\n") + 1 - begin);
}

std::string joined(std::string_view a, std::string_view between, std::string_view b) {
  if (a.empty() || b.empty()) between = {};
  return fmt::format("{}{}{}", a, between, b);
}

int number_of(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc{} && end == text.data() + text.size() ? value : 0;
}

std::string name_of(const RowSource& rows, Table table, std::string_view id) {
  const Row* const row = rows.find(table, id);
  return std::string(row == nullptr ? std::string_view{} : trimmed(row->get("name")));
}

}  // namespace

std::string display_name(const RowSource& rows, const Row& player) {
  const std::string_view name = trimmed(player.get("name"));
  const std::string_view surname = trimmed(player.get("surname"));
  const Row* const country = rows.find(Table::country, player.get("country"));
  const bool reversed = country != nullptr && country->get("reversed") == "1";
  return reversed ? joined(surname, " ", name) : joined(name, " ", surname);
}

std::string site_of(const RowSource& rows, const Row& tournament) {
  return joined(name_of(rows, Table::city, tournament.get("city")), ", ",
                name_of(rows, Table::country, tournament.get("country")));
}

std::optional<RowDate> read_row_date(std::string_view text) {
  if (text.size() != 10 || text[4] != '-' || text[7] != '-') return std::nullopt;
  const bool digits = std::all_of(text.begin(), text.end(), [](char c) { return c == '-' || (c >= '0' && c <= '9'); });
  if (!digits || std::count(text.begin(), text.end(), '-') != 2) return std::nullopt;
  const RowDate date{number_of(text.substr(0, 4)), number_of(text.substr(5, 2)), number_of(text.substr(8))};
  const std::string known =
      fmt::format("{:04}-{}-{}", date.year == 0 ? 2000 : date.year, date.month == 0 ? kUnknown : text.substr(5, 2),
                  date.day == 0 ? kUnknown : text.substr(8));
  return read_date(known, {}).fault == DateFault::none ? std::optional(date) : std::nullopt;
}

std::string date_of(const Row& tournament) {
  const std::string_view start = tournament.get("start");
  auto date = read_row_date(start);
  if (!date && !trimmed(start).empty()) return std::string(start);
  if (!date || date->year == 0) date = {number_of(tournament.get("year")), number_of(tournament.get("month")), 0};
  if (date->year < 1 || date->year > 9999) return {};
  if (date->month < 1 || date->month > 12) return fmt::format("{:04}-{}-{}", date->year, kUnknown, kUnknown);
  return fmt::format("{:04}-{:02}-{}", date->year, date->month,
                     date->day == 0 ? std::string(kUnknown) : fmt::format("{:02}", date->day));
}

std::optional<bool> rated_of(const Row& tournament) {
  const std::string_view rated = tournament.get("rated");
  if (rated == "1") return true;
  return rated == "0" ? std::optional(false) : std::nullopt;
}

void check_dates(const Row& tournament, Span where, Diagnostics& diagnostics) {
  std::array<std::optional<RowDate>, 2> dates;
  constexpr std::array<std::string_view, 2> kNames = {"start", "end"};
  for (std::size_t i = 0; i < 2; ++i) {
    const std::string_view text = tournament.get(kNames[i]);
    dates[i] = read_row_date(text);
    if (!dates[i] && !text.empty()) diagnostics.add(Code::date_impossible, where, {{"text", excerpt(text)}});
    if (dates[i] && !dates[i]->whole())
      diagnostics.add(Code::rif_date_zero, where, {{"what", std::string(kNames[i])}, {"text", std::string(text)}});
  }
  if (dates[0] && dates[1] && dates[0]->whole() && dates[1]->whole() && *dates[1] < *dates[0])
    diagnostics.add(Code::rif_dates_reversed, where,
                    {{"start", std::string(tournament.get("start"))}, {"end", std::string(tournament.get("end"))}});
}

}  // namespace fivefold::rif
