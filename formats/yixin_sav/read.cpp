#include "formats/yixin_sav/read.h"

#include <array>
#include <string>

#include "formats/limited_findings.h"
#include "formats/yixin_sav/lines.h"

namespace fivefold::yixin_sav {
namespace {

constexpr int kUsualSide = 15;
constexpr int kFarthest = 30000;  ///< what a coordinate can hold
constexpr std::size_t kMostUnreadable = 50;

class Reader {
 public:
  Reader(std::string_view bytes, const ParseOptions& options, Record& record, Diagnostics& diagnostics)
      : bytes_(bytes), options_(options), record_(record), findings_(diagnostics) {}

  void read() {
    for (std::size_t at = 0; at < bytes_.size() && !stopped_;) {
      const Line line = line_at(bytes_, at);
      if (line.text.empty()) {
        // The end of the file may be a line end too many; blank lines elsewhere are not the program's.
        if (bytes_.find_first_not_of(" \t\r\n", at) != std::string_view::npos) uneven(line.text);
      } else if (stated_ < kNames.size()) {
        read_header(line.text);
      } else {
        read_move(line.text);
      }
      at = line.next;
    }
    const auto size = static_cast<std::uint32_t>(bytes_.size());
    if (stated_ < kNames.size())
      findings_.add(Code::record_cut_short, {size, size}, {{"what", "the first three lines"}});
    if (stated_ < 2) settle_board();
    if (stated_ == kNames.size() && values_[2] >= 0 && values_[2] != moves_) {
      findings_.add(Code::sav_count_wrong, count_where_,
                    {{"expected", std::to_string(values_[2])}, {"found", std::to_string(moves_)}});
    }
    findings_.finish({size, size});
  }

 private:
  static constexpr std::array<std::string_view, 3> kNames = {"height", "width", "number of moves"};

  Span span(std::string_view text) const {
    const auto begin = static_cast<std::uint32_t>(text.data() - bytes_.data());
    return {begin, begin + static_cast<std::uint32_t>(text.size())};
  }

  void uneven(std::string_view line) {
    findings_.add_once(Code::sav_line_uneven, span(line), {{"text", excerpt(line)}});
  }

  void read_header(std::string_view line) {
    const Numbers numbers = read_numbers(line);
    const bool is_count = stated_ == 2;
    const int low = is_count ? 0 : kSmallest;
    const int high = is_count ? kMostMoves : kLargest;
    if (is_count) count_where_ = span(line);
    if (stated_ == 1 && numbers.count == 1 && numbers.first >= 0 && numbers.first < kRules) {
      if (!numbers.plain) uneven(line);
      values_[1] = values_[0];
      read_rule(line, numbers.first);
    } else if (numbers.count == 1 && numbers.first >= low && numbers.first <= high) {
      values_[stated_] = numbers.first;
      if (!numbers.plain) uneven(line);
    } else {
      findings_.add(Code::number_out_of_range, span(line),
                    {{"what", std::string(kNames[stated_])},
                     {"text", excerpt(line)},
                     {"low", std::to_string(low)},
                     {"high", std::to_string(high)}});
    }
    if (++stated_ == 2) settle_board();
  }

  /// The program's first versions state the rules in the second line, where later ones state the width.
  void read_rule(std::string_view line, int rule) {
    constexpr std::array<std::string_view, kRules> kIds = {"gomoku-free", "gomoku-std", "renju-free", "", ""};
    record_.ruleset = kIds[static_cast<std::size_t>(rule)];
    record_.tags.push_back({kTagRule, line, false, span(line)});
    if (record_.ruleset.empty())
      findings_.add(Code::header_value_unknown, span(line), {{"key", "rule"}, {"text", excerpt(line)}});
  }

  /// A side that cannot be read is that of --board, or the usual one.
  void settle_board() {
    const bool stated = values_[0] > 0 && values_[1] > 0;
    if (stated) {
      record_.board_stated = true;
      record_.layout.height = values_[0];
      record_.layout.width = values_[1];
      return;
    }
    record_.layout.width = options_.board ? options_.board->first : kUsualSide;
    record_.layout.height = options_.board ? options_.board->second : kUsualSide;
    // The rows were counted from the top of this board: no other may be played on.
    record_.board_stated = true;
    if (options_.board) return;
    findings_.add(Code::size_assumed, {},
                  {{"width", std::to_string(kUsualSide)}, {"height", std::to_string(kUsualSide)}});
  }

  void read_move(std::string_view line) {
    if (record_.moves_where == Span{}) record_.moves_where = span(line);
    const Numbers numbers = read_numbers(line);
    const auto far = [](int value) { return value < -kFarthest || value > kFarthest; };
    ++moves_;
    if (numbers.count == 2 && !far(numbers.first) && !far(numbers.second)) {
      if (!numbers.plain) uneven(line);
      const int row = record_.layout.height - 1 - numbers.first;
      record_.add(Token::move({static_cast<std::int16_t>(numbers.second), static_cast<std::int16_t>(row)}, span(line)));
      return;
    }
    if (++unreadable_ > kMostUnreadable) {
      findings_.add(Code::too_many_unreadable, span(line), {{"limit", std::to_string(kMostUnreadable)}});
      stopped_ = true;
      return;
    }
    record_.add(Token::unreadable(span(line)));
    record_.extra_of_last().text = line;
  }

  std::string_view bytes_;
  const ParseOptions& options_;
  Record& record_;
  LimitedFindings findings_;
  std::size_t stated_ = 0;  ///< lines of the header that were seen
  std::array<int, 3> values_ = {-1, -1, -1};
  Span count_where_;
  int moves_ = 0;
  std::size_t unreadable_ = 0;
  bool stopped_ = false;
};

}  // namespace

void parse(std::string_view bytes, const ParseOptions& options, Record& record, Diagnostics& diagnostics) {
  Reader(bytes, options, record, diagnostics).read();
}

}  // namespace fivefold::yixin_sav
