#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace fivefold {

/// Room on disk for what would not fit in memory: a file without a name, which the system takes back when the process
/// ends, however it ends. Every failure of the system throws std::system_error with the folder in its text.
class ScratchFile {
 public:
  /// Opens it in `folder` ("" is the current one).
  explicit ScratchFile(const std::string& folder);
  ~ScratchFile();
  ScratchFile(const ScratchFile&) = delete;
  ScratchFile& operator=(const ScratchFile&) = delete;

  /// Adds bytes at the end; returns where they begin.
  std::uint64_t append(std::string_view bytes);
  std::uint64_t size() const { return written_ + buffer_.size(); }
  /// Reads exactly `size` bytes. REQUIRES: they are there.
  void read(std::uint64_t offset, void* to, std::size_t size);
  /// All that was added, in memory as far as the system has room; valid as long as the file. Nothing may be added
  /// afterwards.
  std::string_view map();

 private:
  void flush();
  [[noreturn]] void fail(int error) const;

  std::string folder_;
  std::string buffer_;
  std::uint64_t written_ = 0;
  int descriptor_ = -1;
  void* mapped_ = nullptr;
};

}  // namespace fivefold
