#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "viewer/scene/study.h"

namespace fivefold::test {

/// A study of the only record of a text, its format found as the programs find it.
std::shared_ptr<const Study> study_of(std::string bytes, const JudgeOptions& options = {});
/// A study of a file of tests/viewer/cases (or another path below tests/).
std::shared_ptr<const Study> study_of_file(std::string_view name, const JudgeOptions& options = {});
/// The record with this number (from 1) of a text that holds several.
std::shared_ptr<const Study> study_number(const std::string& bytes, std::size_t number,
                                          const JudgeOptions& options = {});
/// Text of a file below tests/.
std::string test_file(std::string_view name);

}  // namespace fivefold::test
