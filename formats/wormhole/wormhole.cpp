#include "formats/wormhole/wormhole.h"

#include <algorithm>
#include <array>

#include "formats/wormhole/text.h"

namespace fivefold {
namespace wormhole {
namespace {

constexpr std::array<std::string_view, 1> kExtensions = {"txt"};
constexpr std::string_view kMark = "SIZE:";

bool is_filler(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

/// The first line that is neither blank nor a comment states the size.
int sniff(std::string_view head) {
  for (std::size_t at = 0; at < head.size();) {
    const std::size_t end = std::min(head.find('\n', at), head.size());
    std::string_view line = head.substr(at, end - at);
    while (!line.empty() && is_filler(line.front())) line.remove_prefix(1);
    if (!line.empty() && line.front() != '#') {
      const bool sized = line.starts_with(kMark) && line.size() > kMark.size();
      const char next = sized ? line[kMark.size()] : ' ';
      return sized && (next == ' ' || (next >= '0' && next <= '9')) ? 95 : 0;
    }
    at = end + 1;
  }
  return 0;
}

/// A record goes on to the next line that states a size.
Cut cut(std::string_view window, bool at_end) {
  std::size_t begin = 0;
  while (begin < window.size() && is_filler(window[begin])) ++begin;
  if (begin == window.size()) return {Cut::Kind::nothing, 0, window.size()};
  bool sized = window.substr(begin).starts_with(kMark);
  for (std::size_t at = window.find('\n', begin); at != std::string_view::npos; at = window.find('\n', at + 1)) {
    const std::string_view rest = window.substr(at + 1, kMark.size());
    if (!at_end && rest.size() < kMark.size()) break;
    if (rest != kMark) continue;
    if (sized) return {Cut::Kind::record, begin, at + 1};
    sized = true;
  }
  if (!at_end) return {Cut::Kind::need_more, 0, 0};
  return {Cut::Kind::record, begin, window.size()};
}

void no_frame(const WriteOptions&, std::string&) {}

std::string_view likely_ruleset(const Record& record) {
  if (!record.layout.portals.empty()) return "vcaro-portal";
  return record.layout.locked.empty() ? "vcaro-normal" : "vcaro-locked";
}

WriteLimits limits() {
  WriteLimits limits;
  limits.variations = limits.comments = limits.times = limits.result = limits.end = limits.players = limits.ratings =
      limits.event = limits.date = limits.choices = limits.acts = limits.rules = limits.tags = limits.faults = false;
  limits.max_width = limits.max_height = kLargest;
  limits.notes = "Square boards from 9 to 19. A starting position is held as stones without numbers.";
  return limits;
}

}  // namespace
}  // namespace wormhole

const Format kWormhole = [] {
  Format format;
  format.name = "wormhole";
  format.title = "Zcaro text";
  format.extensions = wormhole::kExtensions;
  format.sniff = wormhole::sniff;
  format.cut = wormhole::cut;
  format.parse = wormhole::parse;
  format.begin = wormhole::no_frame;
  format.write = wormhole::write;
  format.end = wormhole::no_frame;
  format.limits = wormhole::limits();
  format.likely_ruleset = wormhole::likely_ruleset;
  return format;
}();

}  // namespace fivefold
