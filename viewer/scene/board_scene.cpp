#include "viewer/scene/board_scene.h"

#include "viewer/scene/board_painter.h"

namespace fivefold {

board::Board board::make_board(const Study& study, const Moment& moment, const ViewOptions& options,
                               const Attention& attention, float cell_pixels, DrawList& list) {
  const Ruleset& ruleset = study.ruleset();
  const bool letters = ruleset.side_names[Side::first] == "X" && ruleset.side_names[Side::second] == "O";
  return {study,
          moment,
          options,
          attention,
          BoardGeometry(study.topology(), options.symmetry),
          cell_pixels,
          letters || study.layout().drawn == BoardDrawn::cells,
          options.stones == StoneLook::marks || (options.stones == StoneLook::ruleset && letters),
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
  draw_stones(board);
  draw_last_move(board);
  draw_stone_numbers(board);
  draw_row_numbers(board);
  draw_faults(board);
  draw_zone_badge(board);
  draw_attention(board);
}

}  // namespace fivefold
