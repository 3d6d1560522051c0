#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fivefold::connect6_csv {

/// One field of a row, as RFC 4180 has them.
struct Field {
  std::string_view raw;    ///< as it stands in the row, with its quotation marks
  std::string_view value;  ///< between the marks; doubled marks are still doubled
  bool quoted = false;
  bool closed = true;  ///< false for a mark that is never closed
  bool stray = false;  ///< holds a mark where none may stand
};

/// Rows are not read beyond so many fields: the last one then holds the rest.
inline constexpr std::size_t kMostFields = 1000;

/// The fields of a row without its line end.
std::vector<Field> split_row(std::string_view row, char separator);
/// A value with its doubled marks made single.
std::string plain(const Field& field);
/// The separator that a line uses: a comma, or where there is none outside marks, a semicolon or a tab.
char separator_of(std::string_view line);

/// Where the row at the front of a text ends: after its line end; nothing when the text stops before. A mark that is
/// never closed costs its own row only, as far as the line after it can be told to be a row.
std::optional<std::size_t> row_end(std::string_view text, bool at_end);

bool is_separator(char c);
/// Whether a text is a list of intersections ("j10,k11") and nothing else; how many.
std::size_t count_moves(std::string_view text);
/// What may stand between two moves of a list.
bool is_between_moves(char c);

std::string lower(std::string_view text);
std::string_view trimmed(std::string_view text);

}  // namespace fivefold::connect6_csv
