#include "formats/text_count.h"

#include <cstdint>
#include <cstring>

namespace fivefold {
namespace {

constexpr std::uint64_t kOnes = 0x0101010101010101ULL;
constexpr std::uint64_t kLow7 = 0x7F7F7F7F7F7F7F7FULL;

/// Counts bytes eight at a time: `marks` gives a word with 0 or 1 in every byte, `mark` says the same of one byte.
/// Sums of 255 words fit the eight byte-wide counters.
template <typename Marks, typename Mark>
std::size_t count_bytes(std::string_view text, Marks marks, Mark mark) {
  std::size_t total = 0;
  const char* at = text.data();
  std::size_t words = text.size() / 8;
  while (words > 0) {
    const std::size_t run = words < 255 ? words : 255;
    std::uint64_t counters = 0;
    for (std::size_t i = 0; i < run; ++i, at += 8) {
      std::uint64_t word = 0;
      std::memcpy(&word, at, 8);
      counters += marks(word);
    }
    const std::uint64_t pairs = (counters & 0x00FF00FF00FF00FFULL) + ((counters >> 8) & 0x00FF00FF00FF00FFULL);
    total += (pairs * 0x0001000100010001ULL) >> 48;
    words -= run;
  }
  for (const char* const end = text.data() + text.size(); at != end; ++at) total += mark(*at) ? 1U : 0U;
  return total;
}

}  // namespace

std::size_t count_lines(std::string_view text) {
  return count_bytes(
      text,
      [](std::uint64_t word) {
        const std::uint64_t x = word ^ (kOnes * '\n');
        return (~(((x & kLow7) + kLow7) | x) >> 7) & kOnes;
      },
      [](char c) { return c == '\n'; });
}

std::size_t count_code_points(std::string_view text) {
  return count_bytes(
      text, [](std::uint64_t word) { return ((~word >> 7) | (word >> 6)) & kOnes; },
      [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; });
}

}  // namespace fivefold
