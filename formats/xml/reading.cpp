#include "formats/xml/reading.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <limits>

#include "formats/jsonl/json_text.h"
#include "formats/xml/escape.h"
#include "formats/xml/markup.h"
#include "formats/xml/words.h"

namespace fivefold::xml {
namespace {

template <class Number>
std::optional<Number> whole_number(std::string_view text) {
  Number number{};
  const char* const end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, number);
  if (text.empty() || read.ec != std::errc{} || read.ptr != end) return std::nullopt;
  return number;
}

}  // namespace

std::string excerpt(std::string_view text) {
  constexpr std::size_t kLongest = 60;
  std::size_t end = std::min(text.size(), kLongest);
  while (end > 0 && end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
  return std::string(text.substr(0, end));
}

void report(Diagnostics& diagnostics, Code code, Span where, std::initializer_list<Argument> arguments) {
  constexpr std::size_t kMany = 200;
  if (diagnostics.size() >= kMany && diagnostics.has(code)) return;
  diagnostics.add(code, where, arguments);
}

// No recursion: the depth of a tree is no matter of the stack.
void tie_places(tinyxml2::XMLElement& game, std::vector<Place>& places) {
  std::size_t next = 0;
  tinyxml2::XMLNode* node = &game;
  while (node != nullptr && next < places.size()) {
    if (node->ToElement() != nullptr) node->SetUserData(&places[next++]);
    tinyxml2::XMLNode* after = node->FirstChild();
    while (after == nullptr && node != nullptr && node != &game) {
      after = node->NextSibling();
      if (after == nullptr) node = node->Parent();
    }
    node = after;
  }
}

std::optional<Coord> read_cell(std::string_view text) {
  const std::size_t comma = text.find(',');
  if (comma == std::string_view::npos) return std::nullopt;
  const auto x = whole_number<std::int16_t>(text.substr(0, comma));
  const auto y = whole_number<std::int16_t>(text.substr(comma + 1));
  if (!x || !y) return std::nullopt;
  return Coord{*x, *y};
}

Span Reading::where(const tinyxml2::XMLElement& element, std::string_view attribute) const {
  const Span tag = place(element).tag;
  const std::string_view text = raw(tag);
  for (std::size_t at = text.find(attribute); at != std::string_view::npos; at = text.find(attribute, at + 1)) {
    std::size_t after = at + attribute.size();
    while (after < text.size() && is_white(text[after])) ++after;
    if (at == 0 || !is_white(text[at - 1]) || after >= text.size() || text[after] != '=') continue;
    const std::size_t open = text.find_first_of("\"'", after);
    if (open == std::string_view::npos) break;
    const std::size_t close = std::min(text.find(text[open], open + 1), text.size());
    return {static_cast<std::uint32_t>(tag.begin + open + 1), static_cast<std::uint32_t>(tag.begin + close)};
  }
  return tag;
}

std::string_view Reading::keep(std::string_view text) {
  if (escaped && text.find('\\') != std::string_view::npos) return record.keep(unescaped(text));
  return record.keep(text);
}

std::string_view Reading::content(const tinyxml2::XMLElement& element) {
  std::string all;
  const tinyxml2::XMLNode* const only = element.FirstChild();
  if (only == nullptr) return {};
  for (const auto* node = only; node != nullptr; node = node->NextSibling()) {
    if (const auto* const text = node->ToText(); text != nullptr) {
      all += text->Value();
    } else if (const auto* const child = node->ToElement(); child != nullptr) {
      keep_element(*child);
    }
  }
  return keep(all);
}

void Reading::keep_tag(std::string_view key, std::string_view value, Span span, bool json) {
  Tag tag;
  tag.key = key;
  tag.value = value;
  tag.json = json;
  tag.where = span;
  record.tags.push_back(tag);
}

void Reading::keep_element(const tinyxml2::XMLElement& element, bool reported) {
  const Place& at = place(element);
  const Span whole{at.tag.begin, at.end};
  if (!reported) report(diagnostics, Code::unknown_element, at.tag, {{"name", element.Name()}});
  // Written at the end of the game, a part of a game that stood elsewhere would be taken for that part.
  const bool part = std::find(kPartNames.begin(), kPartNames.end(), element.Name()) != kPartNames.end();
  const bool inner = part && at.level > 1;
  const std::uint32_t number = inner ? ++kept_inner_ : ++kept_elements_;
  keep_tag(record.keep(fmt::format("xml.{}.{}", inner ? "inner" : "element", number)), raw(whole), whole);
}

void Reading::keep_text(const tinyxml2::XMLElement& parent, const tinyxml2::XMLText& text) {
  if (is_white(std::string_view(text.Value()))) return;
  report(diagnostics, Code::trailing_text, where(parent), {{"text", excerpt(text.Value())}});
  keep_tag(record.keep(fmt::format("xml.text.{}", ++kept_texts_)), keep(text.Value()), where(parent));
}

void Reading::keep_children(const tinyxml2::XMLElement& element) {
  for (const auto* node = element.FirstChild(); node != nullptr; node = node->NextSibling()) {
    if (const auto* const text = node->ToText(); text != nullptr) keep_text(element, *text);
    if (const auto* const child = node->ToElement(); child != nullptr) keep_element(*child);
  }
}

Attributes::Attributes(Reading& reading, const tinyxml2::XMLElement& element) : reading_(reading), element_(element) {
  for (const auto* at = element.FirstAttribute(); at != nullptr; at = at->Next()) entries_.push_back({at});
}

const Attributes::Entry* Attributes::find(std::string_view name) const {
  const auto found = std::find_if(entries_.begin(), entries_.end(),
                                  [&](const Entry& entry) { return name == entry.attribute->Name(); });
  return found == entries_.end() ? nullptr : &*found;
}

std::string_view Attributes::text(std::string_view name) {
  Entry* const entry = find(name);
  if (entry == nullptr) return {};
  entry->used = true;
  return reading_.keep(entry->attribute->Value());
}

void Attributes::leave(std::string_view name) {
  Entry* const entry = find(name);
  if (entry == nullptr) return;
  entry->used = false;
  entry->reported = true;
}

void Attributes::refuse(std::string_view name, Code code, std::initializer_list<Argument> arguments) {
  leave(name);
  report(reading_.diagnostics, code, where(name), arguments);
}

std::optional<int> Attributes::integer(std::string_view name, int low, int high) {
  Entry* const entry = find(name);
  if (entry == nullptr) return std::nullopt;
  const std::string_view value = entry->attribute->Value();
  const auto number = whole_number<int>(value);
  if (number && *number >= low && *number <= high) {
    entry->used = true;
    return number;
  }
  refuse(name, Code::number_out_of_range,
         {{"what", std::string(name)},
          {"text", excerpt(value)},
          {"low", std::to_string(low)},
          {"high", std::to_string(high)}});
  return std::nullopt;
}

std::optional<std::size_t> Attributes::word(std::string_view name, std::span<const char* const> words) {
  Entry* const entry = find(name);
  if (entry == nullptr) return std::nullopt;
  const std::string_view value = entry->attribute->Value();
  const auto found = std::find(words.begin(), words.end(), value);
  if (found != words.end()) {
    entry->used = true;
    return static_cast<std::size_t>(found - words.begin());
  }
  refuse(name, Code::value_unknown,
         {{"name", std::string(name)}, {"text", excerpt(value)}, {"words", fmt::format("{}", fmt::join(words, ", "))}});
  return std::nullopt;
}

std::optional<Coord> Attributes::cell(std::string_view name) {
  Entry* const entry = find(name);
  if (entry == nullptr) return std::nullopt;
  const auto cell = read_cell(entry->attribute->Value());
  if (cell) entry->used = true;
  return cell;
}

std::optional<Side> Attributes::side(std::string_view name) {
  const auto number_of_side = integer(name, 1, 2);
  if (!number_of_side) return std::nullopt;
  return *number_of_side == 1 ? Side::first : Side::second;
}

void Attributes::report_unknown(const Entry& entry) {
  if (entry.reported) return;
  const std::string_view name = entry.attribute->Name();
  report(reading_.diagnostics, Code::unknown_attribute, where(name),
         {{"name", std::string(name)}, {"element", element_.Name()}});
}

void Attributes::rest_to_tags(std::string_view path) {
  for (const Entry& entry : entries_) {
    if (entry.used) continue;
    const std::string_view name = entry.attribute->Name();
    report_unknown(entry);
    reading_.keep_tag(reading_.record.keep(fmt::format("{}{}", path, name)), reading_.keep(entry.attribute->Value()),
                      where(name));
  }
}

std::string_view Attributes::rest_to_json() {
  std::string json;
  if (Entry* const entry = find("other"); entry != nullptr) {
    const std::string_view members = reading_.keep(entry->attribute->Value());
    std::string checked;
    entry->used = jsonl::append_members(members, jsonl::Spelling::as_written, checked) == jsonl::ValueFault::none;
    if (entry->used) json = members;
  }
  for (const Entry& entry : entries_) {
    if (entry.used) continue;
    report_unknown(entry);
    if (!json.empty()) json += ',';
    jsonl::append_quoted(entry.attribute->Name(), json);
    json += ':';
    jsonl::append_quoted(reading_.keep(entry.attribute->Value()), json);
  }
  return json.empty() ? std::string_view{} : reading_.record.keep(json);
}

}  // namespace fivefold::xml
