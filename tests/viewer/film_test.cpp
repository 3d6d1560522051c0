#include "viewer/output/film.h"

#include <regex>
#include <set>
#include <string>
#include <vector>

#include "tests/support/catch.h"
#include "tests/support/random_source.h"
#include "tests/support/studies.h"
#include "viewer/output/pictures.h"

using namespace fivefold;
using namespace fivefold::viewer;

namespace {

/// What a viewer sees of a film at a frame, item by item.
std::string frame_of(const Film& film, std::uint32_t frame) {
  std::string out;
  for (const Film::Layer& layer : film.layers())
    for (const auto& [from, to] : layer.seen)
      if (from <= frame && frame < to) out += layer.items.dump();
  return out;
}

/// Discs and texts out of a small stock, some clipped, in an order that changes from frame to frame.
DrawList random_picture(RandomSource& random) {
  DrawList list;
  const int items = random.from(0, 12);
  for (int i = 0; i < items; ++i) {
    const int kind = random.from(0, 9);
    list.begin(Part::stone, kind);
    const bool clipped = random.percent(20);
    if (clipped) list.push_clip({0, 0, static_cast<float>(random.from(1, 2)), 5});
    if (kind < 7) {
      list.disc({static_cast<float>(kind), 1}, 0.5F, {});
    } else {
      list.text({static_cast<float>(kind), 2}, "text", 1, {});
    }
    if (clipped) list.pop_clip();
  }
  return list;
}

std::size_t count(const std::string& text, const std::string& part) {
  std::size_t found = 0;
  for (std::size_t at = 0; (at = text.find(part, at)) != std::string::npos; at += part.size()) ++found;
  return found;
}

}  // namespace

TEST_CASE("every frame of a film is the picture that was put in, in the order of its painting") {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    RandomSource random(seed);
    Film film;
    std::vector<std::string> pictures;
    for (int i = 0; i < 40; ++i) {
      const DrawList list = random_picture(random);
      pictures.push_back(list.dump());
      film.add(list);
    }
    REQUIRE(film.frames() == pictures.size());
    for (std::uint32_t i = 0; i < film.frames(); ++i) {
      INFO("seed " << seed << ", frame " << i);
      REQUIRE(frame_of(film, i) == pictures[i]);
    }
  }
}

TEST_CASE("clips of a film are kept with their items") {
  Film film;
  for (const float width : {1.0F, 2.0F}) {
    DrawList list;
    list.push_clip({0, 0, width, 5});
    list.disc({1, 1}, 0.5F, {});
    list.pop_clip();
    film.add(list);
  }
  const std::vector<Film::Layer> layers = film.layers();
  REQUIRE(layers.size() == 2);
  for (const Film::Layer& layer : layers) {
    const Rect* clip = layer.items.clip_of(layer.items.items()[0]);
    REQUIRE(clip != nullptr);
    CHECK(clip->width == (layer.seen.front().first == 0 ? 1.0F : 2.0F));
  }
}

TEST_CASE("what stays is kept once, however many frames") {
  Film film;
  for (int i = 0; i < 100; ++i) {
    DrawList list;
    list.box({0, 0, 9, 9}, 0, {});
    for (int stone = 0; stone < i; ++stone) list.disc({static_cast<float>(stone), 0}, 0.5F, {});
    list.ring({static_cast<float>(i), 0}, 0.5F, 0.1F, {});
    film.add(list);
  }
  std::size_t items = 0;
  for (const Film::Layer& layer : film.layers()) items += layer.items.items().size();
  CHECK(items == 1 + 99 + 100);
}

TEST_CASE("the frames of a game are its positions from the start to the end of the line, all of one size") {
  const auto study = fivefold::test::study_of_pente("1. K10 K9 2. N10 K8 3. K7");
  FilmOptions options;
  options.milliseconds = 500;
  options.last_milliseconds = 2000;
  int width = 0;
  int height = 0;
  std::vector<std::size_t> stones;
  std::vector<int> times;
  std::set<std::pair<float, float>> sizes;
  each_frame(*study, options, width, height, [&](const FilmFrame& frame) {
    std::size_t found = 0;
    for (const Item& item : frame.list.items()) found += item.part == Part::stone && item.shape == Shape::stone ? 1 : 0;
    stones.push_back(found);
    times.push_back(frame.milliseconds);
    const Rect ground = frame.list.box_of(frame.list.items()[0]);
    sizes.emplace(ground.width, ground.height);
  });
  // The fifth stone takes the pair K9 and K8.
  CHECK(stones == std::vector<std::size_t>{0, 1, 2, 3, 4, 3});
  CHECK(times == std::vector<int>{500, 500, 500, 500, 500, 2000});
  CHECK(sizes == std::set<std::pair<float, float>>{{static_cast<float>(width), static_cast<float>(height)}});
}

TEST_CASE("an animated SVG stands alone, has every stone once, and shows each for its time") {
  const auto study = fivefold::test::study_of_pente("1. K10 K9 2. N10 K8 3. K7");
  FilmOptions options;
  options.milliseconds = 500;
  options.last_milliseconds = 2000;
  const std::string svg = animated_svg(*study, options);
  CHECK(svg.find("<svg xmlns=\"http://www.w3.org/2000/svg\"") == 0);
  CHECK(count(svg, "http") == 1);
  CHECK(count(svg, "data-part=\"stone\"") == 5);
  CHECK(svg.find("animation:4.500s step-end infinite") != std::string::npos);
  // K9 (point 8 * 19 + 9) stands from the second of 4.5 seconds on, until the fifth stone takes it after 2.5 seconds.
  std::smatch layer;
  const std::string one_line = std::regex_replace(svg, std::regex("\n"), " ");
  REQUIRE(std::regex_search(
      one_line, layer,
      std::regex("<g class=\"f (f[0-9]+)\"[^>]*>(?:(?!</g>).)*data-part=\"stone\" data-number=\"161\"")));
  CHECK(one_line.find("@keyframes " + layer[1].str() +
                      "{0%{visibility:hidden}22.2222%{visibility:visible}55.5556%{visibility:hidden}}") !=
        std::string::npos);
}

TEST_CASE("what a record calls itself cannot become markup") {
  const auto study = fivefold::test::study_of_json(
      R"({"schema":"fivefold/1","ruleset":"gomoku-free","board":{"width":15,"height":15},)"
      R"("players":[{"name":"</script><img src=x onerror=alert(1)>"},{"name":"\"'&<b>"}],"sides":[1,2],)"
      R"("event":{"name":"</title><script>"},"moves":[[7,7],{"at":[8,8],"comment":"</script><script>alert(2)</script>"}]})");
  for (const std::string& page : {html_replay(*study, {}), animated_svg(*study, {})}) {
    CHECK(page.find("<img") == std::string::npos);
    CHECK(page.find("<b>") == std::string::npos);
    CHECK(page.find("alert(2)</script>") == std::string::npos);
  }
  const std::string html = html_replay(*study, {});
  CHECK(count(html, "<script") == 2);
  CHECK(count(html, "</script>") == 2);
  CHECK(count(html, "</title>") == 1);
}

TEST_CASE("a replay names nothing outside itself and tells the browser to follow nothing") {
  const auto study = fivefold::test::study_of_pente("1. K10 K9 2. N10 K8 3. K7");
  const std::string html = html_replay(*study, {});
  for (const char* link : {"http:", "https:", "://", "src=", "@import", "<link", "<base", "fetch", "XMLHttpRequest"}) {
    INFO(link);
    CHECK(html.find(link) == std::string::npos);
  }
  CHECK(html.find("default-src 'none'") != std::string::npos);
  // References are to parts of the page itself.
  for (std::size_t at = 0; (at = html.find("href=\"", at)) != std::string::npos; at += 6) CHECK(html[at + 6] == '#');
  for (std::size_t at = 0; (at = html.find("url(", at)) != std::string::npos; at += 4) CHECK(html[at + 4] == '#');
}
