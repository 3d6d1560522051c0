#pragma once

#include <string_view>

namespace fivefold {

/// Whether a display path matches a pattern: `*` is any run of characters (also across `/`), `?` one character, the
/// rest stands for itself.
bool glob_matches(std::string_view pattern, std::string_view path);

}  // namespace fivefold
