#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "formats/limited_findings.h"

namespace fivefold::pente_text {

/// A variation in the text and, once its parent was read, where it leaves it.
struct Variation {
  std::size_t open = 0;   ///< of the bracket
  std::size_t close = 0;  ///< of its partner, or the end of the text
  std::uint32_t parent = 0;
  std::uint32_t after = 0;   ///< tokens of the parent that come before
  std::uint32_t before = 0;  ///< moves played before it, those of its parents included
  bool too_deep = false;     ///< to be jumped over, not read; what it contains is not indexed
};

/// Finds every variation of a move text in one pass, in the order of their opening brackets: a reader can jump over
/// them and read them later, however deep they are nested.
class VariationIndex {
 public:
  static constexpr std::size_t kDeepest = 100;

  /// Indexes text[begin, end of text). Reports brackets without a partner and levels beyond kDeepest.
  void build(std::string_view text, std::size_t begin, LimitedFindings& findings);

  bool empty() const { return all_.empty(); }
  std::size_t size() const { return all_.size(); }
  Variation& operator[](std::size_t i) { return all_[i]; }
  /// The number of the variation that opens at `open`. REQUIRES: there is one.
  std::size_t at(std::size_t open) const;

 private:
  std::vector<Variation> all_;
};

}  // namespace fivefold::pente_text
