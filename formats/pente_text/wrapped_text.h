#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace fivefold::pente_text {

/// Puts words one blank apart into lines of at most 80 characters, which gives the site's own wrapping: "while the rest
/// is longer than 80 characters, cut at the last blank at index <= 80; the blank is dropped".
class WrappedText {
 public:
  explicit WrappedText(std::string& out) : out_(out) {}

  void word(std::string_view text);
  /// Brackets of a variation: the opening one stands before the next word, the closing one after the last.
  void open();
  void close();
  /// A comment: in braces where these can hold it, else as lines that begin with a semicolon.
  void comment(std::string_view text);
  /// Ends the last line.
  void finish();

 private:
  void flush();
  void new_line();

  static constexpr std::size_t kWidth = 80;
  std::string& out_;
  std::string prefix_;  ///< brackets waiting for a word
  std::string held_;    ///< the last word, which may still get closing brackets
  std::size_t column_ = 0;
};

}  // namespace fivefold::pente_text
