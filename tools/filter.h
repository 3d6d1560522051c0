#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "formats/format.h"

namespace fivefold {

/// What a condition of --filter looks at.
enum class FilterKey : std::uint8_t {
  player,   ///< either seat
  first,    ///< the seat that moved first at the end (the side, not the chair)
  second,   ///< the other
  result,   ///< claimed: 1-0, 0-1, 1/2-1/2, *
  derived,  ///< what the board shows, same words
  end,      ///< what ended the game on the board: row, captures ... or none
  ruleset,  ///< id of the ruleset that the record is judged by, or none
  event,
  site,
  round,
  date,   ///< year, month and day as far as both sides know them
  plies,  ///< stones placed up to the end
  rated,  ///< yes, no, or nothing
  tag     ///< a header by its name
};

/// How it compares.
enum class FilterRelation : std::uint8_t { equal, unequal, less, at_most, more, at_least };

/// One condition: `player=An`, `date>=2010-05`, `plies<20`, `tag:Annotator=*nguyen*`.
///
/// Text compares without case and accents; `*` and `?` in it are wildcards, `|` parts alternatives. Only dates and
/// plies can be less or more. A date that the record does not know as exactly as the condition asks never matches.
struct FilterCondition {
  FilterKey key = FilterKey::player;
  std::string tag;  ///< name of the header, for FilterKey::tag
  FilterRelation relation = FilterRelation::equal;
  std::vector<std::string> values;  ///< alternatives, folded; for dates and numbers as written
};

/// Reads a condition; returns what is wrong with it, or nothing.
std::string read_filter(std::string_view text, FilterCondition& to);

/// Whether a record meets every condition.
bool passes(const Judged& judged, const std::vector<FilterCondition>& conditions);

}  // namespace fivefold
