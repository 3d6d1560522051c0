#pragma once

#include <optional>
#include <string_view>

#include "core/diagnostic.h"
#include "core/point.h"
#include "core/record.h"

namespace fivefold::rif {

/// Reads moves with white space between them. `first` is where the text begins in the record, or nothing when it was
/// decoded and places cannot be told: then `whole` stands for all.
void read_moves(std::string_view text, std::optional<std::uint32_t> first, Span whole, Record& record,
                Diagnostics& diagnostics);

/// True for what the attribute `alt` may hold: nothing, a number, or points of the board.
bool is_alternatives(std::string_view text);

/// The first word of a text, taken from it; empty at the end.
std::string_view take_word(std::string_view& text);

}  // namespace fivefold::rif
