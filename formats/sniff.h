#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "formats/format.h"
#include "formats/line_index.h"

namespace fivefold {

/// How many of a stream's first bytes are looked at.
constexpr std::size_t kSniffedBytes = 64U << 10;

/// What the first bytes of a stream look like.
struct Detection {
  const Format* format = nullptr;     ///< the one that fits best; null when none is likely enough
  const Format* runner_up = nullptr;  ///< fits equally well: then `format` is null too, and both are named
  const Format* first = nullptr;      ///< the best one, likely enough or not; null when nothing fits at all
  int score = 0;                      ///< of `first`
};

/// Asks every format; the highest score of at least 50 wins, a tie decides nothing.
Detection detect(std::string_view head, std::span<const Format* const> formats);

/// Words for the message of unknown_format: ": looks a little like psq", ": a PNG picture", or empty.
std::string unknown_format_hint(std::string_view head, const Detection& detection);

/// Where the text of a stream begins: its first character that is no blank. Nothing for bytes that are no text.
std::optional<Place> place_of_text(std::string_view head);

}  // namespace fivefold
