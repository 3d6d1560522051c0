// Any bytes as an input file: archives, compressions, encodings, detection, cutting. No crash, no hang, a bounded
// window, and the bytes of each record are valid UTF-8 (formats of bytes apart).
#include <unistd.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <variant>

#include "formats/encoding.h"
#include "formats/io/inputs.h"
#include "formats/splitter.h"
#include "tests/fuzz/laws.h"

namespace fivefold::fuzz {
namespace {

/// A file that goes with its owner: inputs are named, not handed over.
class ScratchFile {
 public:
  ScratchFile() : descriptor_(mkstemp(name_.data())) { expect(descriptor_ >= 0, "no scratch file can be made"); }
  ~ScratchFile() {
    close(descriptor_);
    unlink(name_.c_str());
  }
  ScratchFile(const ScratchFile&) = delete;
  ScratchFile& operator=(const ScratchFile&) = delete;

  void fill(const std::uint8_t* data, std::size_t size) const {
    expect(ftruncate(descriptor_, 0) == 0, "scratch file");
    expect(pwrite(descriptor_, data, size, 0) == static_cast<ssize_t>(size), "scratch file");
  }
  const std::string& name() const { return name_; }

 private:
  std::string name_ = "/tmp/fivefold-fuzz-XXXXXX";
  int descriptor_;
};

void check(const std::string& path) {
  InputOptions limits;
  limits.max_entry_bytes = 1U << 20;
  limits.ratio_from = 1U << 16;
  Inputs inputs({path}, limits);
  SplitOptions options;
  options.max_record = 1U << 14;
  options.read_bytes = 1U << 10;
  Splitter splitter(inputs, options);
  while (const auto batch = splitter.next()) {
    for (const auto& item : batch->items) {
      const auto* record = std::get_if<RawRecord>(&item);
      if (record == nullptr) continue;
      expect(record->bytes.size() <= options.max_record, "a record is longer than the limit");
      expect(record->entry->format->binary || is_valid_utf8(record->bytes), "a record is not UTF-8", record->bytes);
    }
  }
  expect(splitter.peak_window() <= options.max_record + 2 * options.read_bytes, "the window outgrew its limit");
}

}  // namespace
}  // namespace fivefold::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const fivefold::fuzz::ScratchFile file;
  file.fill(data, size);
  fivefold::fuzz::check(file.name());
  return 0;
}
