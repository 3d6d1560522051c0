#include "formats/pente_text/header_reader.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "formats/dates.h"
#include "formats/pente_text/header_line.h"

namespace fivefold::pente_text {
namespace {

/// Characters that make a value worth a second look: quotes, backslashes and everything below a blank.
constexpr std::array<bool, 256> kOdd = [] {
  std::array<bool, 256> odd{};
  for (std::size_t c = 0; c < 0x20; ++c) odd[c] = true;
  odd[0x7F] = odd['"'] = odd['\\'] = true;
  return odd;
}();

bool is_ordinary(std::string_view raw) {
  if (raw.empty()) return true;
  if (raw.front() == ' ' || raw.back() == ' ') return false;
  bool odd = false;
  for (const char c : raw) odd |= kOdd[static_cast<unsigned char>(c)];
  return !odd;
}

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

}  // namespace

Span HeaderReader::span_of(std::string_view part) const {
  const auto begin = static_cast<std::uint32_t>(part.data() - bytes_.data());
  return {begin, begin + static_cast<std::uint32_t>(part.size())};
}

std::size_t HeaderReader::read() {
  std::size_t at = 0;
  if (bytes_.substr(0, kByteOrderMark.size()) == kByteOrderMark) {
    at = kByteOrderMark.size();
    findings_.add(Code::byte_order_mark, {0, static_cast<std::uint32_t>(at)});
  }
  while (at < bytes_.size()) {
    if (bytes_[at] != '[' && !skip_to_header(at)) break;
    const std::size_t end = std::min(bytes_.find('\n', at), bytes_.size());
    const bool crlf = end > at && bytes_[end - 1] == '\r';
    if (strict_ && !crlf && count_ == 0 && end < bytes_.size())
      findings_.add(Code::lines_end_in_lf, span_of(bytes_.substr(end, 1)));
    read_line(bytes_.substr(at, end - at - (crlf ? 1 : 0)));
    at = std::min(end + 1, bytes_.size());
  }
  if (strict_ && count_ == 0) {
    const std::size_t end = bytes_.find('\n', at);
    const bool lf = end != std::string_view::npos && end > at && bytes_[end - 1] != '\r';
    if (lf) findings_.add(Code::lines_end_in_lf, span_of(bytes_.substr(end, 1)));
  }
  check_date();
  if (record_.tags.size() > 1) check_doubles();
  return at;
}

/// From the start of a line that does not begin with a bracket: goes to the next header line, or to the first
/// character of the moves and returns false.
bool HeaderReader::skip_to_header(std::size_t& at) {
  const std::size_t begin = at;
  std::size_t line = at;
  while (at < bytes_.size() && static_cast<unsigned char>(bytes_[at]) <= ' ') {
    if (bytes_[at] == '\n') line = at + 1;
    ++at;
  }
  const bool empty_line = line != begin;
  const bool header = at < bytes_.size() && bytes_[at] == '[';
  if (count_ > 0 && header && empty_line) {
    findings_.add(Code::empty_line_in_headers, span_of(bytes_.substr(begin, line - begin)));
  }
  if (count_ > 0 && !header && !empty_line && at < bytes_.size()) {
    findings_.add(Code::no_empty_line, span_of(bytes_.substr(at, 1)));
  }
  if (header) at = line;
  return header;
}

void HeaderReader::read_line(std::string_view line) {
  ++count_;
  if (next_key_ < kSiteKeys) {
    const std::string_view name = kHeaders[next_key_].name;
    const std::size_t overhead = name.size() + 5;  // [Key "..."]
    if (line.size() >= overhead && line.substr(1, name.size()) == name && line[name.size() + 1] == ' ' &&
        line[name.size() + 2] == '"' && line[line.size() - 2] == '"' && line[line.size() - 1] == ']') {
      add(static_cast<Key>(next_key_), name, line.substr(name.size() + 3, line.size() - overhead));
      return;
    }
  }
  read_untidy_line(line);
}

void HeaderReader::read_untidy_line(std::string_view line) {
  const auto header = take_apart(line);
  if (!header) {
    findings_.add(Code::header_unreadable, span_of(line), {{"text", excerpt(line)}});
    return;
  }
  if (!header->tidy) {
    findings_.add(Code::header_untidy, span_of(line), {{"text", excerpt(line)}, {"key", excerpt(header->key)}});
  }
  Key key = find_key(header->key);
  if (key == Key::unknown) {
    const Key other = find_other_name(header->key);
    if (other != Key::unknown && !has(other)) {
      key = other;
      if (strict_) {
        findings_.add(Code::header_by_other_name, span_of(header->key),
                      {{"key", std::string(header->key)}, {"meaning", std::string(kHeaders[index(other)].name)}});
      }
    }
  }
  if (key == Key::unknown) {
    add_tag(header->key, header->raw);
  } else if (has(key)) {
    findings_.add(Code::duplicate_tag, span_of(header->key), {{"name", std::string(header->key)}});
    add_tag(header->key, header->raw);
  } else {
    add(key, header->key, header->raw);
  }
}

void HeaderReader::add(Key key, std::string_view name, std::string_view raw) {
  seen_ |= bit(key);
  next_key_ = index(key) + 1;
  if (key == Key::date) date_value_ = span_of(raw);
  if (key == Key::result) result_value_ = span_of(raw);
  if (key == Key::name_1) record_.players[0].where = span_of(raw);
  if (key == Key::name_2) record_.players[1].where = span_of(raw);
  if (is_ordinary(raw)) {
    place(key, name, raw, raw, true);
  } else {
    const std::string_view value = clean(name, raw);
    place(key, name, raw, value, as_written(value) == raw);
  }
}

void HeaderReader::add_tag(std::string_view name, std::string_view raw) {
  const std::string_view value = is_ordinary(raw) ? raw : clean(name, raw);
  record_.tags.push_back({name, value, false, span_of(raw)});
}

/// Stores the value; where the member cannot give the same bytes back, a tag keeps them for writing.
void HeaderReader::place(Key key, std::string_view name, std::string_view raw, std::string_view value,
                         bool same_when_written) {
  const Stored stored = store(record_, key, value);
  if (stored == Stored::plain && same_when_written) return;
  report(stored, key, name, raw);
  record_.tags.push_back({kHeaders[index(key)].raw_tag, raw, false, span_of(raw)});
}

void HeaderReader::report(Stored stored, Key key, std::string_view name, std::string_view raw) {
  if (stored == Stored::unusual) {
    findings_.add(Code::header_value_unusual, span_of(raw),
                  {{"key", std::string(name)}, {"text", excerpt(raw)}, {"meaning", value_of(record_, key)}});
  } else if (stored == Stored::unknown && (key == Key::rating_1 || key == Key::rating_2)) {
    findings_.add(Code::rating_not_a_number, span_of(raw), {{"text", excerpt(raw)}});
  } else if (stored == Stored::unknown) {
    findings_.add(Code::header_value_unknown, span_of(raw), {{"key", std::string(name)}, {"text", excerpt(raw)}});
  }
}

/// The value behind an odd raw text: without blanks around it and, outside the site, without escapes.
std::string_view HeaderReader::clean(std::string_view name, std::string_view raw) {
  const Span where = span_of(raw);
  const std::string_view inner = trimmed(raw);
  if (inner.size() != raw.size()) findings_.add(Code::header_blanks, where, {{"key", excerpt(name)}});
  for (const char c : inner) {
    const auto byte = static_cast<unsigned char>(c);
    if ((byte >= 0x20 && byte != 0x7F) || c == '\t') continue;
    constexpr std::string_view digits = "0123456789ABCDEF";
    findings_.add(Code::control_character, where,
                  {{"hex", {'0', '0', digits[byte / 16], digits[byte % 16]}}, {"what", excerpt(name)}});
    break;
  }
  const std::size_t quote = inner.find("\"]");
  if (quote != std::string_view::npos) {
    const std::string_view rest = trimmed(inner.substr(quote + 2));
    if (!rest.empty() && rest[0] == '[') {
      findings_.add(Code::headers_on_one_line, where, {{"key", excerpt(name)}});
    }
  }
  if (inner.find('\\') == std::string_view::npos || escapes_nothing()) return inner;
  const std::string plain = unescaped(inner);
  if (plain == inner) return inner;
  findings_.add(Code::header_escape, where, {{"key", excerpt(name)}});
  return record_.keep(plain);
}

std::string HeaderReader::as_written(std::string_view value) {
  return escapes_nothing() ? std::string(value) : escaped(value);
}

/// Whether the Site header, which may still be to come, says Pente.org.
bool HeaderReader::escapes_nothing() {
  if (!escapes_nothing_) {
    constexpr std::string_view key = "[Site \"";
    const std::size_t at = bytes_.find(key);
    const std::string_view rest = at == std::string_view::npos ? std::string_view{} : bytes_.substr(at + key.size());
    escapes_nothing_ = is_pente_org(trimmed(rest.substr(0, rest.find('"'))));
  }
  return *escapes_nothing_;
}

void HeaderReader::check_date() {
  if (record_.date.empty()) return;
  const DateFault fault = read_date(record_.date, record_.site).fault;
  if (fault == DateFault::none) return;
  findings_.add(fault == DateFault::impossible ? Code::date_impossible : Code::date_ambiguous, date_value_,
                {{"text", excerpt(record_.date)}});
}

/// Tags with the same key: all are kept, the first counts.
void HeaderReader::check_doubles() {
  std::vector<const Tag*> tags;
  tags.reserve(record_.tags.size());
  for (const Tag& tag : record_.tags) tags.push_back(&tag);
  std::stable_sort(tags.begin(), tags.end(), [](const Tag* a, const Tag* b) { return a->key < b->key; });
  for (std::size_t i = 1; i < tags.size(); ++i) {
    if (tags[i]->key != tags[i - 1]->key) continue;
    if (find_key(tags[i]->key) != Key::unknown) continue;  // said already
    findings_.add(Code::duplicate_tag, tags[i]->where, {{"name", excerpt(tags[i]->key)}});
  }
}

}  // namespace fivefold::pente_text
