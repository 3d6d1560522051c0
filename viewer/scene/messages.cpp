#include "viewer/scene/messages.h"

#include <array>
#include <cstdint>
#include <vector>

#include "core/diagnostic.h"

namespace fivefold {

std::string_view text_of(Phrase phrase) {
  // A list of names knows how many there are; clang 14 cannot deduce an array of so many texts.
  enum class Row : std::uint16_t {
#define FIVEFOLD_PHRASE(name, text) name,
#include "viewer/scene/messages.def"
#undef FIVEFOLD_PHRASE
    end
  };
  constexpr auto kCount = static_cast<std::size_t>(Row::end);
  static constexpr std::array<std::string_view, kCount> kTexts = {
#define FIVEFOLD_PHRASE(name, text) std::string_view(text),
#include "viewer/scene/messages.def"
#undef FIVEFOLD_PHRASE
  };
  return kTexts[static_cast<std::size_t>(phrase)];
}

std::string say(Phrase phrase, std::initializer_list<std::pair<std::string, std::string>> arguments) {
  return fill(text_of(phrase), std::vector<std::pair<std::string, std::string>>(arguments));
}

}  // namespace fivefold
