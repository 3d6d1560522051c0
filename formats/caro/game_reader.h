#pragma once

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>

#include "formats/caro/keeping.h"
#include "formats/caro/members.h"
#include "formats/format.h"
#include "formats/jsonl/envelope.h"
#include "formats/jsonl/reading.h"

// What the readers of the sites' JSON objects do alike. A `Site` names what differs: the types Member (with `moves` and
// `board_size`) and Game, the constants kTags and kMembers. The functions over Member and Game (name_of, read_member,
// settle, is_stated, append_member) lie beside these types.
namespace fivefold::caro {

/// Reads the object of one game.
template <typename Site>
class GameReader {
 public:
  using Member = typename Site::Member;

  GameReader(std::string_view bytes, const ParseOptions& options, Record& into, Diagnostics& diagnostics)
      : reading(bytes, into, diagnostics),
        cursor(reading.cursor),
        record(into),
        options_(options),
        members_(reading, Site::kTags, Site::kMembers) {}
  GameReader(const GameReader&) = delete;
  GameReader& operator=(const GameReader&) = delete;

  jsonl::Reading reading;
  jsonl::Cursor& cursor;
  Record& record;

  /// `add_move` passes the element of the list of moves that comes and adds its token, in the site's rows. False (after
  /// a report) when there is no object.
  template <typename AddMove>
  bool read(const AddMove& add_move) {
    if (!jsonl::enter_game(cursor)) return false;
    members_.walk([&](std::size_t index) {
      const auto member = static_cast<Member>(index);
      if (member == Member::moves) {
        read_moves(add_move);
      } else {
        read_member(member, reading, game_);
      }
    });
    const auto end = static_cast<std::uint32_t>(cursor.at());
    if (record.moves_where == Span{}) record.moves_where = {end, end};
    jsonl::report_rest(cursor);
    settle(game_, reading, options_.board);
    for (Token& token : record.tokens)
      if (token.kind == TokenKind::move) token.at = turned(token.at, record.layout.height);
    keep_members();
    return true;
  }

  /// What `take` finds in the first move, which is read again for it. REQUIRES: there is one.
  template <typename Take>
  auto of_first_move(const Take& take) const {
    Diagnostics unused;
    jsonl::Reading again(cursor.text(), record, unused);
    again.cursor.seek(record.tokens.front().where.begin);
    return take(again);
  }

  /// Puts a tag with a JSON value on the record.
  void keep(std::string_view key, std::string_view json) {
    Tag& tag = record.tags.emplace_back();
    tag.key = key;
    tag.value = record.keep(json);
    tag.json = true;
  }

 private:
  template <typename AddMove>
  void read_moves(const AddMove& add_move) {
    if (cursor.peek() != jsonl::Kind::array) {
      std::string unused;
      return jsonl::refuse(reading, jsonl::Sink{"", &unused}, name_of(Member::moves), "a list of moves");
    }
    moves_are_a_list_ = true;
    const std::size_t start = cursor.at();
    cursor.open();
    bool first = true;
    while (cursor.next_element(first)) add_move();
    record.moves_where = cursor.since(start);
  }

  void keep_members() {
    const Facts facts{record, record.layout};
    members_.keep({[&](std::size_t member) { return is_stated(static_cast<Member>(member), facts); },
                   [&](std::size_t member, std::string& out) {
                     append_member(static_cast<Member>(member), facts, out);
                     return static_cast<Member>(member) != Member::moves || !moves_are_a_list_;
                   }});
  }

  const ParseOptions& options_;
  MemberReader members_;
  typename Site::Game game_;
  bool moves_are_a_list_ = false;
};

/// Whether the text of a member, read by `parse` in an object of its own, says what the record says of it. `beside`:
/// the members that the meaning leans on, apart from the size of the board.
template <typename Member, typename Parse>
bool says_the_same(Member member, std::string_view text, const Facts& facts, std::initializer_list<Member> beside,
                   const Parse& parse) {
  std::string object = "{";
  const auto add = [&](Member one, std::string_view value) {
    if (object.size() > 1) object += ',';
    object.append("\"").append(name_of(one)).append("\":").append(value);
  };
  if (member != Member::board_size) add(Member::board_size, std::to_string(facts.board.width));
  for (const Member one : beside) {
    if (one == member || !is_stated(one, facts)) continue;
    std::string value;
    append_member(one, facts, value);
    add(one, value);
  }
  add(member, text);
  object += '}';
  Record record;
  record.clear();
  Diagnostics unused;
  parse(object, ParseOptions{}, record, unused);
  std::string ours;
  std::string theirs;
  append_member(member, facts, ours);
  append_member(member, Facts{record, record.layout}, theirs);
  return ours == theirs;
}

}  // namespace fivefold::caro
