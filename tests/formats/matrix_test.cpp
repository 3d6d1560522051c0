// Every format that is read against every format that is written: what the target can hold comes back exactly, what it
// cannot is listed before it is lost, and nothing else changes.
//
// A record is written in the target format, read again, and both are compared as canonical JSON Lines objects, key by
// key. A key may only differ when a loss that names its subject was reported (kSubjects); a key that was not there
// before may only appear when the target states the fact on its own (kStatedByTarget).

#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <set>
#include <sstream>

#include "core/ruleset_catalog.h"
#include "formats/jsonl/jsonl.h"
#include "formats/judge.h"
#include "tests/formats/split_all.h"
#include "tests/support/catch.h"
#include "tests/support/corpus_zip.h"
#include "tests/support/paths.h"

namespace fivefold::test {
namespace {

using Json = nlohmann::json;

/// What a loss must speak of (one of the words) when this part of a record comes back changed.
const std::map<std::string, std::vector<std::string>> kSubjects = {
    {"id", {"id"}},
    {"game", {"rules"}},
    {"ruleset", {"rules"}},
    {"rules", {"rules"}},
    {"rated", {"rated"}},
    {"board", {"board", "portal", "locked", "cells"}},
    {"portal names", {"names of the portals"}},
    {"players.rating", {"rating", "the players"}},
    {"players.kind", {"kinds of players", "the players"}},
    {"players.name", {"names", "players", "sat first"}},
    {"sides", {"sides", "sat first", "who"}},
    {"intro", {"comment"}},
    {"event.name", {"event"}},
    {"event.site", {"site", "event, date"}},
    {"event.round", {"round", "event, date"}},
    {"event.section", {"section", "event, date"}},
    {"event.date", {"date"}},
    {"event.time", {"date", "time of day"}},
    {"clock", {"clock", "time limit"}},
    {"setup", {"position", "setup"}},
    {"moves.t", {"time"}},
    {"moves.comment", {"comment"}},
    {"moves.colour", {"side"}},
    {"moves.by", {"side", "resignations", "offers"}},
    {"moves.act", {"offers", "resignations", "draw", "pass"}},
    {"moves.choose", {"choice"}},
    {"variations", {"variation", "keys"}},
    {"result", {"result"}},
    {"end", {"ended", "resignations"}},
    {"tags", {"tag", "keys", "headers"}},
    {"other", {"tag", "keys", "headers"}},
};

/// Facts that a format states although the record did not: it cannot leave them open.
const std::set<std::string> kStatedByTarget = {"id",     "ruleset", "board",        "game",
                                               "result", "sides",   "moves.colour", "portal names"};

/// Notes that a format leaves for its own writer are not what a record says.
bool is_note(const std::string& name) { return find_format(name.substr(0, name.find('.'))) != nullptr; }

/// The parts of a canonical object that can be compared and lost one by one.
std::map<std::string, std::string> parts_of(const Json& object, std::string_view own = {}) {
  std::map<std::string, std::string> parts;
  const auto put = [&](const std::string& key, const Json& value) {
    if (!value.empty() || value.is_number() || value.is_boolean()) parts[key] += value.dump() + ";";
  };
  for (const auto& [key, value] : object.items()) {
    if (key == "schema" || key == "source") continue;
    if (key == "players") {
      for (const Json& player : value)
        for (const auto& [name, fact] : player.items())
          put(kSubjects.count("players." + name) != 0 ? "players." + name : "other", fact);
    } else if (key == "event") {
      for (const auto& [name, fact] : value.items()) put("event." + name, fact);
    } else if (key == "moves") {
      for (const Json& token : value) {
        if (token.is_array()) {
          put("moves", token);
          continue;
        }
        for (const auto& [name, fact] : token.items()) {
          if (name == own) continue;  // a note of the format that was written
          if (name == "at" || name == "unreadable") {
            put("moves", fact);
          } else {
            put(kSubjects.count("moves." + name) != 0 ? "moves." + name : "other", fact);
          }
        }
      }
    } else if (key == "tags") {
      for (const auto& [name, fact] : value.items())
        if (!is_note(name)) put("tags", Json{{name, fact}});
    } else if (!is_note(key)) {
      // What the contract does not know is a tag of the record.
      put(kSubjects.count(key) != 0 ? key : "tags", kSubjects.count(key) != 0 ? value : Json{{key, value}});
    }
  }
  return parts;
}

struct Trip {
  std::string name;  ///< "psq -> sgf: five.psq 1"
  bool written = false;
  std::string losses;
  std::string text;
};

class Matrix {
 public:
  Matrix() : judge_(options()) {}

  std::size_t trips = 0;
  std::size_t refused = 0;
  std::size_t lossless = 0;

  /// Sends a record through every format that can be written.
  void send(const Format& from, std::string_view bytes, const std::string& path, std::uint64_t number,
            const FileContext* context = nullptr) {
    for (const Format* to : all_formats())
      if (to->write != nullptr) send(from, *to, bytes, path, number, context);
  }

 private:
  static JudgeOptions options() {
    JudgeOptions options;
    options.ruleset = find_ruleset("gomoku-free");
    options.cells = CellOrder::rows;
    return options;
  }

  Json canonical(const Judged& judged) {
    std::string out;
    Diagnostics ignored;
    WriteOptions options;
    options.canonical = true;
    options.force = true;
    REQUIRE(kJsonLines.write(judged, options, out, ignored));
    Json object = Json::parse(out);
    settle(judged, object);
    return object;
  }

  /// Variations in the order in which a reader of the game meets them, numbered so: a tree has no other numbers.
  static void number_variations(Json& object) {
    const auto found = object.find("variations");
    if (found == object.end()) return;
    std::map<std::uint64_t, std::map<std::uint64_t, std::vector<Json>>> leaving;  // by parent, by place
    for (Json& line : *found) leaving[line["parent"]][line["after"]].push_back(line);
    Json ordered = Json::array();
    std::vector<std::pair<Json, std::uint64_t>> waiting;  // the line, and the new number of its parent
    const auto wait_for = [&](std::uint64_t old_id, std::uint64_t new_id) {
      std::vector<Json> lines;
      for (auto& [place, there] : leaving[old_id]) lines.insert(lines.end(), there.begin(), there.end());
      for (auto line = lines.rbegin(); line != lines.rend(); ++line) waiting.emplace_back(*line, new_id);
    };
    wait_for(0, 0);
    while (!waiting.empty()) {
      auto [line, parent] = waiting.back();
      waiting.pop_back();
      const std::uint64_t old_id = line["id"];
      const std::uint64_t new_id = ordered.size() + 1;
      line["id"] = new_id;
      line["parent"] = parent;
      ordered.push_back(line);
      wait_for(old_id, new_id);
    }
    *found = ordered;
  }

  /// One spelling for what formats state in different ways: the board that was played on, sides that nobody changed, an
  /// end that the board or the last token shows.
  static void settle(const Judged& judged, Json& object) {
    object["board"] = {{"width", judged.layout->width}, {"height", judged.layout->height}};
    Json& board = object["board"];
    if (judged.layout->drawn == BoardDrawn::cells) board["drawn"] = "cells";
    for (const Coord at : judged.layout->locked) board["locked"].push_back({at.x, at.y});
    for (const PortalPair& pair : judged.layout->portals)
      board["portals"].push_back({pair.a.x, pair.a.y, pair.b.x, pair.b.y});
    for (const PortalPair& pair : judged.layout->portals)
      if (!pair.name.empty()) object["portal names"].push_back(pair.name);
    number_variations(object);
    if (object.contains("sides") && object["sides"] == Json{1, 2}) object.erase("sides");
    auto moves = object.find("moves");
    // A colour that says what the order says already.
    int stones = 0;
    if (moves != object.end())
      for (Json& token : *moves) {
        if (!token.is_array() && !token.contains("at")) continue;
        ++stones;
        if (token.is_object() && token.contains("colour") && token["colour"] == (stones % 2 == 1 ? 1 : 2))
          token.erase("colour");
        if (token.is_object() && token.size() == 1) token = Json(token["at"]);
      }
    if (moves != object.end() && !moves->empty() && moves->back().is_object() && moves->back().contains("act")) {
      const std::string act = moves->back()["act"];
      if (act == "resign" || act == "timeout") {
        moves->erase(moves->size() - 1);
        if (!object.contains("end")) object["end"] = act == "resign" ? "resign" : "time";
      }
    }
    const auto& outcome = judged.replay != nullptr ? judged.replay->outcome : std::nullopt;
    if (object.contains("end") && judged.record.end && outcome && (outcome->by & bit(*judged.record.end)) != 0)
      if (*judged.record.end != EndKind::resign && *judged.record.end != EndKind::time) object.erase("end");
  }

  void send(const Format& from, const Format& to, std::string_view bytes, const std::string& path, std::uint64_t number,
            const FileContext* context) {
    Trip trip;
    trip.name = std::string(from.name) + " -> " + std::string(to.name) + ": " + path + " " + std::to_string(number);
    INFO(trip.name);
    ++trips;
    const Judged& judged = judge_.judge(from, bytes, path, number, nullptr, context);
    const Json before = canonical(judged);
    Diagnostics losses;
    bool cut_short = false;
    to.begin({}, trip.text);
    const std::size_t size = trip.text.size();
    trip.written = to.write(judged, {}, trip.text, losses);
    for (const Diagnostic& loss : losses) {
      trip.losses += message(loss) + "\n";
      cut_short = cut_short || loss.code == Code::moves_not_written;
    }
    if (!trip.written) {
      ++refused;
      CHECK(trip.text.size() == size);
      CHECK_FALSE(trip.losses.empty());
      return;
    }
    to.end({}, trip.text);
    const auto& outcome = judged.replay != nullptr ? judged.replay->outcome : std::nullopt;
    compare(to, trip, before, cut_short, outcome && (outcome->by & bit(EndKind::row)) != 0,
            judged.ruleset != nullptr ? judged.ruleset->coordinates : CoordinateStyle::skip_i);
  }

  void compare(const Format& to, const Trip& trip, const Json& before, bool cut_short, bool row_ended,
               CoordinateStyle letters) {
    INFO(trip.text);
    INFO(trip.losses);
    const std::shared_ptr<FileContext> context = to.new_context != nullptr ? to.new_context() : nullptr;
    Diagnostics about_context;
    std::string_view rest = trip.text;
    Cut cut = to.cut(rest, true);
    for (; cut.kind == Cut::Kind::preamble; cut = to.cut(rest, true)) {
      to.learn(rest.substr(cut.begin, cut.end - cut.begin), *context, about_context);
      rest.remove_prefix(cut.end);
    }
    for (const Diagnostic& d : about_context) CHECK(d.severity == Severity::note);
    REQUIRE(cut.kind == Cut::Kind::record);
    const std::string_view record = rest.substr(cut.begin, cut.end - cut.begin);
    rest.remove_prefix(cut.end);
    if (!rest.empty()) CHECK(to.cut(rest, true).kind == Cut::Kind::nothing);
    // One or two moves alone are too little to be told from prose.
    if (to.name != "moves" || before["moves"].size() > 2) CHECK(to.sniff(trip.text) > 0);
    JudgeOptions options = Matrix::options();
    // As users must, where the text does not say so.
    if (to.name == "rec" || to.name == "moves") options.board = {before["board"]["width"], before["board"]["height"]};
    if (to.name == "moves") options.coordinates = letters;
    if (to.name == "pos") options.cells = CellOrder::rows;
    Judge reader(options);
    const Json after = canonical(reader.judge(to, record, "matrix", 1, nullptr, context.get()));
    const auto old_parts = parts_of(before);
    const auto new_parts = parts_of(after);
    for (const auto& [key, value] : old_parts) {
      const auto found = new_parts.find(key);
      if (found != new_parts.end() && found->second == value) continue;
      if (key == "moves.colour" && found != new_parts.end() && found->second.find(value) != std::string::npos) continue;
      if (cut_short && key.starts_with("moves")) continue;
      INFO(key << ": " << value << " became " << (found == new_parts.end() ? "nothing" : found->second));
      CHECK(is_listed(key, trip.losses));
    }
    for (const auto& [key, value] : parts_of(after, to.name)) {
      if (old_parts.count(key) != 0 || kStatedByTarget.count(key) != 0) continue;
      // That a row ended the game may be stated where the board showed it.
      if (key == "end" && value == "\"row\";" && row_ended) continue;
      INFO(key << " came from nowhere: " << value);
      CHECK(is_listed(key, trip.losses));
    }
    lossless += trip.losses.empty() ? 1 : 0;
  }

  static bool is_listed(const std::string& key, const std::string& losses) {
    const auto subjects = kSubjects.find(key);
    if (subjects == kSubjects.end()) return false;
    for (const std::string& word : subjects->second)
      if (losses.find(word) != std::string::npos) return true;
    return false;
  }

  Judge judge_;
};

void send_all(Matrix& matrix, const std::string& path, const Format* as = nullptr) {
  SplitOptions options;
  options.from = as;
  const testing::Split split = testing::split_files({path}, options);
  const std::string name = std::filesystem::path(path).filename().string();
  for (const RawRecord& raw : split.records)
    matrix.send(*raw.entry->format, raw.bytes, name, raw.number, raw.context.get());
}

}  // namespace

TEST_CASE("every format to every format: samples and composed games") {
  Matrix matrix;
  std::size_t files = 0;
  std::vector<std::string> paths;
  for (const char* folder : {"/samples", "/tests/viewer/records"})
    for (const auto& file : std::filesystem::recursive_directory_iterator(source_folder() + folder)) {
      const std::string extension = file.path().extension().string();
      if (file.is_regular_file() && extension != ".md" && extension != ".sh") paths.push_back(file.path().string());
    }
  std::sort(paths.begin(), paths.end());
  for (const std::string& path : paths) {
    send_all(matrix, path);
    ++files;
  }
  CHECK(files >= 12);
  CHECK(matrix.trips >= files * 5);
  CHECK(matrix.lossless > matrix.trips / 4);
}

TEST_CASE("every format to every format: rule vectors of every ruleset") {
  Matrix matrix;
  // Every tenth of them; the vectors' own test plays them all.
  std::ifstream file(source_folder() + "/tests/vectors/vectors.jsonl");
  std::string line;
  for (std::uint64_t number = 1; std::getline(file, line); ++number)
    if (number % 10 == 0 && line.find("\"moves\"") != std::string::npos)
      matrix.send(kJsonLines, line, "vectors.jsonl", number);
  CHECK(matrix.trips >= 200 * 5);
}

TEST_CASE("every format to every format: real games", "[corpus]") {
  for (const char* zip : {"pente-org.zip", "gomocup-psq.zip", "gomocup-rec.zip"}) {
    Matrix matrix;
    std::size_t seen = 0;
    const bool present = visit_corpus_zip(zip, [&](const std::string& name, const std::string& bytes) {
      if (bytes.empty() || ++seen % 100 != 0) return;
      int best = 0;
      const Format* from = nullptr;
      for (const Format* format : all_formats())
        if (const int likely = format->sniff(bytes); likely > best) {
          best = likely;
          from = format;
        }
      REQUIRE(from != nullptr);
      const Cut cut = from->cut(bytes, true);
      matrix.send(*from, std::string_view(bytes).substr(cut.begin, cut.end - cut.begin), name, 1);
    });
    if (!present) return;
    CHECK(matrix.trips >= 25 * 5);
  }
}

TEST_CASE("every format to every format: real games of a portal site, Connect6 tables, RenLib libraries", "[corpus]") {
  struct Corpus {
    const char* file;
    std::uint64_t every;  ///< which records are sent
    std::size_t least;    ///< records
  };
  for (const Corpus& corpus : {Corpus{"caro-portal.jsonl", 10, 20}, Corpus{"connect6.zip", 400, 20},
                               Corpus{"renlib-pos.zip", 1, 11}, Corpus{"renlib.zip", 1, 2}}) {
    const std::string path = corpus_path(corpus.file);
    if (!std::filesystem::exists(path)) {
      std::cout << "skipped: no " << path << "\n";
      return;
    }
    Matrix matrix;
    std::size_t sent = 0;
    const testing::Split split = testing::split_files({path}, {});
    for (const RawRecord& raw : split.records) {
      // The largest library alone has forty thousand nodes; its own test takes it there and back.
      if (raw.number % corpus.every != 0 || raw.bytes.size() > 50000) continue;
      matrix.send(*raw.entry->format, raw.bytes, raw.entry->path, raw.number, raw.context.get());
      ++sent;
    }
    INFO(corpus.file);
    CHECK(sent >= corpus.least);
    CHECK(matrix.trips >= sent * 5);
  }
}

}  // namespace fivefold::test
