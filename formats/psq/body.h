#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/record.h"
#include "formats/format.h"
#include "formats/psq/lines.h"

namespace fivefold::psq {

// Keys of the tags that keep what no member of Record stands for. psq and rec share them, so that a file of one may
// be written as the other; only what differs from the usual is kept.
inline constexpr std::string_view kTagHeader = "psq.header";          ///< a header line that Piskvork would not write
inline constexpr std::string_view kTagLevels = "psq.levels";          ///< other than 11:11
inline constexpr std::string_view kTagStarter = "psq.starter";        ///< "1": the second name moves first
inline constexpr std::string_view kTagTerminator = "psq.terminator";  ///< a line of zeros that closes the moves
inline constexpr std::string_view kTagError = "psq.error";            ///< the error code, other than -1
inline constexpr std::string_view kTagTrailer =
    "psq.trailer";                                          ///< "none" (no error code) or "judge" (with result line)
inline constexpr std::string_view kTagAfter = "psq.after";  ///< text after the end of the record
inline constexpr std::string_view kTagPsqEol = "psq.eol";   ///< "lf": a psq file with LF
inline constexpr std::string_view kTagRecEol = "rec.eol";   ///< "crlf": a rec file with CR LF
inline constexpr std::string_view kTagLastLine = "psq.last_line";  ///< "open": the last line has no line end
inline constexpr std::string_view kUsualError = "-1";

/// Side of the board that Piskvork assumes where a file states none.
inline constexpr int kUsualSide = 20;

/// Counts and remembers what the lines of one file have in common.
class LineHabits {
 public:
  /// Reads on to the next line that is not blank; a skipped blank line is reported once.
  bool next(LineReader& reader, Diagnostics& diagnostics);
  /// The line ends in a text that is kept as it is say nothing about the others. REQUIRES: they were counted.
  void leave_out(std::string_view text);
  /// Adds the tags that describe line ends.
  void describe(std::string_view eol_tag, LineEnd usual, Record& record, Diagnostics& diagnostics) const;
  bool last_line_open() const { return last_ == LineEnd::none; }

 private:
  std::uint32_t crlf_ = 0;
  std::uint32_t lf_ = 0;
  std::uint32_t kept_crlf_ = 0, kept_lf_ = 0;
  bool blank_reported_ = false;
  LineEnd last_ = LineEnd::lf;
  Span where_;
};

/// Most lines after the moves: two names, a code, a result line and some text after them. More are unreadable moves.
inline constexpr std::size_t kMaxTrailerLines = 8;

/// What follows the moves.
struct Trailer {
  std::array<Span, 2> names{};
  std::size_t name_count = 0;
  bool complete = false;  ///< there is an error code
};

/// Reads everything after the header (psq) or the names (rec): moves, then names (psq only), error code, result line.
/// Tokens keep the numbers as written, for `settle_coordinates`.
Trailer read_body(LineReader& reader, LineHabits& habits, bool names_follow, Record& record, Diagnostics& diagnostics);

/// Turns the numbers of the moves into coordinates: `base` is what the first column and the top row are called.
void settle_coordinates(Record& record, int base);

/// Takes a last move line of zeros (no point where counting starts from 1) out of the tokens and keeps it as a tag.
void take_terminator(std::string_view bytes, Record& record, Diagnostics& diagnostics);

/// The offset, at `from` or later, of a line that starts like a header ("Piskvorky 15", in any case); npos if there is
/// none.
std::size_t find_header_line(std::string_view window, std::size_t from);

/// Compares the count of moves with a file name of the manager's form, AxB-moves(n).psq; other names say nothing.
void check_name(std::string_view path, const Record& record, Diagnostics& diagnostics);

}  // namespace fivefold::psq
