#pragma once

#include <iconv.h>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "core/diagnostic.h"
#include "formats/stream_encoding.h"

// Texts of a library. A comment is one text for two windows: the line under the board, and behind the byte 08 the
// longer comment, whose lines end in CR LF.
namespace fivefold::renlib {

/// Turns text into bytes of one encoding.
class Encoder {
 public:
  /// `encoding`: a canonical name. Texts stay as they are when it is UTF-8 or empty.
  explicit Encoder(const std::string& encoding);
  ~Encoder();
  Encoder(const Encoder&) = delete;
  Encoder& operator=(const Encoder&) = delete;

  /// The bytes of a text, or nothing when it holds a letter that the encoding lacks.
  std::optional<std::string> encode(std::string_view text) const;

 private:
  iconv_t handle_;
};

/// The encoding of all texts of a library, and how it came to be known.
struct TextEncoding {
  std::string name;  ///< empty: all of it is ASCII
  EncodingSource source = EncodingSource::guess;
};
/// `texts`: those of the library that are not ASCII, one a line. `option`: --encoding, or empty; one of
/// UTF-16 or UTF-32 counts as none, because NUL ends each text.
TextEncoding choose_encoding(std::string_view texts, std::string_view option);

/// Bytes of one text as UTF-8; adds to `replaced` the places that mean nothing.
std::string decode(std::string_view bytes, const std::string& encoding, std::size_t& replaced);
/// Text in seven bits: the last byte has its top bit set, and brackets are Swedish letters.
std::string decode_old(std::string_view bytes);

/// A comment as people read it, from the form in which it is stored: both parts under each other, lines end in LF.
std::string readable_comment(std::string_view stored);
/// The form in which a comment is stored: its first line under the board, the rest in the other window.
std::string stored_comment(std::string_view readable);

std::string to_hex(std::string_view bytes);
std::optional<std::string> from_hex(std::string_view digits);

}  // namespace fivefold::renlib
