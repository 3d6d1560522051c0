#include "formats/pos/file_name.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "formats/excerpt.h"

namespace fivefold::pos {
namespace {

constexpr std::size_t kParts = 6;

struct State {
  Result result = Result::missing;
  std::optional<EndKind> end;
};

/// In the order of their numbers.
constexpr std::array<State, 9> kStates = {{{Result::unknown, {}},              // active
                                           {Result::second, {}},               // Black played a forbidden move
                                           {Result::draw, {}},                 //
                                           {Result::first, {}},                // Black won
                                           {Result::second, {}},               // White won
                                           {Result::first, EndKind::resign},   // White resigned
                                           {Result::second, EndKind::resign},  // Black resigned
                                           {Result::first, EndKind::time},     // White's time ran out
                                           {Result::second, EndKind::time}}};  // Black's time ran out
constexpr std::array<std::string_view, 3> kRules = {"Sakata", "RIF", "Two swap"};

std::optional<std::size_t> digit_below(std::string_view text, std::size_t limit) {
  if (text.size() != 1 || text[0] < '0') return std::nullopt;
  const auto value = static_cast<std::size_t>(text[0] - '0');
  if (value >= limit) return std::nullopt;
  return value;
}

void keep(std::string_view key, std::string_view value, Record& record) {
  Tag& tag = record.tags.emplace_back();
  tag.key = key;
  tag.value = record.keep(value);
}

}  // namespace

bool read_file_name(std::string_view path, Record& record, Diagnostics& diagnostics) {
  std::string_view name = path.substr(path.find_last_of("/\\!") + 1);  // npos + 1 is 0
  const std::size_t dot = name.rfind('.');
  if (dot == std::string_view::npos) return false;
  name = name.substr(0, dot);
  if (std::count(name.begin(), name.end(), '#') != static_cast<std::ptrdiff_t>(kParts - 1)) return false;
  std::array<std::string_view, kParts> parts;
  for (std::string_view& part : parts) {
    const std::size_t end = std::min(name.find('#'), name.size());
    part = name.substr(0, end);
    name.remove_prefix(std::min(end + 1, name.size()));
  }
  const auto& [table, rule, black, white, swap, state] = parts;
  const auto odd = [&](std::string_view part, std::string_view text) {
    diagnostics.add(Code::pos_name_odd, {}, {{"part", std::string(part)}, {"text", excerpt(text)}});
  };
  record.players[0].name = record.keep(black);
  record.players[1].name = record.keep(white);
  diagnostics.add(Code::pos_from_name, {});
  keep(kTagTable, table, record);
  const auto rule_number = digit_below(rule, kRules.size());
  keep(kTagRule, rule_number ? kRules[*rule_number] : rule, record);
  if (!rule_number) odd("rule", rule);
  keep(kTagSwap, swap, record);
  if (!digit_below(swap, rule_number == 2U ? 4 : 2)) odd("swap", swap);
  const auto number = digit_below(state, kStates.size());
  if (!number) {
    keep(kTagState, state, record);
    odd("state", state);
    return true;
  }
  record.result = kStates[*number].result;
  record.end = kStates[*number].end;
  if (number == 1U) keep(kTagState, "forbidden", record);
  return true;
}

}  // namespace fivefold::pos
