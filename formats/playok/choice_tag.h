#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/side.h"

namespace fivefold::playok {

/// A choice of colour in renju as the tag playok.choice keeps it: "white 2 3" is white, by the second seat, after three
/// stones.
struct ChoiceTag {
  Side side = Side::second;
  unsigned seat = 1;  ///< 0 or 1
  unsigned stones = 3;
};
std::optional<ChoiceTag> read_choice_tag(std::string_view text);
std::string choice_tag(const ChoiceTag& choice);

}  // namespace fivefold::playok
