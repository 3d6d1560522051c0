#include "core/name_fold.h"

#include <array>
#include <cstdint>

namespace fivefold {
namespace {

struct Letter {
  std::uint32_t code = 0;
  std::size_t bytes = 1;
};

/// The letter at the beginning of text; a malformed or four-byte sequence gives its first byte with code 0.
Letter decode(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<std::uint32_t>(static_cast<unsigned char>(text[i])); };
  const auto continues = [&](std::size_t i) { return i < text.size() && (byte(i) & 0xC0U) == 0x80U; };
  const std::uint32_t first = byte(0);
  if (first < 0x80) return {first, 1};
  if (first >= 0xC2 && first < 0xE0 && continues(1)) return {((first & 0x1FU) << 6U) | (byte(1) & 0x3FU), 2};
  if ((first & 0xF0U) == 0xE0 && continues(1) && continues(2)) {
    return {((first & 0x0FU) << 12U) | ((byte(1) & 0x3FU) << 6U) | (byte(2) & 0x3FU), 3};
  }
  return {};
}

void append(std::string& out, std::uint32_t code) {
  if (code < 0x80) {
    out.push_back(static_cast<char>(code));
  } else if (code < 0x800) {
    out.push_back(static_cast<char>(0xC0U | (code >> 6U)));
    out.push_back(static_cast<char>(0x80U | (code & 0x3FU)));
  } else {
    out.push_back(static_cast<char>(0xE0U | (code >> 12U)));
    out.push_back(static_cast<char>(0x80U | ((code >> 6U) & 0x3FU)));
    out.push_back(static_cast<char>(0x80U | (code & 0x3FU)));
  }
}

bool is_ignored(std::uint32_t code) {
  const bool blank = code == ' ' || code == '\t' || code == '_' || code == 0xA0 || code == 0x202F;
  const bool dash = code == '-' || (code >= 0x2010 && code <= 0x2015);
  const bool combining_mark = code >= 0x300 && code < 0x370;
  return blank || dash || combining_mark;
}

std::uint32_t lower(std::uint32_t code) {
  if (code >= 'A' && code <= 'Z') return code + 0x20;
  if (code >= 0xC0 && code <= 0xDE && code != 0xD7) return code + 0x20;  // Latin-1
  if (code == 0x160 || code == 0x17D) return code + 1;                   // S and Z with caron
  if (code >= 0x400 && code <= 0x40F) return code + 0x50;                // Cyrillic
  if (code >= 0x410 && code <= 0x42F) return code + 0x20;
  return code;
}

/// The letter without its accent, so that composed, decomposed and forgotten accents compare equal.
std::uint32_t plain(std::uint32_t code) {
  // From U+00E0 on; a dot where the letter has no plain form.
  constexpr std::string_view latin = "aaaaaa.ceeeeiiii.nooooo.ouuuuy.y";
  if (code >= 0xE0 && code <= 0xFF && latin[code - 0xE0] != '.') return static_cast<unsigned char>(latin[code - 0xE0]);
  switch (code) {
    case 0x161: return 's';
    case 0x17E: return 'z';
    case 0x439: return 0x438;  // Cyrillic short i
    case 0x450: return 0x435;  // Cyrillic ie and i with grave
    case 0x45D: return 0x438;
    default: return code;
  }
}

}  // namespace

std::string fold_name(std::string_view name) {
  std::string out;
  out.reserve(name.size());
  for (std::size_t at = 0; at < name.size();) {
    const Letter letter = decode(name.substr(at));
    if (letter.code == 0) {
      out.push_back(name[at]);
    } else if (!is_ignored(letter.code)) {
      append(out, plain(lower(letter.code)));
    }
    at += letter.bytes;
  }
  constexpr std::string_view misspelt = "kerio";
  for (std::size_t at = out.find(misspelt); at != std::string::npos; at = out.find(misspelt, at)) out[at + 3] = 'y';
  return out;
}

}  // namespace fivefold
