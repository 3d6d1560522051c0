#pragma once

#include <array>
#include <span>

#include "viewer/scene/messages.h"
#include "viewer/scene/panel_kit.h"

namespace fivefold {

/// One column of the table: its width in device-independent pixels, how much of what is left over it takes, and how
/// early it goes when the window is narrow (the highest first; 0 never).
struct BrowserColumn {
  GameColumn column;
  Phrase title;
  float least;
  float grows;
  int goes;
  Anchor anchor = Anchor::start;
};
/// All columns, in the order of GameColumn.
std::span<const BrowserColumn> browser_columns();

/// Widths of the columns in pixels.
struct Shares {
  std::array<float, kGameColumns> width{};  ///< 0: left out
};
/// Shares `room` pixels out to the columns: what is too much is left out, what is left over goes to those that grow.
Shares share_columns(const Sheet& sheet, float room);

}  // namespace fivefold
