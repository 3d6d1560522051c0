#pragma once

#include <archive.h>

#include <memory>

#include "formats/io/file_source.h"

namespace fivefold {

using ArchiveHandle = std::unique_ptr<archive, int (*)(archive*)>;

/// Lets libarchive read `source` (which must outlive the handle): the archives and compressions of docs/inputs.md,
/// none that calls an outside program or opens other files. A failure shows in archive_errno().
ArchiveHandle open_with_libarchive(FileSource& source);

/// True when the file ends as zip files end, with the directory of its members. Moves the read position.
/// REQUIRES source.seekable().
bool has_zip_directory(FileSource& source);

}  // namespace fivefold
