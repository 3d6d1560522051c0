#include "formats/sgf/grammar.h"

#include <algorithm>
#include <array>
#include <iterator>

#include "formats/encoding.h"

namespace fivefold::sgf {
namespace {

constexpr std::size_t npos = std::string_view::npos;

bool is_capital(char c) { return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'); }

/// The name without its small letters; a name of nothing else is taken as if it were written large.
std::string capital_name(std::string_view written) {
  std::string name;
  std::copy_if(written.begin(), written.end(), std::back_inserter(name), is_capital);
  if (!name.empty()) return name;
  for (const char c : written) name += static_cast<char>(c - 'a' + 'A');
  return name;
}

}  // namespace

bool is_blank(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

bool is_name_char(char c) { return is_capital(c) || (c >= 'a' && c <= 'z'); }

Start game_starts(std::string_view text, std::size_t at, bool strict) {
  constexpr std::array<std::string_view, 4> kRoot = {"FF", "GM", "SZ", "CA"};
  constexpr std::size_t kLongestName = 40;
  bool semicolon = false;
  for (++at; at < text.size() && (is_blank(text[at]) || text[at] == ';'); ++at) semicolon |= text[at] == ';';
  const std::size_t name = at;
  while (at < text.size() && at - name < kLongestName && is_name_char(text[at])) ++at;
  const std::size_t name_end = at;
  while (at < text.size() && is_blank(text[at])) ++at;
  if (at == text.size()) return Start::too_short;
  if (name_end == name) return semicolon && !strict && (text[at] == '(' || text[at] == ')') ? Start::yes : Start::no;
  if (text[at] != '[') return Start::no;
  const std::string_view written = text.substr(name, name_end - name);
  if (strict) {
    return semicolon && std::find(kRoot.begin(), kRoot.end(), capital_name(written)) != kRoot.end() ? Start::yes
                                                                                                    : Start::no;
  }
  return semicolon || std::all_of(written.begin(), written.end(), is_capital) ? Start::yes : Start::no;
}

namespace {

/// Whether a game begins at the bracket, told by a first value that is closed at once. Within a text its closing
/// bracket would have a backslash.
bool game_interrupts(std::string_view text, std::size_t at) {
  constexpr std::size_t kLongestValue = 24;
  if (at >= text.size() || text[at] != '(' || game_starts(text, at, true) != Start::yes) return false;
  const std::size_t open = text.find('[', at);
  const std::string_view value = text.substr(open + 1, kLongestValue);
  const std::size_t end = value.find_first_of("]\\\n");
  return end != npos && value[end] == ']';
}

bool is_high(char c) { return static_cast<unsigned char>(c) >= 0x80U; }

/// Behind the character, or the run of UTF-8, that begins at `at`: a text may be UTF-8 whatever it declares.
std::size_t pass_high(std::string_view text, std::size_t at, IsLead is_lead) {
  std::size_t end = at;
  while (end < text.size() && is_high(text[end])) ++end;
  if (is_valid_utf8(text.substr(at, end - at))) return end;
  while (at < end) at += is_lead(static_cast<unsigned char>(text[at])) ? 2 : 1;
  return at;
}

/// The next "]", backslash or line end that is a character of its own, or npos.
std::size_t next_mark(std::string_view text, std::size_t at, IsLead is_lead) {
  constexpr std::string_view kMarks = "]\\\n";
  if (is_lead == nullptr) return text.find_first_of(kMarks, at);
  while (at < text.size()) {
    if (is_high(text[at])) {
      at = pass_high(text, at, is_lead);
    } else if (kMarks.find(text[at]) != npos) {
      return at;
    } else {
      ++at;
    }
  }
  return npos;
}

}  // namespace

std::size_t end_of_value(std::string_view text, std::size_t at, bool& closed, IsLead is_lead) {
  closed = true;
  for (; at < text.size(); ++at) {
    at = next_mark(text, at, is_lead);
    if (at == npos) break;
    if (text[at] == ']') return at;
    if (text[at] == '\\') {
      ++at;
      if (is_lead != nullptr && at < text.size() && is_high(text[at])) at = pass_high(text, at, is_lead) - 1;
    } else if (game_interrupts(text, at + 1)) {
      closed = false;
      return at;
    }
  }
  return npos;
}

Scanner::Part Scanner::next() {
  while (true) {
    blanks();
    if (at_ >= text_.size()) return Part::end;
    const std::size_t begin = at_;
    const char c = text_[at_];
    if (c == '(' || c == ')' || c == ';') {
      ++at_;
      where_ = since(begin);
      return c == '(' ? Part::open : c == ')' ? Part::close : Part::node;
    }
    if (is_name_char(c)) {
      if (property()) return Part::property;
    } else {
      stray();
    }
  }
}

void Scanner::blanks() {
  while (at_ < text_.size() && is_blank(text_[at_])) ++at_;
}

void Scanner::report(Code code, Span where, std::initializer_list<Argument> arguments) {
  if (findings_ != nullptr) findings_->add(code, where, arguments);
}

bool Scanner::property() {
  const std::size_t begin = at_;
  while (at_ < text_.size() && is_name_char(text_[at_])) ++at_;
  const std::string_view written = text_.substr(begin, at_ - begin);
  where_ = since(begin);
  name_ = written;
  if (!std::all_of(written.begin(), written.end(), is_capital)) {
    name_ = store_.keep(capital_name(written));
    if (findings_ != nullptr) {
      findings_->add_once(Code::sgf_long_name, where_, {{"text", excerpt(written)}, {"name", std::string(name_)}});
    }
  }
  values_.clear();
  while (true) {
    blanks();
    if (at_ >= text_.size() || text_[at_] != '[') break;
    const std::size_t first = ++at_;
    bool closed = true;
    std::size_t end = end_of_value(text_, first, closed);
    if (end == npos) {
      closed = false;
      end = text_.size();
    }
    at_ = end;
    values_.push_back({text_.substr(first, end - first), since(first)});
    if (!closed) {
      report(Code::sgf_value_not_closed, {static_cast<std::uint32_t>(first - 1), static_cast<std::uint32_t>(first)},
             {{"name", std::string(excerpt(name_))}});
      break;
    }
    ++at_;
  }
  if (!values_.empty()) return true;
  report(Code::sgf_stray_text, where_, {{"text", excerpt(written)}});
  return false;
}

void Scanner::stray() {
  const std::size_t begin = at_;
  bool closed = true;
  if (text_[at_] == '[') {
    const std::size_t end = end_of_value(text_, at_ + 1, closed);
    at_ = end == npos ? text_.size() : end + 1;
  } else {
    while (at_ < text_.size() && std::string_view("();[").find(text_[at_]) == npos && !is_name_char(text_[at_])) ++at_;
  }
  report(Code::sgf_stray_text, since(begin), {{"text", excerpt(text_.substr(begin, at_ - begin))}});
}

}  // namespace fivefold::sgf
