#include <array>
#include <string_view>
#include <vector>

#include "core/nearest.h"
#include "formats/brainking/brainking.h"
#include "formats/caro/caro.h"
#include "formats/format.h"
#include "formats/jsonl/jsonl.h"
#include "formats/moves/moves.h"
#include "formats/openings/openings.h"
#include "formats/pente_text/pente_text.h"
#include "formats/playok/playok.h"
#include "formats/psq/psq.h"
#include "formats/rif/rif.h"
#include "formats/sgf/sgf.h"
#include "formats/wormhole/wormhole.h"
#include "formats/xml/xml.h"

namespace fivefold {

std::span<const Format* const> all_formats() {
  static const std::vector<const Format*> formats = {&kPenteText, &kPlayok,   &kBrainking, &kPsq,      &kRec,
                                                     &kSgf,       &kXml,      &kJsonLines, &kCaroJson, &kWormhole,
                                                     &kMoves,     &kOpenings, &kRif};
  return formats;
}

const Format* find_format(std::string_view name) {
  for (const Format* format : all_formats())
    if (format->name == name) return format;
  return nullptr;
}

std::string_view nearest_format(std::string_view name) {
  std::vector<std::string_view> names;
  for (const Format* format : all_formats()) names.push_back(format->name);
  return nearest(name, names);
}

}  // namespace fivefold
