#pragma once

#include <string>
#include <string_view>

namespace fivefold {

/// The name of a game or site (UTF-8) without what people write now one way, now another: letter case and accents
/// (Latin-1 letters, S and Z with caron, Cyrillic, combining marks), blanks, hyphens, dashes and underscores; "kerio"
/// is "keryo". Covers the alphabets of the names that fivefold knows; other text and malformed bytes stay as they are.
std::string fold_name(std::string_view name);

}  // namespace fivefold
