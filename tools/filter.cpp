#include "tools/filter.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "formats/dates.h"
#include "formats/encoding.h"
#include "formats/glob.h"
#include "tools/messages.h"
#include "tools/option_values.h"
#include "tools/summary.h"

namespace fivefold {
namespace {

constexpr std::array kKeys = {
    WordRow<FilterKey>{"player", FilterKey::player},   WordRow<FilterKey>{"first", FilterKey::first},
    WordRow<FilterKey>{"second", FilterKey::second},   WordRow<FilterKey>{"result", FilterKey::result},
    WordRow<FilterKey>{"derived", FilterKey::derived}, WordRow<FilterKey>{"end", FilterKey::end},
    WordRow<FilterKey>{"ruleset", FilterKey::ruleset}, WordRow<FilterKey>{"event", FilterKey::event},
    WordRow<FilterKey>{"site", FilterKey::site},       WordRow<FilterKey>{"round", FilterKey::round},
    WordRow<FilterKey>{"date", FilterKey::date},       WordRow<FilterKey>{"plies", FilterKey::plies},
    WordRow<FilterKey>{"rated", FilterKey::rated},     WordRow<FilterKey>{"tag:NAME", FilterKey::tag}};

constexpr std::string_view kTagPrefix = "tag:";

struct RelationRow {
  std::string_view sign;
  FilterRelation relation;
};
// Longer signs first: "<=" begins with "<".
constexpr std::array kRelations = {
    RelationRow{"<=", FilterRelation::at_most},  RelationRow{">=", FilterRelation::at_least},
    RelationRow{"!=", FilterRelation::unequal},  RelationRow{"=", FilterRelation::equal},
    RelationRow{"<", FilterRelation::less},      RelationRow{">", FilterRelation::more}};

bool has_order(FilterKey key) { return key == FilterKey::date || key == FilterKey::plies; }

std::optional<std::uint32_t> number_of(std::string_view text) {
  std::uint32_t number = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (fault != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

/// Dates of conditions are never day-or-month-first puzzles: year first, as far as it goes.
std::optional<PartialDate> date_of(std::string_view text) {
  const DateReading reading = read_date(text, {});
  if (reading.fault != DateFault::none || !reading.date.year) return std::nullopt;
  return reading.date;
}

std::string bad_value(std::string_view key, std::string_view value, Message message) {
  return say(message, {{"key", std::string(key)}, {"value", std::string(value)}});
}

std::vector<std::string> alternatives(std::string_view text) {
  std::vector<std::string> all;
  for (;;) {
    const std::size_t bar = text.find('|');
    all.push_back(fold_for_search(text.substr(0, bar)));
    if (bar == std::string_view::npos) return all;
    text.remove_prefix(bar + 1);
  }
}

/// Less than 0, 0 or more than 0; nothing when the two do not know enough of each other.
std::optional<int> compare(const PartialDate& a, const PartialDate& b) {
  const std::array parts = {std::pair(a.year, b.year), std::pair(a.month, b.month), std::pair(a.day, b.day)};
  for (const auto& [of_a, of_b] : parts) {
    if (!of_b) return 0;
    if (!of_a) return std::nullopt;
    if (*of_a != *of_b) return *of_a < *of_b ? -1 : 1;
  }
  return 0;
}

bool holds(FilterRelation relation, int order) {
  switch (relation) {
    case FilterRelation::equal: return order == 0;
    case FilterRelation::unequal: return order != 0;
    case FilterRelation::less: return order < 0;
    case FilterRelation::at_most: return order <= 0;
    case FilterRelation::more: return order > 0;
    case FilterRelation::at_least: return order >= 0;
  }
  return false;
}

bool date_holds(const Record& record, const FilterCondition& condition) {
  const DateReading reading = read_date(record.date, record.site);
  if (reading.fault != DateFault::none || !reading.date.year) return false;
  const auto one = [&](const std::string& value, FilterRelation relation) {
    const std::optional<PartialDate> wanted = date_of(value);
    if (!wanted) return false;
    const std::optional<int> order = compare(reading.date, *wanted);
    return order && holds(relation, *order);
  };
  const auto meets = [&](const std::string& value) { return one(value, condition.relation); };
  const auto& values = condition.values;
  if (condition.relation == FilterRelation::unequal) return std::all_of(values.begin(), values.end(), meets);
  return std::any_of(values.begin(), values.end(), meets);
}

bool plies_hold(std::uint32_t plies, const FilterCondition& condition) {
  const auto meets = [&](const std::string& value) {
    const std::uint32_t wanted = number_of(value).value_or(0);
    return holds(condition.relation, plies < wanted ? -1 : plies > wanted ? 1 : 0);
  };
  const auto& values = condition.values;
  if (condition.relation == FilterRelation::unequal) return std::all_of(values.begin(), values.end(), meets);
  return std::any_of(values.begin(), values.end(), meets);
}

bool text_matches(std::string_view text, const FilterCondition& condition) {
  const std::string folded = fold_for_search(text);
  return std::any_of(condition.values.begin(), condition.values.end(),
                     [&](const std::string& pattern) { return glob_matches(pattern, folded); });
}

std::string_view name_of(const Record& record, Side side) {
  return record.players[record.sides[0] == side ? 0 : 1].name;
}

/// A fact that a condition can ask for by text.
bool any_text_matches(const Judged& judged, const FilterCondition& condition) {
  const Record& record = judged.record;
  const auto is = [&](std::string_view text) { return text_matches(text, condition); };
  switch (condition.key) {
    case FilterKey::player: return is(record.players[0].name) || is(record.players[1].name);
    case FilterKey::first: return is(name_of(record, Side::first));
    case FilterKey::second: return is(name_of(record, Side::second));
    case FilterKey::result: return is(word(record.result));
    case FilterKey::derived:
      return is(word(result_of(judged.replay != nullptr ? judged.replay->outcome : std::nullopt)));
    case FilterKey::end: return is(word(judged.replay != nullptr ? end_group(*judged.replay) : EndGroup::none));
    case FilterKey::ruleset: return is(judged.ruleset != nullptr ? std::string_view(judged.ruleset->id) : "none");
    case FilterKey::event: return is(record.event);
    case FilterKey::site: return is(record.site);
    case FilterKey::round: return is(record.round);
    case FilterKey::rated: return is(!record.rated ? "" : *record.rated ? "yes" : "no");
    case FilterKey::tag:
      return std::any_of(record.tags.begin(), record.tags.end(),
                         [&](const Tag& tag) { return tag.key == condition.tag && is(tag.value); }) ||
             (record.tag(condition.tag).empty() && is(""));
    case FilterKey::date:
    case FilterKey::plies: break;
  }
  return false;
}

bool passes(const Judged& judged, const FilterCondition& condition) {
  if (condition.key == FilterKey::date) return date_holds(judged.record, condition);
  if (condition.key == FilterKey::plies)
    return plies_hold(judged.replay != nullptr ? judged.replay->plies : 0, condition);
  return any_text_matches(judged, condition) == (condition.relation == FilterRelation::equal);
}

}  // namespace

std::string read_filter(std::string_view text, FilterCondition& to) {
  const std::size_t at = text.find_first_of("<>=!");
  if (at == std::string_view::npos || at == 0) return bad_value({}, text, Message::filter_unreadable);
  const std::string_view key = text.substr(0, at);
  const auto relation = std::find_if(kRelations.begin(), kRelations.end(),
                                     [&](const RelationRow& row) { return text.substr(at).starts_with(row.sign); });
  if (relation == kRelations.end()) return bad_value({}, text, Message::filter_unreadable);
  const std::string_view value = text.substr(at + relation->sign.size());
  to = {};
  to.relation = relation->relation;
  if (key.starts_with(kTagPrefix) && key.size() > kTagPrefix.size()) {
    to.key = FilterKey::tag;
    to.tag = key.substr(kTagPrefix.size());
  } else if (std::string fault = read_word(key, kKeys, to.key); !fault.empty()) {
    return fault;
  }
  const bool ordered = to.relation != FilterRelation::equal && to.relation != FilterRelation::unequal;
  if (ordered && !has_order(to.key)) return bad_value(key, value, Message::filter_without_order);
  to.values = alternatives(value);
  for (const std::string& one : to.values) {
    if (to.key == FilterKey::date && !date_of(one)) return bad_value(key, one, Message::filter_date);
    if (to.key == FilterKey::plies && !number_of(one)) return bad_value(key, one, Message::filter_number);
  }
  return {};
}

bool passes(const Judged& judged, const std::vector<FilterCondition>& conditions) {
  return std::all_of(conditions.begin(), conditions.end(),
                     [&](const FilterCondition& condition) { return passes(judged, condition); });
}

}  // namespace fivefold
