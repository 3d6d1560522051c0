#pragma once

#include "viewer/scene/study.h"

namespace fivefold {

/// What a Study is made of, from a record as the splitter cuts it; the bytes are copied.
inline Study::Source source_of(const RawRecord& raw) {
  Study::Source source;
  source.bytes = raw.bytes;
  source.format = raw.entry->format;
  source.path = raw.entry->path;
  source.number = raw.number;
  source.line = raw.line;
  source.column = raw.column;
  source.diagnostics = raw.diagnostics;
  source.context = raw.context;
  return source;
}

}  // namespace fivefold
