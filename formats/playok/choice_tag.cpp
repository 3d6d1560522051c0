#include "formats/playok/choice_tag.h"

#include <fmt/format.h>

#include <charconv>

namespace fivefold::playok {

std::optional<ChoiceTag> read_choice_tag(std::string_view text) {
  ChoiceTag choice;
  if (text.starts_with("black ")) {
    choice.side = Side::first;
  } else if (!text.starts_with("white ")) {
    return std::nullopt;
  }
  text.remove_prefix(6);
  if (text.size() < 3 || (text[0] != '1' && text[0] != '2') || text[1] != ' ') return std::nullopt;
  choice.seat = text[0] == '1' ? 0 : 1;
  text.remove_prefix(2);
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), choice.stones);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return choice;
}

std::string choice_tag(const ChoiceTag& choice) {
  return fmt::format("{} {} {}", choice.side == Side::first ? "black" : "white", choice.seat + 1, choice.stones);
}

}  // namespace fivefold::playok
