#include "tools/terminal.h"

#include <cstdlib>

namespace fivefold {

bool colors_wanted(const Options& options, bool terminal) {
  if (options.color != When::automatic) return options.color == When::always;
  const char* no_color = std::getenv("NO_COLOR");
  return terminal && (no_color == nullptr || *no_color == '\0');
}

}  // namespace fivefold
