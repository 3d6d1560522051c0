#pragma once

#include <string>

#include "formats/format.h"

namespace fivefold::xml {

void write_header(const WriteOptions& options, std::string& out);
/// Writes everything the record holds, faulty moves too. Never refuses.
bool write(const Judged& judged, const WriteOptions& options, std::string& out, Diagnostics& diagnostics);
void write_footer(const WriteOptions& options, std::string& out);

}  // namespace fivefold::xml
