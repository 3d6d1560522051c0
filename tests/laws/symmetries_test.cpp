#include <algorithm>
#include <nlohmann/json.hpp>

#include "tests/support/catch.h"
#include "tests/support/engine_driver.h"
#include "tests/support/random_game.h"
#include "tests/support/vector_files.h"

using namespace fivefold;
using nlohmann::json;

namespace {

/// One of the 8 symmetries: bit 0 mirrors x, bit 1 mirrors y, bit 2 then exchanges x and y.
struct Image {
  int symmetry;
  int width;
  int height;

  json cell(const json& at) const {
    int x = at[0];
    int y = at[1];
    if ((symmetry & 1) != 0) x = width - 1 - x;
    if ((symmetry & 2) != 0) y = height - 1 - y;
    return (symmetry & 4) != 0 ? json::array({y, x}) : json::array({x, y});
  }
  json cells(const json& list) const {
    json images = json::array();
    for (const json& at : list) images.push_back(cell(at));
    return images;
  }
};

json sorted(json list) {
  std::sort(list.begin(), list.end());
  return list;
}

json image_of(const json& vector, const Image& image) {
  json mapped = vector;
  json& board = mapped["board"];
  if ((image.symmetry & 4) != 0) board["size"] = json::array({image.height, image.width});
  board["locked"] = image.cells(board["locked"]);
  for (json& pair : board["portals"]) pair = image.cells(pair);
  if (mapped.contains("setup"))
    for (json& stones : mapped["setup"]["stones"]) stones = image.cells(stones);
  for (json& token : mapped["moves"]) {
    if (token.is_array()) token = image.cell(token);
    if (token.is_object() && token.contains("at")) token["at"] = image.cell(token["at"]);
  }
  return mapped;
}

/// A verdict without what depends on the direction in which a line is walked; cells mapped.
json essence_of(const json& expect, const Image& image) {
  json essence = expect;
  for (json& event : essence["events"]) {
    for (const char* key : {"cap", "poof"})
      if (event.contains(key)) event[key] = sorted(image.cells(event[key]));
    if (!event.contains("res") || !event["res"].contains("lines")) continue;
    for (json& line : event["res"]["lines"]) {
      line["cells"] = sorted(image.cells(line["cells"]));
      line.erase("axis");
      for (json& hop : line["hops"]) hop = sorted(image.cells(hop[1]));
      line["hops"] = sorted(line["hops"]);
    }
    event["res"]["lines"] = sorted(event["res"]["lines"]);
  }
  essence.erase("result");
  json stones = json::array();
  const json& rows = expect.at("rows");
  for (int y = 0; y < image.height; ++y)
    for (int x = 0; x < image.width; ++x) {
      const char sign =
          rows[static_cast<std::size_t>(image.height - 1 - y)].get<std::string>()[static_cast<std::size_t>(x)];
      if (sign == '1' || sign == '2') stones.push_back({image.cell({x, y}), std::string(1, sign)});
    }
  essence["rows"] = sorted(stones);
  return essence;
}

}  // namespace

TEST_CASE("every symmetry of the board commutes with replay", "[laws]") {
  const LawRange range = law_range(500001, 2000);
  const json rulesets = load_all_rulesets();
  for (std::uint64_t seed = range.first; seed < range.first + range.cases; ++seed) {
    const RandomGame game = random_game(seed, rulesets);
    const json plain = play_vector(game.vector, game.ruleset, game.policy);
    const int height = static_cast<int>(plain.at("rows").size());
    const int width = static_cast<int>(plain.at("rows")[0].get<std::string>().size());
    for (int symmetry = 1; symmetry < 8; ++symmetry) {
      const Image image{symmetry, width, height};
      const bool turned = (symmetry & 4) != 0;
      const Image itself{0, turned ? height : width, turned ? width : height};
      const json expected = essence_of(plain, image);
      const json found = essence_of(play_vector(image_of(game.vector, image), game.ruleset, game.policy), itself);
      if (expected != found)
        FAIL("FIVEFOLD_LAW_SEED=" << seed << " symmetry " << symmetry << ": "
                                  << difference(describe(seed, game), expected, found));
    }
  }
}
