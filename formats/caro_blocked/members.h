#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "core/record.h"
#include "formats/caro/keeping.h"
#include "formats/caro/members.h"
#include "formats/jsonl/reading.h"

namespace fivefold::caro_blocked {

using caro::Facts;

/// Tags that keep what a Record has no member for.
inline constexpr caro::KeepTags kTags{"caro-blocked.keys", "caro-blocked.kept"};
inline constexpr std::string_view kTagMove = "caro-blocked.move";  ///< the members of a move, where not the usual
/// The member of Extra::other that keeps a move of another spelling.
inline constexpr std::string_view kMoveKey = "caro-blocked";

/// The site has no other board.
inline constexpr int kUsualSide = 19;

/// The members of a game, in the usual order.
enum class Member : std::uint8_t {
  id,
  game_type,
  player1,
  player2,
  winner,
  draw,
  elo1,
  elo2,
  total_moves,
  end_reason,
  board_size,
  forbidden_cells,
  rules_json,
  created_at,
  moves
};
inline constexpr std::array<std::string_view, 15> kMembers = {
    "id",         "game_type",       "player1_id",    "player2_id",  "winner_id",
    "draw",       "p1_elo_before",   "p2_elo_before", "total_moves", "end_reason",
    "board_size", "forbidden_cells", "rules_json",    "created_at",  "game_moves"};
inline std::string_view name_of(Member member) { return kMembers[static_cast<std::size_t>(member)]; }

/// The members of a game as they were read; coordinates are still those of the site.
struct Game {
  std::string_view winner;  ///< meaning of a string or number; empty for none
  bool winner_stated = false;
  Span winner_where;
  std::optional<bool> draw;
  Span draw_where;
  std::optional<std::int64_t> total;
  Span total_where;
  std::optional<int> side;  ///< of the board
  bool rules = false;       ///< rules_json holds something
  std::optional<int> side_in_rules;
  Span rules_where;
};

/// For formats/caro/game_reader.h.
struct Site {
  using Member = caro_blocked::Member;
  using Game = caro_blocked::Game;
  static constexpr caro::KeepTags kTags = caro_blocked::kTags;
  static constexpr std::span<const std::string_view> kMembers = caro_blocked::kMembers;
};

/// Reads the value of a member, `moves` excepted, that comes.
void read_member(Member member, jsonl::Reading& reading, Game& game);
/// Ends the reading: who won, the board's size, the number of moves. Findings go to the reading's diagnostics.
void settle(Game& game, jsonl::Reading& reading, std::optional<std::pair<int, int>> board);
/// The side of the board that the site's rules name plainly; the text is the value of rules_json.
std::optional<int> side_in_rules(std::string_view json);

/// Who won, as winner_id says it; nothing when it names neither, or both.
std::optional<Result> winner_named(std::string_view winner, const Record& record);
/// A date and a time of day, where created_at has both.
std::pair<std::string_view, std::string_view> date_and_time(std::string_view created);

/// Whether the member is written although nothing else asks for it.
bool is_stated(Member member, const Facts& facts);
/// Appends the value of a member, `moves` excepted, in the usual spelling.
void append_member(Member member, const Facts& facts, std::string& out);
/// The value of winner_id for a decided game; nothing when the players' names cannot say it.
std::optional<std::string> winner_text(const Facts& facts);
/// The value of created_at: date and time of day, or the date alone where both would be read as something else.
std::string created_text(const Record& record);

}  // namespace fivefold::caro_blocked
