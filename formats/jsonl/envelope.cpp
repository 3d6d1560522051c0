#include "formats/jsonl/envelope.h"

#include <algorithm>

#include "formats/jsonl/reading.h"

namespace fivefold::jsonl {
namespace {

constexpr std::size_t kMostKeys = 64;

bool contains(const std::vector<std::string>& keys, std::string_view key) {
  return std::find(keys.begin(), keys.end(), key) != keys.end();
}

std::vector<std::string> keys_of(Cursor& cursor) {
  std::vector<std::string> keys;
  cursor.open();
  bool first = true;
  std::string_view key;
  while (keys.size() < kMostKeys && cursor.next_member(first, key)) {
    keys.emplace_back(key);
    cursor.skip();
  }
  return keys;
}

}  // namespace

bool enter_game(Cursor& cursor) {
  if (cursor.peek() == Kind::array) {
    const std::size_t bracket = cursor.at();
    cursor.open();
    if (cursor.peek() == Kind::object) {
      const auto at = static_cast<std::uint32_t>(bracket);
      cursor.report(Code::json_array, {at, at + 1});
    } else {
      cursor.seek(bracket);
    }
  }
  if (cursor.peek() == Kind::object) return true;
  const std::size_t start = cursor.at();
  cursor.seek(cursor.text().size());
  cursor.report_syntax(cursor.since(start), "a game is an object in braces");
  return false;
}

void report_rest(Cursor& cursor) {
  if (cursor.was_cut() || cursor.peek() == Kind::end) return;
  const std::size_t start = cursor.at();
  const std::string_view rest = cursor.text().substr(start);
  cursor.seek(cursor.text().size());
  cursor.report(Code::trailing_text, cursor.since(start), {{"text", shown(rest)}});
}

bool Shape::has(std::string_view key) const { return contains(keys, key); }
bool Shape::move_has(std::string_view key) const { return contains(move_keys, key); }

Shape shape_of(std::string_view head, std::string_view moves) {
  constexpr std::string_view mark = "\xEF\xBB\xBF";
  if (head.substr(0, mark.size()) == mark) head.remove_prefix(mark.size());
  Shape shape;
  Record store;
  Diagnostics unused;
  Cursor cursor(head, store, unused);
  if (cursor.peek() == Kind::array) cursor.open();
  if (cursor.peek() != Kind::object) return shape;
  cursor.open();
  bool first = true;
  std::string_view key;
  while (shape.keys.size() < kMostKeys && cursor.next_member(first, key)) {
    shape.keys.emplace_back(key);
    if (key != moves || cursor.peek() != Kind::array) {
      cursor.skip();
      continue;
    }
    const std::size_t start = cursor.at();
    cursor.open();
    if (cursor.peek() == Kind::object) shape.move_keys = keys_of(cursor);
    cursor.seek(start);
    cursor.skip();
  }
  return shape;
}

}  // namespace fivefold::jsonl
