#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>

#include "viewer/output/film.h"
#include "viewer/output/html_page.h"
#include "viewer/output/move_items.h"
#include "viewer/output/pictures.h"
#include "viewer/output/svg_layers.h"
#include "viewer/scene/board_painter.h"
#include "viewer/scene/messages.h"
#include "viewer/svg_painter.h"

namespace fivefold::viewer {
namespace {

using Json = nlohmann::ordered_json;

class Replay {
 public:
  Replay(const Study& study, const FilmOptions& options)
      : study_(study),
        options_(options),
        view_(options.view),
        colors_(theme(options.view.theme)),
        cell_(std::max(24.0F, std::round(options.cell_pixels))) {
    view_.zoom = 1;
  }

  std::string page() {
    const std::uint32_t tokens = study_.length(options_.line);
    Film film;
    Json steps = Json::array();
    const BoardGeometry geometry(study_.topology(), view_.symmetry);
    std::uint32_t plies = 0;
    for (std::uint32_t at = 0; at <= tokens; ++at) {
      const Moment moment = make_moment(study_, {options_.line, at}, view_);
      DrawList board;
      draw_board(study_, moment, view_, Attention{}, cell_, board);
      DrawList pixels;
      pixels.append(board, {cell_, {}});
      film.add(pixels);
      steps.push_back(step_of(moment));
      plies = moment.plies;
    }
    HtmlPage page;
    page.title = svg_escaped(film_title(study_));
    page.colors = colors();
    page.players = player(Side::first) + player(Side::second);
    page.board = board(film, geometry.width() * cell_, geometry.height() * cell_);
    page.moves = move_items(study_, options_.line, view_);
    page.tokens = std::to_string(tokens);
    page.start = svg_escaped(steps.front().front().get<std::string>());
    page.data = data(tokens, plies, std::move(steps));
    return html_page(page);
  }

 private:
  static Json step_of(const Moment& moment) {
    const int to_move = moment.to_move ? static_cast<int>(index(*moment.to_move)) : -1;
    Json step = {shown_text(moment.sentence), moment.taken[Side::first], moment.taken[Side::second], to_move,
                 moment.ply};
    if (!moment.comment.empty()) step.push_back(comment_text(moment.comment));
    return step;
  }

  /// As pictures show text, but with its lines.
  static std::string comment_text(std::string_view comment) {
    std::string out;
    for (std::size_t from = 0; from <= comment.size();) {
      const std::size_t end = std::min(comment.find('\n', from), comment.size());
      out += (from == 0 ? "" : "\n") + shown_text(comment.substr(from, end - from));
      from = end + 1;
    }
    return out;
  }

  std::string colors() const {
    static constexpr std::array kUsed = {Role::table,   Role::ink,        Role::muted,  Role::card,
                                         Role::field,   Role::field_edge, Role::accent, Role::card_edge,
                                         Role::capture, Role::caution,    Role::error,  Role::selection};
    std::string out = fmt::format(":root {{ color-scheme: {};", view_.theme == ThemeName::dark ? "dark" : "light");
    for (const Role role : kUsed) {
      const Color color = colors_[role];
      out += fmt::format(" --{}: #{:02x}{:02x}{:02x};", word(role), color.red, color.green, color.blue);
    }
    return out + " }\n";
  }

  std::string sign(Side side) const {
    const Moment start = make_moment(study_, {options_.line, 0}, view_);
    const Attention nothing;
    DrawList stone;
    constexpr float kCell = 28;
    board::draw_stone_at(board::make_board(study_, start, view_, nothing, kCell, stone), {}, side, 1, 1);
    DrawList pixels;
    pixels.append(stone, {kCell, {}});
    return "<svg class=\"sign\" viewBox=\"-14 -14 28 28\" aria-hidden=\"true\">\n" + svg_elements(pixels, colors_) +
           "</svg>";
  }

  std::string player(Side side) const {
    const Ruleset& ruleset = study_.ruleset();
    std::string out = fmt::format("<div class=\"player\">{}<span class=\"name\" dir=\"auto\">{}</span>", sign(side),
                                  svg_escaped(player_name(study_, side)));
    if (ruleset.capture.lengths != 0) {
      const std::string text =
          say(Phrase::caption_taken, {{"taken", "{taken}"}, {"goal", std::to_string(ruleset.capture.stones_to_win)}});
      out += fmt::format("<span class=\"taken\" data-text=\"{}\"></span>", svg_escaped(text));
    }
    return out + "</div>\n";
  }

  std::string board(const Film& film, float width, float height) {
    std::string out = fmt::format(
        "<svg id=\"board\" viewBox=\"0 0 {:.0f} {:.0f}\" font-family=\"DejaVu Sans, Verdana, sans-serif\" role=\"img\" "
        "aria-labelledby=\"sentence\">\n<defs>\n{}</defs>\n",
        width, height, svg_definitions(colors_));
    std::size_t number = 0;
    for (const Film::Layer& layer : film.layers()) {
      const std::string items = svg_elements(layer.items, colors_, fmt::format("layer-{}-", number++));
      if (is_always_seen(layer, film.frames())) {
        out += items;
        continue;
      }
      const std::size_t pattern = patterns_.emplace(layer.seen, patterns_.size()).first->second;
      out += fmt::format("<g data-seen=\"{}\"{}>\n{}</g>\n", pattern,
                         layer.seen.front().first == 0 ? "" : " visibility=\"hidden\"", items);
    }
    return out + "</svg>\n";
  }

  std::string data(std::uint32_t tokens, std::uint32_t plies, Json steps) const {
    Json seen = Json::array();
    for (std::size_t i = 0; i < patterns_.size(); ++i) seen.push_back(Json::array());
    for (const auto& [spans, number] : patterns_)
      for (const auto& [from, to] : spans) {
        seen[number].push_back(from);
        seen[number].push_back(to);
      }
    const CaptureRule& rule = study_.ruleset().capture;
    int group = 1;
    while (rule.lengths != 0 && (rule.lengths >> group & 1) == 0) ++group;
    const Json all = {{"tokens", tokens},
                      {"plies", plies},
                      {"cell", cell_},
                      {"milliseconds", std::max(20, options_.milliseconds)},
                      {"goal", rule.stones_to_win},
                      {"near", rule.stones_to_win - group},
                      {"seen", std::move(seen)},
                      {"steps", std::move(steps)}};
    std::string text = all.dump(-1, ' ', false, Json::error_handler_t::replace);
    // The text of a record must not close the element that holds it.
    for (std::size_t at = 0; (at = text.find('<', at)) != std::string::npos; at += 6) text.replace(at, 1, "\\u003c");
    return text;
  }

  const Study& study_;
  const FilmOptions& options_;
  ViewOptions view_;
  const Theme& colors_;
  const float cell_;  ///< in pixels of the SVG
  std::map<Spans, std::size_t> patterns_;
};

}  // namespace

std::string html_replay(const Study& study, const FilmOptions& options) { return Replay(study, options).page(); }

}  // namespace fivefold::viewer
