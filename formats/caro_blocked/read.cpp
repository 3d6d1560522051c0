#include "formats/caro/game_reader.h"
#include "formats/caro/json_write.h"
#include "formats/caro/move_texts.h"
#include "formats/caro_blocked/game.h"

namespace fivefold::caro_blocked {
namespace {

class Reader {
 public:
  Reader(std::string_view bytes, const ParseOptions& options, Record& record, Diagnostics& diagnostics)
      : game_(bytes, options, record, diagnostics), cursor_(game_.cursor), record_(record) {}

  void read() {
    if (game_.read([&] { add_move(); })) keep_moves();
  }

 private:
  void add_move() {
    const jsonl::Kind kind = cursor_.peek();
    const std::size_t start = cursor_.at();
    const Move move = read_move(game_.reading);
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

  /// Keeps the moves that the usual spelling would change.
  void keep_moves() {
    if (record_.tokens.empty()) return;
    Shape shape = game_.of_first_move(shape_of);
    if (shape.empty()) shape = usual_shape();
    if (shape != usual_shape()) game_.keep(kTagMove, shape_as_json(shape));
    caro::keep_moves(kMoveKey, cursor_, record_,
                     [&](std::uint32_t i, const Token& token, const Extra* extra, std::string& out) {
                       append_token(token, i + 1, caro::side_by_turn(i, {}), extra, shape, record_.layout.height, out);
                     });
  }

  caro::GameReader<Site> game_;
  jsonl::Cursor& cursor_;
  Record& record_;
  std::int64_t last_number_ = 0;
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
  return caro::says_the_same(member, text, facts, {Member::player1, Member::player2}, parse);
}

}  // namespace fivefold::caro_blocked
