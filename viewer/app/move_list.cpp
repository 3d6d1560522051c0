#include "viewer/app/move_list.h"

#include <algorithm>
#include <limits>
#include <unordered_map>

namespace fivefold::viewer {
namespace {

constexpr std::uint32_t kNoRow = std::numeric_limits<std::uint32_t>::max();

/// A line that is being listed, up to and without its token `next`.
struct Frame {
  std::uint32_t line = 0;
  std::uint32_t next = 0;
  std::uint32_t depth = 0;
  std::size_t branch = 0;  ///< next of the line's branches
  bool opens = false;      ///< the next row is written with its full number
};

/// The variations of each line in the order in which they leave it.
std::vector<std::vector<std::uint32_t>> branches_of(const Record& record) {
  std::unordered_map<std::uint32_t, std::uint32_t> index_of;
  for (std::uint32_t i = 0; i < record.lines.size(); ++i) index_of.emplace(record.lines[i].id, i);
  std::vector<std::vector<std::uint32_t>> branches(record.lines.size());
  for (std::uint32_t i = 1; i < record.lines.size(); ++i) {
    const auto parent = index_of.find(record.lines[i].parent);
    // A parent stands before its variations; anything else would go round in circles.
    const std::uint32_t of = parent == index_of.end() || parent->second >= i ? 0 : parent->second;
    branches[of].push_back(i);
  }
  for (auto& list : branches)
    std::stable_sort(list.begin(), list.end(),
                     [&](std::uint32_t a, std::uint32_t b) { return record.lines[a].after < record.lines[b].after; });
  return branches;
}

}  // namespace

MoveList list_moves(const Study& study) {
  const Record& record = study.record();
  MoveList list;
  list.row_of_token.assign(record.tokens.size(), kNoRow);
  if (record.lines.empty()) return list;
  const auto branches = branches_of(record);
  std::vector<Frame> stack = {{0, 0, 0, 0, false}};
  while (!stack.empty()) {
    Frame& at = stack.back();
    const Line& line = record.lines[at.line];
    const auto& leaving = branches[at.line];
    // Behind token `next - 1` come the variations that replace it, that is, leave before it.
    if (at.branch < leaving.size() && (record.lines[leaving[at.branch]].after < at.next || at.next >= line.count)) {
      const std::uint32_t variation = leaving[at.branch++];
      at.opens = true;
      const std::uint32_t depth = at.depth + 1;
      stack.push_back({variation, 0, depth, 0, true});
      continue;
    }
    if (at.next >= line.count) {
      stack.pop_back();
      continue;
    }
    const std::uint32_t token = line.first + at.next;
    const std::uint32_t start = study.length(at.line) - line.count;  // tokens of the path before the line begins
    if (token < list.row_of_token.size()) list.row_of_token[token] = static_cast<std::uint32_t>(list.rows.size());
    list.rows.push_back({Cursor{at.line, start + at.next + 1}, at.depth, at.opens});
    at.opens = false;
    ++at.next;
  }
  return list;
}

std::size_t MoveList::row_at(const Study& study, Cursor cursor) const {
  const Node* const node = study.node(cursor);
  if (node == nullptr || node->token >= row_of_token.size() || row_of_token[node->token] == kNoRow) return rows.size();
  return row_of_token[node->token];
}

}  // namespace fivefold::viewer
