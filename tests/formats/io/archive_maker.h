#pragma once

#include <archive.h>
#include <archive_entry.h>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace fivefold::testing {

struct Member {
  std::string name;
  std::string content;
  __LA_MODE_T type = AE_IFREG;
};

/// Writes an archive in memory. `format`: "zip", "ustar", "7zip", "raw" ...; `filter`: "none", "gzip", "zstd", "xz",
/// "bzip2"; both as libarchive names them. `options` likewise ("zip:encryption=traditional").
inline std::string make_archive(const std::string& format, const std::string& filter,
                                const std::vector<Member>& members, const std::string& options = "",
                                const std::string& password = "") {
  const std::unique_ptr<archive, int (*)(archive*)> out(archive_write_new(), &archive_write_free);
  archive_write_set_format_by_name(out.get(), format.c_str());
  if (filter != "none") archive_write_add_filter_by_name(out.get(), filter.c_str());
  if (!options.empty()) archive_write_set_options(out.get(), options.c_str());
  if (!password.empty()) archive_write_set_passphrase(out.get(), password.c_str());
  archive_write_set_bytes_in_last_block(out.get(), 1);
  std::string bytes;
  const auto append = [](archive*, void* to, const void* from, std::size_t size) {
    static_cast<std::string*>(to)->append(static_cast<const char*>(from), size);
    return static_cast<la_ssize_t>(size);
  };
  archive_write_open(out.get(), &bytes, nullptr, append, nullptr);
  for (const Member& member : members) {
    const std::unique_ptr<archive_entry, void (*)(archive_entry*)> entry(archive_entry_new(), &archive_entry_free);
    archive_entry_set_pathname(entry.get(), member.name.c_str());
    archive_entry_set_filetype(entry.get(), member.type);
    archive_entry_set_perm(entry.get(), 0644);
    if (member.type == AE_IFLNK) archive_entry_set_symlink(entry.get(), member.content.c_str());
    const bool has_content = member.type == AE_IFREG;
    archive_entry_set_size(entry.get(), has_content ? static_cast<la_int64_t>(member.content.size()) : 0);
    archive_write_header(out.get(), entry.get());
    if (has_content) archive_write_data(out.get(), member.content.data(), member.content.size());
  }
  archive_write_close(out.get());
  return bytes;
}

/// One compressed file: "games.txt.gz".
inline std::string compress(const std::string& filter, std::string_view content) {
  return make_archive("raw", filter, {{"data", std::string(content)}});
}

}  // namespace fivefold::testing
