#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fivefold {

/// Number of a stone within its line of play, from 1; 0 means "not at a move".
enum class Ply : std::uint32_t {};
constexpr std::uint32_t number(Ply ply) { return static_cast<std::uint32_t>(ply); }

/// A half-open range of bytes in the text that was parsed (the record's bytes after decoding to UTF-8).
struct Span {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
  friend bool operator==(const Span&, const Span&) = default;
};

enum class Severity : std::uint8_t { note, warning, error };
const char* word(Severity severity);

/// What fivefold did with the place that a diagnostic names.
enum class Action : std::uint8_t { kept, repaired, rejected };
const char* word(Action action);

/// Every diagnostic that exists; the rows are in codes.def.
enum class Code : std::uint16_t {
#define FIVEFOLD_CODE(id, name, severity, criticality, action, message, explanation) name,
#include "core/codes.def"
#undef FIVEFOLD_CODE
};

/// One row of codes.def.
struct CodeRow {
  std::string_view id;    ///< "M104"
  std::string_view name;  ///< "occupied"
  Severity severity;
  bool critical;  ///< blocks writing the record unless forced
  Action action;
  std::string_view message;      ///< English, with {named} arguments
  std::string_view explanation;  ///< English
};

/// All rows in the order of codes.def; the position of a row is the value of its Code.
std::span<const CodeRow> all_codes();
const CodeRow& row(Code code);
/// The code with this id (case does not matter), or nothing.
std::optional<Code> code_from_id(std::string_view id);

/// A replacement that would mend the fault.
struct Fix {
  Span where;
  std::string replacement;
};

/// One fault or remark about one record or input. Carries arguments instead of a sentence, so that sentences can be
/// translated; `message` makes the sentence.
struct Diagnostic {
  Code code;
  Severity severity;
  Span where;
  Ply ply{0};
  std::uint32_t line = 0;  ///< id of the variation it is about; 0 is the main line
  std::vector<std::pair<std::string, std::string>> arguments;
  std::optional<Fix> fix;
};

/// A sentence with its {named} arguments put in. A missing argument shows as its name in braces, never as an error.
std::string fill(std::string_view text, std::span<const std::pair<std::string, std::string>> arguments);

/// The English sentence of a diagnostic: its row's template, filled.
std::string message(const Diagnostic& diagnostic);

/// Whether the diagnostic blocks writing its record unless forced: its row is critical, and no ruleset lowered it to
/// less than an error.
bool is_critical(const Diagnostic& diagnostic);

/// One named argument of a message.
struct Argument {
  std::string_view name;
  std::string value;
};

/// The diagnostics of one record, in the order in which they were found.
class Diagnostics {
 public:
  /// Adds a diagnostic with the severity of its row; returns it so that a caller may lower the severity or add a fix.
  Diagnostic& add(Code code, Span where, std::initializer_list<Argument> arguments = {}, Ply ply = Ply{0});
  void clear() { all_.clear(); }
  bool empty() const { return all_.empty(); }
  std::size_t size() const { return all_.size(); }
  bool has(Code code) const;
  /// Takes out those for which `test` is true, keeping the order of the others.
  template <class Test>
  void remove_if(Test test) {
    std::erase_if(all_, test);
  }
  /// Sorts by place in the text, keeping the order of equals.
  void sort();
  auto begin() const { return all_.begin(); }
  auto end() const { return all_.end(); }
  const Diagnostic& operator[](std::size_t i) const { return all_[i]; }

 private:
  std::vector<Diagnostic> all_;
};

}  // namespace fivefold
