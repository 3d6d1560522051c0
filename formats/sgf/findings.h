#pragma once

#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>

#include "core/diagnostic.h"
#include "formats/excerpt.h"

namespace fivefold::sgf {

/// Adds the findings of one record, at most kLimit of them: a hostile record must not fill the memory with complaints.
class Findings {
 public:
  static constexpr std::size_t kLimit = 200;

  explicit Findings(Diagnostics& to) : to_(to) {}

  void add(Code code, Span where, std::initializer_list<Argument> arguments = {});
  /// For what would be tedious at every place: only the first of the record is added.
  void add_once(Code code, Span where, std::initializer_list<Argument> arguments = {});
  /// Adds one more finding whose count is known at the end only; never left out.
  void add_last(Code code, Span where, std::initializer_list<Argument> arguments) { to_.add(code, where, arguments); }

 private:
  Diagnostics& to_;
  std::size_t added_ = 0;
};

}  // namespace fivefold::sgf
