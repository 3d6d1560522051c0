#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "formats/format.h"

// Bytes that mean nothing in the encoding of their text are not thrown away: each travels as one private-use character
// (U+10FE80 to U+10FEFF stand for the bytes 80 to FF), which every stage carries like a letter, and becomes the byte
// again when the record is written to a format that can hold it (docs/inputs.md).
namespace fivefold {

/// Appends the character that stands for a byte. REQUIRES byte >= 0x80.
void append_kept_byte(unsigned char byte, std::string& out);
/// Offset of the first character that stands for a byte, or npos.
std::size_t find_kept_byte(std::string_view text, std::size_t from = 0);
/// The text with the bytes themselves in place of their characters, from offset `from` on: what is written to a file.
void restore_kept_bytes(std::string& text, std::size_t from);
/// The text as it is shown: U+FFFD for each run of such characters.
std::string without_kept_bytes(std::string_view text);

/// Writes one record by the format's own writer, with its kept bytes restored unless the format is one of valid
/// Unicode alone or of bytes, which encodes its own texts. Everything that writes records goes through here. As Format::write.
bool write_record(const Format& format, const Judged& judged, const WriteOptions& options, std::string& out,
                  Diagnostics& diagnostics);

}  // namespace fivefold
