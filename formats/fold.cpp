#include <utf8proc.h>

#include <array>
#include <cstdlib>
#include <memory>
#include <utility>

#include "formats/encoding.h"

namespace fivefold {
namespace {

std::string map_utf8(std::string_view text, int options) {
  utf8proc_uint8_t* raw = nullptr;
  const utf8proc_ssize_t length =
      utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(text.data()), static_cast<utf8proc_ssize_t>(text.size()),
                   &raw, static_cast<utf8proc_option_t>(options));
  const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> owner(raw, &std::free);
  if (length < 0) return std::string(text);
  return std::string(reinterpret_cast<const char*>(raw), static_cast<std::size_t>(length));
}

}  // namespace

std::string to_nfc(std::string_view text) {
  if (is_ascii(text)) return std::string(text);
  return map_utf8(text, UTF8PROC_STABLE | UTF8PROC_COMPOSE);
}

std::string fold_for_search(std::string_view text) {
  // Unicode gives these letters no decomposition, but people type them without the stroke.
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 3> kStroked = {
      {{"đ", "d"}, {"ø", "o"}, {"ł", "l"}}};
  std::string folded = map_utf8(text, UTF8PROC_STABLE | UTF8PROC_DECOMPOSE | UTF8PROC_CASEFOLD | UTF8PROC_STRIPMARK);
  for (const auto& [stroked, plain] : kStroked) {
    for (std::size_t at = 0; (at = folded.find(stroked, at)) != std::string::npos; at += plain.size()) {
      folded.replace(at, stroked.size(), plain);
    }
  }
  return folded;
}

}  // namespace fivefold
