#include "formats/rif/sheet.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <vector>

#include "formats/rif/learn.h"
#include "formats/rif/names.h"
#include "formats/rif/text.h"
#include "formats/xml/element_writer.h"
#include "formats/xml/scan.h"

namespace fivefold::rif {
namespace {

using Names = std::array<std::string_view, 10>;

/// The attributes of a table's rows in the order of the database; readers index the first ones without asking.
constexpr std::array<Names, kTables> kOrder = {
    Names{"id", "name", "abbr", "reversed"},
    {"id", "country", "name"},
    {"id", "name"},
    {"id", "name", "category"},
    {"id", "name", "abbr"},
    {"id", "name", "surname", "native_name", "gender", "country", "city"},
    {"id", "name", "country", "city", "year", "month", "start", "end", "rule", "rated"}};

bool is_attribute(std::string_view name) { return xml::is_plain_name(name); }

/// True for text that may stand inside an element as it is.
bool well_formed(std::string_view inside) {
  const std::string wrapped = "<game>" + std::string(inside) + "</game>";
  Diagnostics faults;
  const xml::Scan found = xml::scan(wrapped, faults);
  return faults.empty() && found.readable && found.text.size() == wrapped.size();
}

}  // namespace

std::size_t append_row(Table table, const Row& row, std::string& out) {
  const Names& order = kOrder[static_cast<std::size_t>(table)];
  std::size_t lost = 0;
  out.append("<").append(singular(table));
  for (const std::string_view name : order)
    if (!name.empty() && row.has(name)) lost += append_attribute(name, row.get(name), out);
  row.each([&](std::string_view name, std::string_view value) {
    const bool known = std::find(order.begin(), order.end(), name) != order.end();
    if (!known && name != kInfo && is_attribute(name)) lost += append_attribute(name, value, out);
  });
  const std::string_view inside = row.get(kInside);
  if (row.has(kInfo)) {
    out += ">\n<info>";
    lost += append_text(row.get(kInfo), false, out);
    out += "</info>\n";
  } else if (!inside.empty()) {
    out += ">";
    if (well_formed(inside)) {
      out += inside;
    } else {
      lost += append_text(inside, false, out);
    }
  } else {
    out += "/>\n";
    return lost;
  }
  out.append("</").append(singular(table)).append(">\n");
  return lost;
}

const Row* Sheet::find(Table table, std::string_view id) const {
  const auto found = rows_.find(Key{table, id});
  return found == rows_.end() ? nullptr : &found->second.row;
}

void Sheet::put(Table table, Row row) {
  Key key{table, row.id()};
  rows_[std::move(key)].row = std::move(row);
}

std::string Sheet::add(Table table, const Row& row) {
  const std::string id = "+" + std::to_string(++made_);
  Row whole;
  whole.set("id", id);
  row.each([&](std::string_view name, std::string_view value) {
    if (name != "id") whole.set(name, value);
  });
  put(table, std::move(whole));
  return id;
}

// NOLINTBEGIN(misc-no-recursion): a row holds rows of earlier tables only, so it ends after a few
template <class Json>
std::string Sheet::take_apart(Table table, const Json& object) {
  Row row;
  if (object.size() > Row::kMostValues) {
    unusable = true;
    return {};
  }
  for (const auto& [name, value] : object.items()) {
    const auto target = target_of(name);
    const bool nameable = name == kInside || is_attribute(name);
    if (nameable && value.is_object() && target && *target < table) {
      row.set(name, take_apart(*target, value));
    } else if (nameable && value.is_string()) {
      row.set(name, value.template get_ref<const std::string&>());
    } else if (nameable && value.is_number_integer()) {
      row.set(name, value.dump());
    } else {
      unusable = true;
    }
  }
  const std::string id(row.id());
  if (id.empty() || id.front() == '+') return add(table, row);
  if (find(table, id) == nullptr) put(table, std::move(row));
  return id;
}

std::string Sheet::load(const Record& record, std::string_view attribute) {
  const std::string key = std::string(kPrefix) + std::string(attribute);
  const auto tag = std::find_if(record.tags.begin(), record.tags.end(), [&](const Tag& one) { return one.key == key; });
  if (tag == record.tags.end()) return {};
  if (!tag->json) return std::string(tag->value);
  const auto object = nlohmann::ordered_json::parse(tag->value, nullptr, false);
  if (object.is_object()) return take_apart(*target_of(attribute), object);
  unusable = true;
  return {};
}

void Sheet::need(Table table, std::string_view id) {
  const auto found = rows_.find(Key{table, id});
  if (found == rows_.end() || found->second.needed) return;
  found->second.needed = true;
  found->second.row.each([&](std::string_view name, std::string_view value) {
    const auto target = target_of(name);
    if (target && *target < table) need(*target, value);
  });
}
// NOLINTEND(misc-no-recursion)

std::string Sheet::written_id(Table table, std::string_view id, bool later) {
  if (names_nothing(id) || is_number(id)) return std::string(id);
  std::string& number = numbers_[Key{table, id}];
  if (!number.empty()) return number;
  if (later && id.front() == '+') return number = id;
  if (later) return number = "+" + std::to_string(++made_);
  const auto taken = [&](const std::string& candidate) {
    return rows_.contains(Key{table, candidate}) || std::any_of(numbers_.begin(), numbers_.end(), [&](const auto& one) {
             return one.first.first == table && one.second == candidate;
           });
  };
  int next = 1;
  while (taken(std::to_string(next))) ++next;
  return number = std::to_string(next);
}

std::size_t Sheet::append(bool later, std::string& out) {
  std::size_t lost = 0;
  for (std::size_t i = 0; i < kTables; ++i) {
    const auto table = static_cast<Table>(i);
    std::vector<Row> rows;
    for (const auto& [key, entry] : rows_) {
      if (key.first != table || !entry.needed) continue;
      Row row;
      entry.row.each([&](std::string_view name, std::string_view value) {
        const auto target = target_of(name);
        if (name == "id") {
          row.set(name, written_id(table, value, later));
        } else if (target && *target < table) {
          row.set(name, written_id(*target, value, later));
        } else {
          row.set(name, value);
        }
      });
      rows.push_back(std::move(row));
    }
    const auto number = [](const Row& row) { return std::pair(row.id().size(), row.id()); };
    std::sort(rows.begin(), rows.end(), [&](const Row& a, const Row& b) { return number(a) < number(b); });
    out.append("<").append(plural(table)).append(">\n");
    for (const Row& row : rows) lost += append_row(table, row, out);
    out.append("</").append(plural(table)).append(">\n");
  }
  return lost;
}

}  // namespace fivefold::rif
