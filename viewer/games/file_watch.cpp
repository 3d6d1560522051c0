#include <sys/stat.h>

#include "viewer/games/files.h"

namespace fivefold::viewer {

FileWatch::FileWatch(std::vector<std::string> paths) {
  for (std::string& path : paths) {
    const Mark mark = look(path);
    files_.push_back({std::move(path), mark, mark});
  }
}

FileWatch::Mark FileWatch::look(const std::string& path) {
  struct stat status {};
  if (stat(path.c_str(), &status) != 0 || !(S_ISREG(status.st_mode) || S_ISDIR(status.st_mode))) return {};
  constexpr std::int64_t kSecond = 1000000000;
  return {static_cast<std::uint64_t>(status.st_size), status.st_mtim.tv_sec * kSecond + status.st_mtim.tv_nsec,
          status.st_ino, true};
}

bool FileWatch::changed() {
  bool any = false;
  for (Watched& file : files_) {
    const Mark now = look(file.path);
    if (now.there && now != file.known && now == file.seen) {
      file.known = now;
      any = true;
    }
    file.seen = now;
  }
  return any;
}

}  // namespace fivefold::viewer
