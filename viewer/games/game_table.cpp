#include "viewer/games/game_table.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "formats/encoding.h"

namespace fivefold::viewer {
namespace {

constexpr std::uint32_t kUnknown = std::numeric_limits<std::uint32_t>::max();

std::vector<std::string> words_of(const std::string& filter) {
  std::vector<std::string> words(1);
  for (const char c : fold_for_search(replace_invalid_utf8(filter))) {
    if (c != ' ' && c != '\t') {
      words.back() += c;
    } else if (!words.back().empty()) {
      words.emplace_back();
    }
  }
  if (words.back().empty()) words.pop_back();
  return words;
}

bool is_text(GameColumn column) {
  return column == GameColumn::first || column == GameColumn::second || column == GameColumn::event ||
         column == GameColumn::ruleset;
}

}  // namespace

void GameTable::add(const GameRow& row) {
  rows_.push_back({texts_.add(row.first), texts_.add(row.second), texts_.add(row.event), texts_.add(row.date),
                   texts_.add(row.ruleset), texts_.add(row.path), row.sort_date, row.plies, row.captures, row.result,
                   row.status, row.number});
}

GameRow GameTable::row(std::size_t index) const {
  const Row& from = rows_[index];
  const auto text = [&](TextPool::Id id) { return std::string(texts_.text(id)); };
  GameRow to;
  to.first = text(from.first);
  to.second = text(from.second);
  to.event = text(from.event);
  to.date = text(from.date);
  to.ruleset = text(from.ruleset);
  to.result = from.result;
  to.sort_date = from.sort_date;
  to.plies = from.plies;
  to.captures = from.captures;
  to.status = from.status;
  to.path = text(from.path);
  to.number = from.number;
  return to;
}

std::vector<std::uint32_t> GameTable::filtered(const std::string& filter) const {
  std::vector<std::vector<bool>> holding;
  for (const std::string& word : words_of(filter)) holding.push_back(texts_.holding(word));
  std::vector<std::uint32_t> found;
  found.reserve(rows_.size());
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    const Row& row = rows_[i];
    const bool all = std::all_of(holding.begin(), holding.end(), [&](const std::vector<bool>& has) {
      return has[row.first] || has[row.second] || has[row.event] || has[row.date] || has[row.ruleset] || has[row.path];
    });
    if (all) found.push_back(static_cast<std::uint32_t>(i));
  }
  return found;
}

std::uint32_t GameTable::key(const Row& row, GameColumn by, const std::vector<std::uint32_t>& ranks) const {
  const auto rank = [&](TextPool::Id id) { return id == 0 ? kUnknown : ranks[id]; };
  switch (by) {
    case GameColumn::status: return row.status;
    case GameColumn::number: return 0;
    case GameColumn::first: return rank(row.first);
    case GameColumn::second: return rank(row.second);
    case GameColumn::result: return row.result == Result::missing ? kUnknown : static_cast<std::uint32_t>(row.result);
    case GameColumn::date: return row.sort_date == 0 ? kUnknown : row.sort_date;
    case GameColumn::event: return rank(row.event);
    case GameColumn::ruleset: return rank(row.ruleset);
    case GameColumn::plies: return row.plies;
    case GameColumn::captures: return row.captures;
  }
  return 0;
}

std::vector<std::uint32_t> GameTable::select(const std::string& filter, GameColumn by, bool descending) const {
  std::vector<std::uint32_t> found = filtered(filter);
  if (by == GameColumn::number) {
    if (descending) std::reverse(found.begin(), found.end());
    return found;
  }
  static const std::vector<std::uint32_t> none;
  const std::vector<std::uint32_t>& ranks = is_text(by) ? texts_.ranks() : none;
  // The index in the lower half keeps games of equal keys in the order in which they were read, either way around.
  std::vector<std::uint64_t> order;
  order.reserve(found.size());
  for (const std::uint32_t i : found) {
    const std::uint32_t plain = key(rows_[i], by, ranks);
    const std::uint32_t turned = descending && plain != kUnknown ? kUnknown - 1 - plain : plain;
    order.push_back(std::uint64_t{turned} << 32U | i);
  }
  std::sort(order.begin(), order.end());
  std::transform(order.begin(), order.end(), found.begin(),
                 [](std::uint64_t both) { return static_cast<std::uint32_t>(both); });
  return found;
}

}  // namespace fivefold::viewer
