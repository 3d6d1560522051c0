#include "tools/show_forum.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "core/outcome.h"
#include "formats/board_text.h"
#include "tools/messages.h"
#include "tools/report.h"
#include "tools/shown_game.h"
#include "tools/text.h"

namespace fivefold {
namespace {

/// A text of the record on one line, without what would end the block early.
std::string quoted(std::string_view text) {
  std::string out = printable(text);
  std::string small = out;
  std::transform(small.begin(), small.end(), small.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
  constexpr std::string_view kEnd = "[/code";
  for (std::size_t at = 0; (at = small.find(kEnd, at)) != std::string::npos; at += kEnd.size() + 1) {
    out.insert(at + 1, " ");
    small.insert(at + 1, " ");
  }
  return out;
}

class Page {
 public:
  Page(const Judged& judged, const Options& options)
      : judged_(judged),
        ruleset_(*judged.ruleset),
        topology_(*judged.layout),
        shown_(play_to(judged, topology_, options)) {
    const StoneStyle style = options.stones.value_or(StoneStyle::letters);
    for (const Side side : {Side::first, Side::second}) signs_.stones[side] = stone_sign(ruleset_, side, style);
    if (!options.signs.empty()) signs_.stones = {{std::string(1, options.signs[0]), std::string(1, options.signs[1])}};
    signs_.coordinates = options.letters.value_or(ruleset_.coordinates);
    signs_.hole_numbers = true;
    signs_.right_names = true;
  }

  std::string text() {
    out_ = "[code]\n";
    head();
    for (const Side side : {Side::first, Side::second}) player(side);
    const std::string board = board_text(shown_.game, {&shown_.step, true}, signs_);
    out_ += "\n" + board + "\n";
    last_move();
    end();
    legend(board);
    const std::string moves = moves_text(judged_, topology_, shown_, shown_.ply, 0, signs_.coordinates);
    if (!moves.empty()) out_ += "\n" + wrapped(moves, 0) + "\n";
    return out_ + "[/code]\n";
  }

 private:
  void head() {
    const Record& record = judged_.record;
    out_ += quoted(ruleset_.title);
    for (const std::string_view part : {record.event, record.round, record.date})
      if (!part.empty() && part != "?" && part != "-") out_ += ", " + quoted(part);
    out_ += "\n";
  }

  /// The name comes last: letters that are wider than others move nothing.
  void player(Side side) {
    out_ += signs_.stones[side];
    if (ruleset_.side_names[side] != signs_.stones[side]) out_ += " " + ruleset_.side_names[side];
    if (ruleset_.capture.lengths != 0)
      out_ += " " + say(Message::forum_captured, {{"count", std::to_string(shown_.game.position().taken(side))}});
    const std::string name = quoted(player_of(judged_.record, side));
    out_ += (name.empty() ? "" : ": " + name) + "\n";
  }

  void last_move() {
    out_ += say(Message::forum_ply, {{"ply", std::to_string(shown_.ply)}, {"plies", std::to_string(shown_.plies)}});
    const Step& step = shown_.step;
    if (step.placed) {
      const std::string at = write_coord(topology_.coord(step.point), signs_.coordinates);
      out_ += fmt::format(": {} {}", move_as_numbered(judged_, Ply{shown_.ply}), at);
      if (!step.captured.empty()) out_ += ", captures" + points_text(step.captured, topology_, signs_.coordinates);
      if (!step.poofed.empty()) out_ += ", loses" + points_text(step.poofed, topology_, signs_.coordinates);
    }
    out_ += "\n";
  }

  /// What the board shows; at the end of the record also what the record claims beyond that.
  void end() {
    out_ += end_text(shown_.game) + "\n";
    if (shown_.ply != shown_.plies) return;
    if (judged_.replay->stopped) out_ += say(Message::forum_stopped) + "\n";
    const Result result = judged_.record.result;
    if (!shown_.game.outcome() && result != Result::missing && result != Result::unknown)
      out_ += say(Message::forum_claimed, {{"result", std::string(word(result))}}) + "\n";
  }

  /// Only of signs that occur on the board.
  void legend(const std::string& board) {
    const auto& portals = topology_.layout().portals;
    for (std::size_t pair = 0; pair < portals.size(); ++pair)
      out_ += say(Message::forum_portal, {{"sign", std::string(1, hole_sign(pair))},
                                          {"first", write_coord(portals[pair].a, signs_.coordinates)},
                                          {"second", write_coord(portals[pair].b, signs_.coordinates)}}) +
              "\n";
    const auto has = [&](char sign) { return board.find(sign) != std::string::npos; };
    if (has('#')) out_ += say(Message::forum_locked) + "\n";
    if (has('*')) out_ += say(Message::forum_taken) + "\n";
    if (has(':')) out_ += say(Message::opening_zone) + "\n";
  }

  const Judged& judged_;
  const Ruleset& ruleset_;
  Topology topology_;
  ShownGame shown_;
  BoardSigns signs_;
  std::string out_;
};

}  // namespace

std::string show_forum(const Judged& judged, const Options& options) { return Page(judged, options).text(); }

}  // namespace fivefold
