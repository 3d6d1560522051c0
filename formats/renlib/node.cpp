#include "formats/renlib/node.h"

namespace fivefold::renlib {
namespace {

std::uint8_t byte_at(std::string_view bytes, std::size_t at) { return static_cast<std::uint8_t>(bytes[at]); }

}  // namespace

std::optional<Coord> point_of(std::uint8_t byte) {
  const int column = byte & 0x0F;      // from 1
  const int row_from_top = byte >> 4;  // from 0
  if (column == 0 || row_from_top >= kSide) return std::nullopt;
  return Coord{static_cast<std::int16_t>(column - 1), static_cast<std::int16_t>(kSide - 1 - row_from_top)};
}

std::uint8_t byte_of(Coord at) { return static_cast<std::uint8_t>((kSide - 1 - at.y) * 16 + at.x + 1); }

bool on_board(Coord at) { return at.x >= 0 && at.y >= 0 && at.x < kSide && at.y < kSide; }

bool NodeReader::next(Node& node) {
  if (at_ >= bytes_.size() || cut_in_ != nullptr) return false;
  if (bytes_.size() - at_ < 2) {
    cut_in_ = "a move";
    return false;
  }
  node = {};
  node.point = byte_at(bytes_, at_);
  node.flags = byte_at(bytes_, at_ + 1);
  node.where = {static_cast<std::uint32_t>(at_), static_cast<std::uint32_t>(at_ + 2)};
  at_ += 2;
  if (node.has(kExtension)) {
    if (bytes_.size() - at_ < 2) {
      cut_in_ = "a move";
      at_ = bytes_.size();
      return true;
    }
    node.extension = static_cast<std::uint16_t>(byte_at(bytes_, at_) << 8 | byte_at(bytes_, at_ + 1));
    at_ += 2;
  }
  if (node.has(kOldComment)) {
    node.has_comment = true;
    node.comment = read_old_text();
  } else if (node.has(kComment)) {
    node.has_comment = true;
    node.comment = read_text();
  }
  if ((node.extension & (kBoardText | kBoardTextOther)) != 0) {
    node.has_text = true;
    node.text = read_text();
  }
  return true;
}

std::string_view NodeReader::read_text() {
  const std::size_t begin = at_;
  const std::size_t end = bytes_.find('\0', begin);
  if (end == std::string_view::npos) {
    if (cut_in_ == nullptr) cut_in_ = "a text";
    at_ = bytes_.size();
    return bytes_.substr(begin);
  }
  at_ = end + 1;
  if ((at_ - begin) % 2 != 0 && at_ < bytes_.size()) {
    if (bytes_[at_] != '\0' && !odd_padding_) odd_padding_ = static_cast<std::uint32_t>(at_);
    ++at_;
  }
  return bytes_.substr(begin, end - begin);
}

std::string_view NodeReader::read_old_text() {
  const std::size_t begin = at_;
  while (at_ < bytes_.size() && byte_at(bytes_, at_) < 0x80U) ++at_;
  if (at_ == bytes_.size()) {
    cut_in_ = "a text";
    return bytes_.substr(begin);
  }
  ++at_;
  const std::string_view text = bytes_.substr(begin, at_ - begin);
  if (text.size() % 2 != 0 && at_ < bytes_.size()) ++at_;
  return text;
}

bool is_whole_tree(std::string_view bytes, std::size_t at) {
  NodeReader nodes(bytes, at);
  std::size_t open = 0;
  std::size_t moves = 0;
  bool ended = false;
  for (Node node; nodes.next(node); ++moves) {
    const bool odd_point = !point_of(node.point) && node.point != kNoPoint;
    if (ended || odd_point || (node.extension & ~(kBoardText | kBoardTextOther)) != 0) return false;
    open += node.has(kSibling) ? 1 : 0;
    if (!node.has(kLeaf)) continue;
    ended = open == 0;
    open -= ended ? 0 : 1;
  }
  return ended && moves > 1 && nodes.cut_in() == nullptr && !nodes.odd_padding();
}

}  // namespace fivefold::renlib
