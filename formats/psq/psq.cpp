#include "formats/psq/psq.h"

#include <algorithm>
#include <string>

#include "formats/psq/body.h"
#include "formats/psq/header.h"
#include "formats/psq/write.h"

namespace fivefold {
namespace psq {
namespace {

constexpr std::string_view kExtensions[] = {"psq"};

bool is_filler(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

int sniff(std::string_view head) {
  const auto first = std::find_if_not(head.begin(), head.end(), is_filler);
  head.remove_prefix(static_cast<std::size_t>(first - head.begin()));
  if (read_header(head.substr(0, head.find_first_of("\r\n"))).readable) return 100;
  return head.starts_with("Piskvorky ") ? 90 : 0;
}

/// A file holds one record, but several files may come as one stream: each header line starts the next.
Cut cut(std::string_view window, bool at_end) {
  const auto first = std::find_if_not(window.begin(), window.end(), is_filler);
  if (first == window.end()) {
    return at_end ? Cut{Cut::Kind::nothing, 0, window.size()} : Cut{Cut::Kind::need_more, 0, 0};
  }
  const std::size_t next = find_header_line(window, static_cast<std::size_t>(first - window.begin()) + 1);
  if (next != std::string_view::npos) return {Cut::Kind::record, 0, next};
  return at_end ? Cut{Cut::Kind::record, 0, window.size()} : Cut{Cut::Kind::need_more, 0, 0};
}

void keep(Record& record, std::string_view key, std::string_view value, Span where) {
  Tag tag;
  tag.key = key;
  tag.value = value;
  tag.where = where;
  record.tags.push_back(tag);
}

void assume_board(const ParseOptions& options, Span where, Record& record, Diagnostics& diagnostics) {
  record.layout.width = options.board ? options.board->first : kUsualSide;
  record.layout.height = options.board ? options.board->second : kUsualSide;
  if (options.board) return;
  record.board_stated = true;  // the moves were turned over on this board: no other may be played on
  diagnostics.add(Code::size_assumed, where,
                  {{"width", std::to_string(kUsualSide)}, {"height", std::to_string(kUsualSide)}});
}

void state_board(const Header& header, std::string_view line, Span where, const ParseOptions& options, Record& record,
                 Diagnostics& diagnostics) {
  if (std::max(std::abs(header.width), std::abs(header.height)) > kMaxStatedSide) {
    diagnostics.add(Code::number_out_of_range, where,
                    {{"what", "board size"},
                     {"text", excerpt(line)},
                     {"low", std::to_string(kMinSide)},
                     {"high", std::to_string(kMaxSide)}});
    assume_board(options, where, record, diagnostics);
    return;
  }
  record.layout.width = static_cast<int>(header.width);
  record.layout.height = static_cast<int>(header.height);
  record.board_stated = true;
}

/// Reads the first line; returns the index of the name that moves first.
int parse_header(std::string_view line, Span where, const ParseOptions& options, Record& record,
                 Diagnostics& diagnostics) {
  const Header header = read_header(line);
  if (!header.readable) {
    diagnostics.add(Code::psq_header_unreadable, where, {{"text", excerpt(line)}});
    keep(record, kTagHeader, line, where);
    assume_board(options, where, record, diagnostics);
    return 0;
  }
  state_board(header, line, where, options, record, diagnostics);
  if (!header.odd.empty()) {
    diagnostics.add(Code::psq_header_odd, where, {{"what", "rest"}, {"text", excerpt(header.odd)}});
  } else if (header.levels.empty() || !header.starter_stated) {
    const char* const what = !header.levels.empty()  ? "player to start"
                             : header.starter_stated ? "levels"
                                                     : "levels and player to start";
    diagnostics.add(Code::psq_header_incomplete, where, {{"what", what}});
  }
  const std::string_view levels = header.levels.empty() ? kDefaultLevels : header.levels;
  if (levels != kDefaultLevels) keep(record, kTagLevels, levels, where);
  if (header.starter == 1) keep(record, kTagStarter, "1", where);
  if (!is_usual_header(header, line)) keep(record, kTagHeader, line, where);
  return header.starter;
}

/// Decides whether the moves count from 1, as the format says, or from 0, as some programs write.
int find_base(std::string_view bytes, Record& record, Diagnostics& diagnostics) {
  const int width = record.layout.width;
  const int height = record.layout.height;
  int low = 1;
  int high = 1;
  int zeros = 0;
  bool fits = true;
  const Token* first_zero = nullptr;
  for (const Token& token : record.tokens) {
    if (token.kind != TokenKind::move) continue;
    const int x = token.at.x;
    const int y = token.at.y;
    low = std::min({low, x, y});
    high = std::max({high, x, y});
    fits = fits && x >= 0 && y >= 0 && x < width && y < height;
    if (x != 0 && y != 0) continue;
    ++zeros;
    if (first_zero == nullptr) first_zero = &token;
  }
  if (zeros == 0) return 1;
  if (zeros == 1 && first_zero == &record.tokens.back()) {
    const std::size_t before = record.tokens.size();
    take_terminator(bytes, record, diagnostics);
    if (record.tokens.size() < before) return 1;
  }
  if (fits) {
    diagnostics.add(Code::zero_based_moves, first_zero->where);
    return 0;
  }
  diagnostics.add(Code::base_contradiction, first_zero->where,
                  {{"low", std::to_string(low)},
                   {"high", std::to_string(high)},
                   {"width", std::to_string(width)},
                   {"height", std::to_string(height)}});
  return 1;
}

void parse(std::string_view bytes, const ParseOptions& options, Record& record, Diagnostics& diagnostics) {
  LineReader reader(bytes);
  LineHabits habits;
  int starter = 0;
  if (habits.next(reader, diagnostics)) {
    starter = parse_header(reader.line(), reader.where(), options, record, diagnostics);
  }
  record.moves_where = {reader.where().end, reader.where().end};
  const Trailer trailer = read_body(reader, habits, true, record, diagnostics);
  for (std::size_t i = 0; i < trailer.name_count; ++i) {
    Player& player = record.players[i ^ static_cast<std::size_t>(starter)];
    player.name = reader.text(trailer.names[i]);
    player.where = trailer.names[i];
  }
  settle_coordinates(record, find_base(bytes, record, diagnostics));
  habits.describe(kTagPsqEol, LineEnd::crlf, record, diagnostics);
  check_name(options.path, record, diagnostics);
}

}  // namespace
}  // namespace psq

const Format kPsq = [] {
  Format format;
  format.name = "psq";
  format.title = "Piskvork game";
  format.extensions = psq::kExtensions;
  format.verified = true;
  format.sniff = psq::sniff;
  format.cut = psq::cut;
  format.parse = psq::parse;
  format.begin = psq::write_nothing;
  format.write = psq::write_psq;
  format.end = psq::write_nothing;
  format.one_record_per_file = true;
  format.limits = psq::limits_of_psq();
  format.find_start = psq::find_header_line;
  return format;
}();

}  // namespace fivefold
