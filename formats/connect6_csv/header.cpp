#include "formats/connect6_csv/header.h"

#include <algorithm>
#include <array>

#include "formats/connect6_csv/row.h"
#include "formats/limited_findings.h"

namespace fivefold::connect6_csv {
namespace {

struct Name {
  std::string_view name;
  Role role;
};
constexpr std::array<Name, 9> kNames = {{{"game_id", Role::id},
                                         {"id", Role::id},
                                         {"moves", Role::moves},
                                         {"winner", Role::winner},
                                         {"result", Role::winner},
                                         {"black", Role::black},
                                         {"white", Role::white},
                                         {"date", Role::date},
                                         {"original_winner_label", Role::other}}};

const Name* known(const Field& field) {
  const std::string name = lower(trimmed(plain(field)));
  const auto* const found =
      std::find_if(kNames.begin(), kNames.end(), [&](const Name& candidate) { return candidate.name == name; });
  return found == kNames.end() ? nullptr : found;
}

bool has(const std::vector<Column>& columns, Role role) {
  return std::any_of(columns.begin(), columns.end(), [&](const Column& column) { return column.role == role; });
}

}  // namespace

const Header& usual_header() {
  static const Header header = [] {
    Header usual;
    usual.columns = {{"game_id", Role::id},
                     {"moves", Role::moves},
                     {"winner", Role::winner},
                     {"original_winner_label", Role::other}};
    return usual;
  }();
  return header;
}

bool is_header(std::string_view line) {
  // Names of columns are short: a long line is a row.
  constexpr std::size_t kLongest = 4096;
  line = trimmed(line);
  if (line.size() > kLongest) return false;
  int count = 0;
  for (const Field& field : split_row(line, separator_of(line))) {
    const Name* const name = known(field);
    if (name == nullptr) continue;
    // One word such as "white" or "black" alone is also a value.
    count += name->role == Role::moves ? 2 : name->role == Role::black || name->role == Role::white ? 0 : 1;
  }
  return count >= 2;
}

std::shared_ptr<FileContext> new_context() { return std::make_shared<Header>(); }

void learn(std::string_view piece, FileContext& context, Diagnostics& diagnostics) {
  auto& header = static_cast<Header&>(context);
  header.columns.clear();
  const std::string_view line = trimmed(piece);
  const auto at = static_cast<std::uint32_t>(line.empty() ? 0 : line.data() - piece.data());
  const Span where = {at, at + static_cast<std::uint32_t>(line.size())};
  header.separator = separator_of(line);
  if (header.separator != ',')
    diagnostics.add(Code::csv_separator, where, {{"separator", header.separator == ';' ? "semicolons" : "tabs"}});
  for (const Field& field : split_row(line, header.separator)) {
    Column column;
    column.name = std::string(trimmed(plain(field)));
    const Name* const name = known(field);
    if (name != nullptr && name->role != Role::other) {
      if (has(header.columns, name->role)) {
        diagnostics.add(Code::duplicate_tag, where, {{"name", excerpt(column.name)}});
      } else {
        column.role = name->role;
      }
    }
    header.columns.push_back(std::move(column));
  }
  if (!has(header.columns, Role::moves)) diagnostics.add(Code::csv_column_missing, where, {{"name", "moves"}});
}

}  // namespace fivefold::connect6_csv
