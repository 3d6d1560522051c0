#include "formats/pbem/games.h"

#include <array>

#include "formats/pbem/lines.h"
#include "formats/pente_text/words.h"

namespace fivefold::pbem {
namespace {

/// Pro-Pente is what pente.org calls this server's pente. pente+- lets captures count against the other side, and the
/// rules of gomoku and connect6 there are not known.
constexpr std::array kGames = {
    GameKind{"pente", "pente", "pente"},       GameKind{"pro-pente", "pente", "pente"},
    GameKind{"k-pente", "k-pente", "keryo"},   GameKind{"keryo-pente", "keryo-pente", "keryo"},
    GameKind{"d-pente", "d-pente", "d-pente"}, GameKind{"renju", "renju", "renju"},
    GameKind{"pente+-", "pente+-", ""},        GameKind{"gomoku", "gomoku", ""},
    GameKind{"connect6", "connect6", ""}};

}  // namespace

const GameKind* find_game(std::string_view line) {
  while (true) {
    std::string_view word = next_word(line);
    if (word.empty()) return nullptr;
    while (!word.empty() && std::string_view("[(\"").find(word.front()) != std::string_view::npos)
      word.remove_prefix(1);
    while (!word.empty() && std::string_view("])\":;,.").find(word.back()) != std::string_view::npos) {
      word.remove_suffix(1);
    }
    for (const GameKind& game : kGames)
      if (pente_text::is_word(word, game.word)) return &game;
  }
}

}  // namespace fivefold::pbem
