#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/coordinates.h"
#include "core/record.h"
#include "formats/limited_findings.h"
#include "formats/pente_text/variation_index.h"
#include "formats/pente_text/words.h"

namespace fivefold::pente_text {

/// The result that stands after the moves.
struct EndToken {
  Result result = Result::unknown;
  Span where;
};

/// Reads the moves of one record: numbers, moves, the result, and PGN's comments and variations. The side to move never
/// depends on a number. Moves as the site writes them take one short loop; everything else is out of line.
class MoveTextReader {
 public:
  MoveTextReader(std::string_view bytes, CoordinateStyle style, Record& record, LimitedFindings& findings);

  /// Reads bytes[begin, end of bytes).
  void read(std::size_t begin);
  const std::optional<EndToken>& end_token() const { return end_; }

 private:
  void read_line(std::size_t begin, std::size_t end);
  std::size_t read_odd(std::size_t at, std::size_t end);
  std::size_t read_comment(std::size_t at, std::size_t end);
  std::size_t read_variation(std::size_t at, std::size_t end);
  void read_word(std::string_view word);
  void read_end(std::string_view word, const ResultWord& result);
  void read_after_end(std::string_view word);
  void read_move_number(std::string_view word, const MoveNumber& number);
  void read_move_word(std::string_view word);
  void add_move(std::string_view word, Coord at);
  void add_unreadable(std::string_view word);
  bool read_end_in_words(std::string_view word);
  void note_missing_number(std::string_view before);
  void mark(std::string_view text);
  void comment(std::string_view text);
  void finish_comment();

  Span span_of(std::string_view part) const;
  Ply next_ply() const { return Ply{plies_ + 1}; }

  std::string_view bytes_;
  CoordinateStyle style_;
  Record& record_;
  LimitedFindings& findings_;
  VariationIndex variations_;
  std::optional<EndToken> end_;
  std::size_t unreadable_ = 0;

  // The line of play that is being read.
  std::uint32_t line_ = 0;                   ///< its id
  std::uint32_t before_ = 0;                 ///< moves played before it branches off
  std::uint32_t plies_ = 0;                  ///< moves so far, with those before it
  bool numbered_ = false;                    ///< a number stands before the move to come
  bool missing_told_ = false;                ///< that a number is missing
  bool ended_ = false;                       ///< the result was read
  bool stopped_ = false;                     ///< the rest of this line is not read
  std::optional<std::string_view> comment_;  ///< pieces not stored yet: the first ...
  std::string comments_;                     ///< ... or, once there are more, all of them
  bool several_comments_ = false;
};

}  // namespace fivefold::pente_text
