// The words of move text that are not ordinary moves: members of MoveTextReader that its short loop rarely needs.

#include <array>
#include <utility>

#include "formats/pente_text/lexis.h"
#include "formats/pente_text/move_text_reader.h"

namespace fivefold::pente_text {
namespace {

constexpr std::size_t kMostUnreadable = 50;

/// Length of the word without the annotator's marks at its end.
std::size_t without_marks(std::string_view word) {
  std::size_t size = word.size();
  while (size > 0 && (word[size - 1] == '!' || word[size - 1] == '?')) --size;
  return size;
}

bool is_letter_i(std::string_view word) {
  if (word.size() < 2 || (word[0] != 'I' && word[0] != 'i')) return false;
  for (const char c : word.substr(1))
    if (!is_digit(c)) return false;
  return true;
}

}  // namespace

void MoveTextReader::read_word(std::string_view word) {
  if (ended_) return read_after_end(word);
  if (const auto result = read_result(word)) return read_end(word, *result);
  if (const auto number = read_number(word)) {
    read_move_number(word, *number);
    word.remove_prefix(number->length);
    if (word.empty()) return;
  }
  read_move_word(word);
}

void MoveTextReader::read_end(std::string_view word, const ResultWord& result) {
  if (line_ != 0) return mark(word);
  const std::string_view text = word.substr(0, result.length);
  end_ = EndToken{result.result, span_of(text)};
  ended_ = true;
  if (word.size() > text.size()) {
    findings_.add(Code::glued_to_result, span_of(word.substr(text.size())),
                  {{"text", excerpt(word.substr(text.size()))}, {"result", std::string(text)}});
  }
  if (text != "?" && text != fivefold::word(result.result)) {
    findings_.add(Code::header_value_unusual, span_of(text),
                  {{"key", "the result"}, {"text", std::string(text)}, {"meaning", fivefold::word(result.result)}});
  }
}

/// Nothing but comments may follow the result. What does is not read; whether it looks like moves decides how bad it
/// is.
void MoveTextReader::read_after_end(std::string_view word) {
  stopped_ = true;
  const std::string_view rest = bytes_.substr(static_cast<std::size_t>(word.data() - bytes_.data()));
  std::string_view end = rest;
  while (is_blank(end.back())) end.remove_suffix(1);
  const bool moves = read_number(word) || read_coord(word, style_);
  findings_.add(moves ? Code::moves_after_result : Code::trailing_text, span_of(end), {{"text", excerpt(rest)}});
}

/// A number must be the one that is due, once; before a second player's move it is optional and has three dots.
void MoveTextReader::read_move_number(std::string_view word, const MoveNumber& number) {
  const Span where = span_of(word.substr(0, number.length));
  if (number.digits == 0 || number.dots() == 0 || number.length < word.size()) {
    findings_.add_once(Code::move_number_untidy, where, {{"text", excerpt(word)}});
  }
  if (number.digits == 0) return;
  const unsigned due = plies_ / 2 + 1;
  const bool second = (plies_ & 1U) != 0;
  const bool right = number.value == due && !numbered_ && (number.dots() > 1) == second;
  if (!right) {
    const std::string expected = numbered_ ? "a move" : std::to_string(due) + (second ? "..." : ".");
    findings_.add(Code::move_number_wrong, where,
                  {{"text", excerpt(word.substr(0, number.length))}, {"expected", expected}}, next_ply(), line_);
  }
  numbered_ = true;
}

void MoveTextReader::read_move_word(std::string_view word) {
  if (word[0] == '$') return mark(word);
  const std::size_t size = without_marks(word);
  if (size == 0) return mark(word);
  const std::string_view move = word.substr(0, size);
  if (const auto at = read_coord(move, style_)) {
    add_move(move, *at);
    if (size < word.size()) mark(word.substr(size));
  } else if (!read_end_in_words(word)) {
    add_unreadable(word);
  }
}

void MoveTextReader::add_move(std::string_view word, Coord at) {
  if (comment_) finish_comment();
  note_missing_number(word);
  std::string usual = write_coord(at, style_);
  if (usual != word) {
    findings_.add_once(Code::move_untidy, span_of(word), {{"text", std::string(word)}, {"move", std::move(usual)}});
  }
  record_.add(Token::move(at, span_of(word)));
  ++plies_;
  numbered_ = false;
}

void MoveTextReader::add_unreadable(std::string_view word) {
  if (comment_) finish_comment();
  if (++unreadable_ > kMostUnreadable) {
    findings_.add(Code::too_many_unreadable, span_of(word), {{"limit", std::to_string(kMostUnreadable)}}, next_ply(),
                  line_);
    stopped_ = true;
    return;
  }
  // That it is unreadable is said by replay, as for every format.
  if (style_ == CoordinateStyle::skip_i && is_letter_i(word)) {
    findings_.add(Code::letter_i, span_of(word), {{"text", excerpt(word)}}, next_ply(), line_);
  }
  record_.add(Token::unreadable(span_of(word)));
  record_.extra_of_last().text = word;
  ++plies_;
  numbered_ = false;
}

/// "Resign" and "Forfeit" of old clients end the game; "PASS" is a turn without a stone.
bool MoveTextReader::read_end_in_words(std::string_view word) {
  if (is_word(word, "pass")) {
    if (comment_) finish_comment();
    record_.add(Token::of(Act::pass, 0, span_of(word)));
    ++plies_;
    numbered_ = false;
    return true;
  }
  const bool resign = is_word(word, "resign") || is_word(word, "resigns");
  if (!resign && !is_word(word, "forfeit") && !is_word(word, "forfeits")) return false;
  if (line_ != 0) {
    mark(word);
    return true;
  }
  findings_.add(Code::end_in_words, span_of(word),
                {{"text", std::string(word)}, {"how", resign ? "resignation" : "time"}}, next_ply());
  if (!record_.end) record_.end = resign ? EndKind::resign : EndKind::time;
  return true;
}

void MoveTextReader::note_missing_number(std::string_view before) {
  if (numbered_ || (plies_ & 1U) != 0 || missing_told_) return;
  missing_told_ = true;
  findings_.add(Code::move_number_missing, span_of(before), {{"move", std::string(before)}}, next_ply(), line_);
}

/// A mark or word that nothing else can hold joins the comment.
void MoveTextReader::mark(std::string_view text) {
  findings_.add(Code::mark_kept_as_comment, span_of(text), {{"text", excerpt(text)}}, Ply{plies_}, line_);
  comment(text);
}

}  // namespace fivefold::pente_text
