#include "formats/caro/json_read.h"

#include <algorithm>
#include <vector>

#include "formats/caro/game_reader.h"
#include "formats/caro/json_write.h"
#include "formats/caro/move_texts.h"
#include "formats/caro/stone.h"

namespace fivefold::caro {
namespace {

class Reader {
 public:
  Reader(std::string_view bytes, const ParseOptions& options, Record& record, Diagnostics& diagnostics)
      : game_(bytes, options, record, diagnostics), cursor_(game_.cursor), record_(record) {}

  void read() {
    if (game_.read([&] { add_stone(); })) keep_stones();
  }

 private:
  void add_stone() {
    const jsonl::Kind kind = cursor_.peek();
    const std::size_t start = cursor_.at();
    const Stone stone = read_stone(game_.reading);
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

  /// Keeps the moves that the usual spelling would change.
  void keep_stones() {
    if (record_.tokens.empty()) return;
    Parts parts = game_.of_first_move(parts_of);
    if (parts.empty()) parts = usual_parts();
    if (parts != usual_parts()) game_.keep(kTagMove, parts_as_json(parts));
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

  GameReader<Site> game_;
  jsonl::Cursor& cursor_;
  Record& record_;
  Clock clock_;
  std::vector<std::optional<std::int64_t>> stamps_;
};

}  // namespace

void parse_json(std::string_view bytes, const ParseOptions& options, Record& record, Diagnostics& diagnostics) {
  Reader(bytes, options, record, diagnostics).read();
}

bool still_says(Member member, std::string_view text, const Facts& facts) {
  if (member == Member::rule_wall || member == Member::rule_portal) return true;
  if (member == Member::moves) return facts.record.tokens.empty();
  return says_the_same(member, text, facts, {Member::black, Member::white}, parse_json);
}

}  // namespace fivefold::caro
