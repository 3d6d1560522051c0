#include <algorithm>
#include <bit>
#include <string>

#include "viewer/scene/panel.h"

namespace fivefold {
namespace {

/// Slots of a capture rule: groups of as many stones as it captures, or single stones where it captures groups of
/// several sizes.
struct SlotRule {
  int group = 1;
  int slots = 0;    ///< groups up to the win
  int largest = 1;  ///< stones that one capture of one group can take
};

SlotRule slot_rule(const CaptureRule& rule) {
  SlotRule out;
  const auto bits = static_cast<unsigned>(rule.lengths);
  if (bits == 0) return out;
  out.largest = static_cast<int>(std::bit_width(bits)) - 1;
  if (std::has_single_bit(bits) && rule.stones_to_win % out.largest == 0) out.group = out.largest;
  out.slots = rule.stones_to_win / out.group;
  return out;
}

}  // namespace

float draw_slots(Sheet& sheet, const Rect& line, Side by, bool dry) {
  const WindowView& view = sheet.view();
  const CaptureRule& capture = view.study->ruleset().capture;
  const SlotRule rule = slot_rule(capture);
  if (rule.slots <= 0) return 0;
  const int taken = view.moment->taken[by];
  const bool won = taken >= capture.stones_to_win;
  const bool close = !won && taken + rule.largest >= capture.stones_to_win;
  const float number_width = sheet.px(44);
  float diameter = sheet.px(rule.group > 1 ? 11 : 9);
  const float within = sheet.px(rule.group > 1 ? 1 : 2);
  const float between = sheet.px(rule.group > 1 ? 6 : 2);
  const auto width_with = [&](float stone) {
    const float group = static_cast<float>(rule.group) * stone + static_cast<float>(rule.group - 1) * within;
    return static_cast<float>(rule.slots) * (group + between);
  };
  if (dry) return width_with(diameter) + number_width;
  // In a narrow panel the stones shrink; where they could not be told apart any more, the number stands alone.
  while (diameter > sheet.px(5) && width_with(diameter) + number_width > line.width) diameter -= 1;
  if (width_with(diameter) + number_width > line.width) diameter = 0;
  const float group_width = static_cast<float>(rule.group) * diameter + static_cast<float>(rule.group - 1) * within;
  const float slots_width = diameter > 0 ? width_with(diameter) : 0;

  const Role state = won ? Role::win : close ? Role::caution : Role::muted;
  sheet.list().begin(Part::slot, static_cast<std::int32_t>(by));
  const float middle = line.y + line.height / 2;
  for (int slot = 0; slot < rule.slots && diameter > 0; ++slot) {
    const float x = line.x + static_cast<float>(slot) * (group_width + between);
    for (int stone = 0; stone < rule.group; ++stone) {
      const Vec centre{x + static_cast<float>(stone) * (diameter + within) + diameter / 2, middle};
      if (slot * rule.group + stone < taken) {
        sheet.mark(centre, diameter / 2, opponent(by));
      } else {
        sheet.list().ring(centre, diameter / 2 - sheet.px(1), sheet.px(1),
                          {.role = close ? Role::caution : Role::field_edge});
      }
    }
  }
  const std::string count = std::to_string(taken / rule.group) + "/" + std::to_string(rule.slots);
  const Rect number{line.x + slots_width, line.y, std::min(number_width, std::max(0.0F, line.width)), line.height};
  sheet.text(number, count, {.size = kSmall, .role = state, .bold = won || close, .anchor = Anchor::end});
  return slots_width + number_width;
}

}  // namespace fivefold
