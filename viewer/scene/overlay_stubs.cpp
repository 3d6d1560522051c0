#include "viewer/scene/panel.h"
namespace fivefold {
CardWish wish_fault(const Sheet&, float) { return {}; }
void draw_fault(Sheet&, const Rect&) {}
CardWish wish_rule(const Sheet&, float) { return {}; }
void draw_rule(Sheet&, const Rect&) {}
CardWish wish_comment(const Sheet&, float) { return {}; }
void draw_comment(Sheet&, const Rect&) {}
CardWish wish_lens(const Sheet&, float) { return {}; }
void draw_lens(Sheet&, const Rect&) {}
CardWish wish_times(const Sheet&, float) { return {}; }
void draw_times(Sheet&, const Rect&) {}
CardWish wish_reuse(const Sheet&, float) { return {}; }
void draw_reuse(Sheet&, const Rect&) {}
void draw_empty_window(Sheet&, const Rect&) {}
void draw_help(Sheet&, const Rect&) {}
void draw_browser(Sheet&, const Rect&) {}
void draw_files(Sheet&, const Rect&) {}
void draw_prompt(Sheet&, const Rect&) {}
void draw_notice(Sheet&, const Rect&) {}
void draw_tooltip(Sheet&, const Rect&) {}
std::size_t browser_rows(const WindowSize&) { return 20; }
}
