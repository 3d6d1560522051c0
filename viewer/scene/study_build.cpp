// How a Study is made: read, replayed by core, its lines put in place, snapshots taken.

#include <algorithm>

#include "core/ruleset_catalog.h"
#include "viewer/scene/study_impl.h"

namespace fivefold {
namespace {

// Snapshots may take this much memory before they are put further apart.
constexpr std::size_t kSnapshotBudget = std::size_t{64} << 20;

class NodeSink : public StepSink {
 public:
  explicit NodeSink(std::vector<Node>& nodes) : nodes_(nodes) {}
  void step(std::size_t, std::size_t token, const Step& step, const Game& game) override {
    Node& node = nodes_[token];
    node.judged = true;
    node.after_end = step.problems.has(Problem::game_over);
    node.step = step;
    node.ply = game.plies();
  }

 private:
  std::vector<Node>& nodes_;
};

const Ruleset& free_gomoku() {
  static const Ruleset kFree;
  const Ruleset* known = find_ruleset("gomoku-free");
  return known != nullptr ? *known : kFree;
}

bool before(const Cursor& a, const Cursor& b) { return a.line != b.line ? a.line < b.line : a.tokens < b.tokens; }

}  // namespace

void PlayedGame::play(const Token& token, std::uint32_t index_of_token, Step& step) {
  game.apply(token, step);
  if (!step.placed) return;
  placed[index(step.point)] = index_of_token + 1;
  for (const Point stone : step.captured) taken[index(stone)] = index_of_token + 1;
  for (const Point stone : step.poofed) taken[index(stone)] = index_of_token + 1;
}

std::shared_ptr<const Study> Study::make(Source source, const JudgeOptions& options) {
  std::shared_ptr<Study> study(new Study());
  Impl& impl = *study->impl_;
  impl.source = std::make_shared<const Source>(std::move(source));
  impl.options = options;
  Judge judge(options);
  const Judged& judged = judge.judge(*impl.source->format, impl.source->bytes, impl.source->path, impl.source->number,
                                     nullptr, impl.source->context.get());
  impl.has_ruleset = judged.ruleset != nullptr;
  impl.ruleset = std::make_shared<const Ruleset>(impl.has_ruleset ? *judged.ruleset : free_gomoku());
  impl.replay_is_verdict = judged.replay != nullptr;
  impl.layout = *judged.layout;
  if (impl.layout.width < kMinSide || impl.layout.width > kMaxSide || impl.layout.height < kMinSide ||
      impl.layout.height > kMaxSide) {
    impl.layout.width = impl.ruleset->board.width;
    impl.layout.height = impl.ruleset->board.height;
  }
  impl.layout = without_faults(impl.layout);
  impl.topology.emplace(impl.layout);
  impl.found = std::make_shared<const Diagnostics>(judge.diagnostics());
  impl.read();
  return study;
}

void Study::Impl::read() {
  record.clear();
  Diagnostics reading;  // the judge has reported these
  source->format->parse(source->bytes, {source->path, options.board, options.coordinates, source->context.get()},
                        record, reading);
  for (const Tried& line : tried) {
    std::uint32_t id = 0;
    for (const Line& known : record.lines) id = std::max(id, known.id);
    record.begin_line(id + 1, line.parent, line.after);
    for (const Token& token : line.tokens) record.add(token);
  }
  nodes.resize(record.tokens.size());
  for (std::uint32_t i = 0; i < nodes.size(); ++i) nodes[i].token = i;
  links.resize(nodes.size());
  replay();
  place_lines();
  take_snapshots();
  collect_faults();
  collect_opening();
}

void Study::Impl::replay() {
  NodeSink sink(nodes);
  Replayer replayer;
  const Replayer::Options how{options.policy, options.clock_tolerance, false};
  summary = replayer.replay(record, *ruleset, *topology, how, replay_found, &sink);
}

// Parents by id as core's replay finds them: the first line with that id, never the line itself.
void Study::Impl::place_lines() {
  const std::size_t count = record.lines.size();
  places.assign(count, {});
  std::vector<std::pair<std::uint32_t, std::uint32_t>> ids;
  for (std::uint32_t i = 0; i < count; ++i) ids.emplace_back(record.lines[i].id, i);
  std::sort(ids.begin(), ids.end());
  std::vector<std::pair<std::uint32_t, std::uint32_t>> of_parent;
  for (std::uint32_t i = 1; i < count; ++i) {
    const auto parent = std::lower_bound(ids.begin(), ids.end(), std::pair{record.lines[i].parent, std::uint32_t{0}});
    if (parent == ids.end() || parent->first != record.lines[i].parent || parent->second == i) continue;
    if (record.lines[i].after <= record.lines[parent->second].count) of_parent.emplace_back(parent->second, i);
  }
  std::sort(of_parent.begin(), of_parent.end());
  places[0].placed = true;
  std::vector<std::uint32_t> queue{0};
  for (std::size_t next = 0; next < queue.size(); ++next) {
    const std::uint32_t parent = queue[next];
    auto child = std::lower_bound(of_parent.begin(), of_parent.end(), std::pair{parent, std::uint32_t{0}});
    for (; child != of_parent.end() && child->first == parent; ++child) {
      LinePlace& place = places[child->second];
      if (place.placed) continue;
      const std::uint32_t after = record.lines[child->second].after;
      place.placed = true;
      place.start = places[parent].start + after;
      place.leaves = after == 0 && parent != 0 ? places[parent].leaves : Cursor{parent, place.start};
      children.emplace_back(place.leaves, child->second);
      queue.push_back(child->second);
    }
  }
  std::sort(children.begin(), children.end(), [](const auto& a, const auto& b) {
    return a.first == b.first ? a.second < b.second : before(a.first, b.first);
  });
}

std::size_t Study::Impl::snapshot_bytes() const {
  const std::size_t cells = topology->size();
  return sizeof(PlayedGame) + cells * (2 * sizeof(std::uint32_t) + 1) + topology->bits() / 4;
}

void Study::Impl::keep_snapshot(std::uint32_t token, const PlayedGame& game) {
  links[token].snapshot = static_cast<std::uint32_t>(snapshots.size());
  links[token].distance = 0;
  snapshots.push_back(game);
  if (snapshots.size() * snapshot_bytes() > kSnapshotBudget * (stride / 16)) stride *= 2;
}

// Lines in an order in which parents come first. Sisters share a snapshot where they leave, so that many short lines
// do not keep one each.
void Study::Impl::take_snapshots() {
  Game start(*ruleset, *topology, options.policy);
  start.reset(*ruleset, *topology, options.policy, &record.setup);
  if (!ruleset->seconds_per_move) start.set_seconds_per_move(record.seconds_per_move);
  snapshots.emplace_back(start);
  snapshots.front().placed.assign(topology->size(), 0);
  snapshots.front().taken.assign(topology->size(), 0);

  std::vector<std::uint32_t> order;
  for (std::uint32_t i = 0; i < places.size(); ++i) order.push_back(i);
  std::stable_sort(order.begin(), order.end(),
                   [&](std::uint32_t a, std::uint32_t b) { return places[a].start < places[b].start; });
  Step step;
  for (const std::uint32_t line : order) {
    const Line& of = record.lines[line];
    if (of.count == 0) continue;
    std::uint32_t previous = places[line].placed ? token_at(places[line].leaves) : 0;
    const std::uint32_t state = previous == 0 ? 0 : links[previous - 1].state;
    PlayedGame game = played(state);
    if (state != 0 && links[state - 1].distance >= stride / 2) keep_snapshot(state - 1, game);
    for (std::uint32_t token = of.first; token < of.first + of.count; ++token) {
      Link& link = links[token];
      if (previous != 0) link = links[previous - 1];
      link.previous = previous;
      link.same_point = 0;
      previous = token + 1;
      Node& node = nodes[token];
      if (!node.judged) {
        node.ply = link.state == 0 ? Ply{0} : nodes[link.state - 1].ply;
        continue;
      }
      if (node.step.placed) {
        link.same_point = game.placed[index(node.step.point)];
        link.last[node.step.side] = link.last_stone = token + 1;
      }
      if (node.step.outcome && link.end == 0) link.end = token + 1;
      game.play(record.tokens[token], token, step);
      link.state = token + 1;
      if (++link.distance >= stride) keep_snapshot(token, game);
    }
  }
}

}  // namespace fivefold
