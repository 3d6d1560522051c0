#pragma once

#include <string>

#include "formats/renlib/node.h"

namespace fivefold::renlib {

/// What decides how a library is written.
struct TreeFacts {
  bool centre_only = false;  ///< the only first move is H8
  bool passes = false;       ///< a pass occurs
  bool root_comment = false;
};

/// RenLib writes version 3.0 without a root, and 3.4 with one where 3.0 cannot say it.
inline bool needs_root(const TreeFacts& facts) { return !facts.centre_only || facts.passes || facts.root_comment; }

inline std::string header_bytes(bool rooted) {
  std::string out(kMagic);
  out += static_cast<char>(kNewestMajor);
  out += static_cast<char>(rooted ? kNewestMinor : 0);
  out.append(kHeaderSize - out.size(), '\xFF');
  return out;
}

}  // namespace fivefold::renlib
