#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tests/formats/io/temp_folder.h"
#include "viewer/app/app.h"
#include "viewer/app/keymap.h"

namespace fivefold::test {

/// An App with hands: presses keys as commands.def writes them, clicks where the picture says, owns the clock.
class Driver {
 public:
  /// Opens files; waits until all of them have been read.
  explicit Driver(std::vector<std::string> paths);
  explicit Driver(viewer::AppOptions options);

  viewer::App& app() { return *app_; }
  /// "Right", "Ctrl+G", "?" ...: one key, then the picture is looked at, as a person does.
  void key(std::string_view notation);
  void keys(std::initializer_list<std::string_view> notations);
  void type(std::string_view text);
  void input(const viewer::Input& input);
  /// Lets time pass in steps of 10 ms.
  void wait(int milliseconds);
  /// Ticks until nothing is being read or sought any more.
  void settle();
  /// The centre of the first hit of a kind (with a value); a failure when there is none.
  Vec place_of(HitKind kind, std::optional<std::int64_t> a = std::nullopt);
  /// The pixel at the centre of an intersection, found by asking the picture.
  Vec place_of(Coord at);
  void click(Vec at, bool control = false);
  void click(HitKind kind, std::optional<std::int64_t> a = std::nullopt) { click(place_of(kind, a)); }
  void click(Coord at) { click(place_of(at)); }

  /// Stones that the moment shows, as "9,9:1 10,8:2", in the order of points.
  std::string stones();
  std::uint32_t ply();
  /// The text of the notice, or nothing.
  std::string notice();
  /// Announcements since the last call.
  std::vector<std::string> heard() { return app_->take_announcements(); }
  std::vector<viewer::Request> asked() { return app_->take_requests(); }
  viewer::App::Time now() const { return now_; }

 private:
  std::unique_ptr<viewer::App> app_;
  viewer::App::Time now_{};
};

/// A path below the checkout: "samples/pente/five.txt".
std::string checkout_path(std::string_view inside);
/// pente.org text with these moves ("1. K10 L10 2. ...").
std::string pente_game(std::string_view moves, std::string_view first = "Ann", std::string_view second = "Ben");

}  // namespace fivefold::test
