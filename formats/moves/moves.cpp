#include "formats/moves/moves.h"

#include <array>

#include "formats/moves/cut.h"
#include "formats/moves/reader.h"
#include "formats/moves/shapes.h"
#include "formats/moves/write.h"

namespace fivefold {
namespace {

constexpr std::array<std::string_view, 1> kExtensions = {"txt"};

void nothing(const WriteOptions&, std::string&) {}

}  // namespace

const Format kMoves = [] {
  Format format;
  format.name = "moves";
  format.title = "bare list of moves";
  format.extensions = kExtensions;
  format.sniff = moves::sniff;
  format.cut = moves::cut;
  format.parse = moves::parse;
  format.begin = nothing;
  format.write = moves::write;
  format.end = nothing;
  format.limits = moves::limits();
  return format;
}();

}  // namespace fivefold
