#include "formats/io/file_source.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

namespace fivefold {
namespace {

constexpr std::size_t kHead = 1024;

}  // namespace

FileSource::FileSource(const std::string& path)
    : owned_(path != "-"), block_(std::make_unique_for_overwrite<char[]>(kBlock)) {
  descriptor_ = owned_ ? open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY) : STDIN_FILENO;
  struct stat status {};
  if (descriptor_ < 0 || fstat(descriptor_, &status) != 0) {
    error_ = errno;
    return;
  }
  if (!S_ISREG(status.st_mode)) return;
  base_ = owned_ ? 0 : std::max<std::int64_t>(lseek(descriptor_, 0, SEEK_CUR), 0);
  seekable_ = true;
  size_ = static_cast<std::uint64_t>(std::max<std::int64_t>(status.st_size - base_, 0));
  posix_fadvise(descriptor_, 0, 0, POSIX_FADV_SEQUENTIAL);
}

FileSource::~FileSource() {
  if (owned_ && descriptor_ >= 0) close(descriptor_);
}

std::string_view FileSource::head() {
  while (end_ < kHead) {
    const std::size_t got = read_some(block_.get() + end_, kBlock - end_);
    if (got == 0) break;
    end_ += got;
  }
  return {block_.get(), end_};
}

std::string_view FileSource::next_block() {
  if (begin_ == end_) {
    begin_ = 0;
    end_ = read_some(block_.get(), kBlock);
  }
  const std::string_view block(block_.get() + begin_, end_ - begin_);
  begin_ = end_;
  count(block.size());
  return block;
}

std::size_t FileSource::read(char* to, std::size_t size) {
  std::size_t got = std::min(size, end_ - begin_);
  if (got > 0) {
    std::memcpy(to, block_.get() + begin_, got);
    begin_ += got;
  } else {
    got = read_some(to, size);
  }
  count(got);
  return got;
}

std::int64_t FileSource::seek(std::int64_t offset, int whence) {
  const auto unused = static_cast<off_t>(end_ - begin_);
  begin_ = end_ = 0;
  if (whence == SEEK_SET) offset += base_;
  // libarchive counts from the bytes that it was given, the system from those that were read.
  if (whence == SEEK_CUR) offset -= unused;
  const off_t at = lseek(descriptor_, offset, whence);
  if (at < 0) return -1;
  return at - base_;
}

std::size_t FileSource::read_some(char* to, std::size_t size) {
  if (error_ != 0) return 0;
  for (;;) {
    const ssize_t got = ::read(descriptor_, to, size);
    if (got >= 0) return static_cast<std::size_t>(got);
    if (errno == EINTR) continue;
    error_ = errno;
    return 0;
  }
}

void FileSource::count(std::size_t size) {
  consumed_ += size;
  if (seekable_) consumed_ = std::min(consumed_, size_);
}

}  // namespace fivefold
