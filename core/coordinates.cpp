#include "core/coordinates.h"

namespace fivefold {
namespace {

constexpr int letters_in(CoordinateStyle style) { return style == CoordinateStyle::skip_i ? 25 : 26; }

char letter(int value, CoordinateStyle style) {
  const char c = static_cast<char>('A' + value);
  return style == CoordinateStyle::skip_i && c >= 'I' ? static_cast<char>(c + 1) : c;
}

std::optional<int> value_of(char c, CoordinateStyle style) {
  if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  if (c < 'A' || c > 'Z') return std::nullopt;
  if (style == CoordinateStyle::keep_i) return c - 'A';
  if (c == 'I') return std::nullopt;
  return c > 'I' ? c - 'A' - 1 : c - 'A';
}

}  // namespace

std::string write_coord(Coord coord, CoordinateStyle style) {
  const int letters = letters_in(style);
  if (coord.x < 0 || coord.y < 0 || coord.x >= letters * (letters + 1)) {
    std::string out = "(";
    return out.append(std::to_string(coord.x)).append(", ").append(std::to_string(coord.y)).append(")");
  }
  std::string out;
  if (coord.x >= letters) out += letter(coord.x / letters - 1, style);
  out += letter(coord.x % letters, style);
  return out.append(std::to_string(coord.y + 1));
}

std::optional<Coord> read_coord(std::string_view text, CoordinateStyle style) {
  const int letters = letters_in(style);
  std::size_t i = 0;
  int column = -1;
  for (; i < text.size() && i < 2; ++i) {
    const auto value = value_of(text[i], style);
    if (!value) break;
    column = (column + 1) * letters + *value;
  }
  if (i == 0 || i == text.size() || text.size() - i > 3) return std::nullopt;
  int row = 0;
  for (; i < text.size(); ++i) {
    if (text[i] < '0' || text[i] > '9') return std::nullopt;
    row = row * 10 + (text[i] - '0');
  }
  if (row == 0) return std::nullopt;
  return Coord{static_cast<std::int16_t>(column), static_cast<std::int16_t>(row - 1)};
}

}  // namespace fivefold
