#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "formats/format.h"

namespace fivefold::connect6_csv {

/// What a column holds.
enum class Role : std::uint8_t { other, id, moves, winner, black, white, date };

struct Column {
  std::string name;
  Role role = Role::other;
};

/// The header line of a table.
struct Header : FileContext {
  std::vector<Column> columns;
  char separator = ',';
  std::shared_ptr<FileContext> copy() const override { return std::make_shared<Header>(*this); }
};

/// The columns of a table that has no header line.
const Header& usual_header();

/// Whether a line names columns.
bool is_header(std::string_view line);

std::shared_ptr<FileContext> new_context();
/// Takes the header line; a second one in a stream counts for the rows after it.
void learn(std::string_view piece, FileContext& context, Diagnostics& diagnostics);

}  // namespace fivefold::connect6_csv
