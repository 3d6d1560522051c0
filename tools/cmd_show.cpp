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
#include "tools/show_board_tag.h"
#include "tools/show_forum.h"
#include "tools/show_picture.h"
#include "tools/shown_game.h"
#include "tools/text.h"
#include "tools/words.h"

namespace fivefold {
namespace {

std::string page(const Judged& judged, const Options& options, std::string_view path) {
  const CoordinateStyle style = options.letters.value_or(judged.ruleset->coordinates);
  const StoneStyle stones = options.stones.value_or(StoneStyle::letters);
  const Topology topology(*judged.layout);
  const ShownGame shown = play_to(judged, topology, options);
  const Ruleset& ruleset = *judged.ruleset;
  BoardSigns signs;
  for (const Side side : {Side::first, Side::second}) signs.stones[side] = stone_sign(ruleset, side, stones);
  if (!options.signs.empty()) signs.stones = {{std::string(1, options.signs[0]), std::string(1, options.signs[1])}};
  signs.coordinates = style;
  std::string out = fmt::format("{}, game {}", printable(path), judged.number);
  if (!judged.record.id.empty()) out += fmt::format(" #{}", printable(judged.record.id));
  out += fmt::format(" ({})\n", ruleset.id);
  out += fmt::format("ply {} of {}", shown.ply, shown.plies);
  if (shown.step.placed) {
    out += fmt::format(": {} {}", move_as_numbered(judged, Ply{shown.ply}),
                       write_coord(topology.coord(shown.step.point), style));
    if (!shown.step.captured.empty()) out += ", captures" + points_text(shown.step.captured, topology, style);
    if (!shown.step.poofed.empty()) out += ", loses" + points_text(shown.step.poofed, topology, style);
  }
  out += "\n\n" + board_text(shown.game, {&shown.step, true}, signs) + "\n";
  for (const Side side : {Side::first, Side::second}) {
    out += fmt::format("{} {} {}", signs.stones[side], padded(ruleset.side_names[side], 6),
                       padded(printable(player_of(judged.record, side)), 20));
    if (ruleset.capture.lengths != 0) out += fmt::format(" {} captured", shown.game.position().taken(side));
    out.erase(out.find_last_not_of(' ') + 1);
    out += "\n";
  }
  out += end_text(shown.game) + "\n";
  if (!opening_forbidden(shown.game).empty()) out += say(Message::opening_zone) + "\n";
  const std::string moves = moves_text(judged, topology, shown, shown.plies, options.ply.value_or(shown.plies), style);
  if (!moves.empty()) out += "\n" + wrapped(moves, 0) + "\n";
  return out;
}

/// One record as --as says; empty when it cannot be shown so. `notes`: what the picture leaves out, or why there is
/// none.
std::string picture_of(const RawRecord& raw, const Judged& judged, const JudgeSettings& settings,
                       const Options& options, Diagnostics& notes) {
  if (options.picture == "svg") return show_picture(raw, settings, options, notes);
  if (options.picture == "forum") return show_forum(judged, options);
  if (options.picture == "board-tag") return show_board_tag(judged, options, notes);
  return page(judged, options, raw.entry->path);
}

ExitCode run(const Options& options) {
  if (options.all && options.picture == "svg") throw UsageError(say(Message::all_as_svg));
  const Reporter reporter = message_reporter(options);
  FindingsSink sink = message_sink(options);
  const JudgeSettings settings = judge_settings(options);
  Judge judge(static_cast<const JudgeOptions&>(settings));  // `settings` keeps the rules that the options point to
  Inputs inputs(options.arguments);
  Splitter splitter(inputs, split_options(options));
  Summary summary;
  bool unreadable = false;
  std::uint64_t seen = 0;
  std::uint64_t shown = 0;
  bool printed = false;
  Diagnostics notes;
  const auto exit_code = [&] {
    return worse(exit_code_of(summary, options.fail_on), unreadable ? ExitCode::unavailable : ExitCode::clean);
  };
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
      notes.clear();
      const std::string picture =
          judged.replay == nullptr ? std::string() : picture_of(raw, judged, settings, options, notes);
      reporter.record(raw, judged, judge.diagnostics(), findings, summary, &notes);
      sink.take(findings);
      if (!picture.empty()) {
        Output output;
        if (printed && options.picture != "board-tag") output.write("\n");
        output.write(picture);
        output.flush();
        printed = true;
      }
      ++shown;
      if (!options.all) return exit_code();
    }
  }
  if (shown > 0) return exit_code();
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
    Example{"show game.txt --as forum", "text to paste into a forum, with [code] around it"},
    Example{"show game.txt --as board-tag", "the tag that pente.org's forum shows as a board"},
};
constexpr auto kOptionNames =
    joined(kReadingOptions, kFindingOptions,
           std::array<std::string_view, 9>{"game", "all", "ply", "as", "style", "stones", "signs", "theme", "cell"});

}  // namespace

const Command kShow = {
    .name = "show",
    .summary = "the board at a ply as text, SVG or forum text",
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
