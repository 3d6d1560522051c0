#include <algorithm>
#include <charconv>
#include <vector>

#include "formats/limited_findings.h"
#include "formats/wormhole/text.h"

namespace fivefold::wormhole {
namespace {

std::string shown(std::string_view text) {
  constexpr std::size_t kLongest = 40;
  if (text.size() <= kLongest) return std::string(text);
  std::size_t end = kLongest;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;  // not within a character
  return std::string(text.substr(0, end)) + "...";
}

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t\r");
  if (begin == std::string_view::npos) return text.substr(0, 0);
  return text.substr(begin, text.find_last_not_of(" \t\r") + 1 - begin);
}

std::optional<int> whole_number(std::string_view text) {
  constexpr int kMost = 1000000;
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (text.empty() || error != std::errc() || end != text.data() + text.size() || value < 0 || value > kMost)
    return std::nullopt;
  return value;
}

std::optional<Coord> point(std::string_view text) { return read_coord(trimmed(text), CoordinateStyle::keep_i); }

/// A stone with its place in the order of the game.
struct Numbered {
  int number;
  Token token;
};

class Reader {
 public:
  Reader(std::string_view bytes, const ParseOptions& options, Record& record, Diagnostics& diagnostics)
      : bytes_(bytes), options_(options), record_(record), findings_(diagnostics) {}

  void read() {
    for (std::size_t at = 0; at < bytes_.size();) {
      const std::size_t end = std::min(bytes_.find('\n', at), bytes_.size());
      read_line(trimmed(bytes_.substr(at, end - at)));
      at = end + 1;
    }
    settle_board();
    settle_order();
    const auto last = static_cast<std::uint32_t>(bytes_.size());
    findings_.finish({last, last});
  }

 private:
  Span span(std::string_view text) const {
    const auto begin = static_cast<std::uint32_t>(text.data() - bytes_.data());
    return {begin, begin + static_cast<std::uint32_t>(text.size())};
  }

  void unreadable(std::string_view key, std::string_view text, std::string_view expected) {
    findings_.add(Code::wormhole_part_unreadable, span(text),
                  {{"key", std::string(key)}, {"text", shown(text)}, {"expected", std::string(expected)}});
  }

  void keep(std::string_view key, std::string_view value) {
    Tag& tag = record_.tags.emplace_back();
    tag.key = key;
    tag.value = value;
    tag.where = span(value);
  }

  void read_line(std::string_view line) {
    if (line.empty()) return;
    if (line.front() == '#') return keep(kTagComment, trimmed(line.substr(1)));
    const std::size_t colon = line.find(':');
    const std::string_view key = line.substr(0, colon);
    const std::string_view value =
        colon == std::string_view::npos ? line.substr(line.size()) : trimmed(line.substr(colon + 1));
    if (key == "SIZE" && colon != std::string_view::npos) return read_size(value);
    if (key == "META") return keep(kTagMeta, value);
    if (key == "LINE") return keep(kTagLine, value);
    if (key == "X" || key == "O") {
      const std::uint8_t side = key == "X" ? 1 : 2;
      return each(value, [&](std::string_view item) { read_stone(key, item, side); });
    }
    if (key == "BLOCK") return each(value, [&](std::string_view item) { read_block(item); });
    if (key == "PORTAL") return each(value, [&](std::string_view item) { read_portal(item); });
    keep(kTagOther, line);
    findings_.add(Code::wormhole_line_unknown, span(line), {{"text", shown(line)}});
  }

  /// Calls `visit` for the parts between commas that are not blank.
  template <class Visit>
  void each(std::string_view list, Visit visit) {
    for (std::size_t at = 0; at <= list.size();) {
      const std::size_t comma = std::min(list.find(',', at), list.size());
      const std::string_view item = trimmed(list.substr(at, comma - at));
      if (!item.empty()) visit(item);
      at = comma + 1;
    }
  }

  void read_size(std::string_view value) {
    const auto side = whole_number(value);
    constexpr int kMost = 1000;
    if (!side || *side < 1 || *side > kMost) {
      return findings_.add(Code::number_out_of_range, span(value),
                           {{"what", "SIZE"},
                            {"text", shown(value)},
                            {"low", std::to_string(kSmallest)},
                            {"high", std::to_string(kLargest)}});
    }
    record_.layout.width = record_.layout.height = *side;
    record_.board_stated = true;
  }

  void read_stone(std::string_view key, std::string_view item, std::uint8_t side) {
    if (record_.moves_where == Span{}) record_.moves_where = span(item);
    const std::size_t open = item.find('(');
    const auto at = point(item.substr(0, open));
    if (open == std::string_view::npos) {
      if (!at) return unreadable(key, item, "a point such as h6");
      record_.setup.stones[side == 1 ? Side::first : Side::second].push_back(*at);
      if (unnumbered_++ == 0) first_unnumbered_ = span(item);
      return;
    }
    const std::size_t close = item.find(')', open);
    const auto number = whole_number(trimmed(item.substr(open + 1, close - std::min(close, open + 1))));
    if (!number || *number == 0 || close != item.size() - 1)
      return unreadable(key, item, "a point and its number such as h6(1)");
    Token token = at ? Token::move(*at, span(item)) : Token::unreadable(span(item));
    token.side = side;
    moves_.push_back({*number, token});
  }

  void read_block(std::string_view item) {
    if (const auto at = point(item)) {
      record_.layout.locked.push_back(*at);
    } else {
      unreadable("BLOCK", item, "a point such as d5");
    }
  }

  void read_portal(std::string_view item) {
    const std::size_t open = item.find('(');
    const std::size_t colon = item.find(':', std::min(open, item.size()));
    if (open != std::string_view::npos && colon != std::string_view::npos && item.back() == ')') {
      const auto a = point(item.substr(open + 1, colon - open - 1));
      const auto b = point(item.substr(colon + 1, item.size() - colon - 2));
      if (a && b) {
        record_.layout.portals.push_back({*a, *b, std::string(trimmed(item.substr(0, open)))});
        return;
      }
    }
    unreadable("PORTAL", item, "a pair of points such as red(h13:m13)");
  }

  void settle_board() {
    if (record_.board_stated) return;
    const int width = options_.board ? options_.board->first : kUsualSide;
    const int height = options_.board ? options_.board->second : kUsualSide;
    record_.layout.width = width;
    record_.layout.height = height;
    record_.board_stated = true;
    if (options_.board) return;
    findings_.add(Code::size_assumed, record_.moves_where,
                  {{"width", std::to_string(width)}, {"height", std::to_string(height)}});
  }

  /// Puts the stones in the order of their numbers.
  void settle_order() {
    if (unnumbered_ != 0) {
      findings_.add(moves_.empty() ? Code::wormhole_no_order : Code::wormhole_number_missing, first_unnumbered_,
                    {{"count", std::to_string(unnumbered_)}});
    }
    std::stable_sort(moves_.begin(), moves_.end(),
                     [](const Numbered& a, const Numbered& b) { return a.number < b.number; });
    int last = 0;
    for (const Numbered& move : moves_) {
      const Span where = move.token.where;
      if (move.number == last) {
        findings_.add(Code::wormhole_number_twice, where, {{"number", std::to_string(move.number)}});
      } else if (move.number != last + 1) {
        findings_.add(Code::wormhole_number_gap, where,
                      {{"number", std::to_string(move.number)}, {"last", std::to_string(last)}});
      }
      last = move.number;
      record_.add(move.token);
      if (move.token.kind != TokenKind::unreadable) continue;
      const std::string_view text = bytes_.substr(where.begin, where.end - where.begin);
      record_.extra_of_last().text = text;
      findings_.add(Code::unreadable_move, where, {{"text", shown(text)}});
    }
  }

  std::string_view bytes_;
  const ParseOptions& options_;
  Record& record_;
  LimitedFindings findings_;
  std::vector<Numbered> moves_;
  int unnumbered_ = 0;
  Span first_unnumbered_;
};

}  // namespace

void parse(std::string_view bytes, const ParseOptions& options, Record& record, Diagnostics& diagnostics) {
  Reader(bytes, options, record, diagnostics).read();
}

}  // namespace fivefold::wormhole
