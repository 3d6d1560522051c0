#include "viewer/scene/text_metrics.h"

#include <array>

#include <utf8proc.h>

#include "viewer/scene/font_advances.h"

namespace fivefold {
namespace {

constexpr std::string_view kEllipsis = "\xE2\x80\xA6";
constexpr int kOther = kFontUnits * 6 / 10;

bool is_wide(utf8proc_int32_t code) { return utf8proc_charwidth(code) == 2; }

/// Letters with marks are as wide as their base; a horn makes its letter wider.
int decomposed_advance(utf8proc_int32_t code, bool bold) {
  std::array<utf8proc_int32_t, 8> parts{};
  int last_boundclass = 0;
  const utf8proc_ssize_t count = utf8proc_decompose_char(
      code, parts.data(), static_cast<utf8proc_ssize_t>(parts.size()), UTF8PROC_DECOMPOSE, &last_boundclass);
  if (count < 2 || count > static_cast<utf8proc_ssize_t>(parts.size())) return 0;
  auto base = static_cast<char32_t>(parts[0]);
  for (utf8proc_ssize_t i = 1; i < count; ++i) {
    if (parts[static_cast<std::size_t>(i)] != 0x031B) continue;
    base = base == U'O' ? U'Ơ' : base == U'o' ? U'ơ' : base == U'U' ? U'Ư' : base == U'u' ? U'ư' : base;
  }
  return font_advance(base, bold);
}

int advance(utf8proc_int32_t code, bool bold) {
  const utf8proc_category_t category = utf8proc_category(code);
  if (category == UTF8PROC_CATEGORY_MN || category == UTF8PROC_CATEGORY_ME || category == UTF8PROC_CATEGORY_CF)
    return 0;
  if (const int known = font_advance(static_cast<char32_t>(code), bold); known > 0) return known;
  if (const int known = decomposed_advance(code, bold); known > 0) return known;
  return is_wide(code) ? kFontUnits : kOther;
}

/// One letter with all its combining marks, from `at` on.
struct Cluster {
  std::size_t end = 0;
  int width = 0;
};

utf8proc_int32_t decode(std::string_view text, std::size_t& at) {
  utf8proc_int32_t code = 0;
  const utf8proc_ssize_t used = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()) + at,
                                                 static_cast<utf8proc_ssize_t>(text.size() - at), &code);
  at += used > 0 ? static_cast<std::size_t>(used) : 1;
  return used > 0 ? code : 0xFFFD;
}

Cluster cluster(std::string_view text, std::size_t at, bool bold) {
  Cluster out;
  out.width = advance(decode(text, at), bold);
  out.end = at;
  while (at < text.size()) {
    const utf8proc_int32_t code = decode(text, at);
    const utf8proc_category_t category = utf8proc_category(code);
    if (category != UTF8PROC_CATEGORY_MN && category != UTF8PROC_CATEGORY_ME) break;
    out.end = at;
  }
  return out;
}

/// In the sizes of windows glyphs stand on whole pixels, which makes usual words of this font wider: by 4 % of their width
/// at 14 pixels, where it is most. Pictures in board units end up in such sizes too.
float rounding(float size) { return size <= 40 ? 1.04F : 1.0F; }

float to_size(int units, float size) {
  return static_cast<float>(units) * size * rounding(size) / static_cast<float>(kFontUnits);
}

/// How many bytes of the text fit into a width given in units.
std::size_t fitting(std::string_view text, int units, bool bold) {
  int used = 0;
  std::size_t at = 0;
  while (at < text.size()) {
    const Cluster next = cluster(text, at, bold);
    if (used + next.width > units) break;
    used += next.width;
    at = next.end;
  }
  return at;
}

int units_of(std::string_view text, bool bold) {
  int units = 0;
  for (std::size_t at = 0; at < text.size();) {
    const Cluster next = cluster(text, at, bold);
    units += next.width;
    at = next.end;
  }
  return units;
}

int units_in(float width, float size) {
  if (!(size > 0) || !(width > 0)) return 0;
  const float units = width / (size * rounding(size)) * static_cast<float>(kFontUnits);
  return units > 1e9F ? 1'000'000'000 : static_cast<int>(units);
}

std::string_view without_last_blanks(std::string_view text) {
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

std::string with_ellipsis(std::string_view text, int units, bool bold) {
  const int room = units - font_advance(U'…', bold);
  if (room < 0) return {};
  return std::string(without_last_blanks(text.substr(0, fitting(text, room, bold)))) + std::string(kEllipsis);
}

bool is_break(char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; }

/// The text with every run of white space as one blank, none at either end: only blanks break lines afterwards.
std::string single_blanks(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (!is_break(c)) {
      out += c;
    } else if (!out.empty() && out.back() != ' ') {
      out += ' ';
    }
  }
  if (!out.empty() && out.back() == ' ') out.pop_back();
  return out;
}

/// Where the line that begins the text ends: at a blank where possible, else within the word.
std::size_t line_end(std::string_view text, int units, bool bold) {
  const std::size_t fits = fitting(text, units, bold);
  if (fits >= text.size() || text[fits] == ' ') return fits;
  const std::size_t blank = text.substr(0, fits).rfind(' ');
  if (blank != std::string_view::npos && blank > 0) return blank;
  return fits;
}

}  // namespace

float text_width(std::string_view text, float size, bool bold) { return to_size(units_of(text, bold), size); }

std::string fit_text(std::string_view text, float width, float size, bool bold) {
  const int units = units_in(width, size);
  if (fitting(text, units, bold) >= text.size()) return std::string(text);
  return with_ellipsis(text, units, bold);
}

std::vector<std::string> wrap_text(std::string_view text, float width, float size, std::size_t max_lines, bool bold) {
  std::vector<std::string> lines;
  const std::string whole = single_blanks(text);
  const int units = units_in(width, size);
  std::string_view rest = whole;
  while (!rest.empty() && lines.size() < max_lines) {
    const std::size_t end = line_end(rest, units, bold);
    if (end >= rest.size()) {
      lines.emplace_back(rest);
      break;
    }
    if (lines.size() + 1 == max_lines) {
      lines.push_back(with_ellipsis(rest, units, bold));
      break;
    }
    // Nothing fits: a letter must be taken all the same, else no line would ever end.
    const std::size_t taken = end > 0 ? end : cluster(rest, 0, bold).end;
    lines.emplace_back(without_last_blanks(rest.substr(0, taken)));
    rest.remove_prefix(taken);
    while (!rest.empty() && rest.front() == ' ') rest.remove_prefix(1);
  }
  return lines;
}

}  // namespace fivefold
