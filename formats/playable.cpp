#include "formats/playable.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>

namespace fivefold {

const BoardLayout& board_of(const Judged& judged) {
  return judged.layout != nullptr ? *judged.layout : judged.record.layout;
}

const BoardLayout& stated_board_of(const Judged& judged) {
  return judged.record.board_stated ? judged.record.layout : board_of(judged);
}

std::string_view odd_board(const Judged& judged) {
  const BoardLayout& board = board_of(judged);
  const Setup& setup = judged.record.setup;
  if (!board.locked.empty() || !board.portals.empty()) return "locked cells and portals";
  return setup.empty() && !setup.to_move ? "" : "a starting position";
}

bool refuse_board(const Judged& judged, std::string_view format, std::string_view what, Diagnostics& diagnostics) {
  diagnostics.add(Code::board_not_writable, judged.record.moves_where,
                  {{"format", std::string(format)}, {"what", std::string(what)}});
  return false;
}

PlayableMoves count_playable(const Judged& judged, Diagnostics& diagnostics) {
  const Record& record = judged.record;
  const BoardLayout& board = board_of(judged);
  const auto can_be_placed = [&](const Token& token) {
    if (token.kind != TokenKind::move) return token.kind != TokenKind::unreadable;
    return token.at.x >= 0 && token.at.y >= 0 && token.at.x < board.width && token.at.y < board.height;
  };
  const Line& main = record.lines.front();
  const auto begin = record.tokens.begin() + main.first;
  const std::uint32_t playable = judged.replay != nullptr ? judged.replay->playable_tokens : main.count;
  const auto stop = std::find_if_not(begin, begin + std::min(playable, main.count), can_be_placed);
  const auto count = static_cast<std::uint32_t>(stop - begin);
  if (count == main.count) return {count, true};
  const auto stones = std::count_if(begin, stop, [](const Token& t) { return t.kind == TokenKind::move; });
  const Extra* const extra = record.extra(main.first + count);
  const std::string move = extra != nullptr && !extra->text.empty() ? std::string(extra->text)
                                                                    : fmt::format("[{}, {}]", stop->at.x, stop->at.y);
  diagnostics.add(Code::moves_not_written, stop->where,
                  {{"count", std::to_string(main.count - count)}, {"ply", std::to_string(stones + 1)}, {"move", move}});
  return {count, false};
}

}  // namespace fivefold
