#include "formats/caro/json_write.h"
#include "formats/caro/move_texts.h"
#include "formats/caro_blocked/game.h"
#include "formats/jsonl/envelope.h"

namespace fivefold::caro_blocked {
namespace {

using jsonl::Cursor;
using jsonl::Kind;
using jsonl::Reading;

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
      if (token.kind == TokenKind::move) token.at = caro::turned(token.at, record_.layout.height);
    keep_members();
    keep_moves();
  }

 private:
  void read_known(Member member) {
    if (member != Member::moves) return read_member(member, reading_, game_);
    if (cursor_.peek() != Kind::array) {
      std::string unused;
      return jsonl::refuse(reading_, jsonl::Sink{"", &unused}, name_of(member), "a list of moves");
    }
    moves_are_a_list_ = true;
    const std::size_t start = cursor_.at();
    cursor_.open();
    bool first = true;
    while (cursor_.next_element(first)) add_move();
    record_.moves_where = cursor_.since(start);
  }

  void add_move() {
    const Kind kind = cursor_.peek();
    const std::size_t start = cursor_.at();
    const Move move = read_move(reading_);
    const Span where = cursor_.since(start);
    if (!move.at) {
      caro::add_unreadable(cursor_, start, kind, record_);
      ++last_number_;
      return;
    }
    Token token = Token::move(*move.at, where);
    token.side = move.side;
    token.milliseconds = move.milliseconds;
    record_.add(token);
    const std::string text = jsonl::shown(cursor_.text_of(where));
    if (move.strange_time) cursor_.report(Code::time_negative, where, {{"text", text}});
    if (move.strange_piece) cursor_.report(Code::caro_colour_unknown, where, {{"text", text}});
    check_number(move, where);
  }

  /// The order of the list counts; numbers that leave it are reported once for each break.
  void check_number(const Move& move, Span where) {
    if (move.number && *move.number != last_number_ + 1) {
      cursor_.report(Code::move_number_wrong, where,
                     {{"text", std::to_string(*move.number)}, {"expected", std::to_string(last_number_ + 1)}});
    }
    constexpr std::int64_t kMost = 1000000000;
    if (move.number && *move.number >= 0 && *move.number < kMost) {
      last_number_ = *move.number;
    } else {
      ++last_number_;
    }
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
  void keep_moves() {
    if (record_.tokens.empty()) return;
    Shape shape = shape_at(record_.tokens.front().where.begin);
    if (shape.empty()) shape = usual_shape();
    if (shape != usual_shape()) {
      Tag& tag = record_.tags.emplace_back();
      tag.key = kTagMove;
      tag.value = record_.keep(shape_as_json(shape));
      tag.json = true;
    }
    caro::keep_moves(kMoveKey, cursor_, record_,
                     [&](std::uint32_t i, const Token& token, const Extra* extra, std::string& out) {
                       append_token(token, i + 1, caro::side_by_turn(i, {}), extra, shape, record_.layout.height, out);
                     });
  }

  Shape shape_at(std::size_t at) {
    const std::size_t before = cursor_.at();
    Diagnostics unused;
    Reading again(cursor_.text(), record_, unused);
    again.cursor.seek(at);
    Shape shape = shape_of(again);
    cursor_.seek(before);
    return shape;
  }

  Reading reading_;
  Cursor& cursor_;
  caro::MemberReader members_;
  Record& record_;
  const ParseOptions& options_;
  Game game_;
  std::int64_t last_number_ = 0;
  bool moves_are_a_list_ = false;
};

}  // namespace

void parse(std::string_view bytes, const ParseOptions& options, Record& record, Diagnostics& diagnostics) {
  Reader(bytes, options, record, diagnostics).read();
}

bool still_says(Member member, std::string_view text, const Facts& facts) {
  if (member == Member::rules_json || member == Member::total_moves) return true;
  if (member == Member::moves) return facts.record.tokens.empty();
  // Two results that exclude each other are both kept.
  if ((member == Member::winner || member == Member::draw) && facts.record.result == Result::unknown) return true;
  std::string object = "{";
  const auto add = [&](Member one, std::string_view value) {
    if (object.size() > 1) object += ',';
    object.append("\"").append(name_of(one)).append("\":").append(value);
  };
  if (member != Member::board_size) add(Member::board_size, std::to_string(facts.board.width));
  for (const Member name : {Member::player1, Member::player2}) {
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
  parse(object, {}, record, unused);
  std::string ours;
  std::string theirs;
  append_member(member, facts, ours);
  append_member(member, {record, record.layout}, theirs);
  return ours == theirs;
}

}  // namespace fivefold::caro_blocked
