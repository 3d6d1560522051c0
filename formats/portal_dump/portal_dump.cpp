#include "formats/portal_dump/portal_dump.h"

#include <algorithm>
#include <array>

#include "formats/portal_dump/read.h"

namespace fivefold {
namespace portal_dump {
namespace {

constexpr std::array<std::string_view, 1> kExtensions = {"sgf"};

bool is_filler(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

/// The first line states the number of the match, and one of the next two the result or the number of moves.
int sniff(std::string_view head) {
  int line_number = 0;
  for (std::size_t at = 0; at < head.size() && line_number < 3;) {
    const std::size_t end = std::min(head.find('\n', at), head.size());
    const std::string_view line = trimmed(head.substr(at, end - at));
    at = end + 1;
    if (line.empty()) continue;
    ++line_number;
    if (line_number == 1) {
      const std::string_view value = value_of(line, kMatch);
      if (value.empty() || value.find_first_not_of("0123456789") != std::string_view::npos) return 0;
    } else if (is_head(line, kResult) || is_head(line, kTotal)) {
      return 96;
    }
  }
  return 0;
}

/// Whether a line that begins at `at` begins a record.
bool begins(std::string_view window, std::size_t at) {
  // Blanks before the head count no further than this, so that no byte is looked at again and again.
  constexpr std::size_t kLongest = 64;
  return is_head(trimmed(window.substr(at, std::min(kLongest, window.find('\n', at) - at))), kMatch);
}

/// A record goes on to the next line that names a match.
Cut cut(std::string_view window, bool at_end) {
  std::size_t begin = 0;
  while (begin < window.size() && is_filler(window[begin])) ++begin;
  if (begin == window.size()) return {Cut::Kind::nothing, 0, window.size()};
  bool named = begins(window, begin);
  for (std::size_t at = window.find('\n', begin); at != std::string_view::npos; at = window.find('\n', at + 1)) {
    if (!at_end && window.find('\n', at + 1) == std::string_view::npos) break;  // the line may go on
    if (!begins(window, at + 1)) continue;
    if (named) return {Cut::Kind::record, begin, at + 1};
    named = true;
  }
  if (!at_end) return {Cut::Kind::need_more, 0, 0};
  return {Cut::Kind::record, begin, window.size()};
}

std::size_t find_start(std::string_view window, std::size_t from) {
  std::size_t at = from;
  if (at != 0 && window[at - 1] != '\n') at = window.find('\n', at);
  while (at < window.size()) {
    if (window[at] == '\n' && ++at == window.size()) break;
    if (begins(window, at)) return at;
    at = window.find('\n', at);
  }
  return std::string_view::npos;
}

std::string_view likely_ruleset(const Record& record) {
  if (!record.layout.portals.empty()) return "vcaro-portal";
  return record.layout.locked.empty() ? "vcaro-normal" : "vcaro-locked";
}

}  // namespace
}  // namespace portal_dump

const Format kPortalDump = [] {
  Format format;
  format.name = "portal-dump";
  format.title = "Portal engine dump";
  format.extensions = portal_dump::kExtensions;
  format.sniff = portal_dump::sniff;
  format.cut = portal_dump::cut;
  format.parse = portal_dump::parse;
  format.find_start = portal_dump::find_start;
  format.likely_ruleset = portal_dump::likely_ruleset;
  format.needs_layout = true;
  format.limits.result = format.limits.end = false;
  return format;
}();

}  // namespace fivefold
