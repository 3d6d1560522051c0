#include "formats/jsonl/json_cursor.h"

#include <fmt/format.h>

#include <limits>

#include "formats/jsonl/string_escape.h"

namespace fivefold::jsonl {
namespace {

/// Diagnostics per record: a hostile record must not cost more memory than its own size.
constexpr int kMaxFaults = 1000;

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

}  // namespace

const char* word(Kind kind) {
  switch (kind) {
    case Kind::object: return "an object";
    case Kind::array: return "an array";
    case Kind::string: return "a string";
    case Kind::number: return "a number";
    case Kind::boolean: return "true or false";
    case Kind::null: return "null";
    case Kind::end: return "nothing";
    case Kind::other: break;
  }
  return "something else";
}

void Cursor::space() {
  while (at_ < text_.size() && is_space(text_[at_])) ++at_;
}

Kind Cursor::peek() {
  space();
  if (at_ >= text_.size()) return Kind::end;
  switch (text_[at_]) {
    case '{': return Kind::object;
    case '[': return Kind::array;
    case '"': return Kind::string;
    case 't':
    case 'f': return Kind::boolean;
    case 'n': return Kind::null;
    case '-': return Kind::number;
    default: return text_[at_] >= '0' && text_[at_] <= '9' ? Kind::number : Kind::other;
  }
}

bool Cursor::separator(bool& first, char close) {
  space();
  const std::size_t start = at_;
  const bool was_first = first;
  first = false;
  bool comma = false;
  while (at_ < text_.size() && text_[at_] == ',') {
    if (comma || was_first) report_syntax(since(at_), "a comma with nothing before it");
    comma = true;
    ++at_;
    space();
  }
  if (at_ >= text_.size()) {
    report_cut(close == '}' ? "an object" : "an array");
    return false;
  }
  const char c = text_[at_];
  if (c == close) {
    ++at_;
    if (comma && !was_first) report_syntax(since(start), "a comma with nothing after it");
    return false;
  }
  if (c == ']' || c == '}') {
    report_syntax(since(at_), close == '}' ? "\"}\" expected" : "\"]\" expected");
    return false;
  }
  if (!comma && !was_first) report_syntax(since(start), "a comma is missing");
  return true;
}

bool Cursor::next_element(bool& first) { return separator(first, ']'); }

bool Cursor::next_member(bool& first, std::string_view& key) {
  while (separator(first, '}')) {
    if (peek() != Kind::string) {
      const std::size_t start = at_;
      skip();
      if (at_ < text_.size() && text_[at_] == ':') {
        ++at_;
        skip();
      }
      report_syntax(since(start), "a key in quotes expected");
      if (at_ == start) return false;
      continue;
    }
    key = read_string("a key");
    const Kind next = peek();
    if (next == Kind::end) {
      report_cut("an object");
      return false;
    }
    if (text_[at_] != ':') {
      report_syntax(since(at_), "\":\" expected");
      continue;
    }
    ++at_;
    if (peek() == Kind::end) {
      report_cut("an object");
      return false;
    }
    return true;
  }
  return false;
}

std::string_view Cursor::read_string(const char* what) {
  const std::size_t start = at_;
  bool plain = true;
  const std::size_t end = find_string_end(text_, at_ + 1, plain);
  const std::string_view contents = text_.substr(start + 1, end - start - 1);
  at_ = end < text_.size() ? end + 1 : end;
  if (end >= text_.size()) report_cut(what);
  if (plain) return contents;
  scratch_.clear();
  const StringFaults faults = append_unescaped(contents, scratch_);
  if (faults.bad_escape && !cut_) report_syntax(since(start), "an escape that JSON does not know");
  if (faults.lone_surrogate) report(Code::lone_surrogate, since(start), {{"what", what}});
  if (faults.control >= 0) {
    report(Code::control_character, since(start), {{"hex", fmt::format("{:04X}", faults.control)}, {"what", what}});
  }
  return store_.keep(scratch_);
}

std::string_view Cursor::skip() {
  space();
  const std::size_t start = at_;
  std::size_t depth = 0;
  bool complete = false;
  for (; at_ < text_.size() && !complete; ++at_) {
    const char c = text_[at_];
    if (c == '"') {
      bool plain = true;
      at_ = find_string_end(text_, at_ + 1, plain);
      if (at_ >= text_.size()) {
        report_cut("a string");
        break;
      }
      complete = depth == 0;
    } else if (c == '{' || c == '[') {
      ++depth;
    } else if (c == '}' || c == ']') {
      if (depth == 0) break;
      complete = --depth == 0;
    } else if (depth == 0 && (c == ',' || (at_ > start && (c == ':' || is_space(c))))) {
      break;
    }
  }
  if (at_ == text_.size() && depth > 0) report_cut("a value");
  return text_.substr(start, at_ - start);
}

std::optional<Coord> Cursor::try_cell() {
  std::size_t i = at_;
  const auto pass_space = [&] {
    while (i < text_.size() && is_space(text_[i])) ++i;
  };
  const auto pass = [&](char c) {
    pass_space();
    return i < text_.size() && text_[i] == c ? (++i, true) : false;
  };
  const auto number = [&](std::int16_t& out) {
    pass_space();
    const bool negative = i < text_.size() && text_[i] == '-';
    if (negative) ++i;
    const std::size_t from = i;
    int value = 0;
    while (i < text_.size() && text_[i] >= '0' && text_[i] <= '9' && i - from < 6)
      value = value * 10 + (text_[i++] - '0');
    if (i == from || (text_[from] == '0' && i - from > 1) || value > std::numeric_limits<std::int16_t>::max())
      return false;
    out = static_cast<std::int16_t>(negative ? -value : value);
    return true;
  };
  Coord cell;
  if (!pass('[') || !number(cell.x) || !pass(',') || !number(cell.y) || !pass(']')) return std::nullopt;
  at_ = i;
  return cell;
}

void Cursor::report(Code code, Span where, std::initializer_list<Argument> arguments) {
  if (faults_ > kMaxFaults) return;
  if (++faults_ > kMaxFaults) {
    diagnostics_.add(Code::faults_not_listed, where, {{"limit", std::to_string(kMaxFaults)}});
    return;
  }
  diagnostics_.add(code, where, arguments);
}

void Cursor::report_cut(const char* what) {
  if (cut_) return;
  cut_ = true;
  report(Code::record_cut_short, since(at_), {{"what", what}});
}

}  // namespace fivefold::jsonl
