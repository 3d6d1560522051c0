#include "formats/pbem/borders.h"

#include "formats/pbem/lines.h"
#include "formats/pente_text/lexis.h"

namespace fivefold::pbem {
namespace {

constexpr auto kNone = std::string_view::npos;

/// Where the table of a window ends and what has followed it.
class Borders {
 public:
  /// Takes the line at `at`. True when the next record begins at start().
  bool take(std::string_view line, std::size_t at) {
    const std::string_view text = unquoted(line).text;
    const LineKind kind = kind_of(text);
    if (!rows_) {
      rows_ = kind == LineKind::row;
      return false;
    }
    if (kind == LineKind::winner || kind == LineKind::mail || kind == LineKind::heads) {
      start_ = at;
      return true;
    }
    if (kind == LineKind::row) {
      if (left_ && first_number(text) == 1) {
        start_ = paragraph_ == kNone ? at : paragraph_;
        return true;
      }
      left_ = false;
      paragraph_ = kNone;
    } else if (left_ || !continues_rows(text)) {
      left_ = true;
      const bool belongs_here = kind == LineKind::blank || kind == LineKind::ended || kind == LineKind::log;
      if (belongs_here)
        paragraph_ = kNone;
      else if (paragraph_ == kNone)
        paragraph_ = at;
    }
    return false;
  }
  std::size_t start() const { return start_; }

 private:
  bool rows_ = false;              ///< the table has begun
  bool left_ = false;              ///< and something else has followed it
  std::size_t paragraph_ = kNone;  ///< the lines just before: heads of the next table, perhaps
  std::size_t start_ = 0;
};

}  // namespace

int sniff(std::string_view head) {
  int sign = 0;
  for (std::size_t at = 0; at < head.size();) {
    const std::size_t end = pente_text::line_end(head, at);
    const LineKind kind = kind_of(unquoted(head.substr(at, end - at)).text);
    if (kind == LineKind::heads) sign = 90;
    if (kind == LineKind::winner && sign == 0) sign = 85;
    if (kind == LineKind::row && sign > 0) return sign;
    at = end + 1;
  }
  return 0;
}

Cut cut(std::string_view window, bool at_end) {
  std::size_t begin = 0;
  while (begin < window.size() && pente_text::is_blank(window[begin])) ++begin;
  if (begin == window.size()) return {Cut::Kind::nothing, 0, window.size()};
  Borders borders;
  for (std::size_t at = begin; at < window.size();) {
    const std::size_t end = window.find('\n', at);
    if (end == kNone && !at_end) return {Cut::Kind::need_more, 0, 0};
    if (borders.take(window.substr(at, end - at), at)) return {Cut::Kind::record, begin, borders.start()};
    if (end == kNone) break;
    at = end + 1;
  }
  return at_end ? Cut{Cut::Kind::record, begin, window.size()} : Cut{Cut::Kind::need_more, 0, 0};
}

std::size_t find_start(std::string_view window, std::size_t from) {
  for (std::size_t at = from; at < window.size();) {
    if (at == 0 || window[at - 1] == '\n') {
      const LineKind kind = kind_of(unquoted(window.substr(at, pente_text::line_end(window, at) - at)).text);
      if (kind == LineKind::winner || kind == LineKind::heads) return at;
    }
    at = pente_text::line_end(window, at) + 1;
  }
  return kNone;
}

}  // namespace fivefold::pbem
