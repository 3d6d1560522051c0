#include "formats/yixin_sav/yixin_sav.h"

#include <array>

#include "formats/yixin_sav/lines.h"
#include "formats/yixin_sav/read.h"

namespace fivefold {
namespace yixin_sav {
namespace {

constexpr std::array<std::string_view, 1> kExtensions = {"sav"};
constexpr std::size_t kLooked = 4096;  ///< bytes of the head that are looked at

/// Nothing but numbers of a possible board: three lines with one each, then lines with two each.
int sniff(std::string_view head) {
  const bool cut_off = head.size() > kLooked;
  head = head.substr(0, kLooked);
  std::array<int, 3> header = {};
  std::size_t stated = 0;
  int moves = 0;
  for (std::size_t at = 0; at < head.size();) {
    const Line line = line_at(head, at);
    at = line.next;
    if (!line.whole && cut_off) break;
    if (line.text.empty()) continue;
    const Numbers numbers = read_numbers(line.text);
    if (stated < header.size()) {
      const int low = stated == 0 ? kSmallest : 0;
      const int high = stated == 2 ? header[0] * header[1] : kLargest;
      if (numbers.count != 1 || numbers.first < low || numbers.first > high) return 0;
      if (stated == 1 && numbers.first < kSmallest) {
        header[stated++] = header[0];  // the number of a rule: the board is square
        continue;
      }
      header[stated++] = numbers.first;
      continue;
    }
    if (numbers.count != 2) break;  // one bad line makes it no other format
    if (numbers.first < 0 || numbers.first >= header[0] || numbers.second < 0 || numbers.second >= header[1]) return 0;
    ++moves;
  }
  if (stated < header.size()) return 0;
  if (moves == 0) return header[2] == 0 ? 55 : 0;
  return moves == header[2] || cut_off ? 80 : 60;
}

/// A record goes to the end of the stream, or to where three lines with one number each begin the next.
Cut cut(std::string_view window, bool at_end) {
  std::size_t begin = 0;
  while (begin < window.size() && line_at(window, begin).text.empty() && line_at(window, begin).whole)
    begin = line_at(window, begin).next;
  if (begin == window.size() || line_at(window, begin).text.empty())
    return at_end ? Cut{Cut::Kind::nothing, window.size(), window.size()} : Cut{Cut::Kind::need_more, 0, 0};
  std::size_t header = 0;  ///< lines of this record's header that were seen
  std::size_t singles = 0, first_single = 0;
  for (std::size_t at = begin; at < window.size();) {
    const Line line = line_at(window, at);
    if (!line.whole && !at_end) break;
    const std::size_t start = at;
    at = line.next;
    if (line.text.empty()) continue;
    if (header < 3) {
      ++header;
      continue;
    }
    if (read_numbers(line.text).count != 1) {
      singles = 0;
      continue;
    }
    if (singles++ == 0) first_single = start;
    if (singles == 3) return {Cut::Kind::record, begin, first_single};
  }
  return at_end ? Cut{Cut::Kind::record, begin, window.size()} : Cut{Cut::Kind::need_more, begin, begin};
}

WriteLimits limits() {
  WriteLimits limits;
  limits.result = limits.end = false;
  limits.notes = "Read only.";
  return limits;
}

}  // namespace
}  // namespace yixin_sav

const Format kYixinSav = [] {
  Format format;
  format.name = "yixin-sav";
  format.title = "Yixin's saved games";
  format.extensions = yixin_sav::kExtensions;
  format.sniff = yixin_sav::sniff;
  format.cut = yixin_sav::cut;
  format.parse = yixin_sav::parse;
  format.limits = yixin_sav::limits();
  return format;
}();

}  // namespace fivefold
