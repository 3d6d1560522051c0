#include "formats/transcoder.h"

#include <algorithm>
#include <array>
#include <cerrno>

#include "formats/kept_bytes.h"

namespace fivefold {
namespace {

constexpr std::string_view kReplacement = "\xEF\xBF\xBD";
constexpr std::size_t kLongestCharacter = 8;

// iconv's own mark of failure; it is not a pointer that can be used.
iconv_t closed() { return reinterpret_cast<iconv_t>(-1); }  // NOLINT(performance-no-int-to-ptr)

bool is_wide(std::string_view encoding) {
  return encoding.starts_with("UTF-16") || encoding.starts_with("UTF-32") || encoding.starts_with("UCS-");
}

}  // namespace

Transcoder::Transcoder(const std::string& encoding, Undecodable how)
    : handle_(iconv_open("UTF-8", encoding.c_str())), keep_(how == Undecodable::keep && !is_wide(encoding)) {}

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
    append(std::string_view(buffer.data(), buffer.size() - room), out);
    if (left < before) in_bad_run_ = false;
    if (error == 0 || error == E2BIG) continue;
    if (error == EINVAL && !at_end && left <= kLongestCharacter) break;
    const std::size_t skip = error == EINVAL ? left : std::size_t{1};
    undecodable(std::string_view(in, skip), out);
    in += skip;
    left -= skip;
  }
  if (at_end) {
    // Some decoders hold a letter back in case an accent follows (windows-1258).
    char* to = buffer.data();
    std::size_t room = buffer.size();
    iconv(handle_, nullptr, nullptr, &to, &room);
    append(std::string_view(buffer.data(), buffer.size() - room), out);
  }
  return bytes.size() - left;
}

// One bad place may be several bytes long; it is one mark for the reader.
void Transcoder::undecodable(std::string_view bytes, std::string& out) {
  if (!in_bad_run_) ++replaced_;
  if (!in_bad_run_ && !keep_) out.append(kReplacement);
  in_bad_run_ = true;
  if (!keep_) return;
  for (const char byte : bytes) {
    if (static_cast<unsigned char>(byte) >= 0x80U) {
      append_kept_byte(static_cast<unsigned char>(byte), out);
    } else {
      out += byte;
    }
  }
}

// Where the text itself has a character that stands for a kept byte, its own bytes are kept, and so it comes back.
void Transcoder::append(std::string_view text, std::string& out) {
  std::size_t from = 0;
  for (std::size_t at = find_kept_byte(text); at != std::string_view::npos; at = find_kept_byte(text, from)) {
    out.append(text.substr(from, at - from));
    undecodable(text.substr(at, 4), out);
    from = at + 4;
  }
  out.append(text.substr(from));
}

}  // namespace fivefold
