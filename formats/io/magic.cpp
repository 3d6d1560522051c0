#include "formats/io/magic.h"

#include <array>

namespace fivefold {
namespace {

using namespace std::literals;

struct Mark {
  std::size_t at;
  std::string_view bytes;
  std::string_view kind;
};

constexpr std::array kMarks = {
    Mark{0, "PK\x03\x04"sv, "zip"},
    Mark{0, "PK\x05\x06"sv, "zip"},
    Mark{0, "\x1F\x8B"sv, "gzip"},
    Mark{0, "\x28\xB5\x2F\xFD"sv, "zstd"},
    Mark{0,
         "\xFD"
         "7zXZ\0"sv,
         "xz"},
    Mark{0, "7z\xBC\xAF\x27\x1C"sv, "7z"},
    Mark{4, "1AY&SY"sv, "bzip2"},  // after "BZh" and a digit
    Mark{0, "\x04\x22\x4D\x18"sv, "lz4"},
    Mark{0, "\x1F\x9D"sv, "compress"},
    Mark{0, "Rar!\x1A\x07"sv, "rar"},
    Mark{0, "MSCF\0\0\0\0"sv, "cab"},
    Mark{2, "-lh5-"sv, "lha"},
    Mark{257, "ustar"sv, "tar"},
};

constexpr std::size_t kLooked = 512;  // one tar header

}  // namespace

std::string_view packed_kind(std::string_view head) {
  for (const Mark& mark : kMarks) {
    if (head.size() >= mark.at && head.substr(mark.at, mark.bytes.size()) == mark.bytes) return mark.kind;
  }
  return {};
}

bool may_be_packed(std::string_view head) {
  return head.substr(0, kLooked).find('\0') != std::string_view::npos || !packed_kind(head).empty();
}

}  // namespace fivefold
