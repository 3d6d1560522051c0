#include "formats/connect6_csv/read.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "formats/connect6_csv/header.h"
#include "formats/connect6_csv/row.h"
#include "formats/dates.h"
#include "formats/limited_findings.h"
#include "formats/moves/shapes.h"

namespace fivefold::connect6_csv {
namespace {

constexpr std::size_t kMostUnreadable = 50;
constexpr int kSide = 19;

/// The words for a winner that are seen in such tables.
std::optional<Result> read_winner(std::string_view text) {
  const std::string word = lower(trimmed(text));
  if (word.empty()) return Result::missing;
  if (word == "black" || word == "b") return Result::first;
  if (word == "white" || word == "w") return Result::second;
  if (word == "draw" || word == "tie") return Result::draw;
  return std::nullopt;
}

class Reader {
 public:
  Reader(std::string_view bytes, const ParseOptions& options, Record& record, Diagnostics& diagnostics)
      : bytes_(bytes), options_(options), record_(record), findings_(diagnostics) {}

  void read() {
    const std::string_view row = trimmed(bytes_);
    const auto* const stated = dynamic_cast<const Header*>(options_.context);
    const Header& header = stated != nullptr ? *stated : usual_header();
    const char separator = stated != nullptr ? header.separator : separator_of(row);
    if (stated == nullptr) {
      findings_.add(Code::csv_no_header, span(row), {{"columns", "game_id, moves, winner, original_winner_label"}});
      if (separator != ',')
        findings_.add(Code::csv_separator, span(row), {{"separator", separator == ';' ? "semicolons" : "tabs"}});
    }
    record_.layout.width = options_.board ? options_.board->first : kSide;
    record_.layout.height = options_.board ? options_.board->second : kSide;
    record_.board_stated = true;  // Connect6 is played on one size only
    fields_ = split_row(row, separator);
    join_moves(header.columns);
    if (fields_.size() != header.columns.size())
      findings_.add(Code::csv_field_count, span(row),
                    {{"found", std::to_string(fields_.size())}, {"expected", std::to_string(header.columns.size())}});
    for (std::size_t i = 0; i < fields_.size(); ++i)
      take(fields_[i], i < header.columns.size() ? header.columns[i] : Column{std::to_string(i + 1), Role::other});
    compare_labels();
    const auto size = static_cast<std::uint32_t>(bytes_.size());
    findings_.finish({size, size});
  }

 private:
  Span span(std::string_view text) const {
    const auto begin = static_cast<std::uint32_t>(text.data() - bytes_.data());
    return {begin, begin + static_cast<std::uint32_t>(text.size())};
  }

  /// Moves without marks around them fall into fields of their own: puts them together again.
  void join_moves(const std::vector<Column>& columns) {
    const auto column =
        std::find_if(columns.begin(), columns.end(), [](const Column& c) { return c.role == Role::moves; });
    const auto first = static_cast<std::size_t>(column - columns.begin());
    if (column == columns.end() || fields_.size() <= columns.size()) return;
    const std::size_t last = first + fields_.size() - columns.size();
    for (std::size_t i = first; i <= last; ++i)
      if (fields_[i].quoted || count_moves(fields_[i].value) == 0) return;
    Field& moves = fields_[first];
    const std::string_view end = fields_[last].raw;
    const auto length = static_cast<std::size_t>(end.data() + end.size() - moves.raw.data());
    moves.raw = moves.value = bytes_.substr(static_cast<std::size_t>(moves.raw.data() - bytes_.data()), length);
    findings_.add(Code::csv_moves_unquoted, span(moves.raw), {{"count", std::to_string(last - first + 1)}});
    const auto begin = fields_.begin() + static_cast<std::ptrdiff_t>(first);
    fields_.erase(begin + 1, begin + 1 + static_cast<std::ptrdiff_t>(last - first));
  }

  /// The text of a field; a view into the row wherever nothing is doubled in it.
  std::string_view text_of(const Field& field) {
    const bool doubled = field.quoted && field.value.find('"') != std::string_view::npos;
    return trimmed(doubled ? record_.keep(plain(field)) : field.value);
  }

  void take(const Field& field, const Column& column) {
    if (field.stray) findings_.add(Code::csv_quote_stray, span(field.raw), {{"text", excerpt(field.raw)}});
    if (!field.closed) findings_.add(Code::record_cut_short, span(field.raw), {{"what", "a field in quotation marks"}});
    if (column.role == Role::moves) return read_moves(field.value);
    const std::string_view text = text_of(field);
    switch (column.role) {
      case Role::id: record_.id = text; break;
      case Role::black:
      case Role::white: {
        Player& player = record_.players[column.role == Role::black ? 0 : 1];
        player.name = text;
        player.where = span(field.raw);
        break;
      }
      case Role::date: take_date(text, field); break;
      case Role::winner: take_winner(text, field, column); break;
      default: keep(column, text, field); break;
    }
  }

  void keep(const Column& column, std::string_view text, const Field& field) {
    if (text.empty()) return;
    record_.tags.push_back({record_.keep(std::string(kPrefix).append(column.name)), text, false, span(field.raw)});
  }

  void take_date(std::string_view text, const Field& field) {
    record_.date = text;
    const DateFault fault = read_date(text, {}).fault;
    if (fault == DateFault::none) return;
    findings_.add(fault == DateFault::impossible ? Code::date_impossible : Code::date_ambiguous, span(field.raw),
                  {{"text", excerpt(text)}});
  }

  void take_winner(std::string_view text, const Field& field, const Column& column) {
    winner_ = text;
    const auto result = read_winner(text);
    record_.result = result.value_or(Result::unknown);
    record_.result_where = span(field.raw);
    if (result) return;
    findings_.add(Code::header_value_unknown, span(field.raw),
                  {{"key", excerpt(column.name)}, {"text", excerpt(text)}});
    keep(column, text, field);
  }

  /// The table that this format is known from has a second opinion on the winner.
  void compare_labels() {
    constexpr std::string_view kLabel = "original_winner_label";
    const std::string key = std::string(kPrefix).append(kLabel);
    const auto tag = std::find_if(record_.tags.begin(), record_.tags.end(), [&](const Tag& t) { return t.key == key; });
    if (tag == record_.tags.end() || winner_.empty()) return;
    const auto label = read_winner(tag->value);
    if (label && *label == record_.result) return;
    findings_.add(Code::csv_labels_differ, tag->where,
                  {{"key", "winner"},
                   {"found", excerpt(winner_)},
                   {"other", std::string(kLabel)},
                   {"expected", excerpt(tag->value)}});
  }

  void read_moves(std::string_view text) {
    record_.moves_where = span(text);
    const CoordinateStyle style = options_.coordinates.value_or(CoordinateStyle::keep_i);
    std::size_t unreadable = 0;
    while (!text.empty()) {
      if (is_between_moves(text[0])) {
        text.remove_prefix(1);
        continue;
      }
      std::size_t length = moves::move_length(text);
      const auto at = length > 0 ? read_coord(text.substr(0, length), style) : std::nullopt;
      if (length == 0)
        while (length < text.size() && !is_between_moves(text[length])) ++length;
      const std::string_view word = text.substr(0, length);
      text.remove_prefix(length);
      if (at) {
        record_.add(Token::move(*at, span(word)));
        continue;
      }
      if (++unreadable > kMostUnreadable) {
        findings_.add(Code::too_many_unreadable, span(word), {{"limit", std::to_string(kMostUnreadable)}});
        return;
      }
      record_.add(Token::unreadable(span(word)));
      record_.extra_of_last().text = word;
    }
  }

  std::string_view bytes_;
  const ParseOptions& options_;
  Record& record_;
  LimitedFindings findings_;
  std::vector<Field> fields_;
  std::string_view winner_;
};

}  // namespace

void parse(std::string_view bytes, const ParseOptions& options, Record& record, Diagnostics& diagnostics) {
  Reader(bytes, options, record, diagnostics).read();
}

}  // namespace fivefold::connect6_csv
