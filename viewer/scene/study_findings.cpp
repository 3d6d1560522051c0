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

}  // namespace

void Study::Impl::collect_faults() {
  const LineIndex lines(source->bytes, source->line, source->column);
  const TokenPlaces by_place(record);
  const std::uint32_t tried_from = record.lines[record.lines.size() - tried.size() - (tried.empty() ? 1 : 0)].id;
  std::vector<std::uint32_t> line_of(record.tokens.size());
  for (std::uint32_t i = 0; i < record.lines.size(); ++i)
    for (std::uint32_t t = 0; t < record.lines[i].count; ++t) line_of[record.lines[i].first + t] = i;

  std::vector<std::pair<Fault, std::uint32_t>> all;
  const auto add = [&](const Diagnostic& finding, std::optional<std::uint32_t> token) {
    Fault fault;
    fault.code = finding.code;
    fault.severity = finding.severity;
    fault.message = message(finding);
    fault.explanation = std::string(row(finding.code).explanation);
    fault.place = lines.place(finding.where.begin);
    if (!token) token = by_place.at(finding.where);
    if (!token && number(finding.ply) != 0 && finding.line == 0) {
      const auto first = nodes.begin() + record.lines[0].first;
      const auto last = first + record.lines[0].count;
      const auto at = std::find_if(first, last, [&](const Node& node) { return node.ply >= finding.ply; });
      if (at != last) token = at->token;
    }
    if (token) {
      const std::uint32_t line = line_of[*token];
      fault.at = Cursor{line, places[line].start + *token - record.lines[line].first + 1};
      if (record.tokens[*token].kind == TokenKind::move) fault.point = topology->at(record.tokens[*token].at);
    }
    all.emplace_back(std::move(fault), token ? *token + 1 : 0);
  };
  for (const Diagnostic& diagnostic : source->diagnostics) add(diagnostic, std::nullopt);
  for (const Diagnostic& diagnostic : *found) add(diagnostic, std::nullopt);
  if (!replay_is_verdict)
    for (const Diagnostic& diagnostic : replay_found)
      if (std::find(kWithoutRules.begin(), kWithoutRules.end(), diagnostic.code) != kWithoutRules.end())
        add(diagnostic, std::nullopt);
  if (!tried.empty()) {
    // A tried move has no place in the text; its finding names the line and the ply.
    for (const Diagnostic& diagnostic : replay_found) {
      if (diagnostic.line < tried_from || diagnostic.where != Span{}) continue;
      for (std::uint32_t i = 1; i < record.lines.size(); ++i) {
        if (record.lines[i].id != diagnostic.line) continue;
        for (std::uint32_t t = record.lines[i].first; t < record.lines[i].first + record.lines[i].count; ++t) {
          const Node& node = nodes[t];
          if (node.judged && (node.step.placed ? node.ply == diagnostic.ply : !node.step.problems.empty())) {
            add(diagnostic, t);
            break;
          }
        }
      }
    }
  }
  std::stable_sort(all.begin(), all.end(), [](const auto& a, const auto& b) {
    return a.first.place.line != b.first.place.line ? a.first.place.line < b.first.place.line
                                                    : a.first.place.column < b.first.place.column;
  });
  for (auto& [fault, token] : all) {
    // Reader and replay may say the same of one token.
    const auto same = [&, &said = fault](const Fault& other) {
      return other.code == said.code && other.place == said.place && other.at == said.at &&
             other.message == said.message;
    };
    if (!faults.empty() && same(faults.back())) continue;
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
