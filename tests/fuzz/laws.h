#pragma once

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace fivefold::fuzz {

/// Ends the run when a law is broken; libFuzzer then keeps the input.
inline void expect(bool law, const char* broken, std::string_view one = {}, std::string_view other = {}) {
  if (law) return;
  std::fprintf(stderr, "broken: %s\n--- one\n", broken);
  std::fwrite(one.data(), 1, one.size(), stderr);
  std::fputs("\n--- other\n", stderr);
  std::fwrite(other.data(), 1, other.size(), stderr);
  const auto differ = std::mismatch(one.begin(), one.end(), other.begin(), other.end()).first - one.begin();
  std::fprintf(stderr, "\n--- the first byte that differs: %td\n", differ);
  std::abort();
}

}  // namespace fivefold::fuzz
