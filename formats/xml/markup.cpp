#include "formats/xml/markup.h"

#include <algorithm>

namespace fivefold::xml {
namespace {

/// Bytes that may begin a name: letters, "_", ":" and everything outside ASCII.
bool begins_name(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == ':' ||
         static_cast<unsigned char>(c) >= 0x80;
}

bool ends_name(char c) { return is_white(c) || c == '/' || c == '>' || c == '<' || c == '=' || c == '"' || c == '\''; }

/// True if `text` is a beginning of `whole` that might still grow into it.
bool could_become(std::string_view text, std::string_view whole) {
  return text.size() < whole.size() && whole.starts_with(text);
}

constexpr std::string_view kComment = "<!--";
constexpr std::string_view kCdata = "<![CDATA[";
constexpr std::string_view kDoctype = "<!DOCTYPE";

}  // namespace

bool is_white(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

bool is_white(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return is_white(c); });
}

bool MarkupReader::next(Piece& piece) {
  if (next_ >= text_.size()) return false;
  piece = {};
  piece.begin = next_;
  const std::string_view rest = text_.substr(next_);
  if (rest.front() != '<') {
    piece.end = std::min(text_.find('<', next_), text_.size());
  } else if (rest.starts_with(kComment)) {
    piece.kind = Piece::Kind::comment;
    read_until(piece, "-->", next_ + kComment.size());
  } else if (rest.starts_with(kCdata)) {
    piece.kind = Piece::Kind::cdata;
    read_until(piece, "]]>", next_ + kCdata.size());
  } else if (rest.starts_with("<?")) {
    piece.kind = Piece::Kind::instruction;
    read_until(piece, "?>", next_ + 2);
  } else if (rest.starts_with(kDoctype)) {
    piece.kind = Piece::Kind::doctype;
    read_doctype(piece);
  } else if (rest.size() == 1 || rest == "</" || could_become(rest, kComment) || could_become(rest, kCdata) ||
             could_become(rest, kDoctype)) {
    piece.kind = Piece::Kind::broken;
    piece.end = text_.size();
    piece.complete = false;
  } else {
    const bool closing = rest[1] == '/';
    piece.kind = closing ? Piece::Kind::end : Piece::Kind::start;
    read_tag(piece, next_ + (closing ? 2 : 1));
  }
  next_ = piece.end;
  return true;
}

void MarkupReader::read_until(Piece& piece, std::string_view closing, std::size_t from) {
  const std::size_t at = text_.find(closing, from);
  piece.complete = at != std::string_view::npos;
  piece.end = piece.complete ? at + closing.size() : text_.size();
}

void MarkupReader::read_tag(Piece& piece, std::size_t name_begin) {
  std::size_t at = name_begin;
  if (!begins_name(text_[at])) {
    piece.kind = Piece::Kind::broken;
    piece.end = std::min(text_.find('<', piece.begin + 1), text_.size());
    return;
  }
  while (at < text_.size() && !ends_name(text_[at])) ++at;
  piece.name = text_.substr(name_begin, at - name_begin);
  char quote = 0;
  for (; at < text_.size(); ++at) {
    const char c = text_[at];
    if (c == '<') {  // never allowed inside a tag, not even in quotes: the tag was not closed
      piece.kind = Piece::Kind::broken;
      piece.end = at;
      return;
    }
    if (quote != 0) {
      if (c == quote) quote = 0;
    } else if (c == '"' || c == '\'') {
      quote = c;
    } else if (c == '>') {
      piece.self_closing = text_[at - 1] == '/';
      piece.end = at + 1;
      return;
    }
  }
  piece.complete = false;
  piece.end = text_.size();
}

void MarkupReader::read_doctype(Piece& piece) {
  char quote = 0;
  bool subset = false;
  for (std::size_t at = piece.begin + kDoctype.size(); at < text_.size(); ++at) {
    const char c = text_[at];
    if (quote != 0) {
      if (c == quote) quote = 0;
    } else if (c == '"' || c == '\'') {
      quote = c;
    } else if (c == '[') {
      subset = true;
    } else if (c == ']') {
      subset = false;
    } else if (c == '>' && !subset) {
      piece.end = at + 1;
      return;
    }
  }
  piece.complete = false;
  piece.end = text_.size();
}

}  // namespace fivefold::xml
