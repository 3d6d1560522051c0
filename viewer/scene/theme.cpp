#include "viewer/scene/theme.h"

#include <cmath>

namespace fivefold {
namespace {

constexpr Color rgb(std::uint32_t hex) {
  return {static_cast<std::uint8_t>(hex >> 16U), static_cast<std::uint8_t>((hex >> 8U) & 0xFFU),
          static_cast<std::uint8_t>(hex & 0xFFU)};
}

/// One row a role, one column a theme: light, dark, contrast.
struct Row {
  Role role;
  std::string_view name;
  std::array<std::uint32_t, kThemes.size()> colors;
};

constexpr std::array<Row, kRoles> kTable = {{
    {Role::table, "table", {0xEFEAE0, 0x1F2226, 0xFFFFFF}},
    {Role::board, "board", {0xF3E3BF, 0x33383F, 0xFFFFFF}},
    {Role::board_edge, "board-edge", {0xB99F6B, 0x4A515A, 0x000000}},
    {Role::grid, "grid", {0x7A6338, 0x8A929C, 0x000000}},
    {Role::coordinate, "coordinate", {0x5E5034, 0xB3B9C1, 0x000000}},
    {Role::ink, "ink", {0x222222, 0xE6E6E6, 0x000000}},
    {Role::muted, "muted", {0x645E53, 0xA3A9B2, 0x303030}},
    {Role::card, "card", {0xFFFFFF, 0x2A2E33, 0xFFFFFF}},
    {Role::card_edge, "card-edge", {0xD8D0C0, 0x3C4249, 0x000000}},
    {Role::field, "field", {0xF4F0E8, 0x363C43, 0xFFFFFF}},
    {Role::field_edge, "field-edge", {0x8F8672, 0x87919C, 0x000000}},
    {Role::accent, "accent", {0x1A60BC, 0x8AB4F8, 0x0040B0}},
    {Role::on_accent, "on-accent", {0xFFFFFF, 0x10233F, 0xFFFFFF}},
    {Role::selection, "selection", {0xD6E4F7, 0x2A3F5E, 0xC8DCFF}},
    {Role::shade, "shade", {0x2B261C, 0x000000, 0x000000}},
    {Role::white_stone, "white-stone", {0xFBFAF6, 0xF1F1EE, 0xFFFFFF}},
    {Role::black_stone, "black-stone", {0x1D1E22, 0x0B0C0E, 0x000000}},
    {Role::stone_edge, "stone-edge", {0x6B6557, 0xC9CED6, 0x000000}},
    {Role::on_white, "on-white", {0x1B1B1B, 0x141414, 0x000000}},
    {Role::on_black, "on-black", {0xF7F7F4, 0xF4F4F4, 0xFFFFFF}},
    {Role::cross, "cross", {0x7A1F6B, 0xF0A3E6, 0x000000}},
    {Role::nought, "nought", {0x174EA6, 0x8AB4F8, 0x000000}},
    {Role::annotation, "annotation", {0x26221A, 0xFFF0B8, 0x000000}},
    {Role::last_move, "last-move", {0x007C89, 0x118FA0, 0x007C89}},
    {Role::capture, "capture", {0x8A4B08, 0xF6C67C, 0x7A3E00}},
    {Role::caution, "caution", {0x8A5A00, 0xF5C542, 0x8A5000}},
    {Role::win, "win", {0x0A6B34, 0x5DDC8A, 0x00701A}},
    {Role::on_win, "on-win", {0xFFFFFF, 0x0B2E19, 0xFFFFFF}},
    {Role::error, "error", {0xC4312B, 0xFF8A80, 0xD00000}},
    {Role::on_error, "on-error", {0xFFFFFF, 0x3B0A07, 0xFFFFFF}},
    {Role::forbidden, "forbidden", {0x9A6200, 0xE8B04A, 0x6B4A00}},
    {Role::allowed, "allowed", {0x0A6B34, 0x5DDC8A, 0x00701A}},
    {Role::on_zone, "on-zone", {0xFFFFFF, 0x221A08, 0xFFFFFF}},
    {Role::locked, "locked", {0x4D4636, 0x8A929C, 0x000000}},
    {Role::hole, "hole", {0x17181B, 0x0A0B0C, 0x000000}},
    {Role::on_hole, "on-hole", {0xFFFFFF, 0xFFFFFF, 0xFFFFFF}},
    {Role::portal_first, "portal-first", {0x0076CB, 0x0A99FF, 0x007AD1}},
    {Role::portal_second, "portal-second", {0xD56000, 0xFFD87D, 0xED6B00}},
    {Role::portal_third, "portal-third", {0xB52D7C, 0xFF96D3, 0xA52971}},
    {Role::row, "row", {0x1A60BC, 0x8AB4F8, 0x0050D0}},
    {Role::hover, "hover", {0x1A60BC, 0x8AB4F8, 0x0050D0}},
}};

constexpr bool in_order() {
  for (std::size_t i = 0; i < kTable.size(); ++i)
    if (kTable[i].role != static_cast<Role>(i)) return false;
  return true;
}
static_assert(in_order(), "one row a role, in the order of Role");

Theme make(ThemeName name, bool lit, float line_width) {
  Theme made{name, {}, lit, line_width};
  for (std::size_t i = 0; i < kTable.size(); ++i)
    made.colors[i] = rgb(kTable[i].colors[static_cast<std::size_t>(name)]);
  return made;
}

double luminance(Color color) {
  const auto linear = [](std::uint8_t channel) {
    const double c = channel / 255.0;
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue);
}

}  // namespace

std::string_view word(Role role) { return kTable[static_cast<std::size_t>(role)].name; }

std::string_view word(ThemeName name) {
  static constexpr std::array<std::string_view, kThemes.size()> kWords = {"light", "dark", "contrast"};
  return kWords[static_cast<std::size_t>(name)];
}

const Theme& theme(ThemeName name) {
  static const std::array kMade = {make(ThemeName::light, true, 1.0F), make(ThemeName::dark, true, 1.0F),
                                   make(ThemeName::contrast, false, 2.0F)};
  return kMade[static_cast<std::size_t>(name)];
}

Color stone_rim(const Theme& theme, Role stone) {
  constexpr double kStandsOut = 3;
  if (contrast(theme[stone], theme[Role::board]) < kStandsOut) return theme[Role::stone_edge];
  return blend({0, 0, 0}, theme[stone], 0.4F);
}

Color blend(Color over, Color under, float alpha) {
  const auto mix = [alpha](std::uint8_t a, std::uint8_t b) {
    return static_cast<std::uint8_t>(std::lround(static_cast<float>(a) * alpha + static_cast<float>(b) * (1 - alpha)));
  };
  return {mix(over.red, under.red), mix(over.green, under.green), mix(over.blue, under.blue)};
}

double contrast(Color a, Color b) {
  const double x = luminance(a);
  const double y = luminance(b);
  return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

}  // namespace fivefold
