#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/diagnostic.h"

namespace fivefold {

/// What became of the records of one source and format. records = kept + duplicates + refused.
struct ImportCounts {
  std::uint64_t entries = 0;     ///< streams: files and members of archives
  std::uint64_t records = 0;     ///< that were cut from them
  std::uint64_t kept = 0;        ///< written to the collection
  std::uint64_t repaired = 0;    ///< of those kept: something was mended on reading, or the date is written otherwise
  std::uint64_t duplicates = 0;  ///< left out: the same game with the same facts was kept
  std::uint64_t refused = 0;     ///< could not be written
  std::uint64_t conflicts = 0;   ///< of those kept: the same stones as an earlier one, other facts
  std::uint64_t mirrored = 0;    ///< of duplicates and conflicts: turned or mirrored
  std::uint64_t unread = 0;      ///< streams and parts of them that could not be read as records

  ImportCounts& operator+=(const ImportCounts& more);
};

/// The table of an import: a row for each path that was named and each format found below it, and their sum.
class ImportTable {
 public:
  /// `named`: the paths on the command line.
  explicit ImportTable(const std::vector<std::string>& named) : named_(named) {}

  /// The row of an input's path; `format` is empty where none was found.
  ImportCounts& row(std::string_view path, std::string_view format);
  void refuse(const std::vector<Code>& codes);
  /// A part of an input that could not be read.
  void unread(std::string_view path, Code code);

  std::uint64_t prefixes = 0;  ///< of those kept: the beginning of a longer one
  std::uint64_t near = 0;      ///< of those kept: one stone differs from an earlier one
  bool near_asked = false;

  ImportCounts sum() const;
  /// For people: rows, sum, and what was refused by code.
  std::string text() const;
  /// One line without its end (docs/json.md).
  std::string json(std::string_view collection) const;

 private:
  std::size_t argument_of(std::string_view path) const;

  const std::vector<std::string>& named_;
  std::map<std::pair<std::size_t, std::string>, ImportCounts, std::less<>> rows_;
  std::map<Code, std::uint64_t> refusals_;  ///< by code; the order of the enumeration is the order of codes.def
  std::string last_path_;
  std::size_t last_argument_ = 0;
};

}  // namespace fivefold
