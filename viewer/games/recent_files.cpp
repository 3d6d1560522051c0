#include <algorithm>
#include <exception>
#include <filesystem>
#include <fstream>
#include <system_error>
#include <utility>

#include "formats/io/atomic_file.h"
#include "viewer/games/files.h"

namespace fivefold::viewer {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMost = 20;
constexpr const char* kName = "recent";

}  // namespace

RecentFiles::RecentFiles(std::string state_folder) : state_folder_(std::move(state_folder)) {
  if (state_folder_.empty()) return;
  std::ifstream file(fs::path(state_folder_) / kName, std::ios::binary);
  for (std::string line; paths_.size() < kMost && std::getline(file, line);)
    if (!line.empty()) paths_.push_back(line);
}

void RecentFiles::add(const std::string& path) {
  if (path.empty() || path == "-" || path.find('\n') != std::string::npos) return;
  std::error_code error;
  const std::string whole = fs::absolute(path, error).lexically_normal().string();
  if (error) return;
  paths_.erase(std::remove(paths_.begin(), paths_.end(), whole), paths_.end());
  paths_.insert(paths_.begin(), whole);
  if (paths_.size() > kMost) paths_.resize(kMost);
  store();
}

void RecentFiles::store() const {
  if (state_folder_.empty()) return;
  std::error_code ignored;
  fs::create_directories(state_folder_, ignored);
  try {
    AtomicFile file((fs::path(state_folder_) / kName).string(), true);
    for (const std::string& path : paths_) file.write(path + "\n");
    file.commit();
  } catch (const std::system_error&) {
    // A full disk or a folder of another user: the list is then forgotten with the window, and nothing else is lost.
  }
}

}  // namespace fivefold::viewer
