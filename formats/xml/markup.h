#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace fivefold::xml {

/// One piece of an XML text.
struct Piece {
  enum class Kind : std::uint8_t {
    text,
    start,        ///< <name ...> or <name .../>
    end,          ///< </name>
    comment,      ///< <!-- -->
    cdata,        ///< <![CDATA[ ]]>
    instruction,  ///< <? ?>, the XML declaration too
    doctype,      ///< <!DOCTYPE ... [ ... ]>
    broken        ///< a tag that another "<" interrupts, or "<" without a name; ends before that "<"
  };
  Kind kind = Kind::text;
  std::size_t begin = 0;
  std::size_t end = 0;
  std::string_view name;      ///< of start and end tags
  bool self_closing = false;  ///< <name/>
  bool complete = true;       ///< false: the text ends inside this piece
};

/// Walks the pieces of a text one after the other. Knows no nesting, copies nothing and looks at each byte once.
class MarkupReader {
 public:
  explicit MarkupReader(std::string_view text, std::size_t from = 0) : text_(text), next_(from) {}
  /// Reads the next piece; false at the end of the text.
  bool next(Piece& piece);

 private:
  void read_until(Piece& piece, std::string_view closing, std::size_t from);
  void read_tag(Piece& piece, std::size_t name_begin);
  void read_doctype(Piece& piece);

  std::string_view text_;
  std::size_t next_;
};

/// True for a space, tab, line feed or carriage return.
bool is_white(char c);
bool is_white(std::string_view text);

}  // namespace fivefold::xml
