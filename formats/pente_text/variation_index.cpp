#include "formats/pente_text/variation_index.h"

#include <algorithm>

#include "formats/pente_text/lexis.h"

namespace fivefold::pente_text {

void VariationIndex::build(std::string_view text, std::size_t begin, LimitedFindings& findings) {
  const auto span = [](std::size_t at) {
    return Span{static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at + 1)};
  };
  std::vector<std::size_t> open;
  std::size_t depth = 0;  // counts levels beyond kDeepest as well
  std::size_t at = begin;
  while (at < text.size()) {
    const std::size_t next = after_comment(text, at);
    if (next != at) {
      at = next;
      continue;
    }
    if (text[at] == '(') {
      if (depth <= kDeepest) {
        open.push_back(all_.size());
        all_.push_back({at, text.size(), 0, 0, 0, depth == kDeepest});
      }
      if (depth == kDeepest) findings.add_once(Code::nested_too_deep, span(at), {{"limit", std::to_string(kDeepest)}});
      ++depth;
    } else if (text[at] == ')') {
      if (depth == 0) {
        findings.add(Code::stray_bracket, span(at), {{"text", ")"}});
      } else if (depth-- <= kDeepest) {
        all_[open.back()].close = at;
        open.pop_back();
      }
    }
    ++at;
  }
  for (const std::size_t unclosed : open) findings.add(Code::variation_not_closed, span(all_[unclosed].open));
}

std::size_t VariationIndex::at(std::size_t open) const {
  const auto found =
      std::lower_bound(all_.begin(), all_.end(), open,
                       [](const Variation& variation, std::size_t place) { return variation.open < place; });
  return static_cast<std::size_t>(found - all_.begin());
}

}  // namespace fivefold::pente_text
