#include "viewer/scene/draw_list.h"

#include "tests/support/catch.h"

using namespace fivefold;

TEST_CASE("a list appended to another is scaled, shifted and keeps what it is") {
  DrawList small;
  Paint paint;
  paint.dash = 2;
  paint.gap = 1;
  small.begin(Part::stone, 7);
  small.ring({1, 2}, 3, 0.5F, paint);
  small.text({1, 1}, "x", 4, paint);
  DrawList list;
  list.append(small, {10, {100, 200}});
  REQUIRE(list.items().size() == 2);
  const Item& ring = list.items()[0];
  CHECK(ring.part == Part::stone);
  CHECK(ring.number == 7);
  CHECK(list.points(ring)[0] == Vec{110, 220});
  CHECK(ring.radius == 30);
  CHECK(ring.width == 5);
  CHECK(ring.paint.dash == 20);
  CHECK(ring.paint.gap == 10);
  CHECK(list.items()[1].size == 40);
  CHECK(list.text_of(list.items()[1]) == "x");
}

TEST_CASE("clips nest, and those of an appended list end where the outer one ends") {
  DrawList inner;
  inner.push_clip({0, 0, 10, 10});
  inner.box({0, 0, 20, 20}, 0, Paint{});
  inner.pop_clip();
  inner.box({0, 0, 20, 20}, 0, Paint{});
  DrawList list;
  list.push_clip({5, 5, 10, 10});
  list.append(inner, {2, {0, 0}});
  list.pop_clip();
  list.box({0, 0, 1, 1}, 0, Paint{});
  REQUIRE(list.items().size() == 3);
  CHECK(*list.clip_of(list.items()[0]) == Rect{5, 5, 10, 10});
  CHECK(*list.clip_of(list.items()[1]) == Rect{5, 5, 10, 10});
  CHECK(list.clip_of(list.items()[2]) == nullptr);

  DrawList apart;
  apart.push_clip({0, 0, 4, 4});
  apart.push_clip({10, 10, 4, 4});
  apart.box({0, 0, 1, 1}, 0, Paint{});
  CHECK(apart.clip_of(apart.items()[0])->empty());
}

TEST_CASE("text is shown composed, on one line and as valid UTF-8") {
  CHECK(shown_text("plain") == "plain");
  CHECK(shown_text("two\nlines\tand a tab") == "two lines and a tab");
  CHECK(shown_text("Nguye\xCC\x82\xCC\x83n") == "Nguyễn");  // e, circumflex, tilde: one letter
  CHECK(shown_text("a\xFF"
                   "b") ==
        "a\xEF\xBF\xBD"
        "b");
  CHECK(shown_text("\xED\xA0\x80") == "\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD");  // a surrogate
  CHECK(shown_text("\xEF\xBF\xBF") == "\xEF\xBF\xBD");                          // U+FFFF: no character
  CHECK(shown_text("\xC2\x85\xE2\x80\xA8").find_first_not_of(' ') == std::string::npos);
}

TEST_CASE("the dump says one line an item") {
  DrawList list;
  list.begin(Part::stone, 180);
  Paint paint;
  paint.role = Role::white_stone;
  list.stone({9.5F, 9.5F}, 0.46F, paint);
  CHECK(list.dump() == "stone 180 stone (9.50, 9.50) r 0.46 white-stone\n");
  list.clear();
  CHECK(list.dump().empty());
}

TEST_CASE("every part and role has a word of its own") {
  std::vector<std::string> words;
  for (int i = 0; i <= static_cast<int>(Part::notice); ++i) words.emplace_back(word(static_cast<Part>(i)));
  std::sort(words.begin(), words.end());
  CHECK(std::unique(words.begin(), words.end()) == words.end());
  CHECK(words.front() != "");
}
