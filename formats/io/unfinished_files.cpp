#include "formats/io/unfinished_files.h"

#include <unistd.h>

#include <array>
#include <atomic>
#include <climits>
#include <cstring>

namespace fivefold {
namespace {

enum State : int { unused, being_written, ready };

struct Slot {
  std::atomic<int> state{unused};
  std::array<char, PATH_MAX> path{};
};

// Static, because a signal handler can neither allocate nor follow pointers that are being changed.
std::array<Slot, 64> slots;
static_assert(std::atomic<int>::is_always_lock_free);

}  // namespace

void remove_unfinished_files() {
  for (const Slot& slot : slots) {
    if (slot.state.load() == ready) unlink(slot.path.data());
  }
}

UnfinishedFile::UnfinishedFile(const std::string& path) : slot_(slots.size()) {
  if (path.size() >= PATH_MAX) return;
  for (std::size_t i = 0; i < slots.size(); ++i) {
    int expected = unused;
    if (!slots[i].state.compare_exchange_strong(expected, being_written)) continue;
    std::memcpy(slots[i].path.data(), path.c_str(), path.size() + 1);
    slots[i].state.store(ready);
    slot_ = i;
    return;
  }
}

UnfinishedFile::~UnfinishedFile() {
  if (slot_ < slots.size()) slots[slot_].state.store(unused);
}

}  // namespace fivefold
