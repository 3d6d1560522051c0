#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

#include "formats/io/inputs.h"
#include "formats/transcoder.h"

namespace fivefold {

/// The current stream of the inputs, with a look at its head; from then on optionally decoded to UTF-8 on the way.
class TextStream {
 public:
  /// Reads the head of the current stream of `inputs`, which must outlive this object.
  explicit TextStream(Inputs& inputs);

  /// The first bytes as they are stored (at most kSniffedBytes; fewer only when the stream is shorter).
  std::string_view head() const { return head_; }
  /// Leaves out the first bytes. REQUIRES: nothing was read yet; count <= head().size().
  void skip(std::size_t count) { used_ = count; }
  /// Decodes everything that is read from now on. REQUIRES: a canonical name; nothing was read yet.
  void decode_from(const std::string& encoding);

  /// Copies the next bytes to `to`; 0 at the end.
  std::size_t read(char* to, std::size_t size);
  /// Places that could not be decoded so far.
  std::size_t replaced() const { return transcoder_ ? transcoder_->replaced() : 0; }

 private:
  std::size_t read_raw(char* to, std::size_t size);
  void decode_more();

  Inputs& inputs_;
  std::string head_;
  std::size_t used_ = 0;  ///< of head_
  std::unique_ptr<Transcoder> transcoder_;
  std::string raw_;      ///< read, not decoded: at most the beginning of a character
  std::string decoded_;  ///< decoded, not handed over from decoded_used_ on
  std::size_t decoded_used_ = 0;
  bool raw_ended_ = false;
};

}  // namespace fivefold
