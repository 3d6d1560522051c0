#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace fivefold {

using Sha256 = std::array<std::uint8_t, 32>;

Sha256 sha256(std::string_view bytes);
/// "9f86d0...": 64 digits.
std::string hex(const Sha256& digest);

std::string to_base64(std::string_view bytes);
/// The bytes of base64 text, or nothing when it is none.
std::optional<std::string> from_base64(std::string_view text);

}  // namespace fivefold
