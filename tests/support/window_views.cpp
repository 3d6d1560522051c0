#include "tests/support/window_views.h"

#include <algorithm>
#include <fstream>
#include <sstream>

#include "tests/support/studies.h"
#include "viewer/scene/text_metrics.h"
#include "tests/support/paths.h"

namespace fivefold::test {

ShownGame::ShownGame(std::shared_ptr<const Study> study, std::uint32_t tokens, ViewOptions options, std::uint32_t line)
    : study_(std::move(study)) {
  const Cursor cursor{line, std::min(tokens, study_->length(line))};
  moment_ = make_moment(*study_, cursor, options);
  moves_ = viewer::list_moves(*study_);
  view.study = study_.get();
  view.moment = &moment_;
  view.moves = &moves_.rows;
  view.move_row = moves_.row_at(*study_, cursor);
  view.move_scroll = -1;
  view.options = options;
  view.games = 1;
}

std::shared_ptr<const Study> study_of_sample(std::string_view name) {
  std::string path = fivefold::test::source_folder() + "/samples/";
  path += name;
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  const bool json = name.ends_with(".jsonl");
  return json ? study_of_json(text.str()) : study_of(*find_format("pente-text"), text.str());
}

std::vector<const Item*> items_of(const DrawList& list, Part part) {
  std::vector<const Item*> items;
  for (const Item& item : list.items())
    if (item.part == part) items.push_back(&item);
  return items;
}

std::vector<std::string> texts_of(const DrawList& list, Part part) {
  std::vector<std::string> texts;
  for (const Item* item : items_of(list, part))
    if (item->shape == Shape::text) texts.push_back(list.text_of(*item));
  return texts;
}

std::string all_text(const DrawList& list) {
  std::string all;
  for (const Item& item : list.items())
    if (item.shape == Shape::text) all += list.text_of(item) + "\n";
  return all;
}

Rect text_box(const DrawList& list, const Item& item) {
  const Vec at = list.points(item)[0];
  const float width = text_width(list.text_of(item), item.size, item.bold);
  const float before = item.anchor == Anchor::start ? 0 : item.anchor == Anchor::middle ? width / 2 : width;
  return {at.x - before, at.y - item.size * 0.76F, width, item.size * 0.98F};
}

namespace {

/// Polygons are icons and marks, strokes thin: text never stands on them by intent, so areas are boxes, discs, stones.
bool covers(const DrawList& list, const Item& item, Vec at) {
  if (const Rect* clip = list.clip_of(item); clip != nullptr && !clip->has(at)) return false;
  if (item.shape == Shape::box) return list.box_of(item).has(at);
  if (item.shape != Shape::disc && item.shape != Shape::stone) return false;
  const Vec from = at - list.points(item)[0];
  return from.x * from.x + from.y * from.y <= item.radius * item.radius;
}

}  // namespace

Color ground_at(const DrawList& list, const Item& before, Vec at, const Theme& theme) {
  Color seen = theme[Role::table];
  for (const Item& item : list.items()) {
    if (&item == &before) break;
    if (covers(list, item, at)) seen = blend(theme[item.paint.role], seen, item.paint.alpha);
  }
  return seen;
}

}  // namespace fivefold::test
