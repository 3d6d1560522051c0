#include <array>
#include <limits>
#include <unordered_map>

#include "formats/jsonl/read_parts.h"
#include "formats/jsonl/token_json.h"

namespace fivefold::jsonl {
namespace {

constexpr std::int64_t kMaxId = std::numeric_limits<std::int32_t>::max();

/// What is known of a variation before its tokens are read.
struct Head {
  std::optional<std::int64_t> id, parent, after;
  std::optional<std::size_t> moves;  ///< where the list of its tokens begins
  bool usable = true;
  std::string other;
};

void read_id(Reading& reading, Head& head, const Sink& sink, std::string_view key) {
  head.id = read_integer(reading, sink, key, 1, kMaxId);
}
void read_parent(Reading& reading, Head& head, const Sink& sink, std::string_view key) {
  head.parent = read_integer(reading, sink, key, 0, kMaxId);
}
void read_after(Reading& reading, Head& head, const Sink& sink, std::string_view key) {
  head.after = read_integer(reading, sink, key, 0, kMaxId);
}
void find_moves(Reading& reading, Head& head, const Sink& sink, std::string_view key) {
  if (reading.cursor.peek() == Kind::array) {
    head.moves = reading.cursor.at();
    reading.cursor.skip();
  } else {
    head.usable = false;
    refuse(reading, sink, key, "a list of moves");
  }
}

constexpr std::array<Key<Head>, 4> kKeys = {
    {{"id", read_id}, {"parent", read_parent}, {"after", read_after}, {"moves", find_moves}}};

/// Ids of the lines that stand so far, and where.
using Ids = std::unordered_map<std::int64_t, std::size_t>;

/// Why the variation has no place in the record; empty when it has one.
std::string misplaced(const Head& head, const Ids& ids, const Record& record) {
  if (!head.usable) return "its moves are no list";
  if (!head.id || ids.contains(*head.id)) return "it has no id of its own";
  if (!head.parent || !head.after) return "it does not say where it leaves its parent";
  const auto parent = ids.find(*head.parent);
  if (parent == ids.end()) return "line " + std::to_string(*head.parent) + " does not stand before it";
  if (*head.after > record.lines[parent->second].count)
    return "its parent has fewer than " + std::to_string(*head.after) + " moves";
  return {};
}

void read_variation(Reading& reading, Ids& ids, const Sink& sink) {
  Cursor& cursor = reading.cursor;
  if (cursor.peek() != Kind::object) {
    refuse(reading, sink, "-", "a variation");
    return;
  }
  const std::size_t start = cursor.at();
  Head head;
  read_object<Head>(reading, kKeys, head, {"", &head.other});
  const std::size_t end = cursor.at();
  const std::string reason = misplaced(head, ids, reading.record);
  if (!reason.empty()) {
    cursor.report(Code::variation_misplaced, cursor.since(start), {{"reason", reason}});
    cursor.seek(start);
    keep_value(reading, sink, "-");
    return;
  }
  const auto small = [](std::int64_t value) { return static_cast<std::uint32_t>(value); };
  Line& line = reading.record.begin_line(small(*head.id), small(*head.parent), small(*head.after));
  if (!head.other.empty()) line.other = reading.record.keep(head.other);
  ids.emplace(*head.id, reading.record.lines.size() - 1);
  if (!head.moves) return;
  cursor.seek(*head.moves);
  read_tokens(reading);
  cursor.seek(end);
}

}  // namespace

void read_variations(Reading& reading, const Sink& sink, std::string_view key) {
  Cursor& cursor = reading.cursor;
  const std::string prefix = deeper(sink, key);
  Ids ids{{0, 0}};
  cursor.open();
  bool first = true;
  while (cursor.next_element(first)) read_variation(reading, ids, {prefix, nullptr, true});
}

}  // namespace fivefold::jsonl
