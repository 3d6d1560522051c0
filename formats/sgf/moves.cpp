#include <algorithm>
#include <cctype>

#include "formats/sgf/reading.h"

namespace fivefold::sgf {
namespace {

constexpr int kPassBoard = 19;  ///< up to this size "tt" is a pass

bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool is_letter(char c) { return letter_index(c) >= 0; }

/// The labels of a value ("k10", "j7k8"), or nothing when it is anything else.
bool read_labels(std::string_view text, CoordinateStyle style, std::vector<MoveReading>& to) {
  const std::size_t before = to.size();
  while (!text.empty()) {
    std::size_t length = 1;
    while (length < text.size() && is_digit(text[length])) ++length;
    const auto at = length > 1 && is_letter(text[0]) ? read_coord(text.substr(0, length), style) : std::nullopt;
    if (!at) {
      to.resize(before);
      return false;
    }
    to.push_back({MoveReading::Kind::stone, *at});
    text.remove_prefix(length);
  }
  return to.size() > before;
}

std::string lower(std::string_view text) {
  std::string out(text);
  std::transform(out.begin(), out.end(), out.begin(), [](unsigned char c) { return std::tolower(c); });
  return out;
}

/// Whether a value names two stones or more, as Little Golem writes them.
bool has_two_labels(std::string_view text) {
  if (text.size() < 4 || !is_digit(text[1])) return false;
  std::vector<MoveReading> labels;
  return read_labels(text, CoordinateStyle::keep_i, labels) && labels.size() > 1;
}

struct MoveWord {
  std::string_view word;
  MoveReading::Kind kind;
  std::string_view meaning;
};
constexpr std::array<MoveWord, 6> kWords = {{{"pass", MoveReading::Kind::pass, "a pass"},
                                             {"resign", MoveReading::Kind::resign, "a resignation"},
                                             {"resigns", MoveReading::Kind::resign, "a resignation"},
                                             {"resigned", MoveReading::Kind::resign, "a resignation"},
                                             {"timeout", MoveReading::Kind::timeout, "time running out"},
                                             {"time", MoveReading::Kind::timeout, "time running out"}}};

}  // namespace

Side side_after(std::size_t plies, bool pairs, Side to_move) {
  const std::size_t turn = pairs ? (plies + 1) / 2 : plies;
  return turn % 2 == 0 ? to_move : opponent(to_move);
}

void read_move(const Value& value, Reading& reading, std::vector<MoveReading>& to) {
  const std::string_view text = trimmed(value.raw);
  if (text.empty()) {
    if (!value.raw.empty()) reading.findings.add(Code::sgf_blank_pass, value.where);
    to.push_back({MoveReading::Kind::pass, {}});
    return;
  }
  if (text.size() != value.raw.size()) {
    reading.findings.add_once(Code::sgf_point_untidy, value.where, {{"text", excerpt(text)}});
  }
  const BoardLayout& board = reading.record.layout;
  if (reading.points == Points::labels) {
    if (read_labels(text, reading.labels, to)) return;
  } else {
    std::string point(text);
    if (reading.points == Points::capitals) point = lower(text);
    if (text == "tt" && board.width <= kPassBoard && board.height <= kPassBoard) {
      to.push_back({MoveReading::Kind::pass, {}});
      return;
    }
    if (const auto at = read_point(point, board.height)) {
      to.push_back({MoveReading::Kind::stone, *at});
      return;
    }
    if (read_labels(text, reading.labels, to)) return;
  }
  const std::string word = lower(text);
  for (const MoveWord& known : kWords) {
    if (word != known.word) continue;
    reading.findings.add(Code::sgf_word_for_move, value.where,
                         {{"text", excerpt(text)}, {"meaning", std::string(known.meaning)}});
    to.push_back({known.kind, {}});
    return;
  }
  reading.findings.add(Code::unreadable_move, value.where, {{"text", excerpt(text)}});
  to.push_back({});
}

FirstMove find_first_move(std::string_view text, std::size_t from, Record& record) {
  constexpr std::size_t kStones = 8;
  FirstMove first;
  std::string colours;
  bool doubled = false;
  Scanner scanner(text, from, record, nullptr);
  for (Scanner::Part part = scanner.next(); part != Scanner::Part::end; part = scanner.next()) {
    if (part == Scanner::Part::close && first.found) break;
    if (part != Scanner::Part::property || (scanner.name() != "B" && scanner.name() != "W")) continue;
    for (const Value& value : scanner.values()) {
      if (!first.found) {
        first = {true, scanner.name() == "W", trimmed(value.raw), value.where, false, false, first.deep};
      }
      if (colours.size() < kStones) colours += (scanner.name() == "W") == first.white ? 'x' : 'y';
      doubled = doubled || has_two_labels(trimmed(value.raw));
      for (const char c : value.raw) first.deep = first.deep || (c > 'o' && c <= 'z') || (c >= 'A' && c <= 'Z');
    }
  }
  first.doubled = doubled;
  first.pairs = doubled || (colours.size() >= 5 && std::string("xyyxxyyx").starts_with(colours));
  return first;
}

void read_points(const Property& property, Reading& reading, std::vector<Coord>& to) {
  // A list of rectangles could fill memory without end.
  constexpr std::size_t kMost = 8192;
  for (const Value& value : property.values) {
    const std::string_view text = trimmed(value.raw);
    const std::size_t colon = text.find(':');
    const auto point = [&](std::string_view part) {
      auto at = read_point(part, reading.height());
      const bool label = (part.size() == 2 || part.size() == 3) && is_digit(part[1]);
      if (!at && label) at = read_coord(part, reading.labels);
      return at;
    };
    const auto low = point(text.substr(0, colon));
    const auto high = colon == std::string_view::npos ? low : point(text.substr(colon + 1));
    if (!low || !high || to.size() > kMost) {
      reading.findings.add(Code::sgf_list_point_bad, value.where,
                           {{"name", std::string(property.name)}, {"text", excerpt(text)}});
      continue;
    }
    // From the top row down, each from the left: as the rectangle is written.
    for (int y = std::max(low->y, high->y); y >= std::min(low->y, high->y); --y)
      for (int x = std::min(low->x, high->x); x <= std::max(low->x, high->x); ++x)
        to.push_back({static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)});
  }
}

}  // namespace fivefold::sgf
