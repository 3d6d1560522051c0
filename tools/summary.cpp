#include "tools/summary.h"

#include <algorithm>

namespace fivefold {
namespace {

void count_id(std::vector<std::pair<std::string, std::uint64_t>>& all, std::string_view id, std::uint64_t times) {
  const auto found = std::find_if(all.begin(), all.end(), [&](const auto& pair) { return pair.first == id; });
  if (found == all.end()) {
    all.emplace_back(id, times);
  } else {
    found->second += times;
  }
}

template <std::size_t N>
void add_all(std::array<std::uint64_t, N>& to, const std::array<std::uint64_t, N>& from) {
  for (std::size_t i = 0; i < N; ++i) to[i] += from[i];
}

}  // namespace

const char* word(EndGroup group) {
  constexpr std::array<const char*, kEndGroups> words = {"row",        "long_row", "captures", "row+captures",
                                                         "board_full", "foul",     "none"};
  return words[static_cast<std::size_t>(group)];
}

EndGroup end_group(const ReplaySummary& replay) {
  if (!replay.outcome) return EndGroup::none;
  const EndSet by = replay.outcome->by;
  const bool row = (by & (bit(EndKind::row) | bit(EndKind::row_stood))) != 0;
  if (row && (by & bit(EndKind::captures)) != 0) return EndGroup::row_and_captures;
  if (row) return replay.long_row_only ? EndGroup::long_row : EndGroup::row;
  if (by & bit(EndKind::captures)) return EndGroup::captures;
  if (by & bit(EndKind::board_full)) return EndGroup::board_full;
  constexpr EndSet fouls =
      bit(EndKind::forbidden_overline) | bit(EndKind::forbidden_double_four) | bit(EndKind::forbidden_double_three);
  return (by & fouls) != 0 ? EndGroup::foul : EndGroup::none;
}

std::size_t result_index(Result result) {
  switch (result) {
    case Result::first: return 0;
    case Result::second: return 1;
    case Result::draw: return 2;
    case Result::missing:
    case Result::unknown: break;
  }
  return 3;
}

void Summary::add(const Judged& judged) {
  ++records;
  const Result claim = judged.record.result;
  ++claimed[result_index(claim)];
  if (judged.ruleset != nullptr) count_id(rulesets, judged.ruleset->id, 1);
  if (judged.replay == nullptr) {
    ++derived[result_index(Result::unknown)];
    ++ends[static_cast<std::size_t>(EndGroup::none)];
    return;
  }
  plies += judged.replay->plies;
  capture_plies += judged.replay->capture_plies;
  captured_stones += judged.replay->captured_stones;
  ++ends[static_cast<std::size_t>(end_group(*judged.replay))];
  const Result shown = result_of(judged.replay->outcome);
  ++derived[result_index(shown)];
  if (result_index(claim) != 3 && result_index(shown) != 3 && claim != shown) ++contradictory;
}

void Summary::count(Code code, Severity severity) {
  if (codes.empty()) codes.resize(all_codes().size());
  ++codes[static_cast<std::size_t>(code)];
  ++findings[static_cast<std::size_t>(severity)];
}

void Summary::merge(const Summary& later) {
  inputs += later.inputs;
  records += later.records;
  records_with_errors += later.records_with_errors;
  plies += later.plies;
  capture_plies += later.capture_plies;
  captured_stones += later.captured_stones;
  contradictory += later.contradictory;
  add_all(ends, later.ends);
  add_all(claimed, later.claimed);
  add_all(derived, later.derived);
  add_all(findings, later.findings);
  if (codes.size() < later.codes.size()) codes.resize(later.codes.size());
  for (std::size_t i = 0; i < later.codes.size(); ++i) codes[i] += later.codes[i];
  for (const auto& [id, times] : later.rulesets) count_id(rulesets, id, times);
  choices.merge(later.choices);
}

}  // namespace fivefold
