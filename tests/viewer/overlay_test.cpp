#include <algorithm>

#include "tests/support/catch.h"
#include "tests/support/studies.h"
#include "tests/support/window_views.h"
#include "viewer/app/keymap.h"

namespace fivefold {
namespace {

using test::ShownGame;
using test::texts_of;

struct Size {
  int width;
  int height;
};
const std::vector<Size> kSizes = {{1, 1}, {60, 40}, {300, 900}, {900, 300}, {640, 560}, {1360, 900}, {2560, 1440}};

BrowserView browser_of(std::size_t rows) {
  BrowserView browser;
  for (std::size_t i = 0; i < rows; ++i) {
    GameRowView row;
    row.game = i;
    row.number = std::to_string(i + 1);
    row.first = "Nguyễn Thị Ánh";
    row.second = "Õie Pärnõja with a name that is longer than any column";
    row.result = "1-0";
    row.date = "2026-03-20";
    row.event = "Samples cup";
    row.ruleset = "Pente (pente.org)";
    row.plies = "45";
    row.captures = "12";
    row.status = static_cast<int>(i % 3);
    browser.rows.push_back(row);
  }
  browser.shown = rows;
  browser.total = rows;
  return browser;
}

FilesView files_of(std::size_t rows) {
  FilesView files;
  files.folder = "games/2026";
  for (std::size_t i = 0; i < rows; ++i) files.rows.push_back({"game" + std::to_string(i), "2.0 kB", i < 3, i == 3});
  return files;
}

/// Every overlay, one at a time, over the same game.
std::vector<std::unique_ptr<ShownGame>> all_overlays() {
  std::vector<std::unique_ptr<ShownGame>> games;
  const auto add = [&games]() -> WindowView& {
    games.push_back(std::make_unique<ShownGame>(test::study_of_sample("pente/capture-win.txt"), 12));
    return games.back()->view;
  };
  add().help = viewer::help_view();
  add().browser = browser_of(40);
  BrowserView trouble = browser_of(0);
  trouble.filter = "nguyen";
  trouble.filter_caret = 3;
  trouble.total = 12;
  trouble.loading = true;
  trouble.progress = 0.5F;
  trouble.problems = {"I201: games/club.zip cannot be read, and the sentence that says so is a long one indeed"};
  add().browser = trouble;
  add().files = files_of(60);
  FilesView none = files_of(0);
  none.trouble = "The folder cannot be read.";
  add().files = none;
  add().prompt = PromptView{"Go to ply", "12", 1, false, ""};
  add().prompt = PromptView{"Save as", std::string(300, 'w'), 300, true, "A folder of this name does not exist."};
  add().notice = NoticeView{"The file has changed and is read again.", false};
  add().notice = NoticeView{"The new version cannot be read; the one from before is kept and shown.", true};
  WindowView& tip = add();
  tip.hovered_button = "One move forward (\xE2\x86\x92 or k)";
  tip.pointer = {1300, 5};
  return games;
}

bool inside(const Rect& inner, const Rect& outer) {
  return inner.x >= outer.x - 1 && inner.y >= outer.y - 1 && inner.right() <= outer.right() + 1 &&
         inner.bottom() <= outer.bottom() + 1;
}

/// Items from the first one of an overlay, a notice or a tooltip on.
std::vector<const Item*> overlay_texts(const DrawList& list) {
  std::vector<const Item*> texts;
  bool begun = false;
  for (const Item& item : list.items()) {
    begun = begun || item.part == Part::overlay || item.part == Part::notice;
    if (begun && item.shape == Shape::text) texts.push_back(&item);
  }
  return texts;
}

}  // namespace

TEST_CASE("overlays and their texts lie in the window, whatever its size") {
  for (const auto& game : all_overlays())
    for (const Size size : kSizes)
      for (const float scale : {1.0F, 1.5F, 2.0F}) {
        INFO(size.width << "x" << size.height << " at " << scale);
        const Picture picture = build_window(game->view, {size.width, size.height, scale});
        const Rect window{0, 0, static_cast<float>(size.width), static_cast<float>(size.height)};
        for (const Item* item : overlay_texts(picture.list)) {
          INFO(picture.list.text_of(*item));
          CHECK(inside(test::text_box(picture.list, *item), window));
        }
      }
}

TEST_CASE("no text of an overlay lies upon another") {
  for (const auto& game : all_overlays())
    for (const Size size : kSizes) {
      const Picture picture = build_window(game->view, {size.width, size.height, 1});
      const auto texts = overlay_texts(picture.list);
      for (std::size_t i = 0; i < texts.size(); ++i)
        for (std::size_t j = i + 1; j < texts.size(); ++j) {
          Rect a = test::text_box(picture.list, *texts[i]);
          Rect b = test::text_box(picture.list, *texts[j]);
          a = {a.x, a.y + a.height * 0.2F, a.width, a.height * 0.55F};
          b = {b.x, b.y + b.height * 0.2F, b.width, b.height * 0.55F};
          INFO(size.width << "x" << size.height << ": " << picture.list.text_of(*texts[i]) << " | "
                          << picture.list.text_of(*texts[j]));
          CHECK((a.right() <= b.x + 0.5F || b.right() <= a.x + 0.5F || a.bottom() <= b.y || b.bottom() <= a.y));
        }
    }
}

TEST_CASE("text of overlays has a contrast of 4.5 on what it stands on, in every theme") {
  for (const ThemeName name : kThemes) {
    const Theme& theme = fivefold::theme(name);
    for (const auto& game : all_overlays()) {
      const Picture picture = build_window(game->view, {1360, 900, 1});
      for (const Item* item : overlay_texts(picture.list)) {
        const Rect box = test::text_box(picture.list, *item);
        for (const float at : {0.05F, 0.5F, 0.95F}) {
          const Vec place{box.x + box.width * at, box.centre().y};
          INFO(word(name) << ": " << picture.list.text_of(*item));
          CHECK(contrast(theme[item->paint.role], test::ground_at(picture.list, *item, place, theme)) >= 4.5);
        }
      }
    }
  }
}

TEST_CASE("the keys overlay shows every key and its help whole in the usual window") {
  ShownGame game(test::study_of_sample("pente/five.txt"), 0);
  game.view.help = viewer::help_view();
  std::string shown;
  for (const std::string& text : texts_of(build_window(game.view, {1360, 900, 1}).list, Part::list_row))
    shown += text + " ";
  CHECK(shown.find("\xE2\x80\xA6") == std::string::npos);
  // Blanks within one way to press keys do not break.
  for (std::size_t at = shown.find("\xC2\xA0"); at != std::string::npos; at = shown.find("\xC2\xA0"))
    shown.replace(at, 2, " ");
  for (const HelpView::Group& group : game.view.help->groups)
    for (const HelpView::Row& row : group.rows) {
      INFO(row.keys << ": " << row.what << " in " << shown);
      CHECK(shown.find(row.what) != std::string::npos);
      CHECK(shown.find(row.keys) != std::string::npos);
    }
}

TEST_CASE("the keys overlay can be scrolled to its last row in a small window, and no further") {
  ShownGame game(test::study_of_sample("pente/five.txt"), 0);
  game.view.help = viewer::help_view();
  const auto last = [&](float scroll) {
    game.view.help->scroll = scroll;
    const auto texts = texts_of(build_window(game.view, {640, 560, 1}).list, Part::list_row);
    return texts.empty() ? std::string() : texts.back();
  };
  const std::string& end = game.view.help->groups.back().rows.back().what;
  CHECK(last(0) != end);
  CHECK(last(10000) == end);
  CHECK(last(-3) == last(0));
}

TEST_CASE("the games table shows as many rows as it says, and each is found under the pointer") {
  for (const Size size : kSizes) {
    const WindowSize window{size.width, size.height, 1};
    const std::size_t rows = browser_rows(window);
    CHECK(rows >= 1);
    ShownGame game(test::study_of_sample("pente/five.txt"), 0);
    game.view.browser = browser_of(rows + 20);
    game.view.browser->first_row = 1000;
    game.view.browser->shown = 5000;
    const Picture picture = build_window(game.view, window);
    std::vector<std::int64_t> positions;
    for (const Hit& hit : picture.hits)
      if (hit.kind == HitKind::game) {
        positions.push_back(hit.a);
        const Hit* const found = hit_at(picture, hit.area.centre());
        REQUIRE(found != nullptr);
        CHECK(found->kind == HitKind::game);
        CHECK(found->a == hit.a);
      }
    if (size.height < 300) continue;
    // The first row follows the headlines, and rows follow each other.
    float next = 0;
    for (const Hit& hit : picture.hits) {
      if (hit.kind == HitKind::column) next = hit.area.bottom();
      if (hit.kind != HitKind::game) continue;
      CHECK(hit.area.y == Approx(next).margin(1));
      next = hit.area.bottom();
    }
    INFO(size.width << "x" << size.height);
    CHECK(positions.size() == rows);
    CHECK(positions.front() == 1000);
  }
}

TEST_CASE("headlines of the games table are found, the sorted one has an arrow that turns") {
  ShownGame game(test::study_of_sample("pente/five.txt"), 0);
  game.view.browser = browser_of(5);
  game.view.browser->sorted_by = GameColumn::date;
  const auto arrow = [&](bool descending) {
    game.view.browser->descending = descending;
    const Picture picture = build_window(game.view, {1360, 900, 1});
    std::vector<float> heights;
    for (const Item* item : test::items_of(picture.list, Part::field))
      if (item->shape == Shape::polygon && item->number == static_cast<int>(GameColumn::date))
        for (const Vec point : picture.list.points(*item)) heights.push_back(point.y);
    REQUIRE(heights.size() == 3);
    return heights[2] > heights[0];  // the tip is its last point
  };
  CHECK(arrow(true));
  CHECK_FALSE(arrow(false));
  const Picture picture = build_window(game.view, {1360, 900, 1});
  CHECK(std::count_if(picture.hits.begin(), picture.hits.end(),
                      [](const Hit& hit) { return hit.kind == HitKind::column; }) == kGameColumns);
}

TEST_CASE("the games table tells clean, doubtful and faulty games apart by shape") {
  ShownGame game(test::study_of_sample("pente/five.txt"), 0);
  game.view.browser = browser_of(3);
  const Picture picture = build_window(game.view, {1360, 900, 1});
  std::vector<std::string> signs(3);
  for (const Item* item : test::items_of(picture.list, Part::list_row))
    if (item->shape != Shape::text && item->shape != Shape::box && item->number >= 0 && item->number < 3)
      signs[static_cast<std::size_t>(item->number)] +=
          std::to_string(static_cast<int>(item->shape)) + ":" + std::to_string(item->count) + " ";
  CHECK_FALSE(signs[0].empty());
  CHECK(signs[0] != signs[1]);
  CHECK(signs[1] != signs[2]);
  CHECK(signs[0] != signs[2]);
}

TEST_CASE("the games table says how many games match, how far reading is and what could not be read") {
  ShownGame game(test::study_of_sample("pente/five.txt"), 0);
  BrowserView browser = browser_of(2);
  browser.total = 100;
  browser.problems = {"club.zip cannot be read"};
  game.view.browser = browser;
  const auto texts = texts_of(build_window(game.view, {1360, 900, 1}).list, Part::status);
  CHECK(std::find(texts.begin(), texts.end(), "2 of 100 games") != texts.end());
  CHECK(std::find(texts.begin(), texts.end(), "club.zip cannot be read") != texts.end());
}

TEST_CASE("the chosen file is in sight, however long the list") {
  ShownGame game(test::study_of_sample("pente/five.txt"), 0);
  game.view.files = files_of(100);
  for (const std::size_t cursor : {std::size_t{0}, std::size_t{50}, std::size_t{99}}) {
    game.view.files->cursor = cursor;
    const Picture picture = build_window(game.view, {800, 600, 1});
    CHECK(std::any_of(picture.hits.begin(), picture.hits.end(), [&](const Hit& hit) {
      return hit.kind == HitKind::file && hit.a == static_cast<std::int64_t>(cursor);
    }));
  }
}

TEST_CASE("the caret stands behind what was typed before it, and stays in sight") {
  const auto caret = [](const std::string& typed, std::size_t at) {
    ShownGame game(test::study_of_sample("pente/five.txt"), 0);
    game.view.prompt = PromptView{"Save as", typed, at, false, ""};
    const Picture picture = build_window(game.view, {1360, 900, 1});
    const auto items = test::items_of(picture.list, Part::field);
    REQUIRE_FALSE(items.empty());
    const Rect field = picture.list.box_of(*items.front());
    const Rect bar = picture.list.box_of(*items.back());
    CHECK(bar.x >= field.x);
    CHECK(bar.right() <= field.right());
    return bar.x - field.x;
  };
  CHECK(caret("12", 0) < caret("12", 1));
  CHECK(caret("12", 1) < caret("12", 2));
  caret(std::string(400, 'w'), 400);
  caret(std::string(400, 'w'), 0);
  caret("\xE1\xBB\x85\xE1\xBB\x85", 3);
  caret("12", 999);
}

TEST_CASE("a click beside an overlay meets the backdrop, a click on it does not") {
  ShownGame game(test::study_of_sample("pente/five.txt"), 0);
  game.view.prompt = PromptView{"Go to ply", "12", 2, false, ""};
  const Picture picture = build_window(game.view, {1360, 900, 1});
  const Hit* const beside = hit_at(picture, {5, 5});
  REQUIRE(beside != nullptr);
  CHECK(beside->kind == HitKind::backdrop);
  const Hit* const on = hit_at(picture, {680, 450});
  REQUIRE(on != nullptr);
  CHECK(on->kind == HitKind::surface);
}

TEST_CASE("a window with nothing opened says how to open something and has a button for it") {
  const WindowView nothing;
  const Picture picture = build_window(nothing, {900, 600, 1});
  const std::string text = test::all_text(picture.list);
  for (const char* const part : {"Nothing is open", "Ctrl+O", "Ctrl+V", "fivefold-viewer FILE"})
    CHECK(text.find(part) != std::string::npos);
  CHECK(picture.board.empty());
  CHECK(std::any_of(picture.hits.begin(), picture.hits.end(), [](const Hit& hit) {
    return hit.kind == HitKind::control && hit.a == static_cast<int>(Control::open);
  }));
  for (const Size size : kSizes) build_window(nothing, {size.width, size.height, 1});
}

}  // namespace fivefold
