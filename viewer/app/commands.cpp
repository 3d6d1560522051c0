#include "viewer/app/commands.h"

#include <array>

namespace fivefold::viewer {

void apply(State& state, Command command) {
  static constexpr std::array kActions = {
#define FIVEFOLD_COMMAND(name, group, keys, help) &commands::name,
#include "viewer/app/commands.def"
#undef FIVEFOLD_COMMAND
  };
  kActions[static_cast<std::size_t>(command)](state);
}

bool repeats(Command command) {
  switch (command) {
    case Command::next:
    case Command::previous:
    case Command::ten_forward:
    case Command::ten_back:
    case Command::up:
    case Command::down:
    case Command::next_event:
    case Command::previous_event:
    case Command::next_fault:
    case Command::previous_fault:
    case Command::comment_down:
    case Command::comment_up:
    case Command::next_game:
    case Command::previous_game:
    case Command::faster:
    case Command::slower:
    case Command::zoom_in:
    case Command::zoom_out:
    case Command::board_zoom_in:
    case Command::board_zoom_out: return true;
    default: return false;
  }
}

}  // namespace fivefold::viewer
