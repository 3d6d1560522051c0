#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/record.h"

namespace fivefold::renlib {

/// Marks and board texts while a library is read: a board text may belong to a move that was read long before it.
class NoteTable {
 public:
  static constexpr std::uint32_t kRoot = 0xFFFFFFFFU;  ///< instead of a token: before the first move

  explicit NoteTable(Record& record) : record_(record) {}

  void add_label(std::uint32_t token, Coord at, std::string_view text);
  /// REQUIRES: tokens come in their order, and each has an Extra.
  void add_mark(std::uint32_t token) { marks_.push_back(token); }

  /// Adds all of it to the extras of the tokens, in the order of the tokens.
  void place();
  /// Board texts in front of the first move become the tag that SGF has for them. After place().
  void keep_root_labels();

 private:
  struct Label {
    std::uint32_t token = 0;
    Coord at;
    std::string_view text;
  };
  void place_one(Extra extra);

  Record& record_;
  std::vector<std::uint32_t> marks_;
  std::vector<Label> labels_;
  std::size_t next_mark_ = 0;
  std::size_t next_label_ = 0;
};

}  // namespace fivefold::renlib
