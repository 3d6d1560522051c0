#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace fivefold::jsonl {

/// Values nested deeper than this are not kept: no record needs it, and other programs break on it.
inline constexpr int kMaxDepth = 64;

/// Appends the text as a JSON string with its quotes. Escapes only what JSON demands; UTF-8 stays as it is.
void append_quoted(std::string_view text, std::string& out);

/// How the text of a value is written back.
enum class Spelling : unsigned char {
  as_written,  ///< only the white space between tokens goes
  canonical    ///< members sorted by key, strings in one spelling
};

enum class ValueFault : unsigned char { none, malformed, too_deep };

/// Appends one JSON value, the whole of `text`, without white space between its tokens. On a fault `out` is as before
/// and `fault_at` is the offset in `text` where reading failed.
ValueFault append_value(std::string_view text, Spelling spelling, std::string& out, std::size_t* fault_at = nullptr);
/// The same for the members of an object without its braces (Extra::other and the like); empty text is none.
ValueFault append_members(std::string_view text, Spelling spelling, std::string& out);

/// The text of one value for a place that needs valid JSON: the value itself, or a string holding the text where it is
/// not JSON.
void append_value_or_quoted(std::string_view text, Spelling spelling, std::string& out);

}  // namespace fivefold::jsonl
