#pragma once

#include <string>
#include <string_view>

#include "formats/format.h"

namespace fivefold::wormhole {

inline constexpr std::string_view kTagMeta = "wormhole.meta";        ///< value of a META line
inline constexpr std::string_view kTagLine = "wormhole.line";        ///< value of a LINE line: a drawing
inline constexpr std::string_view kTagComment = "wormhole.comment";  ///< a # line
inline constexpr std::string_view kTagOther = "wormhole.other";      ///< a line of another kind, whole

inline constexpr int kUsualSide = 17;
inline constexpr int kSmallest = 9;
inline constexpr int kLargest = 19;

void parse(std::string_view bytes, const ParseOptions& options, Record& record, Diagnostics& diagnostics);
bool write(const Judged& judged, const WriteOptions& options, std::string& out, Diagnostics& diagnostics);

}  // namespace fivefold::wormhole
