#include "formats/brainking/brainking.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/name_fold.h"
#include "core/ruleset_catalog.h"
#include "formats/pente_text/cutter.h"
#include "formats/pente_text/header_line.h"
#include "formats/pente_text/lexis.h"
#include "formats/pente_text/reader.h"

namespace fivefold {
namespace brainking {
namespace {

constexpr std::array<std::string_view, 1> kExtensions = {"pgn"};

/// The site numbers its kinds of games: GameRules?tp=38 is Pente.
constexpr std::array<std::pair<std::string_view, std::string_view>, 10> kTypes = {{{"5", "bk-five"},
                                                                                   {"38", "bk-pente"},
                                                                                   {"39", "bk-keryo"},
                                                                                   {"42", "bk-small-pente"},
                                                                                   {"43", "bk-small-keryo"},
                                                                                   {"44", "bk-open-pente"},
                                                                                   {"45", "bk-open-keryo"},
                                                                                   {"64", "bk-pro-five"},
                                                                                   {"65", "bk-swap-five"},
                                                                                   {"82", "bk-connect6"}}};

bool is_site(std::string_view value) { return fold_name(value).starts_with("brainking"); }

int sniff(std::string_view head) {
  if (head.starts_with("\xEF\xBB\xBF")) head.remove_prefix(3);
  while (!head.empty() && pente_text::is_blank(head[0])) head.remove_prefix(1);
  while (!head.empty() && head[0] == '[') {
    const std::size_t end = std::min(head.find('\n'), head.size());
    const auto header = pente_text::take_apart(pente_text::trimmed(head.substr(0, end)));
    if (!header) break;
    if (header->key == "Site") return is_site(header->raw) ? 100 : 0;
    head.remove_prefix(std::min(end + 1, head.size()));
  }
  return 0;
}

const Ruleset* ruleset_of(const Record& record) {
  if (!record.ruleset.empty()) return find_ruleset(record.ruleset);
  return ruleset_for_game(record.game, record.site).ruleset;
}

/// In games that Black begins, the headers still name White and Black, and 1-0 says that White won.
void seat_by_who_begins(Record& record) {
  const Ruleset* const ruleset = ruleset_of(record);
  if (ruleset == nullptr || ruleset->side_names[Side::first] != "Black") return;
  std::swap(record.players[0], record.players[1]);
  if (record.result == Result::first) {
    record.result = Result::second;
  } else if (record.result == Result::second) {
    record.result = Result::first;
  }
}

void parse(std::string_view bytes, const ParseOptions& options, Record& record, Diagnostics& diagnostics) {
  pente_text::read_record(bytes, pente_text::Dialect::brainking, options, record, diagnostics);
  const auto type = std::find_if(kTypes.begin(), kTypes.end(), [&](const auto& t) { return t.first == record.game; });
  if (type != kTypes.end() && record.ruleset.empty()) record.ruleset = type->second;
  for (std::string_view* const text : {&record.event, &record.round, &record.section})
    if (*text == "?") *text = {};  // the site's word for none
  seat_by_who_begins(record);
}

}  // namespace
}  // namespace brainking

const Format kBrainking = [] {
  Format format;
  format.name = "brainking";
  format.title = "BrainKing text";
  format.extensions = brainking::kExtensions;
  format.sniff = brainking::sniff;
  format.cut = pente_text::cut_record;
  format.parse = brainking::parse;
  format.one_record_per_file = true;
  return format;
}();

}  // namespace fivefold
