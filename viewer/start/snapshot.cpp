#include "viewer/start/snapshot.h"

#include <chrono>
#include <cmath>
#include <thread>
#include <utility>

#include "viewer/games/collection.h"
#include "viewer/scene/messages.h"
#include "viewer/svg_painter.h"

namespace fivefold::viewer {
namespace {

constexpr float kCell = 48;  ///< pixels of a cell of a single position

SvgOptions svg_options(float width, float height, const Moment& moment) {
  SvgOptions options;
  options.width = width;
  options.height = height;
  options.title = moment.sentence;
  return options;
}

/// The application as a window would show it, once the game is there.
std::unique_ptr<App> settled(const AppOptions& options) {
  auto app = std::make_unique<App>(options, std::chrono::steady_clock::now());
  // To the end: how many games there are is part of the picture.
  while (app->view().loading) {
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
    app->tick(std::chrono::steady_clock::now());
  }
  return app;
}

SnapshotEnd written(const std::string& path, const std::string& bytes) {
  const std::string trouble = write_file(path, bytes, true);
  return {trouble.empty() ? 0 : 3, trouble};
}

SnapshotEnd window_picture(const StartOptions& options, std::shared_ptr<Collection> games, PictureKind kind,
                           const FramePainter& paint) {
  AppOptions app_options = options.app;
  app_options.games = std::move(games);
  app_options.reduced_motion = true;  // a snapshot shows what is there once everything has come to rest
  app_options.state_folder.clear();
  const std::unique_ptr<App> app = settled(app_options);
  app->take_requests();
  const Picture& picture = app->picture();
  const Theme& colors = theme(app->options().theme);
  const WindowSize& size = options.app.size;
  if (kind == PictureKind::svg) {
    const WindowView view = app->view();
    SvgOptions svg;
    svg.width = static_cast<float>(size.width);
    svg.height = static_cast<float>(size.height);
    if (view.moment != nullptr) svg.title = view.moment->sentence;
    return written(options.snapshot, paint_svg(picture.list, colors, svg));
  }
  const Frame frame = paint(picture.list, colors, size.width, size.height);
  if (frame.pixels.empty()) return {3, say(Phrase::picture_too_large)};
  return written(options.snapshot, apng({frame}, {0}));
}

}  // namespace

std::string pixel_picture(PictureKind kind, const Study& study, Cursor cursor, const ViewOptions& view,
                          const FramePainter& paint, std::string& bytes) {
  const Theme& colors = theme(view.theme);
  if (kind == PictureKind::png) {
    DrawList list;
    float width = 0;
    float height = 0;
    draw_position(study, make_moment(study, cursor, view), view, kCell, list, width, height);
    const Frame frame = paint(list, colors, static_cast<int>(std::ceil(width)), static_cast<int>(std::ceil(height)));
    if (frame.pixels.empty()) return say(Phrase::picture_too_large);
    bytes = apng({frame}, {0});
    return "";
  }
  FilmOptions film;
  film.view = view;
  film.line = cursor.line;
  ApngWriter writer(study.length(cursor.line) + 1);
  bool painted = true;
  int width = 0;
  int height = 0;
  each_frame(study, film, width, height, [&](const FilmFrame& frame) {
    if (!painted) return;
    Frame pixels = paint(frame.list, colors, width, height);
    painted = !pixels.pixels.empty();
    if (painted) writer.add(std::move(pixels), frame.milliseconds);
  });
  if (!painted) return say(Phrase::picture_too_large);
  bytes = writer.finish();
  return "";
}

SnapshotEnd take_snapshot(const StartOptions& options, const FramePainter& paint) {
  const PictureKind kind = *picture_kind(options.snapshot);
  const auto games = std::make_shared<Collection>(options.app.paths, options.app.judge);
  if (!games->wait_for(options.app.game - 1)) {
    std::string text;
    for (const std::string& problem : games->problems()) text += (text.empty() ? "" : "\n") + problem;
    if (!text.empty()) return {3, text};
    return {1, say(Phrase::game_missing,
                   {{"game", std::to_string(options.app.game)}, {"games", std::to_string(games->size())}})};
  }
  if ((kind == PictureKind::svg || kind == PictureKind::png) && !options.board_only)
    return window_picture(options, games, kind, paint);
  const std::shared_ptr<const Study> study = games->study(options.app.game - 1);
  const ViewOptions& view = options.app.view;
  const Cursor cursor = options.app.ply ? study->at_ply(0, *options.app.ply) : Cursor{};
  FilmOptions film;
  film.view = view;
  std::string bytes;
  if (kind == PictureKind::animated_svg) {
    bytes = animated_svg(*study, film);
  } else if (kind == PictureKind::html) {
    bytes = html_replay(*study, film);
  } else if (kind == PictureKind::svg) {
    const Moment moment = make_moment(*study, cursor, view);
    DrawList list;
    float width = 0;
    float height = 0;
    draw_position(*study, moment, view, kCell, list, width, height);
    bytes = paint_svg(list, theme(view.theme), svg_options(width, height, moment));
  } else {
    const std::string trouble = pixel_picture(kind, *study, cursor, view, paint, bytes);
    if (!trouble.empty()) return {3, trouble};
  }
  return written(options.snapshot, bytes);
}

}  // namespace fivefold::viewer
