#include <array>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "formats/format.h"
#include "tools/command_list.h"
#include "tools/errors.h"
#include "tools/output.h"
#include "tools/text.h"
#include "tools/words.h"

namespace fivefold {
namespace {

struct LimitRow {
  std::string_view what;
  bool WriteLimits::*holds;
};

constexpr std::array kLimits = {
    LimitRow{"players", &WriteLimits::players},
    LimitRow{"ratings", &WriteLimits::ratings},
    LimitRow{"event", &WriteLimits::event},
    LimitRow{"date", &WriteLimits::date},
    LimitRow{"result", &WriteLimits::result},
    LimitRow{"end", &WriteLimits::end},
    LimitRow{"times", &WriteLimits::times},
    LimitRow{"comments", &WriteLimits::comments},
    LimitRow{"variations", &WriteLimits::variations},
    LimitRow{"setup", &WriteLimits::setup},
    LimitRow{"locked cells", &WriteLimits::locked},
    LimitRow{"portals", &WriteLimits::portals},
    LimitRow{"choices", &WriteLimits::choices},
    LimitRow{"acts", &WriteLimits::acts},
    LimitRow{"house rules", &WriteLimits::rules},
    LimitRow{"other tags", &WriteLimits::tags},
    LimitRow{"unplaceable moves", &WriteLimits::faults},
};

const char* access(const Format& format) {
  if (format.parse == nullptr) return "write";
  return format.write == nullptr ? "read" : "read, write";
}

std::vector<std::string_view> held(const Format& format, bool yes) {
  std::vector<std::string_view> words;
  for (const LimitRow& row : kLimits)
    if (format.limits.*row.holds == yes) words.push_back(row.what);
  return words;
}

std::string page(const Format& format) {
  std::string out = fmt::format("{}: {}\n", format.name, format.title);
  const auto line = [&](std::string_view label, const std::string& text) {
    constexpr std::size_t indent = 16;
    if (!text.empty()) out += "  " + padded(label, indent - 2) + wrapped(text, indent) + "\n";
  };
  line("files", fmt::format("{}", fmt::join(format.extensions, ", ")));
  line("fivefold can", access(format));
  line("tried on", format.verified ? "real files" : "no real file yet: unverified");
  if (format.write != nullptr) {
    line("holds", fmt::format("{}", fmt::join(held(format, true), ", ")));
    line("cannot hold", fmt::format("{}", fmt::join(held(format, false), ", ")));
    line("boards", fmt::format("up to {}x{}", format.limits.max_width, format.limits.max_height));
    if (format.never_joined) {
      line("records", "one a file; `convert` needs --split FOLDER for several");
    } else if (format.one_record_per_file) {
      line("records", "one a file; `convert` needs --split FOLDER or --join for several");
    }
  }
  line("note", std::string(format.limits.notes));
  return out;
}

nlohmann::ordered_json json(const Format& format) {
  nlohmann::ordered_json out = {
      {"name", format.name},
      {"title", format.title},
      {"extensions", std::vector<std::string_view>(format.extensions.begin(), format.extensions.end())},
      {"read", format.parse != nullptr},
      {"write", format.write != nullptr},
      {"verified", format.verified},
      {"one_record_per_file", format.one_record_per_file},
      {"never_joined", format.never_joined}};
  if (format.write != nullptr) {
    for (const LimitRow& row : kLimits) out["holds"][std::string(row.what)] = format.limits.*row.holds;
    out["max_width"] = format.limits.max_width;
    out["max_height"] = format.limits.max_height;
  }
  return out;
}

ExitCode run(const Options& options) {
  std::vector<const Format*> chosen;
  for (const std::string& name : options.arguments) {
    chosen.push_back(find_format(name));
    if (chosen.back() == nullptr) throw UsageError(format_unknown(name));
  }
  const bool list = chosen.empty();
  if (list) chosen.assign(all_formats().begin(), all_formats().end());
  Output output;
  for (const Format* format : chosen) {
    if (options.json) {
      output.write(json(*format).dump() + "\n");
    } else if (list) {
      output.write(padded(format->name, 14) + padded(access(*format), 13) + std::string(format->title) +
                   (format->verified ? "" : " (unverified)") + "\n");
    } else {
      output.write(page(*format));
    }
  }
  output.flush();
  return ExitCode::clean;
}

constexpr std::array kExamples = {
    Example{"formats", "the formats, one a line"},
    Example{"formats psq", "what a format can hold and what it cannot"},
};
constexpr std::array<std::string_view, 1> kOptionNames = {"json"};

}  // namespace

const Command kFormats = {.name = "formats",
                          .summary = "the formats that fivefold reads and writes, with what each can hold",
                          .argument = "[NAME...]",
                          .argument_kind = Values::format,
                          .min_arguments = 0,
                          .max_arguments = 0,
                          .examples = kExamples,
                          .options = kOptionNames,
                          .more = {},
                          .run = run};

}  // namespace fivefold
