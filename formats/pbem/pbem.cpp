#include "formats/pbem/pbem.h"

#include <array>

#include "formats/pbem/borders.h"
#include "formats/pbem/reader.h"

namespace fivefold {
namespace {

constexpr std::array<std::string_view, 1> kExtensions = {"txt"};

/// Where no line names the game: pente.org took every log of the server for Pente, RenLib every table from H8 on for
/// renju.
std::string_view likely_ruleset(const Record& record) {
  if (record.tokens.empty() || record.tokens[0].kind != TokenKind::move) return {};
  const Coord first = record.tokens[0].at;
  constexpr Coord kPenteCentre{9, 9};
  constexpr Coord kRenjuCentre{7, 7};
  if (first == kPenteCentre) return "pente";
  return first == kRenjuCentre ? "renju" : std::string_view{};
}

}  // namespace

const Format kPbem = [] {
  Format format;
  format.name = "pbem";
  format.title = "Play-by-mail log (gamerz.net)";
  format.extensions = kExtensions;
  format.sniff = pbem::sniff;
  format.cut = pbem::cut;
  format.parse = pbem::parse;
  format.find_start = pbem::find_start;
  format.likely_ruleset = likely_ruleset;
  return format;
}();

}  // namespace fivefold
