#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/diagnostic.h"
#include "formats/rif/tables.h"

namespace fivefold::rif {

/// What rows say in the terms of a Record. The reader fills the record by these, and the writer asks them whether the
/// rows that a record was read from still say what it says.

/// Name and surname; the surname first where the player's country has it so.
std::string display_name(const RowSource& rows, const Row& player);
/// "City, Country", as far as they are known.
std::string site_of(const RowSource& rows, const Row& tournament);
/// The day on which the tournament began, "2019-05-04"; unknown parts are "??"; empty when nothing is known.
std::string date_of(const Row& tournament);
/// Whether the games of the tournament are rated.
std::optional<bool> rated_of(const Row& tournament);

/// A date of a row: three numbers, 0 where it is not known.
struct RowDate {
  int year = 0, month = 0, day = 0;
  friend auto operator<=>(const RowDate&, const RowDate&) = default;
  bool whole() const { return year != 0 && month != 0 && day != 0; }
  bool nothing() const { return year == 0 && month == 0 && day == 0; }
};
/// Reads "YYYY-MM-DD"; nothing for any other text and for days that no calendar has.
std::optional<RowDate> read_row_date(std::string_view text);

/// Reports what is odd about the dates of a tournament's row.
void check_dates(const Row& tournament, Span where, Diagnostics& diagnostics);

/// The ruleset of fivefold by which games under a rule of the database are judged.
struct RuleMeaning {
  std::string_view ruleset;  ///< id, or empty
  bool by_name = false;      ///< false: the category of the rule told it
};
RuleMeaning meaning_of(const Row& rule);
/// The category of the rows of rules: "1" renju, "2" gomoku.
std::string_view category_of(std::string_view ruleset);

}  // namespace fivefold::rif
