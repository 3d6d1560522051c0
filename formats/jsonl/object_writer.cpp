#include "formats/jsonl/object_writer.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>

namespace fivefold::jsonl {
namespace {

/// The objects and lists whose unknown parts are written back where they stood.
constexpr std::array<std::string_view, 13> kParents = {
    "/",         "/board/", "/board/locked/",   "/board/portals/",  "/setup/",      "/setup/stones/", "/setup/taken/",
    "/players/", "/event/", "/setup/stones/1/", "/setup/stones/2/", "/variations/", "/clock/"};

std::string unescaped(std::string_view step) {
  std::string out;
  for (std::size_t i = 0; i < step.size(); ++i) {
    const bool escape = step[i] == '~' && i + 1 < step.size();
    out += escape ? (step[++i] == '1' ? '/' : '~') : step[i];
  }
  return out;
}

/// Where a kept tag belongs. A key that is no pointer, or one to nowhere, stands at the top level.
KeptValues::Value placed(const Tag& tag) {
  const std::size_t slash = tag.key.rfind('/');
  if (!tag.key.empty() && tag.key.front() == '/') {
    const std::string_view parent = tag.key.substr(0, slash + 1);
    const bool known = std::find(kParents.begin(), kParents.end(), parent) != kParents.end();
    if (known || parent == "/tags/") return {parent == "/" ? "" : parent, unescaped(tag.key.substr(slash + 1)), &tag};
  }
  return {"", std::string(tag.key), &tag};
}

bool by_parent(const KeptValues::Value& a, const KeptValues::Value& b) { return a.parent < b.parent; }
bool by_parent_and_name(const KeptValues::Value& a, const KeptValues::Value& b) {
  return a.parent != b.parent ? a.parent < b.parent : a.name < b.name;
}

}  // namespace

void append_cell(Coord cell, std::string& out) { fmt::format_to(std::back_inserter(out), "[{},{}]", cell.x, cell.y); }

std::string ObjectWriter::free_name(std::string_view name) const {
  const auto from = keys_.begin() + static_cast<std::ptrdiff_t>(first_key_);
  std::string free(name);
  for (int i = 2; std::find(from, keys_.end(), free) != keys_.end(); ++i) free = fmt::format("{}#{}", name, i);
  return free;
}

void ObjectWriter::members(std::string_view text) {
  if (text.empty()) return;
  const std::size_t before = out_.size();
  comma();
  if (append_members(text, spelling_, out_) == ValueFault::none) return;
  out_.resize(before);
  this->text("other", text);
}

KeptValues::KeptValues(const Record& record, Spelling spelling) {
  for (const Tag& tag : record.tags) {
    if (tag.json) {
      values_.push_back(placed(tag));
    } else {
      values_.push_back({"/tags/", std::string(tag.key), &tag});
    }
  }
  std::stable_sort(values_.begin(), values_.end(), spelling == Spelling::canonical ? by_parent_and_name : by_parent);
}

std::pair<KeptValues::Iterator, KeptValues::Iterator> KeptValues::of(std::string_view parent) const {
  return std::equal_range(values_.begin(), values_.end(), Value{parent, {}, nullptr}, by_parent);
}

std::unordered_map<std::string_view, const Tag*> KeptValues::parts(std::string_view parent) const {
  std::unordered_map<std::string_view, const Tag*> out;
  const auto [from, to] = of(parent);
  for (auto it = from; it != to; ++it) out.emplace(it->name, it->tag);
  return out;
}

void KeptValues::write_members(std::string_view parent, ObjectWriter& to) const {
  const auto [from, end] = of(parent);
  const auto write_one = [&](const Value& value) {
    to.key(to.free_name(value.name));
    if (value.tag->json) {
      to.value(value.tag->value);
    } else {
      append_quoted(value.tag->value, to.out());
    }
  };
  // Where the game came from stands last in the contract.
  const auto is_source = [&](const Value& value) { return parent.empty() && value.name == "source"; };
  for (auto it = from; it != end; ++it) {
    if (!is_source(*it)) write_one(*it);
  }
  for (auto it = from; it != end; ++it) {
    if (is_source(*it)) write_one(*it);
  }
}

void KeptValues::write_elements(std::string_view parent, ObjectWriter& to) const {
  const auto [from, end] = of(parent);
  for (auto it = from; it != end; ++it) {
    if (it->name != "-") continue;
    to.comma();
    to.value(it->tag->value);
  }
}

}  // namespace fivefold::jsonl
