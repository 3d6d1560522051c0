#include "viewer/output/html_page.h"

#include <fmt/format.h>

#include "viewer/scene/messages.h"
#include "viewer/svg_painter.h"

namespace fivefold::viewer {
namespace {

/// A button with a picture drawn by one path in a box of 24 x 24.
std::string button(std::string_view id, Phrase label, std::string_view keys, std::string_view path) {
  const std::string text = svg_escaped(text_of(label));
  return fmt::format(
      "<button type=\"button\" id=\"{}\" aria-label=\"{}\" title=\"{} ({})\"><svg viewBox=\"0 0 24 24\" "
      "aria-hidden=\"true\"><path d=\"{}\"/></svg></button>\n",
      id, text, text, svg_escaped(keys), path);
}

std::string controls(const std::string& tokens) {
  std::string out = "<div id=\"controls\">\n";
  out +=
      button("first", Phrase::html_first, "Home", "M5.5 5H8v14H5.5zM16.5 4.6l1.9 1.9-5.5 5.5 5.5 5.5-1.9 1.9L9.1 12z");
  out += button("back", Phrase::html_back, "\u2190", "M15.5 4.6 17.4 6.5 11.9 12l5.5 5.5-1.9 1.9L8.1 12z");
  out += button("play", Phrase::html_play, text_of(Phrase::html_space), "M7.5 4.5v15L19 12z");
  out += button("next", Phrase::html_next, "\u2192", "M8.5 4.6 6.6 6.5l5.5 5.5-5.5 5.5 1.9 1.9 7.4-7.4z");
  out += button("last", Phrase::html_last, "End", "M16 5h2.5v14H16zM7.5 4.6 5.6 6.5l5.5 5.5-5.5 5.5 1.9 1.9 7.4-7.4z");
  out += fmt::format(
      "<input type=\"range\" id=\"slider\" min=\"0\" max=\"{}\" value=\"0\" aria-label=\"{}\">\n"
      "<output id=\"place\" for=\"slider\"></output>\n</div>\n",
      tokens, svg_escaped(text_of(Phrase::html_slider)));
  return out;
}

}  // namespace

std::string html_page(const HtmlPage& page) {
  std::string out =
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; "
      "script-src 'unsafe-inline'\">\n";
  out += "<title>" + page.title + "</title>\n<style>\n" + page.colors;
  out += kReplayStyle;
  out += "</style>\n</head>\n<body>\n<main>\n<section id=\"left\">\n<div id=\"stage\">\n" + page.board + "</div>\n" +
         controls(page.tokens);
  out += "</section>\n<section id=\"right\">\n<h1>" + page.title + "</h1>\n" + page.players;
  out += "<p id=\"sentence\" role=\"status\" aria-live=\"polite\">" + page.start + "</p>\n";
  out += "<p id=\"comment\" dir=\"auto\" hidden></p>\n";
  out += fmt::format("<ol id=\"moves\" aria-label=\"{}\">\n{}</ol>\n", svg_escaped(text_of(Phrase::html_moves)),
                     page.moves);
  out += fmt::format("<p id=\"keys\">{}</p>\n<noscript><p>{}</p></noscript>\n", svg_escaped(text_of(Phrase::html_keys)),
                     svg_escaped(text_of(Phrase::html_no_script)));
  out += "</section>\n</main>\n<script type=\"application/json\" id=\"game\">" + page.data + "</script>\n<script>\n";
  out += kReplayScript;
  return out + "</script>\n</body>\n</html>\n";
}

}  // namespace fivefold::viewer
