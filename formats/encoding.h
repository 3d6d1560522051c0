#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace fivefold {

bool is_valid_utf8(std::string_view bytes);
bool is_ascii(std::string_view bytes);

/// `bytes` without the beginning of a character that is cut off at its end (at most 3 bytes): the head of a longer
/// UTF-8 text is then valid by itself.
std::string_view without_cut_character(std::string_view bytes);

/// `bytes` with everything that is not UTF-8 replaced by U+FFFD.
std::string replace_invalid_utf8(std::string_view bytes);

struct Decoded {
  std::string text;          ///< valid UTF-8
  std::string encoding;      ///< canonical name of the encoding it was decoded from
  bool guessed = false;      ///< nobody named it
  std::size_t replaced = 0;  ///< places that mean nothing in the encoding; their bytes are kept (formats/kept_bytes.h)
};

/// The spelling under which iconv knows an encoding, or nothing. As browsers do, some names stand for the superset
/// that is written in practice: GB2312 and GBK for GB18030, ISO-8859-1 for windows-1252, Shift_JIS for CP932.
std::optional<std::string> canonical_encoding(std::string_view name);

/// The encoding that the whole of `bytes` most looks like: UTF-8 when most of what is not ASCII is UTF-8 (a damaged
/// text), else GB18030 for a few characters that all are usual Chinese ones, else uchardet's guess when it decodes
/// every byte, else windows-1252. Never a wide one: those are known by their mark or their NUL bytes.
std::string guess_encoding(std::string_view bytes);

/// True for UTF-16, UTF-32 and UCS: text in them holds NUL bytes as soon as it has a line end or a bracket.
bool is_wide(std::string_view canonical);

/// True when a byte of a longer character can look like an ASCII character (Big5, GBK, Shift_JIS ...; the wide ones
/// are known before it is asked): such text must be decoded before anything looks for brackets in it.
bool hides_ascii(std::string_view canonical);

/// Decodes `bytes` by the encoding named, or by a guess when `name` is empty. Nothing when the name is not known.
std::optional<Decoded> decode_to_utf8(std::string_view bytes, std::string_view name = {});

/// Unicode normal form C. Text that is not UTF-8 comes back as it is.
std::string to_nfc(std::string_view text);

/// The form in which names are compared: case folded, accents stripped ("Đỗ Ánh" and "do anh" are equal).
std::string fold_for_search(std::string_view text);

}  // namespace fivefold
