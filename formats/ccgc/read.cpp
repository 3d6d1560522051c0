#include "formats/ccgc/read.h"

#include <algorithm>
#include <string>
#include <vector>

#include "formats/ccgc/header.h"
#include "formats/ccgc/moves.h"
#include "formats/ccgc/text.h"
#include "formats/jsonl/json_text.h"
#include "formats/limited_findings.h"
#include "formats/pente_text/lexis.h"

namespace fivefold::ccgc {
namespace {

constexpr std::size_t kMostUnreadable = 50;
constexpr std::size_t kMostParts = 64;
constexpr int kGomokuSide = 15;
constexpr int kConnect6Side = 19;

class Reader {
 public:
  Reader(std::string_view bytes, const ParseOptions& options, Record& record, Diagnostics& diagnostics)
      : bytes_(bytes), options_(options), record_(record), findings_(diagnostics) {}

  void read() {
    const auto size = static_cast<std::uint32_t>(bytes_.size());
    const auto start = find_start_mark(bytes_, 0);
    if (!start) {
      findings_.add(Code::sgf_no_game, {0, size});
      return;
    }
    start_ = *start;
    around(trimmed(bytes_.substr(0, start_.begin)), Code::sgf_text_around);
    read_start();
    for (std::size_t at = start_.end; at < bytes_.size() && !stopped_;) at = step(at);
    if (!closed_ && !stopped_) {
      if (cut_short_) {
        findings_.add(Code::record_cut_short, {size, size}, {{"what", "a move"}});
      } else {
        findings_.add(Code::ccgc_not_closed, {size, size});
      }
    }
    read_header(bytes_, start_, parts_, options_.path, record_, findings_);
    if (!options_.rows && first_stone_ != Span{}) findings_.add(Code::ccgc_rows_assumed, first_stone_);
    if (options_.rows == RowOrigin::top) turn_over();
    findings_.finish({size, size});
  }

 private:
  void turn_over() {
    for (Token& token : record_.tokens)
      if (token.kind == TokenKind::move) token.at.y = static_cast<std::int16_t>(record_.layout.height - 1 - token.at.y);
  }

  Span span(std::string_view text) const {
    const auto begin = static_cast<std::uint32_t>(text.data() - bytes_.data());
    return {begin, begin + static_cast<std::uint32_t>(text.size())};
  }

  void around(std::string_view text, Code code) {
    if (!text.empty()) findings_.add(code, span(text), {{"text", excerpt(text)}});
  }

  void read_start() {
    const std::string_view mark = bytes_.substr(start_.begin, start_.end - start_.begin);
    std::string kind("C");
    kind += start_.kind;
    record_.tags.push_back({kTagGame, start_.kind == '5' ? "C5" : "C6", false, span(mark)});
    if (!start_.tidy)
      findings_.add(Code::ccgc_header_untidy, span(mark),
                    {{"text", excerpt(mark)}, {"meaning", "the start of a record of " + kind}});
    const int side = start_.kind == '5' ? kGomokuSide : kConnect6Side;
    record_.layout.width = options_.board ? options_.board->first : side;
    record_.layout.height = options_.board ? options_.board->second : side;
    record_.board_stated = true;  // the championship's boards have one size a game
  }

  /// Reads what stands at a place; returns where to go on.
  std::size_t step(std::size_t at) {
    const Sign sign = sign_at(bytes_, at);
    switch (sign.c) {
      case ';':
      case ',': return at + sign.length;
      case '[': return part(at, sign.length);
      case '}': return close(at + sign.length);
      case '{':
      case ']':
      case '(':
      case ')':
        findings_.add(Code::stray_bracket, span(bytes_.substr(at, sign.length)),
                      {{"text", std::string(bytes_.substr(at, sign.length))}});
        return at + sign.length;
      default: break;
    }
    if (is_blank(sign.c)) return at + sign.length;
    return word(at);
  }

  std::size_t close(std::size_t at) {
    closed_ = true;
    around(trimmed(bytes_.substr(at)), Code::trailing_text);
    return bytes_.size();
  }

  /// "[text]"; a bracket that is missing is taken to stand where the next part, the moves or the line begin.
  std::size_t part(std::size_t at, std::size_t opening) {
    std::size_t end = at + opening;
    Sign sign;
    while (end < bytes_.size()) {
      sign = sign_at(bytes_, end);
      if (sign.c == ']' || sign.c == '[' || sign.c == ';' || sign.c == '}' || sign.c == '\n') break;
      end += sign.length;
    }
    const std::string_view text = bytes_.substr(at + opening, end - at - opening);
    const bool closed = end < bytes_.size() && sign.c == ']';
    if (!closed) {
      const std::string shown = excerpt(trimmed(text));
      findings_.add(Code::ccgc_header_untidy, span(bytes_.substr(at, end - at)),
                    {{"text", "[" + shown}, {"meaning", "[" + shown + "]"}});
    }
    if (tokens_ == 0 && parts_.size() < kMostParts) {
      parts_.push_back(text);
    } else {
      keep_text(bytes_.substr(at, (closed ? end + sign.length : end) - at));
    }
    return closed ? end + sign.length : end;
  }

  std::size_t word(std::size_t at) {
    const CoordinateStyle style = options_.coordinates.value_or(CoordinateStyle::keep_i);
    const Move move = read_move(bytes_.substr(at), style);
    if (move.kind == Move::Kind::none) {
      std::size_t end = at;
      while (end < bytes_.size()) {
        const Sign sign = sign_at(bytes_, end);
        if (end > at && (sign.c == ';' || sign.c == '[' || sign.c == '}' || sign.c == '\n')) break;
        end += sign.length;
      }
      keep_text(trimmed(bytes_.substr(at, end - at)));
      return end;
    }
    add(move, bytes_.substr(at, move.length));
    return at + move.length;
  }

  void keep_text(std::string_view text) {
    findings_.add(Code::ccgc_stray_text, span(text), {{"text", excerpt(text)}});
    record_.tags.push_back({kTagText, text, false, span(text)});
  }

  void add(const Move& move, std::string_view text) {
    const Span where = span(text.substr(0, move.body == 0 ? text.size() : move.body));
    if (tokens_++ == 0) record_.moves_where = where;
    cut_short_ = move.kind == Move::Kind::cut_short;
    switch (move.kind) {
      case Move::Kind::stone: stone(move, where); break;
      case Move::Kind::pass:
        record_.add(Token::of(Act::pass, 0, where));
        ++turn_;
        break;
      default:
        if (++unreadable_ > kMostUnreadable) {
          findings_.add(Code::too_many_unreadable, where, {{"limit", std::to_string(kMostUnreadable)}});
          stopped_ = true;
          return;
        }
        record_.add(Token::unreadable(where));
        record_.extra_of_last().text = trimmed(text.substr(0, move.body == 0 ? text.size() : move.body));
        ++turn_;
    }
    if (!move.mark.empty()) {
      std::string member = "\"ccgc.mark\":";
      jsonl::append_quoted(move.mark, member);
      record_.extra_of_last().other = record_.keep(member);
    }
  }

  /// The colour is a claim only where it is not the one whose turn it is.
  void stone(const Move& move, Span where) {
    const bool pairs = start_.kind == '6';
    const std::uint32_t turn = pairs ? (turn_ + 1) / 2 : turn_;
    Token token = Token::move(move.at, where);
    if (static_cast<std::uint32_t>(move.side - 1) != turn % 2) token.side = static_cast<std::uint8_t>(move.side);
    record_.add(token);
    if (turn_++ == 0) first_stone_ = where;
    if (!move.tidy)
      findings_.add_once(Code::move_untidy, where,
                         {{"text", excerpt(bytes_.substr(where.begin, where.end - where.begin))},
                          {"move", write_coord(move.at, options_.coordinates.value_or(CoordinateStyle::keep_i))}});
  }

  std::string_view bytes_;
  const ParseOptions& options_;
  Record& record_;
  LimitedFindings findings_;
  Start start_;
  std::vector<std::string_view> parts_;
  std::size_t tokens_ = 0;
  std::uint32_t turn_ = 0;  ///< stones, passes and unreadable moves so far
  Span first_stone_;
  std::size_t unreadable_ = 0;
  bool closed_ = false, cut_short_ = false, stopped_ = false;
};

}  // namespace

void parse(std::string_view bytes, const ParseOptions& options, Record& record, Diagnostics& diagnostics) {
  Reader(bytes, options, record, diagnostics).read();
}

}  // namespace fivefold::ccgc
