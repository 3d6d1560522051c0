#include "formats/digest.h"

#include <nettle/base64.h>
#include <nettle/sha2.h>

namespace fivefold {
namespace {

const std::uint8_t* bytes_of(std::string_view text) { return reinterpret_cast<const std::uint8_t*>(text.data()); }

}  // namespace

Sha256 sha256(std::string_view bytes) {
  sha256_ctx context;
  sha256_init(&context);
  if (!bytes.empty()) sha256_update(&context, bytes.size(), bytes_of(bytes));
  Sha256 digest{};
  sha256_digest(&context, digest.size(), digest.data());
  return digest;
}

std::string hex(const Sha256& digest) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string out;
  out.reserve(2 * digest.size());
  for (const std::uint8_t byte : digest) {
    out += digits[byte >> 4U];
    out += digits[byte & 15U];
  }
  return out;
}

std::string to_base64(std::string_view bytes) {
  std::string out(BASE64_ENCODE_RAW_LENGTH(bytes.size()), '\0');
  if (!bytes.empty()) base64_encode_raw(out.data(), bytes.size(), bytes_of(bytes));
  return out;
}

std::optional<std::string> from_base64(std::string_view text) {
  std::string out(BASE64_DECODE_LENGTH(text.size()), '\0');
  std::size_t size = out.size();
  base64_decode_ctx context;
  base64_decode_init(&context);
  if (base64_decode_update(&context, &size, reinterpret_cast<std::uint8_t*>(out.data()), text.size(), text.data()) !=
          1 ||
      base64_decode_final(&context) != 1)
    return std::nullopt;
  out.resize(size);
  return out;
}

}  // namespace fivefold
