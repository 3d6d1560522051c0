#include "viewer/scene/panel.h"

namespace fivefold {

void draw_status(Sheet& sheet, const Rect& box) {
  const Moment& moment = *sheet.view().moment;
  sheet.list().begin(Part::status);
  Rect room = box;
  bool broken = false;
  for (const Fault* fault : moment.faults) broken = broken || fault->severity == Severity::error;
  if (broken) {
    sheet.icon(Icon::warning, {room.x + sheet.px(10), room.y + sheet.px(11)}, sheet.px(16), Role::error);
    room.x += sheet.px(26);
    room.width = std::max(0.0F, room.width - sheet.px(26));
  }
  // What two lines cannot hold is written smaller rather than cut.
  Style style{.size = kBody};
  if (sheet.paragraph_height(moment.sentence, room.width, style, 100) > room.height) style.size = kSmall;
  sheet.paragraph(room, moment.sentence, style);
}

}  // namespace fivefold
