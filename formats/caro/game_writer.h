#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "formats/caro/json_write.h"
#include "formats/caro/keeping.h"
#include "formats/caro/members.h"
#include "formats/format.h"
#include "formats/playable.h"

// What the writers of the sites' JSON objects do alike; a `Site` is what formats/caro/game_reader.h says.
namespace fivefold::caro {

/// Writes the object of one game.
template <typename Site>
class GameWriter {
 public:
  using Member = typename Site::Member;

  GameWriter(const Judged& judged, const WriteOptions& options)
      : facts{judged.record, stated_board_of(judged), judged.replay},
        canonical(options.canonical),
        judged_(judged),
        members_(judged.record, Site::kTags, Site::kMembers, options.canonical) {}

  const Facts facts;
  const bool canonical;

  /// `is_needed`: whether a member that the order of the source leaves out must stand all the same. `write_moves`
  /// appends the value of the list of moves.
  template <typename IsNeeded, typename WriteMoves>
  void write(const IsNeeded& is_needed, const WriteMoves& write_moves, std::string& out) {
    const auto as_member = [](std::size_t index) { return static_cast<Member>(index); };
    members_.write(
        {[&](std::size_t member) { return is_stated(as_member(member), facts); },
         [&](std::size_t member) { return is_needed(as_member(member)); },
         [&](std::size_t member, std::string& to) {
           if (as_member(member) == Member::moves) {
             write_moves();
           } else {
             append_member(as_member(member), facts, to);
           }
         },
         [&](std::size_t member, std::string_view text) { return still_says(as_member(member), text, facts); }},
        out);
    out += '\n';
  }

  /// Appends the list of the main line's moves and unreadable ones. `write_move` appends one: it gets the token, its
  /// extra or null, its number from 1, and the side whose turn it is.
  template <typename WriteMove>
  void write_list(const WriteMove& write_move, std::string& out) const {
    const Record& record = facts.record;
    const Line& main = record.lines.front();
    const TurnRule turns = judged_.ruleset != nullptr ? judged_.ruleset->turns : TurnRule{};
    out += '[';
    std::uint32_t placed = 0;
    for (std::uint32_t i = main.first; i < main.first + main.count; ++i) {
      const Token& token = record.tokens[i];
      if (token.kind == TokenKind::choose || token.kind == TokenKind::act) continue;
      if (out.back() != '[') out += ',';
      const std::uint8_t side = side_by_turn(placed++, turns);
      write_move(token, record.extra(i), placed, side);
    }
    out += ']';
  }

 private:
  const Judged& judged_;
  MemberWriter members_;
};

}  // namespace fivefold::caro
