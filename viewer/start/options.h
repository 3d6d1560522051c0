#pragma once

#include <optional>
#include <string>
#include <vector>

#include "viewer/app/app.h"

namespace fivefold::viewer {

/// What the command line of fivefold-viewer says.
struct StartOptions {
  AppOptions app;
  std::string font;      ///< family; empty: the usual one
  std::string snapshot;  ///< picture file to write instead of opening a window; empty: none
  bool board_only = false;
  bool announce = false;
  bool measure = false;
  bool verbose = false;
};

/// The options, or what to say and how to end instead: --help and --version (stdout, 0), a mistake (stderr, 2).
struct Parsed {
  std::optional<StartOptions> options;
  std::string text;
  int exit_code = 0;
};
/// `arguments`: without the program's name. `environment` gives the value of a variable or null (as std::getenv): the
/// scale and the state folder come from it where the command line is silent.
Parsed parse_arguments(const std::vector<std::string>& arguments, const char* (*environment)(const char*));

}  // namespace fivefold::viewer
