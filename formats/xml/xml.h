#pragma once

#include "formats/format.h"

namespace fivefold {

/// fivefold's own XML (docs/formats/xml.md, docs/fivefold.xsd): keeps everything a Record holds.
extern const Format kXml;

}  // namespace fivefold
