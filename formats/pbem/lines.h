#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace fivefold::pbem {

/// What a line of a log is, as far as the line alone tells.
enum class LineKind : std::uint8_t {
  blank,
  mail,    ///< a head of a mail: "Subject: ..."
  winner,  ///< "Game won by ann." or another line on how the game went
  rating,  ///< "ann's rating ..."
  heads,   ///< "Ohs   Eks": whose stones stand in which column
  row,     ///< a number and a move, and so on
  ended,   ///< "Game ended......: Sep 12 14:33"
  log,     ///< another entry with dots: "Game started....: ..."
  text     ///< anything else
};

/// One line without its end, without blanks around it, and without the quote marks that answers to mails put before it.
struct LineText {
  std::string_view text;
  bool quoted = false;
};
LineText unquoted(std::string_view line);

LineKind kind_of(std::string_view line);
/// A line that goes on with a table: a number and something behind it, whatever that is.
bool continues_rows(std::string_view line);
/// The number that a row begins with; 0 when it is none.
unsigned first_number(std::string_view line);

/// Cuts the next word off the front; empty at the end.
std::string_view next_word(std::string_view& rest);
std::string_view trimmed(std::string_view text);
/// At most `most` words of a line.
std::vector<std::string_view> words_of(std::string_view line, std::size_t most);

/// Words in the place of a move.
enum class CellWord : std::uint8_t { none, pass, resign, forfeit, swap };
CellWord cell_word(std::string_view text);

}  // namespace fivefold::pbem
