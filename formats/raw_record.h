#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/diagnostic.h"
#include "formats/format.h"

namespace fivefold {

/// One input stream: a file, an archive member or standard input.
struct Entry {
  std::string path;          ///< as messages show it: "club.zip!1987/final.txt"; "-" is standard input
  std::uint64_t number = 0;  ///< position in the order of inputs, from 0
  const Format* format = nullptr;
  std::string
      decoded_from;  ///< encoding that the stream as a whole was decoded from; empty: records one by one, or none
};

/// The bytes of one record and where they came from. `bytes` is a view into the batch that holds the record; valid
/// UTF-8 (decoded if need be).
struct RawRecord {
  std::string_view bytes;
  std::shared_ptr<const Entry> entry;
  std::shared_ptr<const FileContext> context;  ///< what the stream said before; null for most formats
  std::string_view original;  ///< the bytes as the stream has them: those that `bytes` was decoded from, else `bytes`
  std::uint64_t offset = 0;   ///< of the first byte within the (decoded) stream
  std::uint64_t line = 1;     ///< line of the first byte, from 1
  std::uint64_t column = 1;   ///< of the first byte in its line, in code points from 1: records can share a line
  std::uint64_t number = 1;   ///< of the record within its entry, from 1
  Diagnostics diagnostics;    ///< found while cutting and decoding (encoding, byte order mark ...)
};

/// A fault of an input as a whole: unreadable, empty, foreign, damaged ... Its diagnostic's span means nothing.
struct InputProblem {
  std::string path;
  Diagnostic diagnostic;
  std::uint64_t line = 0;   ///< 0 when the problem is not at a line
  bool unreadable = false;  ///< could not be opened or read: exit code 3
};

}  // namespace fivefold
