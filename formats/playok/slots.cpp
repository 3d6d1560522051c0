#include "formats/playok/slots.h"

#include <string>
#include <utility>

#include "formats/pente_text/lexis.h"
#include "formats/pente_text/words.h"

namespace fivefold::playok {
namespace {

using pente_text::is_blank;

constexpr std::size_t kMostUnreadable = 50;

class SlotReader {
 public:
  SlotReader(std::string_view bytes, CoordinateStyle style, LimitedFindings& findings)
      : bytes_(bytes), style_(style), findings_(findings) {}

  MoveText read(std::size_t at) {
    while (!stopped_) {
      while (at < bytes_.size() && is_blank(bytes_[at])) ++at;
      if (at == bytes_.size()) break;
      at = bytes_[at] == '{' ? comment(at) : piece(at);
    }
    return std::move(out_);
  }

 private:
  Span span_of(std::string_view part) const {
    const auto begin = static_cast<std::uint32_t>(part.data() - bytes_.data());
    return {begin, begin + static_cast<std::uint32_t>(part.size())};
  }

  std::size_t comment(std::size_t at) {
    const std::size_t after = pente_text::after_comment(bytes_, at);
    std::string_view text = bytes_.substr(at + 1, after - at - 1);
    if (!text.empty() && text.back() == '}') {
      text.remove_suffix(1);
    } else {
      findings_.add(Code::comment_not_closed, span_of(bytes_.substr(at, 1)));
    }
    std::string_view& place = out_.slots.empty() ? out_.intro : out_.slots.back().comment;
    if (place.empty()) {
      place = text;
      if (!out_.slots.empty()) out_.slots.back().comment_where = span_of(text);
    } else {
      findings_.add(Code::trailing_text, span_of(text), {{"text", excerpt(text)}});
    }
    return after;
  }

  std::size_t piece(std::size_t at) {
    if (const std::size_t blank = pente_text::odd_blank(bytes_.substr(at)); blank > 0) {
      findings_.add_once(Code::invisible_blank, span_of(bytes_.substr(at, blank)),
                         {{"hex", pente_text::code_point(bytes_.substr(at, blank))}});
      return at + blank;
    }
    const std::size_t end = pente_text::word_end(bytes_, at);
    word(bytes_.substr(at, end - at));
    return end;
  }

  void word(std::string_view word) {
    if (out_.result) return after_result(word);
    if (const auto result = pente_text::read_result(word)) {
      out_.result = result->result;
      out_.result_where = span_of(word.substr(0, result->length));
      if (result->length < word.size()) {
        const std::string_view rest = word.substr(result->length);
        findings_.add(Code::glued_to_result, span_of(rest),
                      {{"text", excerpt(rest)}, {"result", std::string(word.substr(0, result->length))}});
      }
      return;
    }
    if (const auto number = pente_text::read_number(word)) {
      if (number->digits > 0) check_number(word.substr(0, number->length), number->value);
      word.remove_prefix(number->length);
      if (word.empty()) return;
    }
    slot(word);
  }

  void check_number(std::string_view text, unsigned value) {
    const auto due = static_cast<unsigned>(out_.slots.size() / 2 + 1);
    if (value == due && out_.slots.size() % 2 == 0) return;
    const std::string expected = out_.slots.size() % 2 == 0 ? std::to_string(due) + "." : "no number";
    findings_.add(Code::move_number_wrong, span_of(text), {{"text", excerpt(text)}, {"expected", expected}});
  }

  void slot(std::string_view word) {
    Slot slot;
    slot.seat = out_.slots.size() % 2;
    slot.text = word;
    slot.where = span_of(word);
    if (word == "--") {
      slot.kind = Slot::Kind::empty;
    } else if (pente_text::is_word(word, "white")) {
      slot.kind = Slot::Kind::white;
    } else if (pente_text::is_word(word, "black")) {
      slot.kind = Slot::Kind::black;
    } else if (const auto at = read_coord(word, style_)) {
      slot.kind = Slot::Kind::stone;
      slot.at = *at;
      note_capitals(word);
    } else {
      slot.kind = Slot::Kind::unreadable;
      if (++unreadable_ > kMostUnreadable) {
        findings_.add(Code::too_many_unreadable, span_of(word), {{"limit", std::to_string(kMostUnreadable)}});
        stopped_ = true;
        return;
      }
    }
    out_.slots.push_back(slot);
  }

  void note_capitals(std::string_view word) {
    std::string lower(word);
    for (char& c : lower)
      if (c >= 'A' && c <= 'Z') c = static_cast<char>(c + ('a' - 'A'));
    if (lower == word) return;
    findings_.add_once(Code::move_untidy, span_of(word), {{"text", std::string(word)}, {"move", std::move(lower)}});
  }

  void after_result(std::string_view word) {
    stopped_ = true;
    const std::string_view rest = bytes_.substr(static_cast<std::size_t>(word.data() - bytes_.data()));
    const bool moves = pente_text::read_number(word) || read_coord(word, style_) || word == "--";
    findings_.add(moves ? Code::moves_after_result : Code::trailing_text, span_of(rest), {{"text", excerpt(rest)}});
  }

  std::string_view bytes_;
  CoordinateStyle style_;
  LimitedFindings& findings_;
  MoveText out_;
  std::size_t unreadable_ = 0;
  bool stopped_ = false;
};

}  // namespace

MoveText read_slots(std::string_view bytes, std::size_t begin, CoordinateStyle style, LimitedFindings& findings) {
  return SlotReader(bytes, style, findings).read(begin);
}

}  // namespace fivefold::playok
