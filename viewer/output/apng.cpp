#include "viewer/output/apng.h"

#include <algorithm>
#include <cassert>
#include <cstring>
#include <utility>

#include "viewer/output/png_rows.h"

namespace fivefold::viewer {
namespace {

struct Box {
  int left = 0;
  int top = 0;
  int right = 1;  ///< beyond the last column
  int bottom = 1;
};

bool is_opaque(const Frame& frame) {
  for (std::size_t i = 3; i < frame.pixels.size(); i += 4)
    if (frame.pixels[i] != 255) return false;
  return true;
}

/// The smallest box outside which both frames are the same; one pixel when they are the same everywhere.
Box changes(const Frame& a, const Frame& b) {
  Box box{a.width, a.height, 0, 0};
  const auto stride = static_cast<std::size_t>(a.width) * 4;
  for (int y = 0; y < a.height; ++y) {
    const std::uint8_t* const row_a = a.pixels.data() + static_cast<std::size_t>(y) * stride;
    const std::uint8_t* const row_b = b.pixels.data() + static_cast<std::size_t>(y) * stride;
    if (std::memcmp(row_a, row_b, stride) == 0) continue;
    box.top = std::min(box.top, y);
    box.bottom = y + 1;
    for (int x = 0; x < a.width; ++x) {
      if (std::memcmp(row_a + x * 4, row_b + x * 4, 4) == 0) continue;
      box.left = std::min(box.left, x);
      box.right = std::max(box.right, x + 1);
    }
  }
  return box.bottom == 0 ? Box{} : box;
}

std::string image_data(const Frame& frame, const Box& box, bool opaque) {
  const auto stride = static_cast<std::size_t>(frame.width) * 4;
  PixelBlock block;
  block.first =
      frame.pixels.data() + static_cast<std::size_t>(box.top) * stride + static_cast<std::size_t>(box.left) * 4;
  block.stride = stride;
  block.width = static_cast<std::uint32_t>(box.right - box.left);
  block.height = static_cast<std::uint32_t>(box.bottom - box.top);
  block.opaque = opaque;
  return png_image_data(block);
}

std::string short_number(int value) {
  return {static_cast<char>((value >> 8) & 0xFF), static_cast<char>(value & 0xFF)};
}

/// fcTL: where the frame lies and how long it is shown; it replaces what is under it and stays.
std::string frame_control(std::uint32_t sequence, const Box& box, int milliseconds) {
  constexpr int kMost = 65535;
  const int wanted = std::max(0, milliseconds);
  const bool exact = wanted <= kMost;
  std::string data = png_number(sequence);
  for (const int number : {box.right - box.left, box.bottom - box.top, box.left, box.top})
    data += png_number(static_cast<std::uint32_t>(number));
  data += short_number(exact ? wanted : std::min(kMost, wanted / 1000));
  data += short_number(exact ? 1000 : 1);
  data += std::string(2, '\0');  // dispose: none; blend: source
  return png_chunk("fcTL", data);
}

}  // namespace

ApngWriter::ApngWriter(std::uint32_t frames) : frames_(frames) { assert(frames >= 1); }

void ApngWriter::add(Frame frame, int milliseconds) {
  assert(added_ < frames_ && frame.width > 0 && frame.height > 0);
  assert(frame.pixels.size() == static_cast<std::size_t>(frame.width) * static_cast<std::size_t>(frame.height) * 4);
  Box box{0, 0, frame.width, frame.height};
  if (added_ == 0) {
    opaque_ = is_opaque(frame);
    out_ = "\x89PNG\r\n\x1A\n";
    std::string header = png_number(static_cast<std::uint32_t>(frame.width));
    header += png_number(static_cast<std::uint32_t>(frame.height));
    header += {8, static_cast<char>(opaque_ ? 2 : 6), 0, 0, 0};
    out_ += png_chunk("IHDR", header);
    if (frames_ > 1) out_ += png_chunk("acTL", png_number(frames_) + png_number(0));
  } else {
    assert(frame.width == before_.width && frame.height == before_.height);
    box = changes(before_, frame);
  }
  if (frames_ > 1) out_ += frame_control(sequence_++, box, milliseconds);
  const std::string data = image_data(frame, box, opaque_);
  out_ += added_ == 0 ? png_chunk("IDAT", data) : png_chunk("fdAT", png_number(sequence_++) + data);
  ++added_;
  before_ = std::move(frame);
}

std::string ApngWriter::finish() {
  assert(added_ == frames_);
  out_ += png_chunk("IEND", "");
  return std::move(out_);
}

std::string apng(const std::vector<Frame>& frames, const std::vector<int>& delays) {
  assert(!frames.empty() && delays.size() == frames.size());
  ApngWriter writer(static_cast<std::uint32_t>(frames.size()));
  for (std::size_t i = 0; i < frames.size(); ++i) writer.add(frames[i], delays[i]);
  return writer.finish();
}

}  // namespace fivefold::viewer
