#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "formats/judge.h"
#include "formats/line_index.h"
#include "formats/raw_record.h"

namespace fivefold {

/// A place in a record: behind `tokens` tokens of the path from the first move to the end of a line of play. For a
/// variation the path begins with the tokens of its parent line up to where it leaves it.
struct Cursor {
  std::uint32_t line = 0;    ///< index into Record::lines
  std::uint32_t tokens = 0;  ///< 0: before the first move
  friend bool operator==(const Cursor&, const Cursor&) = default;
};

/// One token of one line as the replay saw it.
struct Node {
  std::uint32_t token = 0;  ///< index into Record::tokens
  bool judged = false;      ///< false: it stands after the move at which its line stopped; listed grey, never placed
  bool after_end = false;   ///< the game was over before it
  Step step;                ///< of judged nodes
  Ply ply{0};               ///< stones placed up to and with this token (setup not counted)
};

/// A finding about the record, ready to be read.
struct Fault {
  Code code{};
  Severity severity = Severity::note;
  std::string message;         ///< one sentence
  std::string explanation;     ///< what it means and what to do
  Place place;                 ///< line and column in the file
  std::optional<Cursor> at;    ///< behind the token that it is about; empty: about the record
  std::optional<Point> point;  ///< the intersection that it is about, if it lies on the board
};

/// portal: a row or a capture passes a hole; rule: a stone that an opening rule binds; fault: a warning or an error.
enum class EventKind : std::uint8_t { capture, portal, rule, fault, comment, end };
inline constexpr int kEventKinds = 6;

/// Something worth jumping to. `broken` tells a breach of an opening rule from obedience.
struct Event {
  EventKind kind = EventKind::capture;
  std::uint32_t tokens = 0;  ///< on the path it was asked for
  bool broken = false;
};

/// What became of one opening constraint of the ruleset in this game.
enum class RuleState : std::uint8_t { pending, obeyed, broken, off };
struct OpeningNote {
  const OpeningConstraint* rule = nullptr;
  std::uint32_t tokens = 0;  ///< on the main line, behind the stone that it restricts; 0 when there is none
  Ply ply{0};                ///< number that stone has, or would have
  RuleState state = RuleState::pending;
};

/// One record, read, judged and kept so that any of its positions can be shown at once. Immutable; shared between
/// threads freely. Owns the record's bytes.
///
/// Positions are kept as a snapshot every 16 tokens of each line and played forward from there: going anywhere costs
/// the same, however long the record.
class Study {
 public:
  struct Source {
    std::string bytes;  ///< the record's text, UTF-8
    const Format* format = nullptr;
    std::string path;  ///< as messages show it
    std::uint64_t number = 1;
    std::uint64_t line = 1;  ///< place of the first byte in the file
    std::uint64_t column = 1;
    Diagnostics diagnostics;  ///< of cutting and decoding
    std::shared_ptr<const FileContext> context;  ///< what the file said before the record, as its format has it
  };
  /// Never fails for bad data: what cannot be replayed is listed and reported. A record without a known ruleset is
  /// replayed by free gomoku's rules on its board, and `has_ruleset` is false.
  static std::shared_ptr<const Study> make(Source source, const JudgeOptions& options);

  ~Study();
  Study(const Study&) = delete;
  Study& operator=(const Study&) = delete;

  const Source& source() const;
  const Record& record() const;
  const Ruleset& ruleset() const;
  bool has_ruleset() const;
  const Topology& topology() const;  ///< of the layout without its faults
  const BoardLayout& layout() const;
  const std::vector<Fault>& faults() const;  ///< in the order of their places
  const std::vector<OpeningNote>& opening() const;
  /// What the replay of the main line showed.
  const ReplaySummary& summary() const;

  /// Number of tokens on the path that ends with the line.
  std::uint32_t length(std::uint32_t line) const;
  /// The node behind which the cursor stands; null at tokens 0. REQUIRES: a valid cursor.
  const Node* node(Cursor cursor) const;
  /// The same place on the line that owns its last token (a variation's shared beginning belongs to its parents).
  Cursor owner(Cursor cursor) const;
  /// Lines that leave the path behind the cursor, the line that goes on itself first; indices into Record::lines.
  std::vector<std::uint32_t> branches(Cursor cursor) const;
  /// The game behind the cursor. Stops where its line stopped.
  Game game(Cursor cursor) const;
  /// Events of the path that ends with the line, in order.
  const std::vector<Event>& events(std::uint32_t line) const;
  /// Behind the token that placed the stone with this number on the path; when there are fewer, at the move where the
  /// path stopped, or at its end.
  Cursor at_ply(std::uint32_t line, std::uint32_t ply) const;

  /// This record with further moves behind the cursor as a new variation (or longer line): for trying moves. Judged by
  /// core as any other. The new line is the last of record().lines.
  /// Behind a move at which its line stopped they leave before that move.
  std::shared_ptr<const Study> with_moves(Cursor cursor, const std::vector<Coord>& moves) const;

  /// Tokens played so far to show positions: a measure of work, for tests.
  std::uint64_t tokens_played() const;

  struct Impl;  ///< private to the sources of Study and Moment
  const Impl& impl() const { return *impl_; }

 private:
  Study();
  std::unique_ptr<Impl> impl_;
};

}  // namespace fivefold
