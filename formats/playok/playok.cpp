#include "formats/playok/playok.h"

#include <algorithm>
#include <array>

#include "formats/pente_text/cutter.h"
#include "formats/pente_text/lexis.h"
#include "formats/playok/losses.h"
#include "formats/playok/seats.h"
#include "formats/playok/write.h"

namespace fivefold {
namespace playok {
namespace {

constexpr std::array<std::string_view, 1> kExtensions = {"txt"};

bool is_site(std::string_view value) {
  std::string lower(value.substr(0, 64));
  for (char& c : lower)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c + ('a' - 'A'));
  return lower.find("playok") != std::string::npos || lower.find("kurnik") != std::string::npos;
}

/// Bare moves of this format: some of the first words are "--", and the others are moves in small letters.
bool has_empty_slots(std::string_view text) {
  Diagnostics ignored;
  LimitedFindings findings(ignored);
  const MoveText moves = read_slots(text.substr(0, 400), 0, CoordinateStyle::keep_i, findings);
  std::size_t empty = 0, stones = 0, others = 0;
  for (const Slot& slot : moves.slots) {
    empty += slot.kind == Slot::Kind::empty ? 1 : 0;
    stones += slot.kind == Slot::Kind::stone ? 1 : 0;
    others += slot.kind == Slot::Kind::unreadable ? 1 : 0;
  }
  return empty > 0 && stones > 0 && others * 4 < stones;
}

int sniff(std::string_view head) {
  if (head.starts_with("\xEF\xBB\xBF")) head.remove_prefix(3);
  std::size_t at = 0;
  int best = 0;
  bool tags = false;
  while (true) {
    while (at < head.size() && pente_text::is_blank(head[at])) ++at;
    if (at == head.size()) return best;
    if (head[at] != '[') break;
    const auto tag = read_tag(head, at);
    if (!tag) return best;
    tags = true;
    if (tag->key == "Game" || tag->key == "Player 1 Name") return 0;
    if (tag->key == "Site" && is_site(tag->value)) best = 100;
    if (tag->key == "GameType" && read_game_type(tag->value)) best = std::max(best, 80);
    at = tag->end;
  }
  if (best < 80 && (tags || head.substr(at, 2) == "1.") && has_empty_slots(head.substr(at))) best = 80;
  return best;
}

void parse(std::string_view bytes, const ParseOptions& options, Record& record, Diagnostics& diagnostics) {
  LimitedFindings findings(diagnostics);
  const Tags tags = read_tags(bytes, record, findings);
  const auto size = static_cast<std::uint32_t>(bytes.size());
  record.moves_where = {static_cast<std::uint32_t>(tags.end), size};
  const MoveText text = read_slots(bytes, tags.end, options.coordinates.value_or(CoordinateStyle::keep_i), findings);
  seat_tokens(text, tags.game_type && tags.game_type->kind == kRenju, record, findings);
  settle_result(tags, text, record, findings);
  findings.finish({size, size});
}

void nothing(const WriteOptions&, std::string&) {}

}  // namespace
}  // namespace playok

const Format kPlayok = [] {
  Format format;
  format.name = "playok";
  format.title = "PlayOK (Kurnik) text";
  format.extensions = playok::kExtensions;
  format.sniff = playok::sniff;
  format.cut = pente_text::cut_record;
  format.parse = playok::parse;
  format.begin = playok::nothing;
  format.write = playok::write_record;
  format.end = playok::nothing;
  format.between = "\n";
  format.limits = playok::limits();
  return format;
}();

}  // namespace fivefold
