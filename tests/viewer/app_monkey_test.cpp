#include <filesystem>
#include <random>

#include "tests/support/app_driver.h"
#include "tests/support/catch.h"

namespace fivefold {
namespace {

using test::Driver;
using test::pente_game;
using testing::TempFolder;
using viewer::Command;
using viewer::Key;
using viewer::KeyPress;

/// Everything that a picture of a position is made of, as text. `cursor` apart.
std::string told(const Study& study, const Moment& moment) {
  std::string all = moment.sentence + "|" + std::to_string(moment.ply) + "/" + std::to_string(moment.plies) + "|";
  for (std::size_t i = 0; i < moment.cells.size(); ++i)
    if (moment.cells[i].kind != CellView::Kind::empty)
      all += std::to_string(i) + ":" + std::to_string(number(moment.cells[i].side)) + "@" +
             std::to_string(moment.cells[i].ply) + " ";
  all += "|" + std::to_string(moment.taken[Side::first]) + "-" + std::to_string(moment.taken[Side::second]);
  for (const GhostView& ghost : moment.ghosts) all += " g" + std::to_string(index(ghost.point));
  for (const RowView& row : moment.rows) all += " r" + std::to_string(row.row.cells.size());
  all += "|" + std::to_string(moment.last ? index(*moment.last) : 0) + "|" + std::string(moment.comment);
  all += "|" + std::to_string(moment.faults.size()) + "|" + std::to_string(study.record().tokens.size());
  return all;
}

class Monkey {
 public:
  /// `pastes`: other games may take the place of the opened ones.
  Monkey(Driver& driver, std::uint32_t seed, bool pastes) : driver_(driver), random_(seed), pastes_(pastes) {}

  void act() {
    switch (upto(13)) {
      case 0: command(); break;
      case 1: driver_.input(viewer::Typed{letter(), upto(3) == 0}); break;
      case 2:
      case 3: driver_.input(key()); break;
      case 4: driver_.input(viewer::PointerMove{place()}); break;
      case 5:
      case 6: driver_.input(viewer::PointerPress{place(), upto(5) == 0, upto(8) == 0, upto(8) == 0}); break;
      case 7: driver_.input(viewer::PointerRelease{place()}); break;
      case 8: driver_.input(viewer::Wheel{place(), static_cast<float>(upto(41) - 20) / 8, upto(6) == 0}); break;
      case 9:
        driver_.input(viewer::Resize{upto(60) == 0 ? upto(3) : 200 + upto(1400), upto(60) == 0 ? 1 : 100 + upto(1000)});
        break;
      case 10: driver_.wait(10 * (1 + upto(40))); break;
      case 11:
        if (pastes_ && upto(10) == 0) driver_.input(viewer::Pasted{pasted()});
        break;
      default:
        if (upto(4) == 0)
          driver_.input(viewer::FocusLost{});
        else
          driver_.app().picture();
    }
  }

 private:
  int upto(int n) { return static_cast<int>(random_() % static_cast<std::uint32_t>(n)); }

  void command() {
    const auto all = viewer::all_commands();
    const Command any = all[static_cast<std::size_t>(upto(static_cast<int>(all.size())))].command;
    // The file system is not the monkey's to walk in: saving and opening have tests of their own.
    if (any == Command::open || any == Command::save_picture || any == Command::save_line) return;
    driver_.app().run(any, driver_.now());
  }
  std::string pasted() {
    if (upto(3) == 0) return "nothing that is a record";
    if (upto(3) == 0)
      return test::checkout_path(upto(2) == 0 ? "samples/native/club.xml" : "samples/vcaro/broken.jsonl");
    return pente_game("1. K10 L10 2. N10 M8") + pente_game("1. A1 Z9 2. K10");
  }
  char32_t letter() {
    static constexpr char32_t kOdd[] = {U'\u1EC5', U'\U0001F600', U'\u0301', U' ', U'1', U'$'};
    return upto(6) == 0 ? kOdd[upto(6)] : static_cast<char32_t>('!' + upto(94));
  }
  KeyPress key() {
    KeyPress press;
    press.key = static_cast<Key>(upto(static_cast<int>(Key::f12) + 1));
    press.shift = upto(6) == 0;
    press.repeat = upto(4) == 0;
    press.control = upto(10) == 0;
    press.alt = upto(20) == 0;
    return press;
  }
  Vec place() {
    const Picture& picture = driver_.app().picture();
    if (!picture.hits.empty() && upto(3) > 0)
      return picture.hits[static_cast<std::size_t>(upto(static_cast<int>(picture.hits.size())))].area.centre();
    if (!picture.board.empty() && upto(2) == 0)
      return {picture.board.x + picture.board.width * static_cast<float>(upto(1000)) / 1000,
              picture.board.y + picture.board.height * static_cast<float>(upto(1000)) / 1000};
    return {static_cast<float>(upto(1800) - 100), static_cast<float>(upto(1200) - 100)};
  }

  Driver& driver_;
  std::mt19937 random_;
  bool pastes_;
};

/// Whether all that is shown belongs to the study and the cursor that are shown.
void check_consistent(Driver& driver) {
  const WindowView view = driver.app().view();
  if (view.study == nullptr) return;
  const Cursor cursor = driver.app().cursor();
  REQUIRE(cursor.line < view.study->record().lines.size());
  REQUIRE(cursor.tokens <= view.study->length(cursor.line));
  REQUIRE(view.moment->cursor == cursor);
  REQUIRE(view.moves->size() == view.study->record().tokens.size());
  REQUIRE(view.move_row <= view.moves->size());
  if (view.fault) REQUIRE(*view.fault < view.study->faults().size());
}

}  // namespace

TEST_CASE("twenty thousand random inputs never crash, and what is shown then equals a fresh replay") {
  const TempFolder folder;
  std::vector<std::string> games = {
      test::checkout_path("samples/pente/five.txt"),
      test::checkout_path("samples/pente/occupied.txt"),
      test::checkout_path("samples/vcaro/broken.jsonl"),
      test::checkout_path("samples/vcaro/ring-win.jsonl"),
      test::checkout_path("samples/vcaro/locked.jsonl"),
      test::checkout_path("samples/native/club.xml"),
      test::checkout_path("tests/viewer/records/connect6.jsonl"),
      folder.path("missing.txt"),
      folder.file("empty.txt", ""),
      folder.file("no-moves.txt", pente_game("")),
      folder.file("cut.xml", "<?xml version=\"1.0\"?><fivefold><game id=\"x\"><moves><m at=\"1,")};
  viewer::AppOptions options;
  options.paths = games;
  Driver driver(options);
  REQUIRE(driver.app().view().games > 7);
  for (std::uint32_t seed = 1; seed <= 20; ++seed) {
    Monkey monkey(driver, seed, true);
    for (int i = 0; i < 1000; ++i) {
      monkey.act();
      if (i % 16 == 0) check_consistent(driver);
    }
    INFO("seed " << seed);
    check_consistent(driver);
    const WindowView view = driver.app().view();
    const Moment fresh = make_moment(*view.study, driver.app().cursor(), driver.app().options());
    CHECK(told(*view.study, *view.moment) == told(*view.study, fresh));
  }
}

TEST_CASE("after any wandering a game looks as in a viewer that opened it just now") {
  const std::string path = test::checkout_path("samples/native/club.xml");
  for (std::uint32_t seed = 100; seed < 103; ++seed) {
    Driver driver({path});
    Monkey monkey(driver, seed, false);
    for (int i = 0; i < 1500; ++i) monkey.act();
    for (int i = 0; i < 6; ++i) driver.key("Escape");
    const std::uint64_t game = driver.app().view().game;
    const Cursor cursor = driver.app().cursor();
    viewer::AppOptions options;
    options.paths = {path};
    options.game = game + 1;
    options.view = driver.app().options();
    Driver fresh(options);
    // By a row of the move list: the only way that depends on nothing before.
    const std::size_t row = driver.app().view().move_row;
    for (std::size_t i = 0; i <= row && cursor.line == 0 && i < cursor.tokens; ++i) fresh.key("Right");
    if (cursor.line != 0) continue;
    INFO("seed " << seed);
    REQUIRE(fresh.app().cursor() == cursor);
    CHECK(told(*fresh.app().study(), *fresh.app().view().moment) ==
          told(*driver.app().study(), *driver.app().view().moment));
  }
}

TEST_CASE("a step costs the same in a record of ten thousand moves as in a short one") {
  // The same fifty moves of two rows that never meet, as often as asked; stones are placed on free points only, so a
  // gomoku board of 52x52 is large enough for 2,600 moves; the rest of the tokens are draw offers and refusals.
  const auto record = [](int pairs) {
    std::string moves;
    for (int i = 0; i < pairs; ++i) {
      if (i > 0) moves += ",";
      const int side = i % 2 + 1;
      moves += R"({"act":"draw_offer","by":)" + std::to_string(side) + R"(},{"act":"draw_decline","by":)" +
               std::to_string(3 - side) + "}";
    }
    return R"({"schema":"fivefold/1","ruleset":"gomoku-free","board":{"width":15,"height":15},"moves":[[7,7],)" +
           moves + "]}\n";
  };
  const TempFolder folder;
  Driver short_game({folder.file("short.jsonl", record(20))});
  Driver long_game({folder.file("long.jsonl", record(5000))});
  REQUIRE(long_game.app().study()->length(0) == 10001);
  struct Cost {
    std::uint64_t moments, pictures, tokens;
    std::size_t items;
  };
  const auto cost_of = [](Driver& driver, std::string_view key) {
    const viewer::Work before = driver.app().work();
    const std::uint64_t played = driver.app().study()->tokens_played();
    driver.key(key);
    const Cost cost{driver.app().work().moments - before.moments, driver.app().work().pictures - before.pictures,
                    driver.app().study()->tokens_played() - played, driver.app().picture().list.items().size()};
    return cost;
  };
  for (const std::string_view key : {"End", "Left", "Home", "Right", "PageDown"}) {
    const Cost of_short = cost_of(short_game, key);
    const Cost of_long = cost_of(long_game, key);
    INFO(key);
    CHECK(of_long.moments == of_short.moments);
    CHECK(of_long.moments == 1);
    CHECK(of_long.pictures <= of_short.pictures + 1);
    CHECK(of_long.tokens <= 16);
    CHECK(of_long.items < 2 * of_short.items + 200);
  }
}

}  // namespace fivefold
