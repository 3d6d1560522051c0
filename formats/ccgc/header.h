#pragma once

#include <string_view>
#include <vector>

#include "formats/ccgc/text.h"
#include "formats/format.h"
#include "formats/limited_findings.h"

namespace fivefold::ccgc {

inline constexpr std::string_view kTagGame = "ccgc.game";      ///< "C5" or "C6"
inline constexpr std::string_view kTagResult = "ccgc.result";  ///< a result in words that are not known
inline constexpr std::string_view kTagPart = "ccgc.part";      ///< a part of the header that is none of the known ones
inline constexpr std::string_view kTagText = "ccgc.text";      ///< text between the moves

/// Fills a record's facts from the parts of the header behind the first (views into `bytes`, without brackets), and,
/// where they leave something out, from the name of the file.
void read_header(std::string_view bytes, const Start& start, const std::vector<std::string_view>& parts,
                 std::string_view path, Record& record, LimitedFindings& findings);

}  // namespace fivefold::ccgc
