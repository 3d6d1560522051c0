#pragma once

#include <span>

#include "core/ruleset.h"

// How the catalogue is written: each ruleset is a base and what differs from it. Internal to the catalogue.

namespace fivefold::rulesets {

/// One entry of the catalogue. It starts as a copy of `base` (an earlier entry, or the neutral Ruleset where empty)
/// without its aliases; `change` then states the differences. allowed_ends follow from the result (usual_ends).
struct Delta {
  const char* id;
  const char* base;
  const char* title;
  void (*change)(Ruleset&);
};

std::span<const Delta> youzai();
std::span<const Delta> brainking();
std::span<const Delta> pente_org();
std::span<const Delta> vcaro();
std::span<const Delta> gomoku();
std::span<const Delta> caro();
std::span<const Delta> renju();
std::span<const Delta> connect6();

/// The constraints that occur in the catalogue, all on stones of the first side.
OpeningConstraint centre();
OpeningConstraint from_centre(int distance, Applies applies = Applies::always);
OpeningConstraint from_own_first(int distance);
OpeningConstraint adjacent_to_locked();
OpeningConstraint off_centre_lines(std::vector<int> distances);

/// Takes away every restriction of the opening, and the tip that explains one.
void free_opening(Ruleset& ruleset);
inline constexpr const char* kDistanceTip =
    "White's second stone has to keep its distance so that moving first is worth less.";
inline constexpr const char* kKeryoTip =
    "Groups of two and of three are captured; a single stone and a row of four are safe.";

/// Rows of exactly the length for both sides, or that length and longer.
inline constexpr BySide<Overline> kExact{{Overline::ignored, Overline::ignored}};
inline constexpr BySide<Overline> kOrMore{{Overline::wins, Overline::wins}};

inline constexpr CaptureRule kPairs{1U << 2U, 10, false};
inline constexpr CaptureRule kPairsAndThrees{(1U << 2U) | (1U << 3U), 15, false};

}  // namespace fivefold::rulesets
