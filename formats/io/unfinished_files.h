#pragma once

#include <cstddef>
#include <string>

namespace fivefold {

/// Deletes every temporary file of an AtomicFile that is neither committed nor destroyed. Async-signal-safe: for a
/// handler of SIGINT or SIGTERM that ends the process afterwards.
void remove_unfinished_files();

/// Keeps a path on the list of remove_unfinished_files() for as long as it lives. At most 64 at a time are kept.
class UnfinishedFile {
 public:
  explicit UnfinishedFile(const std::string& path);
  ~UnfinishedFile();
  UnfinishedFile(const UnfinishedFile&) = delete;
  UnfinishedFile& operator=(const UnfinishedFile&) = delete;

 private:
  std::size_t slot_;
};

}  // namespace fivefold
