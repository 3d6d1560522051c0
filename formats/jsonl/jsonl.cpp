#include "formats/jsonl/jsonl.h"

#include <array>

#include "formats/jsonl/cutter.h"
#include "formats/jsonl/read_record.h"
#include "formats/jsonl/write_record.h"

namespace fivefold {
namespace {

constexpr std::array<std::string_view, 3> kExtensions = {"jsonl", "ndjson", "json"};

/// Nothing stands before the first or after the last line.
void no_frame(const WriteOptions&, std::string&) {}

Format make() {
  Format format;
  format.name = "jsonl";
  format.title = "JSON Lines";
  format.extensions = kExtensions;
  format.verified = true;
  format.sniff = jsonl::sniff;
  format.cut = jsonl::cut;
  format.parse = jsonl::parse;
  format.begin = no_frame;
  format.write = jsonl::write;
  format.end = no_frame;
  format.unicode_only = true;
  format.limits.max_width = format.limits.max_height = kMaxSide;
  format.limits.notes = "Holds every part of a record, unknown keys included.";
  return format;
}

}  // namespace

const Format kJsonLines = make();

}  // namespace fivefold
