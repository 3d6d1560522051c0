#include "formats/io/path_queue.h"

#include <dirent.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <memory>

#include "formats/encoding.h"

namespace fivefold {
namespace {

/// Names in a folder but "." and "..", sorted; the errno of a failure in `error`.
std::vector<std::string> names_in(const std::string& folder, int& error) {
  std::vector<std::string> names;
  const std::unique_ptr<DIR, int (*)(DIR*)> handle(opendir(folder.c_str()), &closedir);
  error = handle ? 0 : errno;
  while (handle) {
    errno = 0;
    const dirent* const entry = readdir(handle.get());
    if (entry == nullptr) {
      error = errno;
      break;
    }
    std::string name = entry->d_name;
    if (name != "." && name != "..") names.push_back(std::move(name));
  }
  std::sort(names.begin(), names.end());
  return names;
}

}  // namespace

PathQueue::PathQueue(std::vector<std::string> paths) {
  for (auto path = paths.rbegin(); path != paths.rend(); ++path) {
    struct stat status {};
    if (*path != "-" && stat(path->c_str(), &status) == 0 && S_ISREG(status.st_mode)) {
      total_bytes_ += static_cast<std::uint64_t>(status.st_size);
    }
    pending_.push_back({std::move(*path), true});
  }
}

std::optional<std::string> PathQueue::next(Problems& problems) {
  while (!pending_.empty()) {
    const Item item = std::move(pending_.back());
    pending_.pop_back();
    if (item.named) folders_.clear();
    struct stat status {};
    const bool exists = item.path != "-" && stat(item.path.c_str(), &status) == 0;
    if (exists && S_ISDIR(status.st_mode)) {
      if (folders_.emplace(status.st_dev, status.st_ino).second) {
        expand(item, problems);
      } else {
        problems.add(replace_invalid_utf8(item.path), Code::folder_again);
      }
    } else if (exists && !item.named && !S_ISREG(status.st_mode)) {
      problems.add(replace_invalid_utf8(item.path), Code::not_a_file);
    } else {
      if (exists && !item.named) total_bytes_ += static_cast<std::uint64_t>(status.st_size);
      return item.path;
    }
  }
  return {};
}

void PathQueue::expand(const Item& folder, Problems& problems) {
  int error = 0;
  const std::vector<std::string> names = names_in(folder.path, error);
  const std::string display = replace_invalid_utf8(folder.path);
  if (error != 0) problems.add_unreadable(display, Code::cannot_open, error);
  if (error == 0 && names.empty() && folder.named) problems.add(display, Code::no_files);
  const std::string prefix = folder.path.ends_with('/') ? folder.path : folder.path + "/";
  for (auto name = names.rbegin(); name != names.rend(); ++name) pending_.push_back({prefix + *name, false});
}

}  // namespace fivefold
