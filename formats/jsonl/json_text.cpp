#include "formats/jsonl/json_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include "formats/jsonl/decimal.h"
#include "formats/jsonl/string_escape.h"

namespace fivefold::jsonl {
namespace {

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
bool ends_scalar(char c) { return is_space(c) || c == ',' || c == ']' || c == '}' || c == ':'; }

/// Checks a value by the grammar of JSON and writes it again.
class Rewriter {
 public:
  Rewriter(std::string_view text, Spelling spelling, std::string& out) : text_(text), spelling_(spelling), out_(out) {}

  ValueFault whole_value() { return finish(value(0)); }
  ValueFault whole_members() {
    space();
    return finish(at_ == text_.size() || members(0));
  }
  std::size_t at() const { return at_; }

 private:
  using Member = std::pair<std::string, std::string>;  // key, then the member as written

  ValueFault finish(bool read) {
    space();
    if (read && at_ == text_.size()) return ValueFault::none;
    return too_deep_ ? ValueFault::too_deep : ValueFault::malformed;
  }
  void space() {
    while (at_ < text_.size() && is_space(text_[at_])) ++at_;
  }
  bool eat(char c) {
    space();
    if (at_ >= text_.size() || text_[at_] != c) return false;
    ++at_;
    return true;
  }

  // NOLINTBEGIN(misc-no-recursion): kMaxDepth bounds it
  bool value(int depth) {
    space();
    if (at_ >= text_.size()) return false;
    switch (text_[at_]) {
      case '{': return container(depth, '}');
      case '[': return container(depth, ']');
      case '"': return string(nullptr);
      default: return scalar();
    }
  }

  bool container(int depth, char close) {
    if (depth >= kMaxDepth) {
      too_deep_ = true;
      return false;
    }
    out_ += text_[at_++];
    if (!eat(close)) {
      if (!(close == '}' ? members(depth + 1) : elements(depth + 1)) || !eat(close)) return false;
    }
    out_ += close;
    return true;
  }

  bool elements(int depth) {
    do {
      if (!value(depth)) return false;
      out_ += ',';
    } while (eat(','));
    out_.pop_back();
    return true;
  }

  bool members(int depth) {
    if (spelling_ == Spelling::canonical) return sorted_members(depth);
    do {
      if (!member(depth, nullptr)) return false;
      out_ += ',';
    } while (eat(','));
    out_.pop_back();
    return true;
  }

  bool sorted_members(int depth) {
    std::vector<Member> all;
    const std::size_t start = out_.size();
    do {
      Member one;
      if (!member(depth, &one.first)) return false;
      one.second = out_.substr(start);
      out_.resize(start);
      all.push_back(std::move(one));
    } while (eat(','));
    std::stable_sort(all.begin(), all.end(), [](const Member& a, const Member& b) { return a.first < b.first; });
    for (const Member& one : all) out_.append(one.second) += ',';
    out_.pop_back();
    return true;
  }

  bool member(int depth, std::string* key) {
    space();
    if (at_ >= text_.size() || text_[at_] != '"' || !string(key) || !eat(':')) return false;
    out_ += ':';
    return value(depth);
  }
  // NOLINTEND(misc-no-recursion)

  /// `meaning`, when given, receives what the string stands for.
  bool string(std::string* meaning) {
    bool plain = true;
    const std::size_t end = find_string_end(text_, at_ + 1, plain);
    if (end >= text_.size()) return false;
    const std::string_view contents = text_.substr(at_ + 1, end - at_ - 1);
    if (plain) {
      out_.append(text_, at_, end + 1 - at_);
      if (meaning != nullptr) *meaning = contents;
    } else {
      std::string decoded;
      const StringFaults faults = append_unescaped(contents, decoded);
      const bool raw_control =
          std::any_of(contents.begin(), contents.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20; });
      if (faults.bad_escape || raw_control) return false;
      // Half a surrogate pair has no other spelling than the one it has.
      if (spelling_ == Spelling::canonical && !faults.lone_surrogate) {
        append_quoted(decoded, out_);
      } else {
        out_.append(text_, at_, end + 1 - at_);
      }
      if (meaning != nullptr) *meaning = std::move(decoded);
    }
    at_ = end + 1;
    return true;
  }

  bool scalar() {
    const std::size_t start = at_;
    while (at_ < text_.size() && !ends_scalar(text_[at_])) ++at_;
    const std::string_view word = text_.substr(start, at_ - start);
    const bool number = is_json_number(word) && is_within_double(word);
    if (!number && word != "true" && word != "false" && word != "null") {
      at_ = start;
      return false;
    }
    out_ += word;
    return true;
  }

  std::string_view text_;
  Spelling spelling_;
  std::string& out_;
  std::size_t at_ = 0;
  bool too_deep_ = false;
};

}  // namespace

void append_quoted(std::string_view text, std::string& out) {
  out += '"';
  std::size_t done = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (static_cast<unsigned char>(c) >= 0x20 && c != '"' && c != '\\') continue;
    out.append(text, done, i - done);
    done = i + 1;
    switch (c) {
      case '"': out += "\\\""; break;
      case '\\': out += "\\\\"; break;
      case '\n': out += "\\n"; break;
      case '\r': out += "\\r"; break;
      case '\t': out += "\\t"; break;
      default: fmt::format_to(std::back_inserter(out), "\\u{:04x}", static_cast<unsigned>(c));
    }
  }
  out.append(text, done, text.size() - done);
  out += '"';
}

ValueFault append_value(std::string_view text, Spelling spelling, std::string& out, std::size_t* fault_at) {
  const std::size_t before = out.size();
  Rewriter rewriter(text, spelling, out);
  const ValueFault fault = rewriter.whole_value();
  if (fault != ValueFault::none) out.resize(before);
  if (fault_at != nullptr) *fault_at = rewriter.at();
  return fault;
}

ValueFault append_members(std::string_view text, Spelling spelling, std::string& out) {
  const std::size_t before = out.size();
  const ValueFault fault = Rewriter(text, spelling, out).whole_members();
  if (fault != ValueFault::none) out.resize(before);
  return fault;
}

void append_value_or_quoted(std::string_view text, Spelling spelling, std::string& out) {
  if (append_value(text, spelling, out) != ValueFault::none) append_quoted(text, out);
}

}  // namespace fivefold::jsonl
