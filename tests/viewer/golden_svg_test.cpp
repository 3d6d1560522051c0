// Pictures of positions, compared byte by byte. With FIVEFOLD_REWRITE=1 they are written anew: look at each of them
// before committing. What they have to show is tested in board_scene_test.cpp; these keep it from changing unseen.
#include <cstdlib>
#include <fstream>

#include "tests/support/catch.h"
#include "tests/viewer/board_samples.h"
#include "viewer/svg_painter.h"
#include "tests/support/paths.h"

using namespace fivefold;
using namespace fivefold::testing;

namespace {

std::string picture(const Sample& sample, ThemeName name, float scale) {
  const auto study = study_of(sample.path);
  REQUIRE(study != nullptr);
  ViewOptions options;
  options.theme = name;
  sample.options(options);
  REQUIRE(sample.tokens <= study->length(0));
  const Moment moment = make_moment(*study, {0, sample.tokens}, options);
  DrawList list;
  SvgOptions svg;
  svg.scale = scale;
  draw_position(*study, moment, options, 32, list, svg.width, svg.height);
  svg.title = moment.sentence;
  return paint_svg(list, theme(name), svg);
}

void compare(const std::string& name, const std::string& actual) {
  const std::string path = fivefold::test::source_folder() + "/tests/viewer/goldens/" + name + ".svg";
  const char* rewrite = std::getenv("FIVEFOLD_REWRITE");
  if (rewrite != nullptr && std::string(rewrite) == "1") {
    std::ofstream(path, std::ios::binary) << actual;
    return;
  }
  CAPTURE(path);
  const std::string expected = content_of(path);
  const auto [a, b] = std::mismatch(expected.begin(), expected.end(), actual.begin(), actual.end());
  const auto around = [](const std::string& text, std::size_t at) {
    const std::size_t begin = text.rfind('\n', at == 0 ? 0 : at - 1);
    return text.substr(begin == std::string::npos ? 0 : begin + 1, 300);
  };
  if (expected == actual) return;
  const auto at = static_cast<std::size_t>(a - expected.begin());
  FAIL("the picture differs.\nexpected: " << around(expected, at) << "\nactual:   " << around(actual, at));
}

}  // namespace

TEST_CASE("pictures of positions are as they were") {
  for (const Sample& sample : board_samples()) compare(sample.name, picture(sample, ThemeName::light, 1));
}

TEST_CASE("pictures in the other themes are as they were") {
  for (const Sample& sample : board_samples()) {
    if (sample.name != "portal-win" && sample.name != "pente-two-pairs" && sample.name != "opening-broken" &&
        sample.name != "marks" && sample.name != "marks-caro")
      continue;
    compare(sample.name + "-dark", picture(sample, ThemeName::dark, 1));
    compare(sample.name + "-contrast", picture(sample, ThemeName::contrast, 1));
  }
}

TEST_CASE("a picture at twice the scale is as it was") {
  for (const Sample& sample : board_samples())
    if (sample.name == "pente-two-pairs") compare(sample.name + "-2x", picture(sample, ThemeName::light, 2));
}
