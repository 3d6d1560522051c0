#include "formats/connect6_csv/connect6_csv.h"

#include <algorithm>
#include <array>

#include "formats/connect6_csv/header.h"
#include "formats/connect6_csv/read.h"
#include "formats/connect6_csv/row.h"

namespace fivefold {
namespace connect6_csv {
namespace {

constexpr std::array<std::string_view, 1> kExtensions = {"csv"};

/// The moves of a row, perhaps cut off: every field but the last is whole.
bool has_moves(std::string_view row, const Header& header, bool whole) {
  const std::vector<Field> fields = split_row(trimmed(row), header.separator);
  for (std::size_t i = 0; i < std::min(fields.size(), header.columns.size()); ++i) {
    if (header.columns[i].role != Role::moves) continue;
    std::string_view moves = fields[i].value;
    if (!whole && !fields[i].closed) moves = moves.substr(0, moves.rfind(','));
    return count_moves(moves) > 0;
  }
  return false;
}

/// A header line that names the moves, and a row that has some; or rows with a list of moves and a winner.
int sniff(std::string_view head) {
  constexpr std::string_view kMark = "\xEF\xBB\xBF";
  if (head.starts_with(kMark)) head.remove_prefix(kMark.size());
  while (!head.empty() && (head.front() == '\n' || head.front() == '\r')) head.remove_prefix(1);
  const std::size_t end = std::min(head.find('\n'), head.size());
  const std::string_view first = head.substr(0, end);
  if (is_header(first)) {
    Header header;
    Diagnostics ignored;
    learn(first, header, ignored);
    std::string_view rest = head.substr(std::min(end + 1, head.size()));
    if (trimmed(rest).empty()) return ignored.has(Code::csv_column_missing) ? 0 : 55;
    // One of the first rows may be broken.
    constexpr int kRows = 5;
    for (int i = 0; i < kRows && !rest.empty(); ++i) {
      const auto row = row_end(rest, false);
      if (has_moves(rest.substr(0, row.value_or(rest.size())), header, row.has_value())) return 90;
      rest.remove_prefix(row.value_or(rest.size()));
    }
    return 0;
  }
  Header usual = usual_header();
  usual.separator = separator_of(first);
  const std::vector<Field> fields = split_row(trimmed(first), usual.separator);
  if (fields.size() < 3 || !fields[1].quoted || !has_moves(first, usual, true)) return 0;
  const std::string winner = lower(trimmed(fields[2].value));
  return winner == "black" || winner == "white" ? 70 : 0;
}

/// A row is a record; a line that names columns counts for the rows after it. Blank lines are filler.
Cut cut(std::string_view window, bool at_end) {
  std::size_t begin = 0;
  while (begin < window.size() && (window[begin] == '\n' || window[begin] == '\r' || window[begin] == ' ')) ++begin;
  if (begin == window.size()) return at_end ? Cut{Cut::Kind::nothing, begin, begin} : Cut{Cut::Kind::need_more, 0, 0};
  const auto length = row_end(window.substr(begin), at_end);
  if (!length) return {Cut::Kind::need_more, 0, 0};
  const bool names = is_header(window.substr(begin, *length));
  return {names ? Cut::Kind::preamble : Cut::Kind::record, begin, begin + *length};
}

std::size_t find_start(std::string_view window, std::size_t from) {
  if (from == 0) return 0;
  const std::size_t end = window.find('\n', from - 1);
  return end == std::string_view::npos || end + 1 >= window.size() ? std::string_view::npos : end + 1;
}

std::string_view likely_ruleset(const Record&) { return "bk-connect6"; }

WriteLimits limits() {
  WriteLimits limits;
  limits.end = false;
  limits.notes = "Read only.";
  return limits;
}

}  // namespace
}  // namespace connect6_csv

const Format kConnect6Csv = [] {
  Format format;
  format.name = "connect6-csv";
  format.title = "tables of Connect6 games";
  format.extensions = connect6_csv::kExtensions;
  format.verified = true;
  format.sniff = connect6_csv::sniff;
  format.cut = connect6_csv::cut;
  format.parse = connect6_csv::parse;
  format.limits = connect6_csv::limits();
  format.find_start = connect6_csv::find_start;
  format.likely_ruleset = connect6_csv::likely_ruleset;
  format.new_context = connect6_csv::new_context;
  format.learn = connect6_csv::learn;
  return format;
}();

}  // namespace fivefold
