#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "tests/formats/split_all.h"
#include "viewer/scene/board_scene.h"
#include "tests/support/paths.h"

namespace fivefold::testing {

/// The first record of a file below the top of the sources.
inline std::shared_ptr<const Study> study_of(const std::string& path) {
  const Split split = split_files({fivefold::test::source_folder() + "/" + path}, SplitOptions{});
  if (split.records.empty()) return nullptr;
  const RawRecord& record = split.records.front();
  Study::Source source;
  source.bytes = record.bytes;
  source.format = record.entry->format;
  source.path = path;
  return Study::make(std::move(source), JudgeOptions{});
}

/// One picture worth looking at.
struct Sample {
  std::string name;
  std::string path;
  std::uint32_t tokens;
  std::function<void(ViewOptions&)> options = [](ViewOptions&) {};
};

/// Positions that together show everything that a board can show.
inline std::vector<Sample> board_samples() {
  return {
      {"pente-two-pairs", "tests/viewer/records/two-pairs.jsonl", 9},
      {"pente-capture-all-numbers", "samples/pente/capture-win.txt", 16,
       [](ViewOptions& o) {
         o.numbers = NumberMode::all;
         o.ghosts = GhostMode::all;
       }},
      {"pente-win-by-captures", "samples/pente/capture-win.txt", 20},
      {"pente-win-by-five", "samples/pente/five.txt", 25},
      {"pente-as-marks", "samples/pente/five.txt", 11, [](ViewOptions& o) { o.stones = StoneLook::marks; }},
      {"opening-pending", "samples/pente/five.txt", 2},
      {"opening-obeyed", "samples/pente/five.txt", 3},
      {"opening-broken", "samples/pente/opening-breach.txt", 3},
      {"illegal-occupied", "samples/pente/occupied.txt", 11},
      {"illegal-hole", "samples/vcaro/broken.jsonl", 6},
      {"portal-start", "samples/vcaro/portal-win.jsonl", 0},
      {"portal-win", "samples/vcaro/portal-win.jsonl", 17},
      {"portal-win-turned", "samples/vcaro/portal-win.jsonl", 17,
       [](ViewOptions& o) { o.symmetry = Symmetry::turn_right; }},
      {"ring-win", "samples/vcaro/ring-win.jsonl", 15},
      {"locked-allowed-only", "samples/vcaro/locked.jsonl", 0},
      {"locked-distance", "samples/vcaro/locked.jsonl", 2},
      {"connect6", "tests/viewer/records/connect6.jsonl", 15,
       [](ViewOptions& o) { o.numbers = NumberMode::last_five; }},
      {"renju-foul", "tests/viewer/records/double-three.jsonl", 9},
      {"marks", "tests/viewer/records/marks.sgf", 7},
      {"marks-caro", "tests/viewer/records/marks-caro.jsonl", 6},
      {"gomoku-five", "samples/gomoku/five.psq", 21, [](ViewOptions& o) { o.numbers = NumberMode::all; }},
  };
}

}  // namespace fivefold::testing
