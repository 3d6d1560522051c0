#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "core/diagnostic.h"
#include "core/layout.h"
#include "core/outcome.h"
#include "core/point.h"
#include "core/side.h"

namespace fivefold {

enum class TokenKind : std::uint8_t {
  move,       ///< a stone on `at`
  choose,     ///< a swap choice, see Choice
  act,        ///< resignation, draw offer ..., see Act
  unreadable  ///< stands where a move should, but cannot be read; the text is at `where` in the source
};
enum class Choice : std::uint8_t { first, second, put_two };
enum class Act : std::uint8_t { resign, timeout, draw_offer, draw_accept, draw_decline, pass };

/// The words of the JSON contracts: "first", "second", "put2"; "resign", "timeout", "draw_offer" ...
const char* word(Choice choice);
const char* word(Act act);

inline constexpr std::int32_t kNoTime = -1;

/// One thing that happens in a game, as the record has it: nothing here was judged.
struct Token {
  Coord at;  ///< moves only; may be off the board
  TokenKind kind = TokenKind::move;
  std::uint8_t what = 0;   ///< a Choice or an Act
  std::uint8_t side = 0;   ///< 1 or 2 where the record says whose it is (claimed colour, `by`), 0 where not
  bool has_extra = false;  ///< there is an Extra for this token
  std::int32_t milliseconds = kNoTime;  ///< time spent on the move, or kNoTime
  Span where;                           ///< place in the text that was parsed

  Choice choice() const { return static_cast<Choice>(what); }
  Act act() const { return static_cast<Act>(what); }
  static Token move(Coord at, Span where = {}) { return {at, TokenKind::move, 0, 0, false, kNoTime, where}; }
  static Token choose(Choice choice, Span where = {}) {
    return {{}, TokenKind::choose, static_cast<std::uint8_t>(choice), 0, false, kNoTime, where};
  }
  static Token of(Act act, std::uint8_t by, Span where = {}) {
    return {{}, TokenKind::act, static_cast<std::uint8_t>(act), by, false, kNoTime, where};
  }
  static Token unreadable(Span where) { return {{}, TokenKind::unreadable, 0, 0, false, kNoTime, where}; }
};

/// What few tokens have. `token` is the index into Record::tokens; the table is sorted by it.
struct Extra {
  std::uint32_t token = 0;
  std::string_view comment;
  std::string_view text;     ///< an unreadable token as written; elsewhere empty
  std::string_view seconds;  ///< the time as written, where milliseconds cannot hold it exactly
  std::string_view
      other;  ///< unknown keys of the token, as the members of a JSON object without braces; kept for writing
};

/// A line of play: the main line (id 0, first in Record::lines) or a variation. Its tokens stand together in
/// Record::tokens at [first, first + count). It leaves its parent line after `after` tokens of that line.
struct Line {
  std::uint32_t id = 0;
  std::uint32_t parent = 0;
  std::uint32_t after = 0;
  std::uint32_t first = 0;
  std::uint32_t count = 0;
  std::string_view other;  ///< unknown keys, as in Extra::other
};

enum class PlayerKind : std::uint8_t { unknown, human, computer, guest };
const char* word(PlayerKind kind);

/// A seat: the person who sat there, whatever side they ended with.
struct Player {
  std::string_view name;
  std::optional<int> rating;
  PlayerKind kind = PlayerKind::unknown;
  std::string_view other;  ///< unknown keys, as in Extra::other
  Span where;              ///< place of the name
};

/// A header or key that no member of Record stands for. `key` is the name as the format has it.
struct Tag {
  std::string_view key;
  std::string_view value;  ///< text; for JSON values that are not strings, the JSON text with `json` set
  bool json = false;
  Span where;
};

/// A position to start from. With stones the opening rules are off (docs/rules.md).
struct Setup {
  BySide<std::vector<Coord>> stones;
  std::optional<Side> to_move;
  BySide<int> taken;  ///< stones captured BY each side before the first move
  bool empty() const { return stones[Side::first].empty() && stones[Side::second].empty() && taken == BySide<int>{}; }
};

/// One game as its file states it: claims, never verdicts.
///
/// Text members are views, either into the bytes that were parsed (which must outlive the record's use) or into the
/// record's own store (`keep`). A record is meant to be reused: `clear` keeps the memory. Not copyable.
class Record {
 public:
  Record() = default;
  Record(const Record&) = delete;
  Record& operator=(const Record&) = delete;
  Record(Record&&) = default;
  Record& operator=(Record&&) = default;

  /// Empties everything, keeping allocated memory, and puts one empty main line in place.
  void clear();
  /// Copies text into the record's own store and returns a view that lives as long as the record (until clear).
  std::string_view keep(std::string_view text);
  /// Adds a token to the end of `tokens` and to the LAST line of `lines`. Returns its index.
  std::uint32_t add(const Token& token);
  /// The extra of the token just added (the last of `tokens`); makes one if there is none.
  Extra& extra_of_last();
  /// The extra of a token, or null.
  const Extra* extra(std::uint32_t token) const;
  /// Starts a new line; following `add` calls go to it. REQUIRES: the lines before it are complete.
  Line& begin_line(std::uint32_t id, std::uint32_t parent, std::uint32_t after);
  /// First value of a tag with this key, or empty.
  std::string_view tag(std::string_view key) const;

  std::string_view id;
  std::string_view game;  ///< name of the game as the record has it ("Keryo-Pente", "Малко Пенте"), or empty
  std::string_view ruleset;     ///< id of a ruleset, where the format stores ids
  std::string_view rules_json;  ///< house rules as the text of a JSON object, or empty (rulesets.json keys)
  std::string_view site, event, round, section, date, time, time_control;  ///< as written
  std::string_view intro;                                                  ///< comment before the first move
  std::optional<bool> rated;                                               ///< empty: not stated
  std::array<Player, 2> players;                                           ///< the seats in sitting order
  std::array<Side, 2> sides{Side::first, Side::second};                    ///< side that each seat ended with
  bool sides_stated = false;  ///< `sides` was stated (or follows from a stated swap)
  bool board_stated = false;  ///< `layout` has a stated size
  BoardLayout layout;         ///< as stated, may be ill-formed
  Setup setup;
  std::optional<double> seconds_per_move;
  Result result = Result::missing;
  Span result_where;
  std::optional<EndKind> end;  ///< stated reason of the end
  std::string_view end_text;   ///< stated reason in a word that fivefold does not know
  std::vector<Token> tokens;
  std::vector<Line> lines;  ///< lines[0] is the main line
  std::vector<Extra> extras;
  std::vector<Tag> tags;
  Span moves_where;  ///< where the moves begin (or would)

 private:
  struct Chunk {
    std::unique_ptr<char[]> bytes;
    std::size_t size = 0;
  };
  std::vector<Chunk> store_;
  std::size_t chunk_ = 0;
  std::size_t used_ = 0;
};

}  // namespace fivefold
