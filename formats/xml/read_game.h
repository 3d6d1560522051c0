#pragma once

#include "formats/xml/reading.h"

namespace fivefold::xml {

/// Fills the record from a <game> element.
void read_game(Reading& reading, const tinyxml2::XMLElement& game);

/// Fills the main line from <moves> (may be null) and adds a line for every <variation>.
void read_lines(Reading& reading, const tinyxml2::XMLElement* moves,
                const std::vector<const tinyxml2::XMLElement*>& variations);

}  // namespace fivefold::xml
