#include "formats/pbem/reader.h"

#include <string>
#include <utility>
#include <vector>

#include "formats/pbem/cells.h"
#include "formats/pbem/facts.h"
#include "formats/pbem/lines.h"
#include "formats/pente_text/lexis.h"
#include "formats/pente_text/words.h"

namespace fivefold::pbem {
namespace {

constexpr std::string_view kSite = "Richard's PBeM Server";

class LogReader {
 public:
  LogReader(std::string_view bytes, const ParseOptions& options, Record& record, Diagnostics& diagnostics)
      : bytes_(bytes), options_(options), record_(record), findings_(diagnostics), facts_(bytes, record, findings_) {}

  void read() {
    record_.site = kSite;
    for (std::size_t at = 0; at < bytes_.size();) {
      const std::size_t end = pente_text::line_end(bytes_, at);
      const LineText line = unquoted(bytes_.substr(at, end - at));
      if (line.quoted) findings_.add_once(Code::pbem_quoted, span(bytes_.substr(at, end - at)));
      take(line.text);
      at = end + 1;
    }
    skip_line(waiting_);
    end_skipped();
    settle();
    const auto size = static_cast<std::uint32_t>(bytes_.size());
    findings_.finish({size, size});
  }

 private:
  Span span(std::string_view part) const { return facts_.span(part); }

  void take(std::string_view line) {
    const LineKind kind = kind_of(line);
    if (kind == LineKind::row || (in_table_ && continues_rows(line))) {
      if (!in_table_ && cells_.empty()) read_names(line);
      in_table_ = true;
      return read_row(line);
    }
    in_table_ = in_table_ && kind == LineKind::blank;
    if (kind == LineKind::text) return hold(line);
    if (kind == LineKind::blank && under_heads_) return;
    skip_line(std::exchange(waiting_, {}));
    under_heads_ = kind == LineKind::heads;
    switch (kind) {
      case LineKind::winner: end_skipped(); return facts_.read_winner(line);
      case LineKind::rating: end_skipped(); return facts_.read_rating(line);
      case LineKind::heads: end_skipped(); return facts_.keep("pbem.heads", line);
      case LineKind::ended: end_skipped(); return facts_.read_end(line);
      case LineKind::log:
        end_skipped();
        facts_.name_game(line);
        return facts_.keep("pbem.log", line);
      case LineKind::mail:
        if (!facts_.read_mail(line) && skipped_.empty()) skipped_ = line;
        return;
      default: return;
    }
  }

  /// Text waits: the line above the table has the names. Only between the heads and the table may blank lines stand.
  void hold(std::string_view line) {
    if (!waiting_.empty()) under_heads_ = false;
    skip_line(waiting_);
    waiting_ = line;
  }

  void skip_line(std::string_view line) {
    if (line.empty()) return;
    if (line.find("oard") != std::string_view::npos || line.find("ame") != std::string_view::npos)
      facts_.name_game(line);
    if (skipped_.empty()) skipped_ = line;
  }

  /// One remark for a stretch of text, however long it is.
  void end_skipped() {
    if (skipped_.empty()) return;
    findings_.add(Code::sgf_text_around, span(skipped_), {{"text", excerpt(skipped_)}});
    skipped_ = {};
  }

  /// The line above the first row has one name for each column.
  void read_names(std::string_view row) {
    end_skipped();
    constexpr std::size_t kMost = 6;
    const std::string_view line = std::exchange(waiting_, {});
    const auto names = words_of(line, kMost + 1);
    const auto cells = words_of(row, 2 * kMost).size() / 2;
    if (names.size() > 2 && names.size() <= kMost && cells == names.size()) {
      crowd_ = true;
      findings_.add(Code::pbem_many_players, span(row), {{"count", std::to_string(cells)}});
    } else if (names.size() == 2) {
      for (const std::size_t seat : {0U, 1U}) {
        record_.players[seat].name = names[seat];
        record_.players[seat].where = span(names[seat]);
      }
    } else {
      skip_line(line);
      end_skipped();
      findings_.add(Code::pbem_players_missing, span(row));
    }
  }

  void read_row(std::string_view line) {
    end_skipped();
    if (crowd_) return;
    std::string_view number;
    while (true) {
      std::string_view word = next_word(line);
      const auto read = pente_text::read_number(word);
      const bool is_number = read && read->digits > 0 && read->length == word.size();
      if (!number.empty() && (word.empty() || is_number)) {
        findings_.add(Code::pbem_cell_empty, span(number), {{"number", std::string(excerpt(number))}});
        number = {};
      }
      if (word.empty()) return;
      if (is_number) {
        check_number(word, read->value);
        number = word;
        continue;
      }
      // A blank behind the comma of a cell that has several moves.
      const std::string_view begin = word;
      while (word.ends_with(',')) {
        word = next_word(line);
        if (word.empty()) break;
      }
      const auto size = static_cast<std::size_t>(word.data() + word.size() - begin.data());
      const std::string_view cell = word.empty() ? begin : std::string_view(begin.data(), size);
      if (number.empty()) {
        findings_.add_once(Code::move_number_missing, span(cell), {{"move", excerpt(cell)}});
      }
      if (cells_.empty()) record_.moves_where = span(cell);
      cells_.push_back({cell, span(cell)});
      number = {};
    }
  }

  void check_number(std::string_view word, unsigned value) {
    const std::size_t due = cells_.size() + 1;
    if (value == due) return;
    findings_.add(Code::move_number_wrong, span(word), {{"text", excerpt(word)}, {"expected", std::to_string(due)}});
  }

  void settle() {
    if (cells_.empty() && !crowd_) {
      findings_.add(Code::pbem_no_table, {0, static_cast<std::uint32_t>(bytes_.size())});
      return;
    }
    const CoordinateStyle style = options_.coordinates.value_or(CoordinateStyle::skip_i);
    facts_.settle(read_cells(cells_, bytes_, style, record_, findings_));
  }

  std::string_view bytes_;
  const ParseOptions& options_;
  Record& record_;
  LimitedFindings findings_;
  Facts facts_;
  std::vector<Cell> cells_;
  std::string_view waiting_;  ///< the last line of text
  std::string_view skipped_;  ///< the first line of a stretch of text that is passed over
  bool under_heads_ = false;  ///< heads, then at most one line
  bool in_table_ = false;
  bool crowd_ = false;  ///< more than two players
};

}  // namespace

void parse(std::string_view bytes, const ParseOptions& options, Record& record, Diagnostics& diagnostics) {
  LogReader(bytes, options, record, diagnostics).read();
}

}  // namespace fivefold::pbem
