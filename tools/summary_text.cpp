#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "tools/messages.h"
#include "tools/summary.h"
#include "tools/text.h"
#include "tools/words.h"

namespace fivefold {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::array<Result, 4> kResults = {Result::first, Result::second, Result::draw, Result::unknown};
constexpr std::array<Severity, 3> kSeverities = {Severity::error, Severity::warning, Severity::note};

Json results_json(const Results& results) {
  Json json;
  for (const Result result : kResults) json[word(result)] = results[result_index(result)];
  return json;
}

std::string results_text(const Results& results) {
  std::string out;
  for (const Result result : kResults)
    if (const std::uint64_t times = results[result_index(result)]; times > 0)
      out += fmt::format("{}{}: {}", out.empty() ? "" : ", ", result == Result::unknown ? "none" : word(result),
                         grouped(times));
  return out.empty() ? "none" : out;
}

std::string choice_text(const RulesetChoice& choice) {
  return say(choice.files == 1 ? Message::choice_one : Message::choice_many,
             {{"ruleset", choice.ruleset},
              {"reason", choice.reason},
              {"path", printable(choice.first_path)},
              {"records", counted(choice.records, "record", "records")},
              {"files", counted(choice.files, "file", "files")}});
}

}  // namespace

std::string summary_json(const Summary& summary) {
  Json json = {{"inputs", summary.inputs},
               {"records", summary.records},
               {"plies", summary.plies},
               {"capture_plies", summary.capture_plies},
               {"captured_stones", summary.captured_stones}};
  for (std::size_t i = 0; i < kEndGroups; ++i) json["ends"][word(static_cast<EndGroup>(i))] = summary.ends[i];
  json["results"] = {{"claimed", results_json(summary.claimed)},
                     {"derived", results_json(summary.derived)},
                     {"contradictory", summary.contradictory}};
  for (const Severity severity : kSeverities) json["findings"][word(severity)] = summary.found(severity);
  json["records_with_errors"] = summary.records_with_errors;
  json["codes"] = Json::object();
  for (std::size_t i = 0; i < summary.codes.size(); ++i)
    if (summary.codes[i] > 0) json["codes"][std::string(all_codes()[i].id)] = summary.codes[i];
  json["rulesets"] = Json::object();
  for (const auto& [id, times] : summary.rulesets) json["rulesets"][id] = times;
  json["choices"] = Json::array();
  for (const RulesetChoice& choice : summary.choices.all())
    json["choices"].push_back({{"ruleset", choice.ruleset},
                               {"reason", choice.reason},
                               {"files", choice.files},
                               {"records", choice.records},
                               {"first", choice.first_path}});
  return Json{{"summary", json}}.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string summary_text(const Summary& summary) {
  constexpr std::size_t indent = 16;
  std::string out;
  const auto line = [&](std::string_view label, const std::string& text) {
    out += padded(label, indent) + wrapped(text, indent) + "\n";
  };
  line("records", grouped(summary.records));
  line("plies", grouped(summary.plies));
  if (summary.captured_stones > 0)
    line("captures", fmt::format("{} in {}", counted(summary.captured_stones, "stone", "stones"),
                                 counted(summary.capture_plies, "ply", "plies")));
  std::string ends;
  for (std::size_t i = 0; i < kEndGroups; ++i)
    if (summary.ends[i] > 0)
      ends +=
          fmt::format("{}{}: {}", ends.empty() ? "" : ", ", word(static_cast<EndGroup>(i)), grouped(summary.ends[i]));
  if (!ends.empty()) line("ends on board", ends);
  line("claimed", results_text(summary.claimed));
  line("on the board", results_text(summary.derived));
  if (summary.contradictory > 0) line("contradictory", grouped(summary.contradictory));
  for (const RulesetChoice& choice : summary.choices.all()) line("ruleset", choice_text(choice));
  std::string counts;
  for (const Severity severity : kSeverities)
    counts += fmt::format("{}{}: {}", counts.empty() ? "" : ", ", word(severity), grouped(summary.found(severity)));
  line("findings", counts);
  for (std::size_t i = 0; i < summary.codes.size(); ++i)
    if (summary.codes[i] > 0)
      line("", fmt::format("{} {}: {}", all_codes()[i].id, all_codes()[i].name, grouped(summary.codes[i])));
  return out;
}

}  // namespace fivefold
