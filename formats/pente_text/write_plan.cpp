#include "formats/pente_text/write_plan.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <tuple>
#include <utility>

#include "formats/limited_findings.h"
#include "formats/pente_text/variation_index.h"

namespace fivefold::pente_text {
namespace {

constexpr int kSide = 19;

bool has_coordinate(const Token& token) {
  return token.kind != TokenKind::unreadable &&
         (token.kind != TokenKind::move ||
          (token.at.x >= 0 && token.at.x < kSide && token.at.y >= 0 && token.at.y < kSide));
}

/// Whether judging found that the token cannot be placed.
bool is_refused(const Judged& judged, std::uint32_t line, const Token& token) {
  if (judged.diagnostics == nullptr) return false;
  constexpr std::array codes = {Code::off_board, Code::on_locked_cell, Code::on_hole, Code::occupied};
  return std::any_of(judged.diagnostics->begin(), judged.diagnostics->end(), [&](const Diagnostic& finding) {
    return finding.line == line && finding.where == token.where &&
           std::find(codes.begin(), codes.end(), finding.code) != codes.end();
  });
}

/// How many tokens of a line stand before the first that has no place on the board.
std::uint32_t placeable(const Judged& judged, std::size_t position) {
  const Line& line = judged.record.lines[position];
  std::uint32_t count = 0;
  while (count < line.count) {
    const Token& token = judged.record.tokens[line.first + count];
    if (!has_coordinate(token) || (position > 0 && is_refused(judged, line.id, token))) break;
    ++count;
  }
  const bool stopped = position == 0 && judged.replay != nullptr && judged.replay->stopped;
  return stopped ? std::min(count, judged.replay->playable_tokens) : count;
}

void report_rest(const Record& record, const Line& line, std::uint32_t written, Diagnostics& diagnostics) {
  const std::uint32_t first = line.first + written;
  const Token& token = record.tokens[first];
  const Extra* extra = token.has_extra ? record.extra(first) : nullptr;
  const std::string move = token.kind == TokenKind::unreadable && extra != nullptr
                               ? fmt::format("\"{}\"", excerpt(extra->text))
                               : write_coord(token.at, CoordinateStyle::skip_i);
  const auto stones = std::count_if(record.tokens.begin() + line.first, record.tokens.begin() + first, is_written);
  const Ply ply{static_cast<std::uint32_t>(stones) + 1};
  diagnostics
      .add(Code::moves_not_written, token.where,
           {{"count", std::to_string(line.count - written)}, {"ply", std::to_string(number(ply))}, {"move", move}}, ply)
      .line = line.id;
}

/// The token of the parent that a variation is written after: the first written one that it replaces.
std::uint32_t place_of(const Record& record, const Line& parent, std::uint32_t written, std::uint32_t after) {
  while (after < written && !is_written(record.tokens[parent.first + after])) ++after;
  return after < written ? after : WritePlan::kLeftOut;
}

}  // namespace

bool is_written(const Token& token) {
  return token.kind == TokenKind::move || (token.kind == TokenKind::act && token.act() == Act::pass);
}

std::optional<std::uint32_t> closing_act(const Record& record) {
  const Line& main = record.lines[0];
  for (std::uint32_t i = main.first + main.count; i-- > main.first;) {
    const Token& token = record.tokens[i];
    if (is_written(token) || token.kind == TokenKind::unreadable) break;
    if (token.kind == TokenKind::act && (token.act() == Act::resign || token.act() == Act::timeout)) return i;
  }
  return std::nullopt;
}

void report_loss(Diagnostics& diagnostics, std::string_view what) {
  diagnostics.add(Code::cannot_hold, {}, {{"format", "pente-text"}, {"what", std::string(what)}});
}

WritePlan plan_writing(const Judged& judged, Diagnostics& diagnostics) {
  const Record& record = judged.record;
  WritePlan plan;
  plan.count.resize(record.lines.size(), WritePlan::kLeftOut);
  std::vector<std::pair<std::uint32_t, std::uint32_t>> position_of;  // id, position; only with variations
  std::vector<std::size_t> depth(record.lines.size(), 0);
  std::size_t not_expressed = 0;
  for (std::uint32_t i = 0; i < record.lines.size(); ++i) {
    const Line& line = record.lines[i];
    if (i > 0) {
      const auto parent = std::lower_bound(position_of.begin(), position_of.end(), std::pair{line.parent, 0U});
      const bool known = parent != position_of.end() && parent->first == line.parent;
      const std::uint32_t above = known ? parent->second : 0;
      const bool shown = known && plan.count[above] != WritePlan::kLeftOut && depth[above] < VariationIndex::kDeepest;
      const std::uint32_t at =
          shown ? place_of(record, record.lines[above], plan.count[above], line.after) : WritePlan::kLeftOut;
      if (at == WritePlan::kLeftOut) {
        ++not_expressed;
        continue;
      }
      depth[i] = depth[above] + 1;
      plan.children.push_back({above, at, i});
    }
    plan.count[i] = placeable(judged, i);
    if (plan.count[i] < line.count) {
      plan.complete = false;
      report_rest(record, line, plan.count[i], diagnostics);
    }
    if (record.lines.size() > 1) {
      const std::pair entry{line.id, i};
      position_of.insert(std::upper_bound(position_of.begin(), position_of.end(), entry), entry);
    }
  }
  if (not_expressed > 0) {
    report_loss(diagnostics,
                fmt::format("{} variations that go on where their line ends or is not written", not_expressed));
  }
  std::stable_sort(plan.children.begin(), plan.children.end(),
                   [](const auto& a, const auto& b) { return std::tie(a.parent, a.at) < std::tie(b.parent, b.at); });
  return plan;
}

bool fits_board(const Judged& judged, Diagnostics& diagnostics) {
  const Record& record = judged.record;
  const auto report = [&](std::string what) {
    diagnostics.add(Code::board_not_writable, {}, {{"format", "pente-text"}, {"what", std::move(what)}});
    return false;
  };
  const int width = judged.ruleset != nullptr ? judged.ruleset->board.width : kSide;
  const int height = judged.ruleset != nullptr ? judged.ruleset->board.height : kSide;
  const BoardLayout& layout = judged.layout != nullptr ? *judged.layout : record.layout;
  if (layout.width != width || layout.height != height) {
    return report(fmt::format("{}x{} where the game implies {}x{}", layout.width, layout.height, width, height));
  }
  if (width > kSide || height > kSide) return report(fmt::format("{}x{}", width, height));
  if (!layout.locked.empty()) return report("it has locked cells");
  if (!layout.portals.empty()) return report("it has portals");
  if (!record.setup.empty()) return report("the game starts from a position");
  return true;
}

}  // namespace fivefold::pente_text
