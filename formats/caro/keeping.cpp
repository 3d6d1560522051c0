#include "formats/caro/keeping.h"

#include <algorithm>

namespace fivefold::caro {

using jsonl::Cursor;
using jsonl::Kind;
using jsonl::ValueFault;

KeptMembers kept_members(std::string_view object, Record& store) {
  KeptMembers members;
  Diagnostics unused;
  Cursor cursor(object, store, unused);
  if (cursor.peek() != Kind::object) return members;
  cursor.open();
  bool first = true;
  std::string_view key;
  while (cursor.next_member(first, key)) {
    cursor.peek();
    members.emplace_back(std::string(key), cursor.skip());
  }
  return members;
}

std::string kept_move(std::string_view key, std::string_view raw, std::string_view usual) {
  std::string member;
  if (raw == usual) return member;
  jsonl::append_quoted(key, member);
  member += ':';
  const std::size_t value = member.size();
  const ValueFault fault = jsonl::append_value(raw, jsonl::Spelling::as_written, member);
  if (fault != ValueFault::none || std::string_view(member).substr(value) == usual) member.clear();
  return member;
}

std::string_view text_of_move(std::string_view key, std::string_view other, Record& store) {
  if (other.empty()) return {};
  const std::string_view object = store.keep("{" + std::string(other) + "}");
  for (const auto& [name, text] : kept_members(object, store))
    if (name == key) return text;
  return {};
}

void MemberReader::walk(const std::function<void(std::size_t)>& read) {
  Cursor& cursor = reading_.cursor;
  std::vector<std::pair<std::string_view, Span>> unknown;
  std::uint32_t seen = 0;
  cursor.open();
  bool first = true;
  std::string_view name;
  while (cursor.next_member(first, name)) {
    cursor.peek();
    const std::size_t start = cursor.at();
    const auto found = std::find(names_.begin(), names_.end(), name);
    const auto member = static_cast<std::size_t>(found - names_.begin());
    if (found == names_.end()) {
      keep_unknown(name);
      unknown.emplace_back(name, cursor.since(start));
      continue;
    }
    const std::uint32_t bit = 1U << member;
    if ((seen & bit) != 0) {
      keep_unknown(std::string(name) + "#2");
      cursor.report(Code::duplicate_tag, cursor.since(start), {{"name", std::string(name)}});
      continue;
    }
    seen |= bit;
    read(member);
    seen_.push_back({std::string(name), member, cursor.since(start)});
  }
  if (unknown.size() > 1) jsonl::report_repeated(reading_, unknown);
}

void MemberReader::keep_unknown(std::string_view name) {
  jsonl::keep_value(reading_, jsonl::Sink{"", &kept_}, name);
  seen_.push_back({std::string(name), kNone, {}});
}

void MemberReader::tag(std::string_view key, std::string_view value) {
  Tag& added = reading_.record.tags.emplace_back();
  added.key = key;
  added.value = reading_.record.keep(value);
  added.json = true;
}

void MemberReader::keep(const Spelling& spelling) {
  std::string text;
  for (const Seen& seen : seen_) {
    text.clear();
    if (seen.member == kNone || !spelling.append(seen.member, text)) continue;
    const std::string_view raw = reading_.cursor.text_of(seen.where);
    if (raw != text) keep_spelling(seen.name, raw, text);
  }
  std::vector<std::string_view> usual;
  for (std::size_t i = 0; i < names_.size(); ++i)
    if (spelling.is_stated(i)) usual.push_back(names_[i]);
  const bool as_usual = std::equal(usual.begin(), usual.end(), seen_.begin(), seen_.end(),
                                   [](std::string_view name, const Seen& seen) { return name == seen.name; });
  if (!as_usual) {
    std::string keys = "[";
    for (const Seen& seen : seen_) {
      if (keys.size() > 1) keys += ',';
      jsonl::append_quoted(seen.name, keys);
    }
    tag(tags_.keys, keys += ']');
  }
  if (!kept_.empty()) tag(tags_.kept, "{" + kept_ + "}");
}

void MemberReader::keep_spelling(std::string name, std::string_view raw, std::string_view usual) {
  std::string compact;
  const ValueFault fault = jsonl::append_value(raw, jsonl::Spelling::as_written, compact);
  if (fault == ValueFault::too_deep || compact == usual) return;
  if (fault == ValueFault::malformed) {
    if (raw.empty()) return;
    name += "#broken";
    jsonl::append_quoted(raw, compact);
  }
  if (!kept_.empty()) kept_ += ',';
  jsonl::append_quoted(name, kept_);
  kept_.append(":").append(compact);
}

MemberWriter::MemberWriter(const Record& record, KeepTags tags, std::span<const std::string_view> names, bool canonical)
    : record_(record), tags_(tags), names_(names), canonical_(canonical) {
  store_.clear();
  members_ = kept_members(record.tag(tags.kept), store_);
  for (std::size_t i = members_.size(); i-- > 0;) places_[members_[i].first].push_back(i);
  used_.resize(members_.size());
}

std::size_t MemberWriter::index_of(std::string_view name) const {
  return static_cast<std::size_t>(std::find(names_.begin(), names_.end(), name) - names_.begin());
}

const std::string_view* MemberWriter::take(std::string_view name) {
  const auto found = places_.find(name);
  if (found == places_.end() || found->second.empty()) return nullptr;
  const std::size_t place = found->second.back();
  found->second.pop_back();
  used_[place] = true;
  return &members_[place].second;
}

std::vector<std::string> MemberWriter::order(const Members& members) {
  std::vector<std::string> names;
  const std::string_view tag = record_.tag(tags_.keys);
  if (tag.empty() || canonical_) {
    for (std::size_t i = 0; i < names_.size(); ++i)
      if (members.is_stated(i)) names.emplace_back(names_[i]);
    return names;
  }
  Diagnostics unused;
  Cursor cursor(tag, store_, unused);
  if (cursor.peek() != Kind::array) return names;
  cursor.open();
  bool first = true;
  while (cursor.next_element(first)) {
    if (cursor.peek() == Kind::string) {
      names.emplace_back(cursor.read_string("a key"));
    } else {
      cursor.skip();
    }
  }
  return names;
}

void MemberWriter::write(const Members& members, std::string& out) {
  out += '{';
  std::vector<bool> written(names_.size());
  for (const std::string& name : order(members)) {
    const std::size_t member = index_of(name);
    if (member != names_.size()) {
      if (!written[member]) write_member(member, members, out);
      written[member] = true;
    } else if (const std::string_view* const text = take(name)) {
      write_text(name, *text, out);
    }
  }
  for (std::size_t i = 0; i < names_.size(); ++i)
    if (!written[i] && members.is_needed(i)) write_member(i, members, out);
  for (std::size_t i = 0; i < members_.size(); ++i)
    if (!used_[i] && index_of(members_[i].first) == names_.size())
      write_text(members_[i].first, members_[i].second, out);
  out += '}';
}

void MemberWriter::write_text(std::string_view name, std::string_view text, std::string& out) const {
  if (out.back() != '{') out += ',';
  jsonl::append_quoted(name, out);
  out += ':';
  jsonl::append_value_or_quoted(text, canonical_ ? jsonl::Spelling::canonical : jsonl::Spelling::as_written, out);
}

void MemberWriter::write_member(std::size_t member, const Members& members, std::string& out) {
  const std::string_view* const text = take(names_[member]);
  if (text != nullptr && members.still_says(member, *text)) return write_text(names_[member], *text, out);
  if (out.back() != '{') out += ',';
  jsonl::append_quoted(names_[member], out);
  out += ':';
  members.append(member, out);
}

}  // namespace fivefold::caro
