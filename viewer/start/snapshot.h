#pragma once

#include <functional>
#include <memory>
#include <string>

#include "viewer/output/picture_file.h"
#include "viewer/output/pictures.h"
#include "viewer/start/options.h"

namespace fivefold::viewer {

/// Paints a list of pixels of that size; an empty frame when it is too large for the painter.
using FramePainter = std::function<Frame(const DrawList& list, const Theme& theme, int width, int height)>;

/// How a snapshot ended: 0, 1 (there is no game), 3 (an input cannot be read, or the picture cannot be written).
struct SnapshotEnd {
  int exit_code = 0;
  std::string text;  ///< why, when not 0
};

/// Writes the picture that the options ask for. `paint` is called for pictures of pixels only.
SnapshotEnd take_snapshot(const StartOptions& options, const FramePainter& paint);

/// A picture of pixels of a game, as the file's kind says: one position, or every position of the line as a film.
/// Returns why it could not be made; empty when it is in `bytes`.
std::string pixel_picture(PictureKind kind, const Study& study, Cursor cursor, const ViewOptions& view,
                          const FramePainter& paint, std::string& bytes);

}  // namespace fivefold::viewer
