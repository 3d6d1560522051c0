// What there is to say about a record: faults with their places, opening rules and what became of them, events.

#include <algorithm>
#include <array>

#include "viewer/scene/captures_view.h"
#include "viewer/scene/study_impl.h"

namespace fivefold {
namespace {

// What is true of a move whatever the rules: shown also where no ruleset is known.
constexpr std::array kWithoutRules = {Code::off_board, Code::on_locked_cell, Code::on_hole, Code::occupied,
                                      Code::not_played};

bool binds_on(const OpeningConstraint& rule, const Topology& topology) {
  switch (rule.kind) {
    case OpeningKind::adjacent_to_locked: return !topology.layout().locked.empty();
    case OpeningKind::from_own_first: return true;
    default: return topology.centre().has_value();
  }
}

bool is_off(const OpeningConstraint& rule, const Study::Impl& impl) {
  return !impl.snapshots.front().game.has_opening() || !binds_on(rule, *impl.topology) ||
         (rule.applies == Applies::rated_only && !impl.record.rated.value_or(true));
}

// Number that a side's n-th stone has when the sides keep their turns.
std::uint32_t expected_ply(const OpeningConstraint& rule, const TurnRule& turns) {
  std::uint32_t ply = 0;
  int stones = 0;
  Side side = Side::first;
  for (int left = turns.first_turn; stones < rule.stone; side = opponent(side), left = turns.later_turns) {
    if (side != rule.side) {
      ply += static_cast<std::uint32_t>(left);
      continue;
    }
    const int used = std::min(left, rule.stone - stones);
    stones += used;
    ply += static_cast<std::uint32_t>(used);
  }
  return ply;
}

// Tokens in the order of their places in the text, to find the one that a finding is about.
class TokenPlaces {
 public:
  explicit TokenPlaces(const Record& record) : record_(record) {
    for (std::uint32_t i = 0; i < record.tokens.size(); ++i)
      if (record.tokens[i].where != Span{}) order_.push_back(i);
    std::stable_sort(order_.begin(), order_.end(), [&](std::uint32_t a, std::uint32_t b) {
      return record.tokens[a].where.begin < record.tokens[b].where.begin;
    });
  }
  std::optional<std::uint32_t> at(Span where) const {
    if (where == Span{}) return std::nullopt;
    const auto after = std::upper_bound(
        order_.begin(), order_.end(), where.begin,
        [&](std::uint32_t begin, std::uint32_t token) { return begin < record_.tokens[token].where.begin; });
    if (after == order_.begin()) return std::nullopt;
    const Span found = record_.tokens[*(after - 1)].where;
    if (where.begin >= found.end && where != found) return std::nullopt;
    return *(after - 1);
  }

 private:
  const Record& record_;
  std::vector<std::uint32_t> order_;
};

/// Findings as faults, each with the token that it is about (its index and 1; 0 for none).
class FaultList {
 public:
  using Item = std::pair<Fault, std::uint32_t>;

  explicit FaultList(const Study::Impl& impl)
      : impl_(impl),
        lines_(impl_.source->bytes, impl_.source->line, impl_.source->column),
        by_place_(impl_.record),
        line_of_(impl_.record.tokens.size()) {
    const Record& record = impl_.record;
    for (std::uint32_t i = 0; i < record.lines.size(); ++i)
      for (std::uint32_t t = 0; t < record.lines[i].count; ++t) line_of_[record.lines[i].first + t] = i;
  }

  void add(const Diagnostic& finding, std::optional<std::uint32_t> token = std::nullopt) {
    Fault fault;
    fault.code = finding.code;
    fault.severity = finding.severity;
    fault.message = message(finding);
    fault.explanation = std::string(row(finding.code).explanation);
    fault.place = lines_.place(finding.where.begin);
    if (!token) token = by_place_.at(finding.where);
    if (!token) token = of_ply(finding);
    if (token) {
      const std::uint32_t line = line_of_[*token];
      const Token& about = impl_.record.tokens[*token];
      fault.at = Cursor{line, impl_.places[line].start + *token - impl_.record.lines[line].first + 1};
      if (about.kind == TokenKind::move) fault.point = impl_.topology->at(about.at);
    }
    all_.emplace_back(std::move(fault), token ? *token + 1 : 0);
  }

  /// A tried move has no place in the text; its finding names the line and the ply.
  void add_tried(const Diagnostic& finding) {
    if (finding.where != Span{}) return;
    for (const Line& line : impl_.record.lines) {
      if (line.id != finding.line) continue;
      for (std::uint32_t t = line.first; t < line.first + line.count; ++t) {
        const Node& node = impl_.nodes[t];
        if (!node.judged || !(node.step.placed ? node.ply == finding.ply : !node.step.problems.empty())) continue;
        add(finding, t);
        return;
      }
    }
  }

  /// In the order of their places.
  std::vector<Item> take() {
    std::stable_sort(all_.begin(), all_.end(), [](const Item& a, const Item& b) {
      return a.first.place.line != b.first.place.line ? a.first.place.line < b.first.place.line
                                                      : a.first.place.column < b.first.place.column;
    });
    return std::move(all_);
  }

 private:
  std::optional<std::uint32_t> of_ply(const Diagnostic& finding) const {
    if (number(finding.ply) == 0 || finding.line != 0) return std::nullopt;
    const auto first = impl_.nodes.begin() + impl_.record.lines[0].first;
    const auto last = first + impl_.record.lines[0].count;
    const auto at = std::find_if(first, last, [&](const Node& node) { return node.ply >= finding.ply; });
    if (at == last) return std::nullopt;
    return at->token;
  }

  const Study::Impl& impl_;
  LineIndex lines_;
  TokenPlaces by_place_;
  std::vector<std::uint32_t> line_of_;
  std::vector<Item> all_;
};

/// Reader and replay may say the same of one token.
bool same(const Fault& a, const Fault& b) {
  return a.code == b.code && a.place == b.place && a.at == b.at && a.message == b.message;
}

}  // namespace

void Study::Impl::collect_faults() {
  FaultList list(*this);
  for (const Diagnostic& diagnostic : source->diagnostics) list.add(diagnostic);
  for (const Diagnostic& diagnostic : *found) list.add(diagnostic);
  if (!replay_is_verdict)
    for (const Diagnostic& diagnostic : replay_found)
      if (std::find(kWithoutRules.begin(), kWithoutRules.end(), diagnostic.code) != kWithoutRules.end())
        list.add(diagnostic);
  if (!tried.empty()) {
    const std::uint32_t first_tried = record.lines[record.lines.size() - tried.size()].id;
    for (const Diagnostic& diagnostic : replay_found)
      if (diagnostic.line >= first_tried) list.add_tried(diagnostic);
  }
  for (auto& [fault, token] : list.take()) {
    if (!faults.empty() && same(faults.back(), fault)) continue;
    if (token != 0) faults_at.emplace(token, static_cast<std::uint32_t>(faults.size()));
    faults.push_back(std::move(fault));
  }
}

void Study::Impl::collect_opening() {
  const Line& main = record.lines.front();
  for (const OpeningConstraint& rule : ruleset->opening) {
    OpeningNote note;
    note.rule = &rule;
    note.ply = Ply{expected_ply(rule, ruleset->turns)};
    int stones = 0;
    for (std::uint32_t i = 0; i < main.count && stones < rule.stone; ++i) {
      const Node& node = nodes[main.first + i];
      if (!node.judged || !node.step.placed || node.step.side != rule.side || ++stones < rule.stone) continue;
      note.tokens = i + 1;
      note.ply = node.ply;
      note.state = node.step.problems.has(problem_of(rule.kind)) ? RuleState::broken : RuleState::obeyed;
    }
    if (is_off(rule, *this)) note.state = RuleState::off;
    opening.push_back(note);
  }
}

std::vector<Event> Study::Impl::events_of(std::uint32_t line) const {
  std::vector<Event> all;
  BySide<int> stones;
  for (const Piece& piece : pieces(line)) {
    for (std::uint32_t at = piece.from; at < piece.to; ++at) {
      const std::uint32_t token = record.lines[piece.line].first + at - places[piece.line].start;
      const Node& node = nodes[token];
      const auto add = [&](EventKind kind, bool broken = false) { all.push_back({kind, at + 1, broken}); };
      if (node.judged && node.step.placed) {
        const Step& step = node.step;
        if (!step.captured.empty() || !step.poofed.empty()) add(EventKind::capture);
        if (passes_holes(step, *topology, *ruleset)) add(EventKind::portal);
        ++stones[step.side];
        bool bound = false;
        bool broken = false;
        for (const OpeningConstraint& rule : ruleset->opening) {
          if (rule.side != step.side || rule.stone != stones[step.side] || is_off(rule, *this)) continue;
          bound = true;
          broken = broken || step.problems.has(problem_of(rule.kind));
        }
        if (bound) add(EventKind::rule, broken);
      }
      const auto [first, last] = faults_at.equal_range(token + 1);
      if (std::any_of(first, last, [&](const auto& f) { return faults[f.second].severity != Severity::note; }))
        add(EventKind::fault);
      const Extra* extra = record.extra(token);
      if (extra != nullptr && !extra->comment.empty()) add(EventKind::comment);
      if (links[token].end == token + 1) add(EventKind::end);
    }
  }
  return all;
}

}  // namespace fivefold
