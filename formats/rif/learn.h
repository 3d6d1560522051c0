#pragma once

#include <string_view>

#include "core/diagnostic.h"
#include "formats/format.h"
#include "formats/rif/tables.h"

namespace fivefold::rif {

/// Adds a row to the tables; says what is wrong with it and with all else that stands outside the games.
void learn(std::string_view piece, FileContext& context, Diagnostics& diagnostics);

/// True when some tag has more attributes than a row may have: what compares each with each must not see those.
bool has_too_many_attributes(std::string_view text);

/// Reads one element `<row .../>` with its attributes and what stands inside. Empty (after S402 at `where`) when it is
/// not XML.
Row read_row(std::string_view text, Span where, Diagnostics& diagnostics);

/// Reports the references of a row that name nothing.
void check_references(const Row& row, const Tables& tables, Span where, Diagnostics& diagnostics);
/// True for the values that say that there is nothing to name: "" and "0".
bool names_nothing(std::string_view id);

}  // namespace fivefold::rif
