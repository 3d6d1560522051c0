#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace fivefold::viewer {

/// Pixels of one frame, rows from the top, four bytes (red, green, blue, alpha) each.
struct Frame {
  int width = 0;
  int height = 0;
  std::vector<std::uint8_t> pixels;
};

/// Writes an animated PNG frame by frame, so that only two frames are in memory at a time. It is repeated for ever;
/// programs that know only PNG show the first frame. After the first one only what changed is stored.
class ApngWriter {
 public:
  /// `frames`: how many will be added. One gives a plain PNG. REQUIRES: at least 1.
  explicit ApngWriter(std::uint32_t frames);
  /// `milliseconds`: how long the frame is shown; up to 65 seconds exactly, up to 18 hours in whole seconds.
  /// REQUIRES: a size of at least 1 x 1, the same for all; not more frames than were promised. The first frame decides
  /// whether transparency is kept: when it has none, alpha is taken to be 255 in all.
  void add(Frame frame, int milliseconds);
  /// The file. REQUIRES: as many frames as were promised.
  std::string finish();

 private:
  std::uint32_t frames_;
  std::uint32_t added_ = 0;
  std::uint32_t sequence_ = 0;
  bool opaque_ = false;
  Frame before_;
  std::string out_;
};

/// The same for frames that are all there; `delays` in milliseconds, one a frame. REQUIRES: at least one frame.
std::string apng(const std::vector<Frame>& frames, const std::vector<int>& delays);

}  // namespace fivefold::viewer
