#include "formats/pos/pos.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <optional>
#include <string>

#include "core/coordinates.h"
#include "formats/pos/file_name.h"
#include "formats/pos/write.h"
#include "formats/renlib/texts.h"

namespace fivefold {
namespace pos {
namespace {

constexpr std::array<std::string_view, 1> kExtensions = {"pos"};

std::size_t byte_at(std::string_view bytes, std::size_t at) { return static_cast<unsigned char>(bytes[at]); }

/// No bytes mark the format, so everything must fit: the size, every cell, and no cell twice.
int sniff(std::string_view head) {
  if (head.size() < 2 || head.size() > kCells + 1 || byte_at(head, 0) != head.size() - 1) return 0;
  std::bitset<kCells> seen;
  for (std::size_t i = 1; i < head.size(); ++i) {
    const std::size_t cell = byte_at(head, i);
    if (cell >= kCells || seen.test(cell)) return 0;
    seen.set(cell);
  }
  return 55;
}

/// A file is one record.
Cut cut(std::string_view window, bool at_end) {
  if (!at_end) return {Cut::Kind::need_more, 0, 0};
  return {window.empty() ? Cut::Kind::nothing : Cut::Kind::record, 0, window.size()};
}

/// Cells counted along columns are those counted along rows, mirrored at the diagonal.
std::size_t mirrored(std::size_t cell) { return cell % kSide * kSide + cell / kSide; }

Coord coord_of(std::size_t cell) {
  return {static_cast<std::int16_t>(cell % kSide), static_cast<std::int16_t>(kSide - 1 - cell / kSide)};
}

/// How the cells go: as the user says, as the name of the file shows, or no matter how.
std::optional<CellOrder> order_of(std::string_view cells, bool named, const ParseOptions& options) {
  if (options.cells) return options.cells;
  if (named) return CellOrder::rows;
  const bool symmetric = std::all_of(cells.begin(), cells.end(), [](char c) {
    const auto cell = static_cast<std::size_t>(static_cast<unsigned char>(c));
    return cell < kCells && mirrored(cell) == cell;
  });
  if (symmetric) return CellOrder::rows;
  return std::nullopt;
}

void keep(std::string_view key, std::string_view bytes, Record& record) {
  Tag& tag = record.tags.emplace_back();
  tag.key = key;
  tag.value = record.keep(renlib::to_hex(bytes));
}

void add_stones(std::string_view cells, CellOrder order, Record& record) {
  for (std::uint32_t i = 0; i < cells.size(); ++i) {
    const std::size_t byte = byte_at(cells, i);
    const Span where = {i + 1, i + 2};
    if (byte >= kCells) {
      record.add(Token::unreadable(where));
      record.extra_of_last().text = record.keep("0x" + renlib::to_hex(cells.substr(i, 1)));
    } else {
      record.add(Token::move(coord_of(order == CellOrder::rows ? byte : mirrored(byte)), where));
    }
  }
}

void parse(std::string_view bytes, const ParseOptions& options, Record& record, Diagnostics& diagnostics) {
  record.layout.width = record.layout.height = static_cast<int>(kSide);
  record.board_stated = true;
  record.moves_where = {1, 1};
  const bool named = read_file_name(options.path, record, diagnostics);
  if (bytes.empty()) return;
  const std::size_t count = byte_at(bytes, 0);
  if (count == 0 || count > kCells) {
    diagnostics.add(Code::pos_count, {0, 1}, {{"count", std::to_string(count)}});
    return keep(kTagCells, bytes, record);
  }
  const auto size = static_cast<std::uint32_t>(bytes.size());
  const std::string_view cells = bytes.substr(1, count);
  if (cells.size() < count) diagnostics.add(Code::record_cut_short, {size, size}, {{"what", "the list of stones"}});
  if (bytes.size() > count + 1) {
    const std::string_view after = bytes.substr(count + 1);
    keep(kTagAfter, after.substr(0, 1024), record);
    diagnostics.add(Code::trailing_text, {static_cast<std::uint32_t>(count + 1), size},
                    {{"text", std::to_string(after.size()) + " bytes"}});
  }
  const auto order = order_of(cells, named, options);
  if (order) return add_stones(cells, *order, record);
  diagnostics.add(Code::pos_orientation, {1, static_cast<std::uint32_t>(1 + cells.size())});
  keep(kTagCells, bytes, record);
}

std::string_view likely_ruleset(const Record&) { return "renju-free"; }

}  // namespace
}  // namespace pos

const Format kPos = [] {
  Format format;
  format.name = "pos";
  format.title = "RenLib position";
  format.extensions = pos::kExtensions;
  format.verified = true;
  format.sniff = pos::sniff;
  format.cut = pos::cut;
  format.parse = pos::parse;
  format.begin = pos::write_nothing;
  format.write = pos::write;
  format.end = pos::write_nothing;
  format.one_record_per_file = true;
  format.never_joined = true;
  format.limits = pos::limits();
  format.binary = true;
  format.likely_ruleset = pos::likely_ruleset;
  return format;
}();

}  // namespace fivefold
