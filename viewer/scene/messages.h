#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace fivefold {

/// Every sentence and label that the viewer shows or announces (findings are in core/codes.def, command helps in
/// viewer/app/commands.def); the rows are in messages.def.
enum class Phrase {
#define FIVEFOLD_PHRASE(name, text) name,
#include "viewer/scene/messages.def"
#undef FIVEFOLD_PHRASE
};

/// The template of a phrase, with {named} arguments.
std::string_view text_of(Phrase phrase);
/// The sentence: the template filled as `fill` of core/diagnostic.h does.
std::string say(Phrase phrase, std::initializer_list<std::pair<std::string, std::string>> arguments = {});

}  // namespace fivefold
