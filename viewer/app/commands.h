#pragma once

#include "viewer/app/command.h"
#include "viewer/app/state.h"

namespace fivefold::viewer {

/// What each command does, one function a row of commands.def: a command without one does not link.
namespace commands {
#define FIVEFOLD_COMMAND(name, group, keys, help) void name(State& state);
#include "viewer/app/commands.def"
#undef FIVEFOLD_COMMAND
}  // namespace commands

/// Does what the command says.
void apply(State& state, Command command);

/// Whether a held key repeats the command: steps and sizes do, switches do not.
bool repeats(Command command);

}  // namespace fivefold::viewer
