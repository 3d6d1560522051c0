#pragma once

#include <string>

#include "formats/format.h"

namespace fivefold::rif {

void begin(const WriteOptions& options, std::string& out);
/// Writes the tables that one game needs and the game: with `begin` and `end` a whole database. Where several games go
/// into one file, a joiner (join.h) makes one of their tables.
bool write(const Judged& judged, const WriteOptions& options, std::string& out, Diagnostics& diagnostics);
void end(const WriteOptions& options, std::string& out);
WriteLimits limits();

}  // namespace fivefold::rif
