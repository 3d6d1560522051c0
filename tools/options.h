#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/coordinates.h"
#include "core/diagnostic.h"
#include "core/game.h"
#include "core/layout.h"
#include "core/ruleset.h"
#include "formats/board_text.h"
#include "formats/format.h"
#include "tools/filter.h"

namespace fivefold {

enum class ReportStyle : std::uint8_t { text, json };
enum class FailOn : std::uint8_t { error, warning, never };
enum class When : std::uint8_t { automatic, always, never };
enum class Language : std::uint8_t { english, bulgarian, estonian, vietnamese };

/// Everything that the command line, the environment and the configuration file said, checked and converted.
/// A command reads the members that its options set and leaves the others alone.
struct Options {
  std::vector<std::string> arguments;  ///< paths, an id, a code ...: what the command's argument is

  // how records are read and judged
  const Format* from = nullptr;
  std::string encoding;
  const Ruleset* ruleset = nullptr;
  std::vector<std::pair<std::string, const Ruleset*>> ruleset_for;
  std::string rules_file;
  std::string layout_file;
  std::optional<std::pair<int, int>> board;
  std::optional<CoordinateStyle> coordinates;
  std::optional<CellOrder> cells;  ///< --coordinates rows or columns
  std::optional<RowOrigin> rows;   ///< --coordinates from-bottom or from-top
  Policy policy = Policy::record;
  double clock_tolerance = 1.0;
  std::size_t max_record = 8U << 20;
  bool match = false;  ///< the inputs are one match between two players

  // how work is reported
  ReportStyle report = ReportStyle::text;
  FailOn fail_on = FailOn::error;
  std::vector<Code> disabled;
  std::vector<Code> raised;  ///< --error CODE
  std::optional<std::uint64_t> max_findings;
  When color = When::automatic;
  When progress = When::automatic;
  int jobs = 0;  ///< 0: all cores

  // convert
  const Format* to = nullptr;
  std::string output;
  std::string split;  ///< folder
  bool join = false;
  bool force = false;
  bool overwrite = false;
  bool canonical = false;
  std::vector<FilterCondition> filter;  ///< a record must meet them all

  // import, verify, export
  bool keep_source = false;
  bool near = false;
  bool original = false;
  std::size_t index_memory = 64U << 20;

  // show, stats, rules
  std::uint64_t game = 1;
  std::optional<std::uint32_t> ply;
  bool all = false;                        ///< show: every record from `game` on
  std::string_view picture = "text";       ///< --as: text, svg, forum, board-tag
  std::string signs;                       ///< --signs: empty, or the two signs of stones in text
  std::optional<CoordinateStyle> letters;  ///< --style: how pictures name columns
  std::optional<StoneStyle> stones;        ///< empty: letters in text, as the ruleset names its sides in pictures
  std::string_view theme = "light";        ///< of pictures: light, dark, contrast
  int cell = 40;                           ///< of pictures: pixels a cell
  Language language = Language::english;
  bool json = false;

  bool help = false;
  std::string config;
};

/// What the value of an option or argument can be: drives completion and the man page.
enum class Values : std::uint8_t {
  none,
  text,
  number,
  path,
  folder,
  ruleset,
  ruleset_for,
  format,
  code,
  command,
  words
};

/// One row of the table of options (option_table.cpp). The environment variable of a row is FIVEFOLD_ and its name in
/// capitals, dashes as underscores; its key in a configuration file is its name.
struct OptionRow {
  std::string_view name;   ///< without dashes
  char letter = 0;         ///< short form, or 0
  std::string_view value;  ///< "ID"; empty for a flag
  Values kind = Values::none;
  std::string_view words;  ///< Values::words: the words, parted by '|'
  bool repeatable = false;
  std::string_view help;
  /// Puts a value into the options; says what is wrong with it, or an empty string. Flags get "true" or "false".
  std::string (*set)(Options& options, std::string_view value) = nullptr;
};

/// Every option that exists, in the order in which help shows them.
std::span<const OptionRow> all_options();
const OptionRow* find_option(std::string_view name);
/// The options that every command has.
std::span<const std::string_view> common_options();

struct Command;
/// The rows that a command accepts, its own and the common ones, in the order of the table.
std::vector<const OptionRow*> options_of(const Command& command);

/// Reads a command's part of the command line (without program and command name), then FIVEFOLD_* variables, then
/// --config FILE: the first that names an option decides. Throws UsageError.
Options parse_options(const Command& command, const std::vector<std::string>& arguments);

}  // namespace fivefold
