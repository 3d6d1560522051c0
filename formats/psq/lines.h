#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/diagnostic.h"
#include "formats/excerpt.h"

namespace fivefold::psq {

/// How a line of the text ended.
enum class LineEnd : std::uint8_t { lf, crlf, none };

/// Walks the lines of a record without copying them.
class LineReader {
 public:
  explicit LineReader(std::string_view text) : text_(text) {}
  /// Goes to the next line; false after the last. A final line end starts no further line.
  bool next();
  /// The current line without its line end.
  std::string_view line() const { return text_.substr(where_.begin, where_.end - where_.begin); }
  Span where() const { return where_; }
  LineEnd line_end() const { return end_; }
  std::string_view text(Span where) const { return text_.substr(where.begin, where.end - where.begin); }
  /// Goes back to the start of the current line, so that `next` reads it again.
  void unread() { next_ = where_.begin; }

 private:
  std::string_view text_;
  std::size_t next_ = 0;
  Span where_;
  LineEnd end_ = LineEnd::none;
};

/// True for a line of spaces and tabs only.
bool is_blank(std::string_view line);

/// Coordinates beyond this in either direction are no coordinates: they could not be kept in a Coord.
inline constexpr long kMaxCoordinate = 20000;
/// Stated sides of a board beyond this are refused; smaller nonsense is kept as stated for the judge.
inline constexpr long kMaxStatedSide = 10000;

/// Reads one whole number, with spaces around it and a sign allowed, from the front of `text` and removes it.
/// Values that do not fit are cut to the ends of `long`'s safe range (+-10^15).
struct Number {
  long long value = 0;
  bool plain = true;  ///< digits only (a minus sign allowed), no leading zeros, no spaces
};
std::optional<Number> take_number(std::string_view& text);
/// The same for a line that holds nothing but the number.
std::optional<Number> read_number(std::string_view line);

/// A line "x,y" or "x,y,ms" as written.
struct MoveLine {
  long long x = 0;
  long long y = 0;
  long long milliseconds = 0;
  bool timed = false;
  bool plain = true;  ///< written as Piskvork would
};
std::optional<MoveLine> read_move_line(std::string_view line);

}  // namespace fivefold::psq
