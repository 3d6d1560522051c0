#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "viewer/scene/views.h"

namespace fivefold::viewer {

/// Rows of a folder for the file browser: ".." first (not in "/"), folders before files, in the order of names without
/// regard to case and accents. Hidden files, and what is neither file nor folder (pipes, dead links), are left out.
/// Names are the bytes of the file system, so that they can be opened. The view's folder is the whole path; an empty
/// one means the current folder. `trouble` says why when the folder cannot be read.
FilesView list_folder(const std::string& folder);

/// "812 bytes", "1.4 kB", "23 MB": thousands, as file managers write them.
std::string size_text(std::uint64_t bytes);

/// The recently opened files, newest first, at most 20, kept in `state_folder` as one path a line. Without a folder
/// (empty) nothing is kept.
class RecentFiles {
 public:
  explicit RecentFiles(std::string state_folder);
  const std::vector<std::string>& paths() const { return paths_; }
  /// Puts the path first, as a whole path, and stores the list; a folder that cannot be written is no fault. Standard
  /// input ("-") and paths with a line end in them are not kept.
  void add(const std::string& path);

 private:
  void store() const;
  std::string state_folder_;
  std::vector<std::string> paths_;
};

/// Whether files changed on disk since they were looked at: size, time of change, or being another file. A change
/// counts when the file has been the same in two looks, so that half-written files are not read. A file that is gone
/// has not changed: programs that replace files leave gaps, and what is open is kept. One that comes back has, unless
/// it is the very same. Pipes and devices never change: what they gave cannot be read again unasked (each byte that
/// arrives moves a pipe's time, and a second reading would wait for a writer that is gone).
class FileWatch {
 public:
  /// Make it before the files are read: what changes in between is then seen.
  explicit FileWatch(std::vector<std::string> paths);
  /// REQUIRES: called now and then (twice a second). True once per change.
  bool changed();

 private:
  struct Mark {
    std::uint64_t size = 0;
    std::int64_t time = 0;  ///< of the last change, in nanoseconds
    std::uint64_t inode = 0;
    bool there = false;
    friend bool operator==(const Mark&, const Mark&) = default;
  };
  struct Watched {
    std::string path;
    Mark known;  ///< as it was when it was read
    Mark seen;   ///< as it was at the last look
  };
  static Mark look(const std::string& path);
  std::vector<Watched> files_;
};

}  // namespace fivefold::viewer
