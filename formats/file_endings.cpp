#include "formats/file_endings.h"

namespace fivefold {

std::vector<const Format*> formats_of_ending(std::string_view ending) {
  std::vector<const Format*> found;
  for (const Format* const format : all_formats())
    if (format->write != nullptr && format->extensions.front() == ending) found.push_back(format);
  return found;
}

}  // namespace fivefold
