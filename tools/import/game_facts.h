#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "formats/format.h"
#include "tools/import/game_image.h"

namespace fivefold {

/// What a record says beside board and stones, in groups, each as a hash of 32 bits: enough to say in which groups two
/// records of one game differ.
enum class FactGroup : std::uint8_t { players, result, date, event, rules, tags, notes, variations };
inline constexpr std::size_t kFactGroups = 8;
using FactGroups = std::array<std::uint32_t, kFactGroups>;

struct GameFacts {
  FactGroups groups{};
  std::uint64_t whole = 0;  ///< all groups, and the stones: of two records with one GameKey, the same only when they say the same
};

/// The facts of a record whose board is turned by one of `smallest` (GameHash::smallest). The tag that says where a
/// record came from is no fact.
GameFacts facts_of(const Judged& judged, const GameImage& image, const std::vector<Symmetry>& smallest);

/// "players, date": the groups in which two records differ.
std::string differing_groups(const FactGroups& a, const FactGroups& b);

/// Whether a tag is the `source` of the JSON Lines contract.
bool is_source(const Tag& tag);

}  // namespace fivefold
