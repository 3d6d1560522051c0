#include "viewer/svg_painter.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <vector>

#include <fmt/format.h>

namespace fivefold {
namespace {

/// A number with at most two decimals, without trailing zeros: "12.5", "3", "-0.25". {fmt} and to_chars know no locale.
std::string number_text(float value) {
  if (!std::isfinite(value)) return "0";
  std::string out = fmt::format("{:.2f}", value);
  out.erase(out.find_last_not_of('0') + 1);
  if (out.back() == '.') out.pop_back();
  return out == "-0" ? "0" : out;
}

std::string color_text(Color color) { return fmt::format("#{:02x}{:02x}{:02x}", color.red, color.green, color.blue); }

/// The place of a line of this width on which its edges fall on pixel borders.
float snapped(float at, float width) {
  return std::lround(width) % 2 == 0 ? std::round(at) : std::floor(at + 0.001F) + 0.5F;
}

class Painter {
 public:
  Painter(const DrawList& list, const Theme& theme, std::string_view prefix)
      : list_(list), theme_(theme), prefix_(prefix) {}

  std::string take() {
    collect_clips();
    for (const Item& item : list_.items()) add(item);
    if (clip_ >= 0) out_ += "</g>\n";
    return std::move(out_);
  }

 private:
  /// Clips are named by their place among those that are used.
  void collect_clips() {
    std::vector<std::int32_t> seen;
    for (const Item& item : list_.items()) {
      if (item.clip < 0 || std::find(seen.begin(), seen.end(), item.clip) != seen.end()) continue;
      seen.push_back(item.clip);
      const Rect& box = *list_.clip_of(item);
      out_ += fmt::format(R"(<clipPath id="{}"><rect{}/></clipPath>)", clip_name(item.clip), box_attributes(box));
      out_ += '\n';
    }
  }

  std::string clip_name(std::int32_t clip) const { return fmt::format("{}clip-{}", prefix_, clip); }

  static std::string box_attributes(const Rect& box) {
    return fmt::format(R"-( x="{}" y="{}" width="{}" height="{}")-", number_text(box.x), number_text(box.y),
                       number_text(box.width), number_text(box.height));
  }

  void add(const Item& item) {
    if (item.clip != clip_) {
      if (clip_ >= 0) out_ += "</g>\n";
      clip_ = item.clip;
      if (clip_ >= 0) out_ += fmt::format("<g clip-path=\"url(#{})\">\n", clip_name(clip_));
    }
    shape(item);
    out_ += '\n';
  }

  std::string common(const Item& item) const {
    std::string out = fmt::format(R"( data-part="{}")", word(item.part));
    if (item.number >= 0) out += fmt::format(R"( data-number="{}")", item.number);
    return out;
  }

  std::string filled(const Item& item) const {
    std::string out = fmt::format(R"( fill="{}")", color_text(theme_[item.paint.role]));
    if (item.paint.alpha < 1) out += fmt::format(R"( fill-opacity="{}")", number_text(item.paint.alpha));
    return out;
  }

  std::string stroked(const Item& item) const {
    std::string out = fmt::format(R"( fill="none" stroke="{}" stroke-width="{}")", color_text(theme_[item.paint.role]),
                                  number_text(line_width(item)));
    if (item.paint.alpha < 1) out += fmt::format(R"( stroke-opacity="{}")", number_text(item.paint.alpha));
    if (item.paint.dash > 0)
      out += fmt::format(R"( stroke-dasharray="{} {}")", number_text(item.paint.dash), number_text(item.paint.gap));
    return out;
  }

  static float line_width(const Item& item) {
    return item.paint.snap ? std::max(1.0F, std::round(item.width)) : item.width;
  }

  std::string path(const Item& item) const {
    const std::span<const Vec> points = list_.points(item);
    const bool axis_parallel =
        item.paint.snap && points.size() == 2 && (points[0].x == points[1].x || points[0].y == points[1].y);
    const bool closed = points.size() > 2 && points.front() == points.back();
    std::string out;
    for (std::size_t i = 0; i < points.size(); ++i) {
      if (closed && i + 1 == points.size()) break;
      Vec at = points[i];
      if (item.paint.snap && !axis_parallel) {
        at = {snapped(at.x, line_width(item)), snapped(at.y, line_width(item))};
      } else if (axis_parallel) {
        if (points[0].x == points[1].x) at.x = snapped(at.x, line_width(item));
        if (points[0].y == points[1].y) at.y = snapped(at.y, line_width(item));
      }
      out += fmt::format("{}{} {}", i == 0 ? "M" : "L", number_text(at.x), number_text(at.y));
    }
    return closed || item.shape == Shape::polygon ? out + "Z" : out;
  }

  void shape(const Item& item) {
    const std::span<const Vec> points = list_.points(item);
    if (points.empty()) return;
    const std::string x = number_text(points[0].x);
    const std::string y = number_text(points[0].y);
    switch (item.shape) {
      case Shape::polygon: out_ += fmt::format(R"(<path{} d="{}"{}/>)", common(item), path(item), filled(item)); break;
      case Shape::stroke:
        out_ += fmt::format(R"(<path{} d="{}"{}{}/>)", common(item), path(item), stroked(item),
                            item.paint.round ? R"( stroke-linecap="round" stroke-linejoin="round")" : "");
        break;
      case Shape::disc: disc(item, points[0]); break;
      case Shape::ring:
        out_ += fmt::format(R"(<circle{} cx="{}" cy="{}" r="{}"{}/>)", common(item), x, y, number_text(item.radius),
                            stroked(item));
        break;
      case Shape::box:
        out_ += fmt::format("<rect{}{}{}{}/>", common(item), box_attributes(list_.box_of(item)), corners(item),
                            filled(item));
        break;
      case Shape::frame: frame(item); break;
      case Shape::stone: stone(item, x, y); break;
      case Shape::text: text(item, x, y); break;
    }
  }

  void disc(const Item& item, Vec at) {
    if (item.paint.snap) at = {snapped(at.x, theme_.line_width), snapped(at.y, theme_.line_width)};
    out_ += fmt::format(R"(<circle{} cx="{}" cy="{}" r="{}"{}/>)", common(item), number_text(at.x), number_text(at.y),
                        number_text(item.radius), filled(item));
  }

  static std::string corners(const Item& item) {
    return item.radius > 0 ? fmt::format(R"( rx="{}")", number_text(item.radius)) : std::string();
  }

  void frame(const Item& item) {
    Rect box = list_.box_of(item);
    if (item.paint.snap) {
      const float width = line_width(item);
      const Vec from{snapped(box.x, width), snapped(box.y, width)};
      box = {from.x, from.y, snapped(box.right(), width) - from.x, snapped(box.bottom(), width) - from.y};
    }
    out_ += fmt::format("<rect{}{}{}{}/>", common(item), box_attributes(box), corners(item), stroked(item));
  }

  void stone(const Item& item, std::string_view x, std::string_view y) {
    out_ += fmt::format(R"-(<use{} href="#{}-{}" transform="translate({} {})scale({})")-", common(item),
                        word(theme_.name), word(item.paint.role), x, y, number_text(item.radius));
    if (item.paint.alpha < 1) out_ += fmt::format(R"( opacity="{}")", number_text(item.paint.alpha));
    out_ += "/>";
  }

  void text(const Item& item, std::string_view x, std::string_view y) {
    static constexpr std::array<std::string_view, 3> kAnchors = {"", R"( text-anchor="middle")",
                                                                 R"( text-anchor="end")"};
    out_ +=
        fmt::format(R"(<text{} x="{}" y="{}" font-size="{}"{}{}{}>{}</text>)", common(item), x, y,
                    number_text(item.size), item.bold ? R"( font-weight="bold")" : "",
                    kAnchors[static_cast<std::size_t>(item.anchor)], filled(item), svg_escaped(list_.text_of(item)));
  }

  const DrawList& list_;
  const Theme& theme_;
  std::string_view prefix_;
  std::string out_;
  std::int32_t clip_ = -1;
};

/// A stone of radius 1 around the origin, its shadow below it. Lit from the upper left.
std::string stone_symbol(const Theme& theme, Role role) {
  const bool white = role == Role::white_stone;
  const Color body = theme[role];
  const std::string name = fmt::format("{}-{}", word(theme.name), word(role));
  const std::string rim = color_text(stone_rim(theme, role));
  if (!theme.lit) {
    return fmt::format(R"(<g id="{}"><circle r="0.95" fill="{}" stroke="{}" stroke-width="0.1"/></g>)", name,
                       color_text(body), rim) +
           "\n";
  }
  const Color light = blend({255, 255, 255}, body, white ? 0.9F : 0.42F);
  const Color shade = blend({0, 0, 0}, body, white ? 0.2F : 0.55F);
  std::string out =
      fmt::format(R"(<radialGradient id="{}-light" cx="0.36" cy="0.32" r="0.72"><stop offset="0" stop-color="{}"/>)"
                  R"(<stop offset="{}" stop-color="{}"/><stop offset="1" stop-color="{}"/></radialGradient>)",
                  name, color_text(light), white ? "0.55" : "0.4", color_text(body), color_text(shade));
  out += fmt::format(
      "\n<g id=\"{0}\"><circle cx=\"0.06\" cy=\"0.1\" r=\"1.1\" fill=\"url(#{1}-shadow)\"/>"
      "<circle r=\"0.97\" fill=\"url(#{0}-light)\" stroke=\"{2}\" stroke-width=\"0.05\"/></g>\n",
      name, word(theme.name), rim);
  return out;
}

}  // namespace

std::string svg_escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    switch (c) {
      case '&': out += "&amp;"; break;
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '"': out += "&quot;"; break;
      case '\'': out += "&#39;"; break;
      default: out += c;
    }
  }
  return out;
}

std::string svg_definitions(const Theme& theme) {
  std::string out;
  if (theme.lit)
    out += fmt::format(
        R"(<radialGradient id="{}-shadow"><stop offset="0.8" stop-opacity="0.42"/><stop offset="1" stop-opacity="0"/></radialGradient>)"
        "\n",
        word(theme.name));
  out += stone_symbol(theme, Role::white_stone);
  out += stone_symbol(theme, Role::black_stone);
  return out;
}

std::string svg_elements(const DrawList& list, const Theme& theme, std::string_view prefix) {
  return Painter(list, theme, prefix).take();
}

std::string paint_svg(const DrawList& list, const Theme& theme, const SvgOptions& options) {
  std::string out = fmt::format(R"(<svg xmlns="http://www.w3.org/2000/svg" width="{}" height="{}" viewBox="0 0 {} {}" )"
                                R"(font-family="DejaVu Sans, Verdana, sans-serif" role="img">)"
                                "\n",
                                number_text(options.width * options.scale), number_text(options.height * options.scale),
                                number_text(options.width), number_text(options.height));
  if (!options.title.empty()) out += fmt::format("<title>{}</title>\n", svg_escaped(shown_text(options.title)));
  out += "<defs>\n" + svg_definitions(theme) + "</defs>\n";
  return out + svg_elements(list, theme) + "</svg>\n";
}

}  // namespace fivefold
