#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/record.h"
#include "formats/limited_findings.h"
#include "formats/pente_text/headers.h"

namespace fivefold::pente_text {

/// Reads the headers of one record into its members and tags. Allocates nothing for a file as the site writes it.
class HeaderReader {
 public:
  /// `strict`: other line ends than CR LF and other names of the keys than pente.org's are remarked on.
  HeaderReader(std::string_view bytes, bool strict, Record& record, LimitedFindings& findings)
      : bytes_(bytes), strict_(strict), record_(record), findings_(findings) {}

  /// Reads from the start of the bytes; returns where the moves begin (or would).
  std::size_t read();
  bool has(Key key) const { return (seen_ & bit(key)) != 0; }
  Span result_value() const { return result_value_; }

 private:
  static std::uint32_t bit(Key key) { return std::uint32_t{1} << index(key); }

  Span span_of(std::string_view part) const;
  bool skip_to_header(std::size_t& at);
  void read_line(std::string_view line);
  void read_untidy_line(std::string_view line);
  void add(Key key, std::string_view name, std::string_view raw);
  void add_tag(std::string_view name, std::string_view raw);
  void place(Key key, std::string_view name, std::string_view raw, std::string_view value, bool same_when_written);
  void report(Stored stored, Key key, std::string_view name, std::string_view raw);
  std::string_view clean(std::string_view name, std::string_view raw);
  std::string as_written(std::string_view value);
  bool escapes_nothing();
  void check_date();
  void check_doubles();

  std::string_view bytes_;
  bool strict_;
  Record& record_;
  LimitedFindings& findings_;
  std::uint32_t seen_ = 0;
  std::size_t next_key_ = 0;  ///< the site's order: the key that stands next if nothing is odd
  std::size_t count_ = 0;     ///< headers read
  std::optional<bool> escapes_nothing_;
  Span date_value_;
  Span result_value_;
};

}  // namespace fivefold::pente_text
