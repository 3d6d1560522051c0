#include <array>

#include <fmt/format.h>

#include "formats/board_text.h"
#include "formats/io/inputs.h"
#include "tools/command_list.h"
#include "tools/counting.h"
#include "tools/errors.h"
#include "tools/findings_sink.h"
#include "tools/messages.h"
#include "tools/output.h"
#include "tools/reading.h"
#include "tools/report.h"
#include "tools/show_picture.h"
#include "tools/text.h"
#include "tools/words.h"

namespace fivefold {
namespace {

/// The game after the wanted number of stones, and the last step.
struct Shown {
  Game game;
  Step step;
  std::vector<std::string> moves;  ///< of the whole main line, with numbers
  std::uint32_t ply = 0;
  std::uint32_t plies = 0;  ///< that can be shown
};

template <class Points>
std::string stones_text(const Points& points, const Topology& topology, CoordinateStyle style) {
  std::string out;
  for (const Point point : points) out += " " + write_coord(topology.coord(point), style);
  return out;
}

/// Plays the main line twice: once to its end for the list of moves, once to the wanted ply.
Shown play(const Judged& judged, const Topology& topology, const Options& options, CoordinateStyle style) {
  const Record& record = judged.record;
  const Line& line = record.lines.front();
  Game whole(*judged.ruleset, topology, options.policy);
  whole.reset(*judged.ruleset, topology, options.policy, &record.setup);
  Shown shown{whole, {}, {}, 0, 0};
  Step step;
  const std::uint32_t wanted = options.ply.value_or(judged.replay->plies);
  for (std::uint32_t i = line.first; i < line.first + line.count; ++i) {
    const Token& token = record.tokens[i];
    whole.apply(token, step);
    if (token.kind == TokenKind::unreadable || (token.kind == TokenKind::move && !step.placed)) {
      if (options.policy == Policy::record) break;
      continue;
    }
    const std::uint32_t ply = number(whole.plies());
    if (step.placed) {
      const std::string at = write_coord(topology.coord(step.point), style);
      const std::string numbered = move_as_numbered(judged, Ply{ply});
      const bool opens = ply == 1 || numbered.substr(0, numbered.find('.')) !=
                                         move_as_numbered(judged, Ply{ply - 1}).substr(0, numbered.find('.'));
      const std::string mark = ply == wanted ? fmt::format("[{}]", at) : at;
      shown.moves.push_back(opens ? fmt::format("{}. {}", numbered.substr(0, numbered.find('.')), mark) : mark);
      shown.plies = ply;
    }
    if (ply > wanted) continue;
    shown.game = whole;
    shown.ply = ply;
    if (step.placed) shown.step = step;
  }
  return shown;
}

std::string end_text(const Game& game) {
  const Ruleset& ruleset = game.ruleset();
  if (game.outcome()) {
    std::vector<std::string_view> how;
    for (int i = 0; i < kEndKinds; ++i)
      if (game.outcome()->by & bit(static_cast<EndKind>(i))) how.emplace_back(word(static_cast<EndKind>(i)));
    const std::string by = fmt::format("{}", fmt::join(how, ", "));
    if (!game.outcome()->winner) return say(Message::drawn, {{"how", by}});
    return say(Message::won, {{"side", ruleset.side_names[*game.outcome()->winner]}, {"how", by}});
  }
  return say(Message::to_move, {{"side", game.to_move() ? ruleset.side_names[*game.to_move()] : ""}});
}

std::string page(const Judged& judged, const Options& options, std::string_view path) {
  const CoordinateStyle style = options.letters.value_or(judged.ruleset->coordinates);
  const StoneStyle stones = options.stones.value_or(StoneStyle::letters);
  const Topology topology(*judged.layout);
  const Shown shown = play(judged, topology, options, style);
  const Ruleset& ruleset = *judged.ruleset;
  std::string out = fmt::format("{}, game {}", printable(path), judged.number);
  if (!judged.record.id.empty()) out += fmt::format(" #{}", printable(judged.record.id));
  out += fmt::format(" ({})\n", ruleset.id);
  out += fmt::format("ply {} of {}", shown.ply, shown.plies);
  if (shown.step.placed) {
    out += fmt::format(": {} {}", move_as_numbered(judged, Ply{shown.ply}),
                       write_coord(topology.coord(shown.step.point), style));
    if (!shown.step.captured.empty()) out += ", captures" + stones_text(shown.step.captured, topology, style);
    if (!shown.step.poofed.empty()) out += ", loses" + stones_text(shown.step.poofed, topology, style);
  }
  out += "\n\n" + board_text(shown.game, {&shown.step, true}, style, stones) + "\n";
  for (const Side side : {Side::first, Side::second}) {
    out += fmt::format("{} {} {}", stone_sign(ruleset, side, stones), padded(ruleset.side_names[side], 6),
                       padded(printable(player_of(judged.record, side)), 20));
    if (ruleset.capture.lengths != 0) out += fmt::format(" {} captured", shown.game.position().taken(side));
    out.erase(out.find_last_not_of(' ') + 1);
    out += "\n";
  }
  out += end_text(shown.game) + "\n";
  if (!opening_forbidden(shown.game).empty()) out += say(Message::opening_zone) + "\n";
  std::string moves;
  for (const std::string& move : shown.moves) moves += (moves.empty() ? "" : " ") + move;
  if (!moves.empty()) out += "\n" + wrapped(moves, 0) + "\n";
  return out;
}

ExitCode run(const Options& options) {
  const Reporter reporter = message_reporter(options);
  FindingsSink sink = message_sink(options);
  const JudgeSettings settings = judge_settings(options);
  Judge judge(static_cast<const JudgeOptions&>(settings));  // `settings` keeps the rules that the options point to
  Inputs inputs(options.arguments);
  Splitter splitter(inputs, split_options(options));
  Summary summary;
  bool unreadable = false;
  std::uint64_t seen = 0;
  while (const std::unique_ptr<Batch> batch = splitter.next()) {
    for (const auto& item : batch->items) {
      Findings findings;
      if (const auto* problem = std::get_if<InputProblem>(&item)) {
        unreadable = unreadable || problem->unreadable;
        reporter.problem(*problem, findings, summary);
        sink.take(findings);
        continue;
      }
      const auto& raw = std::get<RawRecord>(item);
      if (++seen < options.game) continue;
      const Judged& judged = judge.judge(raw);
      reporter.record(raw, judged, judge.diagnostics(), findings, summary);
      sink.take(findings);
      if (judged.replay != nullptr) {
        Output output;
        output.write(options.picture == "svg" ? show_picture(raw, settings, options)
                                              : page(judged, options, raw.entry->path));
        output.flush();
      }
      return worse(exit_code_of(summary, options.fail_on), unreadable ? ExitCode::unavailable : ExitCode::clean);
    }
  }
  if (seen > 0 || !unreadable)
    complain(say(Message::no_such_game,
                 {{"game", std::to_string(options.game)}, {"records", counted(seen, "record", "records")}}));
  return worse(ExitCode::findings, unreadable ? ExitCode::unavailable : ExitCode::clean);
}

constexpr std::array kExamples = {
    Example{"show game.txt", "the board after the last stone"},
    Example{"show club.zip --game 12 --ply 39", "the board after 39 stones of the 12th record"},
    Example{"show game.txt --stones discs", "with discs for stones"},
    Example{"show game.txt --ply 12 --as svg > ply-12.svg", "a picture, as the viewer draws it"},
};
constexpr auto kOptionNames =
    joined(kReadingOptions, kFindingOptions,
           std::array<std::string_view, 7>{"game", "ply", "as", "style", "stones", "theme", "cell"});

}  // namespace

const Command kShow = {
    .name = "show",
    .summary = "the board at a ply as text or SVG",
    .argument = "PATH...",
    .argument_kind = Values::path,
    .min_arguments = 1,
    .max_arguments = 0,
    .examples = kExamples,
    .options = kOptionNames,
    .more =
        "Signs: X and O stones, (X) the last one, * captured by it, # locked, a b ... the two holes of a "
        "portal pair,\n: forbidden to the next stone by the opening rules.\n",
    .run = run};

}  // namespace fivefold
