#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "formats/format.h"
#include "formats/record_window.h"

namespace fivefold {

/// What the cutter found next in a stream, and where.
struct Piece {
  enum class Kind : std::uint8_t {
    record,    ///< `bytes` is one record, valid until the next call
    preamble,  ///< `bytes` is a piece of what the records after it need, valid until the next call
    too_long,  ///< a record longer than allowed; it was passed over
    given_up,  ///< likewise, and the format cannot find the next one: nothing more follows
    end
  };
  Kind kind = Kind::end;
  std::string_view bytes;
  std::uint64_t offset = 0;
  std::uint64_t line = 1;
  std::uint64_t column = 1;
};

/// Cuts one stream into records by a format's cut function, in a window that grows only as far as it must.
class RecordCutter {
 public:
  /// All references must outlive the cutter; `window` was restarted for `stream`. `charset`: what the stream declares,
  /// where its bytes are not decoded yet (Format::cut_encoded); empty when it declares nothing.
  RecordCutter(TextStream& stream, RecordWindow& window, const Format& format, std::string charset,
               std::size_t max_record, std::size_t read_bytes);
  Piece next();

 private:
  Cut cut() const;
  Piece here(Piece::Kind kind) const;
  void read_more();
  Piece pass_over_endless();

  TextStream& stream_;
  RecordWindow& window_;
  const Format& format_;
  const std::string charset_;
  const std::size_t max_record_;
  const std::size_t read_bytes_;
  std::size_t handed_out_ = 0;  ///< bytes of the record that the last call returned
  bool ended_ = false;
};

}  // namespace fivefold
