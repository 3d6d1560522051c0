#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "viewer/app/input.h"

namespace fivefold::viewer {

/// One line of text that is being typed, UTF-8. The caret never stands within a character.
struct TextField {
  std::string text;
  std::size_t caret = 0;  ///< byte offset
  bool marked = false;    ///< all of the text is: what is typed takes its place

  /// Puts the caret behind a new text.
  void set(std::string_view now);
  /// Marks all of it, if there is anything.
  void mark_all();
  /// Types at the caret. Characters that no line holds (controls, surrogates, beyond U+10FFFF) are left out.
  void insert(char32_t character);
  /// Types all of it; line ends and other controls become blanks, bytes that are no UTF-8 are left out.
  void insert(std::string_view pasted);
  /// Left, Right, Home, End, Backspace, Delete. False when the key does nothing in a field; true also when there was
  /// nothing to do. `changed` tells whether the text is another one.
  bool press(const KeyPress& key, bool& changed);

 private:
  std::size_t before(std::size_t at) const;
  std::size_t after(std::size_t at) const;
};

}  // namespace fivefold::viewer
