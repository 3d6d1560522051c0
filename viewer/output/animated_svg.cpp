#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <vector>

#include "viewer/output/film.h"
#include "viewer/output/pictures.h"
#include "viewer/output/svg_layers.h"
#include "viewer/svg_painter.h"

namespace fivefold::viewer {
namespace {

/// When each frame begins, as a share of the whole; the last number is the end.
std::vector<double> begins_of(const std::vector<int>& milliseconds, double& seconds) {
  double sum = 0;
  for (const int one : milliseconds) sum += std::max(1, one);
  std::vector<double> begins{0};
  double passed = 0;
  for (const int one : milliseconds) begins.push_back((passed += std::max(1, one)) / sum);
  seconds = sum / 1000;
  return begins;
}

/// "0%{visibility:hidden}12.5%{visibility:visible}": what holds from each moment on.
std::string keyframes(const Spans& seen, const std::vector<double>& begins) {
  std::string out;
  const auto add = [&](std::uint32_t frame, bool visible) {
    if (frame + 1 < begins.size())
      out += fmt::format("{:.6g}%{{visibility:{}}}", begins[frame] * 100, visible ? "visible" : "hidden");
  };
  if (seen.front().first > 0) add(0, false);
  for (const auto& [from, to] : seen) {
    add(from, true);
    add(to, false);
  }
  return out;
}

}  // namespace

std::string animated_svg(const Study& study, const FilmOptions& options) {
  Film film;
  std::vector<int> times;
  int width = 0;
  int height = 0;
  each_frame(study, options, width, height, [&](const FilmFrame& frame) {
    film.add(frame.list);
    times.push_back(frame.milliseconds);
  });
  double seconds = 0;
  const std::vector<double> begins = begins_of(times, seconds);
  const Theme& colors = theme(options.view.theme);
  std::map<Spans, std::size_t> patterns;
  std::string elements;
  std::string style = fmt::format("g.f{{animation:{:.3f}s step-end infinite}}", seconds);
  const auto pattern_of = [&](const Spans& seen) {
    const auto [at, added] = patterns.emplace(seen, patterns.size());
    const std::size_t number = at->second;
    if (added)
      style += fmt::format("\ng.f{0}{{animation-name:f{0}}}@keyframes f{0}{{{1}}}", number, keyframes(seen, begins));
    return number;
  };
  std::size_t clips = 0;
  for (const Film::Layer& layer : film.layers()) {
    const std::string inner = svg_elements(layer.items, colors, fmt::format("layer-{}-", clips++));
    if (is_always_seen(layer, film.frames())) {
      elements += inner;
      continue;
    }
    const bool at_end = layer.seen.back().second == film.frames();
    elements += fmt::format("<g class=\"f f{}\"{}>\n{}</g>\n", pattern_of(layer.seen),
                            at_end ? "" : " visibility=\"hidden\"", inner);
  }
  style += "\n@media (prefers-reduced-motion:reduce){g.f{animation:none}}";
  return fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" viewBox=\"0 0 {0} {1}\" "
      "font-family=\"DejaVu Sans, Verdana, sans-serif\" role=\"img\">\n<title>{2}</title>\n<style>{3}</style>\n"
      "<defs>\n{4}</defs>\n{5}</svg>\n",
      width, height, svg_escaped(film_title(study)), style, svg_definitions(colors), elements);
}

}  // namespace fivefold::viewer
