#include "viewer/app/saving.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <string_view>
#include <system_error>

#include "formats/io/atomic_file.h"
#include "viewer/app/commands.h"
#include "viewer/app/notices.h"
#include "viewer/app/prompting.h"
#include "viewer/output/picture_file.h"
#include "viewer/output/pictures.h"
#include "viewer/output/text_out.h"
#include "viewer/svg_painter.h"

namespace fivefold::viewer {
namespace {

namespace fs = std::filesystem;
constexpr float kPictureCell = 40;

/// The name of the shown record's file without its ending; for games of a larger file with their number.
std::string stem_of(const State& state) {
  const Study::Source& source = state.study->source();
  std::string stem = fs::path(source.path).stem().string();
  if (stem.empty() || stem == "-" || state.paths.empty()) stem = say(Phrase::default_stem);
  if (state.games->size() > 1) stem += fmt::format("-{}", source.number);
  std::replace(stem.begin(), stem.end(), '/', '-');
  return stem;
}

bool is_opened_file(const State& state, const std::string& path) {
  return std::any_of(state.paths.begin(), state.paths.end(),
                     [&](const std::string& opened) { return same_file(opened, path); });
}

std::string one_picture(const State& state) {
  DrawList list;
  SvgOptions options;
  draw_position(*state.study, *state.moment, state.view, kPictureCell, list, options.width, options.height);
  options.title = state.moment->sentence;
  return paint_svg(list, theme(state.view.theme), options);
}

FilmOptions film_of(const State& state) {
  FilmOptions film;
  film.view = state.view;
  film.line = state.cursor.line;
  return film;
}

}  // namespace

std::string save_picture_as(State& state, const std::string& path) {
  const std::optional<PictureKind> kind = picture_kind(path);
  if (!kind) return say(Phrase::picture_endings);
  std::error_code none;
  if (fs::is_directory(path, none)) return say(Phrase::is_a_folder, {{"path", path}});
  if (is_opened_file(state, path)) return say(Phrase::would_replace_record);
  const bool exists = fs::exists(path, none);
  if (exists && state.prompt.may_replace != path) {
    state.prompt.may_replace = path;
    return say(Phrase::exists_already, {{"path", path}});
  }
  if (needs_display(*kind)) {
    state.requests.push_back({Request::Kind::save_raster, path});
    return {};
  }
  const std::string bytes = *kind == PictureKind::html           ? html_replay(*state.study, film_of(state))
                            : *kind == PictureKind::animated_svg ? animated_svg(*state.study, film_of(state))
                                                                 : one_picture(state);
  std::string trouble = write_file(path, bytes, exists);
  if (trouble.empty()) tell(state, Phrase::saved_as, {{"path", path}});
  return trouble;
}

std::string save_line_as(State& state, const std::string& path) {
  std::error_code none;
  if (path.empty()) return say(Phrase::name_missing);
  if (fs::exists(path, none)) return say(Phrase::needs_new_file, {{"path", path}});
  std::string trouble = save_record(*state.study, path);
  if (trouble.empty()) tell(state, Phrase::saved_line_as, {{"path", path}});
  return trouble;
}

void commands::save_picture(State& state) {
  if (state.study == nullptr) {
    tell(state, Phrase::nothing_opened);
    return;
  }
  ask(state, Prompt::What::save_picture, fmt::format("{}-ply{}.svg", stem_of(state), state.moment->ply));
}

void commands::save_line(State& state) {
  if (!state.scratch) {
    tell(state, Phrase::nothing_tried);
    return;
  }
  const Format* const format = state.study->source().format;
  const bool lines = format != nullptr && format->name == "jsonl";
  ask(state, Prompt::What::save_line, fmt::format("{}-tried.{}", stem_of(state), lines ? "jsonl" : "xml"));
}

void commands::copy_position(State& state) {
  if (state.study == nullptr) {
    tell(state, Phrase::nothing_opened);
    return;
  }
  state.requests.push_back({Request::Kind::copy, position_text(*state.study, *state.moment, state.view)});
  tell(state, Phrase::position_copied);
}

void commands::copy_record(State& state) {
  if (state.study == nullptr) {
    tell(state, Phrase::nothing_opened);
    return;
  }
  std::string format;
  state.requests.push_back({Request::Kind::copy, record_text(*state.study, format)});
  tell(state, Phrase::record_copied, {{"format", format}});
}

}  // namespace fivefold::viewer
