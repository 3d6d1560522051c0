#pragma once

#include <cstdint>
#include <string>
#include <variant>

#include "viewer/scene/geometry.h"

namespace fivefold::viewer {

/// Keys that make no character. Keys that do arrive as `Typed`, so that a layout cannot get in between; with Ctrl or
/// Alt held as `KeyPress` with `letter`.
enum class Key : std::uint8_t {
  none,
  left,
  right,
  up,
  down,
  home,
  end,
  page_up,
  page_down,
  enter,
  escape,
  tab,
  backspace,
  remove,
  f1,
  f2,
  f3,
  f4,
  f5,
  f6,
  f7,
  f8,
  f9,
  f10,
  f11,
  f12
};

struct KeyPress {
  Key key = Key::none;
  char letter = 0;  ///< 'A'-'Z', '0'-'9', '+', '-', '=' with Ctrl or Alt; 0 when `key` says it
  bool control = false;
  bool shift = false;
  bool alt = false;
  bool repeat = false;  ///< the key is held
};
struct KeyRelease {
  Key key = Key::none;
};
struct Typed {
  char32_t character = 0;  ///< from U+0020 on, without U+007F
  bool repeat = false;     ///< the key is held
};
struct PointerMove {
  Vec at;
};
struct PointerPress {
  Vec at;
  bool right = false;
  bool control = false;
  bool twice = false;  ///< second press of a double click
};
struct PointerRelease {
  Vec at;
};
struct Wheel {
  Vec at;
  float down = 0;  ///< notches, forward is positive
  bool control = false;
};
struct Resize {
  int width = 1;
  int height = 1;
};
struct FocusLost {};
/// The text that was asked for by Request::paste.
struct Pasted {
  std::string text;
};
using Input = std::variant<KeyPress, KeyRelease, Typed, PointerMove, PointerPress, PointerRelease, Wheel, Resize,
                           FocusLost, Pasted>;

}  // namespace fivefold::viewer
