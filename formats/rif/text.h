#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace fivefold::rif {

/// Appends text of an element or of an attribute's value so that it is read back. Characters that XML cannot hold
/// become U+FFFD; returns how many.
std::size_t append_text(std::string_view text, bool attribute, std::string& out);
/// Appends ` name="value"`.
std::size_t append_attribute(std::string_view name, std::string_view value, std::string& out);

/// Whether an id is what other readers take: a whole number from 1 on of at most 9 digits.
bool is_number(std::string_view id);

}  // namespace fivefold::rif
