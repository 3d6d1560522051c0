#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace fivefold {

/// Every sentence that the commands say (findings are in core/codes.def, help texts in the tables of commands and
/// options); the rows are in messages.def.
enum class Message {
#define FIVEFOLD_MESSAGE(name, text) name,
#include "tools/messages.def"
#undef FIVEFOLD_MESSAGE
};

/// The template of a message, with {named} arguments.
std::string_view text_of(Message message);
/// The sentence: the template filled as `fill` of core/diagnostic.h does.
std::string say(Message message, std::initializer_list<std::pair<std::string, std::string>> arguments = {});

}  // namespace fivefold
