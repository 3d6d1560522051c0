#pragma once

#include <string>
#include <string_view>

#include "formats/format.h"

namespace fivefold::psq {

/// Stands for a name that is not known.
inline constexpr std::string_view kUnknownName = "?";

/// Files of both formats have nothing before or after the record.
void write_nothing(const WriteOptions& options, std::string& out);
bool write_psq(const Judged& judged, const WriteOptions& options, std::string& out, Diagnostics& diagnostics);
bool write_rec(const Judged& judged, const WriteOptions& options, std::string& out, Diagnostics& diagnostics);
WriteLimits limits_of_psq();
WriteLimits limits_of_rec();

}  // namespace fivefold::psq
