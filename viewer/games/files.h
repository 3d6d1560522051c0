#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "viewer/scene/views.h"

namespace fivefold::viewer {

/// Rows of a folder for the file browser: ".." first, folders before files, in the order of names without regard to
/// case. Hidden files are left out. `trouble` says why when the folder cannot be read.
FilesView list_folder(const std::string& folder);

/// The recently opened files, newest first, at most 20, kept in `state_folder` as one path a line (XDG_STATE_HOME).
class RecentFiles {
 public:
  explicit RecentFiles(std::string state_folder);
  const std::vector<std::string>& paths() const { return paths_; }
  /// Puts the path first and stores the list; a folder that cannot be written is no fault.
  void add(const std::string& path);

 private:
  std::string state_folder_;
  std::vector<std::string> paths_;
};

/// Whether files changed on disk since they were looked at: size, time of change, or being another file. A change
/// counts when the file has been the same in two looks, so that half-written files are not read.
class FileWatch {
 public:
  explicit FileWatch(std::vector<std::string> paths);
  /// REQUIRES: called now and then (twice a second). True once per change.
  bool changed();

 private:
  struct Mark {
    std::string path;
    std::uint64_t size = 0;
    std::int64_t time = 0;
    std::uint64_t inode = 0;
    bool there = false;
    friend bool operator==(const Mark&, const Mark&) = default;
  };
  static Mark look(const std::string& path);
  std::vector<Mark> known_;
  std::vector<Mark> seen_;
};

}  // namespace fivefold::viewer
