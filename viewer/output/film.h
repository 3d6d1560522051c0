#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "viewer/scene/draw_list.h"

namespace fivefold::viewer {

/// The frames [first, second) in which something is seen, in order, apart from each other.
using Spans = std::vector<std::pair<std::uint32_t, std::uint32_t>>;

/// Many pictures of one thing laid over each other: an item that several frames share is kept once, with the frames in
/// which it is seen. The order of painting is that of every single frame.
class Film {
 public:
  /// Adds a frame.
  void add(const DrawList& frame);
  std::uint32_t frames() const { return frames_; }

  /// Items that follow each other and are seen in the same frames.
  struct Layer {
    DrawList items;
    Spans seen;
  };
  std::vector<Layer> layers() const;

 private:
  struct Node {
    Spans seen;
    std::uint32_t next = 0;   ///< node painted after it; 0 (the head) at the end
    std::uint64_t label = 0;  ///< grows along the list
  };
  std::uint32_t insert_after(std::uint32_t node, const DrawList& list, const Item& item);
  void number_anew();

  DrawList items_;                                                         ///< item i belongs to node i + 1
  std::vector<Node> nodes_{Node{}};                                        ///< [0] is the head
  std::unordered_map<std::string, std::vector<std::uint32_t>> same_item_;  ///< nodes by what their item looks like
  std::uint32_t frames_ = 0;
};

}  // namespace fivefold::viewer
