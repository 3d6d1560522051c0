#include "formats/io/libarchive.h"

#include <unistd.h>

#include <algorithm>
#include <string>

namespace fivefold {
namespace {

la_ssize_t give_block(archive* handle, void* data, const void** block) {
  auto& source = *static_cast<FileSource*>(data);
  const std::string_view bytes = source.next_block();
  if (source.error() != 0) {
    archive_set_error(handle, source.error(), "read failed");
    return ARCHIVE_FATAL;
  }
  *block = bytes.data();
  return static_cast<la_ssize_t>(bytes.size());
}

la_int64_t go_to(archive* /*handle*/, void* data, la_int64_t offset, int whence) {
  const std::int64_t at = static_cast<FileSource*>(data)->seek(offset, whence);
  return at < 0 ? ARCHIVE_FATAL : at;
}

}  // namespace

ArchiveHandle open_with_libarchive(FileSource& source) {
  ArchiveHandle handle(archive_read_new(), &archive_read_free);
  archive* const a = handle.get();
  archive_read_support_filter_gzip(a);
  archive_read_support_filter_bzip2(a);
  archive_read_support_filter_xz(a);
  archive_read_support_filter_zstd(a);
  archive_read_support_filter_lz4(a);
  archive_read_support_filter_compress(a);
  archive_read_support_format_zip(a);
  archive_read_support_format_tar(a);
  archive_read_support_format_7zip(a);
  archive_read_support_format_rar(a);
  archive_read_support_format_rar5(a);
  archive_read_support_format_cab(a);
  archive_read_support_format_lha(a);
  archive_read_support_format_empty(a);
  archive_read_support_format_raw(a);
  archive_read_set_read_callback(a, give_block);
  if (source.seekable()) archive_read_set_seek_callback(a, go_to);
  archive_read_set_callback_data(a, &source);
  // What was tried in vain while opening (seeking in a pipe, a compression that this libarchive lacks) is no fault.
  if (archive_read_open1(a) >= ARCHIVE_WARN) archive_clear_error(a);
  return handle;
}

bool has_zip_directory(FileSource& source) {
  constexpr std::uint64_t kLongestEnd = 22 + 65535;  // the record at the end and its comment
  const auto length = static_cast<std::int64_t>(std::min(kLongestEnd, source.size()));
  if (source.seek(static_cast<std::int64_t>(source.size()) - length, SEEK_SET) < 0) return false;
  std::string tail;
  for (std::string_view block = source.next_block(); !block.empty(); block = source.next_block()) tail += block;
  return tail.find("PK\x05\x06") != std::string::npos;
}

}  // namespace fivefold
