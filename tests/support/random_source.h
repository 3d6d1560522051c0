#pragma once

#include <cstdint>
#include <cstdlib>
#include <random>
#include <vector>

namespace fivefold {

/// Random choices that a seed repeats on every system (the standard's distributions do not).
class RandomSource {
 public:
  explicit RandomSource(std::uint64_t seed) : bits_(seed) {}
  /// From low to high, both included.
  int from(int low, int high) { return low + static_cast<int>(bits_() % static_cast<std::uint64_t>(high - low + 1)); }
  bool percent(int chance) { return from(1, 100) <= chance; }
  bool permille(int chance) { return from(1, 1000) <= chance; }
  template <class T>
  T one_of(const std::vector<T>& values) {
    return values[static_cast<std::size_t>(from(0, static_cast<int>(values.size()) - 1))];
  }

 private:
  std::mt19937_64 bits_;
};

/// First seed and number of the cases of a law, so that one failure can be run again alone:
/// FIVEFOLD_LAW_SEED=n FIVEFOLD_LAW_CASES=1.
struct LawRange {
  std::uint64_t first;
  std::uint64_t cases;
  bool whole;  ///< not narrowed by hand: counts may be asked for
};
inline LawRange law_range(std::uint64_t first, std::uint64_t cases) {
  const char* seed = std::getenv("FIVEFOLD_LAW_SEED");
  const char* count = std::getenv("FIVEFOLD_LAW_CASES");
  return {seed != nullptr ? std::strtoull(seed, nullptr, 10) : first,
          count != nullptr ? std::strtoull(count, nullptr, 10) : cases, seed == nullptr && count == nullptr};
}

}  // namespace fivefold
