#include "formats/rif/borders.h"

#include "formats/rif/tables.h"
#include "formats/xml/markup.h"

namespace fivefold::rif {
namespace {

using xml::MarkupReader;
using xml::Piece;

constexpr std::string_view kRoot = "database";
constexpr std::string_view kGames = "games";
constexpr std::string_view kGame = "game";
constexpr Cut kNeedMore{Cut::Kind::need_more, 0, 0};

bool is_table(std::string_view element) {
  for (std::size_t i = 0; i < kTables; ++i)
    if (plural(static_cast<Table>(i)) == element) return true;
  return element == kGames;
}

/// Finds the end of the game or row that starts at `begin`. Another of its kind inside means that it was not closed.
Cut cut_element(std::string_view window, std::size_t begin, Cut::Kind kind, bool at_end) {
  MarkupReader reader(window, begin);
  Piece piece;
  std::string_view name;
  while (reader.next(piece) && piece.complete) {
    const bool first = name.empty();
    if (first) {
      name = piece.name;
      if (piece.self_closing) return {kind, begin, piece.end};
      continue;
    }
    if (piece.kind == Piece::Kind::end && piece.name == name) return {kind, begin, piece.end};
    const bool outer = is_table(piece.name) || piece.name == kRoot;
    const bool next = piece.kind == Piece::Kind::start && (piece.name == name || piece.name == kGame);
    if ((piece.kind == Piece::Kind::end && outer) || next) return {kind, begin, piece.begin};
  }
  return at_end ? Cut{kind, begin, window.size()} : kNeedMore;
}

}  // namespace

Cut cut(std::string_view window, bool at_end) {
  MarkupReader reader(window);
  Piece piece;
  while (reader.next(piece)) {
    if (!piece.complete && !at_end) return kNeedMore;
    const Cut whole{Cut::Kind::preamble, piece.begin, piece.end};
    switch (piece.kind) {
      case Piece::Kind::start:
        if (piece.name == kGame) return cut_element(window, piece.begin, Cut::Kind::record, at_end);
        if (table_of_row(piece.name)) return cut_element(window, piece.begin, Cut::Kind::preamble, at_end);
        if (is_table(piece.name)) break;
        return whole;
      case Piece::Kind::text:
        if (!xml::is_white(window.substr(piece.begin, piece.end - piece.begin))) return whole;
        break;
      case Piece::Kind::cdata:
      case Piece::Kind::comment:
      case Piece::Kind::doctype:
      case Piece::Kind::broken: return whole;
      case Piece::Kind::end:
      case Piece::Kind::instruction: break;
    }
  }
  return at_end ? Cut{Cut::Kind::nothing, 0, window.size()} : kNeedMore;
}

int sniff(std::string_view head) {
  MarkupReader reader(head);
  Piece piece;
  bool root = false;
  while (reader.next(piece)) {
    if (piece.kind == Piece::Kind::text) {
      if (!xml::is_white(head.substr(piece.begin, piece.end - piece.begin))) return 0;
    } else if (piece.kind == Piece::Kind::start) {
      if (root) return is_table(piece.name) || piece.name == kGame || table_of_row(piece.name) ? 100 : 30;
      if (piece.name != kRoot) return 0;
      root = true;
    } else if (piece.kind == Piece::Kind::broken) {
      return 0;
    }
  }
  return root ? 60 : 0;
}

}  // namespace fivefold::rif
