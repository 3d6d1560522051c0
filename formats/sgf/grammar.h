#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/record.h"
#include "formats/limited_findings.h"

// The grammar of SGF: brackets, nodes, properties, values. It knows no game and no property.
namespace fivefold::sgf {

/// What stands between the brackets of one value, as written.
struct Value {
  std::string_view raw;
  Span where;  ///< without the brackets
};

bool is_blank(char c);
bool is_name_char(char c);
/// The offset at which the value that begins at `at` (behind its bracket) ends: that of the first bracket that no
/// backslash stands before, or npos. Where a bracket was forgotten, so that another game begins within the value at
/// the start of a line, the end lies in front of that game, and `closed` is false. `is_lead`: for bytes that are not
/// decoded yet, which of them begin a character of two bytes; the second may look like a bracket.
using IsLead = bool (*)(unsigned char byte);
std::size_t end_of_value(std::string_view text, std::size_t at, bool& closed, IsLead is_lead = nullptr);
/// Passes a game tree's beginning at the bracket `at`: blanks, semicolons and a property name with its bracket.
enum class Start : std::uint8_t { no, yes, too_short };
/// Whether a game begins with the "(" at `at`; `strict`: only when its first property is one of the root alone.
Start game_starts(std::string_view text, std::size_t at, bool strict);

/// Reads the text of one game part by part. No recursion; every byte is seen a constant number of times.
class Scanner {
 public:
  enum class Part : std::uint8_t { open, close, node, property, end };

  Scanner(std::string_view text, std::size_t from, Record& store, LimitedFindings* findings)
      : text_(text), at_(from), store_(store), findings_(findings) {}

  Part next();
  /// Of the property just read: its name in capital letters, and its values.
  std::string_view name() const { return name_; }
  const std::vector<Value>& values() const { return values_; }
  /// Of the part just read; of a property, its name.
  Span where() const { return where_; }
  std::size_t at() const { return at_; }

 private:
  void blanks();
  bool property();
  void stray();
  void report(Code code, Span where, std::initializer_list<Argument> arguments);
  Span since(std::size_t begin) const { return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(at_)}; }

  std::string_view text_;
  std::size_t at_;
  Record& store_;
  LimitedFindings* findings_;
  std::string_view name_;
  std::vector<Value> values_;
  Span where_;
};

}  // namespace fivefold::sgf
