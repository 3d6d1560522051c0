#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/record.h"
#include "formats/raw_record.h"

namespace fivefold {

/// Where a record of a collection came from: the object `source` of docs/json.md.
struct SourceNote {
  std::string path;
  std::string format;
  std::string decoded_from;  ///< encoding that the whole stream was decoded from; `from` and `to` then count decoded text
  std::string sha256;        ///< of the bytes [from, to)
  std::uint64_t from = 0;
  std::uint64_t to = 0;
  std::uint64_t line = 0;
  std::uint64_t number = 0;         ///< of the record in its input, from 1
  std::optional<std::string> bytes;  ///< the record as its source has it
};

/// What is known of a record that was just cut; with its bytes if `keep_bytes`.
SourceNote source_of(const RawRecord& raw, bool keep_bytes);
/// The note as JSON text. `date`: the date as written, where the record has it in another form now; `before`: the
/// source that the record stated itself. Either may be empty.
std::string source_json(const SourceNote& note, std::string_view date, std::string_view before);
/// The note that a record of a collection carries, or nothing when it has none that can be read.
std::optional<SourceNote> read_source(const Record& record);

/// Puts the note into the record as its tag `source`, and writes the record's date as year-month-day, as far as it is
/// known and can only mean one day. Returns whether the date is written otherwise now.
bool normalise_date(Record& record, std::string& as_written);
void put_source(Record& record, const SourceNote& note, std::string_view date);

}  // namespace fivefold
