#include "viewer/output/move_items.h"

#include <fmt/format.h>

#include "viewer/scene/messages.h"
#include "viewer/scene/move_words.h"
#include "viewer/svg_painter.h"

namespace fivefold::viewer {

std::string move_items(const Study& study, std::uint32_t line, const ViewOptions& options) {
  std::string out;
  for (std::uint32_t tokens = 1; tokens <= study.length(line); ++tokens) {
    const Node* const node = study.node({line, tokens});
    if (node == nullptr) continue;
    const bool stone = node->judged && node->step.placed;
    std::string look;
    if (!node->judged) look = " class=\"grey\"";
    if (has_error(study, {line, tokens})) look = " class=\"fault\"";
    out += fmt::format("<li><button type=\"button\"{}>", look);
    out += fmt::format("<span class=\"no\">{}</span>", stone ? std::to_string(number(node->ply)) : "");
    out += svg_escaped(token_text(study, *node, options));
    const std::size_t captured = node->step.captured.size() + node->step.poofed.size();
    if (stone && captured > 0)
      out += fmt::format(" <span class=\"x\">{}</span>",
                         say(Phrase::move_captures, {{"count", std::to_string(captured)}}));
    out += "</button></li>\n";
  }
  return out;
}

}  // namespace fivefold::viewer
