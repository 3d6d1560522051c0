#include "viewer/scene/draw_list.h"

#include <array>
#include <cassert>
#include <cstdlib>

#include <fmt/format.h>
#include <utf8proc.h>

namespace fivefold {

std::string_view word(Part part) {
  static constexpr std::array<std::string_view, static_cast<std::size_t>(Part::notice) + 1> kWords = {
      "background", "board",   "grid",     "star",        "coordinate",   "locked",    "hole",  "arc",
      "zone",       "badge",   "stone",    "setup-stone", "stone-number", "last-move", "ghost", "ray",
      "row",        "row-arc", "row-exit", "row-number",  "ring",         "fault",     "hover", "selection",
      "mark",       "card",    "title",    "result",      "player",       "slot",      "clock", "rule",
      "lens",       "move",    "comment",  "time-graph",  "timeline",     "tick",      "knob",  "button",
      "status",     "reuse",   "overlay",  "list-row",    "field",        "notice"};
  return kWords[static_cast<std::size_t>(part)];
}

namespace {

constexpr std::string_view kReplacement = "\xEF\xBF\xBD";

bool plain(std::string_view text) {
  for (const char c : text)
    if (c < ' ' || c == '\x7F') return false;  // bytes from 0x80 on are negative
  return true;
}

/// Without control characters, valid UTF-8.
std::string cleaned(std::string_view text) {
  std::string out;
  const auto* bytes = reinterpret_cast<const utf8proc_uint8_t*>(text.data());
  for (std::size_t i = 0; i < text.size();) {
    utf8proc_int32_t code = 0;
    const utf8proc_ssize_t used = utf8proc_iterate(bytes + i, static_cast<utf8proc_ssize_t>(text.size() - i), &code);
    const bool kept_byte = code >= 0x10FE80 && code <= 0x10FEFF;       // formats/kept_bytes.h
    if (used <= 0 || code == 0xFFFE || code == 0xFFFF || kept_byte) {  // XML has no place for the noncharacters
      out += kReplacement;
      i += used <= 0 ? 1 : static_cast<std::size_t>(used);
      continue;
    }
    if (code < 0x20 || (code >= 0x7F && code < 0xA0) || code == 0x2028 || code == 0x2029)
      out += ' ';
    else
      out.append(text, i, static_cast<std::size_t>(used));
    i += static_cast<std::size_t>(used);
  }
  return out;
}

}  // namespace

std::string shown_text(std::string_view text) {
  if (plain(text)) return std::string(text);
  std::string out = cleaned(text);
  utf8proc_uint8_t* composed = nullptr;
  const utf8proc_ssize_t size =
      utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(out.data()), static_cast<utf8proc_ssize_t>(out.size()),
                   &composed, static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_COMPOSE));
  if (size < 0) return out;
  out.assign(reinterpret_cast<const char*>(composed), static_cast<std::size_t>(size));
  std::free(composed);  // NOLINT(cppcoreguidelines-no-malloc): utf8proc allocates so
  return out;
}

Item& DrawList::add(Shape shape, const Paint& paint, std::span<const Vec> points) {
  Item item;
  item.shape = shape;
  item.part = part_;
  item.number = number_;
  item.paint = paint;
  item.first = static_cast<std::uint32_t>(points_.size());
  item.count = static_cast<std::uint32_t>(points.size());
  item.clip = open_clips_.empty() ? -1 : open_clips_.back();
  points_.insert(points_.end(), points.begin(), points.end());
  return items_.emplace_back(item);
}

void DrawList::polygon(std::span<const Vec> points, const Paint& paint) { add(Shape::polygon, paint, points); }

void DrawList::stroke(std::span<const Vec> points, float width, const Paint& paint) {
  add(Shape::stroke, paint, points).width = width;
}

void DrawList::line(Vec from, Vec to, float width, const Paint& paint) { stroke(std::array{from, to}, width, paint); }

void DrawList::disc(Vec centre, float radius, const Paint& paint) {
  add(Shape::disc, paint, std::array{centre}).radius = radius;
}

void DrawList::ring(Vec centre, float radius, float width, const Paint& paint) {
  Item& item = add(Shape::ring, paint, std::array{centre});
  item.radius = radius;
  item.width = width;
}

void DrawList::box(const Rect& box, float corner, const Paint& paint) {
  add(Shape::box, paint, std::array{Vec{box.x, box.y}, Vec{box.right(), box.bottom()}}).radius = corner;
}

void DrawList::frame(const Rect& box, float corner, float width, const Paint& paint) {
  Item& item = add(Shape::frame, paint, std::array{Vec{box.x, box.y}, Vec{box.right(), box.bottom()}});
  item.radius = corner;
  item.width = width;
}

void DrawList::stone(Vec centre, float radius, const Paint& paint) {
  add(Shape::stone, paint, std::array{centre}).radius = radius;
}

void DrawList::text(Vec at, std::string_view text, float size, const Paint& paint, Anchor anchor, bool bold) {
  Item& item = add(Shape::text, paint, std::array{at});
  item.size = size;
  item.anchor = anchor;
  item.bold = bold;
  item.text = static_cast<std::uint32_t>(texts_.size());
  texts_.push_back(shown_text(text));
}

void DrawList::push_clip(const Rect& box) {
  Rect inner = box;
  if (!open_clips_.empty()) {
    const Rect& outer = clips_[static_cast<std::size_t>(open_clips_.back())];
    const float x = std::max(outer.x, box.x);
    const float y = std::max(outer.y, box.y);
    inner = {x, y, std::max(0.0F, std::min(outer.right(), box.right()) - x),
             std::max(0.0F, std::min(outer.bottom(), box.bottom()) - y)};
  }
  open_clips_.push_back(static_cast<std::int32_t>(clips_.size()));
  clips_.push_back(inner);
}

void DrawList::pop_clip() {
  assert(!open_clips_.empty());
  open_clips_.pop_back();
}

void DrawList::append(const DrawList& other, const Transform& transform) {
  // Clips of the other picture end where a clip of this one ends.
  std::vector<std::int32_t> clips;
  for (const Rect& clip : other.clips_) {
    const Vec at = transform({clip.x, clip.y});
    push_clip({at.x, at.y, clip.width * transform.scale, clip.height * transform.scale});
    clips.push_back(open_clips_.back());
    pop_clip();
  }
  for (const Item& item : other.items_) {
    Item copy = item;
    copy.first = static_cast<std::uint32_t>(points_.size());
    for (const Vec point : other.points(item)) points_.push_back(transform(point));
    copy.width *= transform.scale;
    copy.radius *= transform.scale;
    copy.size *= transform.scale;
    copy.paint.dash *= transform.scale;
    copy.paint.gap *= transform.scale;
    if (item.shape == Shape::text) {
      copy.text = static_cast<std::uint32_t>(texts_.size());
      texts_.push_back(other.text_of(item));
    }
    copy.clip =
        item.clip >= 0 ? clips[static_cast<std::size_t>(item.clip)] : (open_clips_.empty() ? -1 : open_clips_.back());
    items_.push_back(copy);
  }
}

void DrawList::clear() {
  items_.clear();
  points_.clear();
  texts_.clear();
  clips_.clear();
  open_clips_.clear();
  begin(Part::background);
}

Rect DrawList::box_of(const Item& item) const {
  const Vec from = points_[item.first];
  const Vec to = points_[item.first + 1];
  return {from.x, from.y, to.x - from.x, to.y - from.y};
}

std::string DrawList::dump() const {
  static constexpr std::array<std::string_view, 8> kShapes = {"polygon", "stroke", "disc",  "ring",
                                                              "box",     "frame",  "stone", "text"};
  std::string out;
  for (const Item& item : items_) {
    out += word(item.part);
    if (item.number >= 0) out += fmt::format(" {}", item.number);
    out += fmt::format(" {}", kShapes[static_cast<std::size_t>(item.shape)]);
    for (const Vec point : points(item)) out += fmt::format(" ({:.2f}, {:.2f})", point.x, point.y);
    if (item.radius > 0) out += fmt::format(" r {:.2f}", item.radius);
    if (item.width > 0) out += fmt::format(" w {:.2f}", item.width);
    if (item.shape == Shape::text) out += fmt::format(" {:.2f} \"{}\"", item.size, text_of(item));
    out += fmt::format(" {}", word(item.paint.role));
    if (item.paint.alpha < 1) out += fmt::format(" {:.2f}", item.paint.alpha);
    if (item.paint.dash > 0) out += " dashed";
    out += '\n';
  }
  return out;
}

}  // namespace fivefold
