#pragma once

#include <sys/types.h>

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "formats/io/problems.h"

namespace fivefold {

/// The files that a list of paths stands for, one after the other: folders are walked in the order of names, each
/// folder once per path named (links can lead in circles).
class PathQueue {
 public:
  explicit PathQueue(std::vector<std::string> paths);
  /// The next file to open, or nothing at the end. A path that does not exist is handed out too: opening says why.
  std::optional<std::string> next(Problems& problems);
  /// Sizes of the regular files seen so far, in bytes. Grows while folders are walked.
  std::uint64_t total_bytes() const { return total_bytes_; }

 private:
  struct Item {
    std::string path;
    bool named = true;  ///< by the user; false when found in a folder
  };
  void expand(const Item& folder, Problems& problems);

  std::vector<Item> pending_;  ///< the next one is at the back
  std::set<std::pair<dev_t, ino_t>> folders_;
  std::uint64_t total_bytes_ = 0;
};

}  // namespace fivefold
