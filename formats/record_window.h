#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>

#include "formats/text_stream.h"

namespace fivefold {

/// The part of a stream that is in memory, and where it begins in the stream.
class RecordWindow {
 public:
  /// Forgets everything: the next stream begins, its first byte at `offset`.
  void restart(std::uint64_t offset);

  std::string_view view() const { return {memory_.get() + begin_, end_ - begin_}; }
  /// No more bytes follow those in view().
  bool at_end() const { return at_end_; }
  /// Reads until view() has `want` bytes or the stream ends. Views taken before are invalid.
  void fill(TextStream& stream, std::size_t want);
  /// Leaves the first `count` bytes behind. REQUIRES count <= view().size().
  void drop(std::size_t count);

  /// Place of the first byte of view(): offset from 0, line and column (code points) from 1.
  std::uint64_t offset() const { return offset_; }
  std::uint64_t line() const { return line_; }
  std::uint64_t column() const { return column_; }
  /// The most memory that was ever held, in bytes.
  std::size_t peak() const { return capacity_; }

 private:
  void make_room(std::size_t want);

  std::unique_ptr<char[]> memory_;
  std::size_t capacity_ = 0;
  std::size_t begin_ = 0;
  std::size_t end_ = 0;
  bool at_end_ = false;
  std::uint64_t offset_ = 0;
  std::uint64_t line_ = 1;
  std::uint64_t column_ = 1;
};

}  // namespace fivefold
