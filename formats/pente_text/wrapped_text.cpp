#include "formats/pente_text/wrapped_text.h"

#include "formats/pente_text/lexis.h"

namespace fivefold::pente_text {
namespace {

constexpr auto kNone = std::string_view::npos;

/// Braces end at the first closing one, and a line that begins with a bracket could pass for the next game's header.
bool fits_braces(std::string_view text) {
  if (text.find('}') != kNone) return false;
  for (std::size_t at = text.find('\n'); at != kNone; at = text.find('\n', at + 1)) {
    const std::size_t first = text.find_first_not_of(" \t\r\xEF\xBB\xBF", at + 1);
    if (first != kNone && text[first] == '[') return false;
  }
  return true;
}

}  // namespace

void WrappedText::word(std::string_view text) {
  flush();
  held_.append(prefix_).append(text);
  prefix_.clear();
}

void WrappedText::open() { prefix_ += '('; }

void WrappedText::close() {
  if (!prefix_.empty() || held_.empty()) {
    word(")");
  } else {
    held_ += ')';
  }
}

void WrappedText::comment(std::string_view text) {
  if (fits_braces(text)) {
    word(std::string("{").append(text).append("}"));
    return;
  }
  while (true) {
    const std::size_t end = text.find('\n');
    // The reader takes the CR of the line's own end off, and no other.
    word(std::string(";").append(text.substr(0, end)));
    flush();
    new_line();
    if (end == kNone) break;
    text.remove_prefix(end + 1);
  }
}

void WrappedText::flush() {
  if (held_.empty()) return;
  if (column_ > 0) {
    if (column_ + 1 + held_.size() > kWidth) {
      new_line();
    } else {
      out_ += ' ';
      ++column_;
    }
  }
  out_ += held_;
  const std::size_t line = held_.rfind('\n');
  column_ = line == std::string::npos ? column_ + held_.size() : held_.size() - line - 1;
  held_.clear();
}

void WrappedText::new_line() {
  if (column_ == 0) return;
  out_ += "\r\n";
  column_ = 0;
}

void WrappedText::finish() {
  flush();
  new_line();
}

}  // namespace fivefold::pente_text
