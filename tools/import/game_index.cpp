#include "tools/import/game_index.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

namespace fivefold {
namespace {

constexpr std::uint32_t kFree = 0xFFFFFFFFU;
constexpr std::size_t kFewest = 1024;

/// Where a record that is not the first of its key lies: its facts take part, so that a thousand records of one game
/// lie apart.
std::uint64_t place_of_other(std::uint64_t low, std::uint64_t facts) {
  return (low ^ std::rotl(facts, 31)) * 0x9E3779B97F4A7C15ULL;
}

}  // namespace

GameIndex::GameIndex(std::string folder, std::size_t memory)
    : folder_(std::move(folder)),
      most_slots_(std::max(kFewest, std::bit_floor(memory / sizeof(Entry)))),
      slots_(kFewest, Entry{0, 0, 0, kFree}) {}

std::uint64_t GameIndex::place(const Entry& entry) {
  return entry.is_first() ? entry.low : place_of_other(entry.low, entry.facts);
}

template <class Wanted>
std::optional<GameIndex::Entry> GameIndex::look_up(std::uint64_t at, const Wanted& wanted) {
  const std::size_t mask = slots_.size() - 1;
  for (std::size_t i = at & mask; slots_[i].number != kFree; i = (i + 1) & mask)
    if (wanted(slots_[i])) return slots_[i];
  for (const Run& run : runs_) {
    std::uint64_t low = 0;
    std::uint64_t high = run.count;
    Entry entry;
    const auto read = [&](std::uint64_t i) { std::memcpy(&entry, run.bytes.data() + i * sizeof(Entry), sizeof(Entry)); };
    while (low < high) {
      const std::uint64_t middle = low + (high - low) / 2;
      read(middle);
      if (place(entry) < at) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    for (; low < run.count; ++low) {
      read(low);
      if (place(entry) != at) break;
      if (wanted(entry)) return entry;
    }
  }
  return std::nullopt;
}

std::optional<GameIndex::Entry> GameIndex::first(const GameKey& key) {
  return look_up(key.low, [&](const Entry& entry) { return entry.is_first() && entry.key() == key; });
}

GameIndex::Found GameIndex::find(const GameKey& key, std::uint64_t facts) {
  Found found;
  found.first = first(key);
  if (!found.first) return found;
  if (found.first->facts == facts) {
    found.same = found.first;
  } else {
    found.same = look_up(place_of_other(key.low, facts), [&](const Entry& entry) {
      return !entry.is_first() && entry.facts == facts && entry.key() == key;
    });
  }
  return found;
}

void GameIndex::add(const GameKey& key, std::uint64_t facts, Symmetry symmetry, std::uint32_t number, bool first) {
  if (4 * (used_ + 1) > 3 * slots_.size()) {
    if (slots_.size() < most_slots_) {
      grow();
    } else {
      spill();
    }
  }
  put({key.low, facts, key.high << 4U | static_cast<std::uint32_t>(symmetry) << 1U | (first ? 0U : 1U), number});
}

void GameIndex::put(const Entry& entry) {
  const std::size_t mask = slots_.size() - 1;
  std::size_t i = place(entry) & mask;
  while (slots_[i].number != kFree) i = (i + 1) & mask;
  slots_[i] = entry;
  ++used_;
}

void GameIndex::grow() {
  const std::vector<Entry> old = std::exchange(slots_, std::vector<Entry>(2 * slots_.size(), Entry{0, 0, 0, kFree}));
  used_ = 0;
  for (const Entry& entry : old)
    if (entry.number != kFree) put(entry);
}

void GameIndex::spill() {
  std::sort(slots_.begin(), slots_.end(), [](const Entry& a, const Entry& b) {
    if ((a.number == kFree) != (b.number == kFree)) return b.number == kFree;
    return place(a) != place(b) ? place(a) < place(b) : a.number < b.number;
  });
  Run run{std::make_unique<ScratchFile>(folder_), used_, {}};
  for (std::size_t i = 0; i < used_; ++i)
    run.file->append({reinterpret_cast<const char*>(&slots_[i]), sizeof(Entry)});
  run.bytes = run.file->map();
  runs_.push_back(std::move(run));
  std::fill(slots_.begin(), slots_.end(), Entry{0, 0, 0, kFree});
  used_ = 0;
}

}  // namespace fivefold
