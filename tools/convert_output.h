#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "formats/format.h"
#include "formats/io/atomic_file.h"
#include "tools/import/scratch_file.h"
#include "tools/options.h"
#include "tools/output.h"

namespace fivefold {

/// Where converted records go: standard output, one file, or (--split) one file a record. Files appear whole or not at
/// all; nothing exists before the first record is there.
class ConvertOutput {
 public:
  /// Throws UsageError when the output is an input, exists (without --overwrite), or the options contradict each other.
  explicit ConvertOutput(const Options& options);

  /// Takes the text of a record. `path`: display path of its input; `number`: of the record among all that were read.
  /// Throws UsageError for a second record where the format's files hold one and neither --split nor --join was given,
  /// or --join could not keep them apart: then nothing was written.
  void add(std::string_view text, std::string_view path, std::uint64_t number);
  /// Writes what is left and gives the file its name.
  void finish();
  /// How many ids had to be given anew because two records had the same (FileJoiner).
  std::uint64_t renumbered() const { return joiner_ != nullptr ? joiner_->renumbered() : 0; }

 private:
  void begin();
  void put(std::string_view text);
  void join();
  void write_split(std::string_view text, std::string_view path, std::uint64_t number);

  const Options& options_;
  const Format& format_;
  WriteOptions write_options_;
  Output standard_output_;
  std::unique_ptr<AtomicFile> file_;
  std::string held_;                    ///< the only record so far, where a second one would be refused
  std::string_view open_line_;          ///< what the last record's last line lacks at its end
  std::unique_ptr<FileJoiner> joiner_;  ///< of a format whose records do not simply follow one another
  std::unique_ptr<ScratchFile> body_;   ///< what comes after the joiner's head
  std::uint64_t records_ = 0;
  bool holds_one_;
  bool begun_ = false;
};

/// The name that --split gives to a record: from the name of its input (folders and endings dropped, what is not a
/// letter, digit, dash, dot or underscore replaced; never a hidden file, never empty) and its number.
std::string split_name(std::string_view path, std::uint64_t number, std::string_view extension);

}  // namespace fivefold
