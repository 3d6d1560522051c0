#include "formats/transcoder.h"

#include <algorithm>
#include <array>
#include <cerrno>

namespace fivefold {
namespace {

constexpr std::string_view kReplacement = "\xEF\xBF\xBD";
constexpr std::size_t kLongestCharacter = 8;

// iconv's own mark of failure; it is not a pointer that can be used.
iconv_t closed() { return reinterpret_cast<iconv_t>(-1); }  // NOLINT(performance-no-int-to-ptr)

}  // namespace

Transcoder::Transcoder(const std::string& encoding) : handle_(iconv_open("UTF-8", encoding.c_str())) {}

Transcoder::~Transcoder() {
  if (good()) iconv_close(handle_);
}

bool Transcoder::good() const { return handle_ != closed(); }

std::size_t Transcoder::convert(std::string_view bytes, bool at_end, std::string& out) {
  std::array<char, 16384> buffer;
  // iconv's signature lacks the const; it does not write to its input.
  char* in = const_cast<char*>(bytes.data());  // NOLINT(cppcoreguidelines-pro-type-const-cast)
  std::size_t left = bytes.size();
  while (left > 0) {
    char* to = buffer.data();
    std::size_t room = buffer.size();
    const std::size_t before = left;
    const std::size_t result = iconv(handle_, &in, &left, &to, &room);
    const int error = result == static_cast<std::size_t>(-1) ? errno : 0;
    out.append(buffer.data(), buffer.size() - room);
    if (left < before) in_bad_run_ = false;
    if (error == 0 || error == E2BIG) continue;
    if (error == EINVAL && !at_end && left <= kLongestCharacter) break;
    // One bad place may be several bytes long; it is one mark for the reader.
    if (!in_bad_run_) {
      out.append(kReplacement);
      ++replaced_;
      in_bad_run_ = true;
    }
    const std::size_t skip = error == EINVAL ? left : std::size_t{1};
    in += skip;
    left -= skip;
  }
  if (at_end) {
    // Some decoders hold a letter back in case an accent follows (windows-1258).
    char* to = buffer.data();
    std::size_t room = buffer.size();
    iconv(handle_, nullptr, nullptr, &to, &room);
    out.append(buffer.data(), buffer.size() - room);
  }
  return bytes.size() - left;
}

}  // namespace fivefold
