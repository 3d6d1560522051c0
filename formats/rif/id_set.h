#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace fivefold::rif {

/// Which ids were seen: 16 bytes each at most, up to a limit. Ids are known by a hash of 64 bits.
class IdSet {
 public:
  static constexpr std::size_t kMost = 1U << 20;
  /// True when the id is new, or when there are more of them than fit.
  bool add(std::string_view id);

 private:
  void grow();
  std::vector<std::uint64_t> slots_;  ///< open addressing; 0 is free
  std::size_t used_ = 0;
};

}  // namespace fivefold::rif
