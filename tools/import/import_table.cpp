#include "tools/import/import_table.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "tools/text.h"
#include "tools/words.h"

namespace fivefold {
namespace {

struct Column {
  const char* name;
  std::uint64_t ImportCounts::*value;
};
constexpr std::array<Column, 9> kColumns = {{{"entries", &ImportCounts::entries},
                                             {"records", &ImportCounts::records},
                                             {"kept", &ImportCounts::kept},
                                             {"repaired", &ImportCounts::repaired},
                                             {"duplicates", &ImportCounts::duplicates},
                                             {"refused", &ImportCounts::refused},
                                             {"conflicts", &ImportCounts::conflicts},
                                             {"mirrored", &ImportCounts::mirrored},
                                             {"unread", &ImportCounts::unread}}};

/// Whether the input lies at or below the path that was named.
bool lies_in(std::string_view path, std::string_view named) {
  if (named.empty() || !path.starts_with(named)) return false;
  return path.size() == named.size() || named.back() == '/' || path[named.size()] == '/' || path[named.size()] == '!';
}

}  // namespace

ImportCounts& ImportCounts::operator+=(const ImportCounts& more) {
  for (const Column& column : kColumns) this->*column.value += more.*column.value;
  return *this;
}

std::size_t ImportTable::argument_of(std::string_view path) const {
  std::size_t best = 0;
  std::size_t length = 0;
  for (std::size_t i = 0; i < named_.size(); ++i) {
    if (!lies_in(path, named_[i]) || named_[i].size() <= length) continue;
    best = i;
    length = named_[i].size();
  }
  return best;
}

ImportCounts& ImportTable::row(std::string_view path, std::string_view format) {
  if (path != last_path_ || last_path_.empty()) {
    last_path_ = path;
    last_argument_ = argument_of(path);
  }
  return rows_[{last_argument_, std::string(format)}];
}

void ImportTable::refuse(const std::vector<Code>& codes) {
  for (const Code code : codes) ++refusals_[code];
}

void ImportTable::unread(std::string_view path, Code code) {
  ++row(path, "").unread;
  ++refusals_[code];
}

ImportCounts ImportTable::sum() const {
  ImportCounts sum;
  for (const auto& [name, counts] : rows_) sum += counts;
  return sum;
}

std::string ImportTable::text() const {
  std::vector<std::vector<std::string>> cells;
  std::vector<std::string> head = {"source", "format"};
  for (const Column& column : kColumns) head.emplace_back(column.name);
  cells.push_back(head);
  const auto add = [&](const std::string& source, const std::string& format, const ImportCounts& counts) {
    std::vector<std::string> line = {printable(source), format};
    for (const Column& column : kColumns) line.push_back(grouped(counts.*column.value));
    cells.push_back(std::move(line));
  };
  for (const auto& [name, counts] : rows_)
    add(named_[name.first], name.second.empty() ? "-" : name.second, counts);
  add("sum", "", sum());
  std::vector<std::size_t> widths(head.size(), 0);
  for (const auto& line : cells)
    for (std::size_t i = 0; i < line.size(); ++i) widths[i] = std::max(widths[i], columns(line[i]));
  std::string out;
  for (const auto& line : cells) {
    std::string text = padded(line[0], widths[0]) + "  " + padded(line[1], widths[1]);
    for (std::size_t i = 2; i < line.size(); ++i) text += fmt::format("  {:>{}}", line[i], widths[i]);
    out += text + "\n";
  }
  out += fmt::format("beginnings of longer games: {}\n", grouped(prefixes));
  if (near_asked) out += fmt::format("one stone apart from an earlier game: {}\n", grouped(near));
  for (const auto& [code, count] : refusals_)
    out += fmt::format("{} {} ({})\n", fivefold::row(code).id, fivefold::row(code).name, grouped(count));
  return out;
}

std::string ImportTable::json(std::string_view collection) const {
  using Json = nlohmann::ordered_json;
  const auto counts_json = [](const ImportCounts& counts) {
    Json json;
    for (const Column& column : kColumns) json[column.name] = counts.*column.value;
    return json;
  };
  Json json = {{"collection", collection}, {"sources", Json::array()}};
  for (const auto& [name, counts] : rows_) {
    Json line = {{"source", named_[name.first]}, {"format", name.second}};
    line.update(counts_json(counts));
    json["sources"].push_back(std::move(line));
  }
  json["sum"] = counts_json(sum());
  json["prefixes"] = prefixes;
  if (near_asked) json["near"] = near;
  json["refusals"] = Json::array();
  for (const auto& [code, count] : refusals_)
    json["refusals"].push_back({{"code", fivefold::row(code).id},
                                {"name", fivefold::row(code).name},
                                {"reason", fivefold::row(code).explanation},
                                {"count", count}});
  return Json{{"import", json}}.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace fivefold
