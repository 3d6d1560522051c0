#include <algorithm>

#include "formats/caro/game_writer.h"
#include "formats/caro/json_write.h"
#include "formats/caro/losses.h"
#include "formats/caro/move_texts.h"
#include "formats/caro_blocked/game.h"
#include "formats/jsonl/json_text.h"
#include "formats/playable.h"

namespace fivefold::caro_blocked {
namespace {

using jsonl::Reading;
using jsonl::Spelling;

constexpr std::string_view kName = "caro-blocked";

Move move_of(std::string_view text, Record& store) {
  Diagnostics unused;
  Reading reading(text, store, unused);
  return read_move(reading);
}

class Writer {
 public:
  Writer(const Judged& judged, const WriteOptions& options, std::string& out)
      : game_(judged, options), record_(judged.record), board_(game_.facts.board), out_(out) {
    scratch_.clear();
  }

  const Facts& facts() const { return game_.facts; }

  void write() {
    game_.write([&](Member member) { return is_needed(member); }, [&] { write_moves(); }, out_);
  }

 private:
  /// Whether a member that the order of the source leaves out must stand all the same.
  bool is_needed(Member member) const {
    switch (member) {
      case Member::board_size: return board_.width != kUsualSide && board_.width != side_of_kept_rules();
      case Member::total_moves: return false;
      case Member::forbidden_cells: return !board_.locked.empty();
      case Member::draw: return caro::result_from(facts()) == Result::draw;
      case Member::winner: return winner_text(facts()).has_value();
      case Member::moves: return record_.lines.front().count != 0;
      default: return is_stated(member, facts());
    }
  }

  /// The site's own rules may name the board's size.
  int side_of_kept_rules() const {
    Record store;
    store.clear();
    for (const auto& [name, text] : caro::kept_members(record_.tag(kTags.kept), store))
      if (name == name_of(Member::rules_json)) return side_in_rules(text).value_or(0);
    return 0;
  }

  void write_moves() {
    Shape shape = shape_from_json(record_.tag(kTagMove));
    if (shape.empty() || game_.canonical) shape = usual_shape();
    game_.write_list(
        [&](const Token& token, const Extra* extra, std::uint32_t number, std::uint8_t side) {
          if (extra == nullptr || !write_kept(token, *extra))
            append_token(token, number, side, extra, shape, board_.height, out_);
        },
        out_);
  }

  /// Writes a move as it was spelt, if that still says the same.
  bool write_kept(const Token& token, const Extra& extra) {
    scratch_.clear();
    const std::string_view text = caro::text_of_move(kMoveKey, extra.other, scratch_);
    if (text.empty()) return false;
    const Move move = move_of(text, scratch_);
    const bool same = token.kind == TokenKind::unreadable
                          ? !move.at && caro::unreadable_text(text, scratch_) == extra.text
                          : move.at && caro::turned(*move.at, board_.height) == token.at && move.side == token.side &&
                                move.milliseconds == token.milliseconds;
    if (!same) return false;
    jsonl::append_value_or_quoted(text, game_.canonical ? Spelling::canonical : Spelling::as_written, out_);
    return true;
  }

  caro::GameWriter<Site> game_;
  const Record& record_;
  const BoardLayout& board_;
  Record scratch_;
  std::string& out_;
};

void report_own_losses(const Facts& facts, Diagnostics& diagnostics) {
  const auto lost = [&](bool present, std::string_view what) {
    if (!present) return;
    diagnostics.add(Code::cannot_hold, facts.record.moves_where,
                    {{"format", std::string(kName)}, {"what", std::string(what)}});
  };
  const Result result = caro::result_from(facts);
  const bool decided = result == Result::first || result == Result::second;
  lost(decided && !winner_text(facts), "the result (the players' names do not say which of them won)");
  const std::string created = created_text(facts.record);
  const auto [date, time] = date_and_time(created);
  lost(date != facts.record.date, "the date");
  lost(time != facts.record.time, "the time of day");
  const auto range = [](const Player& player) {
    return player.rating && (*player.rating < 0 || *player.rating > 1000000);
  };
  lost(range(facts.record.players[0]) || range(facts.record.players[1]), "ratings below 0");
}

}  // namespace

void append_token(const Token& token, std::int64_t number, std::uint8_t side_to_move, const Extra* extra,
                  const Shape& shape, int height, std::string& out) {
  if (token.kind == TokenKind::move) {
    Move move;
    move.at = caro::turned(token.at, height);
    move.number = number;
    move.milliseconds = token.milliseconds;
    const bool has_piece =
        std::any_of(shape.begin(), shape.end(), [](const auto& entry) { return entry.first == Part::piece; });
    move.side = token.side != 0 ? token.side : has_piece ? side_to_move : std::uint8_t{0};
    return append_move(move, shape, out);
  }
  caro::append_unreadable(
      extra,
      [](std::string_view text) {
        Record store;
        store.clear();
        return move_of(text, store).at.has_value();
      },
      out);
}

bool write(const Judged& judged, const WriteOptions& options, std::string& out, Diagnostics& diagnostics) {
  const Record& record = judged.record;
  Writer writer(judged, options, out);
  const BoardLayout& board = writer.facts().board;
  const auto refuse = [&](std::string_view what) { return refuse_board(judged, kName, what, diagnostics); };
  if (board.width != board.height) return refuse("a board that is not square");
  if (!board.portals.empty()) return refuse("portals");
  if (!record.setup.empty() || record.setup.to_move) return refuse("a starting position");
  caro::Room room;
  room.format = kName;
  room.tags = "caro-blocked.";
  room.date = room.rated = room.ratings = true;
  room.stamps = false;
  caro::report_losses(room, record, diagnostics);
  report_own_losses(writer.facts(), diagnostics);
  writer.write();
  return true;
}

WriteLimits limits() {
  WriteLimits limits;
  limits.variations = limits.comments = limits.event = limits.portals = limits.setup = limits.choices = limits.acts =
      limits.rules = limits.tags = false;
  limits.notes = "Square boards only. Unknown members, and known ones of another spelling, are kept as tags.";
  return limits;
}

}  // namespace fivefold::caro_blocked
