#include <algorithm>

#include <fmt/format.h>

#include "viewer/scene/messages.h"
#include "viewer/scene/panel.h"

namespace fivefold {
namespace {

constexpr float kHead = 36;

const Fault* shown_fault(const WindowView& view) {
  if (!view.fault || *view.fault >= view.study->faults().size()) return nullptr;
  return &view.study->faults()[*view.fault];
}

std::string place_text(const Study& study, const Fault& fault) {
  return say(Phrase::fault_place, {{"path", study.source().path},
                                   {"line", std::to_string(fault.place.line)},
                                   {"column", std::to_string(fault.place.column)}});
}

constexpr Style kMessage{.size = kBody, .bold = true};
constexpr Style kAdvice{.size = kSmall, .role = Role::muted};

}  // namespace

CardWish wish_fault(const Sheet& sheet, float width) {
  const Fault* fault = shown_fault(sheet.view());
  if (fault == nullptr) return {};
  const float inner = width - sheet.px(24);
  const float fixed = 2 * sheet.px(8) + sheet.px(kHead) + sheet.px(4) + sheet.line_height(kSmall);
  const float least = fixed + sheet.paragraph_height(fault->message, inner, kMessage, 2);
  const float wanted = fixed + sheet.paragraph_height(fault->message, inner, kMessage, 4) + sheet.px(4) +
                       sheet.paragraph_height(fault->explanation, inner, kAdvice, 5);
  return {least, wanted};
}

void draw_fault(Sheet& sheet, const Rect& box) {
  const WindowView& view = sheet.view();
  const Fault* fault = shown_fault(view);
  if (fault == nullptr) return;
  DrawList& list = sheet.list();
  list.begin(Part::fault);
  const bool error = fault->severity == Severity::error;
  const Role role = error ? Role::error : Role::caution;
  list.box({box.x, box.y + sheet.px(8), sheet.px(3), box.height - sheet.px(16)}, sheet.px(1), {.role = role});
  sheet.hit(box, HitKind::fault, static_cast<std::int64_t>(*view.fault));

  const Rect inner{box.x + sheet.px(12), box.y + sheet.px(8), box.width - sheet.px(24), box.height - sheet.px(16)};
  const Rect head{inner.x, inner.y, inner.width, sheet.px(kHead) - sheet.px(4)};
  const std::string code = fmt::format("{} {}", row(fault->code).id, word(fault->severity));
  const Rect badge = sheet.badge({head.x, head.y + head.height / 2}, code, error ? Role::error : Role::field,
                                 error ? Role::on_error : Role::ink);
  const std::string count = say(Phrase::fault_of, {{"number", std::to_string(*view.fault + 1)},
                                                   {"count", std::to_string(view.study->faults().size())}});
  const float side = sheet.px(32);
  float right = head.right();
  for (const auto& [icon, control] :
       {std::pair{Icon::next, Control::next_fault}, {Icon::previous, Control::previous_fault}}) {
    if (view.study->faults().size() < 2 || right - side < badge.right()) break;
    sheet.button({right - side, head.y + head.height / 2 - side / 2, side, side}, icon, control);
    right -= side + sheet.px(4);
  }
  list.begin(Part::fault);
  const float left = badge.right() + sheet.px(8);
  sheet.text({left, head.y, std::max(0.0F, right - sheet.px(4) - left), head.height}, count,
             {.size = kSmall, .role = Role::muted, .anchor = Anchor::end});

  const float place_height = sheet.line_height(kSmall);
  float y = inner.y + sheet.px(kHead);
  const float end = inner.bottom() - place_height;
  y += sheet.paragraph({inner.x, y, inner.width, std::min(end - y, 4 * sheet.line_height(kBody))}, fault->message,
                       kMessage);
  y += sheet.px(4);
  if (end > y) sheet.paragraph({inner.x, y, inner.width, end - y}, fault->explanation, kAdvice);
  sheet.text({inner.x, end, inner.width, place_height}, place_text(*view.study, *fault), kAdvice);
}

}  // namespace fivefold
