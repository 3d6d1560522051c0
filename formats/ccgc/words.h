#pragma once

#include <optional>
#include <string_view>

#include "core/outcome.h"

namespace fivefold::ccgc {

/// The result that a part of the header or of a file's name states.
std::optional<Result> read_result(std::string_view text);

/// A team with the words of the form before it: "先手参赛队 B" is the first team, B.
struct Team {
  std::string_view name;
  int seat = 0;  ///< 1 or 2 where the words say which, else 0
};
Team read_team(std::string_view text);

/// A date, a time of day and a place, as written: "2017.07.29 14:00 重庆".
struct Occasion {
  std::string_view date, time, place;
};
Occasion read_occasion(std::string_view text);
/// Whether a text begins with a year, a month and a day.
bool begins_with_date(std::string_view text);

}  // namespace fivefold::ccgc
