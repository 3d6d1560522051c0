#pragma once

#include <string_view>

#include "formats/format.h"

namespace fivefold::portal_dump {

inline constexpr std::string_view kTagResult = "portal-dump.result";  ///< the result, where it names a program
inline constexpr std::string_view kTagTotal = "portal-dump.total";    ///< the stated number of moves, where it is wrong
inline constexpr std::string_view kTagLine = "portal-dump.line";      ///< a line of another kind, whole

/// The heads of a dump, in their order; each is followed by a colon.
inline constexpr std::string_view kMatch = "Match";
inline constexpr std::string_view kResult = "Result";
inline constexpr std::string_view kTotal = "Total moves";

inline constexpr int kUsualSide = 17;

/// What follows "KEY:", without blanks around it; empty when the line is not that. Case does not matter.
std::string_view value_of(std::string_view line, std::string_view key);
/// Whether the line is "KEY:" and something or nothing.
bool is_head(std::string_view line, std::string_view key);
std::string_view trimmed(std::string_view text);

void parse(std::string_view bytes, const ParseOptions& options, Record& record, Diagnostics& diagnostics);

}  // namespace fivefold::portal_dump
