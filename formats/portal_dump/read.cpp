#include "formats/portal_dump/read.h"

#include <algorithm>
#include <charconv>

#include "formats/excerpt.h"
#include "formats/limited_findings.h"

namespace fivefold::portal_dump {
namespace {

/// Numbers beyond this are no coordinates, and could not be turned over within 16 bits.
constexpr int kFarthest = 10000;

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

std::optional<std::int16_t> coordinate(std::string_view text) {
  text = trimmed(text);
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (text.empty() || error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  if (value < -kFarthest || value > kFarthest) return std::nullopt;
  return static_cast<std::int16_t>(value);
}

/// "x,y" as it stands.
std::optional<Coord> cell(std::string_view line) {
  const std::size_t comma = line.find(',');
  if (comma == std::string_view::npos) return std::nullopt;
  const auto x = coordinate(line.substr(0, comma));
  const auto y = coordinate(line.substr(comma + 1));
  if (!x || !y) return std::nullopt;
  return Coord{*x, *y};
}

/// Whether the line stands where a move should: heads begin with a letter.
bool looks_like_move(std::string_view line) {
  return line.front() == '-' || line.front() == '+' || line.front() == ',' ||
         (line.front() >= '0' && line.front() <= '9');
}

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
    const auto last = static_cast<std::uint32_t>(bytes_.size());
    if (record_.moves_where == Span{}) record_.moves_where = {last, last};
    settle_total();
    settle_board();
    findings_.finish({last, last});
  }

 private:
  Span span(std::string_view text) const {
    const auto begin = static_cast<std::uint32_t>(text.data() - bytes_.data());
    return {begin, begin + static_cast<std::uint32_t>(text.size())};
  }

  void keep(std::string_view key, std::string_view value) {
    Tag& tag = record_.tags.emplace_back();
    tag.key = key;
    tag.value = value;
    tag.where = span(value);
  }

  void read_line(std::string_view line) {
    if (line.empty()) return;
    if (looks_like_move(line)) return read_move(line);
    if (is_head(line, kMatch)) return read_head(match_, kMatch, line);
    if (is_head(line, kResult)) return read_head(result_, kResult, line);
    if (is_head(line, kTotal)) return read_head(total_, kTotal, line);
    keep(kTagLine, line);
    findings_.add(Code::dump_line_unknown, span(line), {{"text", excerpt(line)}});
  }

  void read_head(bool& seen, std::string_view key, std::string_view line) {
    if (std::exchange(seen, true)) {
      keep(kTagLine, line);
      return findings_.add(Code::duplicate_tag, span(line), {{"name", std::string(key)}});
    }
    const std::string_view value = value_of(line, key);
    if (key == kMatch) {
      record_.id = value;
    } else if (key == kResult) {
      read_result(value);
    } else {
      read_total(value);
    }
  }

  /// A program wins, not a side: they change sides from game to game, so only a draw says what the board can show.
  void read_result(std::string_view value) {
    record_.result_where = span(value);
    if (value == "Draw" || value == "draw") {
      record_.result = Result::draw;
      return;
    }
    keep(kTagResult, value);
    if (value == "A+" || value == "B+") {
      findings_.add(Code::dump_result_seat, span(value), {{"text", std::string(value)}});
    } else {
      findings_.add(Code::header_value_unknown, span(value), {{"key", "Result"}, {"text", excerpt(value)}});
    }
  }

  void read_total(std::string_view value) {
    std::uint32_t count = 0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), count);
    if (!value.empty() && error == std::errc() && end == value.data() + value.size()) {
      stated_ = count;
      stated_text_ = value;
      return;
    }
    keep(kTagTotal, value);
    constexpr std::string_view most = "4294967295";
    findings_.add(Code::number_out_of_range, span(value),
                  {{"what", std::string(kTotal)}, {"text", excerpt(value)}, {"low", "0"}, {"high", std::string(most)}});
  }

  void read_move(std::string_view line) {
    const Span where = span(line);
    if (record_.moves_where == Span{}) record_.moves_where = where;
    const auto at = cell(line);
    if (at == Coord{-1, -1}) {
      record_.add(Token::of(Act::pass, 0, where));
    } else if (at) {
      record_.add(Token::move(*at, where));
      farthest_ = std::max<int>({farthest_, at->x, at->y});
    } else {
      record_.add(Token::unreadable(where));
      record_.extra_of_last().text = line;
      findings_.add(Code::unreadable_move, where, {{"text", excerpt(line)}});
    }
  }

  void settle_total() {
    if (!stated_ || *stated_ == record_.tokens.size()) return;
    keep(kTagTotal, stated_text_);
    findings_.add(Code::move_count_stated, span(stated_text_),
                  {{"key", std::string(kTotal)},
                   {"stated", std::string(stated_text_)},
                   {"found", std::to_string(record_.tokens.size())}});
  }

  /// The board that the user gave. Without one the usual board, or the smallest that has room for every stone: the
  /// judge says that the file does not decide it.
  void settle_board() {
    if (options_.layout != nullptr) {
      record_.layout = *options_.layout;
    } else {
      constexpr int kLargest = 1000;
      const int side = farthest_ < kLargest ? std::max(kUsualSide, farthest_ + 1) : kUsualSide;
      record_.layout.width = options_.board ? options_.board->first : side;
      record_.layout.height = options_.board ? options_.board->second : side;
    }
    record_.board_stated = true;  // the rows were turned over on this board: no other may be played on
    for (Token& token : record_.tokens)
      if (token.kind == TokenKind::move) token.at.y = static_cast<std::int16_t>(record_.layout.height - 1 - token.at.y);
  }

  std::string_view bytes_;
  const ParseOptions& options_;
  Record& record_;
  LimitedFindings findings_;
  int farthest_ = 0;
  bool match_ = false;
  bool result_ = false;
  bool total_ = false;
  std::optional<std::uint32_t> stated_;
  std::string_view stated_text_;
};

}  // namespace

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t\r");
  if (begin == std::string_view::npos) return text.substr(0, 0);
  return text.substr(begin, text.find_last_not_of(" \t\r") + 1 - begin);
}

bool is_head(std::string_view line, std::string_view key) {
  const auto same = [](char a, char b) { return lower(a) == lower(b); };
  return line.size() > key.size() && std::equal(key.begin(), key.end(), line.begin(), same) &&
         trimmed(line.substr(key.size())).starts_with(':');
}

std::string_view value_of(std::string_view line, std::string_view key) {
  return is_head(line, key) ? trimmed(line.substr(line.find(':', key.size()) + 1)) : line.substr(line.size());
}

void parse(std::string_view bytes, const ParseOptions& options, Record& record, Diagnostics& diagnostics) {
  Reader(bytes, options, record, diagnostics).read();
}

}  // namespace fivefold::portal_dump
