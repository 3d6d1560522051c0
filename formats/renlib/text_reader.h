#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "core/diagnostic.h"
#include "formats/renlib/node.h"
#include "formats/renlib/notes.h"
#include "formats/renlib/texts.h"

namespace fivefold::renlib {

/// The texts of one library. Its encoding stands nowhere, so it is learnt from all texts before the first is read.
class TextReader {
 public:
  /// `bytes`: the library, with its first node at `start`. `option`: --encoding, or empty.
  void learn(std::string_view bytes, std::size_t start, std::string_view option);
  const std::string& encoding() const { return encoding_.name; }

  /// The comment of a node as people read it; what else is needed to write its bytes again goes to the notes.
  std::string comment(const Node& node, Notes& notes);
  /// A board text.
  std::string board_text(std::string_view bytes);
  /// Whether a board text is written as the same bytes after it was a label.
  bool gives_back(const std::string& text, std::string_view bytes) const;

  /// Says once what the encoding is, and how many places mean nothing in it.
  void report(Diagnostics& diagnostics) const;

 private:
  TextEncoding encoding_;
  std::optional<Encoder> encoder_;
  std::size_t replaced_ = 0;
};

}  // namespace fivefold::renlib
