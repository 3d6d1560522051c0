#include "formats/pbem/facts.h"

#include <algorithm>
#include <string>

#include "core/name_fold.h"
#include "formats/pbem/end_date.h"
#include "formats/pbem/lines.h"
#include "formats/pente_text/words.h"

namespace fivefold::pbem {
namespace {

bool same_name(std::string_view a, std::string_view b) { return !a.empty() && fold_name(a) == fold_name(b); }

}  // namespace

Span Facts::span(std::string_view part) const {
  const auto begin = static_cast<std::uint32_t>(part.data() - bytes_.data());
  return {begin, static_cast<std::uint32_t>(begin + part.size())};
}

void Facts::keep(std::string_view key, std::string_view value) {
  Tag& tag = record_.tags.emplace_back();
  tag.key = key;
  tag.value = value;
  tag.where = span(value);
}

void Facts::name_game(std::string_view line) {
  if (game_ == nullptr) game_ = find_game(line);
}

bool Facts::read_mail(std::string_view line) {
  const std::size_t colon = line.find(':');
  const std::string_view value = colon == std::string_view::npos ? line : trimmed(line.substr(colon + 1));
  if (line.starts_with("Subject:")) {
    name_game(value);
    keep("pbem.subject", value);
    return true;
  }
  if (!line.starts_with("Date:")) return false;
  keep("pbem.mail-date", value);
  return true;
}

void Facts::read_winner(std::string_view line) {
  constexpr std::string_view kWon = "Game won by";
  record_.result_where = span(line);
  if (!line.starts_with(kWon)) {
    record_.result = Result::draw;
    return;
  }
  winner_ = trimmed(line.substr(kWon.size()));
  if (winner_.ends_with('.')) winner_.remove_suffix(1);
}

/// "ann's rating ... 1720 ...": the first number is the rating that she had.
void Facts::read_rating(std::string_view line) {
  keep("pbem.rating", line);
  Rating rating;
  rating.name = next_word(line);
  if (rating.name.ends_with("'s")) rating.name.remove_suffix(2);
  while (true) {
    std::string_view word = next_word(line);
    if (word.empty()) return;
    if (word.ends_with('.') || word.ends_with(',')) word.remove_suffix(1);
    const auto number = pente_text::read_number(word);
    constexpr unsigned kMost = 9999;
    if (!number || number->length != word.size() || number->digits == 0 || number->value > kMost) continue;
    rating.value = static_cast<int>(number->value);
    if (ratings_.size() < 2) ratings_.push_back(rating);
    return;
  }
}

void Facts::read_end(std::string_view line) {
  const std::string_view value = trimmed(line.substr(std::min(line.find_first_not_of(".: ", 10), line.size())));
  keep("pbem.ended", value);
  if (const EndDate date = read_end_date(value); !date.date.empty()) {
    record_.date = record_.keep(date.date);
    record_.time = date.time;
  } else {
    findings_.add(Code::pbem_no_year, span(value), {{"text", excerpt(value)}});
  }
}

void Facts::settle(const CellFacts& cells) {
  if (game_ != nullptr) {
    record_.game = game_->name;
    record_.ruleset = game_->ruleset;
  }
  for (const Rating& rating : ratings_)
    for (Player& player : record_.players)
      if (same_name(player.name, rating.name)) player.rating = rating.value;
  if (cells.swapped) {
    record_.sides = {Side::second, Side::first};
    record_.sides_stated = true;
    const std::string_view name = record_.players[1].name;
    findings_.add(Code::pbem_swap, cells.swap_where,
                  {{"first", name.empty() ? "the second player" : std::string(name)}});
  }
  settle_result(cells);
}

void Facts::settle_result(const CellFacts& cells) {
  if (!winner_.empty()) {
    for (const std::size_t seat : {0U, 1U})
      if (same_name(record_.players[seat].name, winner_)) return win(seat);
    keep("pbem.winner", winner_);
    findings_.add(Code::pbem_winner_unknown, span(winner_), {{"text", excerpt(winner_)}});
  } else if (cells.ended_by >= 0 && record_.result == Result::missing) {
    win(cells.ended_by == 0 ? 1 : 0);
  }
}

void Facts::win(std::size_t seat) {
  record_.result = record_.sides[seat] == Side::first ? Result::first : Result::second;
}

}  // namespace fivefold::pbem
