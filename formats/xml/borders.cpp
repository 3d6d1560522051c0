#include "formats/xml/borders.h"

#include <algorithm>

#include "formats/xml/markup.h"

namespace fivefold::xml {
namespace {

constexpr std::string_view kRoot = "fivefold";
constexpr std::string_view kGame = "game";

/// Finds the end of the game that starts at `begin`; another <game> inside means that the first was never closed.
Cut cut_game(std::string_view window, std::size_t begin, std::size_t from, bool at_end) {
  MarkupReader reader(window, from);
  Piece piece;
  bool open = false;
  while (reader.next(piece)) {
    if (!piece.complete) break;
    const bool is_game = piece.name == kGame;
    if (piece.kind == Piece::Kind::start && is_game) {
      if (open) return {Cut::Kind::record, begin, piece.begin};
      if (piece.self_closing) return {Cut::Kind::record, begin, piece.end};
      open = true;
    }
    if (piece.kind == Piece::Kind::end && (is_game || piece.name == kRoot)) {
      return {Cut::Kind::record, begin, is_game ? piece.end : piece.begin};
    }
  }
  return at_end ? Cut{Cut::Kind::record, begin, window.size()} : Cut{Cut::Kind::need_more, 0, 0};
}

}  // namespace

Cut cut(std::string_view window, bool at_end) {
  constexpr std::size_t kNone = std::string_view::npos;
  std::size_t begin = kNone;
  bool only_root = true;  // so far nothing but the root's tags: no reason to make a record of them
  MarkupReader reader(window);
  Piece piece;
  while (reader.next(piece)) {
    if (!piece.complete && !at_end) return {Cut::Kind::need_more, 0, 0};
    if (piece.kind == Piece::Kind::start && piece.name == kGame) {
      return cut_game(window, std::min(begin, piece.begin), piece.begin, at_end);
    }
    const bool white = piece.kind == Piece::Kind::text && is_white(window.substr(piece.begin, piece.end - piece.begin));
    const bool root_end = piece.kind == Piece::Kind::end && piece.name == kRoot;
    const bool skipped = piece.kind == Piece::Kind::comment || piece.kind == Piece::Kind::instruction;
    if ((white || root_end || skipped) && piece.complete) continue;
    if (begin == kNone) begin = piece.begin;
    if (piece.kind != Piece::Kind::start || piece.name != kRoot) only_root = false;
  }
  if (!at_end) return {Cut::Kind::need_more, 0, 0};
  if (only_root) return {Cut::Kind::nothing, 0, window.size()};
  return {Cut::Kind::record, begin, window.size()};
}

int sniff(std::string_view head) {
  MarkupReader reader(head);
  Piece piece;
  while (reader.next(piece)) {
    if (piece.kind == Piece::Kind::text) {
      if (!is_white(head.substr(piece.begin, piece.end - piece.begin))) return 0;
    } else if (piece.kind == Piece::Kind::start) {
      if (piece.name == kRoot) return 100;
      return piece.name == kGame ? 40 : 0;
    } else if (piece.kind == Piece::Kind::broken) {
      return 0;
    }
  }
  return 0;
}

std::size_t find_start(std::string_view window, std::size_t from) {
  constexpr std::string_view kTag = "<game";
  std::size_t at = window.find(kTag, from);
  while (at != std::string_view::npos && at + kTag.size() < window.size()) {
    const char after = window[at + kTag.size()];
    if (is_white(after) || after == '>' || after == '/') return at;
    at = window.find(kTag, at + 1);
  }
  return std::string_view::npos;
}

std::string_view declared_encoding(std::string_view bytes) {
  constexpr std::string_view kKey = "encoding";
  if (!bytes.starts_with("<?xml")) return {};
  bytes = bytes.substr(0, bytes.find("?>"));
  const std::size_t key = bytes.find(kKey);
  if (key == std::string_view::npos) return {};
  const std::size_t open = bytes.find_first_of("\"'", key + kKey.size());
  if (open == std::string_view::npos) return {};
  const std::size_t close = bytes.find(bytes[open], open + 1);
  return close == std::string_view::npos ? std::string_view{} : bytes.substr(open + 1, close - open - 1);
}

}  // namespace fivefold::xml
