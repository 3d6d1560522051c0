#include <algorithm>
#include <string>

#include "formats/psq/body.h"
#include "formats/psq/psq.h"
#include "formats/psq/write.h"

namespace fivefold {
namespace psq {
namespace {

constexpr std::string_view kExtensions[] = {"rec"};

/// Whether the reader's line is the error code with which a file ends.
bool is_last_code(LineReader& reader) {
  std::string_view code = reader.line();
  if (code.starts_with('-')) code.remove_prefix(1);
  const bool number =
      !code.empty() && code.size() <= 3 && code.find_first_not_of("0123456789") == std::string_view::npos;
  return number && !reader.next();
}

/// Two lines that are no moves and open no other format, then moves: nothing else marks the format. A game without a
/// move is two names and a code.
int sniff(std::string_view head) {
  constexpr std::string_view kOtherFormats = "<[{(;";
  LineReader reader(head);
  for (int i = 0; i < 2; ++i) {
    if (!reader.next() || is_blank(reader.line()) || read_move_line(reader.line())) return 0;
    if (kOtherFormats.find(reader.line().front()) != std::string_view::npos) return 0;
    if (reader.line().starts_with("Piskvorky ")) return 0;
  }
  int moves = 0;
  bool timed = true;
  while (moves < 3 && reader.next()) {
    const auto move = read_move_line(reader.line());
    if (!move && moves == 0 && is_last_code(reader)) return 50;
    if (!move) break;
    timed = timed && move->timed;
    ++moves;
  }
  // Without times (games that were converted have none) two names and pairs of numbers are weaker evidence.
  const int sure = timed ? 30 : 20;
  return moves == 3 ? 80 - (timed ? 0 : 20) : sure * moves;
}

/// A file holds one record and nothing marks its borders.
Cut cut(std::string_view window, bool at_end) {
  if (!at_end) return {Cut::Kind::need_more, 0, 0};
  const bool filler = window.find_first_not_of(" \t\r\n") == std::string_view::npos;
  return {filler ? Cut::Kind::nothing : Cut::Kind::record, 0, window.size()};
}

void assume_board(const ParseOptions& options, Record& record, Diagnostics& diagnostics) {
  record.layout.width = options.board ? options.board->first : kUsualSide;
  record.layout.height = options.board ? options.board->second : kUsualSide;
  if (options.board) return;
  record.board_stated = true;  // the moves were turned over on this board: no other may be played on
  diagnostics.add(Code::size_assumed, record.moves_where,
                  {{"width", std::to_string(kUsualSide)}, {"height", std::to_string(kUsualSide)}});
}

void parse(std::string_view bytes, const ParseOptions& options, Record& record, Diagnostics& diagnostics) {
  LineReader reader(bytes);
  LineHabits habits;
  for (Player& player : record.players) {
    if (!habits.next(reader, diagnostics)) break;
    if (read_move_line(reader.line())) {
      diagnostics.add(Code::names_missing, reader.where());
      reader.unread();
      break;
    }
    if (reader.line() != kUnknownName) player.name = reader.line();
    player.where = reader.where();
  }
  record.moves_where = {reader.where().end, reader.where().end};
  read_body(reader, habits, false, record, diagnostics);
  assume_board(options, record, diagnostics);
  settle_coordinates(record, 0);
  habits.describe(kTagRecEol, LineEnd::lf, record, diagnostics);
  check_name(options.path, record, diagnostics);
}

}  // namespace
}  // namespace psq

const Format kRec = [] {
  Format format;
  format.name = "rec";
  format.title = "Piskvork record";
  format.extensions = psq::kExtensions;
  format.verified = true;
  format.sniff = psq::sniff;
  format.cut = psq::cut;
  format.parse = psq::parse;
  format.begin = psq::write_nothing;
  format.write = psq::write_rec;
  format.end = psq::write_nothing;
  format.one_record_per_file = true;
  format.never_joined = true;
  format.limits = psq::limits_of_rec();
  return format;
}();

}  // namespace fivefold
