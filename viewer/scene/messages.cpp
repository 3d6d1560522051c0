#include "viewer/scene/messages.h"

#include <array>
#include <vector>

#include "core/diagnostic.h"

namespace fivefold {

std::string_view text_of(Phrase phrase) {
  static constexpr std::array kTexts = {
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
