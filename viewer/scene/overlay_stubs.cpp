#include "viewer/scene/panel.h"
namespace fivefold {
void draw_empty_window(Sheet&, const Rect&) {}
void draw_help(Sheet&, const Rect&) {}
void draw_browser(Sheet&, const Rect&) {}
void draw_files(Sheet&, const Rect&) {}
void draw_prompt(Sheet&, const Rect&) {}
void draw_notice(Sheet&, const Rect&) {}
void draw_tooltip(Sheet&, const Rect&) {}
std::size_t browser_rows(const WindowSize&) { return 20; }
}
