#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include "core/diagnostic.h"
#include "formats/excerpt.h"

namespace fivefold {

/// Adds the findings of one record, at most kLimit of them: a hostile record must not fill the memory with complaints.
class LimitedFindings {
 public:
  static constexpr std::size_t kLimit = 200;

  explicit LimitedFindings(Diagnostics& to) : to_(to) {}

  void add(Code code, Span where, std::initializer_list<Argument> arguments = {}, Ply ply = Ply{0},
           std::uint32_t line = 0);
  /// For what would be tedious if it were said at every place: only the first of the record is added.
  void add_once(Code code, Span where, std::initializer_list<Argument> arguments = {});
  /// Says how many were left out. To be called at the end of the record.
  void finish(Span end);

 private:
  Diagnostics& to_;
  std::size_t added_ = 0;
  std::size_t left_out_ = 0;
};

}  // namespace fivefold
