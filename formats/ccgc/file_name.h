#pragma once

#include <optional>
#include <string_view>

#include "core/outcome.h"

namespace fivefold::ccgc {

/// What the name of a championship file says: "C5-先手队 B vs 后手队 W-先手胜-2017.07.29 14:00 重庆-2017 CCGC.txt".
/// Parts that are not there are empty.
struct NameFacts {
  char kind = '\0';  ///< '5' or '6'; 0 when the name has not this form
  std::string_view first, second;
  std::optional<Result> result;
  std::string_view result_text;
  std::string_view occasion, event;
};
/// REQUIRES of the caller: the facts are views into `path`.
NameFacts read_file_name(std::string_view path);

}  // namespace fivefold::ccgc
