#pragma once

#include <string>
#include <string_view>

#include "core/diagnostic.h"
#include "core/record.h"

namespace fivefold::psq {

/// Piskvork's codes for "custom time", which the newer judge always writes; the default of files that state none.
inline constexpr std::string_view kDefaultLevels = "11:11";

/// The first line of a psq file: `Piskvorky WxH, L:L, S`.
struct Header {
  bool readable = false;  ///< the keyword and two numbers for the size were found
  long long width = 0;
  long long height = 0;
  std::string_view levels;  ///< "L:L" as written; empty when missing
  int starter = 0;          ///< index of the name that moves first: 0 or 1
  bool starter_stated = false;
  std::string_view odd;  ///< what follows the last part that could be read; empty in good headers
};

/// Reads a header line; spaces are allowed between its parts and the keyword's case does not matter.
Header read_header(std::string_view line);

/// True if Piskvork would have written this very line for what the header says.
bool is_usual_header(const Header& header, std::string_view line);

/// Adds the header line that Piskvork would write (without line end).
/// Levels that are not of the form "L:L" are replaced by the default.
void append_header(std::string& out, int width, int height, std::string_view levels, int starter);

}  // namespace fivefold::psq
