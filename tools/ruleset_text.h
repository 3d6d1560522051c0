#pragma once

#include <string>

#include "core/ruleset.h"

namespace fivefold {

/// Every parameter of a ruleset for people, one line each, then what is known about the game.
std::string ruleset_page(const Ruleset& ruleset);

}  // namespace fivefold
