#include "formats/record_window.h"

#include <cstring>
#include <utility>

#include "formats/text_count.h"

namespace fivefold {

void RecordWindow::restart(std::uint64_t offset) {
  begin_ = end_ = 0;
  at_end_ = false;
  offset_ = offset;
  line_ = column_ = 1;
}

void RecordWindow::fill(TextStream& stream, std::size_t want) {
  make_room(want);
  while (!at_end_ && end_ - begin_ < want) {
    const std::size_t got = stream.read(memory_.get() + end_, capacity_ - end_);
    at_end_ = got == 0;
    end_ += got;
  }
}

void RecordWindow::make_room(std::size_t want) {
  if (capacity_ - begin_ >= want) return;
  const std::string_view live = view();
  if (want > capacity_) {
    auto larger = std::make_unique_for_overwrite<char[]>(want);
    if (!live.empty()) std::memcpy(larger.get(), live.data(), live.size());
    memory_ = std::move(larger);
    capacity_ = want;
  } else {
    std::memmove(memory_.get(), live.data(), live.size());
  }
  end_ = live.size();
  begin_ = 0;
}

void RecordWindow::drop(std::size_t count) {
  const std::string_view gone = view().substr(0, count);
  const std::size_t last_line = gone.rfind('\n');
  if (last_line == std::string_view::npos) {
    column_ += count_code_points(gone);
  } else {
    line_ += count_lines(gone);
    column_ = 1 + count_code_points(gone.substr(last_line + 1));
  }
  offset_ += count;
  begin_ += count;
}

}  // namespace fivefold
