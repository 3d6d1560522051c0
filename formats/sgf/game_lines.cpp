#include "formats/sgf/game_lines.h"

#include <unordered_set>

#include "formats/sgf/names.h"

namespace fivefold::sgf {

std::string members_of(std::string_view other, std::string_view properties, std::string_view nodes) {
  std::string out(other);
  const auto add = [&](std::string_view name, char open, std::string_view body, char close) {
    if (body.empty()) return;
    if (!out.empty()) out += ',';
    out.append("\"").append(name).append("\":").append(1, open).append(body).append(1, close);
  };
  add(kMember, '{', properties, '}');
  add(kNodesMember, '[', nodes, ']');
  return out;
}

std::uint32_t GameLines::add_line(std::uint32_t parent, std::uint32_t after) {
  TreeLine& line = lines_.emplace_back();
  line.parent = parent;
  line.after = after;
  return static_cast<std::uint32_t>(lines_.size() - 1);
}

std::uint32_t GameLines::add(std::uint32_t line, const Token& token) {
  items_.push_back({token, line, kNone});
  ++lines_[line].count;
  return static_cast<std::uint32_t>(items_.size() - 1);
}

GameLines::More& GameLines::more(std::uint32_t item) {
  if (items_[item].more == kNone) {
    items_[item].more = static_cast<std::uint32_t>(mores_.size());
    mores_.emplace_back();
  }
  return mores_[items_[item].more];
}

/// Whether fivefold's own numbers order all lines, each behind its parent, with no id twice.
bool GameLines::numbers_usable() const {
  std::vector<bool> seen(lines_.size());
  std::unordered_set<std::int64_t> ids{0};
  for (std::size_t i = 1; i < lines_.size(); ++i) {
    const TreeLine& line = lines_[i];
    if (line.id < 0 || line.position < 1 || static_cast<std::size_t>(line.position) >= lines_.size()) return false;
    if (seen[static_cast<std::size_t>(line.position)] || !ids.insert(line.id).second) return false;
    seen[static_cast<std::size_t>(line.position)] = true;
    if (line.parent != 0 && lines_[line.parent].position >= line.position) return false;
  }
  return true;
}

/// The lines in the order that the record has them.
std::vector<std::uint32_t> GameLines::order() const {
  std::vector<std::uint32_t> order(lines_.size());
  const bool numbered = numbers_usable();
  for (std::uint32_t i = 0; i < lines_.size(); ++i) {
    order[numbered && i > 0 ? static_cast<std::size_t>(lines_[i].position) : i] = i;
  }
  return order;
}

void GameLines::fill(Record& record) {
  const bool numbered = numbers_usable();
  const auto id_of = [&](std::uint32_t line) {
    return numbered && line > 0 ? static_cast<std::uint32_t>(lines_[line].id) : line;
  };
  // Items by line: where each line's begin, then each to its place.
  std::vector<std::uint32_t> begin(lines_.size() + 1);
  for (std::uint32_t i = 0; i < lines_.size(); ++i) begin[i + 1] = begin[i] + lines_[i].count;
  std::vector<std::uint32_t> place(begin.begin(), begin.end() - 1);
  std::vector<std::uint32_t> sorted(items_.size());
  for (std::uint32_t i = 0; i < items_.size(); ++i) sorted[place[items_[i].line]++] = i;

  for (const std::uint32_t i : order()) {
    TreeLine& line = lines_[i];
    if (i > 0) {
      Line& added = record.begin_line(id_of(i), id_of(line.parent), line.after);
      const std::string other = members_of(line.other, {}, line.nodes);
      if (!other.empty()) added.other = record.keep(other);
    }
    for (std::uint32_t k = begin[i]; k < begin[i + 1]; ++k) {
      const Item& item = items_[sorted[k]];
      record.add(item.token);
      if (item.more == kNone || !mores_[item.more].any()) continue;
      const More& more = mores_[item.more];
      Extra& extra = record.extra_of_last();
      if (!more.comment.empty()) extra.comment = record.keep(more.comment);
      extra.text = more.text;
      extra.seconds = more.seconds;
      const std::string other = members_of(more.own, more.other, more.nodes);
      if (!other.empty()) extra.other = record.keep(other);
    }
  }
}

}  // namespace fivefold::sgf
