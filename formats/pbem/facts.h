#pragma once

#include <string_view>
#include <vector>

#include "core/record.h"
#include "formats/pbem/cells.h"
#include "formats/pbem/games.h"

namespace fivefold::pbem {

/// What the lines around a table say, gathered until both players are known.
class Facts {
 public:
  Facts(std::string_view bytes, Record& record, LimitedFindings& findings)
      : bytes_(bytes), record_(record), findings_(findings) {}

  Span span(std::string_view part) const;
  void keep(std::string_view key, std::string_view value);

  /// Takes the name of the game from a line that has one; the first counts.
  void name_game(std::string_view line);
  /// False when nothing of this head of a mail is kept.
  bool read_mail(std::string_view line);
  void read_winner(std::string_view line);
  void read_rating(std::string_view line);
  void read_end(std::string_view line);
  /// The game, ratings, sides and the result, once players and cells are read.
  void settle(const CellFacts& cells);

 private:
  struct Rating {
    std::string_view name;
    int value = 0;
  };
  void settle_result(const CellFacts& cells);
  void win(std::size_t seat);

  std::string_view bytes_;
  Record& record_;
  LimitedFindings& findings_;
  std::vector<Rating> ratings_;
  const GameKind* game_ = nullptr;
  std::string_view winner_;
};

}  // namespace fivefold::pbem
