#include "formats/psq/body.h"

#include <algorithm>
#include <string>

namespace fivefold::psq {
namespace {

/// Only so many faulty times are reported one by one: a foreign text has thousands.
constexpr int kMaxReported = 20;

bool is_integer(std::string_view line) { return read_number(line).has_value(); }

/// "result,event" of the newer judge: 1 the first mover won, 2 the second, 0 draw.
bool is_result_line(std::string_view line) {
  return line.size() > 1 && line[0] >= '0' && line[0] <= '2' && line[1] == ',' && !read_move_line(line);
}

/// Tells moves from the lines after them. Lines that are no moves wait until it is clear whether moves follow (then
/// they were unreadable moves) or not (then they are the trailer).
class BodyReader {
 public:
  BodyReader(LineReader& reader, LineHabits& habits, bool names_follow, Record& record, Diagnostics& diagnostics)
      : reader_(reader), habits_(habits), names_follow_(names_follow), record_(record), diagnostics_(diagnostics) {}

  Trailer read() {
    while (habits_.next(reader_, diagnostics_)) {
      const Span where = reader_.where();
      if (const auto move = read_move_line(reader_.line())) {
        settle_pending(pending_count_);
        add_move(*move, where);
      } else {
        if (pending_count_ == kMaxTrailerLines) settle_pending(1);
        pending_[pending_count_++] = where;
      }
    }
    Trailer trailer = read_trailer();
    if (cut_) {
      diagnostics_.add(Code::record_cut_short, {cut_->end, cut_->end}, {{"what", "a line"}});
    }
    return trailer;
  }

 private:
  void add_unreadable(Span where) {
    record_.add(Token::unreadable(where));
    record_.extra_of_last().text = reader_.text(where);
  }

  /// The first `count` waiting lines were moves after all.
  void settle_pending(std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) add_unreadable(pending_[i]);
    std::copy(pending_.begin() + static_cast<std::ptrdiff_t>(count),
              pending_.begin() + static_cast<std::ptrdiff_t>(pending_count_), pending_.begin());
    pending_count_ -= count;
  }

  void report_long_time(Span where, long long longest) {
    diagnostics_.add(
        Code::number_out_of_range, where,
        {{"what", "time"}, {"text", excerpt(reader_.text(where))}, {"low", "0"}, {"high", std::to_string(longest)}});
  }

  void add_move(const MoveLine& move, Span where) {
    constexpr long long kLongest = INT32_MAX;
    if (std::abs(move.x) > kMaxCoordinate || std::abs(move.y) > kMaxCoordinate) {
      add_unreadable(where);
      return;
    }
    if (!move.plain && !uneven_reported_) {
      uneven_reported_ = true;
      diagnostics_.add(Code::number_line_uneven, where, {{"text", excerpt(reader_.text(where))}});
    }
    Token token = Token::move({static_cast<std::int16_t>(move.x), static_cast<std::int16_t>(move.y)}, where);
    if (move.timed && move.milliseconds < 0) {
      if (reported_++ < kMaxReported) {
        diagnostics_.add(Code::time_negative, where, {{"text", std::to_string(move.milliseconds)}});
      }
    } else if (move.milliseconds > kLongest) {
      if (reported_++ < kMaxReported) report_long_time(where, kLongest);
    } else if (move.timed) {
      token.milliseconds = static_cast<std::int32_t>(move.milliseconds);
    }
    record_.add(token);
    last_move_timed_ = move.timed;
  }

  void keep(std::string_view key, Span where) {
    Tag tag;
    tag.key = key;
    tag.value = reader_.text(where);
    tag.where = where;
    record_.tags.push_back(tag);
  }

  void keep_word(std::string_view key, std::string_view value) {
    Tag tag;
    tag.key = key;
    tag.value = value;
    record_.tags.push_back(tag);
  }

  /// Only psq files have result lines.
  bool is_result(std::string_view text) const { return names_follow_ && is_result_line(text); }

  std::string_view line(std::size_t i) const { return reader_.text(pending_[i]); }

  /// Position of the error code among the waiting lines, or their count.
  std::size_t find_code() const {
    const std::size_t count = pending_count_;
    if (count >= 2 && is_result(line(count - 1)) && is_integer(line(count - 2))) return count - 2;
    for (std::size_t i = count; i-- > 0;) {
      if (is_integer(line(i))) return i;
    }
    return count;
  }

  Trailer read_trailer() {
    Trailer trailer;
    std::size_t code = find_code();
    if (code < pending_count_) {
      trailer.complete = true;
      read_end(code);
    } else {
      keep_word(kTagTrailer, "none");
    }
    pending_count_ = code;
    read_names(trailer);
    if (!trailer.complete) report_missing(trailer);
    return trailer;
  }

  /// The error code and what follows it.
  void read_end(std::size_t code) {
    const std::string_view text = line(code);
    if (text != kUsualError) keep(kTagError, pending_[code]);
    const bool known = text == "-1" || text == "0" || text == "15";
    const bool last = code + 1 == pending_count_;
    if (last && habits_.last_line_open() && !known) cut_ = pending_[code];
    std::size_t after = code + 1;
    if (after < pending_count_ && is_result(line(after))) {
      constexpr std::array kResults = {Result::draw, Result::first, Result::second};
      const Span where = pending_[after];
      record_.result = kResults[static_cast<std::size_t>(line(after)[0] - '0')];
      record_.result_where = where;
      record_.event = line(after).substr(2);
      keep_word(kTagTrailer, "judge");
      ++after;
    }
    if (after == pending_count_) return;
    const Span rest{pending_[after].begin, pending_[pending_count_ - 1].end};
    keep(kTagAfter, rest);
    habits_.leave_out(reader_.text(rest));
    diagnostics_.add(Code::trailing_text, rest, {{"text", excerpt(reader_.text(rest))}});
  }

  /// The waiting lines that are left: names, and unreadable moves before them.
  void read_names(Trailer& trailer) {
    const std::size_t room = names_follow_ ? 2 : 0;
    if (pending_count_ > room) settle_pending(pending_count_ - room);
    if (pending_count_ == 1) {
      const char first = line(0).front();
      const bool number_like = (first >= '0' && first <= '9') || first == '-' || first == '+';
      if (number_like) {
        if (!trailer.complete && habits_.last_line_open()) cut_ = pending_[0];
        settle_pending(1);
      }
    }
    trailer.name_count = pending_count_;
    for (std::size_t i = 0; i < pending_count_; ++i) trailer.names[i] = pending_[i];
    if (trailer.complete && trailer.name_count == 1) {
      diagnostics_.add(Code::trailer_incomplete, {pending_[0].end, pending_[0].end}, {{"what", "a second name"}});
    }
  }

  void report_missing(const Trailer& trailer) {
    const Span end{reader_.where().end, reader_.where().end};
    if (cut_) return;
    if (trailer.name_count == 0 && habits_.last_line_open() && !record_.tokens.empty()) {
      const bool others_timed = record_.tokens.front().milliseconds != kNoTime;
      if (others_timed && !last_move_timed_) {
        cut_ = end;
        return;
      }
    }
    diagnostics_.add(Code::trailer_incomplete, end,
                     {{"what", names_follow_ && trailer.name_count < 2 ? "names and error code" : "error code"}});
  }

  LineReader& reader_;
  LineHabits& habits_;
  bool names_follow_;
  Record& record_;
  Diagnostics& diagnostics_;
  std::array<Span, kMaxTrailerLines> pending_{};
  std::size_t pending_count_ = 0;
  int reported_ = 0;
  bool uneven_reported_ = false;
  bool last_move_timed_ = true;
  std::optional<Span> cut_;  ///< the place where the text breaks off in the middle of a line
};

/// The keyword of a header in any case and a number after it. Looks no further than the number's first digit.
bool begins_like_header(std::string_view text) {
  constexpr std::string_view kKeyword = "piskvorky";
  const auto skip_blanks = [&] {
    const std::size_t blanks = std::min(text.find_first_not_of(" \t"), text.size());
    text.remove_prefix(blanks);
    return blanks > 0;
  };
  skip_blanks();
  for (const char wanted : kKeyword) {
    if (text.empty() || (text.front() != wanted && text.front() != wanted - 'a' + 'A')) return false;
    text.remove_prefix(1);
  }
  if (!skip_blanks()) return false;
  if (!text.empty() && (text.front() == '-' || text.front() == '+')) text.remove_prefix(1);
  return !text.empty() && text.front() >= '0' && text.front() <= '9';
}

std::string_view file_name(std::string_view path) {
  const std::size_t slash = path.find_last_of("/\\!");
  return slash == std::string_view::npos ? path : path.substr(slash + 1);
}

}  // namespace

bool LineHabits::next(LineReader& reader, Diagnostics& diagnostics) {
  while (reader.next()) {
    if (reader.line_end() == LineEnd::crlf) ++crlf_;
    if (reader.line_end() == LineEnd::lf) ++lf_;
    last_ = reader.line_end();
    where_ = reader.where();
    if (!is_blank(reader.line())) return true;
    if (!blank_reported_) diagnostics.add(Code::blank_line, reader.where());
    blank_reported_ = true;
  }
  return false;
}

void LineHabits::leave_out(std::string_view text) {
  for (std::size_t at = text.find('\n'); at != std::string_view::npos; at = text.find('\n', at + 1)) {
    if (at > 0 && text[at - 1] == '\r') {
      ++kept_crlf_;
    } else {
      ++kept_lf_;
    }
  }
}

void LineHabits::describe(std::string_view eol_tag, LineEnd usual, Record& record, Diagnostics& diagnostics) const {
  const std::uint32_t crlf = crlf_ - kept_crlf_;
  const std::uint32_t lf = lf_ - kept_lf_;
  const LineEnd most = crlf == lf ? usual : crlf > lf ? LineEnd::crlf : LineEnd::lf;
  if (most != usual) {
    Tag tag;
    tag.key = eol_tag;
    tag.value = most == LineEnd::lf ? "lf" : "crlf";
    record.tags.push_back(tag);
  }
  if (crlf_ != 0 && lf_ != 0) diagnostics.add(Code::mixed_line_ends, where_);
  if (last_ == LineEnd::none) {
    Tag tag;
    tag.key = kTagLastLine;
    tag.value = "open";
    record.tags.push_back(tag);
  }
}

Trailer read_body(LineReader& reader, LineHabits& habits, bool names_follow, Record& record, Diagnostics& diagnostics) {
  return BodyReader(reader, habits, names_follow, record, diagnostics).read();
}

void settle_coordinates(Record& record, int base) {
  const int top = record.layout.height - 1 + base;
  for (Token& token : record.tokens) {
    if (token.kind != TokenKind::move) continue;
    token.at = {static_cast<std::int16_t>(token.at.x - base), static_cast<std::int16_t>(top - token.at.y)};
  }
}

void take_terminator(std::string_view bytes, Record& record, Diagnostics& diagnostics) {
  if (record.tokens.empty()) return;
  const Token last = record.tokens.back();
  if (last.kind != TokenKind::move || last.at != Coord{0, 0} || last.milliseconds > 0) return;
  Tag tag;
  tag.key = kTagTerminator;
  tag.value = bytes.substr(last.where.begin, last.where.end - last.where.begin);
  tag.where = last.where;
  record.tags.push_back(tag);
  record.tokens.pop_back();
  --record.lines.back().count;
  diagnostics.add(Code::move_terminator, last.where, {{"text", std::string(tag.value)}});
}

std::size_t find_header_line(std::string_view window, std::size_t from) {
  std::size_t at = from;
  const auto next_line = [&] {
    const std::size_t newline = window.find('\n', at);
    at = newline == std::string_view::npos ? window.size() : newline + 1;
  };
  if (at > 0 && at <= window.size() && window[at - 1] != '\n') next_line();
  for (; at < window.size(); next_line())
    if (begins_like_header(window.substr(at))) return at;
  return std::string_view::npos;
}

void check_name(std::string_view path, const Record& record, Diagnostics& diagnostics) {
  std::string_view name = file_name(path);
  const auto take = [&](char wanted) {
    if (name.empty() || name.front() != wanted) return false;
    name.remove_prefix(1);
    return true;
  };
  if (!take_number(name) || !take('x') || !take_number(name) || !take('-')) return;
  const auto moves = take_number(name);
  if (!moves || !take('(')) return;
  const auto found = record.tokens.size();
  if (moves->value == static_cast<long long>(found)) return;
  diagnostics.add(Code::move_count_in_name, record.moves_where,
                  {{"expected", std::to_string(moves->value)}, {"found", std::to_string(found)}});
}

}  // namespace fivefold::psq
