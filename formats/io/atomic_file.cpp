#include "formats/io/atomic_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <system_error>

namespace fivefold {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kBuffer = 256U << 10;
constexpr int kMostLinks = 40;

/// The file that a path leads to, which need not exist yet.
std::string follow_links(const std::string& path) {
  fs::path at = path;
  std::error_code error;
  for (int i = 0; i < kMostLinks && fs::is_symlink(at, error); ++i) {
    const fs::path to = fs::read_symlink(at, error);
    at = to.is_absolute() ? to : at.parent_path() / to;
  }
  return at.string();
}

/// What the names of all temporary files for `target` begin with. Long names leave no room for additions.
std::string temporary_stem(const fs::path& target) {
  return fmt::format(".{}.", target.filename().string().substr(0, 100));
}

/// A name in the folder of `target` that nobody else uses: the process and a count make it unique.
std::string temporary_name(const std::string& target) {
  static std::atomic<unsigned> count{0};
  const fs::path path(target);
  return (path.parent_path() / fmt::format("{}{}-{}.part", temporary_stem(path), getpid(), count++)).string();
}

/// The process in the name of a temporary file, or nothing when it is no such name.
std::optional<pid_t> process_of(std::string_view name, std::string_view stem) {
  if (!name.starts_with(stem) || !name.ends_with(".part")) return std::nullopt;
  name.remove_prefix(stem.size());
  name.remove_suffix(5);
  pid_t process = 0;
  const auto [rest, fault] = std::from_chars(name.data(), name.data() + name.size(), process);
  if (fault != std::errc() || rest == name.data() + name.size() || *rest != '-' || process <= 0) return std::nullopt;
  unsigned count = 0;
  const auto [end, wrong] = std::from_chars(rest + 1, name.data() + name.size(), count);
  if (wrong != std::errc() || end != name.data() + name.size()) return std::nullopt;
  return process;
}

/// Makes the new name durable. Some file systems cannot; the content is safe by then, so that is no failure.
void sync_folder(const std::string& target) {
  const fs::path parent = fs::path(target).parent_path();
  const int folder = open(parent.empty() ? "." : parent.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0) return;
  fsync(folder);
  close(folder);
}

}  // namespace

bool same_file(const std::string& a, const std::string& b) {
  struct stat first {};
  struct stat second {};
  return stat(a.c_str(), &first) == 0 && stat(b.c_str(), &second) == 0 && first.st_dev == second.st_dev &&
         first.st_ino == second.st_ino;
}

void remove_abandoned_files(const std::string& target) {
  const fs::path path(follow_links(target));
  const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
  const std::string stem = temporary_stem(path);
  std::error_code fault;
  for (fs::directory_iterator it(folder, fault), end; !fault && it != end; it.increment(fault)) {
    const std::optional<pid_t> process = process_of(it->path().filename().string(), stem);
    if (!process || kill(*process, 0) == 0 || errno != ESRCH) continue;
    // A process elsewhere may have the file (another machine or container): it holds the lock.
    const int descriptor = open(it->path().c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW);
    if (descriptor < 0) continue;
    if (flock(descriptor, LOCK_EX | LOCK_NB) == 0) unlink(it->path().c_str());
    close(descriptor);
  }
}

AtomicFile::AtomicFile(const std::string& path, bool overwrite) : target_(follow_links(path)), overwrite_(overwrite) {
  struct stat status {};
  const bool exists = stat(target_.c_str(), &status) == 0;
  if (exists && S_ISDIR(status.st_mode)) fail(EISDIR);
  if (exists && !S_ISREG(status.st_mode) && !S_ISBLK(status.st_mode)) {
    descriptor_ = open(target_.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY);
    if (descriptor_ < 0) fail(errno);
    return;
  }
  if (exists && (!overwrite || S_ISBLK(status.st_mode))) fail(EEXIST);
  // Renaming would get around a write protection.
  if (exists && access(target_.c_str(), W_OK) != 0) fail(errno);
  open_temporary(exists ? status.st_mode & 0777U : 0666U, exists);
}

AtomicFile::~AtomicFile() {
  close_descriptor();
  if (!committed_ && !temporary_.empty()) unlink(temporary_.c_str());
}

void AtomicFile::open_temporary(unsigned mode, bool keep_mode) {
  for (int attempt = 0; attempt < 100; ++attempt) {
    const std::string name = temporary_name(target_);
    descriptor_ = open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
    if (descriptor_ < 0 && errno == EEXIST) continue;  // left by a process that was killed
    if (descriptor_ < 0) fail(errno);
    temporary_ = name;
    flock(descriptor_, LOCK_EX | LOCK_NB);  // for remove_abandoned_files; the system takes it back with the process
    unfinished_.emplace(name);
    if (keep_mode) fchmod(descriptor_, mode);
    return;
  }
  fail(EEXIST);
}

void AtomicFile::write(std::string_view bytes) {
  buffer_.append(bytes);
  if (buffer_.size() >= kBuffer) flush();
}

void AtomicFile::flush() {
  std::string_view left = buffer_;
  while (!left.empty()) {
    const ssize_t done = ::write(descriptor_, left.data(), left.size());
    if (done < 0 && errno == EINTR) continue;
    if (done < 0) fail(errno);
    left.remove_prefix(static_cast<std::size_t>(done));
  }
  buffer_.clear();
}

void AtomicFile::commit() {
  flush();
  // Pipes and devices cannot be synchronised (EINVAL); for files every failure counts.
  if (fsync(descriptor_) != 0 && !temporary_.empty()) fail(errno);
  const int closed = close(descriptor_);
  descriptor_ = -1;
  if (closed != 0) fail(errno);
  if (!temporary_.empty()) give_name();
  committed_ = true;
  unfinished_.reset();
}

void AtomicFile::give_name() {
  if (overwrite_) {
    if (std::rename(temporary_.c_str(), target_.c_str()) != 0) fail(errno);
  } else if (renameat2(AT_FDCWD, temporary_.c_str(), AT_FDCWD, target_.c_str(), RENAME_NOREPLACE) != 0) {
    // Not every file system knows renaming that refuses to replace; a hard link refuses too.
    if (errno != EINVAL && errno != ENOSYS) fail(errno);
    if (link(temporary_.c_str(), target_.c_str()) != 0) fail(errno);
    unlink(temporary_.c_str());
  }
  sync_folder(target_);
}

void AtomicFile::close_descriptor() {
  if (descriptor_ >= 0) close(descriptor_);
  descriptor_ = -1;
}

void AtomicFile::fail(int error) const { throw std::system_error(error, std::generic_category(), target_); }

}  // namespace fivefold
