#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/coordinates.h"
#include "core/diagnostic.h"
#include "core/record.h"
#include "core/replay.h"
#include "core/ruleset.h"

namespace fivefold {

/// Where the next record of a stream lies, relative to the window that was looked at.
struct Cut {
  enum class Kind : std::uint8_t {
    record,     ///< a record stands at [begin, end)
    preamble,   ///< a part of what all records after it need stands at [begin, end): see FileContext
    need_more,  ///< the window is too short to tell; never returned when at_end
    nothing     ///< only `end` bytes of filler (blank lines ...) are left; they may be dropped
  };
  Kind kind = Kind::need_more;
  std::size_t begin = 0;
  std::size_t end = 0;
};

/// What stands once in a stream and the records after it need: the tables of a database, the header of a CSV file.
/// A format makes one (Format::new_context) and adds each piece of preamble to it (Format::learn); from then on it is
/// shared by the records that follow and never changes.
struct FileContext {
  FileContext() = default;
  FileContext& operator=(const FileContext&) = delete;
  virtual ~FileContext() = default;
  /// One more of the same: made when a piece of preamble follows records, which keep what they were given.
  virtual std::shared_ptr<FileContext> copy() const = 0;

 protected:
  FileContext(const FileContext&) = default;
};

/// How many bytes before an offset Format::find_start may look at.
constexpr std::size_t kStartContext = 4096;

/// How a list of numbered cells goes over the board: --coordinates rows or columns.
enum class CellOrder : std::uint8_t { rows, columns };
/// Where row 1 is: --coordinates from-bottom or from-top.
enum class RowOrigin : std::uint8_t { bottom, top };

/// What the user said about the files, as far as a parser or writer needs it.
struct ParseOptions {
  std::string_view path;  ///< display path of the input ("club.zip!a/b.psq"): some formats store facts in the name
  std::optional<std::pair<int, int>> board;    ///< --board WxH
  std::optional<CoordinateStyle> coordinates;  ///< --coordinates skip-i or keep-i
  std::optional<CellOrder> cells;              ///< --coordinates rows or columns
  std::optional<RowOrigin> rows;               ///< --coordinates from-bottom or from-top
  std::string_view encoding;                   ///< --encoding: for formats of bytes, which nobody decodes before
  const FileContext* context = nullptr;        ///< what the stream said before the record; null: it has said nothing
  const BoardLayout* layout = nullptr;         ///< --layout, or null: for formats that store no board (needs_layout)
};

struct WriteOptions {
  bool canonical = false;  ///< fixed key order and spacing (--canonical)
  bool force = false;      ///< write records with critical findings as far as possible
  bool joined = false;     ///< the text goes to the format's joiner (Format::new_joiner), not into a file as it is
};

/// Puts the records of one output file together where their texts cannot simply follow one another: a database whose
/// tables stand before all games. What comes after the tables is put aside (on disk) until the last record is there.
struct FileJoiner {
  FileJoiner() = default;
  FileJoiner(const FileJoiner&) = delete;
  FileJoiner& operator=(const FileJoiner&) = delete;
  virtual ~FileJoiner() = default;
  /// Takes what Format::write made of a record, and appends its share of the body.
  virtual void add(std::string_view record, std::string& body) = 0;
  /// Text between Format::begin and the body, and between the body and Format::end. REQUIRES: all records were added.
  virtual void head(std::string& out) = 0;
  virtual void tail(std::string& out) = 0;
  /// How many ids had to be given anew because two games or rows had the same.
  virtual std::uint64_t renumbered() const = 0;
};

/// Sees the records of a stream in their order, before they are parsed: for what only a look at all of them shows.
struct StreamWatch {
  StreamWatch() = default;
  StreamWatch(const StreamWatch&) = delete;
  StreamWatch& operator=(const StreamWatch&) = delete;
  virtual ~StreamWatch() = default;
  /// Spans of diagnostics are offsets into the record.
  virtual void see(std::string_view record, Diagnostics& diagnostics) = 0;
};

/// A record together with what its replay showed: all that a writer may use. Writers never replay.
struct Judged {
  const Record& record;
  const BoardLayout* layout = nullptr;    ///< the board that was played on: the record's, or the ruleset's; never null
  const Ruleset* ruleset = nullptr;       ///< null when none applies
  const ReplaySummary* replay = nullptr;  ///< null when nothing was replayed
  const Diagnostics* diagnostics = nullptr;
  std::string_view path;     ///< display path of the input
  std::uint64_t number = 1;  ///< number of the record within its input, from 1
};

/// What a format cannot hold: said before anything is lost (docs/formats). `true` means that it can be held.
struct WriteLimits {
  bool variations = true, comments = true, times = true, result = true, end = true, players = true, ratings = true,
       event = true, date = true, portals = true, locked = true, setup = true, choices = true, acts = true,
       rules = true, tags = true, faults = true;  ///< faults: moves that cannot be placed, written back as they are
  int max_width = 52, max_height = 52;
  std::string_view notes;  ///< one sentence more
};

/// A format of records: one row of the registry (registry.cpp). All functions are pure: no state but their arguments.
struct Format {
  std::string_view name;                         ///< "pente-text"
  std::string_view title;                        ///< "pente.org text"
  std::span<const std::string_view> extensions;  ///< usual ones, without dot; never used for detection alone
  bool verified = false;                         ///< the reader was tried on real files

  /// How much the first bytes of a stream look like this format: 0 (not) to 100 (certainly).
  int (*sniff)(std::string_view head) = nullptr;
  /// Finds the borders of the next record. The window starts where the last record ended. Never looks at a byte twice
  /// more than a constant number of times per call.
  Cut (*cut)(std::string_view window, bool at_end) = nullptr;
  /// Fills a cleared record from the bytes of one cut. Never throws for bad data; never judges. Spans of tokens, tags
  /// and diagnostics are byte offsets into `bytes`. The record may keep views into `bytes`.
  void (*parse)(std::string_view bytes, const ParseOptions& options, Record& record,
                Diagnostics& diagnostics) = nullptr;

  /// Text before the first, of, and after the last record of an output file; null when the format is only read.
  /// `write` returns false (with diagnostics saying why) when the record cannot be written; `out` is then unchanged.
  void (*begin)(const WriteOptions& options, std::string& out) = nullptr;
  bool (*write)(const Judged& judged, const WriteOptions& options, std::string& out,
                Diagnostics& diagnostics) = nullptr;
  void (*end)(const WriteOptions& options, std::string& out) = nullptr;
  /// Null: the texts of the records follow one another in a file.
  std::unique_ptr<FileJoiner> (*new_joiner)() = nullptr;
  bool one_record_per_file = false;  ///< as the sites write it; several records then need --split or --join
  bool never_joined = false;         ///< nothing in its files marks where a record ends: --join is refused
  std::string_view between;          ///< text between two records of one output file
  WriteLimits limits;

  /// A format of bytes, not of text (RenLib ...): its records are handed over as they are, never decoded.
  bool binary = false;
  /// As `cut`, for bytes that are not decoded yet and whose characters can hide brackets (Big5, GBK ...): `charset` is
  /// the canonical name of what the head of the stream declares, or empty; a record may declare another for itself.
  /// Null: such a stream is decoded as a whole before it is cut.
  Cut (*cut_encoded)(std::string_view window, bool at_end, std::string_view charset) = nullptr;
  /// A file of this format says that it is Unicode (XML, JSON, SGF): bytes that could not be decoded stay the
  /// characters that they travel as (formats/kept_bytes.h). Other formats get the bytes back.
  bool unicode_only = false;
  /// The next offset >= `from` at which a record can begin; npos if there is none. Used to get past a record that is
  /// longer than --max-record. It may look up to kStartContext bytes behind an offset. Null: such a record costs the
  /// rest of its stream.
  std::size_t (*find_start)(std::string_view window, std::size_t from) = nullptr;
  /// The character set that a record, or the head of a stream, names for its own text (SGF's CA, the XML
  /// declaration), as written there; empty when it names none. Null: the format cannot name one.
  std::string_view (*declared_encoding)(std::string_view bytes) = nullptr;
  /// The ruleset that fits the record's board where neither the record nor the user names one; the judge says that it
  /// was assumed (S801). Null: nothing is assumed.
  std::string_view (*likely_ruleset)(const Record& record) = nullptr;
  /// The context of a stream before its first piece of preamble, and adding a piece to it. Spans of diagnostics are
  /// offsets into the piece. REQUIRES: both or neither; without them `cut` never finds a preamble.
  std::shared_ptr<FileContext> (*new_context)() = nullptr;
  void (*learn)(std::string_view piece, FileContext& context, Diagnostics& diagnostics) = nullptr;
  /// The format leaves out what a replay depends on (locked cells, portals). Without --layout the judge says so (S810)
  /// and replays nothing; with it, parse puts that board into the record.
  bool needs_layout = false;
  /// Looks at the records of one stream one after the other; null: nothing is to be seen there.
  std::unique_ptr<StreamWatch> (*new_watch)() = nullptr;
};

/// The registry: every format, in the order in which `fivefold formats` lists them.
std::span<const Format* const> all_formats();
const Format* find_format(std::string_view name);
/// The known name nearest to a misspelt one, or empty.
std::string_view nearest_format(std::string_view name);

}  // namespace fivefold
