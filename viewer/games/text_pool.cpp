#include "viewer/games/text_pool.h"

#include <algorithm>
#include <numeric>

#include "formats/encoding.h"

namespace fivefold::viewer {

TextPool::Id TextPool::add(std::string_view text) {
  if (const auto known = ids_.find(text); known != ids_.end()) return known->second;
  const Id id = static_cast<Id>(texts_.size());
  const Text& kept = texts_.emplace_back(Text{std::string(text), fold_for_search(text)});
  ids_.emplace(kept.plain, id);
  return id;
}

std::vector<bool> TextPool::holding(std::string_view folded_word) const {
  std::vector<bool> found(texts_.size());
  for (std::size_t i = 0; i < texts_.size(); ++i) found[i] = texts_[i].folded.find(folded_word) != std::string::npos;
  return found;
}

const std::vector<std::uint32_t>& TextPool::ranks() const {
  if (ranks_.size() == texts_.size()) return ranks_;
  std::vector<Id> order(texts_.size());
  std::iota(order.begin(), order.end(), Id{0});
  std::sort(order.begin(), order.end(), [&](Id a, Id b) { return texts_[a].folded < texts_[b].folded; });
  ranks_.assign(texts_.size(), 0);
  for (std::size_t i = 1; i < order.size(); ++i) {
    const bool same = texts_[order[i]].folded == texts_[order[i - 1]].folded;
    ranks_[order[i]] = same ? ranks_[order[i - 1]] : static_cast<std::uint32_t>(i);
  }
  return ranks_;
}

}  // namespace fivefold::viewer
