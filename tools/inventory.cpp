#include "tools/inventory.h"

#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "tools/text.h"
#include "tools/words.h"

namespace fivefold {
namespace {

using Json = nlohmann::ordered_json;

std::string_view file_of(std::string_view path) { return path.substr(0, path.find('!')); }

/// The character set that the record was decoded from, as its diagnostics say.
std::string encoding_of(const RawRecord& raw) {
  for (const Diagnostic& diagnostic : raw.diagnostics)
    if (diagnostic.code == Code::decoded)
      for (const auto& [name, value] : diagnostic.arguments)
        if (name == "encoding") return value;
  return raw.entry->format->binary ? "binary" : "UTF-8";
}

void add_all(std::map<std::string, std::uint64_t>& to, const std::map<std::string, std::uint64_t>& from) {
  for (const auto& [name, times] : from) to[name] += times;
}

void widen(InventoryRow& row, const std::optional<Day>& first, const std::optional<Day>& last) {
  if (first && (!row.first_day || *first < *row.first_day)) row.first_day = first;
  if (last && (!row.last_day || *row.last_day < *last)) row.last_day = last;
}

void merge_rows(InventoryRow& row, const InventoryRow& later) {
  row.members += later.members - (row.last_member == later.first_member ? 1 : 0);
  row.last_member = later.last_member;
  row.records += later.records;
  add_all(row.formats, later.formats);
  add_all(row.encodings, later.encodings);
  add_all(row.rulesets, later.rulesets);
  row.without_ruleset += later.without_ruleset;
  row.without_day += later.without_day;
  row.players.insert(later.players.begin(), later.players.end());
  widen(row, later.first_day, later.last_day);
  row.plies.merge(later.plies);
}

/// "pente-text 7,855": the names with how often, the count left out where there is one name only.
std::string counts_text(const std::map<std::string, std::uint64_t>& counts) {
  std::string out;
  for (const auto& [name, times] : counts) {
    if (!out.empty()) out += ", ";
    out += counts.size() == 1 ? name : fmt::format("{} {}", name, grouped(times));
  }
  return out;
}

std::string players_text(const std::set<std::string>& players) {
  constexpr std::size_t most = 6;
  std::string out;
  std::size_t shown = 0;
  for (const std::string& name : players) {
    if (shown++ == most) break;
    out += (out.empty() ? "" : ", ") + printable(name);
  }
  return players.size() > most ? fmt::format("{}: {}, ...", grouped(players.size()), out) : out;
}

std::string row_text(const InventoryRow& row) {
  constexpr std::size_t indent = 12;
  std::string out = printable(row.path) + "\n";
  const auto line = [&](std::string_view label, const std::string& text) {
    if (!text.empty()) out += "  " + padded(label, indent - 2) + wrapped(text, indent) + "\n";
  };
  line("format", counts_text(row.formats));
  line("encoding", counts_text(row.encodings));
  if (row.members > 1) line("files", grouped(row.members));
  line("records", grouped(row.records));
  std::string rulesets = counts_text(row.rulesets);
  if (row.without_ruleset > 0)
    rulesets += fmt::format("{}unknown {}", rulesets.empty() ? "" : ", ", grouped(row.without_ruleset));
  line("rulesets", rulesets);
  line("players", players_text(row.players));
  if (row.first_day) {
    std::string days = iso(*row.first_day);
    if (*row.last_day != *row.first_day) days += " to " + iso(*row.last_day);
    if (row.without_day > 0) days += fmt::format(" ({} without a date)", grouped(row.without_day));
    line("dates", days);
  }
  if (row.plies.count > 0) {
    const std::uint64_t tenths = row.plies.sum * 10 / row.plies.count;
    line("plies", row.plies.least == row.plies.most
                      ? grouped(row.plies.least)
                      : fmt::format("{} to {}, {}.{} on average, {} in all", row.plies.least, row.plies.most,
                                    tenths / 10, tenths % 10, grouped(row.plies.sum)));
  }
  return out;
}

}  // namespace

void Inventory::add(const RawRecord& raw, const Judged& judged) {
  const std::string_view file = file_of(raw.entry->path);
  if (rows_.empty() || rows_.back().path != file) {
    rows_.emplace_back().path = file;
    rows_.back().first_member = raw.entry->number;
  }
  InventoryRow& row = rows_.back();
  if (row.records == 0 || row.last_member != raw.entry->number) ++row.members;
  row.last_member = raw.entry->number;
  ++row.records;
  ++row.formats[std::string(raw.entry->format->name)];
  ++row.encodings[encoding_of(raw)];
  if (judged.ruleset != nullptr) {
    ++row.rulesets[judged.ruleset->id];
  } else {
    ++row.without_ruleset;
  }
  for (const Player& player : judged.record.players)
    if (!player.name.empty() && player.name != "?") row.players.emplace(player.name);
  const std::optional<Day> day = read_day(judged.record.date, judged.record.site);
  if (!day) ++row.without_day;
  widen(row, day, day);
  std::uint64_t moves = judged.replay != nullptr ? judged.replay->plies : 0;
  if (judged.replay == nullptr) {
    const Line& line = judged.record.lines.front();
    moves = static_cast<std::uint64_t>(std::count_if(judged.record.tokens.begin() + line.first,
                                                     judged.record.tokens.begin() + line.first + line.count,
                                                     [](const Token& token) { return token.kind == TokenKind::move; }));
  }
  row.plies.add(moves);
}

void Inventory::merge(const Inventory& later) {
  for (const InventoryRow& row : later.rows_) {
    if (!rows_.empty() && rows_.back().path == row.path) {
      merge_rows(rows_.back(), row);
    } else {
      rows_.push_back(row);
    }
  }
}

std::string inventory_text(const Inventory& inventory) {
  std::string out;
  for (const InventoryRow& row : inventory.rows()) out += (out.empty() ? "" : "\n") + row_text(row);
  return out;
}

std::string inventory_json(const Inventory& inventory) {
  std::string out;
  for (const InventoryRow& row : inventory.rows()) {
    Json json = {{"path", row.path},
                 {"files", row.members},
                 {"records", row.records},
                 {"formats", row.formats},
                 {"encodings", row.encodings},
                 {"rulesets", row.rulesets},
                 {"without_ruleset", row.without_ruleset},
                 {"players", row.players}};
    if (row.first_day) json["dates"] = {iso(*row.first_day), iso(*row.last_day)};
    json["without_date"] = row.without_day;
    json["plies"] = {{"min", row.plies.least}, {"max", row.plies.most}, {"sum", row.plies.sum}};
    out += json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
  }
  return out;
}

}  // namespace fivefold
