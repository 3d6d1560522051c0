#include "tools/messages.h"

#include <array>
#include <span>

#include "core/diagnostic.h"

namespace fivefold {
namespace {

constexpr std::array<std::string_view, 1
#define FIVEFOLD_MESSAGE(name, text) +1  // NOLINT(bugprone-macro-parentheses)
#include "tools/messages.def"
#undef FIVEFOLD_MESSAGE
                     >
    kTexts = {
#define FIVEFOLD_MESSAGE(name, text) text,  // NOLINT(bugprone-macro-parentheses)
#include "tools/messages.def"
#undef FIVEFOLD_MESSAGE
        ""};

}  // namespace

std::string_view text_of(Message message) { return kTexts[static_cast<std::size_t>(message)]; }

std::string say(Message message, std::initializer_list<std::pair<std::string, std::string>> arguments) {
  return fill(text_of(message), std::span(arguments.begin(), arguments.size()));
}

}  // namespace fivefold
