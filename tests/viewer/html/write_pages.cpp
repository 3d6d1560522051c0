// Writes replays of a few records, each with the states that the scene knows and a script that plays with the page as
// a person does: write_pages ROOT FOLDER. replay_test.sh opens them in a browser.

#include <fmt/format.h>

#include <fstream>
#include <iostream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "viewer/games/collection.h"
#include "viewer/output/pictures.h"

namespace {

using namespace fivefold;
using Json = nlohmann::ordered_json;

/// A page, and what is known about its last position without any program: from the record and the rules.
struct Page {
  const char* name;
  const char* record;
  std::uint32_t line;
  ThemeName theme;
  int taken_first, taken_second;
  std::size_t stones;  ///< on the board
  bool through_portal;
};

// capture-win: 30 plies, White takes 2 pairs and Black 5. portal-win, ring-win, occupied: nothing is taken.
const std::vector<Page> kPages = {
#include "tests/viewer/html/pages.def"
};

std::string content_of(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::set<std::size_t> stones_of(const Moment& moment) {
  std::set<std::size_t> stones;
  for (std::size_t i = 0; i < moment.cells.size(); ++i)
    if (moment.cells[i].kind == CellView::Kind::stone) stones.insert(i);
  return stones;
}

Json state_of(const Moment& moment) {
  std::set<std::size_t> ghosts;
  for (const GhostView& ghost : moment.ghosts) ghosts.insert(index(ghost.point));
  bool arcs = false;
  for (const RowView& row : moment.rows) arcs = arcs || !row.row.hops.empty();
  return {{"stones", stones_of(moment)},
          {"ghosts", ghosts},
          {"taken", {moment.taken[Side::first], moment.taken[Side::second]}},
          {"ply", moment.ply},
          {"arcs", arcs},
          {"sentence", moment.sentence},
          {"comment", moment.comment}};
}

/// The page with the states and the script at its end; empty when the record cannot be read.
std::string page_of(const Page& page, const std::string& root) {
  const viewer::Collection games({root + "/" + page.record}, {});
  if (!games.wait_for(0)) return {};
  const auto study = games.study(0);
  viewer::FilmOptions options;
  options.view.theme = page.theme;
  options.line = page.line;
  options.milliseconds = 50;
  Json states = Json::array();
  for (std::uint32_t tokens = 0; tokens <= study->length(page.line); ++tokens)
    states.push_back(state_of(make_moment(*study, {page.line, tokens}, options.view)));
  const Json expected = {
      {"states", states},
      {"captures", study->ruleset().capture.lengths != 0},
      {"last",
       {{"taken", {page.taken_first, page.taken_second}}, {"stones", page.stones}, {"arcs", page.through_portal}}}};
  std::string html = html_replay(*study, options);
  const std::string script = fmt::format("<script>const expected = {};\n{}</script>\n", expected.dump(),
                                         content_of(root + "/tests/viewer/html/driver.js"));
  return html.insert(html.rfind("</body>"), script);
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 3) return 2;
  for (const Page& page : kPages) {
    const std::string html = page_of(page, arguments[1]);
    const std::string path = fmt::format("{}/{}.html", arguments[2], page.name);
    if (html.empty() || !(std::ofstream(path, std::ios::binary) << html)) {
      std::cerr << page.name << " could not be made\n";
      return 1;
    }
    std::cout << page.name << "\n";
  }
}
