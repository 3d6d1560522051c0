#include "formats/playok/tags.h"

#include <algorithm>
#include <charconv>
#include <unordered_set>

#include "formats/dates.h"
#include "formats/pente_text/header_line.h"
#include "formats/pente_text/lexis.h"

namespace fivefold::playok {
namespace {

using pente_text::is_blank;
using pente_text::trimmed;

std::optional<int> whole_number(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || text.empty() || text[0] == '-') return std::nullopt;
  return value;
}

class TagReader {
 public:
  TagReader(std::string_view bytes, Record& record, LimitedFindings& findings)
      : bytes_(bytes), record_(record), findings_(findings) {}

  Tags read() {
    std::size_t at = 0;
    if (bytes_.substr(0, 3) == "\xEF\xBB\xBF") {
      at = 3;
      findings_.add(Code::byte_order_mark, {0, 3});
    }
    while (true) {
      while (at < bytes_.size() && is_blank(bytes_[at])) ++at;
      if (at == bytes_.size() || bytes_[at] != '[') break;
      const auto tag = read_tag(bytes_, at);
      if (tag) {
        take(*tag);
        at = tag->end;
        if (count_ == 1 && bytes_.substr(at, 2) == "\r\n") keep(kTagLineEnd, "crlf", {});
        continue;
      }
      const std::size_t end = pente_text::line_end(bytes_, at);
      const std::string_view line = trimmed(bytes_.substr(at, end - at));
      findings_.add(Code::header_unreadable, span_of(line), {{"text", excerpt(line)}});
      at = end;
    }
    tags_.end = at;
    keep_order();
    check_date();
    return tags_;
  }

 private:
  Span span_of(std::string_view part) const {
    const auto begin = static_cast<std::uint32_t>(part.data() - bytes_.data());
    return {begin, begin + static_cast<std::uint32_t>(part.size())};
  }

  void keep(std::string_view key, std::string_view value, Span where) {
    record_.tags.push_back({key, value, false, where});
  }

  void take(const TagText& tag) {
    ++count_;
    order_.append(order_.empty() ? "" : ",").append(tag.key);
    const Key key = find_key(tag.key);
    const bool again = key != Key::unknown && seen_[index(key)];
    if (again || (key == Key::unknown && !others_.insert(tag.key).second)) {
      findings_.add(Code::duplicate_tag, span_of(tag.key), {{"name", excerpt(tag.key)}});
    }
    if (key == Key::unknown || again) return keep(tag.key, tag.value, span_of(tag.value));
    seen_[index(key)] = true;
    usual_ = usual_ && tag.key == kTags[index(key)].name && index(key) >= next_;
    next_ = index(key) + 1;
    if (tag.value == kTags[index(key)].nothing && key != Key::result) return;
    store(key, tag);
  }

  void store(Key key, const TagText& tag) {
    const Span where = span_of(tag.value);
    switch (key) {
      case Key::event: record_.event = tag.value; break;
      case Key::site: record_.site = tag.value; break;
      case Key::date:
        record_.date = tag.value;
        date_where_ = where;
        break;
      case Key::round: record_.round = tag.value; break;
      case Key::black: name(record_.players[0], tag.value, where); break;
      case Key::white: name(record_.players[1], tag.value, where); break;
      case Key::result:
        tags_.result = tag.value;
        tags_.result_where = where;
        break;
      case Key::time: record_.time = tag.value; break;
      case Key::time_control: record_.time_control = tag.value; break;
      case Key::black_rating: rating(record_.players[0], tag, where); break;
      case Key::white_rating: rating(record_.players[1], tag, where); break;
      case Key::game_type: game_type(tag.value, where); break;
      case Key::unknown: break;
    }
  }

  static void name(Player& player, std::string_view value, Span where) {
    player.name = value;
    player.where = where;
  }

  void rating(Player& player, const TagText& tag, Span where) {
    player.rating = whole_number(tag.value);
    if (player.rating && std::to_string(*player.rating) == tag.value) return;
    if (!player.rating) findings_.add(Code::rating_not_a_number, where, {{"text", excerpt(tag.value)}});
    keep(find_key(tag.key) == Key::black_rating ? kTagBlackElo : kTagWhiteElo, tag.value, where);
  }

  void game_type(std::string_view value, Span where) {
    keep(kTagGameType, value, where);
    tags_.game_type = read_game_type(value);
    const int kind = tags_.game_type ? tags_.game_type->kind : 0;
    if (kind != kRenju && kind != kGomoku) findings_.add(Code::playok_kind, where, {{"text", excerpt(value)}});
    if (!tags_.game_type) return;
    record_.layout.width = record_.layout.height = tags_.game_type->size;
    record_.board_stated = true;
  }

  /// Which tags stood there is kept where the writer would choose others.
  void keep_order() {
    for (const Key must : {Key::event, Key::site, Key::date, Key::black, Key::white, Key::result})
      usual_ = usual_ && seen_[index(must)];
    const bool nothing_said =
        (seen_[index(Key::round)] && record_.round.empty()) || (seen_[index(Key::time)] && record_.time.empty()) ||
        (seen_[index(Key::time_control)] && record_.time_control.empty()) ||
        (seen_[index(Key::black_rating)] && !record_.players[0].rating) ||
        (seen_[index(Key::white_rating)] && !record_.players[1].rating) || !seen_[index(Key::game_type)];
    if (count_ > 0 && (!usual_ || nothing_said)) keep(kTagOrder, record_.keep(order_), {});
  }

  void check_date() {
    if (record_.date.empty()) return;
    const DateFault fault = read_date(record_.date, record_.site).fault;
    if (fault == DateFault::none) return;
    findings_.add(fault == DateFault::impossible ? Code::date_impossible : Code::date_ambiguous, date_where_,
                  {{"text", excerpt(record_.date)}});
  }

  std::string_view bytes_;
  Record& record_;
  LimitedFindings& findings_;
  Tags tags_;
  std::array<bool, kKeys> seen_{};
  std::unordered_set<std::string_view> others_;
  std::string order_;
  std::size_t count_ = 0;
  std::size_t next_ = 0;
  bool usual_ = true;
  Span date_where_;
};

}  // namespace

constexpr std::array<KeyInfo, kKeys> kTags = {{{"Event", "?"},
                                               {"Site", "?"},
                                               {"Date", "?"},
                                               {"Round", "-"},
                                               {"Black", "?"},
                                               {"White", "?"},
                                               {"Result", "*"},
                                               {"Time", "?"},
                                               {"TimeControl", "-"},
                                               {"BlackElo", "?"},
                                               {"WhiteElo", "?"},
                                               {"GameType", "?"}}};

Key find_key(std::string_view name) {
  for (std::size_t i = 0; i < kKeys; ++i)
    if (name == kTags[i].name) return static_cast<Key>(i);
  if (name == "BlackRank" || name == "BlackRating") return Key::black_rating;
  if (name == "WhiteRank" || name == "WhiteRating") return Key::white_rating;
  return Key::unknown;
}

std::optional<GameType> read_game_type(std::string_view value) {
  const std::size_t comma = value.find(',');
  if (comma == std::string_view::npos) return std::nullopt;
  const auto kind = whole_number(trimmed(value.substr(0, comma)));
  // What follows a second comma is not known; the size stands alone.
  const auto size = whole_number(trimmed(value.substr(comma + 1, value.find(',', comma + 1) - comma - 1)));
  if (!kind || !size || *size < 1 || *size > 999) return std::nullopt;
  return GameType{*kind, *size};
}

std::optional<TagText> read_tag(std::string_view text, std::size_t at) {
  const std::size_t line_end = pente_text::line_end(text, at);
  const std::string_view line = text.substr(0, line_end);
  const std::size_t quote = line.find('"', at);
  if (quote == std::string_view::npos) return std::nullopt;
  const std::string_view key = trimmed(line.substr(at + 1, quote - at - 1));
  const std::size_t close = line.find("\"]", quote + 1);
  if (close == std::string_view::npos) return std::nullopt;
  const bool odd = key.empty() || key.find_first_of("[],") != std::string_view::npos;
  if (odd) return std::nullopt;
  return TagText{key, line.substr(quote + 1, close - quote - 1), close + 2};
}

Tags read_tags(std::string_view bytes, Record& record, LimitedFindings& findings) {
  return TagReader(bytes, record, findings).read();
}

}  // namespace fivefold::playok
