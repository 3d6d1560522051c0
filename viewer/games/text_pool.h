#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fivefold::viewer {

/// Texts that occur again and again (names, events, dates), each kept once with the form in which it is compared, so
/// that filtering and sorting many games looks at every different text once.
class TextPool {
 public:
  using Id = std::uint32_t;

  /// The id of a text; 0 is the empty text.
  Id add(std::string_view text);
  /// REQUIRES: an id that `add` gave. Views stay valid.
  std::string_view text(Id id) const { return texts_[id].plain; }
  /// Without case and accents (formats/encoding.h, fold_for_search).
  std::string_view folded(Id id) const { return texts_[id].folded; }
  std::size_t size() const { return texts_.size(); }

  /// Which texts hold a folded word, by id.
  std::vector<bool> holding(std::string_view folded_word) const;
  /// Position of every text in the order of the folded ones (texts that differ in case or accents only share it), by
  /// id. Made anew after texts were added.
  const std::vector<std::uint32_t>& ranks() const;

 private:
  struct Text {
    std::string plain, folded;
  };
  std::deque<Text> texts_{Text{}};
  std::unordered_map<std::string_view, Id> ids_{{std::string_view(), 0}};
  mutable std::vector<std::uint32_t> ranks_;
};

}  // namespace fivefold::viewer
