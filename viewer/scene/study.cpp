#include "viewer/scene/study.h"

#include <algorithm>
#include <cassert>

#include "viewer/scene/study_impl.h"

namespace fivefold {

Study::Study() : impl_(std::make_unique<Impl>()) {}
Study::~Study() = default;

const Study::Source& Study::source() const { return *impl_->source; }
const Record& Study::record() const { return impl_->record; }
const Ruleset& Study::ruleset() const { return *impl_->ruleset; }
bool Study::has_ruleset() const { return impl_->has_ruleset; }
const Topology& Study::topology() const { return *impl_->topology; }
const BoardLayout& Study::layout() const { return impl_->layout; }
const std::vector<Fault>& Study::faults() const { return impl_->faults; }
const std::vector<OpeningNote>& Study::opening() const { return impl_->opening; }
const ReplaySummary& Study::summary() const { return impl_->summary; }
std::uint32_t Study::length(std::uint32_t line) const { return impl_->length(line); }
Cursor Study::owner(Cursor cursor) const { return impl_->owner(cursor); }
std::uint64_t Study::tokens_played() const { return impl_->tokens_played; }

Cursor Study::Impl::owner(Cursor cursor) const {
  assert(cursor.line < places.size() && cursor.tokens <= length(cursor.line));
  while (cursor.line != 0 && cursor.tokens <= places[cursor.line].start) cursor.line = places[cursor.line].leaves.line;
  return cursor;
}

std::uint32_t Study::Impl::token_at(Cursor cursor) const {
  if (cursor.tokens == 0) return 0;
  const Cursor at = owner(cursor);
  return record.lines[at.line].first + at.tokens - places[at.line].start;
}

std::uint32_t Study::Impl::state_at(Cursor cursor) const {
  const std::uint32_t token = token_at(cursor);
  return token == 0 ? 0 : links[token - 1].state;
}

PlayedGame Study::Impl::played(std::uint32_t state) const {
  if (state == 0) return snapshots.front();
  const Link& link = links[state - 1];
  std::vector<std::uint32_t> ahead;
  for (std::uint32_t token = state; ahead.size() < link.distance; token = links[token - 1].previous)
    ahead.push_back(token - 1);
  PlayedGame game = snapshots[link.snapshot];
  Step step;
  for (auto token = ahead.rbegin(); token != ahead.rend(); ++token) game.play(record.tokens[*token], *token, step);
  tokens_played.fetch_add(ahead.size(), std::memory_order_relaxed);
  return game;
}

std::vector<Study::Impl::Piece> Study::Impl::pieces(std::uint32_t line) const {
  std::vector<Piece> all;
  std::uint32_t to = length(line);
  for (;;) {
    all.push_back({line, places[line].start, to});
    if (places[line].start == 0) break;
    to = places[line].start;
    line = places[line].leaves.line;
  }
  std::reverse(all.begin(), all.end());
  return all;
}

const Node* Study::node(Cursor cursor) const {
  const std::uint32_t token = impl_->token_at(cursor);
  return token == 0 ? nullptr : &impl_->nodes[token - 1];
}

Game Study::game(Cursor cursor) const { return impl_->played(impl_->state_at(cursor)).game; }

std::vector<std::uint32_t> Study::branches(Cursor cursor) const {
  const Cursor at = owner(cursor);
  std::vector<std::uint32_t> all;
  if (at.tokens < length(at.line)) all.push_back(at.line);
  const auto& children = impl_->children;
  auto child = std::lower_bound(children.begin(), children.end(), at, [](const auto& entry, const Cursor& place) {
    return entry.first.line != place.line ? entry.first.line < place.line : entry.first.tokens < place.tokens;
  });
  for (; child != children.end() && child->first == at; ++child)
    if (impl_->record.lines[child->second].count > 0) all.push_back(child->second);
  return all;
}

Cursor Study::at_ply(std::uint32_t line, std::uint32_t ply) const {
  if (ply == 0) return {line, 0};
  for (const Impl::Piece& piece : impl_->pieces(line)) {
    const Line& of = impl_->record.lines[piece.line];
    const auto first = impl_->nodes.begin() + of.first + (piece.from - impl_->places[piece.line].start);
    const auto last = first + (piece.to - piece.from);
    const auto found =
        std::lower_bound(first, last, ply, [](const Node& node, std::uint32_t p) { return number(node.ply) < p; });
    if (found != last) return {line, piece.from + static_cast<std::uint32_t>(found - first) + 1};
    const auto unplayed = std::find_if(first, last, [](const Node& node) { return !node.judged; });
    const std::uint32_t stop = piece.from + static_cast<std::uint32_t>(unplayed - first);
    if (unplayed != last && stop > 0) return {line, stop};
  }
  return {line, length(line)};
}

const std::vector<Event>& Study::events(std::uint32_t line) const {
  const std::lock_guard lock(impl_->events_mutex);
  const auto known = impl_->events.find(line);
  if (known != impl_->events.end()) return known->second;
  return impl_->events.emplace(line, impl_->events_of(line)).first->second;
}

std::shared_ptr<const Study> Study::with_moves(Cursor cursor, const std::vector<Coord>& moves) const {
  const Impl& from = *impl_;
  std::shared_ptr<Study> study(new Study());
  Impl& impl = *study->impl_;
  impl.source = from.source;
  impl.options = from.options;
  impl.ruleset = from.ruleset;
  impl.has_ruleset = from.has_ruleset;
  impl.replay_is_verdict = from.replay_is_verdict;
  impl.layout = from.layout;
  impl.topology.emplace(impl.layout);
  impl.found = from.found;
  impl.tried = from.tried;
  std::vector<Token> tokens;
  tokens.reserve(moves.size());
  for (const Coord at : moves) tokens.push_back(Token::move(at));

  // Before the move at which the line stopped, if it did.
  const auto goes_on = [&](std::uint32_t token) {
    if (token == 0) return true;
    const Node& node = from.nodes[token - 1];
    const TokenKind kind = from.record.tokens[token - 1].kind;
    const bool is_move = kind == TokenKind::move || kind == TokenKind::unreadable;
    return node.judged && (!is_move || node.step.placed || from.options.policy == Policy::referee);
  };
  Cursor at = owner(cursor);
  while (!goes_on(from.token_at(at))) at = owner({at.line, at.tokens - 1});

  const auto last = static_cast<std::uint32_t>(from.record.lines.size() - 1);
  if (!from.tried.empty() && at.line == last && at.tokens == length(last)) {
    Impl::Tried& line = impl.tried.back();
    line.tokens.insert(line.tokens.end(), tokens.begin(), tokens.end());
  } else {
    impl.tried.push_back({from.record.lines[at.line].id, at.tokens - from.places[at.line].start, std::move(tokens)});
  }
  impl.read();
  return study;
}

}  // namespace fivefold
