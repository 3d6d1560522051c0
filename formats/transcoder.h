#pragma once

#include <iconv.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace fivefold {

/// Turns a stream of bytes of one encoding into UTF-8, piece by piece. What means nothing in that encoding is counted
/// and kept byte by byte (formats/kept_bytes.h), or becomes U+FFFD; nothing else is lost.
class Transcoder {
 public:
  enum class Undecodable : std::uint8_t { keep, replace };
  /// `encoding`: a name that canonical_encoding() gave. good() is false when iconv does not know it. Bytes of UTF-16
  /// and UTF-32 are never kept: they would mean nothing in the text that is written.
  explicit Transcoder(const std::string& encoding, Undecodable how = Undecodable::keep);
  ~Transcoder();
  Transcoder(const Transcoder&) = delete;
  Transcoder& operator=(const Transcoder&) = delete;

  bool good() const;
  /// Appends the UTF-8 of `bytes` to `out`. Returns how many bytes were used: fewer than given (at most 8 fewer) only
  /// when a character is cut off at the end; present the rest again with more behind it, or with `at_end`.
  /// REQUIRES good().
  std::size_t convert(std::string_view bytes, bool at_end, std::string& out);
  /// Runs of undecodable bytes so far.
  std::size_t replaced() const { return replaced_; }

 private:
  void undecodable(std::string_view bytes, std::string& out);
  void append(std::string_view text, std::string& out);

  iconv_t handle_;
  bool keep_;
  std::size_t replaced_ = 0;
  bool in_bad_run_ = false;
};

}  // namespace fivefold
