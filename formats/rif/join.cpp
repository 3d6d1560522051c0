#include "formats/rif/join.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <set>
#include <unordered_map>

#include "formats/rif/borders.h"
#include "formats/rif/id_set.h"
#include "formats/rif/learn.h"
#include "formats/rif/sheet.h"
#include "formats/rif/tables.h"
#include "formats/rif/text.h"
#include "formats/xml/markup.h"

namespace fivefold::rif {
namespace {

std::uint32_t number_of(std::string_view id) {
  std::uint32_t number = 0;
  std::from_chars(id.data(), id.data() + id.size(), number);
  return number;
}

/// What a row says beside its own id.
std::string content_of(Table table, const Row& row) {
  std::string content(singular(table));
  row.each([&](std::string_view name, std::string_view value) {
    if (name != "id") content.append("\n").append(name).append("\t").append(value);
  });
  return content;
}

class Joiner : public FileJoiner {
 public:
  void add(std::string_view record, std::string& body) override {
    local_.clear();
    for (std::string_view rest = record; !rest.empty();) {
      const Cut piece = cut(rest, true);
      const std::string_view text = rest.substr(piece.begin, piece.end - piece.begin);
      if (piece.kind == Cut::Kind::preamble) add_preamble(text);
      if (piece.kind == Cut::Kind::record) add_game(text, body);
      if (piece.kind == Cut::Kind::nothing) break;
      rest.remove_prefix(piece.end);
    }
  }

  void head(std::string& out) override {
    out += database_;
    for (std::size_t i = 0; i < kTables; ++i) {
      const auto table = static_cast<Table>(i);
      std::vector<const Row*> rows;
      for (const Row& row : rows_.of(table)) rows.push_back(&row);
      std::sort(rows.begin(), rows.end(),
                [](const Row* a, const Row* b) { return number_of(a->id()) < number_of(b->id()); });
      out.append("<").append(plural(table)).append(">\n");
      for (const Row* const row : rows) append_row(table, *row, out);
      out.append("</").append(plural(table)).append(">\n");
    }
    out += "<games>\n";
  }

  void tail(std::string& out) override { out += "</games>\n"; }
  std::uint64_t renumbered() const override { return renumbered_; }

 private:
  using Key = std::pair<Table, std::string>;

  void add_preamble(std::string_view text) {
    xml::MarkupReader reader(text);
    xml::Piece tag;
    if (!reader.next(tag)) return;
    if (const auto table = table_of_row(tag.name)) {
      Diagnostics none;  // what the writer wrote has no faults
      add_row(*table, read_row(text, {}, none));
    } else if (database_.empty() && tag.name == "database") {
      database_.append(text).append("\n");
    }
  }

  /// The id under which the file has a row that a game or row names.
  std::string id_of(Table table, std::string_view id) {
    if (names_nothing(id)) return std::string(id);
    if (const auto known = local_.find(Key{table, id}); known != local_.end()) return known->second;
    // No row has it: then none may get it.
    const auto [entry, added] = missing_.try_emplace(Key{table, id});
    if (added) entry->second = is_number(id) && is_free(table, id) ? take(table, id) : next(table);
    return entry->second;
  }

  void add_row(Table table, const Row& given) {
    Row row;
    given.each([&](std::string_view name, std::string_view value) {
      const auto target = target_of(name);
      row.set(name, target && *target < table ? id_of(*target, value) : std::string(value));
    });
    const std::string id(given.id());
    std::string& written = local_[Key{table, id}];
    const Row* const same = rows_.find(table, id);
    if (same != nullptr && *same == row) {
      written = id;
      return;
    }
    const bool kept = is_number(id);
    const std::string content = content_of(table, row);
    const std::size_t hash = std::hash<std::string>{}(content);
    if (!kept || same != nullptr || !is_free(table, id)) {
      const auto [begin, end] = by_content_.equal_range(hash);
      const auto found = std::find_if(begin, end, [&](const auto& one) {
        return one.second.first == table && content_of(table, *one.second.second) == content;
      });
      if (found != end) {
        written = found->second.second->id();
        return;
      }
      renumbered_ += kept ? 1 : 0;
      written = next(table);
    } else {
      written = take(table, id);
    }
    row.set("id", written);
    by_content_.emplace(hash, std::pair(table, &rows_.add(table, std::move(row))));
  }

  bool is_free(Table table, std::string_view id) const { return !reserved_.contains(Key{table, id}); }
  std::string take(Table table, std::string_view id) {
    std::uint32_t& most = most_[static_cast<std::size_t>(table)];
    most = std::max(most, number_of(id));
    reserved_.emplace(table, id);
    return std::string(id);
  }
  std::string next(Table table) { return take(table, std::to_string(most_[static_cast<std::size_t>(table)] + 1)); }

  void add_game(std::string_view text, std::string& body) {
    xml::MarkupReader reader(text);
    xml::Piece tag;
    if (!reader.next(tag)) return;
    Diagnostics none;
    std::string start(text.substr(0, tag.end - 1));
    const Row game = read_row(start + "/>", {}, none);
    body += "<game";
    game.each([&](std::string_view name, std::string_view value) {
      const auto target = target_of(name);
      append_attribute(name, name == "id" ? game_id(value) : target ? id_of(*target, value) : std::string(value), body);
    });
    body.append(">").append(text.substr(tag.end)).append("\n");
  }

  std::string game_id(std::string_view id) {
    if (is_number(id) && games_.add(id)) {
      most_game_ = std::max(most_game_, number_of(id));
      return std::string(id);
    }
    renumbered_ += is_number(id) ? 1 : 0;
    std::string number;
    do number = std::to_string(++most_game_);
    while (!games_.add(number));
    return number;
  }

  std::string database_;
  Rows rows_;
  std::unordered_multimap<std::size_t, std::pair<Table, const Row*>> by_content_;
  std::set<Key> reserved_;              ///< ids that are taken
  std::map<Key, std::string> missing_;  ///< ids that no row has, and what stands for them
  std::map<Key, std::string> local_;    ///< of the record: its ids and those of the file
  std::array<std::uint32_t, kTables> most_{};
  std::uint32_t most_game_ = 0;
  IdSet games_;
  std::uint64_t renumbered_ = 0;
};

}  // namespace

std::unique_ptr<FileJoiner> new_joiner() { return std::make_unique<Joiner>(); }

}  // namespace fivefold::rif
