#include "formats/pos/write.h"

#include <fmt/format.h>

#include <algorithm>

#include "formats/bare_losses.h"
#include "formats/playable.h"
#include "formats/pos/file_name.h"
#include "formats/renlib/texts.h"
#include "formats/stated_sides.h"

namespace fivefold::pos {
namespace {

bool is_ours(const Tag& tag) { return tag.key == kTagCells || tag.key == kTagAfter; }

void report_losses(const Record& record, Diagnostics& diagnostics) {
  const auto lost = [&](bool present, std::string_view what) {
    if (!present) return;
    diagnostics.add(Code::cannot_hold, record.moves_where, {{"format", "pos"}, {"what", std::string(what)}});
  };
  const auto& players = record.players;
  const auto any_extra = [&](auto has) { return std::any_of(record.extras.begin(), record.extras.end(), has); };
  const auto any_token = [&](auto has) { return std::any_of(record.tokens.begin(), record.tokens.end(), has); };
  report_bare_losses("pos", record, diagnostics);
  lost(!record.intro.empty() || any_extra([](const Extra& e) { return !e.comment.empty(); }), "comments");
  lost(record.lines.size() > 1, "variations");
  lost(any_token([](const Token& t) { return t.kind == TokenKind::act; }), "passes, resignations and draw offers");
  lost(states_other_side(record), "stones of the side that is not to move");
  const bool more_tags =
      std::any_of(record.tags.begin(), record.tags.end(), [](const Tag& tag) { return !is_ours(tag); });
  lost(more_tags || any_extra([](const Extra& e) { return !e.other.empty(); }) || !players[0].other.empty() ||
           !players[1].other.empty(),
       "other tags");
}

/// Why the record cannot be a position file, or empty.
std::string obstacle(const Judged& judged) {
  constexpr int kWidth = static_cast<int>(kSide);
  const BoardLayout& board = board_of(judged);
  if (const std::string_view odd = odd_board(judged); !odd.empty()) return std::string(odd);
  if (board.width == kWidth && board.height == kWidth) return {};
  return fmt::format("its size is {}x{}, that of positions always 15x15", board.width, board.height);
}

}  // namespace

void write_nothing(const WriteOptions&, std::string&) {}

bool write(const Judged& judged, const WriteOptions& options, std::string& out, Diagnostics& diagnostics) {
  const Record& record = judged.record;
  const auto refuse = [&](std::string_view what) { return refuse_board(judged, "pos", what, diagnostics); };
  if (const std::string what = obstacle(judged); !what.empty()) return refuse(what);
  const Line& main = record.lines.front();
  // What could not be read goes back as it came.
  const auto unread = renlib::from_hex(record.tag(kTagCells));
  if (main.count == 0 && unread && !unread->empty()) {
    report_losses(record, diagnostics);
    out += *unread;
    return true;
  }
  const PlayableMoves playable = count_playable(judged, diagnostics);
  if (!playable.complete && !options.force) return false;
  std::string cells;
  for (std::uint32_t i = main.first; i < main.first + playable.count; ++i) {
    const Token& token = record.tokens[i];
    if (token.kind != TokenKind::move) continue;
    cells += static_cast<char>((static_cast<int>(kSide) - 1 - token.at.y) * static_cast<int>(kSide) + token.at.x);
  }
  if (cells.empty()) return refuse("a board without stones");
  if (cells.size() > kCells) return refuse("more stones than points");
  report_losses(record, diagnostics);
  out += static_cast<char>(cells.size());
  out += cells;
  if (const auto after = renlib::from_hex(record.tag(kTagAfter))) out += *after;
  return true;
}

WriteLimits limits() {
  WriteLimits limits;
  limits.variations = limits.comments = limits.times = limits.result = limits.end = limits.players = limits.ratings =
      limits.event = limits.date = limits.portals = limits.locked = limits.setup = limits.choices = limits.acts =
          limits.rules = limits.tags = limits.faults = false;
  limits.max_width = limits.max_height = static_cast<int>(kSide);
  limits.notes = "Stones of the main line on 15x15, counted along rows: say --coordinates rows when reading it again.";
  return limits;
}

}  // namespace fivefold::pos
