#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace fivefold {

/// "; did you mean "x"?" with the nearest of the known words, or nothing when none is near.
std::string hint(std::string_view word, std::span<const std::string_view> known);
/// The same for a word found elsewhere; nothing when it is empty.
std::string hint(std::string_view nearest);

/// Sentences about an id that nobody knows, with the nearest one.
std::string ruleset_unknown(std::string_view id);
std::string format_unknown(std::string_view name);
std::string code_unknown(std::string_view id);

/// "7,855": thousands parted for people.
std::string grouped(std::uint64_t number);
/// "1 record", "7,855 records".
std::string counted(std::uint64_t number, std::string_view one, std::string_view many);

}  // namespace fivefold
