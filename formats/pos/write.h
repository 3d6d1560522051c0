#pragma once

#include <cstddef>
#include <string>

#include "formats/format.h"

namespace fivefold::pos {

inline constexpr std::size_t kSide = 15;
inline constexpr std::size_t kCells = kSide * kSide;

void write_nothing(const WriteOptions& options, std::string& out);
/// Writes the stones of the main line, counted along rows as RenLib does.
bool write(const Judged& judged, const WriteOptions& options, std::string& out, Diagnostics& diagnostics);
WriteLimits limits();

}  // namespace fivefold::pos
