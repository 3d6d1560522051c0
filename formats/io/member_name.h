#pragma once

#include <string_view>

namespace fivefold {

/// True for a name that is absolute ("/x", "\x", "C:\x") or has a ".." part: it would lead out of the folder that the
/// archive is unpacked to. Both kinds of slashes count, since archives are made on all systems.
bool leaves_folder(std::string_view name);

}  // namespace fivefold
