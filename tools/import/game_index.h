#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "tools/import/game_image.h"
#include "tools/import/scratch_file.h"

namespace fivefold {

/// Which games were met before: 24 bytes a record. Past a limit of memory the entries go, sorted, to scratch files in
/// the folder of the output; then a question is a binary search in each of those.
class GameIndex {
 public:
  struct Entry {
    std::uint64_t low = 0;    ///< of the GameKey
    std::uint64_t facts = 0;  ///< GameFacts::whole
    std::uint32_t high = 0;   ///< 28 bits of the GameKey, 3 of the symmetry, 1: not the first of its key
    std::uint32_t number = 0;

    GameKey key() const { return {low, high >> 4U}; }
    Symmetry symmetry() const { return static_cast<Symmetry>((high >> 1U) & 7U); }
    bool is_first() const { return (high & 1U) == 0; }
  };
  static_assert(sizeof(Entry) == 24);

  /// `memory`: bytes that the table in memory may take.
  GameIndex(std::string folder, std::size_t memory);

  /// What was met before.
  struct Found {
    std::optional<Entry> first;  ///< the first record with this key
    std::optional<Entry> same;   ///< a record with this key that states the same facts
  };
  Found find(const GameKey& key, std::uint64_t facts);
  std::optional<Entry> first(const GameKey& key);
  /// Adds a record. `first`: no record with its key was added before.
  void add(const GameKey& key, std::uint64_t facts, Symmetry symmetry, std::uint32_t number, bool first);
  /// How many sorted runs lie on disk.
  std::size_t runs() const { return runs_.size(); }

 private:
  struct Run {
    std::unique_ptr<ScratchFile> file;
    std::uint64_t count = 0;
    std::string_view bytes;  ///< of the file
  };
  static std::uint64_t place(const Entry& entry);
  template <class Wanted>
  std::optional<Entry> look_up(std::uint64_t at, const Wanted& wanted);
  void put(const Entry& entry);
  void grow();
  void spill();

  std::string folder_;
  std::size_t most_slots_;
  std::vector<Entry> slots_;  ///< open addressing; a slot with number kFree is free
  std::size_t used_ = 0;
  std::vector<Run> runs_;
};

}  // namespace fivefold
