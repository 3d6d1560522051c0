#include "formats/rif/row_json.h"

#include "formats/jsonl/json_text.h"

namespace fivefold::rif {

// NOLINTBEGIN(misc-no-recursion): rows name rows of earlier tables only, so it ends: tournament, city, country
bool RowSpeller::append(Table table, std::string_view id, std::string& out) {
  const Row* const row = rows_.find(table, id);
  if (row == nullptr || !spelled_.emplace(table, id).second) {
    jsonl::append_quoted(id, out);
    return false;
  }
  char before = '{';
  row->each([&](std::string_view name, std::string_view value) {
    out += before;
    before = ',';
    jsonl::append_quoted(name, out);
    out += ':';
    const auto target = target_of(name);
    if (target && *target < table) {
      append(*target, value, out);
    } else {
      jsonl::append_quoted(value, out);
    }
  });
  out += '}';
  return true;
}
// NOLINTEND(misc-no-recursion)

}  // namespace fivefold::rif
