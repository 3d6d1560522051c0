#include <algorithm>
#include <limits>
#include <string>
#include <unordered_map>

#include "formats/jsonl/decimal.h"
#include "formats/xml/read_game.h"
#include "formats/xml/words.h"

namespace fivefold::xml {
namespace {

using tinyxml2::XMLElement;

/// What the element says that happened; an unreadable token where it says nothing known.
Token subject_of(Reading& reading, const XMLElement& element, Attributes& attributes, std::string_view& unreadable) {
  const Span where = reading.where(element);
  const std::string_view name = element.Name();
  if (name == "choose") {
    if (const auto what = attributes.word("what", kChoiceWords))
      return Token::choose(static_cast<Choice>(*what), where);
  } else if (name == "act") {
    if (const auto what = attributes.word("what", kActWords)) return Token::of(static_cast<Act>(*what), 0, where);
  } else if (attributes.has("text")) {
    unreadable = attributes.text("text");
    return Token::unreadable(where);
  } else if (const auto cell = attributes.cell("at")) {
    return Token::move(*cell, where);
  } else {
    unreadable = attributes.text("at");
    return Token::unreadable(where);
  }
  unreadable = reading.raw(where);
  return Token::unreadable(where);
}

void read_time(Reading& reading, Attributes& attributes, Token& token, std::string_view& seconds) {
  if (!attributes.has("t")) return;
  const std::string_view text = attributes.text("t");
  const auto time = jsonl::read_seconds(text);
  if (!time) {
    attributes.refuse("t", Code::time_negative, {{"text", std::string(text)}});
    return;
  }
  token.milliseconds = time->milliseconds;
  if (!time->exact) seconds = reading.keep(text);
}

void read_token(Reading& reading, const XMLElement& element) {
  Attributes attributes(reading, element);
  std::string_view unreadable;
  std::string_view seconds;
  Token token = subject_of(reading, element, attributes, unreadable);
  const bool stone = std::string_view(element.Name()) == "m";
  if (!stone && token.kind == TokenKind::unreadable) {  // its text is the whole tag, attributes and all
    const std::string_view comment = reading.content(element);
    reading.record.add(token);
    reading.record.extra_of_last().text = unreadable;
    reading.record.extra_of_last().comment = comment;
    return;
  }
  if (const auto side = attributes.side(stone ? "side" : "by")) token.side = static_cast<std::uint8_t>(number(*side));
  read_time(reading, attributes, token, seconds);
  const std::string_view other = attributes.rest_to_json();
  const std::string_view comment = reading.content(element);
  reading.record.add(token);
  if (token.kind != TokenKind::unreadable && comment.empty() && seconds.empty() && other.empty()) return;
  Extra& extra = reading.record.extra_of_last();
  extra.comment = comment;
  extra.text = unreadable;
  extra.seconds = seconds;
  extra.other = other;
}

void read_tokens(Reading& reading, const XMLElement& line) {
  for (const auto* node = line.FirstChild(); node != nullptr; node = node->NextSibling()) {
    if (const auto* const text = node->ToText(); text != nullptr) reading.keep_text(line, *text);
    const XMLElement* const element = node->ToElement();
    if (element == nullptr) continue;
    const std::string_view name = element->Name();
    if (name == "m" || name == "choose" || name == "act") {
      read_token(reading, *element);
    } else {
      reading.keep_element(*element);
    }
  }
}

/// Ids of the lines that stand so far, and where.
using Ids = std::unordered_map<int, std::size_t>;

void read_variation(Reading& reading, const XMLElement& element, Ids& ids) {
  constexpr int kMost = std::numeric_limits<int>::max();
  Record& record = reading.record;
  Attributes attributes(reading, element);
  const auto id = attributes.integer("id", 1, kMost);
  const auto parent = attributes.integer("parent", 0, kMost);
  const auto after = attributes.integer("after", 0, kMost);
  const auto found = parent ? ids.find(*parent) : ids.end();
  std::string reason;
  if (!id || ids.contains(*id)) {
    reason = "it has no id of its own";
  } else if (!parent || !after) {
    reason = "it does not say where it leaves its parent";
  } else if (found == ids.end()) {
    reason = "line " + std::to_string(*parent) + " does not stand before it";
  } else if (static_cast<std::uint32_t>(*after) > record.lines[found->second].count) {
    reason = "its parent has fewer than " + std::to_string(*after) + " moves";
  }
  if (!reason.empty()) {
    report(reading.diagnostics, Code::variation_misplaced, reading.where(element), {{"reason", reason}});
    reading.keep_element(element, true);
    return;
  }
  const std::string_view other = attributes.rest_to_json();
  record
      .begin_line(static_cast<std::uint32_t>(*id), static_cast<std::uint32_t>(*parent),
                  static_cast<std::uint32_t>(*after))
      .other = other;
  ids.emplace(*id, record.lines.size() - 1);
  read_tokens(reading, element);
}

}  // namespace

void read_lines(Reading& reading, const XMLElement* moves, const std::vector<const XMLElement*>& variations) {
  if (moves != nullptr) {
    reading.record.moves_where = reading.where(*moves);
    Attributes(reading, *moves).rest_to_tags("/moves/");
    read_tokens(reading, *moves);
  }
  Ids ids{{0, 0}};
  for (const XMLElement* const variation : variations) read_variation(reading, *variation, ids);
}

}  // namespace fivefold::xml
