#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/diagnostic.h"
#include "formats/format.h"
#include "formats/stream_encoding.h"

namespace fivefold {

/// Turns the records of one stream into UTF-8, one by one, and says what was done.
///
/// A guess takes in what the lines before it in the stream have shown, so that it does not change from record to
/// record, and depends on nothing but the stream.
class RecordText {
 public:
  /// `option`: canonical name of --encoding, or empty. `stream_declared`: what the head of the stream declares.
  RecordText(const Format& format, std::string option, std::string stream_declared);

  /// True when the bytes are UTF-8 already, and none of their characters stands for a byte that was kept; then only a
  /// declaration that does not fit is reported. False when decode() must be used.
  bool accept(std::string_view bytes, Diagnostics& diagnostics) const;
  /// The text of a record that is not UTF-8.
  std::string decode(std::string_view bytes, Diagnostics& diagnostics);

 private:
  std::string_view declared_by(std::string_view bytes) const;
  std::string choose(std::string_view bytes, EncodingSource& source, Diagnostics& diagnostics);

  const Format& format_;
  std::string option_;
  std::string stream_declared_;
  std::string evidence_;  ///< lines with bytes that are not ASCII
};

/// Says that a record of a stream that was decoded from `actual` (canonical) declares another character set.
void report_lie(const Format& format, std::string_view bytes, const std::string& actual, Diagnostics& diagnostics);

}  // namespace fivefold
