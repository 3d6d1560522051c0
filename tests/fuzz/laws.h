#pragma once

#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace fivefold::fuzz {

/// Ends the run when a law is broken; libFuzzer then keeps the input.
inline void expect(bool law, const char* broken, std::string_view one = {}, std::string_view other = {}) {
  if (law) return;
  std::fprintf(stderr, "broken: %s\n--- one\n%.*s\n--- other\n%.*s\n---\n", broken, static_cast<int>(one.size()),
               one.data(), static_cast<int>(other.size()), other.data());
  std::abort();
}

}  // namespace fivefold::fuzz
