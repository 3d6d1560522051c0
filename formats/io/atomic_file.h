#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "formats/io/unfinished_files.h"

namespace fivefold {

/// True when both paths exist and are one file (links followed). For "the output must not be an input".
bool same_file(const std::string& a, const std::string& b);

/// Deletes the temporary files of an AtomicFile for `target` that processes left which were killed. Those of a process
/// that still runs are left alone. Failures are ignored.
void remove_abandoned_files(const std::string& target);

/// An output file that appears whole or not at all: written to a temporary file in the same folder, and renamed by
/// commit(). Without commit() nothing is left behind.
///
/// A path that is a symbolic link means the file it leads to; the link stays. A pipe or device (/dev/null) is written
/// directly. An existing file keeps its permission bits, a new one gets those that the umask leaves.
/// Every failure of the system throws std::system_error with the path in its text.
class AtomicFile {
 public:
  /// Throws (EEXIST) when the file exists and may not be overwritten.
  AtomicFile(const std::string& path, bool overwrite);
  ~AtomicFile();
  AtomicFile(const AtomicFile&) = delete;
  AtomicFile& operator=(const AtomicFile&) = delete;

  void write(std::string_view bytes);
  /// Makes the content durable and gives it its name. Without `overwrite` a file that appeared in the meantime is
  /// never replaced (EEXIST). Nothing may be written afterwards.
  void commit();

 private:
  void open_temporary(unsigned mode, bool keep_mode);
  void flush();
  void give_name();
  void close_descriptor();
  [[noreturn]] void fail(int error) const;

  std::string target_;
  std::string temporary_;  ///< empty when the target is written directly
  std::optional<UnfinishedFile> unfinished_;
  std::string buffer_;
  int descriptor_ = -1;
  bool overwrite_;
  bool committed_ = false;
};

}  // namespace fivefold
