#include "formats/caro/json_write.h"

#include <algorithm>

#include "formats/caro/game_writer.h"
#include "formats/caro/json_read.h"
#include "formats/caro/losses.h"
#include "formats/caro/members.h"
#include "formats/caro/move_texts.h"
#include "formats/playable.h"

namespace fivefold::caro {
namespace {

using jsonl::Reading;
using jsonl::Spelling;

constexpr std::string_view kName = "caro-json";

Stone stone_of(std::string_view text, Record& store) {
  Diagnostics unused;
  Reading reading(text, store, unused);
  return read_stone(reading);
}

class Writer {
 public:
  Writer(const Judged& judged, const WriteOptions& options, std::string& out)
      : game_(judged, options), record_(judged.record), board_(game_.facts.board), out_(out) {
    scratch_.clear();
  }

  void write() {
    game_.write([&](Member member) { return is_needed(member); }, [&] { write_moves(); }, out_);
  }

 private:
  /// Whether a member that the order of the source leaves out must stand all the same.
  bool is_needed(Member member) const {
    switch (member) {
      case Member::board_size: return board_.width != kUsualSide;
      case Member::rule_wall:
      case Member::rule_portal: return false;
      case Member::walls: return !board_.locked.empty();
      case Member::portals: return !board_.portals.empty();
      case Member::moves: return record_.lines.front().count != 0;
      default: return is_stated(member, game_.facts);
    }
  }

  void write_moves() {
    const Line& main = record_.lines.front();
    const auto begin = record_.tokens.begin() + main.first;
    timed_ = std::any_of(begin, begin + main.count, [](const Token& token) { return token.milliseconds != kNoTime; });
    parts_ = parts_from_json(record_.tag(kTagMove));
    if (parts_.empty()) parts_ = usual_parts();
    if (game_.canonical) std::sort(parts_.begin(), parts_.end());
    game_.write_list([&](const Token& token, const Extra* extra, std::uint32_t,
                         std::uint8_t side) { write_token(token, extra, side); },
                     out_);
  }

  void write_token(const Token& token, const Extra* extra, std::uint8_t side_to_move) {
    if (extra != nullptr && !extra->other.empty() && write_kept(token, *extra)) return;
    const auto stamp = token.kind == TokenKind::move ? clock_.stamp(token.milliseconds, timed_) : std::nullopt;
    append_token(token, side_to_move, extra, stamp, parts_, board_.height, out_);
    clock_.pass(stamp);
  }

  /// Writes a move as it was spelt, if that still says the same.
  bool write_kept(const Token& token, const Extra& extra) {
    scratch_.clear();
    const std::string_view text = text_of_move(kStoneKey, extra.other, scratch_);
    if (text.empty()) return false;
    const Stone stone = stone_of(text, scratch_);
    if (token.kind == TokenKind::unreadable) {
      if (game_.canonical || stone.at || unreadable_text(text, scratch_) != extra.text) return false;
      jsonl::append_value_or_quoted(text, Spelling::as_written, out_);
      clock_.pass(std::nullopt);
      return true;
    }
    bool fault = false;
    if (!stone.at || turned(*stone.at, board_.height) != token.at || stone.side != token.side ||
        clock_.spent(stone, fault) != token.milliseconds) {
      return false;
    }
    write_stone(stone, text);
    clock_.pass(stone.stamp);
    return true;
  }

  void write_stone(const Stone& stone, std::string_view text) {
    Diagnostics unused;
    Reading reading(text, scratch_, unused);
    Parts parts = parts_of(reading);
    if (!game_.canonical || stone.strange_colour || stone.strange_stamp || parts.empty()) {
      return jsonl::append_value_or_quoted(text, game_.canonical ? Spelling::canonical : Spelling::as_written, out_);
    }
    std::sort(parts.begin(), parts.end());
    append_stone(*stone.at, stone.side, stone.stamp, parts, out_);
  }

  GameWriter<Site> game_;
  const Record& record_;
  const BoardLayout& board_;
  Record scratch_;
  std::string& out_;
  Clock clock_;
  Parts parts_;
  bool timed_ = false;
};

}  // namespace

std::uint8_t side_by_turn(std::uint32_t placed, const TurnRule& turns) {
  const auto first = static_cast<std::uint32_t>(turns.first_turn);
  const auto later = static_cast<std::uint32_t>(std::max(turns.later_turns, 1));
  if (placed < first) return 1;
  return (placed - first) / later % 2 == 0 ? 2 : 1;
}

void append_token(const Token& token, std::uint8_t side_to_move, const Extra* extra, std::optional<std::int64_t> stamp,
                  const Parts& parts, int height, std::string& out) {
  if (token.kind == TokenKind::move) {
    // What the record states is written even where the game's other moves leave it out.
    const auto has = [&](Part part) { return std::find(parts.begin(), parts.end(), part) != parts.end(); };
    const bool colour = token.side == 0 || has(Part::color);
    const bool time = !stamp || has(Part::t) || has(Part::timestamp);
    Parts more;
    if (!colour || !time) more = parts;
    if (!time) more.push_back(Part::t);
    const auto is_time = [](Part part) { return part == Part::t || part == Part::timestamp; };
    if (!colour) more.insert(std::find_if(more.begin(), more.end(), is_time), Part::color);
    append_stone(turned(token.at, height), token.side != 0 ? token.side : side_to_move, stamp,
                 more.empty() ? parts : more, out);
    return;
  }
  append_unreadable(
      extra,
      [](std::string_view text) {
        Record store;
        return stone_of(text, store).at.has_value();
      },
      out);
}

bool write_json(const Judged& judged, const WriteOptions& options, std::string& out, Diagnostics& diagnostics) {
  const Record& record = judged.record;
  const BoardLayout& board = stated_board_of(judged);
  if (board.width != board.height) return refuse_board(judged, kName, "a board that is not square", diagnostics);
  if (!record.setup.empty() || record.setup.to_move)
    return refuse_board(judged, kName, "a starting position", diagnostics);
  report_losses({kName, "caro-json."}, record, diagnostics);
  Writer(judged, options, out).write();
  return true;
}

WriteLimits limits_of_json() {
  WriteLimits limits;
  limits.variations = limits.comments = limits.ratings = limits.event = limits.date = limits.setup = limits.choices =
      limits.acts = limits.rules = limits.tags = false;
  limits.notes = "Square boards only. Unknown members, and known ones of another spelling, are kept as tags.";
  return limits;
}

}  // namespace fivefold::caro
