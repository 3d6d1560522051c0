#pragma once

#include <string>

#include "viewer/scene/study.h"

namespace fivefold {

/// The result of a game in words.
struct ResultText {
  std::string large;     ///< "White wins by captures"
  std::string aside;     ///< "ply 20", where the board shows the result
  std::string small;     ///< a line more where claim and board differ
  bool differs = false;  ///< the record claims another result than the board shows
};
ResultText result_text(const Study& study);

}  // namespace fivefold
