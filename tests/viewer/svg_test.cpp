#include <clocale>
#include <cstdio>
#include <fstream>
#include <string>

#include "tests/support/catch.h"
#include "tests/formats/io/temp_folder.h"
#include "viewer/svg_painter.h"

using namespace fivefold;

namespace {

std::string painted(const DrawList& list, ThemeName name = ThemeName::light) {
  return paint_svg(list, theme(name), {100, 60, 1, ""});
}

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

std::size_t count(const std::string& text, std::string_view part) {
  std::size_t found = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

/// One item of every kind, clipped and not.
DrawList everything() {
  DrawList list;
  Paint paint;
  paint.role = Role::ink;
  const Vec points[] = {{10, 10}, {20, 12.345F}, {30, 10}};
  list.begin(Part::mark, 3);
  list.polygon(points, paint);
  list.stroke(points, 2, paint);
  list.disc({5, 5}, 3, paint);
  list.ring({5, 5}, 3, 1, paint);
  list.box({1, 2, 3, 4}, 1, paint);
  list.frame({1, 2, 3, 4}, 0, 1, paint);
  list.push_clip({0, 0, 50, 50});
  paint.role = Role::white_stone;
  list.stone({50, 50}, 9, paint);
  list.push_clip({10, 10, 5, 5});
  paint.role = Role::black_stone;
  paint.alpha = 0.5F;
  list.stone({50, 50}, 9, paint);
  list.pop_clip();
  list.pop_clip();
  list.text({7, 8}, "a < b & \"c\" 'd' > Nguyễn", 14, paint, Anchor::middle, true);
  return list;
}

}  // namespace

TEST_CASE("a picture is well-formed XML, whatever its texts hold") {
  DrawList list = everything();
  list.text({0, 0}, std::string_view("\x01\x02 \xFF\xFE ]]> \xEF\xBF\xBE &amp; <svg>", 28), 10, Paint{});
  const fivefold::testing::TempFolder folder;
  for (const ThemeName name : kThemes) {
    SvgOptions options{100, 60, 2, "Ply 3: <White> & \"Black\"\n"};
    const std::string path = folder.file("picture.svg", paint_svg(list, theme(name), options));
    if (std::system("xmllint --version >/dev/null 2>&1") != 0) {
      WARN("xmllint is not installed: pictures are not checked");
      return;
    }
    CHECK(std::system(("xmllint --noout --nonet '" + path + "'").c_str()) == 0);
  }
}

TEST_CASE("every item has an element that says what it is a picture of") {
  const std::string svg = painted(everything());
  CHECK(count(svg, "data-part=\"mark\" data-number=\"3\"") == everything().items().size());
  CHECK(has(svg, "a &lt; b &amp; &quot;c&quot; &#39;d&#39; &gt; Nguyễn</text>"));
  CHECK(has(svg, "text-anchor=\"middle\""));
}

TEST_CASE("the scale grows the picture and leaves its coordinates alone") {
  const DrawList list = everything();
  const std::string once = paint_svg(list, theme(ThemeName::light), {100, 60, 1, ""});
  std::string twice = paint_svg(list, theme(ThemeName::light), {100, 60, 2, ""});
  const std::string grown = "width=\"200\" height=\"120\"";
  REQUIRE(has(twice, grown));
  twice.replace(twice.find(grown), grown.size(), "width=\"100\" height=\"60\"");
  CHECK(twice == once);
}

TEST_CASE("numbers have at most two decimals and no locale") {
  DrawList list;
  list.disc({1.23456F, -0.001F}, 3, Paint{});
  list.disc({1e9F, 0}, 0.5F, Paint{});
  const std::string before = painted(list);
  CHECK(has(before, "cx=\"1.23\" cy=\"0\" r=\"3\""));
  // A locale with decimal commas, where the machine has one.
  for (const char* name : {"de_DE.UTF-8", "bg_BG.UTF-8", "vi_VN.UTF-8", "fr_FR.UTF-8"})
    if (std::setlocale(LC_ALL, name) != nullptr) break;
  CHECK(painted(list) == before);
  std::setlocale(LC_ALL, "C.UTF-8");
}

TEST_CASE("snapped lines fall on whole pixels") {
  DrawList list;
  Paint paint;
  paint.snap = true;
  list.line({10.3F, 5}, {10.3F, 50}, 1, paint);  // odd width: through the middle of a pixel
  list.line({5, 20.2F}, {50, 20.2F}, 2.2F, paint);
  list.frame({3.3F, 3.3F, 10, 10}, 0, 1, paint);
  const std::string svg = painted(list);
  CHECK(has(svg, "M10.5 5L10.5 50"));
  CHECK(has(svg, "M5 20L50 20"));
  CHECK(has(svg, "stroke-width=\"2\""));
  CHECK(has(svg, "x=\"3.5\" y=\"3.5\" width=\"10\" height=\"10\""));
}

TEST_CASE("closed strokes are closed, open ones are not") {
  DrawList list;
  const Vec closed[] = {{0, 0}, {9, 0}, {9, 9}, {0, 0}};
  const Vec open[] = {{1, 1}, {9, 1}};
  list.stroke(closed, 1, Paint{});
  list.stroke(open, 1, Paint{});
  const std::string svg = painted(list);
  CHECK(has(svg, "d=\"M0 0L9 0L9 9Z\""));
  CHECK(has(svg, "d=\"M1 1L9 1\""));
}

TEST_CASE("stones refer to definitions of their theme, and every reference is defined") {
  for (const ThemeName name : kThemes) {
    const std::string svg = painted(everything(), name);
    for (const std::string_view mark : {std::string_view("href=\"#"), std::string_view("url(#")}) {
      for (std::size_t at = svg.find(mark); at != std::string::npos; at = svg.find(mark, at + 1)) {
        const std::size_t begin = at + mark.size();
        const std::string id = svg.substr(begin, svg.find_first_of("\")", begin) - begin);
        CAPTURE(word(name), id);
        CHECK(count(svg, "id=\"" + id + "\"") == 1);
      }
    }
  }
}

TEST_CASE("what is clipped stands in a group with the smallest box around it") {
  const std::string svg = painted(everything());
  CHECK(count(svg, "<clipPath ") == 2);
  CHECK(count(svg, "<g clip-path=") == 2);
  // The inner clip is cut by the outer one.
  CHECK(has(svg, "<rect x=\"10\" y=\"10\" width=\"5\" height=\"5\"/></clipPath>"));
  const std::string prefixed = svg_elements(everything(), theme(ThemeName::light), "p7-");
  CHECK(count(prefixed, "p7-clip-") == 4);
}

TEST_CASE("an empty list is an empty picture") {
  const std::string svg = paint_svg(DrawList{}, theme(ThemeName::dark), {});
  CHECK(has(svg, "viewBox=\"0 0 0 0\""));
  CHECK(svg.ends_with("</svg>\n"));
}
