#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "tools/import/game_facts.h"
#include "tools/import/game_image.h"
#include "tools/import/scratch_file.h"

namespace fivefold {

/// Where a record stood.
struct GamePlace {
  std::string path;
  std::uint64_t line = 0;
  std::uint64_t column = 0;
  std::uint64_t byte = 0;
  std::uint64_t number = 0;  ///< of the record within its input
  FactGroups groups{};
  GameKey key{};
};

/// What a run must know again of the records that it kept: where each stood, and its stones. Lies on disk.
class KeptGames {
 public:
  explicit KeptGames(const std::string& folder) : names_(folder), places_(folder), images_(folder) {}

  /// Adds the next record; returns its number, from 0.
  std::uint32_t add(const GamePlace& place, std::string_view image);
  std::uint32_t count() const { return count_; }
  GamePlace place(std::uint32_t number);

  /// Walks the images from the first record on.
  class Walk {
   public:
    explicit Walk(KeptGames& games) : games_(games) {}
    /// The next record's image; false at the end.
    bool next(GameImage& image);
    std::uint32_t number() const { return next_ - 1; }

   private:
    KeptGames& games_;
    std::string bytes_;
    std::uint64_t offset_ = 0;
    std::uint32_t next_ = 0;
  };

 private:
  ScratchFile names_;
  ScratchFile places_;
  ScratchFile images_;
  std::string last_name_;
  std::uint64_t last_name_at_ = 0;
  std::uint32_t count_ = 0;
};

/// "club.zip!a.txt:814": how findings name another record.
std::string text_of(const GamePlace& place);

}  // namespace fivefold
