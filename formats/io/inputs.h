#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "formats/raw_record.h"

namespace fivefold {

/// Limits against archives that unpack to more than they should.
struct InputOptions {
  std::uint64_t max_entry_bytes = 16ULL << 30;  ///< per archive member
  std::uint64_t max_ratio = 1000;               ///< unpacked : packed, of an archive so far
  std::uint64_t ratio_from = 64ULL << 20;       ///< bytes unpacked before the ratio is judged
  /// Once it is true every stream ends at once and no other follows: for readers that another thread can call off.
  const std::atomic<bool>* stop = nullptr;
};

/// All inputs of a command, one stream after the other: files, folders (walked in the order of names), archives
/// (zip, tar, 7z ...; also compressed: gz, zst, xz, bz2) and "-" for standard input, all through libarchive.
///
/// A compressed single file ("games.txt.gz") is one stream under its own name. Members whose names are absolute or
/// leave the folder ("../x") are refused by name and skipped. Folders inside archives are ignored, empty members are
/// noted, archives inside archives are refused. Nothing is ever written to disk.
class Inputs {
 public:
  explicit Inputs(std::vector<std::string> paths, InputOptions options = {});
  /// One stream, of text that is in memory already; `name` stands for its path.
  static std::unique_ptr<Inputs> of_text(std::string text, std::string name);
  ~Inputs();
  Inputs(const Inputs&) = delete;
  Inputs& operator=(const Inputs&) = delete;

  /// Goes to the next stream; false at the end of all inputs. What was wrong on the way is in `problems`.
  bool next();
  /// Display path of the current stream.
  const std::string& path() const;
  bool in_archive() const;
  /// Reads bytes of the current stream; 0 at its end. After a damaged or over-large member: 0, with a problem.
  std::size_t read(char* to, std::size_t size);
  /// Problems found since the last call, in order.
  std::vector<InputProblem> take_problems();

  /// Bytes of all files named, as far as known (0 for standard input), and bytes of them read so far: progress.
  std::uint64_t total_bytes() const;
  std::uint64_t consumed_bytes() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace fivefold
