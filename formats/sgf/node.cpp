#include "formats/sgf/node.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "formats/jsonl/json_text.h"
#include "formats/sgf/names.h"

namespace fivefold::sgf {
namespace {

constexpr std::size_t kFew = 16;

}  // namespace

void Node::clear() {
  used_ = 0;
  moves.clear();
  places_.clear();
}

std::size_t Node::place_of(std::string_view name) const {
  if (used_ > kFew) {
    const auto found = places_.find(name);
    return found == places_.end() ? used_ : found->second;
  }
  std::size_t place = 0;
  while (place < used_ && properties_[place].name != name) ++place;
  return place;
}

const Property* Node::find(std::string_view name) const {
  const std::size_t place = place_of(name);
  return place < used_ ? &properties_[place] : nullptr;
}

void Node::add(const Scanner& scanner, LimitedFindings& findings) {
  const std::string_view name = scanner.name();
  if (name == "B" || name == "W") {
    for (const Value& value : scanner.values()) moves.push_back({name == "W", value});
    return;
  }
  if (const std::size_t place = place_of(name); place < used_) {
    std::vector<Value>& values = properties_[place].values;
    findings.add_once(Code::sgf_property_twice, scanner.where(), {{"name", std::string(name)}});
    values.insert(values.end(), scanner.values().begin(), scanner.values().end());
    return;
  }
  if (used_ == properties_.size()) properties_.emplace_back();
  Property& added = properties_[used_++];
  added.name = name;
  added.where = scanner.where();
  added.values.assign(scanner.values().begin(), scanner.values().end());
  if (used_ < kFew) return;
  if (places_.empty()) {
    for (std::size_t i = 0; i < used_; ++i) places_.emplace(properties_[i].name, i);
  } else {
    places_.emplace(name, used_ - 1);
  }
}

std::string_view Node::raw(std::string_view name) const {
  const Property* const found = find(name);
  return found == nullptr ? std::string_view() : found->values.front().raw;
}

std::string_view Node::text(std::string_view name, TextKind kind, Record& record) const {
  const std::string_view written = keep_text(raw(name), kind, record);
  const Property* const exact = find(kExact);
  if (exact == nullptr) return written;
  for (const Value& value : exact->values) {
    const std::string entry = read_text(value.raw, TextKind::text);
    if (entry.size() <= name.size() || !entry.starts_with(name) || entry[name.size()] != ':') continue;
    const auto json = nlohmann::json::parse(entry.substr(name.size() + 1), nullptr, false);
    // Where somebody has changed the text since, the exact form is stale.
    if (json.is_string() && readable_text(json.get_ref<const std::string&>(), kind) == written)
      return record.keep(json.get_ref<const std::string&>());
  }
  return written;
}

void append_members(const std::vector<const Property*>& properties, std::string& out) {
  for (const Property* const property : properties) {
    if (!out.empty() && out.back() != '{') out += ',';
    jsonl::append_quoted(property->name, out);
    out += ":[";
    for (std::size_t i = 0; i < property->values.size(); ++i) {
      if (i > 0) out += ',';
      jsonl::append_quoted(property->values[i].raw, out);
    }
    out += ']';
  }
}

}  // namespace fivefold::sgf
