#include "tools/import/scratch_file.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <system_error>

namespace fivefold {
namespace {

constexpr std::size_t kBuffer = 128U << 10;

}  // namespace

ScratchFile::ScratchFile(const std::string& folder)
    : folder_(folder.empty() ? "." : folder),
      descriptor_(open(folder_.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC | O_EXCL, 0600)) {
  if (descriptor_ >= 0) return;
  // Not every file system knows files without a name.
  std::string name = folder_ + "/.fivefold-XXXXXX";
  descriptor_ = mkostemp(name.data(), O_CLOEXEC);
  if (descriptor_ < 0) fail(errno);
  unlink(name.c_str());
}

ScratchFile::~ScratchFile() {
  if (mapped_ != nullptr) munmap(mapped_, written_);
  if (descriptor_ >= 0) close(descriptor_);
}

std::uint64_t ScratchFile::append(std::string_view bytes) {
  const std::uint64_t at = size();
  buffer_.append(bytes);
  if (buffer_.size() >= kBuffer) flush();
  return at;
}

void ScratchFile::flush() {
  std::size_t done = 0;
  while (done < buffer_.size()) {
    const ssize_t now = pwrite(descriptor_, buffer_.data() + done, buffer_.size() - done,
                               static_cast<off_t>(written_ + done));
    if (now < 0 && errno == EINTR) continue;
    if (now < 0) fail(errno);
    done += static_cast<std::size_t>(now);
  }
  written_ += buffer_.size();
  buffer_.clear();
}

void ScratchFile::read(std::uint64_t offset, void* to, std::size_t size) {
  if (offset + size > written_) flush();
  char* at = static_cast<char*>(to);
  while (size > 0) {
    const ssize_t now = pread(descriptor_, at, size, static_cast<off_t>(offset));
    if (now < 0 && errno == EINTR) continue;
    if (now <= 0) fail(now < 0 ? errno : EIO);
    at += now;
    offset += static_cast<std::uint64_t>(now);
    size -= static_cast<std::size_t>(now);
  }
}

std::string_view ScratchFile::map() {
  flush();
  if (mapped_ == nullptr && written_ > 0) {
    void* const at = mmap(nullptr, written_, PROT_READ, MAP_SHARED, descriptor_, 0);
    if (at == MAP_FAILED) fail(errno);  // NOLINT(performance-no-int-to-ptr): a macro of the system
    mapped_ = at;
  }
  return {static_cast<const char*>(mapped_), written_};
}

void ScratchFile::fail(int error) const {
  throw std::system_error(error, std::generic_category(), "scratch file in " + folder_);
}

}  // namespace fivefold
