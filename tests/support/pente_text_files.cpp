#include "tests/support/pente_text_files.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include "core/coordinates.h"
#include "formats/pente_text/pente_text.h"
#include "tests/support/paths.h"

namespace fivefold::test {

std::string case_file(std::string_view name) {
  std::ifstream in((fivefold::test::source_folder() + "/tests/data/cases/").append(name), std::ios::binary);
  if (!in) throw std::runtime_error("no such case: " + std::string(name));
  std::ostringstream all;
  all << in.rdbuf();
  return all.str();
}

std::vector<std::string> cut_all(std::string_view text) {
  std::vector<std::string> records;
  while (!text.empty()) {
    const Cut cut = kPenteText.cut(text, true);
    if (cut.kind == Cut::Kind::record) records.emplace_back(text.substr(cut.begin, cut.end - cut.begin));
    if (cut.end == 0) throw std::runtime_error("the cutter does not move on");
    text.remove_prefix(cut.end);
  }
  return records;
}

std::vector<std::unique_ptr<Parsed>> read_all(std::string_view text) {
  std::vector<std::unique_ptr<Parsed>> all;
  for (std::string& record : cut_all(text)) all.push_back(std::make_unique<Parsed>(kPenteText, std::move(record)));
  return all;
}

std::unique_ptr<Parsed> read_case(std::string_view name) {
  auto all = read_all(case_file(name));
  if (all.size() != 1) throw std::runtime_error(fmt::format("{} holds {} records", name, all.size()));
  return std::move(all.front());
}

std::string line_text(const Record& record, std::size_t line) {
  std::string out;
  const Line& at = record.lines[line];
  for (std::uint32_t i = at.first; i < at.first + at.count; ++i) {
    const Token& token = record.tokens[i];
    const Extra* const extra = record.extra(i);
    if (!out.empty()) out += ' ';
    if (token.kind == TokenKind::move) out += write_coord(token.at, CoordinateStyle::skip_i);
    if (token.kind == TokenKind::unreadable) out += fmt::format("\"{}\"", extra != nullptr ? extra->text : "");
    if (token.kind == TokenKind::choose) out += word(token.choice());
    if (token.kind == TokenKind::act) out += word(token.act());
    if (extra != nullptr && !extra->comment.empty()) out += fmt::format(" {{{}}}", extra->comment);
  }
  return out;
}

std::string everything(const Record& record) {
  std::string out =
      fmt::format("id={} game={} ruleset={} rules={}\nsite={} event={} round={} section={}\n", record.id, record.game,
                  record.ruleset, record.rules_json, record.site, record.event, record.round, record.section);
  out += fmt::format("date={} time={} control={} rated={} intro={}\n", record.date, record.time, record.time_control,
                     !record.rated   ? "?"
                     : *record.rated ? "yes"
                                     : "no",
                     record.intro);
  for (const Player& player : record.players) {
    out += fmt::format("player={} rating={} kind={} other={}\n", player.name, player.rating.value_or(-1),
                       word(player.kind), player.other);
  }
  out += fmt::format("sides={}{} stated={} result={}{} end={} {}\n", number(record.sides[0]), number(record.sides[1]),
                     record.sides_stated, word(record.result), record.result == Result::missing ? " missing" : "",
                     record.end ? word(*record.end) : "-", record.end_text);
  std::vector<std::string> tags;  // their order says nothing about the game
  for (const Tag& tag : record.tags) tags.push_back(fmt::format("tag {}={}\n", tag.key, tag.value));
  std::stable_sort(tags.begin(), tags.end());
  for (const std::string& tag : tags) out += tag;
  for (std::size_t i = 0; i < record.lines.size(); ++i) {
    const Line& line = record.lines[i];
    out += fmt::format("line {} of {} after {} {}: {}\n", line.id, line.parent, line.after, line.other,
                       line_text(record, i));
  }
  return out;
}

}  // namespace fivefold::test
