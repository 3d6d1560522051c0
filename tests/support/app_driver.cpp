#include "tests/support/app_driver.h"

#include <chrono>
#include <thread>

#include "tests/support/catch.h"
#include "viewer/scene/board_geometry.h"

namespace fivefold::test {

using std::chrono::milliseconds;
using viewer::App;
using viewer::AppOptions;
using viewer::Input;
using viewer::PointerPress;
using viewer::PointerRelease;
using viewer::Typed;

namespace {

AppOptions options_of(std::vector<std::string> paths) {
  AppOptions options;
  options.paths = std::move(paths);
  return options;
}

}  // namespace

Driver::Driver(std::vector<std::string> paths) : Driver(options_of(std::move(paths))) {}

Driver::Driver(AppOptions options) {
  now_ += std::chrono::hours(1);
  app_ = std::make_unique<App>(std::move(options), now_);
  settle();
  app_->picture();
}

void Driver::input(const Input& input) { app_->handle(input, now_); }

void Driver::key(std::string_view notation) {
  const auto parsed = viewer::parse_key(notation);
  REQUIRE(parsed.has_value());
  // A person's keys are not faster than this.
  wait(200);
  if (const auto* const press = std::get_if<viewer::KeyPress>(&*parsed)) {
    input(*press);
    input(viewer::KeyRelease{press->key});
  } else {
    input(std::get<Typed>(*parsed));
  }
  app_->picture();
}

void Driver::keys(std::initializer_list<std::string_view> notations) {
  for (const std::string_view notation : notations) key(notation);
}

void Driver::type(std::string_view text) {
  for (const char c : text) input(Typed{static_cast<char32_t>(static_cast<unsigned char>(c))});
  app_->picture();
}

void Driver::wait(int duration) {
  for (int passed = 0; passed < duration; passed += 10) {
    now_ += milliseconds(10);
    app_->tick(now_);
  }
}

void Driver::settle() {
  // Other threads read; their time is not the App's. Two minutes are a failure on any machine.
  const auto until = std::chrono::steady_clock::now() + std::chrono::minutes(2);
  for (;;) {
    now_ += milliseconds(300);
    app_->tick(now_);
    const auto next = app_->next_tick();
    const bool busy = app_->view().loading || (next && *next <= now_ + milliseconds(60));
    if (!busy) return;
    REQUIRE(std::chrono::steady_clock::now() < until);
    std::this_thread::sleep_for(milliseconds(1));
  }
}

Vec Driver::place_of(HitKind kind, std::optional<std::int64_t> a) {
  for (const Hit& hit : app_->picture().hits)
    if (hit.kind == kind && (!a || hit.a == *a)) return hit.area.centre();
  FAIL("the picture has no such place");
  return {};
}

Vec Driver::place_of(Coord at) {
  const Picture& picture = app_->picture();
  const Topology& topology = app_->study()->topology();
  const auto wanted = topology.at(at);
  REQUIRE(wanted.has_value());
  const WindowView view = app_->view();
  // By asking for every place of a fine grid: another way than the one that draws. The middle of what answers is the
  // centre.
  Vec low{1e9F, 1e9F};
  Vec high{-1, -1};
  const float step = picture.cell / 4;
  for (float y = picture.board.y + step / 2; y < picture.board.bottom(); y += step)
    for (float x = picture.board.x + step / 2; x < picture.board.right(); x += step)
      if (point_at(picture, view, {x, y}) == wanted) {
        low = {std::min(low.x, x), std::min(low.y, y)};
        high = {std::max(high.x, x), std::max(high.y, y)};
      }
  REQUIRE(high.x >= 0);
  return (low + high) * 0.5F;
}

void Driver::click(Vec at, bool control) {
  wait(200);
  input(viewer::PointerMove{at});
  input(PointerPress{at, false, control, false});
  input(PointerRelease{at});
  app_->picture();
}

std::string Driver::stones() {
  const WindowView view = app_->view();
  std::string all;
  if (view.moment == nullptr) return all;
  for (std::size_t i = 0; i < view.moment->cells.size(); ++i) {
    const CellView& cell = view.moment->cells[i];
    if (cell.kind == CellView::Kind::empty) continue;
    const Coord at = view.study->topology().coord(static_cast<Point>(i));
    all += (all.empty() ? "" : " ") + std::to_string(at.x) + "," + std::to_string(at.y) + ":" +
           std::to_string(number(cell.side));
  }
  return all;
}

std::uint32_t Driver::ply() {
  const WindowView view = app_->view();
  return view.moment == nullptr ? 0 : view.moment->ply;
}

std::string Driver::notice() {
  const WindowView view = app_->view();
  return view.notice ? view.notice->text : std::string();
}

std::string checkout_path(std::string_view inside) {
  return std::string(FIVEFOLD_SOURCE_DIR) + "/" + std::string(inside);
}

std::string pente_game(std::string_view moves, std::string_view first, std::string_view second) {
  std::string text =
      "[Game \"Pente\"]\r\n[Site \"Example\"]\r\n[Event \"-\"]\r\n[Round \"-\"]\r\n[Date \"04/08/2016\"]\r\n";
  text.append("[Player 1 Name \"").append(first).append("\"]\r\n[Player 2 Name \"").append(second).append("\"]\r\n");
  text.append("[Result \"*\"]\r\n\r\n").append(moves).append(" *\r\n");
  return text;
}

}  // namespace fivefold::test
