#include "tools/report.h"

#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "formats/line_index.h"
#include "tools/text.h"

namespace fivefold {
namespace {

constexpr std::int8_t kHidden = -1;
constexpr std::int8_t kRaised = 1;

/// What a terminal shows of a long line: this many columns before and after the place.
constexpr std::size_t kBefore = 60;
constexpr std::size_t kAfter = 40;

const char* color_of(Severity severity) {
  switch (severity) {
    case Severity::error: return "\x1b[1;31m";
    case Severity::warning: return "\x1b[1;35m";
    case Severity::note: break;
  }
  return "\x1b[1;36m";
}

/// Byte offset of a column (from 1) in UTF-8 text.
std::size_t offset_of_column(std::string_view text, std::uint64_t column) {
  std::size_t at = 0;
  for (std::uint64_t c = 1; c < column && at < text.size(); ++c) {
    ++at;
    while (at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U) ++at;
  }
  return at;
}

std::string caret_lines(std::string_view line, std::uint64_t column) {
  const std::uint64_t first = column > kBefore ? column - kBefore : 1;
  const std::size_t from = offset_of_column(line, first);
  const std::size_t to = from + offset_of_column(line.substr(from), column - first + kAfter);
  const std::string shown =
      printable(line.substr(from, to - from));  // a tab is one column here and in the caret's line
  return fmt::format("    {}\n    {}^\n", shown, std::string(static_cast<std::size_t>(column - first), ' '));
}

std::string context(const FindingPlace& place) {
  if (place.game == 0) return {};
  std::string out = fmt::format(" (game {}", place.game);
  if (!place.id.empty()) out += fmt::format(" #{}", printable(place.id));
  if (!place.first.empty() || !place.second.empty())
    out += fmt::format(", {} - {}", printable(place.first), printable(place.second));
  if (place.variation != 0) out += fmt::format(", variation {}", place.variation);
  if (number(place.ply) != 0) {
    out += fmt::format(", ply {}", number(place.ply));
    if (!place.move.empty()) out += fmt::format(" = {}", place.move);
  }
  return out + ")";
}

bool is_binary(const RawRecord& raw) {
  return raw.entry != nullptr && raw.entry->format != nullptr && raw.entry->format->binary;
}

FindingPlace place_of(const Diagnostic& diagnostic, const RawRecord& raw, const Judged& judged,
                      const LineIndex& lines) {
  const std::size_t at = std::min<std::size_t>(diagnostic.where.begin, raw.bytes.size());
  // A file of bytes has no lines: it counts as one, and its columns are bytes.
  const Place where = is_binary(raw) ? Place{1, raw.offset + at + 1} : lines.place(at);
  FindingPlace place;
  place.path = raw.entry->path;
  place.line = where.line;
  place.column = where.column;
  place.byte = raw.offset + at;
  place.game = raw.number;
  place.variation = diagnostic.line;
  place.ply = diagnostic.ply;
  place.id = judged.record.id;
  place.first = player_of(judged.record, Side::first);
  place.second = player_of(judged.record, Side::second);
  place.move = move_as_numbered(judged, diagnostic.ply);
  return place;
}

}  // namespace

std::string_view player_of(const Record& record, Side side) {
  return record.players[record.sides[0] == side ? 0 : 1].name;
}

std::string move_as_numbered(const Judged& judged, Ply ply) {
  if (judged.ruleset == nullptr || number(ply) == 0) return {};
  const TurnRule& turns = judged.ruleset->turns;
  const auto first = static_cast<std::uint32_t>(turns.first_turn);
  const auto later = static_cast<std::uint32_t>(turns.later_turns);
  const std::uint32_t turn = number(ply) <= first ? 1 : 2 + (number(ply) - first - 1) / later;
  const Side starter = judged.record.setup.to_move.value_or(Side::first);
  const Side side = turn % 2 == 1 ? starter : opponent(starter);
  // One stone a turn: a number is a pair of moves, the starter's and the answer; several stones a turn: a number a
  // turn.
  const std::uint32_t shown = later == 1 ? (turn + 1) / 2 : turn;
  return fmt::format("{}. {}", shown, judged.ruleset->side_names[side]);
}

Reporter::Reporter(const Options& options, bool carets, bool colors)
    : json_(options.report == ReportStyle::json), carets_(carets && !json_), colors_(colors && !json_) {
  severity_.resize(all_codes().size());
  for (const Code code : options.raised) severity_[static_cast<std::size_t>(code)] = kRaised;
  for (const Code code : options.disabled) severity_[static_cast<std::size_t>(code)] = kHidden;
}

std::optional<Severity> Reporter::severity(const Diagnostic& diagnostic) const {
  const std::int8_t wish = severity_[static_cast<std::size_t>(diagnostic.code)];
  if (wish == kHidden) return std::nullopt;
  return wish == kRaised ? Severity::error : diagnostic.severity;
}

void Reporter::record(const RawRecord& raw, const Judged& judged, const Diagnostics& found, Findings& to,
                      Summary& summary, const Diagnostics* writing) const {
  if (raw.diagnostics.empty() && found.empty() && (writing == nullptr || writing->empty())) return;
  bool error = false;
  add(raw.diagnostics, raw, judged, to, summary, error);
  add(found, raw, judged, to, summary, error);
  if (writing != nullptr) add(*writing, raw, judged, to, summary, error);
  if (error) ++summary.records_with_errors;
}

void Reporter::add(const Diagnostics& diagnostics, const RawRecord& raw, const Judged& judged, Findings& to,
                   Summary& summary, bool& error) const {
  if (diagnostics.empty()) return;
  const LineIndex lines(raw.bytes, raw.line, raw.column);
  for (const Diagnostic& diagnostic : diagnostics) {
    const std::optional<Severity> counts_as = severity(diagnostic);
    if (!counts_as) continue;
    error = error || *counts_as == Severity::error;
    summary.count(diagnostic.code, *counts_as);
    const FindingPlace place = place_of(diagnostic, raw, judged, lines);
    SourceLine source;
    if (carets_ && !is_binary(raw)) {
      // A record that begins within a line has only its own part of it.
      source.text = lines.text(place.line);
      source.column = place.line == raw.line ? place.column - raw.column + 1 : place.column;
    }
    finding(diagnostic, *counts_as, place, source, to);
  }
}

void Reporter::count(const RawRecord& raw, const Diagnostics& found, Summary& summary) const {
  bool error = false;
  for (const Diagnostics* list : {&raw.diagnostics, &found}) {
    for (const Diagnostic& diagnostic : *list) {
      const std::optional<Severity> counts_as = severity(diagnostic);
      if (!counts_as) continue;
      error = error || *counts_as == Severity::error;
      summary.count(diagnostic.code, *counts_as);
    }
  }
  if (error) ++summary.records_with_errors;
}

void Reporter::problem(const InputProblem& problem, Findings& to, Summary& summary) const {
  const std::optional<Severity> counts_as = severity(problem.diagnostic);
  if (!counts_as) return;
  summary.count(problem.diagnostic.code, *counts_as);
  FindingPlace place;
  place.path = problem.path;
  place.line = problem.line;
  place.column = problem.column;
  finding(problem.diagnostic, *counts_as, place, {}, to);
}

void Reporter::finding(const Diagnostic& diagnostic, Severity counts_as, const FindingPlace& place,
                       const SourceLine& source, Findings& to) const {
  to.text += json_ ? json(diagnostic, counts_as, place) : text(diagnostic, counts_as, place, source);
  to.ends.push_back(to.text.size());
}

std::string Reporter::text(const Diagnostic& diagnostic, Severity counts_as, const FindingPlace& place,
                           const SourceLine& source) const {
  std::string out = printable(place.path);
  if (place.line != 0) out += fmt::format(":{}", place.line);
  if (place.column != 0) out += fmt::format(":{}", place.column);
  out += ": ";
  if (colors_) out += color_of(counts_as);
  out += word(counts_as);
  if (colors_) out += "\x1b[0m";
  out += fmt::format(": {} [{}]{}\n", printable(message(diagnostic)), row(diagnostic.code).id, context(place));
  if (!source.text.empty()) out += caret_lines(source.text, source.column);
  return out;
}

std::string Reporter::json(const Diagnostic& diagnostic, Severity counts_as, const FindingPlace& place) const {
  nlohmann::ordered_json out = {{"path", place.path}};
  if (place.line != 0) out["line"] = place.line;
  if (place.column != 0) out["column"] = place.column;
  if (place.byte) out["byte"] = *place.byte;
  if (place.game != 0) out["game"] = place.game;
  if (!place.id.empty()) out["id"] = place.id;
  if (!place.first.empty() || !place.second.empty()) out["players"] = {place.first, place.second};
  if (place.variation != 0) out["variation"] = place.variation;
  if (number(place.ply) != 0) out["ply"] = number(place.ply);
  if (!place.move.empty()) out["move"] = place.move;
  out["code"] = row(diagnostic.code).id;
  out["severity"] = word(counts_as);
  out["critical"] = is_critical(diagnostic);
  out["message"] = message(diagnostic);
  out["action"] = word(row(diagnostic.code).action);
  if (diagnostic.fix && place.byte) {
    const Span where = diagnostic.fix->where;
    out["fix"] = {{"byte", *place.byte - diagnostic.where.begin + where.begin},
                  {"length", where.end - where.begin},
                  {"replacement", diagnostic.fix->replacement}};
  }
  return out.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

}  // namespace fivefold
