#pragma once

#include <string>
#include <string_view>

namespace fivefold::viewer {

/// The parts of the replay's page that change from game to game; all of it is ready to stand in HTML.
struct HtmlPage {
  std::string title;
  std::string colors;   ///< CSS variables
  std::string players;  ///< two cards
  std::string board;    ///< the SVG element
  std::string moves;    ///< items of the list
  std::string data;     ///< JSON for the script
  std::string tokens;   ///< the last position of the slider
  std::string start;    ///< the sentence of the start
};

/// One file without a single reference to the outside; a policy in its head forbids the browser to follow any.
std::string html_page(const HtmlPage& page);

/// The look and the behaviour, the same for every game (replay_style.cpp, replay_script.cpp).
extern const std::string_view kReplayStyle;
extern const std::string_view kReplayScript;

}  // namespace fivefold::viewer
