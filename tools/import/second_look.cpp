#include "tools/import/second_look.h"

#include <algorithm>
#include <vector>

namespace fivefold {
namespace {

/// A game with one stone left open.
struct OpenStone {
  std::uint64_t hash = 0;
  std::uint32_t game = 0;
  std::uint32_t ply = 0;
};

struct NearPair {
  std::uint32_t game = 0;
  std::uint32_t earlier = 0;
  std::uint32_t ply = 0;
  friend auto operator<=>(const NearPair&, const NearPair&) = default;
};

}  // namespace

void find_prefixes(KeptGames& games, GameIndex& index,
                   const std::function<void(std::uint32_t, std::uint32_t)>& found) {
  std::vector<bool> done(games.count(), false);
  KeptGames::Walk walk(games);
  GameImage image;
  while (walk.next(image)) {
    GameHash hash(image);
    for (std::size_t played = 1; played < image.moves.size(); ++played) {
      hash.step();
      const auto shorter = index.first(hash.key());
      if (!shorter || done[shorter->number]) continue;
      done[shorter->number] = true;
      found(shorter->number, walk.number());
    }
  }
}

void find_near(KeptGames& games, std::size_t memory,
               const std::function<void(std::uint32_t, std::uint32_t, std::uint32_t)>& found) {
  GameImage image;
  std::uint64_t stones = 0;
  for (KeptGames::Walk walk(games); walk.next(image);) stones += image.moves.size();
  const std::uint64_t rounds = stones * sizeof(OpenStone) / std::max<std::size_t>(memory, sizeof(OpenStone)) + 1;
  std::vector<OpenStone> open;
  std::vector<std::uint64_t> hashes;
  std::vector<NearPair> pairs;
  for (std::uint64_t round = 0; round < rounds; ++round) {
    open.clear();
    for (KeptGames::Walk walk(games); walk.next(image);) {
      hashes_but_one(image, hashes);
      for (std::size_t i = 0; i < hashes.size(); ++i)
        if (hashes[i] % rounds == round) open.push_back({hashes[i], walk.number(), static_cast<std::uint32_t>(i + 1)});
    }
    std::sort(open.begin(), open.end(), [](const OpenStone& a, const OpenStone& b) {
      return a.hash != b.hash ? a.hash < b.hash : a.game < b.game;
    });
    for (std::size_t first = 0, i = 0; i < open.size(); ++i) {
      if (open[i].hash != open[first].hash) first = i;
      if (open[i].game != open[first].game) pairs.push_back({open[i].game, open[first].game, open[i].ply});
    }
  }
  std::sort(pairs.begin(), pairs.end());
  for (const NearPair& pair : pairs) {
    // A game and its mirror image share every such hash, and differ in no stone.
    if (games.place(pair.game).key == games.place(pair.earlier).key) continue;
    found(pair.game, pair.earlier, pair.ply);
  }
}

}  // namespace fivefold
