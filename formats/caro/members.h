#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/layout.h"
#include "core/record.h"
#include "core/replay.h"
#include "formats/caro/keeping.h"
#include "formats/jsonl/json_text.h"
#include "formats/jsonl/reading.h"

namespace fivefold::caro {

/// Tags that keep what a Record has no member for.
inline constexpr std::string_view kTagKeys = "caro-json.keys";  ///< the order of the members, where it is not the usual
inline constexpr std::string_view kTagKept = "caro-json.kept";  ///< unknown members, and known ones of another spelling
inline constexpr std::string_view kTagMove = "caro-json.move";  ///< the members of a move, where not the usual
/// The member of Extra::other that keeps a move of another spelling.
inline constexpr std::string_view kStoneKey = "caro-json";

inline constexpr KeepTags kTags{kTagKeys, kTagKept};

inline constexpr int kUsualSide = 17;

/// The members of a game, in the usual order.
enum class Member : std::uint8_t {
  id,
  black,
  white,
  winner,
  reason,
  board_size,
  rule_wall,
  rule_portal,
  walls,
  portals,
  moves
};
inline constexpr std::array<std::string_view, 11> kMembers = {
    "n", "black", "white", "winner", "reason", "board_size", "rule_wall", "rule_portal", "walls", "portals", "moves"};
std::optional<Member> member_named(std::string_view name);
inline std::string_view name_of(Member member) { return kMembers[static_cast<std::size_t>(member)]; }

/// The sites' word for the end of a game, and the end that such a word names.
std::string_view reason_of(EndKind end);
std::optional<EndKind> end_named(std::string_view reason);
/// Whether a site would write the text as a number.
bool is_plain_number(std::string_view text);

/// What the members of a game say, and what they are written from.
struct Facts {
  const Record& record;
  const BoardLayout& board;
  const ReplaySummary* replay = nullptr;
};

/// Who sat on the side at the end.
const Player& player_of(Side side, const Record& record);
/// The result, and why the game ended (empty: not known): what the record claims, else what its last acts show.
Result result_from(const Facts& facts);
std::string_view reason_from(const Facts& facts);

/// Whether the member is written although nothing else asks for it.
bool is_stated(Member member, const Facts& facts);
/// Appends the value of a member, `moves` excepted, in the usual spelling.
void append_member(Member member, const Facts& facts, std::string& out);

/// The members of a game as they were read; coordinates are still those of the site.
struct Game {
  std::string_view winner;  ///< meaning of a string or number; empty for none
  bool winner_stated = false;
  Span winner_where;
  std::optional<bool> walls_ruled, portals_ruled;
  Span walls_where, portals_where;
  std::optional<int> side;  ///< of the board
};

/// For formats/caro/game_reader.h.
struct Site {
  using Member = caro::Member;
  using Game = caro::Game;
  static constexpr KeepTags kTags = caro::kTags;
  static constexpr std::span<const std::string_view> kMembers = caro::kMembers;
};

/// Reads a string, or a number taken as its text: sites name players both ways. Empty for null.
std::string_view read_name(jsonl::Reading& reading, std::string_view key);
/// Reads 0, 1, true or false.
std::optional<bool> read_flag(jsonl::Reading& reading, std::string_view key);
/// Reads the value of a member, `moves` excepted, that comes.
void read_member(Member member, jsonl::Reading& reading, Game& game);
/// Ends the reading: who won, the board's size. Findings go to the reading's diagnostics.
void settle(Game& game, jsonl::Reading& reading, std::optional<std::pair<int, int>> board);
/// Turns a cell over between the site's rows, from the top, and ours.
inline Coord turned(Coord at, int height) { return {at.x, static_cast<std::int16_t>(height - 1 - at.y)}; }

}  // namespace fivefold::caro
