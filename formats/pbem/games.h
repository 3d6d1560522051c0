#pragma once

#include <string_view>

namespace fivefold::pbem {

/// A kind of game of the server.
struct GameKind {
  std::string_view word;     ///< the word that names it in a log
  std::string_view name;     ///< as commands have it: "k-pente"
  std::string_view ruleset;  ///< empty where none of ours is the same game
};

/// The kind of game that a line names; null when it names none.
const GameKind* find_game(std::string_view line);

}  // namespace fivefold::pbem
