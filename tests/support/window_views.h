#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "viewer/app/move_list.h"
#include "viewer/scene/window_scene.h"

namespace fivefold::test {

/// A window's content that owns everything it shows: a record behind some of its tokens.
class ShownGame {
 public:
  /// REQUIRES: tokens at most the length of the line; larger ones mean its end.
  ShownGame(std::shared_ptr<const Study> study, std::uint32_t tokens, ViewOptions options = {}, std::uint32_t line = 0);
  ShownGame(const ShownGame&) = delete;
  ShownGame& operator=(const ShownGame&) = delete;

  const Study& study() const { return *study_; }
  WindowView view;

 private:
  std::shared_ptr<const Study> study_;
  Moment moment_;
  viewer::MoveList moves_;
};

/// The only record of a file of samples/: "pente/five.txt", "vcaro/ring-win.jsonl".
std::shared_ptr<const Study> study_of_sample(std::string_view name);

/// The items of a part, and their texts in order.
std::vector<const Item*> items_of(const DrawList& list, Part part);
std::vector<std::string> texts_of(const DrawList& list, Part part);
/// All texts of a picture, one a line.
std::string all_text(const DrawList& list);
/// Where the ink of a text item can be: its advance wide, from its capitals' height to its descenders.
Rect text_box(const DrawList& list, const Item& item);
/// The colour that a reader sees behind an item at a place: everything painted before it, laid over each other.
Color ground_at(const DrawList& list, const Item& before, Vec at, const Theme& theme);

}  // namespace fivefold::test
