#include "formats/sgf/output.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

#include "formats/jsonl/json_text.h"
#include "formats/sgf/game_lines.h"
#include "formats/sgf/names.h"

namespace fivefold::sgf {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kWidth = 76;
/// Longer lists of properties stay JSON: the library looks through all names of an object for each new one.
constexpr std::size_t kMostNames = 1024;

/// Counts what ends a name; a text may hold the same two characters, so that it never counts too few.
bool has_too_many_names(std::string_view json) {
  std::size_t count = 0;
  for (std::size_t at = json.find("\":"); at != std::string_view::npos; at = json.find("\":", at + 2)) ++count;
  return count > kMostNames;
}

/// An object of lists of raw values; nothing when it is anything else or a name has a meaning of its own here.
std::optional<std::vector<RawProperty>> properties_of(const Json& object, bool comments) {
  if (!object.is_object() || object.empty()) return {};
  std::vector<RawProperty> all;
  for (const auto& [name, values] : object.items()) {
    const bool taken = name == "B" || name == "W" || name.starts_with(kPrivate) || (name == "C" && !comments);
    if (taken || !is_property_name(name) || !values.is_array() || values.empty()) return {};
    RawProperty& property = all.emplace_back(name, std::vector<std::string>());
    for (const Json& value : values) {
      if (!value.is_string() || !is_raw_value(value.get_ref<const std::string&>())) return {};
      property.second.push_back(value.get<std::string>());
    }
  }
  return all;
}

std::optional<std::vector<std::vector<RawProperty>>> nodes_of(const Json& list, bool comments) {
  if (!list.is_array() || list.empty()) return {};
  std::vector<std::vector<RawProperty>> nodes;
  for (const Json& node : list) {
    auto properties = properties_of(node, comments);
    if (!properties) return {};
    nodes.push_back(std::move(*properties));
  }
  return nodes;
}

std::string members(const std::vector<RawProperty>& properties) {
  std::string out;
  for (const auto& [name, values] : properties) {
    if (!out.empty()) out += ',';
    jsonl::append_quoted(name, out);
    out += ":[";
    for (std::size_t i = 0; i < values.size(); ++i) {
      if (i > 0) out += ',';
      jsonl::append_quoted(values[i], out);
    }
    out += ']';
  }
  return out;
}

std::string joined(const std::vector<std::vector<RawProperty>>& nodes) {
  std::string out;
  for (const auto& node : nodes) out.append(out.empty() ? "{" : ",{").append(members(node)).append("}");
  return out;
}

}  // namespace

void Output::open() {
  if (!out_.empty() && out_.back() != '\n') out_ += '\n';
  line_ = out_.size();
  out_ += '(';
}

void Output::close() { out_ += ')'; }

void Output::node() {
  if (out_.size() - line_ > kWidth) {
    out_ += '\n';
    line_ = out_.size();
  }
  out_ += ';';
  last_name_ = {};
}

void Output::end_node() {
  const auto exact = std::move(exact_);
  exact_.clear();
  for (const auto& [name, text] : exact) {
    std::string quoted = name + ":";
    append_json(text, quoted);
    raw(kExact, escape(quoted));
  }
  const std::size_t last = out_.rfind('\n');
  if (last != std::string::npos) line_ = std::max(line_, last + 1);
}

void Output::raw(std::string_view name, std::string_view value) {
  if (last_name_ != name) out_.append(name);
  last_name_ = name;
  out_.append(1, '[').append(value).append(1, ']');
}

void Output::text(std::string_view name, std::string_view value, TextKind kind) {
  if (value.empty()) return;
  raw(name, escape(value));
  if (readable_text(value, kind) != value) exact_.emplace_back(name, value);
}

void Output::raw_list(const RawProperty& property) {
  for (const std::string& value : property.second) raw(property.first, value);
  last_name_ = {};
}

Others part_others(std::string_view all, bool leading) {
  const Others untouched{std::string(all), {}, {}};
  if (all.find("\"sgf") == std::string_view::npos || has_too_many_names(all)) return untouched;
  const Json json = Json::parse("{" + std::string(all) + "}", nullptr, false);
  if (!json.is_object()) return untouched;
  Others parted;
  std::string_view rest = all;
  const auto take = [&](std::string_view text) {
    if (text.empty() || !rest.ends_with(text)) return false;
    rest.remove_suffix(text.size());
    if (rest.ends_with(',')) rest.remove_suffix(1);
    return true;
  };
  std::string nodes_text;
  if (const auto found = json.find(kNodesMember); found != json.end()) {
    auto nodes = nodes_of(*found, leading);
    if (!nodes || !take(members_of({}, {}, joined(*nodes)))) return untouched;
    parted.nodes = std::move(*nodes);
    nodes_text = joined(parted.nodes);
  }
  if (const auto found = json.find(kMember); found != json.end()) {
    auto properties = properties_of(*found, false);
    if (leading || !properties || !take(members_of({}, members(*properties), {}))) return untouched;
    parted.properties = std::move(*properties);
  }
  parted.rest = rest;
  // The reader must join the parts to the same text.
  const bool same = members_of(parted.rest, members(parted.properties), nodes_text) == all;
  return same ? parted : untouched;
}

std::vector<std::string> root_values(std::string_view value, bool json) {
  if (!json) return is_raw_value(value) ? std::vector<std::string>{std::string(value)} : std::vector<std::string>();
  const Json list = Json::parse(value, nullptr, false);
  if (!list.is_array() || list.size() < 2) return {};
  std::vector<std::string> values;
  std::string again;
  for (const Json& element : list) {
    if (!element.is_string() || !is_raw_value(element.get_ref<const std::string&>())) return {};
    values.push_back(element.get<std::string>());
    again += again.empty() ? '[' : ',';
    jsonl::append_quoted(values.back(), again);
  }
  return again + "]" == value ? values : std::vector<std::string>();
}

std::vector<std::vector<RawProperty>> root_nodes(std::string_view json) {
  if (has_too_many_names(json)) return {};
  const auto nodes = nodes_of(Json::parse(json, nullptr, false), false);
  if (!nodes || "[" + joined(*nodes) + "]" != json) return {};
  return *nodes;
}

}  // namespace fivefold::sgf
