#include "formats/rif/tables.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace fivefold::rif {
namespace {

struct Names {
  std::string_view plural, singular;
};
constexpr std::array<Names, kTables> kNames = {
    Names{"countries", "country"}, {"cities", "city"},    {"months", "month"},          {"rules", "rule"},
    {"openings", "opening"},       {"players", "player"}, {"tournaments", "tournament"}};

}  // namespace

std::string_view plural(Table table) { return kNames[static_cast<std::size_t>(table)].plural; }
std::string_view singular(Table table) { return kNames[static_cast<std::size_t>(table)].singular; }

std::optional<Table> table_of_row(std::string_view element) {
  for (std::size_t i = 0; i < kTables; ++i)
    if (kNames[i].singular == element) return static_cast<Table>(i);
  return std::nullopt;
}

std::optional<Table> target_of(std::string_view attribute) {
  if (attribute == "black" || attribute == "white" || attribute == "publisher") return Table::player;
  return attribute == "player" ? std::nullopt : table_of_row(attribute);
}

bool Row::has(std::string_view name) const {
  bool found = false;
  each([&](std::string_view key, std::string_view) { found = found || key == name; });
  return found;
}

std::string_view Row::get(std::string_view name) const {
  std::string_view found;
  each([&](std::string_view key, std::string_view value) {
    if (key == name) found = value;
  });
  return found;
}

void Row::set(std::string_view name, std::string_view value) {
  const auto append = [](std::string& to, std::string_view text) {
    for (const char c : text)
      if (c != '\0') to += c;
    to += '\0';
  };
  if (!has(name)) {
    append(packed_, name);
    append(packed_, value);
    return;
  }
  std::string packed;
  each([&](std::string_view key, std::string_view old) {
    append(packed, key);
    append(packed, key == name ? value : old);
  });
  packed_ = std::move(packed);
}

void Row::remove(std::string_view name) {
  Row rest;
  each([&](std::string_view key, std::string_view value) {
    if (key != name) rest.set(key, value);
  });
  packed_ = std::move(rest.packed_);
}

const Row* Rows::find(Table table, std::string_view id) const {
  const auto& index = index_[static_cast<std::size_t>(table)];
  const auto found = index.find(id);
  return found == index.end() ? nullptr : found->second;
}

const Row& Rows::add(Table table, Row row) {
  const Row& added = rows_[static_cast<std::size_t>(table)].emplace_back(std::move(row));
  index_[static_cast<std::size_t>(table)].emplace(added.id(), &added);
  return added;
}

std::size_t Rows::size() const {
  std::size_t count = 0;
  for (const auto& rows : rows_) count += rows.size();
  return count;
}

std::shared_ptr<FileContext> Tables::copy() const {
  auto next = std::make_shared<Tables>();
  next->database = database;
  next->said_ = said_;
  next->bytes_ = bytes_;
  next->layers_ = layers_;
  next->layers_.push_back(top_);
  auto& layers = next->layers_;
  while (layers.size() > 1 && 2 * layers.back()->size() >= (*std::prev(layers.end(), 2))->size()) {
    auto joined = std::make_shared<Rows>();
    for (const auto& part : {*std::prev(layers.end(), 2), layers.back()})
      for (std::size_t table = 0; table < kTables; ++table)
        for (const Row& row : part->of(static_cast<Table>(table))) joined->add(static_cast<Table>(table), row);
    layers.pop_back();
    layers.back() = std::move(joined);
  }
  return next;
}

const Row* Tables::find(Table table, std::string_view id) const {
  if (const Row* const row = top_->find(table, id); row != nullptr) return row;
  for (const auto& layer : layers_)
    if (const Row* const row = layer->find(table, id); row != nullptr) return row;
  return nullptr;
}

bool Tables::add(Table table, Row row) {
  constexpr std::size_t kOverhead = 96;  // of the string, its place in the table and in the index
  if (bytes_ + row.bytes() + kOverhead > kMostBytes) return false;
  bytes_ += row.bytes() + kOverhead;
  top_->add(table, std::move(row));
  return true;
}

bool Tables::first_time(std::string_view what) {
  constexpr std::size_t kMost = 256;
  if (said_.size() >= kMost) return false;
  return said_.emplace(what).second;
}

}  // namespace fivefold::rif
