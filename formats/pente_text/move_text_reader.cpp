#include "formats/pente_text/move_text_reader.h"

#include <algorithm>
#include <array>

#include "formats/pente_text/lexis.h"
#include "formats/pente_text/line_intro.h"

namespace fivefold::pente_text {
namespace {

/// Column of each capital letter as the site writes it, or -1: A to T without I; or A to S with I.
constexpr std::array<std::int16_t, 256> columns(CoordinateStyle style) {
  std::array<std::int16_t, 256> out{};
  for (auto& column : out) column = -1;
  std::int16_t next = 0;
  for (char c = 'A'; next < 19; ++c) {
    if (c == 'I' && style == CoordinateStyle::skip_i) continue;
    out[static_cast<unsigned char>(c)] = next++;
  }
  return out;
}
constexpr auto kSkipI = columns(CoordinateStyle::skip_i);
constexpr auto kKeepI = columns(CoordinateStyle::keep_i);

}  // namespace

MoveTextReader::MoveTextReader(std::string_view bytes, CoordinateStyle style, Record& record, LimitedFindings& findings)
    : bytes_(bytes), style_(style), record_(record), findings_(findings) {}

Span MoveTextReader::span_of(std::string_view part) const {
  const auto begin = static_cast<std::uint32_t>(part.data() - bytes_.data());
  return {begin, begin + static_cast<std::uint32_t>(part.size())};
}

void MoveTextReader::read(std::size_t begin) {
  if (bytes_.find('(', begin) != std::string_view::npos || bytes_.find(')', begin) != std::string_view::npos) {
    variations_.build(bytes_, begin, findings_);
  }
  read_line(begin, bytes_.size());
  for (std::size_t i = 0; i < variations_.size(); ++i) {
    const Variation& variation = variations_[i];
    if (variation.too_deep) continue;
    line_ = static_cast<std::uint32_t>(i + 1);
    record_.begin_line(line_, variation.parent, variation.after);
    plies_ = before_ = variation.before;
    read_line(variation.open + 1, variation.close);
  }
}

/// The loop of ordinary moves: "12." where it is due, a capital letter and a row, blanks.
void MoveTextReader::read_line(std::size_t begin, std::size_t end) {
  const auto& columns_of = style_ == CoordinateStyle::skip_i ? kSkipI : kKeepI;
  const char* const text = bytes_.data();
  std::size_t at = begin;
  numbered_ = missing_told_ = ended_ = stopped_ = false;
  while (!stopped_) {
    while (at < end && is_blank(text[at])) ++at;
    if (at == end) break;
    const char c = text[at];
    if (is_digit(c) && (plies_ & 1U) == 0 && !numbered_ && !ended_) {
      unsigned number = 0;
      std::size_t after = at;
      while (after < end && after < at + 4 && is_digit(text[after]))
        number = number * 10 + static_cast<unsigned>(text[after++] - '0');
      if (after + 1 < end && text[after] == '.' && is_blank(text[after + 1]) && number == plies_ / 2 + 1) {
        numbered_ = true;
        at = after + 1;
        continue;
      }
    } else if (const int column = columns_of[static_cast<unsigned char>(c)]; column >= 0 && at + 1 < end && !ended_) {
      std::size_t after = at + 1;
      int row = static_cast<unsigned char>(text[after]) - '0';
      if (row >= 1 && row <= 9) {
        ++after;
        if (after < end && is_digit(text[after])) row = row * 10 + (text[after++] - '0');
        if (row <= 19 && (after == end || is_blank(text[after])) && (numbered_ || (plies_ & 1U) != 0)) {
          if (comment_) finish_comment();
          const Coord point{static_cast<std::int16_t>(column), static_cast<std::int16_t>(row - 1)};
          record_.tokens.push_back(
              Token::move(point, {static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(after)}));
          ++record_.lines.back().count;
          ++plies_;
          numbered_ = false;
          at = after;
          continue;
        }
      }
    }
    at = read_odd(at, end);
  }
  if (comment_) finish_comment();
}

/// Anything but an ordinary move or number. Returns the place after it.
std::size_t MoveTextReader::read_odd(std::size_t at, std::size_t end) {
  const char c = bytes_[at];
  if (c == '{' || c == ';' || is_escape_line(bytes_, at)) return read_comment(at, end);
  if (c == '(') return read_variation(at, end);
  if (c == ')') return at + 1;  // reported by the index
  if (c == '}') {
    findings_.add(Code::stray_bracket, span_of(bytes_.substr(at, 1)), {{"text", "}"}}, next_ply(), line_);
    return at + 1;
  }
  if (const std::size_t blank = odd_blank(bytes_.substr(at, end - at)); blank > 0) {
    findings_.add_once(Code::invisible_blank, span_of(bytes_.substr(at, blank)),
                       {{"hex", code_point(bytes_.substr(at, blank))}});
    return at + blank;
  }
  const std::size_t after = std::min(word_end(bytes_, at), end);
  read_word(bytes_.substr(at, after - at));
  return after;
}

std::size_t MoveTextReader::read_comment(std::size_t at, std::size_t end) {
  const std::size_t after = std::min(after_comment(bytes_, at), end);
  std::string_view text = bytes_.substr(at + 1, after - at - 1);
  if (bytes_[at] == '%') {
    findings_.add_once(Code::line_skipped, span_of(bytes_.substr(at, after - at)));
    return after;
  }
  const bool brace = bytes_[at] == '{';
  if (!text.empty() && text.back() == (brace ? '}' : '\r')) {
    text.remove_suffix(1);
  } else if (brace) {
    findings_.add(Code::comment_not_closed, span_of(bytes_.substr(at, 1)), {}, next_ply(), line_);
    while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
  }
  comment(text);
  return after;
}

/// Notes where the variation leaves this line, and jumps over it: it is read after the line is complete.
std::size_t MoveTextReader::read_variation(std::size_t at, std::size_t end) {
  Variation& variation = variations_[variations_.at(at)];
  variation.parent = line_;
  variation.after = record_.lines.back().count > 0 ? record_.lines.back().count - 1 : 0;
  variation.before = before_ + variation.after;
  return std::min(variation.close + 1, end);
}

/// Pieces of comment at one place become one comment, joined by line ends.
void MoveTextReader::comment(std::string_view text) {
  if (!comment_) {
    comment_ = text;
    return;
  }
  if (!several_comments_) comments_ = *comment_;
  several_comments_ = true;
  comments_.append("\n").append(text);
}

/// Puts the comment to the move before it. Before the first move it introduces the game or, as a key of the line that
/// jsonl writes the same way, the variation.
void MoveTextReader::finish_comment() {
  const std::string_view text = several_comments_ ? record_.keep(comments_) : *comment_;
  comment_.reset();
  several_comments_ = false;
  if (text.empty()) return;
  if (record_.lines.back().count > 0) {
    record_.extra_of_last().comment = text;
  } else if (line_ == 0) {
    record_.intro = text;
  } else {
    record_.lines.back().other = record_.keep(intro_member(text));
  }
}

}  // namespace fivefold::pente_text
