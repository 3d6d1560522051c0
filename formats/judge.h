#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/replay.h"
#include "formats/format.h"
#include "formats/raw_record.h"

namespace fivefold {

/// What the user decided about how records are judged.
struct JudgeOptions {
  const Ruleset* ruleset = nullptr;  ///< --ruleset: for records that name none (and, with `override_named`, for all)
  std::string ruleset_reason = "--ruleset";  ///< what ruleset_reason() says where `ruleset` was used
  std::vector<std::pair<std::string, const Ruleset*>>
      ruleset_for;                             ///< --ruleset-for GLOB=ID; the last that matches wins
  std::optional<BoardLayout> layout;           ///< --layout FILE: for records that state no board
  std::optional<std::pair<int, int>> board;    ///< --board WxH
  std::optional<CoordinateStyle> coordinates;  ///< --coordinates STYLE
  std::optional<CellOrder> cells;              ///< --coordinates rows or columns
  std::optional<RowOrigin> rows;               ///< --coordinates from-bottom or from-top
  std::string encoding;                        ///< --encoding NAME
  Policy policy = Policy::record;
  double clock_tolerance = 1.0;
};

/// The part of these decisions that a parser needs; `options`, `path` and `context` must outlive it.
ParseOptions parse_options(const JudgeOptions& options, std::string_view path, const FileContext* context);

/// Turns the bytes of a record into a Record, its replay and every finding: parse -> choose the ruleset -> check the
/// layout -> replay -> compare the claims. One per worker: it reuses its memory from record to record.
class Judge {
 public:
  explicit Judge(JudgeOptions options);
  ~Judge();
  Judge(const Judge&) = delete;
  Judge& operator=(const Judge&) = delete;

  /// The result is valid until the next call; its record keeps views into the bytes of `raw`. `sink` (may be null)
  /// sees every step.
  const Judged& judge(const RawRecord& raw, StepSink* sink = nullptr);
  /// The same for the bytes of one record that no splitter cut, the `number`th of `path`.
  const Judged& judge(const Format& format, std::string_view bytes, std::string_view path, std::uint64_t number,
                      StepSink* sink = nullptr, const FileContext* context = nullptr);

  /// The last judged record, for a tool that adds to it before it is written.
  Record& record();
  /// Diagnostics of the last judged record, in the order of their places in the text.
  const Diagnostics& diagnostics() const;
  /// Why that ruleset was chosen, for the line that reports say once per file: "named by the record", "--ruleset",
  /// "--ruleset-for */renju/*". Empty when none.
  std::string_view ruleset_reason() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace fivefold
