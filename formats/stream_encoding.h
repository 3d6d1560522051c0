#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "formats/format.h"

namespace fivefold {

/// How the encoding of a text came to be known; the words stand in the message of `decoded`.
enum class EncodingSource : std::uint8_t { mark, declared, option, guess };
std::string_view word(EncodingSource source);
/// Says that text was decoded: a warning when the encoding is a guess, a note when it was named.
void report_decoded(const std::string& encoding, EncodingSource source, Diagnostics& diagnostics);

/// How a stream as a whole must be treated before records are cut from it.
struct StreamEncoding {
  std::size_t mark = 0;  ///< length of the byte order mark to skip
  std::string encoding;  ///< decode the whole stream from this; empty: leave the bytes alone
  EncodingSource source = EncodingSource::guess;
};

/// Looks for a byte order mark, then for the NUL pattern of UTF-16: what must be known before a format can be told.
/// `option`: canonical name of --encoding, or empty.
StreamEncoding find_wide_encoding(std::string_view head, std::string_view option);

/// An encoding in which other characters hide brackets (Big5, GBK ...), so that the stream must be decoded before it
/// is cut: declared in the head, named by `option`, or guessed from it. Nothing when the head is UTF-8 as far as it
/// goes, or when records can be decoded one by one: in other encodings, or because the records of the head say theirs
/// and the format can cut them by it (Format::cut_encoded).
std::optional<StreamEncoding> find_hiding_encoding(std::string_view head, const Format& format,
                                                   std::string_view option);

}  // namespace fivefold
