#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace fivefold {

/// One opened file, pipe or standard input ("-"): bytes in blocks, with a look at the first ones before they are used.
class FileSource {
 public:
  static constexpr std::size_t kBlock = 256U << 10;

  /// Opens `path`. On failure error() is not 0 and nothing else may be called. A pipe waits for its writer.
  explicit FileSource(const std::string& path);
  ~FileSource();
  FileSource(const FileSource&) = delete;
  FileSource& operator=(const FileSource&) = delete;

  /// errno of the first thing that went wrong; 0 while all is well. After an error reading ends.
  int error() const { return error_; }
  /// The first bytes (at least 1024 when there are so many), without using them up. REQUIRES: nothing was read yet.
  std::string_view head();
  /// The next bytes, valid until the next call; empty at the end.
  std::string_view next_block();
  /// Copies the next bytes to `to`; 0 at the end.
  std::size_t read(char* to, std::size_t size);

  bool seekable() const { return seekable_; }
  /// Size of a regular file, from where it stood when it was opened; 0 when not known.
  std::uint64_t size() const { return size_; }
  /// Goes to an offset (`whence` as for lseek); the new offset, or -1. REQUIRES seekable().
  std::int64_t seek(std::int64_t offset, int whence);
  /// Bytes of the file used so far; a seek back does not lower it.
  std::uint64_t consumed() const { return consumed_; }

 private:
  std::size_t read_some(char* to, std::size_t size);
  void count(std::size_t size);

  int descriptor_ = -1;
  int error_ = 0;
  bool owned_ = true;
  bool seekable_ = false;
  std::uint64_t size_ = 0;
  std::int64_t base_ = 0;  ///< offset of a standard input that was read before
  std::uint64_t consumed_ = 0;
  std::unique_ptr<char[]> block_;
  std::size_t begin_ = 0;  ///< bytes [begin_, end_) of block_ were read but not used
  std::size_t end_ = 0;
};

}  // namespace fivefold
