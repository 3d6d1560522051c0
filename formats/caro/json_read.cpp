#include "formats/caro/json_read.h"

#include <algorithm>

#include "formats/caro/json_write.h"
#include "formats/caro/move_texts.h"
#include "formats/caro/stone.h"
#include "formats/jsonl/envelope.h"

namespace fivefold::caro {
namespace {

using jsonl::Cursor;
using jsonl::Kind;
using jsonl::Reading;
using jsonl::Sink;

class Reader {
 public:
  Reader(std::string_view bytes, const ParseOptions& options, Record& record, Diagnostics& diagnostics)
      : reading_(bytes, record, diagnostics),
        cursor_(reading_.cursor),
        members_(reading_, kTags, kMembers),
        record_(record),
        options_(options) {}

  void read() {
    if (!jsonl::enter_game(cursor_)) return;
    members_.walk([&](std::size_t member) { read_known(static_cast<Member>(member)); });
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
      add_unreadable(cursor_, start, kind, record_);
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

  void keep_members() {
    const Facts facts{record_, record_.layout};
    members_.keep({[&](std::size_t member) { return is_stated(static_cast<Member>(member), facts); },
                   [&](std::size_t member, std::string& out) {
                     append_member(static_cast<Member>(member), facts, out);
                     return static_cast<Member>(member) != Member::moves || !moves_are_a_list_;
                   }});
  }

  /// Keeps the moves that the usual spelling would change.
  void keep_stones() {
    if (record_.tokens.empty()) return;
    Parts parts = parts_at(record_.tokens.front().where.begin);
    if (parts.empty()) parts = usual_parts();
    if (parts != usual_parts()) tag(kTagMove, parts_as_json(parts));
    const bool timed = std::any_of(record_.tokens.begin(), record_.tokens.end(),
                                   [](const Token& token) { return token.milliseconds != kNoTime; });
    Clock clock;
    keep_moves(kStoneKey, cursor_, record_,
               [&](std::uint32_t i, const Token& token, const Extra* extra, std::string& out) {
                 append_token(token, side_by_turn(i, {}), extra, clock.stamp(token.milliseconds, timed), parts,
                              record_.layout.height, out);
                 clock.pass(stamps_[i]);
               });
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

  Reading reading_;
  Cursor& cursor_;
  MemberReader members_;
  Record& record_;
  const ParseOptions& options_;
  Game game_;
  Clock clock_;
  std::vector<std::optional<std::int64_t>> stamps_;
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
