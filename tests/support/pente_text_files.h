#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/record.h"
#include "tests/support/parsed.h"

namespace fivefold::test {

/// The bytes of a file of tests/data/cases: small inputs that broke other tools.
std::string case_file(std::string_view name);

/// The records of a text, each as the cutter gives it.
std::vector<std::string> cut_all(std::string_view text);

/// Everything that a text holds, one record after the other, cut and read as pente-text.
std::vector<std::unique_ptr<Parsed>> read_all(std::string_view text);

/// The only record of a case file. REQUIRES: it holds exactly one.
std::unique_ptr<Parsed> read_case(std::string_view name);

/// Moves of a line as labels, comments in braces, unreadable words in quotes: "K10 {a} L10".
std::string line_text(const Record& record, std::size_t line = 0);

/// Every claim of a record as text, without places in the source: two records say the same when these are equal.
std::string everything(const Record& record);

}  // namespace fivefold::test
