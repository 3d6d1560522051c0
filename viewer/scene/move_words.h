#pragma once

#include <string>

#include "viewer/scene/study.h"
#include "viewer/scene/view_options.h"

namespace fivefold {

/// What a token is called in a list of moves: its intersection, "resigns", the text of one that cannot be read.
std::string token_text(const Study& study, const Node& node, const ViewOptions& options);

/// Whether an error of the record is about the token behind which the cursor stands.
bool has_error(const Study& study, Cursor cursor);

}  // namespace fivefold
