#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "formats/judge.h"
#include "formats/rif/rif.h"
#include "tests/formats/split_all.h"
#include "tests/tools/run_program.h"

namespace fivefold::test {

/// A database text, cut and judged game by game.
class Database {
 public:
  explicit Database(std::string_view text) : split_(testing::split(text, only_rif())), judge_(JudgeOptions{}) {}

  std::size_t games() const { return split_.records.size(); }
  /// Judges a game; its record is valid until the next call.
  const Judged& game(std::size_t i) {
    const Judged& judged = judge_.judge(split_.records.at(i));
    codes_.clear();
    append(split_.records[i].diagnostics);
    append(judge_.diagnostics());
    return judged;
  }
  const Record& record(std::size_t i) { return game(i).record; }
  /// Ids of what was found in the game judged last: what was seen at cutting first, then by place.
  const std::string& codes() const { return codes_; }
  std::string codes(std::size_t i) {
    game(i);
    return codes_;
  }
  /// The same for what stands outside the games, with lines: "S902@7".
  std::string outside() const {
    std::string all;
    for (const InputProblem& problem : split_.problems)
      all +=
          (all.empty() ? "" : " ") + std::string(row(problem.diagnostic.code).id) + "@" + std::to_string(problem.line);
    return all;
  }

 private:
  void append(const Diagnostics& found) {
    for (const Diagnostic& d : found) codes_ += (codes_.empty() ? "" : " ") + std::string(row(d.code).id);
  }
  static SplitOptions only_rif() {
    SplitOptions options;
    options.from = &kRif;
    return options;
  }
  testing::Split split_;
  Judge judge_;
  std::string codes_;
};

/// "7,7 7,8": the stones of a record; "?" where one cannot be read.
inline std::string moves_of(const Record& record) {
  std::string all;
  for (const Token& token : record.tokens) {
    if (!all.empty()) all += ' ';
    all += token.kind == TokenKind::move ? std::to_string(token.at.x) + "," + std::to_string(token.at.y) : "?";
  }
  return all;
}

/// A database with usual tables and these games; the games begin in line 12.
inline std::string database(std::string_view games) {
  return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<database version=\"1.0\" date=\"2026-02-01\">\n"
         "<countries><country id=\"3\" name=\"Norland\" abbr=\"NOR\"/></countries>\n"
         "<cities><city id=\"11\" country=\"3\" name=\"Elmstad\"/></cities>\n"
         "<rules><rule id=\"4\" name=\"RIF\" category=\"1\"/></rules>\n"
         "<players>\n<player id=\"21\" name=\"Ida\" surname=\"Berg\" country=\"3\" city=\"11\"/>\n"
         "<player id=\"22\" surname=\"Lind\" country=\"3\" city=\"\"/>\n</players>\n"
         "<tournaments><tournament id=\"31\" name=\"Open\" country=\"3\" city=\"11\" year=\"2025\" month=\"5\" "
         "start=\"2025-05-03\" end=\"2025-05-04\" rule=\"4\" rated=\"1\"/></tournaments>\n<games>\n" +
         std::string(games) + "</games>\n</database>\n";
}

/// One game of the players above.
inline std::string game(std::string_view moves, std::string_view attributes = "", std::string_view id = "1") {
  return "<game id=\"" + std::string(id) +
         "\" tournament=\"31\" round=\"1\" rule=\"4\" black=\"21\" white=\"22\" bresult=\"1\" " +
         std::string(attributes) + ">\n<move>" + std::string(moves) + "</move>\n</game>\n";
}

}  // namespace fivefold::test
