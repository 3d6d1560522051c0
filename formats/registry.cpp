#include <array>
#include <string_view>
#include <vector>

#include "core/nearest.h"
#include "formats/brainking/brainking.h"
#include "formats/caro/caro.h"
#include "formats/caro_blocked/caro_blocked.h"
#include "formats/ccgc/ccgc.h"
#include "formats/connect6_csv/connect6_csv.h"
#include "formats/format.h"
#include "formats/jsonl/jsonl.h"
#include "formats/moves/moves.h"
#include "formats/openings/openings.h"
#include "formats/pbem/pbem.h"
#include "formats/pente_text/pente_text.h"
#include "formats/playok/playok.h"
#include "formats/portal_dump/portal_dump.h"
#include "formats/pos/pos.h"
#include "formats/psq/psq.h"
#include "formats/renlib/renlib.h"
#include "formats/rif/rif.h"
#include "formats/sgf/sgf.h"
#include "formats/wormhole/wormhole.h"
#include "formats/xml/xml.h"
#include "formats/yixin_sav/yixin_sav.h"

namespace fivefold {

std::span<const Format* const> all_formats() {
  static const std::vector<const Format*> formats = {
      &kPenteText,   &kPlayok,   &kBrainking,  &kPbem,        &kPsq,  &kRec,       &kYixinSav,
      &kSgf,         &kRif,      &kRenLib,     &kPos,         &kXml,  &kJsonLines, &kCaroJson,
      &kCaroBlocked, &kWormhole, &kPortalDump, &kConnect6Csv, &kCcgc, &kMoves,     &kOpenings,
  };
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
