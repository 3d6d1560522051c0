#include "formats/batch_builder.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace fivefold {
namespace {

constexpr std::size_t kMostItems = 512;
// Small enough that the allocator keeps and reuses blocks instead of mapping new pages for each.
constexpr std::size_t kBlock = 64U << 10;

}  // namespace

void BatchBuilder::add(std::string_view bytes, RawRecord record) {
  record.bytes = copy_of(bytes);
  record.original = record.bytes;
  batch_->items.emplace_back(std::move(record));
}

void BatchBuilder::add(std::string_view text, std::string_view original, RawRecord record) {
  record.bytes = copy_of(text);
  record.original = copy_of(original);
  batch_->items.emplace_back(std::move(record));
}

std::string_view BatchBuilder::copy_of(std::string_view bytes) {
  char* const copy = room_for(bytes.size());
  if (!bytes.empty()) std::memcpy(copy, bytes.data(), bytes.size());
  batch_->bytes += bytes.size();
  return {copy, bytes.size()};
}

bool BatchBuilder::full() const { return batch_->bytes >= batch_bytes_ || batch_->items.size() >= kMostItems; }

std::unique_ptr<Batch> BatchBuilder::finish(std::uint64_t input_bytes) {
  if (batch_->items.empty()) return nullptr;
  batch_->input_bytes = input_bytes;
  return std::move(batch_);
}

char* BatchBuilder::room_for(std::size_t size) {
  if (block_next_ == nullptr || size > block_left_) {
    block_left_ = std::max(size, kBlock);
    block_next_ = batch_->blocks.emplace_back(std::make_unique_for_overwrite<char[]>(block_left_)).get();
  }
  char* const room = block_next_;
  block_next_ += size;
  block_left_ -= size;
  return room;
}

}  // namespace fivefold
