#include "formats/text_stream.h"

#include <algorithm>
#include <cstring>

#include "formats/sniff.h"

namespace fivefold {
namespace {

constexpr std::size_t kDecodedAtATime = 64U << 10;

}  // namespace

TextStream::TextStream(Inputs& inputs) : inputs_(inputs), head_(kSniffedBytes, '\0') {
  std::size_t size = 0;
  while (size < head_.size()) {
    const std::size_t got = inputs_.read(head_.data() + size, head_.size() - size);
    if (got == 0) break;
    size += got;
  }
  head_.resize(size);
}

void TextStream::decode_from(const std::string& encoding) { transcoder_ = std::make_unique<Transcoder>(encoding); }

std::size_t TextStream::read(char* to, std::size_t size) {
  if (!transcoder_) return read_raw(to, size);
  while (decoded_used_ == decoded_.size() && !raw_ended_) decode_more();
  size = std::min(size, decoded_.size() - decoded_used_);
  std::memcpy(to, decoded_.data() + decoded_used_, size);
  decoded_used_ += size;
  return size;
}

std::size_t TextStream::read_raw(char* to, std::size_t size) {
  if (used_ == head_.size()) return inputs_.read(to, size);
  size = std::min(size, head_.size() - used_);
  std::memcpy(to, head_.data() + used_, size);
  used_ += size;
  return size;
}

void TextStream::decode_more() {
  const std::size_t kept = raw_.size();
  raw_.resize(kept + kDecodedAtATime);
  const std::size_t got = read_raw(raw_.data() + kept, kDecodedAtATime);
  raw_.resize(kept + got);
  raw_ended_ = got == 0;
  decoded_.clear();
  decoded_used_ = 0;
  raw_.erase(0, transcoder_->convert(raw_, raw_ended_, decoded_));
}

}  // namespace fivefold
