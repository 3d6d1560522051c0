#include "formats/caro/json_read.h"

#include <algorithm>

#include "formats/caro/json_write.h"
#include "formats/caro/stone.h"
#include "formats/jsonl/envelope.h"

namespace fivefold::caro {
namespace {

using jsonl::Cursor;
using jsonl::Kind;
using jsonl::Reading;
using jsonl::Sink;
using jsonl::Spelling;
using jsonl::ValueFault;

/// A member as it stands in the text.
struct Seen {
  std::string name;
  std::optional<Member> member;  ///< empty for unknown keys, whose values are kept already
  Span where;
};

class Reader {
 public:
  Reader(std::string_view bytes, const ParseOptions& options, Record& record, Diagnostics& diagnostics)
      : reading_(bytes, record, diagnostics), cursor_(reading_.cursor), record_(record), options_(options) {}

  void read() {
    if (!jsonl::enter_game(cursor_)) return;
    read_members();
    const auto end = static_cast<std::uint32_t>(cursor_.at());
    if (record_.moves_where == Span{}) record_.moves_where = {end, end};
    jsonl::report_rest(cursor_);
    settle(game_, reading_, options_.board);
    for (Token& token : record_.tokens)
      if (token.kind == TokenKind::move) token.at = turned(token.at, record_.layout.height);
    keep_members();
    keep_stones();
  }

 private:
  void read_members() {
    std::vector<std::pair<std::string_view, Span>> unknown;
    std::uint32_t seen = 0;
    cursor_.open();
    bool first = true;
    std::string_view name;
    while (cursor_.next_member(first, name)) {
      cursor_.peek();
      const std::size_t start = cursor_.at();
      const auto member = member_named(name);
      const std::uint32_t bit = member ? 1U << static_cast<unsigned>(*member) : 0;
      if (!member) {
        keep_unknown(name);
        unknown.emplace_back(name, cursor_.since(start));
      } else if ((seen & bit) != 0) {
        keep_unknown(std::string(name) + "#2");
        cursor_.report(Code::duplicate_tag, cursor_.since(start), {{"name", std::string(name)}});
      } else {
        seen |= bit;
        read_known(*member);
        seen_.push_back({std::string(name), member, cursor_.since(start)});
      }
    }
    if (unknown.size() > 1) jsonl::report_repeated(reading_, unknown);
  }

  void keep_unknown(std::string_view name) {
    jsonl::keep_value(reading_, Sink{"", &kept_}, name);
    seen_.push_back({std::string(name), std::nullopt, {}});
  }

  void read_known(Member member) {
    if (member != Member::moves) return read_member(member, reading_, game_);
    if (cursor_.peek() != Kind::array) {
      std::string unused;
      return jsonl::refuse(reading_, Sink{"", &unused}, "moves", "a list of moves");
    }
    moves_are_a_list_ = true;
    const std::size_t start = cursor_.at();
    cursor_.open();
    bool first = true;
    while (cursor_.next_element(first)) read_move();
    record_.moves_where = cursor_.since(start);
  }

  void read_move() {
    const Kind kind = cursor_.peek();
    const std::size_t start = cursor_.at();
    const Stone stone = read_stone(reading_);
    const Span where = cursor_.since(start);
    if (!stone.at) {
      std::string_view text = cursor_.text_of(where);
      if (kind == Kind::string) {
        cursor_.seek(start);
        text = cursor_.read_string("a move");
      }
      record_.add(Token::unreadable(where));
      record_.extra_of_last().text = text;
      cursor_.report(Code::unreadable_move, where, {{"text", jsonl::shown(text)}});
      clock_.pass(std::nullopt);
      stamps_.emplace_back();
      return;
    }
    Token token = Token::move(*stone.at, where);
    token.side = stone.side;
    bool fault = stone.strange_stamp;
    token.milliseconds = clock_.spent(stone, fault);
    clock_.pass(stone.stamp);
    record_.add(token);
    stamps_.push_back(stone.stamp);
    const std::string text = jsonl::shown(cursor_.text_of(where));
    if (fault) cursor_.report(Code::time_negative, where, {{"text", text}});
    if (stone.strange_colour) cursor_.report(Code::caro_colour_unknown, where, {{"text", text}});
  }

  void tag(std::string_view key, std::string_view value) {
    Tag& added = record_.tags.emplace_back();
    added.key = key;
    added.value = record_.keep(value);
    added.json = true;
  }

  /// Keeps the order of the members and what the usual spelling would change.
  void keep_members() {
    const Facts facts{record_, record_.layout};
    std::string text;
    for (const Seen& seen : seen_) {
      if (!seen.member || (*seen.member == Member::moves && moves_are_a_list_)) continue;
      text.clear();
      append_member(*seen.member, facts, text);
      const std::string_view raw = cursor_.text_of(seen.where);
      if (raw != text) keep_spelling(seen.name, raw, text);
    }
    std::vector<std::string_view> usual;
    for (std::size_t i = 0; i < kMembers.size(); ++i)
      if (is_stated(static_cast<Member>(i), facts)) usual.push_back(kMembers[i]);
    const bool as_usual = std::equal(usual.begin(), usual.end(), seen_.begin(), seen_.end(),
                                     [](std::string_view name, const Seen& seen) { return name == seen.name; });
    if (!as_usual) {
      std::string keys = "[";
      for (const Seen& seen : seen_) {
        if (keys.size() > 1) keys += ',';
        jsonl::append_quoted(seen.name, keys);
      }
      tag(kTagKeys, keys += ']');
    }
    if (!kept_.empty()) tag(kTagKept, "{" + kept_ + "}");
  }

  void keep_spelling(std::string name, std::string_view raw, std::string_view usual) {
    std::string compact;
    const ValueFault fault = jsonl::append_value(raw, Spelling::as_written, compact);
    if (fault == ValueFault::too_deep || compact == usual) return;
    if (fault == ValueFault::malformed) {
      if (raw.empty()) return;
      name += "#broken";
      jsonl::append_quoted(raw, compact);
    }
    if (!kept_.empty()) kept_ += ',';
    jsonl::append_quoted(name, kept_);
    kept_.append(":").append(compact);
  }

  /// Keeps the moves that the usual spelling would change.
  void keep_stones() {
    if (record_.tokens.empty()) return;
    Parts parts = parts_at(record_.tokens.front().where.begin);
    if (parts.empty()) parts = usual_parts();
    if (parts != usual_parts()) tag(kTagMove, parts_as_json(parts));
    const bool timed = std::any_of(record_.tokens.begin(), record_.tokens.end(),
                                   [](const Token& token) { return token.milliseconds != kNoTime; });
    std::vector<Extra> extras;
    std::size_t old = 0;
    Clock clock;
    std::string text;
    for (std::uint32_t i = 0; i < record_.tokens.size(); ++i) {
      Token& token = record_.tokens[i];
      const bool has_extra = old < record_.extras.size() && record_.extras[old].token == i;
      Extra extra = has_extra ? record_.extras[old++] : Extra{i, {}, {}, {}, {}};
      text.clear();
      append_token(token, side_by_turn(i, {}), &extra, clock.stamp(token.milliseconds, timed), parts,
                   record_.layout.height, text);
      clock.pass(stamps_[i]);
      const std::string_view raw = cursor_.text_of(token.where);
      if (raw != text) keep_stone(raw, text, extra);
      if (!has_extra && extra.other.empty()) continue;
      token.has_extra = true;
      extras.push_back(extra);
    }
    record_.extras = std::move(extras);
  }

  Parts parts_at(std::size_t at) {
    const std::size_t before = cursor_.at();
    Diagnostics unused;
    Reading again(cursor_.text(), record_, unused);
    again.cursor.seek(at);
    Parts parts = parts_of(again);
    cursor_.seek(before);
    return parts;
  }

  void keep_stone(std::string_view raw, std::string_view usual, Extra& extra) {
    std::string member;
    jsonl::append_quoted(kStoneKey, member);
    member += ':';
    const std::size_t key = member.size();
    const ValueFault fault = jsonl::append_value(raw, Spelling::as_written, member);
    if (fault != ValueFault::none || std::string_view(member).substr(key) == usual) return;
    extra.other = record_.keep(member);
  }

  Reading reading_;
  Cursor& cursor_;
  Record& record_;
  const ParseOptions& options_;
  Game game_;
  Clock clock_;
  std::vector<std::optional<std::int64_t>> stamps_;
  std::vector<Seen> seen_;
  std::string kept_;
  bool moves_are_a_list_ = false;
};

}  // namespace

void parse_json(std::string_view bytes, const ParseOptions& options, Record& record, Diagnostics& diagnostics) {
  Reader(bytes, options, record, diagnostics).read();
}

bool still_says(Member member, std::string_view text, const Facts& facts) {
  if (member == Member::rule_wall || member == Member::rule_portal) return true;
  if (member == Member::moves) return facts.record.tokens.empty();
  std::string object = "{\"board_size\":" + std::to_string(facts.board.width);
  if (member == Member::board_size) object = "{";
  const auto add = [&](Member one, std::string_view value) {
    if (object.size() > 1) object += ',';
    object.append("\"").append(name_of(one)).append("\":").append(value);
  };
  for (const Member name : {Member::black, Member::white}) {
    if (name == member || !is_stated(name, facts)) continue;
    std::string value;
    append_member(name, facts, value);
    add(name, value);
  }
  add(member, text);
  object += '}';
  Record record;
  record.clear();
  Diagnostics unused;
  parse_json(object, {}, record, unused);
  std::string ours;
  std::string theirs;
  append_member(member, facts, ours);
  append_member(member, {record, record.layout}, theirs);
  return ours == theirs;
}

}  // namespace fivefold::caro
