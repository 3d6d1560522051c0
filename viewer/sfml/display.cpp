#include "viewer/sfml/display.h"

#include <cstdlib>

#include <X11/Xlib.h>

#include "viewer/scene/messages.h"

namespace fivefold::viewer {

std::string display_trouble() {
  const char* name = std::getenv("DISPLAY");
  if (name == nullptr || *name == '\0') return say(Phrase::no_display);
  Display* display = XOpenDisplay(name);
  if (display == nullptr) return say(Phrase::display_refused, {{"display", name}});
  // Without the GLX extension SFML ends the program too.
  int opcode = 0;
  int event = 0;
  int error = 0;
  const bool draws = XQueryExtension(display, "GLX", &opcode, &event, &error) != 0;
  if (!draws) {
    XCloseDisplay(display);
    return say(Phrase::display_without_gl, {{"display", name}});
  }
  // Stays open: an X server that loses its last client starts anew (Xvfb, unless told not to), and while it does so it
  // refuses SFML's own connection, which ends the program.
  static Display* kept = nullptr;
  if (kept != nullptr) XCloseDisplay(kept);
  kept = display;
  return {};
}

}  // namespace fivefold::viewer
