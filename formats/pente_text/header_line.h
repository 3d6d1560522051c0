#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace fivefold::pente_text {

/// A header line taken apart. Views into the line.
struct HeaderLine {
  std::string_view key;
  std::string_view raw;  ///< between the first and the last quote, exactly
  bool tidy = true;      ///< spelt exactly [Key "value"]
};

/// Takes a line (without its line end) apart; empty when it has no key or no quote. The value runs from the first to
/// the last quote, as in the site's own reader.
std::optional<HeaderLine> take_apart(std::string_view line);

std::string_view trimmed(std::string_view text);

/// A raw value with backslash-quote and backslash-backslash replaced by the second character.
std::string unescaped(std::string_view raw);
/// The shortest raw value that `unescaped` turns into the text.
std::string escaped(std::string_view text);

}  // namespace fivefold::pente_text
