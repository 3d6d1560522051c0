#include "formats/record_cutter.h"

#include <algorithm>
#include <utility>

namespace fivefold {

RecordCutter::RecordCutter(TextStream& stream, RecordWindow& window, const Format& format, std::string charset,
                           std::size_t max_record, std::size_t read_bytes)
    : stream_(stream),
      window_(window),
      format_(format),
      charset_(std::move(charset)),
      max_record_(max_record),
      read_bytes_(read_bytes) {}

Cut RecordCutter::cut() const {
  if (window_.view().empty()) return {};
  if (format_.cut_encoded != nullptr) return format_.cut_encoded(window_.view(), window_.at_end(), charset_);
  return format_.cut(window_.view(), window_.at_end());
}

Piece RecordCutter::here(Piece::Kind kind) const {
  return {kind, {}, window_.offset(), window_.line(), window_.column()};
}

Piece RecordCutter::next() {
  window_.drop(handed_out_);
  handed_out_ = 0;
  while (!ended_) {
    const Cut cut = this->cut();
    const std::size_t end = std::min(cut.end, window_.view().size());
    const bool preamble = cut.kind == Cut::Kind::preamble;
    if ((cut.kind == Cut::Kind::record || preamble) && cut.begin < end) {
      window_.drop(cut.begin);
      handed_out_ = end - cut.begin;
      const Piece::Kind kind = preamble ? Piece::Kind::preamble : Piece::Kind::record;
      Piece piece = here(handed_out_ > max_record_ ? Piece::Kind::too_long : kind);
      piece.bytes = window_.view().substr(0, handed_out_);
      return piece;
    }
    if (cut.kind == Cut::Kind::nothing) window_.drop(end);
    if (window_.at_end()) {
      // A cut function that makes no progress at the end has nothing more to give.
      ended_ = window_.view().empty() || cut.kind != Cut::Kind::nothing || end == 0;
    } else if (window_.view().size() > max_record_ + read_bytes_) {
      return pass_over_endless();
    } else {
      read_more();
    }
  }
  return here(Piece::Kind::end);
}

void RecordCutter::read_more() {
  // Doubling keeps the work linear: the cut function sees a byte a bounded number of times.
  const std::size_t doubled = std::max(2 * window_.view().size(), read_bytes_);
  window_.fill(stream_, std::min(doubled, max_record_ + 2 * read_bytes_));
}

Piece RecordCutter::pass_over_endless() {
  constexpr std::size_t npos = std::string_view::npos;
  if (format_.find_start == nullptr) {
    ended_ = true;
    return here(Piece::Kind::given_up);
  }
  const std::size_t first = format_.find_start(window_.view(), 0);
  if (first != npos) window_.drop(first);
  const Piece piece = here(Piece::Kind::too_long);
  for (;;) {
    const std::size_t live = window_.view().size();
    const std::size_t start = live == 0 ? npos : format_.find_start(window_.view(), 1);
    if (start != npos) {
      window_.drop(start);
      return piece;
    }
    if (window_.at_end()) {
      window_.drop(live);
      return piece;
    }
    window_.drop(live - std::min(live, kStartContext));
    window_.fill(stream_, window_.view().size() + read_bytes_);
  }
}

}  // namespace fivefold
