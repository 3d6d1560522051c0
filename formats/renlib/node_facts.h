#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "formats/renlib/notes.h"
#include "formats/renlib/texts.h"

namespace fivefold::renlib {

/// What is written behind a node's two bytes; texts as UTF-8, with their bytes where those are known.
struct NodeFacts {
  std::uint8_t flags = 0;
  std::optional<std::uint16_t> extension;
  std::optional<std::string> comment, text;
  std::optional<std::string> comment_bytes, text_bytes;
  bool changed = false;  ///< the comment comes back otherwise: line ends, control characters
};

/// The comment in the form in which it is stored: that of the notes where it still says the same.
void take_comment(std::string_view readable, const Notes& notes, const std::string& encoding, NodeFacts& to);
/// The board text: the label, in the bytes of the notes where they still say the same.
void take_text(std::optional<std::string> label, const Notes& notes, const std::string& encoding, NodeFacts& to);

/// Appends a node. `links`: kSibling and kLeaf, as they apply.
void append_node(std::uint8_t point, std::uint8_t links, const NodeFacts& facts, const Encoder& encoder,
                 std::string& out);

}  // namespace fivefold::renlib
