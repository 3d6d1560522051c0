#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/diagnostic.h"
#include "core/record.h"

namespace fivefold::jsonl {

/// What stands at a place of a JSON text, by its first character.
enum class Kind : std::uint8_t { object, array, string, number, boolean, null, end, other };
/// "an object", "a number" ...: for messages.
const char* word(Kind kind);

/// Walks over the JSON text of one record, and over broken text too: every fault is reported with its place and the
/// walk goes on behind it. A library parser would give up at the first fault and lose the rest of the record.
///
/// Containers are walked with `open` and then `next_member` or `next_element` until false; after each `true` exactly
/// one value must be consumed (by a reading function or `skip`).
class Cursor {
 public:
  /// REQUIRES: text, store and diagnostics outlive the cursor. Decoded strings that differ from the text go to the
  /// store.
  Cursor(std::string_view text, Record& store, Diagnostics& diagnostics)
      : text_(text), store_(store), diagnostics_(diagnostics) {}

  std::size_t at() const { return at_; }
  void seek(std::size_t at) { at_ = at; }
  std::string_view text() const { return text_; }
  /// From `begin` up to the cursor.
  Span since(std::size_t begin) const { return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(at_)}; }
  std::string_view text_of(Span span) const { return text_.substr(span.begin, span.end - span.begin); }

  /// Passes white space and tells what comes.
  Kind peek();
  /// Enters the object or array that comes. REQUIRES: peek() said so.
  void open() { ++at_; }
  /// Goes to the value of the next member, or past the closing brace (false). `first` starts as true.
  bool next_member(bool& first, std::string_view& key);
  /// Goes to the next element, or past the closing bracket (false). `first` starts as true.
  bool next_element(bool& first);

  /// Reads the string that comes. REQUIRES: peek() == Kind::string.
  std::string_view read_string(const char* what);
  /// Passes a value of any kind, broken ones too, without looking inside; returns its text.
  std::string_view skip();
  /// Passes "[x,y]" written plainly: two whole numbers within int16. Otherwise stays and returns nothing; no report.
  std::optional<Coord> try_cell();

  /// Reports a fault; beyond a limit per record only the fact that there are more.
  void report(Code code, Span where, std::initializer_list<Argument> arguments = {});
  void report_syntax(Span where, const char* problem) { report(Code::json_syntax, where, {{"problem", problem}}); }
  /// Reports once that the text ends within `what`.
  void report_cut(const char* what);
  bool was_cut() const { return cut_; }

 private:
  void space();
  /// Between two values: passes the comma, or says that the container is done.
  bool separator(bool& first, char close);

  std::string_view text_;
  std::size_t at_ = 0;
  Record& store_;
  Diagnostics& diagnostics_;
  std::string scratch_;
  int faults_ = 0;
  bool cut_ = false;
};

}  // namespace fivefold::jsonl
