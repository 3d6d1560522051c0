#include "formats/io/member_name.h"

namespace fivefold {

bool leaves_folder(std::string_view name) {
  constexpr std::string_view kSlashes = "/\\";
  if (name.empty()) return false;
  if (kSlashes.find(name.front()) != std::string_view::npos) return true;
  const bool letter = (name[0] >= 'a' && name[0] <= 'z') || (name[0] >= 'A' && name[0] <= 'Z');
  if (letter && name.size() > 1 && name[1] == ':') return true;
  while (true) {
    const std::size_t slash = name.find_first_of(kSlashes);
    if (name.substr(0, slash) == "..") return true;
    if (slash == std::string_view::npos) return false;
    name.remove_prefix(slash + 1);
  }
}

}  // namespace fivefold
