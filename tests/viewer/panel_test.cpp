#include <algorithm>

#include "tests/support/catch.h"
#include "tests/support/panel_text.h"
#include "tests/support/studies.h"
#include "tests/support/window_views.h"

namespace fivefold {

using test::contains;
using test::has;
using test::kUsual;
using test::panel_text;
using test::ShownGame;
using test::texts_of;

TEST_CASE("the result is hidden until the end, and told there or when it is asked for (B218)") {
  const auto study = test::study_of_case("B218.pgn");
  ViewOptions spoilers;
  spoilers.spoilers = true;
  const ShownGame start(study, 0);
  const ShownGame last(study, 9999);
  const ShownGame asked(study, 0, spoilers);
  CHECK(contains(panel_text(start), "Result hidden"));
  CHECK_FALSE(contains(panel_text(start), "wins"));
  CHECK_FALSE(contains(panel_text(last), "Result hidden"));
  CHECK(texts_of(build_window(asked.view, kUsual).list, Part::result) ==
        texts_of(build_window(last.view, kUsual).list, Part::result));
  // The star at the end of the timeline would tell as well.
  const auto stars = [](const ShownGame& game) {
    int count = 0;
    const Picture picture = build_window(game.view, kUsual);
    for (const Item* item : test::items_of(picture.list, Part::tick))
      if (item->number == static_cast<int>(EventKind::end)) ++count;
    return count;
  };
  CHECK(stars(start) == 0);
  CHECK(stars(last) == stars(asked));
}

TEST_CASE("claimed and derived result are both told where they differ") {
  // White has five in a row at ply 9; the record gives the game to Black.
  const auto study = test::study_of_pente("1. K10 A1 2. K14 B1 3. K13 D1 4. K12 F1 5. K11", "0-1");
  REQUIRE(study->summary().outcome);
  const ShownGame game(study, 99);
  const auto texts = texts_of(build_window(game.view, kUsual).list, Part::result);
  REQUIRE(texts.size() >= 2);
  CHECK(texts[0] == "Black wins");
  CHECK(contains(texts[1], "White wins"));
  CHECK(contains(texts[1], "ply 9"));
}

TEST_CASE("capture slots fill up, warn one pair before the win and tell the number (B203)") {
  const auto study = test::study_of_case("B203.pgn");
  // White has taken 8 stones before its last move takes four more.
  const ShownGame before(study, study->length(0) - 1);
  const ShownGame after(study, study->length(0));
  const auto slots = [](const ShownGame& game, Role role) {
    int count = 0;
    const Picture picture = build_window(game.view, kUsual);
    for (const Item* item : test::items_of(picture.list, Part::slot))
      if (item->number == static_cast<int>(Side::first) && item->paint.role == role && item->shape != Shape::text)
        ++count;
    return count;
  };
  CHECK(slots(before, Role::black_stone) == 8);
  CHECK(slots(before, Role::caution) == 2);
  CHECK(slots(after, Role::black_stone) == 10);
  CHECK(has(texts_of(build_window(before.view, kUsual).list, Part::slot), "4/5"));
  CHECK(has(texts_of(build_window(after.view, kUsual).list, Part::slot), "6/5"));
}

TEST_CASE("rulesets without captures have no slots") {
  const ShownGame game(test::study_of_sample("vcaro/normal.jsonl"), 5);
  CHECK(test::items_of(build_window(game.view, kUsual).list, Part::slot).empty());
}

TEST_CASE("Keryo-Pente shows fifteen single stones: it captures groups of two and of three") {
  const auto study =
      test::study_of(*find_format("pente-text"), "[Game \"Keryo-Pente\"]\n[Result \"*\"]\n\n1. K10 L10 2. N10 *\n");
  REQUIRE(study->ruleset().capture.stones_to_win == 15);
  const ShownGame game(study, 3);
  const Picture picture = build_window(game.view, kUsual);
  int rings = 0;
  for (const Item* item : test::items_of(picture.list, Part::slot))
    if (item->shape == Shape::ring && item->number == static_cast<int>(Side::second)) ++rings;
  CHECK(rings == 15);
  CHECK(has(texts_of(picture.list, Part::slot), "0/15"));
}

TEST_CASE("the move list writes the number of a move in full where a variation begins and ends (B219)") {
  const ShownGame game(test::study_of_case("B219.pgn"), 0);
  const auto texts = texts_of(build_window(game.view, kUsual).list, Part::move);
  CHECK(has(texts, "2... L12"));
  CHECK(has(texts, "1... L10"));
  CHECK(has(texts, "1. K11"));
  CHECK(has(texts, "N14"));
}

TEST_CASE("the move list says which stones were captured, by which ply, and how many a move took (B208)") {
  const ShownGame game(test::study_of_case("B208.pgn"), 0);
  const auto texts = texts_of(build_window(game.view, kUsual).list, Part::move);
  CHECK(has(texts, "4 captured at 5"));
  CHECK(has(texts, "2 captured at 5"));
  CHECK_FALSE(has(texts, "8 captured at 5"));
  CHECK(has(texts,
            "\xC3\x97"
            "2"));
}

TEST_CASE("points used again are listed where numbers are on (B208)") {
  ViewOptions numbers;
  numbers.numbers = NumberMode::all;
  const auto study = test::study_of_case("B208.pgn");
  const ShownGame with(study, 99, numbers);
  ViewOptions off;
  off.numbers = NumberMode::off;
  const ShownGame without(study, 99, off);
  CHECK(has(texts_of(build_window(with.view, kUsual).list, Part::reuse), "K8: 4 = 8"));
  CHECK(texts_of(build_window(without.view, kUsual).list, Part::reuse).empty());
}

TEST_CASE("a list of ten thousand rows costs as much as one of twenty") {
  ShownGame game(test::study_of_sample("pente/five.txt"), 1);
  const std::vector<MoveRow> few(20, MoveRow{.cursor = {0, 1}});
  const std::vector<MoveRow> many(10000, MoveRow{.cursor = {0, 1}});
  game.view.moves = &few;
  game.view.move_row = 10;
  const Picture small = build_window(game.view, {1360, 700, 1});
  game.view.moves = &many;
  game.view.move_row = 5000;
  const Picture large = build_window(game.view, {1360, 700, 1});
  CHECK(small.list.items().size() == large.list.items().size());
  CHECK(small.hits.size() == large.hits.size());
}

TEST_CASE("the current row is in sight wherever it is, and the list can be scrolled away from it") {
  ShownGame game(test::study_of_case("B101.pgn"), 200);
  const auto rows = [&] {
    std::vector<std::int64_t> shown;
    for (const Hit& hit : build_window(game.view, kUsual).hits)
      if (hit.kind == HitKind::move) shown.push_back(hit.a);
    return shown;
  };
  for (const std::size_t row : {std::size_t{0}, std::size_t{1}, std::size_t{173}, std::size_t{345}, std::size_t{346}}) {
    game.view.move_row = row;
    const auto shown = rows();
    CHECK(std::find(shown.begin(), shown.end(), static_cast<std::int64_t>(row)) != shown.end());
  }
  game.view.move_scroll = 50;
  CHECK(rows().front() == 50);
  game.view.move_scroll = 1e9F;
  CHECK(rows().back() == 346);
}

TEST_CASE("unplayed moves are listed grey and say so, the faulty one with a sign") {
  const ShownGame game(test::study_of_sample("pente/occupied.txt"), 99);
  const Picture picture = build_window(game.view, kUsual);
  CHECK(has(texts_of(picture.list, Part::move), "not played"));
  const auto moves = test::items_of(picture.list, Part::move);
  CHECK(std::any_of(moves.begin(), moves.end(),
                    [](const Item* item) { return item->shape == Shape::polygon && item->paint.role == Role::error; }));
  for (const Item* item : moves)
    if (item->shape == Shape::text && picture.list.text_of(*item) == "K12") CHECK(item->paint.role == Role::muted);
}

TEST_CASE("the chosen fault is shown in full: code, severity, message, what to do and place") {
  ShownGame game(test::study_of_sample("pente/occupied.txt"), 99);
  REQUIRE_FALSE(game.study().faults().empty());
  CHECK_FALSE(contains(panel_text(game), "line 18"));
  game.view.fault = 0;
  std::string text;
  for (const std::string& line : texts_of(build_window(game.view, kUsual).list, Part::fault)) text += line + " ";
  const Fault& fault = game.study().faults()[0];
  CHECK(contains(text, "M104 error"));
  CHECK(contains(text, fault.message));
  CHECK(contains(text, fault.explanation));
  CHECK(contains(text, "Line 18, column 53"));
  game.view.fault = 1000;
  CHECK_FALSE(contains(panel_text(game), "M104 error"));
}

TEST_CASE("the rule card says pending, obeyed or broken") {
  const auto badge = [](std::string_view sample, std::uint32_t tokens) {
    const ShownGame game(test::study_of_sample(sample), tokens);
    const auto texts = texts_of(build_window(game.view, kUsual).list, Part::rule);
    return texts.empty() ? std::string() : texts.front();
  };
  CHECK(badge("pente/opening-breach.txt", 2) == "Ply 3: opening rule");
  CHECK(badge("pente/opening-breach.txt", 3) == "Ply 3: broken");
  CHECK(badge("pente/opening-breach.txt", 8) == "Ply 3: broken");
  CHECK(badge("pente/capture-win.txt", 3) == "Ply 3: obeyed");
}

TEST_CASE("the status line is the moment's sentence, wrapped rather than cut") {
  const ShownGame game(test::study_of_sample("pente/opening-breach.txt"), 3);
  for (const WindowSize size : {WindowSize{1360, 900, 1}, {1360, 900, 1.25F}, {800, 600, 1}, {640, 900, 1}}) {
    const Picture picture = build_window(game.view, size);
    std::string shown;
    for (const Item* item : test::items_of(picture.list, Part::status))
      if (item->shape == Shape::text && picture.list.points(*item)[0].y > picture.board.bottom() &&
          picture.list.points(*item)[0].x < picture.board.right() && item->paint.role == Role::ink &&
          game.view.moment->sentence.find(picture.list.text_of(*item)) != std::string::npos)
        shown += (shown.empty() ? "" : " ") + picture.list.text_of(*item);
    CHECK(shown == game.view.moment->sentence);
  }
}

TEST_CASE("comments are shown at their ply and in the list") {
  const auto study = test::study_of_sample("vcaro/normal.jsonl");
  const ShownGame at(study, 21);
  const ShownGame elsewhere(study, 20);
  CHECK(contains(panel_text(at), "six in a row with the gap filled: no win on this board"));
  CHECK(texts_of(build_window(elsewhere.view, kUsual).list, Part::comment).empty());
}

TEST_CASE("names in Vietnamese, Cyrillic and Estonian letters are shown as they are (B213)") {
  const ShownGame game(test::study_of_case("B213.pgn"), 0);
  const auto names = texts_of(build_window(game.view, kUsual).list, Part::player);
  for (const Player& player : game.study().record().players) CHECK(has(names, shown_text(player.name)));
}

TEST_CASE("the side to move stands out, and nobody once the game is over") {
  const auto study = test::study_of_sample("pente/capture-win.txt");
  const auto marked = [&](std::uint32_t tokens) {
    const ShownGame game(study, tokens);
    const Picture picture = build_window(game.view, kUsual);
    std::string sides;
    for (const Item* item : test::items_of(picture.list, Part::player))
      if (item->paint.role == Role::selection) sides += std::to_string(item->number);
    return sides;
  };
  CHECK(marked(0) == "0");
  CHECK(marked(1) == "1");
  CHECK(marked(99).empty());
}

TEST_CASE("the panel shows X and O wherever the board does, and discs of two colours when asked for discs") {
  // How the board is drawn is not said: the sides are called X and O all the same.
  const auto study =
      test::study_of_json(R"({"ruleset":"vcaro-normal","board":{"size":17},"moves":[[8,8],[9,9],[12,8],[11,9]]})");
  const auto count = [](const Picture& picture, Part part, Role role) {
    const auto items = test::items_of(picture.list, part);
    return std::count_if(items.begin(), items.end(), [&](const Item* item) { return item->paint.role == role; });
  };
  const ShownGame usual(study, 4);
  const Picture marks = build_window(usual.view, kUsual);
  CHECK(count(marks, Part::stone, Role::cross) > 0);
  CHECK(count(marks, Part::player, Role::cross) > 0);
  CHECK(count(marks, Part::player, Role::nought) > 0);
  CHECK(count(marks, Part::player, Role::black_stone) == 0);
  ViewOptions options;
  options.stones = StoneLook::discs;
  const ShownGame asked(study, 4, options);
  const Picture discs = build_window(asked.view, kUsual);
  CHECK(count(discs, Part::stone, Role::black_stone) == 2);
  CHECK(count(discs, Part::stone, Role::white_stone) == 2);
  CHECK(count(discs, Part::player, Role::black_stone) == 1);
  CHECK(count(discs, Part::player, Role::white_stone) == 1);
}

TEST_CASE("a win by a foul of the other side is told whole, in two lines") {
  const ShownGame game(test::study_of_sample("../tests/viewer/records/double-three.jsonl"), 99);
  const auto texts = texts_of(build_window(game.view, kUsual).list, Part::result);
  REQUIRE(texts.size() == 3);
  CHECK(texts[0] == "White wins");
  CHECK(contains(texts[2], "double-three"));
  CHECK_FALSE(contains(texts[2], "\u2026"));
}

}  // namespace fivefold
