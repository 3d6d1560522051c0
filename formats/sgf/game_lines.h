#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/record.h"

namespace fivefold::sgf {

/// The tokens of a game in the order of the text, with the lines that they belong to. A record wants the tokens of
/// each line together, and SGF does not have them so.
class GameLines {
 public:
  /// What a token has beside itself.
  struct More {
    std::string comment, other, nodes;
    std::string_view text, seconds;
    std::string_view own;  ///< members that other formats made
    bool any() const {
      return !(comment.empty() && other.empty() && nodes.empty() && text.empty() && seconds.empty() && own.empty());
    }
  };
  struct TreeLine {
    std::uint32_t parent = 0, after = 0, count = 0;
    std::int64_t id = -1;        ///< as fivefold wrote it, or -1
    std::int64_t position = -1;  ///< likewise: which line of the record it was
    std::string_view other;
    std::string nodes;  ///< nodes without a move before the first token
  };
  static constexpr std::uint32_t kNone = 0xFFFFFFFFU;

  GameLines() : lines_(1) {}

  std::uint32_t add_line(std::uint32_t parent, std::uint32_t after);
  TreeLine& line(std::uint32_t i) { return lines_[i]; }
  /// Adds a token to the end of a line; returns its number.
  std::uint32_t add(std::uint32_t line, const Token& token);
  Token& token(std::uint32_t item) { return items_[item].token; }
  More& more(std::uint32_t item);

  /// Moves everything into the record, whose lines are empty.
  void fill(Record& record);

 private:
  struct Item {
    Token token;
    std::uint32_t line = 0;
    std::uint32_t more = kNone;
  };
  std::vector<std::uint32_t> order() const;
  bool numbers_usable() const;

  std::vector<Item> items_;
  std::vector<More> mores_;
  std::vector<TreeLine> lines_;
};

/// Members of a JSON object from those of fivefold's other formats, those of the node, and the nodes that follow it.
std::string members_of(std::string_view other, std::string_view properties, std::string_view nodes);

}  // namespace fivefold::sgf
