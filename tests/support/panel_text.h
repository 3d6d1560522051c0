#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "tests/support/window_views.h"

namespace fivefold::test {

/// A window of a usual size.
inline const WindowSize kUsual{1360, 900, 1};

inline bool has(const std::vector<std::string>& texts, std::string_view text) {
  return std::find(texts.begin(), texts.end(), text) != texts.end();
}

inline bool contains(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

/// All that the window of a game says.
inline std::string panel_text(const ShownGame& game, const WindowSize& size = kUsual) {
  return all_text(build_window(game.view, size).list);
}

}  // namespace fivefold::test
