#pragma once

#include <cstdint>
#include <string>

#include "viewer/scene/study.h"
#include "viewer/scene/view_options.h"

namespace fivefold::viewer {

/// One list item of HTML with a button for every token of the path that ends with the line.
std::string move_items(const Study& study, std::uint32_t line, const ViewOptions& options);

}  // namespace fivefold::viewer
