#include "formats/moves/letters.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>

namespace fivefold::moves {
namespace {

std::optional<CoordinateStyle> by_shape(Shape shape) {
  switch (shape) {
    case Shape::board_tag: return CoordinateStyle::skip_i;
    case Shape::address:
    case Shape::text_board: return CoordinateStyle::keep_i;
    case Shape::list: break;
  }
  return std::nullopt;
}

void told(LimitedFindings& findings, const Written& move, CoordinateStyle style, std::string why) {
  findings.add(Code::letters_by_evidence, move.where,
               {{"is", style == CoordinateStyle::keep_i ? "is" : "is not"}, {"why", std::move(why)}});
}

bool names_i(const Written& move) {
  return (move.text[0] == 'i' || move.text[0] == 'I') && move.text.size() > 1 && !is_column(move.text[1]);
}

int column(const Written& move, CoordinateStyle style) {
  const auto at = read_coord(move.text, style);
  return at ? at->x : -1;
}

}  // namespace

std::optional<CoordinateStyle> decide_letters(const std::vector<Written>& moves, Shape shape,
                                              const ParseOptions& options, LimitedFindings& findings) {
  if (options.coordinates) return options.coordinates;
  if (const auto style = by_shape(shape)) return style;
  const auto i = std::find_if(moves.begin(), moves.end(), names_i);
  if (i != moves.end()) {
    told(findings, *i, CoordinateStyle::keep_i, fmt::format("{} is written", excerpt(i->text)));
    return CoordinateStyle::keep_i;
  }
  const Written* differs = nullptr;
  for (const Written& move : moves) {
    const int with = column(move, CoordinateStyle::keep_i);
    const int without = column(move, CoordinateStyle::skip_i);
    if (with == without) continue;
    if (differs == nullptr) differs = &move;
    if (!options.board || with < options.board->first || without >= options.board->first) continue;
    told(findings, move, CoordinateStyle::skip_i,
         fmt::format("{} would be column {} of {}", excerpt(move.text), with + 1, options.board->first));
    return CoordinateStyle::skip_i;
  }
  if (differs == nullptr) return CoordinateStyle::skip_i;  // the columns A to H are the same in both
  findings.add(Code::letters_ambiguous, differs->where,
               {{"move", excerpt(differs->text)},
                {"with", fmt::format("column {}", column(*differs, CoordinateStyle::keep_i) + 1)},
                {"without", fmt::format("column {}", column(*differs, CoordinateStyle::skip_i) + 1)}});
  return std::nullopt;
}

}  // namespace fivefold::moves
