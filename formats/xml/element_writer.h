#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/point.h"
#include "core/record.h"

namespace fivefold::xml {

/// Writes elements line by line, two spaces for each level, with their texts escaped.
class ElementWriter {
 public:
  /// `backslash`: texts use the escape of escape.h.
  ElementWriter(std::string& out, bool backslash) : out_(out), backslash_(backslash) {}

  /// The character that made `backslash` necessary, once one was met; 0 if none.
  std::optional<unsigned> forbidden() const { return forbidden_; }

  /// Starts an element on a line of its own. It must be closed by one of the three below.
  void open(int level, std::string_view name);
  /// Attributes of the element just opened; empty texts are left out.
  void attribute(std::string_view name, std::string_view value);
  void attribute(std::string_view name, long value);
  void attribute(std::string_view name, Coord at);
  /// Attributes that the record keeps as the members of a JSON object.
  void other(std::string_view members);
  /// True if an attribute of that name was written for the element just opened.
  bool has(std::string_view name) const;

  void close_empty();                                             ///< />
  void close_with(std::string_view name, std::string_view text);  ///< >text</name>, or /> for no text
  void close_start();                                             ///< > and children follow
  void end(int level, std::string_view name);                     ///< </name>

  std::string& out() { return out_; }

 private:
  void append(std::string_view text, bool in_attribute);

  std::string& out_;
  bool backslash_;
  std::optional<unsigned> forbidden_;
  std::vector<std::string> written_;  ///< names of the attributes so far
};

/// True for a name that an attribute may have: ASCII letters, digits, "_", "-" and ".", not starting with a digit.
bool is_plain_name(std::string_view name);

}  // namespace fivefold::xml
