#include "formats/pente_text/pente_text.h"

#include <algorithm>
#include <array>

#include "formats/pente_text/cutter.h"
#include "formats/pente_text/header_line.h"
#include "formats/pente_text/headers.h"
#include "formats/pente_text/lexis.h"
#include "formats/pente_text/reader.h"
#include "formats/pente_text/words.h"
#include "formats/pente_text/writer.h"

namespace fivefold {
namespace {

constexpr std::array<std::string_view, 2> kExtensions = {"pgn", "txt"};

/// Bare moves: "1. K10" or "1.K10" at the very start.
bool begins_with_moves(std::string_view head) {
  const auto number = pente_text::read_number(head);
  if (!number || number->value != 1 || number->dots() != 1) return false;
  head.remove_prefix(number->length);
  while (!head.empty() && pente_text::is_blank(head[0])) head.remove_prefix(1);
  return read_coord(head.substr(0, pente_text::word_end(head, 0)), CoordinateStyle::skip_i).has_value();
}

/// A Game header is all but certain; other headers are shared with PGN and its relatives.
int sniff(std::string_view head) {
  constexpr std::string_view mark = "\xEF\xBB\xBF";
  if (head.substr(0, mark.size()) == mark) head.remove_prefix(mark.size());
  while (!head.empty() && pente_text::is_blank(head[0])) head.remove_prefix(1);
  if (head.empty()) return 0;
  if (head[0] != '[') return begins_with_moves(head) ? 30 : 0;

  int best = 0;
  while (!head.empty() && head[0] == '[') {
    const std::size_t end = std::min(head.find('\n'), head.size());
    const auto header = pente_text::take_apart(pente_text::trimmed(head.substr(0, end)));
    if (!header) break;
    best = std::max(best, 40);
    if (header->key == "Game") best = std::max(best, 90);
    if (header->key == "Player 1 Name" || header->key == "GameType") best = std::max(best, 60);
    if (header->key == "Site" && header->raw == "Pente.org") best = 100;
    if (header->key == "Site" && (header->raw == "PlayOK" || header->raw == "www.kurnik.pl")) return 20;
    head.remove_prefix(std::min(end + 1, head.size()));
  }
  return best;
}

void parse(std::string_view bytes, const ParseOptions& options, Record& record, Diagnostics& diagnostics) {
  pente_text::read_record(bytes, pente_text::Dialect::pente_org, options, record, diagnostics);
}

void nothing(const WriteOptions&, std::string&) {}

WriteLimits limits() {
  WriteLimits limits;
  limits.times = limits.end = limits.portals = limits.locked = limits.setup = limits.choices = limits.acts =
      limits.rules = limits.faults = false;
  limits.max_width = limits.max_height = 19;
  limits.notes =
      "Holds the board that the game implies; of ends only resignation and time, of swap choices only who sits where; "
      "comments and variations as in PGN.";
  return limits;
}

Format make() {
  Format format;
  format.name = "pente-text";
  format.title = "pente.org text";
  format.extensions = kExtensions;
  format.verified = true;
  format.sniff = sniff;
  format.cut = pente_text::cut_record;
  format.parse = parse;
  format.begin = nothing;
  format.write = pente_text::write_record;
  format.end = nothing;
  format.one_record_per_file = true;
  format.between = "\r\n";
  format.limits = limits();
  return format;
}

}  // namespace

const Format kPenteText = make();

}  // namespace fivefold
