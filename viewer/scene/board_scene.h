#pragma once

#include "viewer/scene/board_geometry.h"
#include "viewer/scene/draw_list.h"
#include "viewer/scene/moment.h"

namespace fivefold {

/// Draws the board of one position in board units (see BoardGeometry): surface, grid, coordinates, locked cells, holes
/// and arcs, opening zone, stones, captures, rows, faults, marks of last move and pointer.
/// `cell_pixels`: how large a cell will be; small ones lose numbers (below 18) and coordinates (below 12).
void draw_board(const Study& study, const Moment& moment, const ViewOptions& options, const Attention& attention,
                float cell_pixels, DrawList& list);

/// Names of columns and rows along the edges of the part of the board that a zoomed window shows (in board units),
/// where the margins with their names are out of sight.
void draw_board_rulers(const Study& study, const Moment& moment, const ViewOptions& options, const Attention& attention,
                       float cell_pixels, const Rect& shown, DrawList& list);

/// The whole picture of one position without a window: board with margins, a caption of two lines under it (players,
/// ruleset; the moment's sentence), captured counts. For `show --as svg`, exports and tests. `cell_pixels` large.
/// The size of the picture in pixels is put into `width` and `height`.
void draw_position(const Study& study, const Moment& moment, const ViewOptions& options, float cell_pixels,
                   DrawList& list, float& width, float& height);

}  // namespace fivefold
