#pragma once

#include <nlohmann/json.hpp>
#include <vector>

#include "tests/support/reference_board.h"
#include "tests/support/reference_rows.h"

namespace fivefold::reference {

Coord read_cell(const nlohmann::json& cell);
nlohmann::json cell_json(Coord cell);
nlohmann::json cells_json(const std::vector<Coord>& cells);
/// {"axis", "cells", "ring", "hops"}
nlohmann::json row_json(const Stretch& row);

/// The board of a vector with its setup stones; `size` where the vector gives none. "size" may be a number or [w, h].
Board read_board(const nlohmann::json& vector, int size);

}  // namespace fivefold::reference
