#include "formats/moves/reader.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "formats/limited_findings.h"
#include "formats/moves/letters.h"
#include "formats/moves/shapes.h"
#include "formats/pente_text/lexis.h"
#include "formats/pente_text/words.h"

namespace fivefold::moves {
namespace {

constexpr auto kNone = std::string_view::npos;
constexpr std::size_t kMostUnreadable = 50;

class Reader {
 public:
  Reader(std::string_view bytes, const ParseOptions& options, Record& record, Diagnostics& diagnostics)
      : bytes_(bytes), options_(options), record_(record), findings_(diagnostics) {}

  void read() {
    std::string_view text = bytes_;
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    while (!text.empty() && pente_text::is_blank(text.front())) text.remove_prefix(1);
    while (!text.empty() && pente_text::is_blank(text.back())) text.remove_suffix(1);
    shape_ = shape_of(text);
    const std::string_view moves = text_of_moves(text);
    record_.moves_where = span_of(moves);
    scan(moves);
    settle(text);
    const auto size = static_cast<std::uint32_t>(bytes_.size());
    findings_.finish({size, size});
  }

 private:
  struct Word {
    Written written;
    enum class Kind : std::uint8_t { move, pass, unreadable } kind = Kind::move;
  };

  Span span_of(std::string_view part) const {
    const auto begin = static_cast<std::uint32_t>(part.data() - bytes_.data());
    return {begin, begin + static_cast<std::uint32_t>(part.size())};
  }

  void keep(std::string_view key, std::string_view value) {
    record_.tags.push_back({key, value, false, span_of(value)});
  }

  /// The part of the text that holds the moves; what stands around them goes into the record.
  std::string_view text_of_moves(std::string_view text) {
    switch (shape_) {
      case Shape::board_tag: return moves_of_tag(text);
      case Shape::address: {
        const std::size_t at = moves_in_address(text);
        keep(kTagAddress, text.substr(0, std::min(at, text.size())));
        return at == kNone ? text.substr(text.size()) : text.substr(at);
      }
      case Shape::text_board: return text.substr(std::min(text.find('\n'), text.size()));
      case Shape::list: break;
    }
    return text;
  }

  /// "g=Pente m=K10,L11": parameters parted by blanks or "&".
  std::string_view moves_of_tag(std::string_view text) {
    text.remove_prefix(kBoardTag.size());
    if (const std::size_t close = text.find(kBoardEnd); close != kNone) {
      text = text.substr(0, close);
    } else {
      findings_.add(Code::record_cut_short, span_of(text), {{"what", "the tag [board]"}});
    }
    std::string_view moves = text.substr(text.size());
    while (!text.empty()) {
      const std::size_t end = std::min(text.find_first_of(" \t\r\n&"), text.size());
      const std::string_view part = text.substr(0, end);
      text.remove_prefix(std::min(end + 1, text.size()));
      const std::size_t equals = part.find('=');
      if (part.empty()) continue;
      const std::string_view key = part.substr(0, equals);
      const std::string_view value = part.substr(equals == kNone ? part.size() : equals + 1);
      if (key == "m" && moves.empty()) {
        moves = value;
      } else if (key == "g" && record_.game.empty()) {
        record_.game = value;
      } else if (key == "gid" && record_.id.empty()) {
        record_.id = value;
      } else {
        record_.tags.push_back({record_.keep(std::string(kPrefix).append(key)), value, false, span_of(value)});
      }
    }
    return moves;
  }

  void scan(std::string_view text) {
    std::size_t at = 0;
    while (at < text.size() && !stopped_) {
      if (is_separator(text[at])) {
        ++at;
        continue;
      }
      if (const std::size_t blank = pente_text::odd_blank(text.substr(at)); blank > 0) {
        const std::string_view odd = text.substr(at, blank);
        findings_.add_once(Code::invisible_blank, span_of(odd), {{"hex", pente_text::code_point(odd)}});
        at += blank;
        continue;
      }
      // A result holds hyphens, which part words elsewhere.
      if (const auto result = pente_text::read_result(text.substr(at)); result && !words_.empty()) {
        take_result(*result, text.substr(at));
        return;
      }
      std::size_t end = at + 1;
      while (end < text.size() && !is_separator(text[end]) && pente_text::odd_blank(text.substr(end)) == 0) ++end;
      word(text.substr(at, end - at));
      at = end;
    }
  }

  void take_result(const pente_text::ResultWord& result, std::string_view rest) {
    record_.result = result.result;
    record_.result_where = span_of(rest.substr(0, result.length));
    rest.remove_prefix(result.length);
    const bool more = std::any_of(rest.begin(), rest.end(), [](char c) { return !pente_text::is_blank(c); });
    if (more) findings_.add(Code::moves_after_result, span_of(rest), {{"text", excerpt(rest)}});
  }

  void word(std::string_view word) {
    if (const auto number = pente_text::read_number(word)) {
      numbered_ = true;
      check_number(word.substr(0, number->length), *number);
      word.remove_prefix(number->length);
    }
    if (pente_text::is_word(word, "pass")) return words_.push_back({{word, span_of(word)}, Word::Kind::pass});
    std::string_view rest = word;
    for (int moves = 0; !rest.empty(); ++moves) {
      const std::size_t length = move_length(rest);
      if (length == 0) return unreadable(rest);
      const std::string_view move = rest.substr(0, length);
      words_.push_back({{move, span_of(move)}, Word::Kind::move});
      rest.remove_prefix(length);
      if (moves == 1 && run_together_.empty()) run_together_ = word;
    }
  }

  void unreadable(std::string_view word) {
    if (++unreadable_ > kMostUnreadable) {
      findings_.add(Code::too_many_unreadable, span_of(word), {{"limit", std::to_string(kMostUnreadable)}});
      stopped_ = true;
      return;
    }
    words_.push_back({{word, span_of(word)}, Word::Kind::unreadable});
  }

  /// Numbers count pairs of moves or single moves; they never decide whose move it is.
  void check_number(std::string_view text, const pente_text::MoveNumber& number) {
    const std::size_t count = words_.size();
    const bool right = number.value == count / 2 + 1 || number.value == count + 1;
    if (number.digits == 0 || right) return;
    findings_.add(Code::move_number_wrong, span_of(text),
                  {{"text", excerpt(text)}, {"expected", std::to_string(count / 2 + 1)}});
  }

  void settle(std::string_view text) {
    std::vector<Written> moves;
    for (const Word& word : words_)
      if (word.kind == Word::Kind::move) moves.push_back(word.written);
    const auto style = decide_letters(moves, shape_, options_, findings_);
    const bool rows_known = decide_rows();
    if (!style || !rows_known) {
      keep(kTagText, text);
      record_.result = Result::missing;
      return;
    }
    const bool certain =
        options_.coordinates || shape_ != Shape::list || (!moves.empty() && *style == CoordinateStyle::keep_i);
    if (certain) {
      record_.tags.push_back({kTagLetters, *style == CoordinateStyle::keep_i ? "keep-i" : "skip-i", false, {}});
    }
    for (const Word& word : words_) add(word, *style);
    if (options_.rows == RowOrigin::top) turn_over();
  }

  /// Moves that run together are how engines print a position, some from the top and some from the bottom; people who
  /// number their moves, and the sites with addresses and tags, count from the bottom.
  bool decide_rows() {
    if (options_.rows || shape_ != Shape::list || numbered_ || run_together_.empty()) return true;
    findings_.add(Code::rows_ambiguous, span_of(run_together_), {{"text", excerpt(run_together_)}});
    return false;
  }

  void turn_over() {
    constexpr int kUsualSide = 15;
    record_.layout.width = options_.board ? options_.board->first : kUsualSide;
    record_.layout.height = options_.board ? options_.board->second : kUsualSide;
    record_.board_stated = true;  // no other board has the same rows
    if (!options_.board) {
      const std::string side = std::to_string(kUsualSide);
      findings_.add(Code::size_assumed, record_.moves_where, {{"width", side}, {"height", side}});
    }
    for (Token& token : record_.tokens)
      if (token.kind == TokenKind::move) token.at.y = static_cast<std::int16_t>(record_.layout.height - 1 - token.at.y);
  }

  void add(const Word& word, CoordinateStyle style) {
    if (word.kind == Word::Kind::pass) {
      record_.add(Token::of(Act::pass, 0, word.written.where));
      return;
    }
    const auto at = word.kind == Word::Kind::move ? read_coord(word.written.text, style) : std::nullopt;
    if (at) {
      record_.add(Token::move(*at, word.written.where));
      return;
    }
    record_.add(Token::unreadable(word.written.where));
    record_.extra_of_last().text = word.written.text;
  }

  std::string_view bytes_;
  const ParseOptions& options_;
  Record& record_;
  LimitedFindings findings_;
  Shape shape_ = Shape::list;
  std::vector<Word> words_;
  std::string_view run_together_;  ///< the first word of several moves
  bool numbered_ = false;
  std::size_t unreadable_ = 0;
  bool stopped_ = false;
};

}  // namespace

void parse(std::string_view bytes, const ParseOptions& options, Record& record, Diagnostics& diagnostics) {
  Reader(bytes, options, record, diagnostics).read();
}

}  // namespace fivefold::moves
