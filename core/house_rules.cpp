#include "core/house_rules.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "core/house_rules_check.h"
#include "core/house_rules_keys.h"
#include "core/nearest.h"
#include "core/ruleset_catalog.h"
#include "core/ruleset_ends.h"

namespace fivefold {
namespace {

using house_rules::Contradiction;
using house_rules::contradictions;
using house_rules::Key;
using house_rules::keys;
using house_rules::kOpeningExpected;
using house_rules::read_number;
using house_rules::read_opening;
using house_rules::same_word;
using house_rules::trim;
using house_rules::ValueKind;

constexpr std::string_view kInherit = "inherit";
constexpr std::string_view kOpening = "opening";
constexpr std::string_view kTip = "tip";
constexpr std::string_view kEnds = "ends";

const Key* find_key(std::string_view name) {
  const auto all = keys();
  const auto found = std::find_if(all.begin(), all.end(), [&](const Key& key) { return same_word(key.name, name); });
  return found == all.end() ? nullptr : &*found;
}

std::vector<std::string_view> all_key_names() {
  std::vector<std::string_view> names = {kInherit, kOpening, kTip, "opening.1", "tip.1"};
  for (const Key& key : keys()) names.push_back(key.name);
  return names;
}

/// N of "opening.N", from 1.
std::optional<int> number_of(std::string_view key, std::string_view list) {
  if (key.size() <= list.size() + 1 || !same_word(key.substr(0, list.size()), list) || key[list.size()] != '.') {
    return std::nullopt;
  }
  if (key[list.size() + 1] == '0') return std::nullopt;  // one spelling for each number
  return read_number(key.substr(list.size() + 1), 1, 99);
}

std::string hint(std::string_view word) {
  return word.empty() ? std::string() : "; did you mean \"" + std::string(word) + "\"?";
}

/// Reads the lines of one file.
class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  HouseRules read() {
    std::size_t begin = after_mark();
    while (begin < text_.size()) {
      const std::size_t end = std::min(text_.find('\n', begin), text_.size());
      read_line(text_.substr(begin, end - begin));
      begin = end + 1;
    }
    finish();
    return std::move(out_);
  }

 private:
  /// Where the text begins behind a byte order mark, which no editor counts as a column.
  std::size_t after_mark() const {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    return text_.substr(0, mark.size()) == mark ? mark.size() : 0;
  }

  void read_line(std::string_view line) {
    const std::string_view content = trim(line);
    if (content.empty() || content.front() == '#') return;
    const std::size_t equals = content.find('=');
    const std::string_view key = trim(content.substr(0, equals));
    if (equals == std::string_view::npos || key.empty()) {
      add(content, Code::house_line_malformed, {{"text", std::string(content)}});
      return;
    }
    std::string_view value = trim(content.substr(equals + 1));
    if (value.empty()) value = content.substr(content.size());  // keeps its place
    read_entry(key, value);
  }

  void read_entry(std::string_view key, std::string_view value) {
    std::string name(key);
    for (char& c : name) c = c == '_' ? '-' : c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    if (!places_.emplace(name, key).second) {
      add(key, Code::house_key_twice, {{"key", std::string(key)}});
      return;
    }
    const bool first = places_.size() == 1;
    if (same_word(key, kInherit)) return inherit(key, without_comment(value), first);
    if (same_word(key, kOpening)) return clear(key, without_comment(value), out_.ruleset.opening);
    if (same_word(key, kTip)) return clear(key, without_comment(value), out_.ruleset.tips);
    if (const auto number = number_of(key, kOpening)) return read_opening_rule(key, without_comment(value), *number);
    if (const auto number = number_of(key, kTip)) return put(key, std::string(value), *number, kTip, out_.ruleset.tips);
    const Key* const known = find_key(key);
    if (known == nullptr) {
      const std::string_view near = nearest(key, all_key_names());
      HouseRulesProblem& problem = add(key, Code::house_key_unknown, {{"key", std::string(key)}, {"hint", hint(near)}});
      if (!near.empty()) problem.diagnostic.fix = Fix{problem.diagnostic.where, std::string(near)};
      return;
    }
    if (known->kind == ValueKind::words) value = without_comment(value);
    if (!known->read(value, out_.ruleset)) {
      bad_value(key, value, known->expected);
    } else if (known->name == kEnds) {
      ends_given_ = true;
    }
  }

  /// The value up to a '#' that follows a blank or begins it.
  static std::string_view without_comment(std::string_view value) {
    for (std::size_t i = 0; i < value.size(); ++i) {
      const bool begins = value[i] == '#' && (i == 0 || value[i - 1] == ' ' || value[i - 1] == '\t');
      if (begins) return value.substr(0, trim(value.substr(0, i)).size());
    }
    return value;
  }

  void inherit(std::string_view key, std::string_view value, bool first) {
    if (!first) {
      add(key, Code::house_inherit_late, {});
      return;
    }
    const Ruleset* const base = find_ruleset(value);
    if (base == nullptr) {
      add(value, Code::house_inherit_unknown, {{"id", std::string(value)}, {"hint", hint(nearest_ruleset(value))}});
      return;
    }
    // What the base says about itself is not true of its changed copy.
    out_.ruleset = *base;
    out_.ruleset.id.clear();
    out_.ruleset.aliases.clear();
    out_.ruleset.title = "House rules, changed from " + base->title;
    out_.ruleset.authority = "The rules file.";
    out_.ruleset.source = "The rules file; what it does not say is as in " + base->id + ".";
  }

  template <class List>
  void clear(std::string_view key, std::string_view value, List& list) {
    if (same_word(value, "none")) {
      list.clear();
    } else {
      bad_value(key, value, "none; entries are numbered from " + std::string(key) + ".1");
    }
  }

  void read_opening_rule(std::string_view key, std::string_view value, int number) {
    if (auto constraint = read_opening(value)) {
      put(key, std::move(*constraint), number, kOpening, out_.ruleset.opening);
    } else {
      bad_value(key, value, kOpeningExpected);
    }
  }

  template <class T>
  void put(std::string_view key, T entry, int number, std::string_view list_name, std::vector<T>& list) {
    const auto at = static_cast<std::size_t>(number) - 1;
    if (at > list.size()) {
      const std::string next = std::string(list_name) + "." + std::to_string(list.size() + 1);
      add(key, Code::house_gap, {{"key", std::string(key)}, {"next", next}});
    } else if (at == list.size()) {
      list.push_back(std::move(entry));
    } else {
      list[at] = std::move(entry);
    }
  }

  void finish() {
    Ruleset& rules = out_.ruleset;
    if (rules.id.empty()) rules.id = "house-rules";
    if (rules.title.empty()) rules.title = "House rules";
    if (!ends_given_) rules.allowed_ends = usual_ends(rules);
    for (Contradiction& found : contradictions(rules)) {
      add(place_of(found), found.code, {}).diagnostic.arguments = std::move(found.arguments);
    }
    std::stable_sort(out_.problems.begin(), out_.problems.end(),
                     [](const HouseRulesProblem& a, const HouseRulesProblem& b) {
                       return a.diagnostic.where.begin < b.diagnostic.where.begin;
                     });
    count_places();
  }

  /// Lines and columns of the sorted problems, in one pass over the text. Bytes are code points here: only blanks and a
  /// known key, all ASCII, can stand before a problem on its line.
  void count_places() {
    int line = 1;
    int column = 1;
    std::size_t at = after_mark();
    for (HouseRulesProblem& problem : out_.problems) {
      for (; at < problem.diagnostic.where.begin; ++at) {
        if (text_[at] == '\n') {
          ++line;
          column = 1;
        } else {
          ++column;
        }
      }
      problem.line = line;
      problem.column = column;
    }
  }

  /// The entry that says it, else a narrower or wider key of the same family, else `inherit`, else the beginning.
  std::string_view place_of(const Contradiction& found) const {
    std::string key(found.key);
    if (found.number > 0) key += "." + std::to_string(found.number);
    if (const auto place = places_.find(key); place != places_.end()) return place->second;
    const std::string family = key.substr(0, key.find('.'));
    for (const auto& [name, place] : places_) {
      if (name.substr(0, name.find('.')) == family) return place;
    }
    if (const auto place = places_.find("board"); found.number > 0 && place != places_.end()) return place->second;
    if (const auto place = places_.find(std::string(kInherit)); place != places_.end()) return place->second;
    return text_.substr(after_mark(), 0);
  }

  void bad_value(std::string_view key, std::string_view value, std::string_view expected) {
    add(value, Code::house_value_bad,
        {{"key", std::string(key)}, {"value", std::string(value)}, {"expected", std::string(expected)}});
  }

  /// `place` is a part of text_.
  HouseRulesProblem& add(std::string_view place, Code code,
                         std::vector<std::pair<std::string, std::string>> arguments) {
    const auto begin = static_cast<std::size_t>(place.data() - text_.data());
    HouseRulesProblem problem;
    problem.diagnostic.code = code;
    problem.diagnostic.severity = row(code).severity;
    problem.diagnostic.where = {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(begin + place.size())};
    problem.diagnostic.arguments = std::move(arguments);
    out_.problems.push_back(std::move(problem));
    return out_.problems.back();
  }

  std::string_view text_;
  HouseRules out_;
  std::map<std::string, std::string_view> places_;  // each key in lower case, and where it stands
  bool ends_given_ = false;
};

}  // namespace

HouseRules parse_house_rules(std::string_view text) { return Reader(text).read(); }

}  // namespace fivefold
