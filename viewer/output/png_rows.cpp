#include "viewer/output/png_rows.h"

#include <zlib.h>

#include <array>
#include <cstdlib>
#include <new>
#include <utility>

namespace fivefold::viewer {
namespace {

using Row = std::vector<std::uint8_t>;

std::uint8_t paeth(int left, int up, int corner) {
  const int guess = left + up - corner;
  const int to_left = std::abs(guess - left);
  const int to_up = std::abs(guess - up);
  const int to_corner = std::abs(guess - corner);
  if (to_left <= to_up && to_left <= to_corner) return static_cast<std::uint8_t>(left);
  return static_cast<std::uint8_t>(to_up <= to_corner ? up : corner);
}

/// The row under one of PNG's five filters.
void apply_filter(int filter, const Row& row, const Row& above, std::size_t pixel, Row& out) {
  for (std::size_t i = 0; i < row.size(); ++i) {
    const int left = i >= pixel ? row[i - pixel] : 0;
    const int up = above[i];
    const int corner = i >= pixel ? above[i - pixel] : 0;
    int expected = 0;
    switch (filter) {
      case 1: expected = left; break;
      case 2: expected = up; break;
      case 3: expected = (left + up) / 2; break;
      case 4: expected = paeth(left, up, corner); break;
      default: break;
    }
    out[i] = static_cast<std::uint8_t>(row[i] - expected);
  }
}

/// How far the bytes lie from 0, counted both ways around.
std::uint64_t weight(const Row& row) {
  std::uint64_t sum = 0;
  for (const std::uint8_t byte : row) sum += byte < 128 ? byte : 256U - byte;
  return sum;
}

Row row_of(const PixelBlock& block, std::uint32_t y, std::size_t pixel) {
  Row row;
  row.reserve(block.width * pixel);
  const std::uint8_t* const from = block.first + y * block.stride;
  for (std::size_t x = 0; x < block.width; ++x)
    for (std::size_t channel = 0; channel < pixel; ++channel) row.push_back(from[x * 4 + channel]);
  return row;
}

}  // namespace

std::string png_image_data(const PixelBlock& block) {
  const std::size_t pixel = block.opaque ? 3 : 4;
  Row above(block.width * pixel);
  Row tried(above.size());
  Row best(above.size());
  std::string raw;
  raw.reserve((above.size() + 1) * block.height);
  for (std::uint32_t y = 0; y < block.height; ++y) {
    Row row = row_of(block, y, pixel);
    int best_filter = 0;
    std::uint64_t least = 0;
    for (int filter = 0; filter < 5; ++filter) {
      apply_filter(filter, row, above, pixel, tried);
      const std::uint64_t heavy = weight(tried);
      if (filter > 0 && heavy >= least) continue;
      least = heavy;
      best_filter = filter;
      std::swap(best, tried);
    }
    raw += static_cast<char>(best_filter);
    raw.append(best.begin(), best.end());
    above = std::move(row);
  }
  uLongf size = compressBound(static_cast<uLong>(raw.size()));
  std::string packed(size, '\0');
  if (compress2(reinterpret_cast<Bytef*>(packed.data()), &size, reinterpret_cast<const Bytef*>(raw.data()),
                static_cast<uLong>(raw.size()), Z_BEST_COMPRESSION) != Z_OK)
    throw std::bad_alloc();  // the only other failure, too little room, cannot be
  packed.resize(size);
  return packed;
}

std::string png_number(std::uint32_t value) {
  std::string out;
  for (const unsigned shift : {24U, 16U, 8U, 0U}) out += static_cast<char>((value >> shift) & 0xFFU);
  return out;
}

std::string png_chunk(const char (&type)[5], const std::string& data) {
  const std::string body = std::string(type, 4) + data;
  const uLong sum = crc32(0, reinterpret_cast<const Bytef*>(body.data()), static_cast<uInt>(body.size()));
  return png_number(static_cast<std::uint32_t>(data.size())) + body + png_number(static_cast<std::uint32_t>(sum));
}

}  // namespace fivefold::viewer
