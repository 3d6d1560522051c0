#include "formats/io/archive_reader.h"

#include <archive_entry.h>
#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <utility>

#include "formats/encoding.h"
#include "formats/io/libarchive.h"
#include "formats/io/magic.h"
#include "formats/io/member_name.h"

namespace fivefold {
namespace {

// Headers that cannot be read one after the other; then the rest is taken for damage too.
constexpr int kPatience = 100;

std::string size_text(std::uint64_t bytes) {
  constexpr std::uint64_t kMebibyte = 1ULL << 20;
  return bytes >= kMebibyte ? fmt::format("{} MiB", bytes / kMebibyte) : fmt::format("{} bytes", bytes);
}

}  // namespace

ArchiveReader::ArchiveReader(FileSource& source, std::string path, const InputOptions& options, Problems& problems)
    : source_(source),
      path_(std::move(path)),
      options_(options),
      problems_(problems),
      archive_(open_with_libarchive(source)),
      member_path_(path_) {
  if (archive_errno(archive_.get()) != 0) report_damage();
}

ArchiveReader::~ArchiveReader() = default;

bool ArchiveReader::next() {
  archive_entry* entry = nullptr;
  while (next_header(entry)) {
    if (accept(entry) && accept_content()) return true;
  }
  return false;
}

bool ArchiveReader::next_header(archive_entry*& entry) {
  member_open_ = false;
  member_path_ = path_;
  for (int failures = 0; !done_ && failures < kPatience;) {
    const int result = archive_read_next_header(archive_.get(), &entry);
    if (result == ARCHIVE_OK || result == ARCHIVE_WARN) {
      if (!within_limits(0)) return false;
      raw_ = archive_format(archive_.get()) == ARCHIVE_FORMAT_RAW;
      return true;
    }
    if (result == ARCHIVE_EOF) {
      done_ = true;
      report_end();
      return false;
    }
    done_ = result == ARCHIVE_FATAL;
    ++failures;
    if (archive_read_has_encrypted_entries(archive_.get()) > 0) {
      problems_.add(path_, Code::member_encrypted);
      damaged_ = true;
    } else {
      report_damage();
    }
  }
  done_ = true;
  return false;
}

bool ArchiveReader::accept(archive_entry* entry) {
  if (raw_) {
    ++members_;
    return true;
  }
  const auto type = archive_entry_filetype(entry);
  if (type == AE_IFDIR) return false;
  ++members_;
  const char* const raw_name = archive_entry_pathname(entry);
  const std::string name = member_name(entry);
  member_path_ = path_ + "!" + name;
  if (leaves_folder(name) || (raw_name != nullptr && leaves_folder(raw_name))) {
    problems_.add(member_path_, Code::member_name_escapes);
    return false;
  }
  if ((type != AE_IFREG && type != 0) || archive_entry_hardlink(entry) != nullptr) {
    problems_.add(member_path_, Code::not_a_file);
    return false;
  }
  if (archive_entry_is_encrypted(entry) != 0) {
    problems_.add(member_path_, Code::member_encrypted);
    return false;
  }
  if (archive_entry_size_is_set(entry) == 0) return true;
  const auto size = static_cast<std::uint64_t>(std::max<std::int64_t>(archive_entry_size(entry), 0));
  if (size <= options_.max_entry_bytes) return true;
  problems_.add(member_path_, Code::unpacks_to_too_much, {{"limit", size_text(options_.max_entry_bytes)}});
  // To skip a member of a compressed stream is to unpack it.
  if (archive_filter_count(archive_.get()) > 1) done_ = true;
  return false;
}

std::string ArchiveReader::member_name(archive_entry* entry) {
  const char* name = archive_entry_pathname_utf8(entry);
  if (name == nullptr) name = archive_entry_pathname(entry);
  if (name != nullptr && is_valid_utf8(name)) return name;
  // A guess from so few bytes is too often wrong to be worth more than a name in messages.
  std::string shown = name == nullptr ? fmt::format("member-{}", members_) : decode_to_utf8(name)->text;
  problems_.add(path_ + "!" + shown, Code::member_name_unreadable, {{"name", shown}});
  return shown;
}

bool ArchiveReader::accept_content() {
  member_open_ = true;
  member_damaged_ = false;
  block_size_ = 0;
  block_offset_ = 0;
  offset_ = 0;
  const bool compressed = archive_filter_count(archive_.get()) > 1;
  if (!next_data()) {
    if (!member_damaged_) problems_.add(member_path_, raw_ ? Code::empty_file : Code::empty_member);
    return false;
  }
  const std::string_view kind = packed_kind({block_, block_size_});
  if (kind.empty() || block_offset_ > 0) return true;
  if (raw_ && !compressed) {
    problems_.add(path_, Code::archive_damaged, {{"reason", fmt::format("starts like {}, but is none", kind)}});
  } else {
    problems_.add(member_path_, Code::archive_in_archive);
  }
  return false;
}

std::size_t ArchiveReader::read(char* to, std::size_t size) {
  while (offset_ >= block_offset_ + block_size_) {
    if (!next_data()) return 0;
  }
  if (offset_ < block_offset_) {
    // A hole of a sparse file.
    size = static_cast<std::size_t>(std::min<std::uint64_t>(size, block_offset_ - offset_));
    std::memset(to, 0, size);
  } else {
    const auto from = static_cast<std::size_t>(offset_ - block_offset_);
    size = std::min(size, block_size_ - from);
    std::memcpy(to, block_ + from, size);
  }
  offset_ += size;
  return size;
}

bool ArchiveReader::next_data() {
  const std::uint64_t before = block_offset_ + block_size_;
  while (member_open_) {
    const void* block = nullptr;
    std::size_t size = 0;
    std::int64_t offset = 0;
    const int result = archive_read_data_block(archive_.get(), &block, &size, &offset);
    done_ = done_ || result == ARCHIVE_FATAL;
    member_open_ = result == ARCHIVE_OK || result == ARCHIVE_WARN;
    if (result != ARCHIVE_OK && result != ARCHIVE_EOF) report_damage();
    // Zip reports a wrong checksum or a missing end together with the last block: what was unpacked is worth reading.
    const bool usable = member_open_ || (result != ARCHIVE_EOF && is_zip());
    if (block == nullptr || size == 0 || !usable) continue;
    block_ = static_cast<const char*>(block);
    block_size_ = size;
    block_offset_ = static_cast<std::uint64_t>(std::max<std::int64_t>(offset, 0));
    const std::uint64_t end = block_offset_ + block_size_;
    return within_limits(end > before ? end - before : 0);
  }
  return false;
}

bool ArchiveReader::within_limits(std::uint64_t more) {
  if (archive_format(archive_.get()) == ARCHIVE_FORMAT_RAW && archive_filter_count(archive_.get()) == 1) return true;
  unpacked_ += more;
  const bool too_long = member_open_ && block_offset_ + block_size_ > options_.max_entry_bytes;
  const std::uint64_t total = unpacked();
  const bool too_dense =
      total > options_.ratio_from && total / options_.max_ratio > std::max<std::uint64_t>(source_.consumed(), 1);
  if (!too_long && !too_dense) return true;
  const std::string limit =
      too_long ? size_text(options_.max_entry_bytes) : fmt::format("{} times its size", options_.max_ratio);
  problems_.add(member_path_, Code::unpacks_to_too_much, {{"limit", limit}});
  damaged_ = member_damaged_ = true;
  member_open_ = false;
  block_size_ = 0;
  if (too_dense || archive_filter_count(archive_.get()) > 1) done_ = true;
  return false;
}

std::uint64_t ArchiveReader::unpacked() const {
  if (archive_filter_count(archive_.get()) < 2) return unpacked_;
  return std::max(unpacked_,
                  static_cast<std::uint64_t>(std::max<std::int64_t>(archive_filter_bytes(archive_.get(), 0), 0)));
}

bool ArchiveReader::is_zip() const {
  return (archive_format(archive_.get()) & ARCHIVE_FORMAT_BASE_MASK) == ARCHIVE_FORMAT_ZIP;
}

void ArchiveReader::report_end() {
  if (damaged_) return;
  if (is_zip() && archive_filter_count(archive_.get()) == 1 && source_.seekable() && !has_zip_directory(source_)) {
    problems_.add(path_, Code::archive_damaged, {{"reason", "the list of members at its end is missing"}});
  } else if (members_ == 0) {
    const bool no_bytes = archive_format(archive_.get()) == ARCHIVE_FORMAT_EMPTY;
    problems_.add(path_, no_bytes ? Code::empty_file : Code::no_files);
  }
}

void ArchiveReader::report_damage() {
  damaged_ = member_damaged_ = true;
  if (source_.error() != 0) {
    problems_.add_unreadable(path_, Code::read_failed, source_.error());
    done_ = true;
    return;
  }
  const char* const reason = archive_error_string(archive_.get());
  problems_.add(member_path_, Code::archive_damaged,
                {{"reason", reason == nullptr ? "unknown reason" : replace_invalid_utf8(reason)}});
}

}  // namespace fivefold
