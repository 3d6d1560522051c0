#include "formats/rif/id_set.h"

#include <utility>

namespace fivefold::rif {
namespace {

std::uint64_t hash_of(std::string_view id) {
  std::uint64_t hash = 0xCBF29CE484222325U;  // FNV-1a
  for (const char c : id) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
  hash ^= hash >> 29U;
  return hash == 0 ? 1 : hash;
}

/// The slot of a hash, or the free one where it belongs. REQUIRES: a slot is free, and their number is a power of two.
std::size_t place_of(const std::vector<std::uint64_t>& slots, std::uint64_t hash) {
  const std::size_t mask = slots.size() - 1;
  std::size_t at = (hash * 0x9E3779B97F4A7C15U >> 20U) & mask;
  while (slots[at] != 0 && slots[at] != hash) at = (at + 1) & mask;
  return at;
}

}  // namespace

bool IdSet::add(std::string_view id) {
  const std::uint64_t hash = hash_of(id);
  if (2 * (used_ + 1) > slots_.size() && used_ < kMost) grow();
  const std::size_t at = place_of(slots_, hash);
  if (slots_[at] == hash) return false;
  if (used_ >= kMost) return true;
  slots_[at] = hash;
  ++used_;
  return true;
}

void IdSet::grow() {
  constexpr std::size_t kFirst = 1024;
  std::vector<std::uint64_t> old(slots_.empty() ? kFirst : 2 * slots_.size());
  std::swap(old, slots_);
  for (const std::uint64_t hash : old)
    if (hash != 0) slots_[place_of(slots_, hash)] = hash;
}

}  // namespace fivefold::rif
