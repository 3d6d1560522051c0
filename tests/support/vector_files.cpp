#include "tests/support/vector_files.h"
#include "tests/support/paths.h"

#include <fstream>
#include <sstream>
#include <stdexcept>

namespace fivefold {

using nlohmann::json;

std::string read_vector_file(const std::string& name) {
  const std::string path = fivefold::test::source_folder() + "/tests/vectors/" + name;
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error("cannot read " + path);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

json load_vector_json(const std::string& name) { return json::parse(read_vector_file(name)); }

std::vector<json> load_vectors() {
  std::vector<json> vectors;
  std::istringstream lines(read_vector_file("vectors.jsonl"));
  for (std::string line; std::getline(lines, line);) vectors.push_back(json::parse(line));
  return vectors;
}

json load_all_rulesets() {
  json all = load_vector_json("rulesets.json");
  const json keryo_captures = all.at("bk-keryo").at("captures");
  const json centre = {{{"type", "stone_at_center"}, {"colour", 1}, {"stone", 1}}};
  const auto add = [&](const char* id, const char* base, const json& changes) {
    all[id] = all.at(base);
    all[id].update(changes);
  };
  add("keryo", "bk-keryo", json::object());
  add("dk-pente", "d-pente", {{"captures", keryo_captures}});
  add("swap2-keryo", "swap2-pente", {{"captures", keryo_captures}});
  add("gomoku-pente-org", "gomoku-std", {{"size", 19}, {"opening", centre}});
  add("connect6-centre", "bk-connect6", {{"opening", centre}});
  add("renju-free", "renju", {{"opening", json::array()}});
  add("o-pente", "boat-pente", {{"captures", keryo_captures}});
  all["o-pente"]["captures"]["poof"] = true;
  return all;
}

namespace {

// Labels A-T without I, row 1 at the bottom.
json cell_of_label(const std::string& label) {
  const int letter = label[0] - 'A';
  return json::array({letter > 8 ? letter - 1 : letter, std::stoi(label.substr(1)) - 1});
}

}  // namespace

std::vector<VariantCase> load_variant_cases() {
  const json rulesets = load_all_rulesets();
  const json ids = {{"pente", "yz-pente"},      {"keryo", "keryo"},    {"poof", "poof-pente"},
                    {"boat", "boat-pente"},     {"opente", "o-pente"}, {"gomoku", "gomoku-pente-org"},
                    {"connect6", "bk-connect6"}};
  std::vector<VariantCase> cases;
  const json file = load_vector_json("pente-variants.json");
  for (const json& source : file.at("vectors")) {
    VariantCase variant;
    variant.name = source.at("name");
    variant.expected = source.at("expected");
    variant.win_reason = source.at("win_reason");
    variant.ruleset = rulesets.at(ids.at(source.at("variant").get<std::string>()).get<std::string>());
    variant.ruleset["opening"] = json::array();
    json moves = json::array();
    std::istringstream labels(source.at("moves").get<std::string>());
    for (std::string label; labels >> label;) moves.push_back(cell_of_label(label));
    variant.vector = {{"moves", moves}};
    if (const auto setup = source.find("setup"); setup != source.end()) {
      json stones = {{"1", json::array()}, {"2", json::array()}};
      for (const auto& [label, colour] : setup->items())
        stones[std::to_string(colour.get<int>())].push_back(cell_of_label(label));
      variant.vector["setup"] = {{"stones", stones}, {"to_move", 1}};
    }
    cases.push_back(std::move(variant));
  }
  return cases;
}

std::string check_variant(const VariantCase& variant, const json& found) {
  const json by = found.at("result").is_null() ? json::array() : found.at("result").at("by");
  const json winner = found.at("result").is_null() ? json(0) : found.at("result").at("winner");
  const json reasons = {{"", json::array()},
                        {"line", {"row"}},
                        {"captures", {"captures"}},
                        {"captures+line", {"row", "captures"}},
                        {"line-survived", {"row_stood"}}};
  std::string fault;
  const auto compare = [&](const std::string& what, const json& expected, const json& value) {
    if (expected != value) fault += what + " is " + value.dump() + ", expected " + expected.dump() + "; ";
  };
  for (const auto& [key, value] : variant.expected.items()) {
    if (key == "winner") compare(key, value, winner);
    if (key == "captured_by_p1") compare(key, value, found.at("taken")[0]);
    if (key == "captured_by_p2") compare(key, value, found.at("taken")[1]);
  }
  compare("the reason", reasons.at(variant.win_reason), by);
  return fault.empty() ? fault : variant.name + ": " + fault;
}

std::string difference(const std::string& what, const json& expected, const json& found) {
  std::string where = "the verdicts differ";
  if (expected.contains("events") && found.contains("events")) {
    const json& left = expected.at("events");
    const json& right = found.at("events");
    std::size_t i = 0;
    while (i < left.size() && i < right.size() && left[i] == right[i]) ++i;
    const auto shown = [&](const json& events) { return i < events.size() ? events[i].dump() : "nothing"; };
    if (left != right) where = "expected event " + shown(left) + ", found " + shown(right);
  }
  return what + ": " + where + "\n  expected " + expected.dump() + "\n  found    " + found.dump();
}

}  // namespace fivefold
