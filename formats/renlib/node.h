#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/diagnostic.h"
#include "core/point.h"

// The bytes of a library: nodes of two bytes with flags, extension bytes and texts behind them.
namespace fivefold::renlib {

inline constexpr int kSide = 15;
inline constexpr std::string_view kMagic = "\xFFRenLib\xFF";
inline constexpr std::size_t kHeaderSize = 20;
inline constexpr std::uint8_t kNoPoint = 0x00;
inline constexpr std::uint8_t kCentre = 0x78;
inline constexpr int kNewestMajor = 3, kNewestMinor = 4;

// Flags of a node's second byte.
inline constexpr std::uint8_t kSibling = 0x80;     ///< one more node of the same parent comes, after all below this one
inline constexpr std::uint8_t kLeaf = 0x40;        ///< nothing is below this node
inline constexpr std::uint8_t kOldComment = 0x20;  ///< a text in seven bits follows
inline constexpr std::uint8_t kMark = 0x10;
inline constexpr std::uint8_t kComment = 0x08;    ///< a text follows
inline constexpr std::uint8_t kStart = 0x04;      ///< the library opens at this position
inline constexpr std::uint8_t kNoMove = 0x02;     ///< no move stands here: the node only carries a board text
inline constexpr std::uint8_t kExtension = 0x01;  ///< two more bytes follow
/// The extension as one number, first byte high. RenLib writes 0001 for a board text; 0100 has been described, too.
inline constexpr std::uint16_t kBoardText = 0x0001, kBoardTextOther = 0x0100;

/// The point of a node's first byte; nothing where the byte is none (kNoPoint included).
std::optional<Coord> point_of(std::uint8_t byte);
/// The byte of a point. REQUIRES: it is on the board.
std::uint8_t byte_of(Coord at);
/// Whether the point is on a library's board.
bool on_board(Coord at);

/// One node as it stands in the file; texts without what ends them.
struct Node {
  std::uint8_t point = 0;
  std::uint8_t flags = 0;
  std::uint16_t extension = 0;
  bool has_comment = false, has_text = false;
  std::string_view comment;  ///< with kOldComment in seven bits
  std::string_view text;     ///< board text
  Span where;                ///< of the two bytes

  bool has(std::uint8_t flag) const { return (flags & flag) != 0; }
};

/// Takes nodes one after the other; never looks past the end.
class NodeReader {
 public:
  NodeReader(std::string_view bytes, std::size_t at) : bytes_(bytes), at_(at) {}

  /// False at the end. What a cut-off node still tells is given all the same, and cut_in() says that it is one.
  bool next(Node& node);
  /// What the file ends in the middle of, or null.
  const char* cut_in() const { return cut_in_; }
  std::size_t at() const { return at_; }
  /// The first byte that fills up a text and is not NUL.
  std::optional<std::uint32_t> odd_padding() const { return odd_padding_; }

 private:
  std::string_view read_text();
  std::string_view read_old_text();

  std::string_view bytes_;
  std::size_t at_;
  const char* cut_in_ = nullptr;
  std::optional<std::uint32_t> odd_padding_;
};

/// Whether all of the bytes, from `at` on, are one complete tree without a fault.
bool is_whole_tree(std::string_view bytes, std::size_t at);

}  // namespace fivefold::renlib
