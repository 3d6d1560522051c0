#include "formats/sgf/sgf.h"

#include <array>

#include "formats/sgf/borders.h"
#include "formats/sgf/tree.h"
#include "formats/sgf/write.h"

namespace fivefold {
namespace {

constexpr std::array<std::string_view, 1> kExtensions = {"sgf"};

/// Nothing stands before the first or after the last game.
void no_frame(const WriteOptions&, std::string&) {}

Format make() {
  Format format;
  format.name = "sgf";
  format.title = "Smart Game Format";
  format.extensions = kExtensions;
  format.verified = false;
  format.sniff = sgf::sniff;
  format.cut = sgf::cut;
  format.cut_encoded = sgf::cut_encoded;
  format.parse = sgf::parse;
  format.begin = no_frame;
  format.write = sgf::write;
  format.end = no_frame;
  format.find_start = sgf::find_start;
  format.declared_encoding = sgf::declared_encoding;
  format.unicode_only = true;
  format.limits.notes =
      "Rules, locked cells, portals, choices and acts are in properties of fivefold's own (FV...), which other "
      "programs pass "
      "over.";
  return format;
}

}  // namespace

const Format kSgf = make();

}  // namespace fivefold
