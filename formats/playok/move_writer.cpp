#include "formats/playok/move_writer.h"

#include <algorithm>
#include <vector>

#include "core/coordinates.h"
#include "formats/playok/choice_tag.h"
#include "formats/playok/losses.h"
#include "formats/playok/tags.h"

namespace fivefold::playok {
namespace {

constexpr std::size_t kWidth = 78;
constexpr std::uint32_t kFifth = 5;

std::string written(Coord at) {
  std::string text = write_coord(at, CoordinateStyle::keep_i);
  for (char& c : text)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c + ('a' - 'A'));
  return text;
}

std::vector<ChoiceTag> choice_tags(const Record& record) {
  std::vector<ChoiceTag> choices;
  for (const Tag& tag : record.tags) {
    if (tag.key != kTagChoice) continue;
    if (const auto choice = read_choice_tag(tag.value)) choices.push_back(*choice);
  }
  return choices;
}

/// The places, each in the slot of its seat, with "--" where a seat has nothing to say.
class Slots {
 public:
  Slots(std::string_view line_end, std::string& out) : line_end_(line_end), out_(out) {}

  void put(std::size_t seat, std::string_view text) {
    if (count_ % 2 != seat) slot("--");
    slot(text);
  }

  void word(std::string_view text) {
    if (column_ > 0 && column_ + 1 + text.size() > kWidth) new_line();
    if (column_ > 0) out_ += ' ';
    column_ += text.size() + (column_ > 0 ? 1 : 0);
    out_ += text;
  }

  void new_line() {
    if (column_ > 0) out_ += line_end_;
    column_ = 0;
  }

 private:
  void slot(std::string_view text) {
    if (count_ % 2 == 0) word(std::to_string(count_ / 2 + 1) + ".");
    ++count_;
    word(text);
  }

  std::string_view line_end_;
  std::string& out_;
  std::size_t count_ = 0;
  std::size_t column_ = 0;
};

class MoveWriter {
 public:
  MoveWriter(const Record& record, const Seating& seating, Slots& slots, Diagnostics& diagnostics)
      : record_(record), seating_(seating), slots_(slots), diagnostics_(diagnostics), choices_(choice_tags(record)) {}

  void write(std::uint32_t count) {
    renju_choices();
    for (std::uint32_t i = 0; i < count; ++i) {
      const Token& token = record_.tokens[record_.lines[0].first + i];
      if (token.kind == TokenKind::choose) choice(token, i);
      if (token.kind == TokenKind::move) stone(token);
    }
  }

 private:
  void choice(const Token& token, std::uint32_t position) {
    if (token.choice() == Choice::put_two) {
      second_puts_ = true;
      return;
    }
    const Side side = token.choice() == Choice::first ? Side::first : Side::second;
    const bool last = seating_.last_choice == position;
    const std::string_view choosers = record_.tag(kTagChoosers);
    const bool by_first =
        last ? seating_.sides[0] == side : choices_made_ < choosers.size() && choosers[choices_made_] == '1';
    const std::size_t seat = by_first ? 0 : 1;
    ++choices_made_;
    second_puts_ = false;
    slots_.put(seat, side == Side::first ? "black" : "white");
  }

  void renju_choices() {
    while (next_choice_ < choices_.size() && choices_[next_choice_].stones <= stones_) {
      const ChoiceTag& choice = choices_[next_choice_++];
      slots_.put(choice.seat, choice.side == Side::first ? "black" : "white");
    }
  }

  void stone(const Token& token) {
    ++stones_;
    const std::size_t seat = seat_of_stone();
    const std::string text = written(token.at);
    if (stones_ != kFifth || !offers(seat, text)) slots_.put(seat, text);
    renju_choices();
  }

  std::size_t seat_of_stone() const {
    const bool first = stones_ % 2 == 1;
    if (stones_ > seating_.opening) return (seating_.sides[0] == Side::first) == first ? 0 : 1;
    if (second_puts_) return 1;
    return seating_.alone || first ? 0 : 1;
  }

  /// The stones that were offered as the fifth one, if the tag names them and the one that was taken is among them.
  bool offers(std::size_t seat, std::string_view taken) {
    std::string_view rest = record_.tag(kTagOffered);
    if (rest.empty()) return false;
    std::vector<std::string_view> words;
    bool open = false, among = false, fits = true;
    while (!rest.empty()) {
      const std::string_view word = rest.substr(0, rest.find(' '));
      rest.remove_prefix(std::min(word.size() + 1, rest.size()));
      if (word == "?" && rest.empty()) {
        open = true;
        break;
      }
      const auto at = read_coord(word, CoordinateStyle::keep_i);
      fits = fits && at && written(*at) == word;
      among = among || word == taken;
      words.push_back(word);
    }
    if (!fits || !among || words.size() < 2) {
      report_loss("the fifth stones that were offered", diagnostics_);
      return false;
    }
    for (const std::string_view word : words) slots_.put(seat, word);
    if (!open) slots_.put(1 - seat, taken);
    return true;
  }

  const Record& record_;
  const Seating& seating_;
  Slots& slots_;
  Diagnostics& diagnostics_;
  std::vector<ChoiceTag> choices_;
  std::size_t next_choice_ = 0;
  std::size_t choices_made_ = 0;
  std::uint32_t stones_ = 0;
  bool second_puts_ = false;
};

}  // namespace

Seating seat_players(const Record& record, std::uint32_t count) {
  Seating seating;
  seating.alone = record.tag(kTagOpening) == "alone";
  std::uint32_t stones = 0;
  bool two_more = false;
  std::optional<Side> chosen;
  for (std::uint32_t i = 0; i < count; ++i) {
    const Token& token = record.tokens[record.lines[0].first + i];
    if (token.kind == TokenKind::move) ++stones;
    if (token.kind != TokenKind::choose) continue;
    if (token.choice() == Choice::put_two) {
      two_more = true;
      continue;
    }
    seating.last_choice = i;
    seating.opening = stones;
    chosen = token.choice() == Choice::first ? Side::first : Side::second;
  }
  if (chosen) {
    const std::size_t seat = record.sides_stated ? (record.sides[0] == *chosen ? 0 : 1) : (two_more ? 0 : 1);
    seating.sides[seat] = *chosen;
    seating.sides[1 - seat] = opponent(*chosen);
    return seating;
  }
  auto choices = choice_tags(record);
  while (!choices.empty() && choices.back().stones > stones) choices.pop_back();  // after moves that are left out
  if (!choices.empty()) {
    const ChoiceTag& last = choices.back();
    seating.sides[last.seat] = last.side;
    seating.sides[1 - last.seat] = opponent(last.side);
    seating.opening = last.stones;
    return seating;
  }
  seating.exchanged = record.sides[0] == Side::second;
  seating.opening = seating.alone ? std::min(stones, 3U) : 0;
  return seating;
}

std::string_view result_by_seat(Result result, const Seating& seating) {
  if (result == Result::missing) return {};
  if (seating.sides[0] == Side::second) {
    if (result == Result::first) return word(Result::second);
    if (result == Result::second) return word(Result::first);
  }
  return word(result);
}

void write_moves(const Record& record, std::uint32_t count, const Seating& seating, std::string_view result,
                 std::string_view line_end, std::string& out, Diagnostics& diagnostics) {
  Slots slots(line_end, out);
  MoveWriter(record, seating, slots, diagnostics).write(count);
  if (!result.empty()) slots.word(result);
  slots.new_line();
}

}  // namespace fivefold::playok
