#include "formats/openings/openings.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string>
#include <vector>

#include "formats/limited_findings.h"
#include "formats/pente_text/lexis.h"

namespace fivefold {
namespace openings {
namespace {

constexpr std::array<std::string_view, 1> kExtensions = {"txt"};
constexpr int kUsualSide = 20;
constexpr int kFarthest = 49;  ///< the manager takes offsets nearer than 50
constexpr int kMostNumbers = 2 * 52 * 52;

bool is_filler(char c) { return pente_text::is_blank(c) || c == '\0'; }

/// One number with blanks around it, up to a comma or the end; removes it and its comma from the text.
std::string_view take_field(std::string_view& text) {
  const std::size_t comma = std::min(text.find(','), text.size());
  std::string_view field = text.substr(0, comma);
  text.remove_prefix(std::min(comma + 1, text.size()));
  while (!field.empty() && is_filler(field.front())) field.remove_prefix(1);
  while (!field.empty() && is_filler(field.back())) field.remove_suffix(1);
  return field;
}

std::optional<int> offset(std::string_view field) {
  int value = 0;
  const auto [end, error] = std::from_chars(field.data(), field.data() + field.size(), value);
  if (error != std::errc{} || end != field.data() + field.size()) return std::nullopt;
  if (value < -kFarthest || value > kFarthest) return std::nullopt;
  return value;
}

/// Whether a line is a list of at least two pairs and nothing else.
bool is_opening(std::string_view line) {
  int count = 0;
  while (!line.empty()) {
    if (!offset(take_field(line))) return false;
    ++count;
  }
  return count >= 4 && count % 2 == 0;
}

/// Several lines of pairs, or one whose numbers cannot be a move of psq (two or three numbers, none below zero).
int sniff(std::string_view head) {
  int lines = 0;
  while (!head.empty() && lines < 20) {
    const std::size_t end = head.find('\n');
    if (end == std::string_view::npos && lines > 0 && head.size() > 1000) break;  // perhaps cut off
    std::string_view line = head.substr(0, end);
    head.remove_prefix(end == std::string_view::npos ? head.size() : end + 1);
    while (!line.empty() && is_filler(line.back())) line.remove_suffix(1);
    if (line.empty()) continue;
    if (!is_opening(line)) return 0;
    ++lines;
  }
  return lines == 0 ? 0 : 60;
}

/// A line is a record; blank lines are filler.
Cut cut(std::string_view window, bool at_end) {
  std::size_t at = 0;
  while (at < window.size() && is_filler(window[at])) ++at;
  if (at == window.size()) return at_end ? Cut{Cut::Kind::nothing, at, at} : Cut{Cut::Kind::need_more, 0, 0};
  const std::size_t end = window.find('\n', at);
  if (end != std::string_view::npos) return {Cut::Kind::record, at, end + 1};
  return at_end ? Cut{Cut::Kind::record, at, window.size()} : Cut{Cut::Kind::need_more, at, at};
}

void state_board(const ParseOptions& options, Span where, Record& record, Diagnostics& diagnostics) {
  record.layout.width = options.board ? options.board->first : kUsualSide;
  record.layout.height = options.board ? options.board->second : kUsualSide;
  record.board_stated = true;  // the offsets were counted on this board: no other may be played on
  if (options.board) return;
  diagnostics.add(Code::size_assumed, where,
                  {{"width", std::to_string(kUsualSide)}, {"height", std::to_string(kUsualSide)}});
}

void parse(std::string_view bytes, const ParseOptions& options, Record& record, Diagnostics& diagnostics) {
  LimitedFindings findings(diagnostics);
  std::string_view line = bytes;
  while (!line.empty() && is_filler(line.back())) line.remove_suffix(1);
  const auto size = static_cast<std::uint32_t>(line.size());
  record.moves_where = {0, size};
  state_board(options, {0, size}, record, diagnostics);
  const int column = record.layout.width / 2;
  const int row_from_top = record.layout.height / 2;

  int x = 0;
  bool open = false;  // x waits for its row
  std::string_view first;
  int count = 0;
  std::string_view rest = line;
  while (!rest.empty()) {
    const std::string_view field = take_field(rest);
    const auto begin = static_cast<std::uint32_t>(field.data() - bytes.data());
    const Span where = {begin, begin + static_cast<std::uint32_t>(field.size())};
    const auto value = offset(field);
    if (!value || ++count > kMostNumbers) {
      findings.add(Code::number_out_of_range, where,
                   {{"what", "offset"},
                    {"text", excerpt(field)},
                    {"low", std::to_string(-kFarthest)},
                    {"high", std::to_string(kFarthest)}});
      break;  // what follows may be paired wrongly
    }
    if (!open) {
      x = *value;
      open = true;
      first = field;
      continue;
    }
    const auto from = static_cast<std::uint32_t>(first.data() - bytes.data());
    const int y = record.layout.height - 1 - (row_from_top + *value);
    record.add(Token::move({static_cast<std::int16_t>(column + x), static_cast<std::int16_t>(y)}, {from, where.end}));
    open = false;
  }
  if (open) {
    const auto from = static_cast<std::uint32_t>(first.data() - bytes.data());
    findings.add(Code::opening_uneven, {from, from + static_cast<std::uint32_t>(first.size())},
                 {{"text", std::string(first)}});
  }
  findings.finish({size, size});
}

WriteLimits limits() {
  WriteLimits limits;
  limits.result = limits.end = false;
  limits.notes = "Openings, not games. Read only.";
  return limits;
}

}  // namespace
}  // namespace openings

const Format kOpenings = [] {
  Format format;
  format.name = "openings";
  format.title = "Gomocup opening list";
  format.extensions = openings::kExtensions;
  format.verified = true;
  format.sniff = openings::sniff;
  format.cut = openings::cut;
  format.parse = openings::parse;
  format.limits = openings::limits();
  return format;
}();

}  // namespace fivefold
