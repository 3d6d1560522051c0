#include "formats/ccgc/ccgc.h"

#include <algorithm>
#include <array>

#include "formats/ccgc/header.h"
#include "formats/ccgc/read.h"
#include "formats/ccgc/text.h"

namespace fivefold {
namespace ccgc {
namespace {

constexpr std::array<std::string_view, 1> kExtensions = {"txt"};

int sniff(std::string_view head) {
  constexpr std::string_view kMark = "\xEF\xBB\xBF";
  if (head.starts_with(kMark)) head.remove_prefix(kMark.size());
  if (start_at(head, skip_blanks(head, 0))) return 95;
  // A title or a remark may stand in front.
  constexpr std::size_t kRemark = 2048;
  const auto start = find_start_mark(head.substr(0, kRemark), 0);
  return start && start->tidy ? 60 : 0;
}

/// A record goes from the end of the one before, so that text between two is not lost, to the start of the next.
Cut cut(std::string_view window, bool at_end) {
  const std::size_t begin = skip_blanks(window, 0);
  if (begin >= window.size())
    return at_end ? Cut{Cut::Kind::nothing, window.size(), window.size()} : Cut{Cut::Kind::need_more, 0, 0};
  const auto first = find_start_mark(window, begin);
  const auto next = first ? find_start_mark(window, first->end) : std::nullopt;
  if (next) return {Cut::Kind::record, begin, next->begin};
  return at_end ? Cut{Cut::Kind::record, begin, window.size()} : Cut{Cut::Kind::need_more, 0, 0};
}

std::size_t find_start(std::string_view window, std::size_t from) {
  const auto start = find_start_mark(window, from);
  return start ? start->begin : std::string_view::npos;
}

/// The championship plays gomoku with the fouls of renju and given openings; Connect6 from any point.
std::string_view likely_ruleset(const Record& record) {
  return record.tag(kTagGame) == "C6" ? "bk-connect6" : "renju-free";
}

WriteLimits limits() {
  WriteLimits limits;
  limits.end = false;
  limits.notes = "Read only.";
  return limits;
}

}  // namespace
}  // namespace ccgc

const Format kCcgc = [] {
  Format format;
  format.name = "ccgc";
  format.title = "records of the Chinese computer games championship";
  format.extensions = ccgc::kExtensions;
  format.sniff = ccgc::sniff;
  format.cut = ccgc::cut;
  format.parse = ccgc::parse;
  format.limits = ccgc::limits();
  format.find_start = ccgc::find_start;
  format.likely_ruleset = ccgc::likely_ruleset;
  return format;
}();

}  // namespace fivefold
