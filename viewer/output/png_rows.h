#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace fivefold::viewer {

/// A part of a picture whose pixels have four bytes each; rows lie `stride` bytes apart.
struct PixelBlock {
  const std::uint8_t* first = nullptr;
  std::size_t stride = 0;
  std::uint32_t width = 0;
  std::uint32_t height = 0;
  bool opaque = false;  ///< every alpha is 255: three bytes a pixel are stored
};

/// The image data of a PNG: every row with the filter that leaves the smallest numbers (as the specification advises),
/// deflated. Throws std::bad_alloc without memory, nothing else.
std::string png_image_data(const PixelBlock& block);

/// A chunk: length, type, data, checksum.
std::string png_chunk(const char (&type)[5], const std::string& data);
/// A number as PNG stores it, the highest byte first.
std::string png_number(std::uint32_t value);

}  // namespace fivefold::viewer
