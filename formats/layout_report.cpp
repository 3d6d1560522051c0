#include "formats/layout_report.h"

#include <algorithm>
#include <string>

#include "core/coordinates.h"
#include "core/game.h"

namespace fivefold {
namespace {

// Layouts are written with x and y from the lower left corner in JSON, so faults name them the same way.
std::string cell(Coord at) { return "(" + std::to_string(at.x) + ", " + std::to_string(at.y) + ")"; }

std::string size(int width, int height) { return std::to_string(width) + "x" + std::to_string(height); }

Code code_of(LayoutFaultKind kind) {
  switch (kind) {
    case LayoutFaultKind::size_out_of_range: return Code::size_out_of_range;
    case LayoutFaultKind::locked_off_board: return Code::locked_off_board;
    case LayoutFaultKind::locked_twice: return Code::locked_twice;
    case LayoutFaultKind::hole_off_board: return Code::hole_off_board;
    case LayoutFaultKind::hole_on_locked: return Code::hole_on_locked;
    case LayoutFaultKind::hole_shared: return Code::hole_shared;
    case LayoutFaultKind::hole_paired_with_itself: break;
  }
  return Code::hole_paired_with_itself;
}

bool names_centre(const OpeningConstraint& rule) {
  return rule.kind == OpeningKind::centre || rule.kind == OpeningKind::from_centre ||
         rule.kind == OpeningKind::off_centre_lines;
}

const char* reason_in_words(Problem reason) {
  switch (reason) {
    case Problem::off_board: return "it is off the board";
    case Problem::locked: return "it is a locked cell";
    case Problem::hole: return "it is a hole";
    default: return "the point is taken";
  }
}

}  // namespace

bool report_layout(BoardLayout& layout, Diagnostics& diagnostics) {
  const std::vector<LayoutFault> faults = check_layout(layout);
  if (faults.empty()) return true;
  bool size_is_good = true;
  for (const LayoutFault& fault : faults) {
    if (fault.kind == LayoutFaultKind::size_out_of_range) size_is_good = false;
    std::string pair = std::to_string(fault.pair + 1);
    if (fault.pair >= 0 && !layout.portals[static_cast<std::size_t>(fault.pair)].name.empty()) {
      pair = layout.portals[static_cast<std::size_t>(fault.pair)].name;
    }
    diagnostics.add(code_of(fault.kind), {},
                    {{"at", cell(fault.at)},
                     {"pair", pair},
                     {"width", std::to_string(layout.width)},
                     {"height", std::to_string(layout.height)}});
  }
  if (size_is_good) layout = without_faults(layout);
  return size_is_good;
}

void report_board_of_ruleset(const BoardLayout& layout, const Ruleset& ruleset, Diagnostics& diagnostics) {
  const BoardRule& rule = ruleset.board;
  const auto number_of = [](std::size_t count) { return std::to_string(count); };
  if (layout.locked.size() != static_cast<std::size_t>(rule.locked)) {
    diagnostics.add(Code::locked_count, {},
                    {{"ruleset", ruleset.title},
                     {"expected", std::to_string(rule.locked)},
                     {"found", number_of(layout.locked.size())}});
  }
  if (layout.portals.size() != static_cast<std::size_t>(rule.portal_pairs)) {
    diagnostics.add(Code::portal_count, {},
                    {{"ruleset", ruleset.title},
                     {"expected", std::to_string(rule.portal_pairs)},
                     {"found", number_of(layout.portals.size())}});
  }
  if (!rule.any_size && (layout.width != rule.width || layout.height != rule.height)) {
    diagnostics.add(Code::unusual_size, {},
                    {{"ruleset", ruleset.title},
                     {"expected", size(rule.width, rule.height)},
                     {"found", size(layout.width, layout.height)}});
  }
  const bool has_centre = layout.width % 2 == 1 && layout.height % 2 == 1;
  if (!has_centre && std::any_of(ruleset.opening.begin(), ruleset.opening.end(), names_centre)) {
    diagnostics.add(Code::no_centre, {},
                    {{"ruleset", ruleset.title},
                     {"width", std::to_string(layout.width)},
                     {"height", std::to_string(layout.height)}});
  }
}

void report_setup(const Setup& setup, const Topology& topology, const Ruleset& ruleset, Diagnostics& diagnostics) {
  if (setup.empty()) return;
  for (const UnusableStone& stone : unusable_setup(setup, topology)) {
    diagnostics.add(Code::setup_stone_unplaceable, {},
                    {{"at", write_coord(stone.at, ruleset.coordinates)}, {"reason", reason_in_words(stone.reason)}});
  }
}

}  // namespace fivefold
