#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "core/diagnostic.h"
#include "core/record.h"
#include "formats/format.h"

namespace fivefold::test {

/// A text read by one format, with everything that was found.
struct Parsed {
  std::string text;  ///< the record looks into it
  Record record;
  Diagnostics diagnostics;

  Parsed(const Format& format, std::string bytes, const ParseOptions& options = {}) : text(std::move(bytes)) {
    record.clear();
    format.parse(text, options, record, diagnostics);
  }
  Parsed(const Parsed&) = delete;
  Parsed& operator=(const Parsed&) = delete;

  /// The ids of all findings in their order: "S304 S306".
  std::string codes() const {
    std::string all;
    for (const Diagnostic& d : diagnostics) all.append(all.empty() ? "" : " ").append(row(d.code).id);
    return all;
  }
  /// "9,9 10,8": the stones of all tokens; "?" where unreadable, "-" for choices and acts.
  std::string moves() const {
    std::string all;
    for (const Token& token : record.tokens) {
      all += all.empty() ? "" : " ";
      if (token.kind == TokenKind::move) {
        all += std::to_string(token.at.x) + "," + std::to_string(token.at.y);
      } else {
        all += token.kind == TokenKind::unreadable ? "?" : "-";
      }
    }
    return all;
  }
};

/// What a format writes for a record without a replay; empty when it refuses.
inline std::string written(const Format& format, const Record& record, Diagnostics& diagnostics, bool force = false) {
  std::string out;
  const Judged judged{record, &record.layout, nullptr, nullptr, nullptr, {}, 1};
  const WriteOptions options{false, force};
  format.begin(options, out);
  if (!format.write(judged, options, out, diagnostics)) return {};
  format.end(options, out);
  return out;
}

inline std::string written(const Format& format, const Record& record) {
  Diagnostics ignored;
  return written(format, record, ignored);
}

}  // namespace fivefold::test
