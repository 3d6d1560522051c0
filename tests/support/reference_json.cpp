#include "tests/support/reference_json.h"

namespace fivefold::reference {

using nlohmann::json;

Coord read_cell(const json& cell) { return {cell.at(0).get<std::int16_t>(), cell.at(1).get<std::int16_t>()}; }

json cell_json(Coord cell) { return json::array({cell.x, cell.y}); }

json cells_json(const std::vector<Coord>& cells) {
  json list = json::array();
  for (const Coord cell : cells) list.push_back(cell_json(cell));
  return list;
}

json row_json(const Stretch& row) {
  json hops = json::array();
  for (const auto& [after, holes] : row.hops) hops.push_back(json::array({after, cells_json(holes)}));
  return {{"axis", kAxisSteps[row.axis].name},
          {"cells", cells_json(row.cells)},
          {"ring", row.ring},
          {"hops", std::move(hops)}};
}

Board read_board(const json& vector, int size) {
  int width = size;
  int height = size;
  std::vector<Coord> locked;
  std::vector<std::pair<Coord, Coord>> portals;
  if (const auto board = vector.find("board"); board != vector.end()) {
    if (const auto stated = board->find("size"); stated != board->end()) {
      width = stated->is_array() ? stated->at(0).get<int>() : stated->get<int>();
      height = stated->is_array() ? stated->at(1).get<int>() : width;
    }
    for (const json& cell : board->value("locked", json::array())) locked.push_back(read_cell(cell));
    for (const json& pair : board->value("portals", json::array()))
      portals.emplace_back(read_cell(pair.at(0)), read_cell(pair.at(1)));
  }
  Board result(width, height, std::move(locked), std::move(portals));
  if (const auto setup = vector.find("setup"); setup != vector.end() && setup->contains("stones"))
    for (int colour = 1; colour <= 2; ++colour)
      for (const json& cell : setup->at("stones").value(std::to_string(colour), json::array()))
        result.put(read_cell(cell), colour);
  return result;
}

}  // namespace fivefold::reference
