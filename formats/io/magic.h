#pragma once

#include <string_view>

namespace fivefold {

/// What kind of archive or compressed file the first bytes announce ("zip", "gzip" ...); empty when none. Only marks
/// that no text begins with are used.
std::string_view packed_kind(std::string_view head);

/// True when the stream must be shown to libarchive: it has the mark of an archive, or bytes that no text has (old
/// tar files have no mark).
bool may_be_packed(std::string_view head);

}  // namespace fivefold
