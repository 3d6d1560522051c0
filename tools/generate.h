#pragma once

#include <string>
#include <string_view>

namespace fivefold {

/// The man page ("man") or the completions of a shell ("bash", "zsh", "fish"), made from the tables of commands and
/// options. Another kind is a UsageError.
std::string generated(std::string_view kind);

}  // namespace fivefold
