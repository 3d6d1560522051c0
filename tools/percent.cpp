#include "tools/percent.h"

#include <fmt/format.h>

namespace fivefold {

std::string cut_percent(std::uint64_t part, std::uint64_t whole) {
  if (whole == 0) return "0.00";
  const std::uint64_t hundredths = part / whole * 10000 + part % whole * 10000 / whole;
  return fmt::format("{}.{:02}", hundredths / 100, hundredths % 100);
}

}  // namespace fivefold
