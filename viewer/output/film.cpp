#include "viewer/output/film.h"

#include <type_traits>

namespace fivefold::viewer {
namespace {

template <class Value>
void put(std::string& key, Value value) {
  static_assert(std::is_trivially_copyable_v<Value>);
  key.append(reinterpret_cast<const char*>(&value), sizeof value);
}

/// All that decides what the item looks like, as bytes.
std::string key_of(const DrawList& list, const Item& item) {
  std::string key;
  put(key, item.shape);
  put(key, item.part);
  put(key, item.number);
  put(key, item.paint.role);
  for (const float value : {item.paint.alpha, item.paint.dash, item.paint.gap, item.width, item.radius, item.size})
    put(key, value);
  for (const bool value : {item.paint.snap, item.paint.round, item.bold}) put(key, value);
  put(key, item.anchor);
  for (const Vec point : list.points(item)) put(key, point);
  if (const Rect* const clip = list.clip_of(item)) put(key, *clip);
  if (item.shape == Shape::text) key += list.text_of(item);
  return key;
}

void copy(const DrawList& from, const Item& item, DrawList& to) {
  to.begin(item.part, item.number);
  const Rect* const clip = from.clip_of(item);
  if (clip != nullptr) to.push_clip(*clip);
  const std::span<const Vec> points = from.points(item);
  switch (item.shape) {
    case Shape::polygon: to.polygon(points, item.paint); break;
    case Shape::stroke: to.stroke(points, item.width, item.paint); break;
    case Shape::disc: to.disc(points[0], item.radius, item.paint); break;
    case Shape::ring: to.ring(points[0], item.radius, item.width, item.paint); break;
    case Shape::box: to.box(from.box_of(item), item.radius, item.paint); break;
    case Shape::frame: to.frame(from.box_of(item), item.radius, item.width, item.paint); break;
    case Shape::stone: to.stone(points[0], item.radius, item.paint); break;
    case Shape::text: to.text(points[0], from.text_of(item), item.size, item.paint, item.anchor, item.bold); break;
  }
  if (clip != nullptr) to.pop_clip();
}

constexpr std::uint64_t kGap = 1U << 20;

}  // namespace

void Film::number_anew() {
  std::uint64_t label = 0;
  std::uint32_t at = 0;
  do {
    nodes_[at].label = label;
    label += kGap;
    at = nodes_[at].next;
  } while (at != 0);
}

std::uint32_t Film::insert_after(std::uint32_t node, const DrawList& list, const Item& item) {
  const std::uint32_t next = nodes_[node].next;
  const auto room = [&] { return next == 0 ? 2 * kGap : nodes_[next].label - nodes_[node].label; };
  if (room() < 2) number_anew();
  const auto added = static_cast<std::uint32_t>(nodes_.size());
  nodes_.push_back({{}, next, nodes_[node].label + room() / 2});
  nodes_[node].next = added;
  copy(list, item, items_);
  return added;
}

void Film::add(const DrawList& frame) {
  std::uint32_t at = 0;
  for (const Item& item : frame.items()) {
    if (frame.points(item).empty()) continue;
    std::vector<std::uint32_t>& known = same_item_[key_of(frame, item)];
    // The next one in the order of painting that looks the same.
    std::uint32_t found = 0;
    for (const std::uint32_t node : known)
      if (nodes_[node].label > nodes_[at].label && (found == 0 || nodes_[node].label < nodes_[found].label))
        found = node;
    if (found == 0) {
      found = insert_after(at, frame, item);
      known.push_back(found);
    }
    Spans& seen = nodes_[found].seen;
    if (!seen.empty() && seen.back().second == frames_) {
      ++seen.back().second;
    } else {
      seen.emplace_back(frames_, frames_ + 1);
    }
    at = found;
  }
  ++frames_;
}

std::vector<Film::Layer> Film::layers() const {
  std::vector<Layer> layers;
  for (std::uint32_t at = nodes_[0].next; at != 0; at = nodes_[at].next) {
    if (layers.empty() || layers.back().seen != nodes_[at].seen) layers.push_back({{}, nodes_[at].seen});
    copy(items_, items_.items()[at - 1], layers.back().items);
  }
  return layers;
}

}  // namespace fivefold::viewer
