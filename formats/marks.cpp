#include "formats/marks.h"

#include <algorithm>
#include <array>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "core/coordinates.h"
#include "formats/sgf/names.h"
#include "formats/sgf/values.h"

namespace fivefold {
namespace {

using Json = nlohmann::json;

struct MarkName {
  std::string_view name;
  MarkKind kind;
};
/// L (letters in the order of the points) and M are those of FF[1] to FF[3].
constexpr std::array<MarkName, 10> kNames = {{{"TR", MarkKind::triangle},
                                              {"SQ", MarkKind::square},
                                              {"CR", MarkKind::circle},
                                              {"MA", MarkKind::cross},
                                              {"M", MarkKind::cross},
                                              {"SL", MarkKind::selected},
                                              {"LB", MarkKind::label},
                                              {"L", MarkKind::label},
                                              {"LN", MarkKind::line},
                                              {"AR", MarkKind::arrow}}};
/// Values and points of rectangles that are looked at: four full boards of the largest size.
constexpr std::size_t kMost = 4UL * 52 * 52;
constexpr int kLetters = 26;

const MarkName* find_name(std::string_view name) {
  const auto found = std::find_if(kNames.begin(), kNames.end(), [&](const MarkName& row) { return row.name == name; });
  return found == kNames.end() ? nullptr : &*found;
}

bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }

class MarkReader {
 public:
  MarkReader(const BoardLayout& layout, std::vector<UnreadMark>* unread) : layout_(layout), unread_(unread) {}

  /// All properties of a node: {"TR":["hh"], ...}.
  void node(const Json& properties) {
    if (!properties.is_object()) return;
    for (const auto& [name, values] : properties.items()) property(name, values);
  }
  void nodes(const Json& list) {
    if (!list.is_array()) return;
    for (const Json& one : list) node(one);
  }
  void property(std::string_view name, const Json& values) {
    const MarkName* const row = find_name(name);
    if (row == nullptr) return;
    letters_ = 0;
    if (values.is_string()) value(*row, values.get_ref<const std::string&>());
    if (!values.is_array()) return;
    for (const Json& one : values)
      if (one.is_string()) value(*row, one.get_ref<const std::string&>());
  }

  std::vector<Mark> marks;

 private:
  bool on_board(Coord at) const { return at.x >= 0 && at.y >= 0 && at.x < layout_.width && at.y < layout_.height; }

  /// As SGF says, else in the other ways in which moves are written.
  std::optional<Coord> point(std::string_view text) const {
    text = sgf::trimmed(text);
    if (const auto at = sgf::read_point(text, layout_.height)) {
      const bool capitals = is_capital(text[0]) && is_capital(text[1]);
      if (on_board(*at) || !capitals || layout_.width > kLetters || layout_.height > kLetters) return at;
      const std::array<char, 2> small = {static_cast<char>(text[0] - 'A' + 'a'),
                                         static_cast<char>(text[1] - 'A' + 'a')};
      return sgf::read_point({small.data(), small.size()}, layout_.height);
    }
    if (text.empty()) return std::nullopt;
    const CoordinateStyle style = is_capital(text[0]) ? CoordinateStyle::skip_i : CoordinateStyle::keep_i;
    if (const auto at = read_coord(text, style)) return at;
    return sgf::read_any_point(text, layout_.height);
  }

  void unread(const MarkName& row, std::string_view text, bool off_board) {
    if (unread_ != nullptr) unread_->push_back({std::string(row.name), std::string(text), off_board});
  }

  void value(const MarkName& row, std::string_view raw) {
    if (seen_++ >= kMost) return;
    const std::size_t colon = raw.find(':');
    const auto at = point(raw.substr(0, colon));
    const bool two = colon != std::string_view::npos;
    if (!at) return unread(row, raw, false);
    if (!on_board(*at)) return unread(row, raw, true);
    Mark mark{row.kind, *at, *at, {}};
    if (row.kind == MarkKind::label) {
      if (two) mark.label = sgf::read_text(raw.substr(colon + 1), sgf::TextKind::simple);
      if (row.name == "L") mark.label = next_letter();
      if (sgf::trimmed(mark.label).empty()) return unread(row, raw, false);
      return put(std::move(mark));
    }
    const bool is_line = row.kind == MarkKind::line || row.kind == MarkKind::arrow;
    if (!two && !is_line) return put(std::move(mark));
    const auto to = two ? point(raw.substr(colon + 1)) : std::nullopt;
    if (!to || (is_line && *to == *at)) return unread(row, raw, false);
    if (!on_board(*to)) return unread(row, raw, true);
    mark.to = *to;
    if (is_line) return marks.push_back(std::move(mark));
    rectangle(row, *at, *to);
  }

  void rectangle(const MarkName& row, Coord a, Coord b) {
    for (int y = std::max(a.y, b.y); y >= std::min(a.y, b.y); --y) {
      for (int x = std::min(a.x, b.x); x <= std::max(a.x, b.x); ++x) {
        if (seen_++ >= kMost) return;
        const Coord at{static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)};
        put({row.kind, at, at, {}});
      }
    }
  }

  /// One mark and one label an intersection: a later one takes the place of an earlier one.
  void put(Mark mark) {
    auto& places = mark.kind == MarkKind::label ? labels_ : shapes_;
    const auto [found, added] = places.try_emplace({mark.at.x, mark.at.y}, marks.size());
    if (added)
      marks.push_back(std::move(mark));
    else
      marks[found->second] = std::move(mark);
  }

  std::string next_letter() {
    const int n = letters_++;
    return std::string(1, static_cast<char>(n < kLetters ? 'a' + n : 'A' + (n - kLetters) % kLetters));
  }

  using Places = std::map<std::pair<int, int>, std::size_t>;  // index into marks

  const BoardLayout& layout_;
  std::vector<UnreadMark>* unread_;
  Places shapes_, labels_;
  std::size_t seen_ = 0;
  int letters_ = 0;
};

Json parsed(const std::string& text) { return Json::parse(text, nullptr, false); }

/// Properties of the root node and of the nodes between it and the first move.
void read_tags(const Record& record, MarkReader& reader) {
  for (const Tag& tag : record.tags) {
    if (!tag.key.starts_with(sgf::kTagPrefix) || tag.key == sgf::kNodesTag) continue;
    const std::string_view name = tag.key.substr(sgf::kTagPrefix.size());
    if (find_name(name) == nullptr) continue;
    const std::string value(tag.value);
    reader.property(name, tag.json ? parsed(value) : Json(value));
  }
  for (const Tag& tag : record.tags)
    if (tag.key == sgf::kNodesTag && tag.json) reader.nodes(parsed(std::string(tag.value)));
}

void read_members(std::string_view other, MarkReader& reader) {
  if (other.find(sgf::kMember) == std::string_view::npos) return;
  const Json members = parsed("{" + std::string(other) + "}");
  if (!members.is_object()) return;
  if (const auto own = members.find(sgf::kMember); own != members.end()) reader.node(*own);
  if (const auto more = members.find(sgf::kNodesMember); more != members.end()) reader.nodes(*more);
}

}  // namespace

std::vector<Mark> marks_behind(const Record& record, const BoardLayout& layout, std::uint32_t token,
                               std::vector<UnreadMark>* unread) {
  MarkReader reader(layout, unread);
  if (token == 0) {
    read_tags(record, reader);
  } else if (const Extra* const extra = record.extra(token - 1)) {
    read_members(extra->other, reader);
  }
  return std::move(reader.marks);
}

}  // namespace fivefold
