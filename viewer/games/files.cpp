#include "viewer/games/files.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <utility>

#include "formats/encoding.h"
#include "viewer/scene/messages.h"

namespace fivefold::viewer {
namespace {

namespace fs = std::filesystem;

/// The whole path without "." and "..", without a slash at its end.
fs::path whole_path(const std::string& path, std::error_code& error) {
  fs::path whole = fs::absolute(path.empty() ? "." : path, error).lexically_normal();
  if (!whole.has_filename() && whole != whole.root_path()) whole = whole.parent_path();
  return whole;
}

struct Entry {
  FilesView::Row row;
  std::string folded;
};

bool before(const Entry& a, const Entry& b) {
  if (a.row.folder != b.row.folder) return a.row.folder;
  if (a.folded != b.folded) return a.folded < b.folded;
  return a.row.name < b.row.name;
}

}  // namespace

std::string size_text(std::uint64_t bytes) {
  if (bytes < 1000) return say(Phrase::size_bytes, {{"count", std::to_string(bytes)}});
  static constexpr std::array<std::string_view, 5> kUnits = {"kB", "MB", "GB", "TB", "PB"};
  double amount = static_cast<double>(bytes) / 1000;
  std::size_t unit = 0;
  // 999.5 would be written as 1000.
  while (amount >= 999.5 && unit + 1 < kUnits.size()) {
    amount /= 1000;
    ++unit;
  }
  return fmt::format("{:.{}f} {}", amount, amount < 9.95 ? 1 : 0, kUnits[unit]);
}

FilesView list_folder(const std::string& folder) {
  FilesView view;
  std::error_code error;
  const fs::path path = whole_path(folder, error);
  view.folder = path.string();
  if (path.has_relative_path()) view.rows.push_back({"..", {}, true, false});
  std::vector<Entry> entries;
  fs::directory_iterator at(path, error);
  for (; !error && at != fs::directory_iterator(); at.increment(error)) {
    Entry entry;
    entry.row.name = at->path().filename().string();
    if (entry.row.name.empty() || entry.row.name.front() == '.') continue;
    std::error_code fault;  // of one entry: it is left out
    const fs::file_status status = at->status(fault);
    entry.row.folder = fs::is_directory(status);
    if (!entry.row.folder) {
      if (!fs::is_regular_file(status)) continue;
      const std::uintmax_t size = at->file_size(fault);
      if (!fault) entry.row.detail = size_text(size);
    }
    entry.folded = fold_for_search(replace_invalid_utf8(entry.row.name));
    entries.push_back(std::move(entry));
  }
  if (error) view.trouble = say(Phrase::folder_unreadable, {{"folder", view.folder}, {"reason", error.message()}});
  std::sort(entries.begin(), entries.end(), before);
  for (Entry& entry : entries) view.rows.push_back(std::move(entry.row));
  return view;
}

}  // namespace fivefold::viewer
