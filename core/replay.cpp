#include "core/replay.h"

#include <algorithm>
#include <vector>

#include "core/move_faults.h"

namespace fivefold {
namespace {

// Variations of variations are played this deep, far deeper than any analysis. Each level holds a game.
constexpr std::size_t kDeepest = 16384;

// A line being played: the game as it stands before token `next` of the line.
struct Frame {
  Frame(const Ruleset& ruleset, const Topology& topology) : game(ruleset, topology) {}
  Game game;
  std::size_t line = 0;
  std::uint32_t next = 0;
  std::size_t branch = 0;  // the first branch of the line that was not looked at yet
  bool stopped = false;
  bool end_reported = false;
};

std::uint32_t moves_in(const Record& record, std::uint32_t begin, std::uint32_t end) {
  return static_cast<std::uint32_t>(
      std::count_if(record.tokens.begin() + begin, record.tokens.begin() + end,
                    [](const Token& t) { return t.kind == TokenKind::move || t.kind == TokenKind::unreadable; }));
}

}  // namespace

struct Replayer::Impl {
  std::vector<std::unique_ptr<Frame>> frames;  // frames[0] plays the main line; memory is kept from record to record
  std::size_t depth = 0;
  Step step;
  // Variations by where they leave: (index of the parent line, token count, index of the line).
  struct Branch {
    std::size_t parent;
    std::uint32_t after;
    std::size_t line;
    friend auto operator<=>(const Branch&, const Branch&) = default;
  };
  std::vector<Branch> branches;
  std::vector<bool> played;

  Frame& push(const Ruleset& ruleset, const Topology& topology) {
    if (depth == frames.size()) frames.push_back(std::make_unique<Frame>(ruleset, topology));
    return *frames[depth++];
  }
};

Replayer::Replayer() : impl_(std::make_unique<Impl>()) {}
Replayer::~Replayer() = default;

namespace {

class Replay {
 public:
  Replay(Replayer::Impl& memory, const Record& record, const Ruleset& ruleset, const Topology& topology,
         const Replayer::Options& options, Diagnostics& diagnostics, StepSink* sink)
      : memory_(memory),
        record_(record),
        ruleset_(ruleset),
        topology_(topology),
        options_(options),
        diagnostics_(diagnostics),
        sink_(sink) {}

  ReplaySummary run() {
    if (sink_ != nullptr) sink_->begin(record_);
    memory_.depth = 0;
    Frame& main = memory_.push(ruleset_, topology_);
    main.game.reset(ruleset_, topology_, options_.policy, &record_.setup);
    if (!ruleset_.seconds_per_move) main.game.set_seconds_per_move(record_.seconds_per_move);
    const bool alone = record_.lines.size() == 1 || options_.main_line_only;
    memory_.branches.clear();
    if (!alone) collect_branches();
    start(main, 0);
    if (alone) {
      while (main.next < record_.lines.front().count) advance(main);
    } else {
      run_with_variations();
    }
    summary_.to_move = main.game.to_move();
    if (left_out_ > 0) {
      diagnostics_.add(Code::findings_left_out, record_.tokens.back().where, {{"count", std::to_string(left_out_)}});
    }
    return summary_;
  }

 private:
  void start(Frame& frame, std::size_t line) const {
    frame.line = line;
    frame.branch = static_cast<std::size_t>(
        std::lower_bound(memory_.branches.begin(), memory_.branches.end(), Replayer::Impl::Branch{line, 0, 0}) -
        memory_.branches.begin());
    frame.next = 0;
    frame.stopped = frame.end_reported = false;
  }

  // Depth first by an explicit stack: a variation is played from a copy of its parent's game when the parent has come
  // to where it leaves.
  void run_with_variations() {
    while (memory_.depth > 0) {
      Frame& frame = *memory_.frames[memory_.depth - 1];
      if (const auto branch = next_branch(frame)) {
        memory_.played[*branch] = true;
        if (frame.stopped || memory_.depth == kDeepest) {
          report_without_place(*branch);
          continue;
        }
        Frame& child = memory_.push(ruleset_, topology_);
        child.game = memory_.frames[memory_.depth - 2]->game;
        start(child, *branch);
      } else if (frame.next < record_.lines[frame.line].count) {
        advance(frame);
      } else {
        --memory_.depth;
      }
    }
    memory_.depth = 1;
    for (std::size_t i = 1; i < record_.lines.size(); ++i)
      if (!memory_.played[i]) report_without_place(i);
  }

  void collect_branches() {
    memory_.played.assign(record_.lines.size(), false);
    std::vector<std::pair<std::uint32_t, std::size_t>> ids;
    for (std::size_t i = 0; i < record_.lines.size(); ++i) ids.emplace_back(record_.lines[i].id, i);
    std::stable_sort(ids.begin(), ids.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    for (std::size_t i = 1; i < record_.lines.size(); ++i) {
      const auto parent = std::lower_bound(ids.begin(), ids.end(), record_.lines[i].parent,
                                           [](const auto& entry, std::uint32_t id) { return entry.first < id; });
      if (parent == ids.end() || parent->first != record_.lines[i].parent || parent->second == i) continue;
      memory_.branches.push_back({parent->second, record_.lines[i].after, i});
    }
    std::sort(memory_.branches.begin(), memory_.branches.end());
  }

  // The next unplayed variation that leaves the frame's line where the frame stands. A line is played once, from its
  // start on, so that each branch is looked at once.
  std::optional<std::size_t> next_branch(Frame& frame) const {
    const auto& branches = memory_.branches;
    for (; frame.branch < branches.size() && branches[frame.branch].parent == frame.line &&
           branches[frame.branch].after <= frame.next;
         ++frame.branch) {
      const Replayer::Impl::Branch& branch = branches[frame.branch];
      if (branch.after == frame.next && !memory_.played[branch.line]) return branch.line;
    }
    return std::nullopt;
  }

  void report_without_place(std::size_t line) {
    const Line& of = record_.lines[line];
    const Span where = of.count > 0 ? record_.tokens[of.first].where : Span{};
    diagnostics_
        .add(
            Code::variation_without_place, where,
            {{"id", std::to_string(of.id)}, {"parent", std::to_string(of.parent)}, {"after", std::to_string(of.after)}})
        .line = of.id;
  }

  void advance(Frame& frame) {
    const Line& line = record_.lines[frame.line];
    const std::uint32_t index = line.first + frame.next++;
    if (frame.stopped) return look_at_unplayed(frame, index);
    Step& step = memory_.step;
    const bool was_over = frame.game.outcome().has_value();
    frame.game.apply(record_.tokens[index], step);
    if (frame.line == 0) count(step, frame, was_over);
    if (!step.problems.empty() && options_.policy == Policy::record) faulty(frame, index, step, was_over);
    if (sink_ != nullptr) sink_->step(frame.line, index, step, frame.game);
  }

  /// A hostile record must not fill the memory with faults, nor the time: each of them looks back at the game.
  bool may_list() const { return faults_ < kMostFaults; }

  void look_at_unplayed(const Frame& frame, std::uint32_t index) {
    if (may_list()) {
      const std::size_t before = diagnostics_.size();
      report_unplayed(place_of(frame, index), frame.game, diagnostics_);
      faults_ += diagnostics_.size() - before;
    } else if (is_unplayable(record_.tokens[index], frame.game)) {
      ++left_out_;
    }
  }

  StepPlace place_of(const Frame& frame, std::size_t token) const {
    return {record_, frame.line, token, record_.rated.value_or(true), options_.clock_tolerance};
  }

  void count(const Step& step, const Frame& frame, bool was_over) {
    if (step.placed) {
      ++summary_.plies;
      if (!was_over && !(step.captured.empty() && step.poofed.empty())) {
        ++summary_.capture_plies;
        summary_.captured_stones += static_cast<std::uint32_t>(step.captured.size() + step.poofed.size());
      }
    }
    summary_.playable_tokens = frame.next;
    if (step.outcome && !was_over) {
      summary_.outcome = step.outcome;
      summary_.outcome_ply = frame.game.plies();
      const auto length = static_cast<std::size_t>(ruleset_.line.length);
      summary_.long_row_only =
          !step.rows.empty() &&
          std::all_of(step.rows.begin(), step.rows.end(), [&](const Row& row) { return row.cells.size() > length; });
    }
  }

  void faulty(Frame& frame, std::uint32_t index, const Step& step, bool was_over) {
    const Token& token = record_.tokens[index];
    const Line& line = record_.lines[frame.line];
    const bool is_move = token.kind == TokenKind::move || token.kind == TokenKind::unreadable;
    if (was_over && is_move && !frame.end_reported) {
      frame.end_reported = true;
      Diagnostic& added = diagnostics_.add(
          Code::moves_after_end, token.where,
          {{"over", std::to_string(number(summary_.outcome && frame.line == 0
                                              ? summary_.outcome_ply
                                              : Ply{number(frame.game.plies()) - (step.placed ? 1 : 0)}))},
           {"how", in_words(frame.game.outcome()->by)},
           {"count", std::to_string(moves_in(record_, index, line.first + line.count))}},
          Ply{number(frame.game.plies()) + (step.placed ? 0 : 1)});
      added.line = line.id;
    }
    const bool refused = is_move && !step.placed;
    if (!refused || may_list()) {
      report_problems(place_of(frame, index), step, frame.game, diagnostics_);
      if (refused) ++faults_;
    } else {
      ++left_out_;
    }
    if (!refused) return;
    frame.stopped = true;
    if (frame.line == 0) {
      summary_.stopped = true;
      summary_.playable_tokens = frame.next - 1;
    }
    const std::uint32_t later = moves_in(record_, index + 1, line.first + line.count);
    if (later > 0) {
      diagnostics_.add(Code::not_played, token.where, {{"count", std::to_string(later)}}).line = line.id;
    }
  }

  Replayer::Impl& memory_;
  const Record& record_;
  const Ruleset& ruleset_;
  const Topology& topology_;
  const Replayer::Options& options_;
  Diagnostics& diagnostics_;
  StepSink* sink_;
  ReplaySummary summary_;
  static constexpr std::size_t kMostFaults = 500;
  std::size_t faults_ = 0;    ///< of moves that could not be placed
  std::size_t left_out_ = 0;  ///< more of them, counted only
};

}  // namespace

ReplaySummary Replayer::replay(const Record& record, const Ruleset& ruleset, const Topology& topology,
                               const Options& options, Diagnostics& diagnostics, StepSink* sink) {
  return Replay(*impl_, record, ruleset, topology, options, diagnostics, sink).run();
}

}  // namespace fivefold
