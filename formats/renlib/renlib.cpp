#include "formats/renlib/renlib.h"

#include <array>

#include "formats/renlib/losses.h"
#include "formats/renlib/node.h"
#include "formats/renlib/read.h"
#include "formats/renlib/write.h"
#include "formats/sniff.h"

namespace fivefold {
namespace renlib {
namespace {

constexpr std::array<std::string_view, 1> kExtensions = {"lib"};

/// The oldest libraries have no magic: only a whole file that is one faultless tree is taken for one.
int sniff(std::string_view head) {
  if (head.starts_with(kMagic)) return 100;
  const bool oldest = head.size() < kSniffedBytes && !head.empty() && head.front() == kCentre && is_whole_tree(head, 0);
  return oldest ? 70 : 0;
}

/// A file is one record.
Cut cut(std::string_view window, bool at_end) {
  if (!at_end) return {Cut::Kind::need_more, 0, 0};
  return {window.empty() ? Cut::Kind::nothing : Cut::Kind::record, 0, window.size()};
}

void write_nothing(const WriteOptions&, std::string&) {}

std::string_view likely_ruleset(const Record&) { return "renju-free"; }

}  // namespace
}  // namespace renlib

const Format kRenLib = [] {
  Format format;
  format.name = "renlib";
  format.title = "RenLib library";
  format.extensions = renlib::kExtensions;
  format.verified = true;
  format.sniff = renlib::sniff;
  format.cut = renlib::cut;
  format.parse = renlib::parse;
  format.begin = renlib::write_nothing;
  format.write = renlib::write;
  format.end = renlib::write_nothing;
  format.one_record_per_file = true;
  format.never_joined = true;
  format.limits = renlib::limits();
  format.binary = true;
  format.likely_ruleset = renlib::likely_ruleset;
  return format;
}();

}  // namespace fivefold
