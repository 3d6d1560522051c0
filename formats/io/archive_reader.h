#pragma once

#include <archive.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "formats/io/file_source.h"
#include "formats/io/inputs.h"
#include "formats/io/problems.h"

namespace fivefold {

/// The members of an archive, or the content of a compressed file, as streams; nothing is written to disk and no
/// outside program is called.
class ArchiveReader {
 public:
  /// `source` and `problems` must outlive the reader. `path`: display path of the file.
  ArchiveReader(FileSource& source, std::string path, const InputOptions& options, Problems& problems);
  ~ArchiveReader();

  /// Goes to the next member that can be read; false at the end.
  bool next();
  const std::string& path() const { return member_path_; }
  /// False for a file that is compressed but no archive.
  bool in_archive() const { return !raw_; }
  std::size_t read(char* to, std::size_t size);

 private:
  /// Reads the next header; false at the end of the archive.
  bool next_header(archive_entry*& entry);
  /// Decides about a member by its header; true when it should be read.
  bool accept(archive_entry* entry);
  /// Looks at the first bytes of the member; true when it should be read.
  bool accept_content();
  std::string member_name(archive_entry* entry);
  /// Makes the next block current; false at the end of the member or after damage.
  bool next_data();
  bool within_limits(std::uint64_t more);
  void report_end();
  void report_damage();
  std::uint64_t unpacked() const;
  bool is_zip() const;

  FileSource& source_;
  const std::string path_;
  const InputOptions options_;
  Problems& problems_;
  std::unique_ptr<archive, int (*)(archive*)> archive_;
  std::string member_path_;
  bool raw_ = false;
  bool done_ = false;          ///< nothing more can be read from the archive
  bool damaged_ = false;       ///< and that was reported
  std::uint64_t members_ = 0;  ///< files seen, read or not
  std::uint64_t unpacked_ = 0;

  // The current member: block_[0, block_size_) stands at block_offset_; offset_ bytes were handed over.
  bool member_open_ = false;  ///< more blocks may follow
  bool member_damaged_ = false;
  const char* block_ = nullptr;
  std::size_t block_size_ = 0;
  std::uint64_t block_offset_ = 0;
  std::uint64_t offset_ = 0;
};

}  // namespace fivefold
