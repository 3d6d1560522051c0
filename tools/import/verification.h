#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <unordered_set>
#include <vector>

#include "tools/import/seen_records.h"

namespace fivefold {

/// Holds the records of a collection against their sources.
class Verification {
 public:
  /// Takes a record of the collection, in order.
  void claim(SeenRecord&& record, const Reporter& reporter, Findings& to, Summary& summary);
  /// The files that the records name as their sources and that exist, each once, in the order of the collection.
  std::vector<std::string> files() const;
  /// Takes a record as its source has it now.
  void source(const SeenRecord& record, const Reporter& reporter, Findings& to, Summary& summary);
  /// Reports the claims that no source has answered.
  void finish(const Reporter& reporter, Findings& to, Summary& summary);

  std::uint64_t records = 0;     ///< of the collection
  std::uint64_t agree = 0;       ///< their source is as it was and gives the same stones
  std::uint64_t kept_bytes = 0;  ///< their source is gone or changed, but its bytes are in the collection, undamaged
  std::uint64_t faulty = 0;
  std::uint64_t duplicates = 0;  ///< records of the sources that were left out: their stones are in the collection
  std::uint64_t absent = 0;      ///< records of the sources whose stones are not in the collection

 private:
  struct Claim {
    SeenRecord record;
    bool done = false;
    bool has_bytes = false;
  };
  std::vector<Claim> claims_;
  std::map<std::string, std::map<std::uint64_t, std::size_t>, std::less<>> places_;  ///< by path and first byte
  std::map<std::string, bool, std::less<>> read_;                                    ///< paths that were read
  std::unordered_set<std::uint64_t> stones_;
  std::vector<std::string> order_;  ///< paths in the order of the collection
};

}  // namespace fivefold
