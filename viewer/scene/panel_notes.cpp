#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "viewer/scene/messages.h"
#include "viewer/scene/overlay_kit.h"
#include "viewer/scene/panel.h"
#include "viewer/scene/text_metrics.h"

namespace fivefold {
namespace {

constexpr float kHead = 22;
constexpr std::size_t kMostLines = 2000;  // of a comment
constexpr Style kHeadline{.size = kSmall, .role = Role::muted, .bold = true};
constexpr Style kComment{.size = kBody};
constexpr Style kReuse{.size = kSmall};

bool has_reuse(const WindowView& view) {
  return view.options.reuse && view.options.numbers != NumberMode::off && view.options.numbers != NumberMode::last &&
         !view.moment->reused.empty();
}

/// "K8: 4 = 8   L9: 5 = 12"
std::string reuse_text(const WindowView& view) {
  std::string out;
  for (const ReuseView& reuse : view.moment->reused) {
    if (!out.empty()) out += ";  ";
    out += name_of(*view.study, reuse.point, view.options) + ": ";
    for (std::size_t i = 0; i < reuse.plies.size(); ++i) out += (i > 0 ? " = " : "") + std::to_string(reuse.plies[i]);
    if (out.size() > 2000) break;
  }
  return out;
}

/// A card of a headline and text.
CardWish wish_text(const Sheet& sheet, float width, std::string_view text, const Style& style, std::size_t most) {
  const float fixed = 2 * sheet.px(8) + sheet.px(kHead);
  const float high = sheet.paragraph_height(text, width - sheet.px(24), style, most);
  return {fixed + sheet.line_height(style.size), fixed + high};
}

void draw_text(Sheet& sheet, const Rect& box, Part part, Phrase headline, std::string_view text, const Style& style) {
  const Rect inner{box.x + sheet.px(12), box.y + sheet.px(8), box.width - sheet.px(24), box.height - sheet.px(16)};
  sheet.list().begin(part);
  sheet.text({inner.x, inner.y, inner.width, sheet.px(kHead)}, say(headline), kHeadline);
  const float y = inner.y + sheet.px(kHead);
  sheet.paragraph({inner.x, y, inner.width, inner.bottom() - y}, text, style);
}

}  // namespace

CardWish wish_comment(const Sheet& sheet, float width) {
  const std::string_view comment = sheet.view().moment->comment;
  if (shown_text(comment).find_first_not_of(' ') == std::string::npos) return {};
  return wish_text(sheet, width, comment, kComment, 6);
}

void draw_comment(Sheet& sheet, const Rect& box) {
  const std::string_view comment = sheet.view().moment->comment;
  const Rect inner{box.x + sheet.px(12), box.y + sheet.px(8), box.width - sheet.px(24), box.height - sheet.px(16)};
  const float high = sheet.line_height(kComment.size);
  const float room = inner.height - sheet.px(kHead);
  const auto fit = static_cast<std::size_t>(std::max(0.0F, std::floor((room + 0.5F) / high)));
  const auto wrapped = [&](float width) { return wrap_text(shown_text(comment), width, sheet.px(kBody), kMostLines); };
  std::vector<std::string> lines = wrapped(inner.width);
  if (lines.size() <= fit) {
    draw_text(sheet, box, Part::comment, Phrase::panel_comment, comment, kComment);
    return;
  }
  // Too long for the card: the wheel scrolls it.
  const float bar = sheet.px(6);
  lines = wrapped(inner.width - 2 * bar);
  const std::size_t most = lines.size() - std::min(fit, lines.size());
  const float scroll = sheet.view().comment_scroll;
  const std::size_t first =
      std::isfinite(scroll) ? static_cast<std::size_t>(std::clamp(scroll, 0.0F, static_cast<float>(most))) : 0;
  sheet.list().begin(Part::comment);
  sheet.text({inner.x, inner.y, inner.width, sheet.px(kHead)}, say(Phrase::panel_comment), kHeadline);
  const float top = inner.y + sheet.px(kHead);
  for (std::size_t i = first; i < std::min(lines.size(), first + fit); ++i)
    sheet.text({inner.x, top + static_cast<float>(i - first) * high, inner.width - 2 * bar, high}, lines[i], kComment);
  draw_list_bar(sheet, {inner.right() - bar, top, bar, room}, static_cast<double>(first), static_cast<double>(fit),
                static_cast<double>(lines.size()));
  sheet.hit(box, HitKind::comment, static_cast<std::int64_t>(most));
}

CardWish wish_reuse(const Sheet& sheet, float width) {
  if (!has_reuse(sheet.view())) return {};
  return wish_text(sheet, width, reuse_text(sheet.view()), kReuse, 3);
}

void draw_reuse(Sheet& sheet, const Rect& box) {
  draw_text(sheet, box, Part::reuse, Phrase::panel_reuse, reuse_text(sheet.view()), kReuse);
}

}  // namespace fivefold
