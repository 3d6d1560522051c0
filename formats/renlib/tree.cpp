#include "formats/renlib/tree.h"

#include <unordered_map>

#include "formats/renlib/node.h"
#include "formats/renlib/texts.h"

namespace fivefold::renlib {
namespace {

bool is_passed_over(const Token& token) {
  return token.kind == TokenKind::choose || (token.kind == TokenKind::act && token.act() != Act::pass);
}

}  // namespace

std::optional<std::uint8_t> point_byte(const Record& record, std::uint32_t token) {
  const Token& of = record.tokens[token];
  switch (of.kind) {
    case TokenKind::move:
      if (!on_board(of.at)) return std::nullopt;
      return byte_of(of.at);
    case TokenKind::act: return kNoPoint;
    case TokenKind::choose: return std::nullopt;
    case TokenKind::unreadable: break;
  }
  // A byte of a library that was none of a point.
  const Extra* const extra = record.extra(token);
  if (extra == nullptr || extra->text.size() != 4 || !extra->text.starts_with("0x")) return std::nullopt;
  std::string digits(extra->text.substr(2));
  for (char& c : digits)
    if (c >= 'A' && c <= 'F') c = static_cast<char>(c - 'A' + 'a');
  const auto byte = from_hex(digits);
  if (!byte) return std::nullopt;
  const auto value = static_cast<std::uint8_t>(byte->front());
  if (value == kNoPoint || point_of(value)) return std::nullopt;
  return value;
}

std::uint32_t Tree::append(std::uint32_t parent, TreeNode node) {
  const auto id = static_cast<std::uint32_t>(nodes_.size());
  node.parent = parent;
  nodes_.push_back(node);
  TreeNode& above = nodes_[parent];
  if (above.first == kNone) {
    above.first = id;
  } else {
    nodes_[above.last].next = id;
  }
  above.last = id;
  return id;
}

void Tree::build() {
  node_of_.assign(record_.tokens.size(), kNone);
  nodes_.reserve(record_.tokens.size() + 1);
  std::unordered_map<std::uint32_t, std::uint32_t> lines;  // by id
  std::vector<std::uint32_t> bases(record_.lines.size(), kNone);
  for (std::uint32_t i = 0; i < record_.lines.size(); ++i) {
    const Line& line = record_.lines[i];
    std::uint32_t at = kRoot;
    if (i > 0) {
      const auto parent = lines.find(line.parent);
      if (parent == lines.end() || line.after > record_.lines[parent->second].count) {
        homeless.push_back(i);
        continue;
      }
      const Line& above = record_.lines[parent->second];
      at = line.after == 0 ? bases[parent->second] : node_of_[above.first + line.after - 1];
    }
    lines.emplace(line.id, i);
    bases[i] = at;
    for (std::uint32_t k = line.first; k < line.first + line.count; ++k) {
      if (at != kNone && !is_passed_over(record_.tokens[k])) {
        const auto byte = point_byte(record_, k);
        if (!byte && unwritable == kNone) {
          unwritable = k;
          unwritable_after = at;
        }
        TreeNode node;
        node.token = k;
        node.line = i;
        node.point = byte.value_or(0);
        at = byte ? append(at, node) : kNone;
      }
      if (at == kNone) ++unwritten;
      skipped = skipped || is_passed_over(record_.tokens[k]);
      node_of_[k] = at;
    }
  }
  check_numbering();
}

bool Tree::add_label(std::uint32_t node, std::uint8_t point, std::uint32_t label) {
  if (points_of_ != node) {
    points_.reset();
    for (std::uint32_t child = nodes_[node].first; child != kNone; child = nodes_[child].next) {
      points_.set(nodes_[child].point);
    }
    points_of_ = node;
  }
  if (points_.test(point)) return false;
  points_.set(point);
  TreeNode added;
  added.label = label;
  added.point = point;
  append(node, added);
  return true;
}

std::vector<std::uint32_t> Tree::order() const {
  std::vector<std::uint32_t> order;
  order.reserve(nodes_.size());
  std::vector<std::uint32_t> open;
  std::uint32_t at = kRoot;
  while (at != kNone) {
    order.push_back(at);
    if (nodes_[at].next != kNone) open.push_back(nodes_[at].next);
    at = nodes_[at].first;
    if (at != kNone || open.empty()) continue;
    at = open.back();
    open.pop_back();
  }
  return order;
}

/// The reader numbers the lines as they come and lets the first child go on with its parent's line.
void Tree::check_numbering() {
  if (record_.lines.size() == 1) return;
  std::uint32_t lines = 0;
  std::size_t met = 0;
  for (const std::uint32_t id : order()) {
    const TreeNode& node = nodes_[id];
    if (id == kRoot) continue;
    const bool goes_on = nodes_[node.parent].first == id;
    if (!goes_on) ++lines;
    const Line& line = record_.lines[node.line];
    const bool begins = node.token == line.first;
    const std::uint32_t parent_line = nodes_[node.parent].line;
    const bool same =
        goes_on ? !begins || node.line == 0
                : begins && node.line == lines && line.id == lines && line.parent == record_.lines[parent_line].id;
    numbering_lost = numbering_lost || !same;
    ++met;
  }
  if (lines + 1 != record_.lines.size() || met + unwritten != record_.tokens.size()) numbering_lost = true;
}

}  // namespace fivefold::renlib
