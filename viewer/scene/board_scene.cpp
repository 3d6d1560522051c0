#include "viewer/scene/board_scene.h"

#include "viewer/scene/board_painter.h"

namespace fivefold {
namespace {

bool has_letters(const Ruleset& ruleset) {
  return ruleset.side_names[Side::first] == "X" && ruleset.side_names[Side::second] == "O";
}

}  // namespace

bool board::shows_marks(const Study& study, const ViewOptions& options) {
  if (options.stones != StoneLook::ruleset) return options.stones == StoneLook::marks;
  return has_letters(study.ruleset());
}

board::Board board::make_board(const Study& study, const Moment& moment, const ViewOptions& options,
                               const Attention& attention, float cell_pixels, DrawList& list) {
  return {study,
          moment,
          options,
          attention,
          BoardGeometry(study.topology(), options.symmetry),
          cell_pixels,
          has_letters(study.ruleset()) || study.layout().drawn == BoardDrawn::cells,
          shows_marks(study, options),
          list};
}

void draw_board(const Study& study, const Moment& moment, const ViewOptions& options, const Attention& attention,
                float cell_pixels, DrawList& list) {
  const board::Board board = board::make_board(study, moment, options, attention, cell_pixels, list);
  draw_surface(board);
  draw_coordinates(board);
  draw_locked(board);
  draw_zone(board);
  draw_arcs(board);
  draw_rows(board);
  draw_rays(board);
  draw_holes(board);
  draw_ghosts(board);
  draw_mark_lines(board);
  draw_stones(board);
  draw_last_move(board);
  draw_stone_numbers(board);
  draw_marks(board);
  draw_row_numbers(board);
  draw_faults(board);
  draw_zone_badge(board);
  draw_attention(board);
}

void draw_board_rulers(const Study& study, const Moment& moment, const ViewOptions& options, const Attention& attention,
                       float cell_pixels, const Rect& shown, DrawList& list) {
  board::draw_rulers(board::make_board(study, moment, options, attention, cell_pixels, list), shown);
}

}  // namespace fivefold
