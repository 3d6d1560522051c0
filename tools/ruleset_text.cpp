#include "tools/ruleset_text.h"

#include <fmt/format.h>

#include "tools/text.h"

namespace fivefold {
namespace {

std::vector<int> capture_lengths(const CaptureRule& rule) {
  std::vector<int> lengths;
  for (int n = 1; n < 8; ++n)
    if ((rule.lengths >> n) & 1) lengths.push_back(n);
  return lengths;
}

const char* protocol(const Ruleset& ruleset) {
  switch (ruleset.swap) {
    case SwapRule::swap: return "swap";
    case SwapRule::swap2: return "swap2";
    case SwapRule::dpente: return "dpente";
    case SwapRule::none: break;
  }
  return ruleset.turns.later_turns == 2 ? "connect6" : "alternate";
}

std::vector<std::string> fouls(const ForbiddenRule& rule) {
  std::vector<std::string> kinds;
  if (rule.kinds & kFoulOverline) kinds.emplace_back("overline");
  if (rule.kinds & kFoulDoubleFour) kinds.emplace_back("double_four");
  if (rule.kinds & kFoulDoubleThree) kinds.emplace_back("double_three");
  return kinds;
}

std::vector<std::string> ends(EndSet set) {
  std::vector<std::string> words;
  for (int i = 0; i < kEndKinds; ++i)
    if (set & bit(static_cast<EndKind>(i))) words.emplace_back(fivefold::word(static_cast<EndKind>(i)));
  return words;
}

std::string constraint_text(const Ruleset& ruleset, const OpeningConstraint& rule) {
  std::string out = fmt::format("stone {} of {}: ", rule.stone, ruleset.side_names[rule.side]);
  switch (rule.kind) {
    case OpeningKind::centre: out += "on the centre"; break;
    case OpeningKind::from_centre: out += fmt::format("at least {} from the centre", rule.distance); break;
    case OpeningKind::from_own_first:
      out += fmt::format("at least {} from the side's first stone", rule.distance);
      break;
    case OpeningKind::adjacent_to_locked: out += "next to a locked cell"; break;
    case OpeningKind::off_centre_lines:
      out += fmt::format("not {} from the centre on its row or column", fmt::join(rule.distances, " or "));
      break;
  }
  if (rule.applies == Applies::rated_only) out += " (in rated games)";
  return out;
}

std::string row_text(const LineRule& rule) {
  const auto over = [&](Side side) { return rule.overline[side] == Overline::wins; };
  std::string out = fmt::format("{} in a row; longer rows ", rule.length);
  if (over(Side::first) == over(Side::second)) {
    out += over(Side::first) ? "win too" : "do not count";
  } else {
    out += over(Side::first) ? "win for the first side only" : "win for the second side only";
  }
  if (rule.ends == Ends::not_both_blocked) out += "; one end must be free of enemy stones";
  if (rule.ends == Ends::five_not_both_blocked)
    out += fmt::format("; a row of exactly {} needs an end free of enemy stones", rule.length);
  if (rule.win == RowWin::boat) out += "; a row wins only if no capture can break it";
  return out;
}

std::string captures_text(const CaptureRule& rule) {
  if (rule.lengths == 0) return "none";
  return fmt::format("groups of {}; {} captured stones win{}", fmt::join(capture_lengths(rule), " or "),
                     rule.stones_to_win, rule.poof ? "; own groups between enemy stones are lost too" : "");
}

}  // namespace

std::string ruleset_page(const Ruleset& ruleset) {
  constexpr std::size_t indent = 14;
  std::string out = fmt::format("{}: {}\n", ruleset.id, ruleset.title);
  const auto line = [&](std::string_view label, std::string_view text) {
    if (!text.empty()) out += "  " + padded(label, indent - 2) + wrapped(text, indent) + "\n";
  };
  line("also", fmt::format("{}", fmt::join(ruleset.aliases, ", ")));
  line("board",
       fmt::format("{}x{}{}{}{}", ruleset.board.width, ruleset.board.height,
                   ruleset.board.any_size ? ", other sizes too" : "",
                   ruleset.board.locked > 0 ? fmt::format(", {} locked cells", ruleset.board.locked) : "",
                   ruleset.board.portal_pairs > 0 ? fmt::format(", {} portal pairs", ruleset.board.portal_pairs) : ""));
  line("sides",
       fmt::format("{} moves first, then {}", ruleset.side_names[Side::first], ruleset.side_names[Side::second]));
  line("columns", ruleset.coordinates == CoordinateStyle::skip_i ? "letters without I" : "letters with I");
  line("row", row_text(ruleset.line));
  line("captures", captures_text(ruleset.capture));
  if (ruleset.turns.first_turn != 1 || ruleset.turns.later_turns != 1)
    line("turns", fmt::format("{} stone first, then {} a turn", ruleset.turns.first_turn, ruleset.turns.later_turns));
  if (ruleset.turns.pass) line("passing", "allowed; two passes running draw");
  if (ruleset.swap != SwapRule::none) line("sides chosen", protocol(ruleset));
  for (const OpeningConstraint& rule : ruleset.opening) line("opening", constraint_text(ruleset, rule));
  if (ruleset.forbidden.kinds != 0)
    line("fouls",
         fmt::format("{}: {}", ruleset.side_names[ruleset.forbidden.side], fmt::join(fouls(ruleset.forbidden), ", ")));
  if (ruleset.seconds_per_move) line("clock", fmt::format("{} s a move", *ruleset.seconds_per_move));
  if (ruleset.sides_alternate) line("match", "the players change sides after every game");
  line("may end by", fmt::format("{}", fmt::join(ends(ruleset.allowed_ends), ", ")));
  line("about", ruleset.about);
  for (const std::string& tip : ruleset.tips) line("tip", tip);
  line("authority", ruleset.authority);
  line("source", ruleset.source);
  return out;
}

}  // namespace fivefold
