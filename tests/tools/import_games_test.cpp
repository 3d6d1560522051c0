// Telling games apart: keys under symmetries, the index in memory and on disk, games one stone apart.
#include <algorithm>
#include <array>
#include <set>
#include <tuple>

#include "formats/digest.h"
#include "tests/support/catch.h"
#include "tools/import/game_index.h"
#include "tools/import/second_look.h"

namespace fivefold {
namespace {

GameImage image_of(int width, int height, std::vector<Coord> moves) {
  GameImage image;
  image.width = width;
  image.height = height;
  image.moves = std::move(moves);
  return image;
}

GameKey key_of(const GameImage& image) {
  GameHash hash(image);
  hash.play_all();
  return hash.key();
}

GameImage turned(const GameImage& image, Symmetry symmetry) {
  GameImage out = image;
  const auto turn = [&](Coord& at) { at = map(at, symmetry, image.width, image.height); };
  for (Coord& at : out.moves) turn(at);
  for (Coord& at : out.locked) turn(at);
  for (auto& [a, b] : out.portals) {
    turn(a);
    turn(b);
    std::swap(a, b);
  }
  std::reverse(out.locked.begin(), out.locked.end());
  std::reverse(out.portals.begin(), out.portals.end());
  return out;
}

std::uint32_t keep(KeptGames& games, GameIndex& index, const GameImage& image) {
  std::string bytes;
  append_image(image, bytes);
  const std::uint32_t number = games.add({"games.jsonl", games.count() + 1, 1, 0, games.count() + 1, {}, key_of(image)}, bytes);
  index.add(key_of(image), number, Symmetry::identity, number, !index.first(key_of(image)));
  return number;
}

}  // namespace

TEST_CASE("a game has one key whatever way its board is turned: 8 ways on squares, 4 on other rectangles") {
  for (const auto& [width, height, ways] : {std::tuple{15, 15, 8U}, std::tuple{15, 12, 4U}}) {
    GameImage image = image_of(width, height, {{1, 2}, {3, 3}, {7, 4}, {0, 9}, kUnreadable});
    image.locked = {{0, 0}, {5, 6}};
    image.portals = {{{2, 2}, {9, 9}}, {{1, 7}, {4, 4}}};
    CHECK(symmetries(width, height).size() == ways);
    for (const Symmetry symmetry : symmetries(width, height)) {
      GameImage other = turned(image, symmetry);
      other.moves.back() = kUnreadable;
      CHECK(key_of(other) == key_of(image));
    }
  }
}

TEST_CASE("board, locked cells, portals, setup and the order of stones make another game") {
  const GameImage image = image_of(15, 15, {{1, 2}, {3, 3}, {7, 4}});
  std::vector<GameImage> others(8, image);
  others[0].width = others[0].height = 19;
  others[1].locked = {{7, 7}};
  others[2].portals = {{{7, 7}, {0, 0}}};
  others[3].setup[0] = {{7, 7}};
  others[4].setup[1] = {{7, 7}};
  others[5].start = {2, 0, 0};
  std::swap(others[6].moves[0], others[6].moves[2]);
  others[7].moves.pop_back();
  std::set<GameKey> keys = {key_of(image)};
  for (const GameImage& other : others) keys.insert(key_of(other));
  CHECK(keys.size() == 9);
}

TEST_CASE("an image comes back from its bytes") {
  GameImage image = image_of(20, 15, {{1, 2}, kUnreadable, {-3, 400}});
  image.locked = {{0, 0}};
  image.portals = {{{2, 2}, {9, 9}}};
  image.setup = {std::vector<Coord>{{1, 1}}, std::vector<Coord>{{2, 1}, {2, 3}}};
  image.start = {1, 70000, 8};
  std::string bytes;
  append_image(image, bytes);
  GameImage back;
  read_image(bytes, back);
  CHECK(back.width == 20);
  CHECK(back.start == image.start);
  CHECK(back.moves == image.moves);
  CHECK(back.locked == image.locked);
  CHECK(back.portals == image.portals);
  CHECK(back.setup == image.setup);
}

TEST_CASE("the index answers the same from memory and from disk") {
  for (const std::size_t memory : {std::size_t{24} << 20U, std::size_t{24} << 10U}) {
    GameIndex index("", memory);
    for (std::uint32_t i = 0; i < 20000; ++i) {
      const GameKey key{i % 5000 * 0x9E3779B97F4A7C15ULL, i % 5000};
      const auto found = index.find(key, i);
      CHECK(found.first.has_value() == (i >= 5000));
      CHECK_FALSE(found.same.has_value());
      index.add(key, i, Symmetry::turn_left, i, !found.first);
    }
    CHECK((index.runs() > 0) == (memory < 1U << 20U));
    for (std::uint32_t i = 0; i < 20000; ++i) {
      const GameKey key{i % 5000 * 0x9E3779B97F4A7C15ULL, i % 5000};
      const auto found = index.find(key, i);
      REQUIRE(found.first.has_value());
      REQUIRE(found.same.has_value());
      CHECK(found.first->number == i % 5000);
      CHECK(found.same->number == i);
      CHECK(found.same->symmetry() == Symmetry::turn_left);
    }
    CHECK_FALSE(index.first({7, 7}).has_value());
  }
}

TEST_CASE("beginnings of longer games are found whichever came first, turned or not, once each") {
  KeptGames games("");
  GameIndex index("", 1U << 20U);
  const GameImage whole = image_of(15, 15, {{1, 2}, {3, 3}, {7, 4}, {8, 8}});
  GameImage start = whole;
  start.moves.resize(2);
  keep(games, index, start);
  keep(games, index, whole);
  keep(games, index, turned(whole, Symmetry::turn_right));
  GameImage late = turned(whole, Symmetry::mirror_rows);
  late.moves.resize(3);
  keep(games, index, late);
  keep(games, index, image_of(15, 15, {}));
  std::vector<std::pair<std::uint32_t, std::uint32_t>> found;
  find_prefixes(games, index, [&](std::uint32_t game, std::uint32_t longer) { found.emplace_back(game, longer); });
  std::sort(found.begin(), found.end());
  CHECK(found == std::vector<std::pair<std::uint32_t, std::uint32_t>>{{0, 1}, {3, 1}});
}

TEST_CASE("games one stone apart are found, in any number of rounds") {
  for (const std::size_t memory : {std::size_t{1} << 20U, std::size_t{32}}) {
    KeptGames games("");
    GameIndex index("", 1U << 20U);
    const GameImage image = image_of(15, 15, {{1, 2}, {3, 3}, {7, 4}, {8, 8}});
    keep(games, index, image);
    GameImage other = turned(image, Symmetry::turn_left);
    other.moves[2] = {14, 14};
    keep(games, index, other);
    keep(games, index, turned(image, Symmetry::half_turn));
    GameImage two = image;
    two.moves[0] = {0, 0};
    two.moves[3] = {0, 1};
    keep(games, index, two);
    GameImage longer = image;
    longer.moves.push_back({9, 9});
    keep(games, index, longer);
    std::vector<std::array<std::uint32_t, 3>> found;
    find_near(games, memory, [&](std::uint32_t game, std::uint32_t earlier, std::uint32_t ply) {
      found.push_back({game, earlier, ply});
    });
    CHECK(found == std::vector<std::array<std::uint32_t, 3>>{{1, 0, 3}});
  }
}

TEST_CASE("SHA-256 and base64 are those of FIPS 180-4 and RFC 4648") {
  CHECK(hex(sha256("abc")) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  CHECK(hex(sha256("")) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  CHECK(to_base64("foobar") == "Zm9vYmFy");
  CHECK(to_base64("foob") == "Zm9vYg==");
  CHECK(to_base64("").empty());
  CHECK(from_base64("Zm9vYg==") == "foob");
  CHECK_FALSE(from_base64("Zm9*Yg==").has_value());
  CHECK_FALSE(from_base64("Zm9vYg").has_value());
}

}  // namespace fivefold
