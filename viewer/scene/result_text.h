#pragma once

#include <string>

#include "viewer/scene/study.h"

namespace fivefold {

/// The result of a game in words.
struct ResultText {
  std::string large;     ///< "White wins"
  std::string small;     ///< how and when; where claim and board differ, what each says
  bool differs = false;  ///< the record claims another result than the board shows
};
ResultText result_text(const Study& study);

}  // namespace fivefold
