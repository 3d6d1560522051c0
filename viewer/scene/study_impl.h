#pragma once

#include <atomic>
#include <map>
#include <mutex>

#include "viewer/scene/study.h"

namespace fivefold {

/// A position with its history: the game, and for every point the tokens that last placed and last took a stone there
/// (index + 1; 0: none).
struct PlayedGame {
  explicit PlayedGame(const Game& start) : game(start) {}
  /// Plays one more token of the path.
  void play(const Token& token, std::uint32_t index_of_token, Step& step);

  Game game;
  std::vector<std::uint32_t> placed;
  std::vector<std::uint32_t> taken;
};

/// How a token hangs together with the path before it. Members that name tokens hold index + 1; 0: none.
struct Link {
  std::uint32_t previous = 0;    ///< token before it on the path
  std::uint32_t state = 0;       ///< last token up to here that was judged: the position shown is the one behind it
  std::uint32_t snapshot = 0;    ///< index into snapshots
  std::uint32_t distance = 0;    ///< tokens from that snapshot to `state`
  std::uint32_t end = 0;         ///< token that ended the game on this path
  std::uint32_t same_point = 0;  ///< token that last placed a stone where this one does
  BySide<std::uint32_t> last;    ///< last stone of each side, up to this token
  std::uint32_t last_stone = 0;  ///< last stone of either side, up to this token
};

/// Where a line begins.
struct LinePlace {
  std::uint32_t start = 0;  ///< tokens on the path before its first
  Cursor leaves;            ///< the same place on the line that owns it
  bool placed = false;      ///< its parent has such a place
};

struct Study::Impl {
  /// A line tried by a person: added to the record after reading it.
  struct Tried {
    std::uint32_t parent = 0;  ///< id
    std::uint32_t after = 0;
    std::vector<Token> tokens;
  };

  void read();             ///< the record from the source, and the tried lines
  void replay();           ///< nodes, by core's replay
  void place_lines();      ///< lines, children
  void take_snapshots();   ///< links, snapshots
  void collect_faults();   ///< faults, from found and the replay's own findings
  void collect_opening();  ///< opening
  std::vector<Event> events_of(std::uint32_t line) const;

  /// Index + 1 of the token in front of the cursor; 0 at the start.
  std::uint32_t token_at(Cursor cursor) const;
  Cursor owner(Cursor cursor) const;
  PlayedGame played(std::uint32_t state) const;
  /// Index + 1 of the token whose position is shown behind the cursor.
  std::uint32_t state_at(Cursor cursor) const;
  /// The pieces of lines that make a path, from the start: tokens [from, to) of the path lie on `line`.
  struct Piece {
    std::uint32_t line = 0, from = 0, to = 0;
  };
  std::vector<Piece> pieces(std::uint32_t line) const;
  std::uint32_t length(std::uint32_t line) const { return places[line].start + record.lines[line].count; }
  std::size_t snapshot_bytes() const;
  void keep_snapshot(std::uint32_t token, const PlayedGame& game);

  std::shared_ptr<const Source> source;
  JudgeOptions options;
  std::shared_ptr<const Ruleset> ruleset;
  bool has_ruleset = false;
  bool replay_is_verdict = false;  ///< the ruleset is known and the board is sound
  BoardLayout layout;
  std::optional<Topology> topology;
  std::shared_ptr<const Diagnostics> found;  ///< by the judge
  std::vector<Tried> tried;

  Record record;
  Diagnostics replay_found;
  ReplaySummary summary;
  std::vector<Node> nodes;  ///< by token
  std::vector<Link> links;  ///< by token
  std::vector<LinePlace> places;
  std::vector<std::pair<Cursor, std::uint32_t>> children;  ///< by where they leave
  std::vector<PlayedGame> snapshots;                       ///< [0]: the start
  std::uint32_t stride = 16;
  std::vector<Fault> faults;
  std::multimap<std::uint32_t, std::uint32_t> faults_at;  ///< token -> index of a fault
  std::vector<OpeningNote> opening;

  mutable std::mutex events_mutex;
  mutable std::map<std::uint32_t, std::vector<Event>> events;
  mutable std::atomic<std::uint64_t> tokens_played{0};
};

}  // namespace fivefold
