#include "formats/jsonl/trace.h"

#include <algorithm>
#include <vector>

#include "formats/jsonl/json_text.h"
#include "formats/jsonl/object_writer.h"
#include "formats/jsonl/outcome_json.h"

namespace fivefold {
namespace {

using jsonl::append_quoted;

void append_member(const char* key, std::uint64_t value, std::string& out) {
  out.append(",\"").append(key).append("\":").append(std::to_string(value));
}

/// Stones in the order of their cells, whatever order they were taken in; left out when there are none.
template <class Points>
void append_cells(const char* key, const Points& points, const Topology& topology, std::string& out) {
  if (points.empty()) return;
  std::vector<Coord> cells;
  for (const Point point : points) cells.push_back(topology.coord(point));
  std::sort(cells.begin(), cells.end());
  out.append(",\"").append(key).append("\":[");
  for (const Coord cell : cells) {
    if (out.back() != '[') out += ',';
    jsonl::append_cell(cell, out);
  }
  out += ']';
}

void append_problems(ProblemSet problems, std::string& out) {
  if (problems.empty()) return;
  out += ",\"problem\":[";
  for (int i = 0; i < kProblems; ++i) {
    const auto problem = static_cast<Problem>(i);
    if (!problems.has(problem)) continue;
    if (out.back() != '[') out += ',';
    append_quoted(word(problem), out);
  }
  out += ']';
}

}  // namespace

void TraceWriter::begin_game(std::uint64_t number) {
  number_ = number;
  outcome_.clear();
  last_.clear();
}

void TraceWriter::step(std::size_t line, std::size_t token, const Step& step, const Game& game) {
  out_.append("{\"game\":").append(std::to_string(number_));
  if (step.placed) append_member("ply", number(step.ply), out_);
  append_token(line, token);
  append_member("side", static_cast<std::uint64_t>(number(step.side)), out_);
  append_events(step, game);
  out_ += "}\n";
  if (line == 0) remember_end(token, step, game);
}

void TraceWriter::append_token(std::size_t line, std::size_t token) {
  const Line& of = record_->lines[line];
  const Token& one = record_->tokens[token];
  if (line != 0) append_member("line", of.id, out_);
  append_member("i", token - of.first, out_);
  switch (one.kind) {
    case TokenKind::move:
      out_ += ",\"at\":";
      jsonl::append_cell(one.at, out_);
      break;
    case TokenKind::choose: out_.append(",\"choose\":\"").append(word(one.choice())).append("\""); break;
    case TokenKind::act: out_.append(",\"act\":\"").append(word(one.act())).append("\""); break;
    case TokenKind::unreadable: {
      const Extra* const extra = record_->extra(static_cast<std::uint32_t>(token));
      out_ += ",\"unreadable\":";
      append_quoted(extra != nullptr ? extra->text : std::string_view{}, out_);
      break;
    }
  }
}

void TraceWriter::append_events(const Step& step, const Game& game) {
  append_cells("captured", step.captured, game.topology(), out_);
  append_cells("poofed", step.poofed, game.topology(), out_);
  append_problems(step.problems, out_);
  if (step.seats_chosen) {
    out_.append(",\"colours\":{\"A\":").append(std::to_string(number(step.starter)));
    out_.append(",\"B\":").append(std::to_string(number(opponent(step.starter)))).append("}");
  }
  if (step.outcome) {
    out_ += ",\"outcome\":";
    append_json_outcome(*step.outcome, step.rows, game.topology(), out_);
  }
}

void TraceWriter::remember_end(std::size_t token, const Step& step, const Game& game) {
  if (step.outcome && outcome_.empty()) {
    append_json_outcome(*step.outcome, step.rows, game.topology(), outcome_);
  }
  // After the last token the position is final. A replay may also stop, but only at a token that changed nothing.
  const bool is_last = token + 1 == record_->lines.front().count;
  if (!is_last && (step.placed || step.problems.empty())) return;
  last_ = "\"board\":[";
  for (const std::string& row : game.position().rows_as_text()) {
    if (last_.back() != '[') last_ += ',';
    append_quoted(row, last_);
  }
  const Position& position = game.position();
  last_.append("],\"taken\":[").append(std::to_string(position.taken(Side::first))).append(",");
  last_.append(std::to_string(position.taken(Side::second))).append("]");
  if (const auto side = game.to_move()) append_member("to_move", static_cast<std::uint64_t>(number(*side)), last_);
  last_.append(",\"state\":");
  append_quoted(game.state_word(), last_);
}

void TraceWriter::end_game() {
  if (last_.empty()) return;
  out_.append("{\"game\":").append(std::to_string(number_)).append(",").append(last_);
  if (!outcome_.empty()) out_.append(",\"outcome\":").append(outcome_);
  out_ += "}\n";
}

}  // namespace fivefold
