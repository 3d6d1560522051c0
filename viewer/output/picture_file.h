#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace fivefold::viewer {

/// The kinds of picture files that are written; the end of a name says which is meant.
enum class PictureKind : std::uint8_t {
  svg,           ///< .svg
  animated_svg,  ///< -film.svg
  html,          ///< .html or .htm
  png,           ///< .png
  apng           ///< .apng
};
/// By the end of the name, without regard to case; empty: none of them.
std::optional<PictureKind> picture_kind(std::string_view path);
/// Whether it is painted in pixels, which needs a display.
bool needs_display(PictureKind kind);

/// Writes a file whole or not at all; `replace`: also over a file that exists. Returns why it could not be written, as
/// a sentence; empty when it is.
std::string write_file(const std::string& path, std::string_view bytes, bool replace);

}  // namespace fivefold::viewer
