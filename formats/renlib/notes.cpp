#include "formats/renlib/notes.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "formats/jsonl/json_text.h"
#include "formats/renlib/node.h"
#include "formats/renlib/texts.h"
#include "formats/sgf/output.h"
#include "formats/sgf/values.h"

namespace fivefold::renlib {
namespace {

using Json = nlohmann::json;

void append_string(std::string_view key, std::string_view value, std::string& out) {
  out += out.empty() ? "\"" : ",\"";
  out.append(key).append("\":");
  jsonl::append_quoted(value, out);
}

void append_true(std::string_view key, std::string& out) {
  out += out.empty() ? "\"" : ",\"";
  out.append(key).append("\":true");
}

std::string list_members(const Notes& notes) {
  std::string out;
  if (notes.start) append_true("start", out);
  if (notes.no_move) append_true("no_move", out);
  if (notes.extension) append_string("extension", fmt::format("{:04x}", *notes.extension), out);
  if (notes.comment) append_string("comment", *notes.comment, out);
  if (notes.comment_hex) append_string("comment_hex", *notes.comment_hex, out);
  if (notes.text_hex) append_string("text_hex", *notes.text_hex, out);
  return out;
}

/// False when the object holds anything that the reader would not have made.
bool read_own(const Json& object, Notes& notes) {
  if (!object.is_object()) return false;
  bool known = true;
  for (const auto& [key, stated] : object.items()) {
    const Json& value = stated;  // clang 14 lets no lambda use the other name
    const auto text = [&](std::optional<std::string>& to) {
      if (value.is_string()) to = value.get<std::string>();
      known = known && value.is_string();
    };
    if (key == "start") {
      notes.start = value == true;
    } else if (key == "no_move") {
      notes.no_move = value == true;
    } else if (key == "extension") {
      std::optional<std::string> digits;
      text(digits);
      const auto bytes = digits ? from_hex(*digits) : std::nullopt;
      known = known && bytes && bytes->size() == 2;
      if (bytes && bytes->size() == 2) {
        notes.extension = static_cast<std::uint16_t>(static_cast<unsigned char>((*bytes)[0]) << 8 |
                                                     static_cast<unsigned char>((*bytes)[1]));
      }
    } else if (key == "comment") {
      text(notes.comment);
    } else if (key == "comment_hex") {
      text(notes.comment_hex);
    } else if (key == "text_hex") {
      text(notes.text_hex);
    } else {
      known = false;
    }
  }
  return known;
}

std::optional<std::pair<Coord, std::string>> label_from(std::string_view raw) {
  const std::size_t colon = raw.find(':');
  if (colon == std::string_view::npos) return std::nullopt;
  const auto at = sgf::read_point(raw.substr(0, colon), kSide);
  if (!at || !on_board(*at)) return std::nullopt;
  return std::pair{*at, sgf::read_text(raw.substr(colon + 1), sgf::TextKind::text)};
}

/// False when a property has no place in a library, or another one than it has in SGF.
bool read_property(const sgf::RawProperty& property, SgfMembers& to) {
  const auto& [name, values] = property;
  if (name == "LB") {
    bool all = true;
    for (const std::string& value : values) {
      auto label = label_from(value);
      all = all && label && !label->second.empty();
      if (label && !label->second.empty()) to.labels.push_back(std::move(*label));
    }
    return all;
  }
  if (name != "MA" && name != "TR" && name != "CR" && name != "SQ") return false;
  const std::string point = sgf::write_point(to.own, kSide);
  to.mark = to.mark || std::find(values.begin(), values.end(), point) != values.end();
  return name == "MA" && values.size() == 1 && to.mark;
}

}  // namespace

std::string label_value(Coord at, std::string_view text) {
  return sgf::write_point(at, kSide) + ":" + sgf::escape(text);
}

std::string own_members(const Notes& notes) {
  const std::string members = list_members(notes);
  return members.empty() ? members : fmt::format("\"{}\":{{{}}}", kMember, members);
}

std::string join_members(std::string_view own, const SgfMembers& sgf) {
  std::string out(own);
  out += out.empty() ? "\"sgf\":{" : ",\"sgf\":{";
  if (sgf.mark) {
    out += "\"MA\":[";
    jsonl::append_quoted(sgf::write_point(sgf.own, kSide), out);
    out += ']';
  }
  if (!sgf.labels.empty()) out += sgf.mark ? ",\"LB\":[" : "\"LB\":[";
  for (std::size_t i = 0; i < sgf.labels.size(); ++i) {
    if (i > 0) out += ',';
    jsonl::append_quoted(label_value(sgf.labels[i].first, sgf.labels[i].second), out);
  }
  if (!sgf.labels.empty()) out += ']';
  return out += '}';
}

NotesFound notes_from(std::string_view members, Coord own) {
  NotesFound found;
  found.sgf.own = own;
  if (members.empty()) return found;
  const sgf::Others others = sgf::part_others(members, false);
  found.lost = !others.nodes.empty();
  for (const sgf::RawProperty& property : others.properties) {
    if (!read_property(property, found.sgf)) found.lost = true;
  }
  if (others.rest.empty()) return found;
  const Json json = Json::parse("{" + others.rest + "}", nullptr, false);
  if (!json.is_object()) found.lost = true;
  if (!json.is_object()) return found;
  for (const auto& [key, value] : json.items()) {
    if (key != kMember || !read_own(value, found.notes)) found.lost = true;
  }
  return found;
}

std::vector<std::pair<Coord, std::string>> labels_from(std::string_view value, bool json) {
  std::vector<std::pair<Coord, std::string>> labels;
  for (const std::string& raw : sgf::root_values(value, json)) {
    if (auto label = label_from(raw)) labels.push_back(std::move(*label));
  }
  return labels;
}

}  // namespace fivefold::renlib
