#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/diagnostic.h"
#include "formats/raw_record.h"
#include "tools/options.h"
#include "tools/summary.h"

namespace fivefold {

/// Findings as text, in order. `ends` holds where each one ends, so that the sink can stop after --max-findings.
struct Findings {
  std::string text;
  std::vector<std::size_t> ends;
};

/// Where a finding is, as people and programs name it. Empty or 0 where it does not apply.
struct FindingPlace {
  std::string_view path;
  std::uint64_t line = 0;
  std::uint64_t column = 0;
  std::optional<std::uint64_t> byte;
  std::uint64_t game = 0;
  std::uint64_t variation = 0;  ///< id of the line of play; 0 is the main line
  Ply ply{0};
  std::string id;
  std::string first, second;  ///< players by side
  std::string move;           ///< "20. White": the ply as people number it
};

/// The line of the source that a finding is about, and the column in it (from 1); empty where it is not shown.
struct SourceLine {
  std::string_view text;
  std::uint64_t column = 1;
};

/// Renders findings as docs/cli.md and the contract "Finding" say, honouring --disable, --error and --report.
/// Immutable: workers share one.
class Reporter {
 public:
  /// `carets`: show the offending line and a caret under the column (a terminal).
  Reporter(const Options& options, bool carets, bool colors);

  /// The severity that counts after --disable and --error; nothing when the finding is not reported.
  std::optional<Severity> severity(const Diagnostic& diagnostic) const;

  /// All findings of a record: first those of reading it, then those of judging it, then (may be null) those of writing
  /// it. Counts them in the summary.
  void record(const RawRecord& raw, const Judged& judged, const Diagnostics& found, Findings& to, Summary& summary,
              const Diagnostics* writing = nullptr) const;
  /// Counts the findings of a record without rendering them.
  void count(const RawRecord& raw, const Diagnostics& found, Summary& summary) const;
  /// The finding of an input as a whole.
  void problem(const InputProblem& problem, Findings& to, Summary& summary) const;
  /// One finding whose place is known already.
  void finding(const Diagnostic& diagnostic, Severity counts_as, const FindingPlace& place, const SourceLine& source,
               Findings& to) const;

 private:
  void add(const Diagnostics& diagnostics, const RawRecord& raw, const Judged& judged, Findings& to, Summary& summary,
           bool& error) const;
  std::string text(const Diagnostic& diagnostic, Severity counts_as, const FindingPlace& place,
                   const SourceLine& source) const;
  std::string json(const Diagnostic& diagnostic, Severity counts_as, const FindingPlace& place) const;

  bool json_;
  bool carets_;
  bool colors_;
  std::vector<std::int8_t> severity_;  ///< by Code: -1 not reported, 0 as found, 1 error
};

/// Name of the player who had that side in the end, or empty.
std::string_view player_of(const Record& record, Side side);
/// A ply as people number it: "20. White". Empty when no ruleset applies.
std::string move_as_numbered(const Judged& judged, Ply ply);

}  // namespace fivefold
