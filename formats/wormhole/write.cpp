#include <algorithm>
#include <array>

#include "formats/caro/json_write.h"
#include "formats/caro/losses.h"
#include "formats/playable.h"
#include "formats/wormhole/text.h"

namespace fivefold::wormhole {
namespace {

constexpr std::string_view kName = "wormhole";
constexpr std::array<std::string_view, 6> kColours = {"red", "blue", "green", "yellow", "purple", "orange"};

std::string lower(Coord at) {
  std::string text = write_coord(at, CoordinateStyle::keep_i);
  for (char& c : text)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return text;
}

void append(std::string& list, const std::string& item) {
  if (!list.empty()) list += ',';
  list += item;
}

void line(std::string_view key, std::string_view value, std::string& out) {
  if (!value.empty()) out.append(key).append(value).append("\n");
}

/// Whether a point can be written so that it is read back.
bool has_letters(Coord at) {
  return read_coord(write_coord(at, CoordinateStyle::keep_i), CoordinateStyle::keep_i) == at;
}

/// The stones of both sides; false when a move stands there that cannot be written, and nothing is forced.
bool stones(const Judged& judged, bool force, std::array<std::string, 2>& lists, Diagnostics& diagnostics) {
  const Record& record = judged.record;
  for (const Side side : {Side::first, Side::second})
    for (const Coord at : record.setup.stones[side]) append(lists[side == Side::first ? 0 : 1], lower(at));
  const Line& main = record.lines.front();
  const TurnRule turns = judged.ruleset != nullptr ? judged.ruleset->turns : TurnRule{};
  std::uint32_t placed = 0;
  for (std::uint32_t i = main.first; i < main.first + main.count; ++i) {
    const Token& token = record.tokens[i];
    if (token.kind == TokenKind::choose || token.kind == TokenKind::act) continue;
    if (token.kind == TokenKind::unreadable || !has_letters(token.at)) {
      const Extra* const extra = record.extra(i);
      diagnostics.add(
          Code::moves_not_written, token.where,
          {{"count", std::to_string(main.first + main.count - i)},
           {"ply", std::to_string(placed + 1)},
           {"move", extra != nullptr && !extra->text.empty() ? std::string(extra->text)
                                                             : write_coord(token.at, CoordinateStyle::keep_i)}});
      return force;
    }
    const std::uint8_t side = token.side != 0 ? token.side : caro::side_by_turn(placed, turns);
    append(lists[side - 1], lower(token.at) + "(" + std::to_string(++placed) + ")");
  }
  return true;
}

std::string portals(const BoardLayout& board) {
  std::string list;
  for (std::size_t i = 0; i < board.portals.size(); ++i) {
    const PortalPair& pair = board.portals[i];
    const bool plain = !pair.name.empty() && pair.name.find_first_of("(),:# \t\r\n") == std::string::npos;
    const std::string name = plain                 ? pair.name
                             : i < kColours.size() ? std::string(kColours[i])
                                                   : "p" + std::to_string(i + 1);
    append(list, name + "(" + lower(pair.a) + ":" + lower(pair.b) + ")");
  }
  return list;
}

}  // namespace

bool write(const Judged& judged, const WriteOptions& options, std::string& out, Diagnostics& diagnostics) {
  const Record& record = judged.record;
  const BoardLayout& board = stated_board_of(judged);
  const auto refuse = [&](std::string_view what) { return refuse_board(judged, kName, what, diagnostics); };
  if (board.width != board.height) return refuse("a board that is not square");
  if (board.width < kSmallest || board.width > kLargest) return refuse("sides from 9 to 19 only");
  if (record.setup.to_move || record.setup.taken != BySide<int>{})
    return refuse("who is to move in a starting position, and captured stones");
  const auto lettered = [](const PortalPair& pair) { return has_letters(pair.a) && has_letters(pair.b); };
  if (!std::all_of(board.locked.begin(), board.locked.end(), has_letters) ||
      !std::all_of(board.portals.begin(), board.portals.end(), lettered)) {
    return refuse("cells to the left of or below the board");
  }
  std::array<std::string, 2> lists;
  if (!stones(judged, options.force, lists, diagnostics)) return false;
  caro::Room room;
  room.format = kName;
  room.tags = "wormhole.";
  room.id = room.names = room.outcome = room.times = false;
  room.portal_names = true;
  caro::report_losses(room, record, diagnostics);
  const auto tags = [&](std::string_view key, std::string_view front) {
    for (const Tag& tag : record.tags)
      if (tag.key == key && tag.value.find_first_of("\r\n") == std::string_view::npos) line(front, tag.value, out);
  };
  out += "SIZE:" + std::to_string(board.width) + "\n";
  tags(kTagComment, "# ");
  tags(kTagMeta, "META:");
  line("X:", lists[0], out);
  line("O:", lists[1], out);
  std::string locked;
  for (const Coord cell : board.locked) append(locked, lower(cell));
  line("BLOCK:", locked, out);
  line("PORTAL:", portals(board), out);
  tags(kTagLine, "LINE:");
  tags(kTagOther, "");
  return true;
}

}  // namespace fivefold::wormhole
