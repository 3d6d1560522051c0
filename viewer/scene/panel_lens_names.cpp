#include "viewer/scene/panel_lens_names.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace fivefold {
namespace {

constexpr Style kName{.size = kSmall, .role = Role::muted, .anchor = Anchor::middle};

/// How much the name of a cell is needed where not all have room: first of all the cell that the lens is about, then
/// those beside a hole, where the names jump, then the ends of the run.
int rank_of_name(const LensView& lens, std::size_t i) {
  const std::vector<LensCell>& cells = lens.cells;
  const bool before_hole = i + 1 < cells.size() && cells[i + 1].pair_before >= 0;
  const bool after = i > 0 && cells[i - 1].in_row;
  const bool before = i + 1 < cells.size() && cells[i + 1].in_row;
  if (cells[i].point == lens.about && !cells[i].repeated) return 0;
  if (cells[i].pair_before >= 0 || before_hole) return 1;
  return cells[i].in_row && !(after && before) ? 2 : 3;
}

}  // namespace

float lens_name_room(const Sheet& sheet, const LensView& lens) {
  float widest = 1;
  for (const LensCell& each : lens.cells)
    widest = std::max(widest, sheet.width(name_of(*sheet.view().study, each.point, sheet.view().options), kName));
  return std::ceil(widest) + sheet.px(4);
}

void draw_lens_names(Sheet& sheet, const LensView& lens, std::size_t first, std::span<const Rect> places,
                     float height) {
  struct Taken {
    float from, to;
  };
  std::vector<Taken> taken;
  for (int rank = 0; rank <= 3; ++rank)
    for (std::size_t i = 0; i < places.size(); ++i) {
      if (rank_of_name(lens, first + i) != rank) continue;
      const LensCell& cell = lens.cells[first + i];
      const std::string name = name_of(*sheet.view().study, cell.point, sheet.view().options);
      const float middle = places[i].centre().x;
      const float half = sheet.width(name, kName) / 2 + sheet.px(2);
      const auto touches = [&](const Taken& other) { return middle - half < other.to && other.from < middle + half; };
      if (std::any_of(taken.begin(), taken.end(), touches)) continue;
      taken.push_back({middle - half, middle + half});
      sheet.list().begin(Part::lens, static_cast<std::int32_t>(index(cell.point)));
      const float room = 2 * half + sheet.px(4);
      sheet.text({middle - room / 2, places[i].bottom() + sheet.px(2), room, height}, name, kName);
    }
}

}  // namespace fivefold
