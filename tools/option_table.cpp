#include <array>
#include <limits>
#include <string>
#include <utility>

#include "tools/messages.h"
#include "tools/option_values.h"
#include "tools/options.h"

namespace fivefold {
namespace {

constexpr std::array<WordRow<ReportStyle>, 2> kReports = {{{"text", ReportStyle::text}, {"json", ReportStyle::json}}};
constexpr std::array<WordRow<FailOn>, 3> kFailOn = {
    {{"error", FailOn::error}, {"warning", FailOn::warning}, {"never", FailOn::never}}};
constexpr std::array<WordRow<When>, 3> kWhen = {
    {{"auto", When::automatic}, {"always", When::always}, {"never", When::never}}};
constexpr std::array<WordRow<Policy>, 2> kPolicies = {{{"record", Policy::record}, {"referee", Policy::referee}}};
constexpr std::array<WordRow<StoneStyle>, 2> kStones = {
    {{"letters", StoneStyle::letters}, {"discs", StoneStyle::discs}}};
constexpr std::array<WordRow<std::string_view>, 4> kPictures = {
    {{"text", "text"}, {"svg", "svg"}, {"forum", "forum"}, {"board-tag", "board-tag"}}};
constexpr std::array<WordRow<std::string_view>, 3> kThemeWords = {
    {{"light", "light"}, {"dark", "dark"}, {"contrast", "contrast"}}};
constexpr std::array<WordRow<Language>, 4> kLanguages = {
    {{"en", Language::english}, {"bg", Language::bulgarian}, {"et", Language::estonian}, {"vi", Language::vietnamese}}};
constexpr std::array<WordRow<CoordinateStyle>, 2> kCoordinates = {
    {{"skip-i", CoordinateStyle::skip_i}, {"keep-i", CoordinateStyle::keep_i}}};

std::string read_coordinates(std::string_view v, std::optional<CoordinateStyle>& to) {
  CoordinateStyle style{};
  const std::string fault = read_word(v, kCoordinates, style);
  if (fault.empty()) to = style;
  return fault;
}

/// What a word of --coordinates says: of letters, of rows, or of numbered cells.
struct PointReading {
  std::optional<CoordinateStyle> letters;
  std::optional<RowOrigin> rows;
  std::optional<CellOrder> cells;
};
constexpr std::array<WordRow<PointReading>, 6> kReadings = {{{"skip-i", {CoordinateStyle::skip_i, {}, {}}},
                                                             {"keep-i", {CoordinateStyle::keep_i, {}, {}}},
                                                             {"from-bottom", {{}, RowOrigin::bottom, {}}},
                                                             {"from-top", {{}, RowOrigin::top, {}}},
                                                             {"rows", {{}, {}, CellOrder::rows}},
                                                             {"columns", {{}, {}, CellOrder::columns}}}};

std::string read_reading(Options& o, std::string_view v) {
  while (true) {
    const std::size_t comma = v.find(',');
    PointReading reading;
    std::string fault = read_word(v.substr(0, comma), kReadings, reading);
    if (reading.letters) o.coordinates = reading.letters;
    if (reading.rows) o.rows = reading.rows;
    if (reading.cells) o.cells = reading.cells;
    if (!fault.empty() || comma == std::string_view::npos) return fault;
    v.remove_prefix(comma + 1);
  }
}

std::string add_filter(Options& o, std::string_view v) {
  FilterCondition condition;
  std::string fault = read_filter(v, condition);
  if (fault.empty()) o.filter.push_back(std::move(condition));
  return fault;
}

std::string set_ruleset_for(Options& o, std::string_view v) {
  const std::size_t equals = v.rfind('=');
  if (equals == std::string_view::npos || equals == 0) return say(Message::value_not_glob, {{"value", std::string(v)}});
  const Ruleset* ruleset = nullptr;
  const std::string fault = read_ruleset(v.substr(equals + 1), ruleset);
  if (fault.empty()) o.ruleset_for.emplace_back(std::string(v.substr(0, equals)), ruleset);
  return fault;
}

std::string set_to(Options& o, std::string_view v) {
  const std::string fault = read_format(v, o.to);
  if (fault.empty() && o.to->write == nullptr) return say(Message::format_not_written, {{"name", std::string(v)}});
  return fault;
}

std::string keep(std::string& to, std::string_view v) {
  to = v;
  return {};
}

const std::array kOptions =
    {
        // how records are read and judged
        OptionRow{"ruleset", 0, "ID", Values::ruleset, "", false,
                  "judge records that name no ruleset by ID (`fivefold rules` lists them)",
                  [](Options& o, std::string_view v) { return read_ruleset(v, o.ruleset); }},
        OptionRow{"ruleset-for", 0, "GLOB=ID", Values::ruleset_for, "", true,
                  "the same for inputs whose path matches GLOB; the last that matches wins", set_ruleset_for},
        OptionRow{"rules-file", 0, "FILE", Values::path, "", false,
                  "judge records that name no ruleset by the house rules in FILE (docs/house-rules.md)",
                  [](Options& o, std::string_view v) { return keep(o.rules_file, v); }},
        OptionRow{"board", 0, "WxH", Values::text, "", false, "board of records that state no size",
                  [](Options& o, std::string_view v) { return read_board(v, o.board); }},
        OptionRow{"layout", 0, "FILE", Values::path, "", false,
                  "locked cells and portals of records that state no board: the board of the first record in FILE",
                  [](Options& o, std::string_view v) { return keep(o.layout_file, v); }},
        OptionRow{"from", 0, "FORMAT", Values::format, "", false,
                  "read every input as FORMAT instead of looking at its content",
                  [](Options& o, std::string_view v) { return read_format(v, o.from); }},
        OptionRow{"encoding", 0, "NAME", Values::text, "", false,
                  "character set of text that is not UTF-8 (without it: a guess, reported)",
                  [](Options& o, std::string_view v) { return keep(o.encoding, v); }},
        OptionRow{"coordinates", 0, "STYLE", Values::words, "skip-i|keep-i|from-bottom|from-top|rows|columns", true,
                  "how letters name columns, where row 1 is, how numbered cells go, where the format leaves it open",
                  [](Options& o, std::string_view v) { return read_reading(o, v); }},
        OptionRow{"policy", 0, "POLICY", Values::words, "record|referee", false,
                  "record: place what can be placed and report; referee: refuse what the rules forbid",
                  [](Options& o, std::string_view v) { return read_word(v, kPolicies, o.policy); }},
        OptionRow{"clock-tolerance", 0, "SECONDS", Values::number, "", false,
                  "a move this much later than the limit is a warning only (default 1)",
                  [](Options& o, std::string_view v) { return read_seconds(v, o.clock_tolerance); }},
        OptionRow{"match", 0, "", Values::none, "", false, "the records are one match between two players",
                  [](Options& o, std::string_view v) { return read_flag(v, o.match); }},
        OptionRow{"max-record", 0, "SIZE", Values::number, "", false,
                  "refuse and skip records longer than SIZE (default 8M)",
                  [](Options& o, std::string_view v) { return read_size(v, o.max_record); }},
        // convert
        OptionRow{"to", 0, "FORMAT", Values::format, "", false, "format to write (`fivefold formats` lists them)",
                  set_to},
        OptionRow{"output", 'o', "FILE", Values::path, "", false,
                  "write to FILE; without it, or as \"-\": standard output",
                  [](Options& o, std::string_view v) { return keep(o.output, v); }},
        OptionRow{"split", 0, "FOLDER", Values::folder, "", false,
                  "write every record to a file of its own in FOLDER, named after its input and number",
                  [](Options& o, std::string_view v) { return keep(o.split, v); }},
        OptionRow{"join", 0, "", Values::none, "", false,
                  "write all records after one another even if the format's files usually hold one",
                  [](Options& o, std::string_view v) { return read_flag(v, o.join); }},
        OptionRow{
            "filter", 0, "CONDITION", Values::text, "", true,
            "only records that meet it: player=An*, date>=2010-05, plies<20, result=1-0|0-1, tag:NAME=VALUE ...",
            add_filter},
        OptionRow{"force", 0, "", Values::none, "", false,
                  "write records with critical findings too, up to what the format can hold",
                  [](Options& o, std::string_view v) { return read_flag(v, o.force); }},
        OptionRow{"overwrite", 0, "", Values::none, "", false, "replace files that exist",
                  [](Options& o, std::string_view v) { return read_flag(v, o.overwrite); }},
        OptionRow{"canonical", 0, "", Values::none, "", false, "one spelling for one game: fixed order and spacing",
                  [](Options& o, std::string_view v) { return read_flag(v, o.canonical); }},
        // import, verify, export
        OptionRow{"keep-source", 0, "", Values::none, "", false,
                  "keep the bytes of every record's source in the collection",
                  [](Options& o, std::string_view v) { return read_flag(v, o.keep_source); }},
        OptionRow{"near", 0, "", Values::none, "", false, "also report games that differ in one stone",
                  [](Options& o, std::string_view v) { return read_flag(v, o.near); }},
        OptionRow{"original", 0, "", Values::none, "", false, "the bytes that import kept of every record's source",
                  [](Options& o, std::string_view v) { return read_flag(v, o.original); }},
        OptionRow{"index-memory", 0, "SIZE", Values::number, "", false,
                  "memory for telling games apart; beyond it the disk is used (default 64M)",
                  [](Options& o, std::string_view v) { return read_size(v, o.index_memory); }},
        // show, stats, rules
        OptionRow{"game", 0, "N", Values::number, "", false, "number of the record among all records read (default 1)",
                  [](Options& o, std::string_view v) {
                    return read_number<std::uint64_t>(v, 1, std::numeric_limits<std::uint64_t>::max(), o.game);
                  }},
        OptionRow{"all", 0, "", Values::none, "", false, "every record from --game on, one after the other",
                  [](Options& o, std::string_view v) { return read_flag(v, o.all); }},
        OptionRow{"ply", 0, "N", Values::number, "", false, "show the board after N stones (default: after the last)",
                  [](Options& o, std::string_view v) {
                    std::uint32_t ply = 0;
                    const std::string fault = read_number<std::uint32_t>(v, 0, 1000000, ply);
                    if (fault.empty()) o.ply = ply;
                    return fault;
                  }},
        OptionRow{"as", 0, "KIND", Values::words, "text|svg|forum|board-tag", false,
                  "kind of picture; forum: text between [code] and [/code], board-tag: pente.org's [board]",
                  [](Options& o, std::string_view v) { return read_word(v, kPictures, o.picture); }},
        OptionRow{"style", 0, "STYLE", Values::words, "skip-i|keep-i", false,
                  "how the picture names columns (default: as the ruleset does)",
                  [](Options& o, std::string_view v) { return read_coordinates(v, o.letters); }},
        OptionRow{"stones", 0, "STYLE", Values::words, "letters|discs", false, "letters (X O) or discs (● ○)",
                  [](Options& o, std::string_view v) {
                    StoneStyle style{};
                    const std::string fault = read_word(v, kStones, style);
                    if (fault.empty()) o.stones = style;
                    return fault;
                  }},
        OptionRow{"signs", 0, "XO", Values::text, "", false,
                  "the two signs of stones in text: capitals and other ASCII signs that the board does not use",
                  [](Options& o, std::string_view v) { return read_signs(v, o.signs); }},
        OptionRow{"theme", 0, "THEME", Values::words, "light|dark|contrast", false, "colours of an SVG picture",
                  [](Options& o, std::string_view v) { return read_word(v, kThemeWords, o.theme); }},
        OptionRow{"cell", 0, "N", Values::number, "", false, "pixels a cell of an SVG picture (8 to 200, default 40)",
                  [](Options& o, std::string_view v) { return read_number<int>(v, 8, 200, o.cell); }},
        OptionRow{"language", 0, "CODE", Values::words, "en|bg|et|vi", false, "language of the block's labels",
                  [](Options& o, std::string_view v) { return read_word(v, kLanguages, o.language); }},
        OptionRow{"json", 0, "", Values::none, "", false, "machine-readable output",
                  [](Options& o, std::string_view v) { return read_flag(v, o.json); }},
        // how work is reported
        OptionRow{"report", 0, "STYLE", Values::words, "text|json", false,
                  "json: one object a line and a last summary object",
                  [](Options& o, std::string_view v) { return read_word(v, kReports, o.report); }},
        OptionRow{"disable", 0, "CODE", Values::code, "", true, "do not report CODE (several: parted by commas)",
                  [](Options& o, std::string_view v) { return read_codes(v, o.disabled); }},
        OptionRow{"error", 0, "CODE", Values::code, "", true, "report CODE as an error",
                  [](Options& o, std::string_view v) { return read_codes(v, o.raised); }},
        OptionRow{"max-findings", 0, "N", Values::number, "", false, "show the first N findings only; all are counted",
                  [](Options& o, std::string_view v) {
                    std::uint64_t most = 0;
                    const std::string fault =
                        read_number<std::uint64_t>(v, 0, std::numeric_limits<std::uint64_t>::max(), most);
                    if (fault.empty()) o.max_findings = most;
                    return fault;
                  }},
        OptionRow{"fail-on", 0, "SEVERITY", Values::words, "error|warning|never", false,
                  "exit with 1 when a finding is at least this severe (default error)",
                  [](Options& o, std::string_view v) { return read_word(v, kFailOn, o.fail_on); }},
        OptionRow{"jobs", 'j', "N", Values::number, "", false,
                  "threads to work with (default: all cores); the output is the same for every N",
                  [](Options& o, std::string_view v) { return read_number(v, 1, 1024, o.jobs); }},
        OptionRow{"progress", 0, "", Values::none, "", false, "show progress even if standard error is no terminal",
                  [](Options& o, std::string_view v) {
                    bool on = true;
                    std::string fault = read_flag(v, on);
                    o.progress = on ? When::always : When::never;
                    return fault;
                  }},
        OptionRow{"no-progress", 0, "", Values::none, "", false, "show no progress",
                  [](Options& o, std::string_view v) {
                    bool off = true;
                    std::string fault = read_flag(v, off);
                    if (off) o.progress = When::never;
                    return fault;
                  }},
        // every command
        OptionRow{"color", 0, "WHEN", Values::words, "auto|always|never", false,
                  "colours in messages (auto: on a terminal, unless NO_COLOR is set)",
                  [](Options& o, std::string_view v) { return read_word(v, kWhen, o.color); }},
        OptionRow{"config", 0, "FILE", Values::path, "", false,
                  "read options from FILE: name = value, sections named after commands",
                  [](Options& o, std::string_view v) { return keep(o.config, v); }},
        OptionRow{"help", 'h', "", Values::none, "", false, "show this help",
                  [](Options& o, std::string_view v) { return read_flag(v, o.help); }},
};

constexpr std::array<std::string_view, 3> kCommon = {"color", "config", "help"};

}  // namespace

std::span<const OptionRow> all_options() { return kOptions; }

const OptionRow* find_option(std::string_view name) {
  for (const OptionRow& row : kOptions)
    if (row.name == name) return &row;
  return nullptr;
}

std::span<const std::string_view> common_options() { return kCommon; }

}  // namespace fivefold
