#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace fivefold {

/// A place in a text as people count it: both from 1, columns in code points.
struct Place {
  std::uint64_t line = 1;
  std::uint64_t column = 1;
  friend bool operator==(const Place&, const Place&) = default;
};

/// Turns byte offsets of one record into lines and columns of its stream. Building it walks the record once, so make
/// one only when there is something to report.
///
/// A line ends with LF. A CR before the LF belongs to the line's end: it has no column of its own.
class LineIndex {
 public:
  /// `bytes`: the record, valid UTF-8, which must outlive the index. `line`, `column`: place of its first byte.
  explicit LineIndex(std::string_view bytes, std::uint64_t line = 1, std::uint64_t column = 1);

  /// The place of a byte; offsets past the end mean the end.
  Place place(std::size_t offset) const;
  /// The text of a line (its number as place() gives it) without its end; empty when the record has no such line. When
  /// the record begins within a line, its first line is only the record's part of it.
  std::string_view text(std::uint64_t line) const;

 private:
  std::string_view bytes_;
  std::uint64_t line_;
  std::uint64_t column_;
  std::vector<std::size_t> starts_;
};

}  // namespace fivefold
