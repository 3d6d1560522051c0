#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace fivefold::jsonl {

/// Whether the text is a number by the grammar of JSON (RFC 8259), the whole of it.
bool is_json_number(std::string_view text);

/// Whether a JSON number is within the range of a double: most programs refuse a text with one that is not.
/// REQUIRES: is_json_number(number).
bool is_within_double(std::string_view number);

/// A time in seconds, taken from its decimal digits without rounding through binary floating point.
struct Seconds {
  std::int32_t milliseconds = 0;  ///< rounded up where not exact, so that a limit in whole milliseconds judges rightly
  bool exact = true;
};

/// Reads a JSON number as a time. Empty when it is malformed, negative, or beyond what a double can hold.
std::optional<Seconds> read_seconds(std::string_view number);

/// "12.5", "45": seconds without trailing zeros.
void append_seconds(std::int32_t milliseconds, std::string& out);

/// The one spelling of a JSON number in canonical output: no exponent within 30 digits, no trailing zeros.
/// REQUIRES: is_json_number(number).
void append_canonical_number(std::string_view number, std::string& out);

}  // namespace fivefold::jsonl
