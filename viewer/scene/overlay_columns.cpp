#include "viewer/scene/overlay_columns.h"

#include <algorithm>
#include <cmath>

namespace fivefold {
namespace {

constexpr std::array<BrowserColumn, kGameColumns> kColumns = {{
    {GameColumn::status, Phrase::column_status, 34, 0, 0, Anchor::middle},
    {GameColumn::number, Phrase::column_number, 64, 0, 3, Anchor::end},
    {GameColumn::first, Phrase::column_first, 110, 3, 0},
    {GameColumn::second, Phrase::column_second, 110, 3, 0},
    {GameColumn::result, Phrase::column_result, 76, 0, 1},
    {GameColumn::date, Phrase::column_date, 100, 0, 4},
    {GameColumn::event, Phrase::column_event, 120, 3, 6},
    {GameColumn::ruleset, Phrase::column_ruleset, 110, 2, 5},
    {GameColumn::plies, Phrase::column_plies, 64, 0, 2, Anchor::end},
    {GameColumn::captures, Phrase::column_captures, 92, 0, 7, Anchor::end},
}};
static_assert([] {
  for (std::size_t i = 0; i < kColumns.size(); ++i)
    if (kColumns[i].column != static_cast<GameColumn>(i)) return false;
  return true;
}());

}  // namespace

std::span<const BrowserColumn> browser_columns() { return kColumns; }

Shares share_columns(const Sheet& sheet, float room) {
  Shares out;
  float used = 0;
  for (const BrowserColumn& column : kColumns) {
    out.width[static_cast<std::size_t>(column.column)] = sheet.px(column.least);
    used += sheet.px(column.least);
  }
  for (int goes = kGameColumns; goes > 0 && used > room; --goes)
    for (const BrowserColumn& column : kColumns) {
      if (column.goes != goes) continue;
      used -= out.width[static_cast<std::size_t>(column.column)];
      out.width[static_cast<std::size_t>(column.column)] = 0;
    }
  float grows = 0;
  for (const BrowserColumn& column : kColumns)
    if (out.width[static_cast<std::size_t>(column.column)] > 0) grows += column.grows;
  const float rest = room - used;
  for (const BrowserColumn& column : kColumns) {
    float& width = out.width[static_cast<std::size_t>(column.column)];
    if (width > 0 && grows > 0) width = std::floor(std::max(0.0F, width + rest * column.grows / grows));
  }
  return out;
}

}  // namespace fivefold
