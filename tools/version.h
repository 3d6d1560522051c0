#pragma once

#include <string_view>

namespace fivefold {

/// The project's version as CMakeLists.txt states it.
inline constexpr std::string_view kVersion = FIVEFOLD_VERSION;

}  // namespace fivefold
