#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/point.h"
#include "core/record.h"
#include "formats/jsonl/json_text.h"

namespace fivefold::jsonl {

/// "[3,4]"
void append_cell(Coord cell, std::string& out);

/// Writes members of objects and elements of lists with their commas.
class ObjectWriter {
 public:
  ObjectWriter(Spelling spelling, std::string& out) : spelling_(spelling), out_(out) {}

  std::string& out() { return out_; }
  Spelling spelling() const { return spelling_; }

  /// A comma, unless this is the first in its container.
  void comma() {
    if (out_.back() != '{' && out_.back() != '[') out_ += ',';
  }
  void key(std::string_view name) {
    comma();
    append_quoted(name, out_);
    out_ += ':';
    keys_.emplace_back(name);
  }
  /// The name, or where the object that is being written has such a key already "name#2" (then "name#3" ...), as a
  /// second value is named when it is read: no object states one key twice.
  std::string free_name(std::string_view name) const;
  void text(std::string_view name, std::string_view value) {
    if (value.empty()) return;
    key(name);
    append_quoted(value, out_);
  }
  void number(std::string_view name, long value) {
    key(name);
    out_ += std::to_string(value);
  }
  /// Further members as text; what is no such text (another format's) becomes one string under "other".
  void members(std::string_view text);
  void value(std::string_view json) { append_value_or_quoted(json, spelling_, out_); }

  /// A member that is a container; nothing is left of it when `body` writes nothing.
  template <class Body>
  void object(std::string_view name, Body body) {
    container(name, '{', '}', body);
  }
  template <class Body>
  void list(std::string_view name, Body body) {
    container(name, '[', ']', body);
  }

 private:
  template <class Body>
  void container(std::string_view name, char open, char close, Body body) {
    const std::size_t before = out_.size();
    key(name);
    out_ += open;
    const std::size_t empty = out_.size();
    const std::size_t outer = std::exchange(first_key_, keys_.size());
    body();
    keys_.resize(first_key_);
    first_key_ = outer;
    if (out_.size() == empty) {
      keys_.pop_back();
      out_.resize(before);
    } else {
      out_ += close;
    }
  }

  Spelling spelling_;
  std::string& out_;
  std::vector<std::string> keys_;  ///< written so far, of the objects that are open
  std::size_t first_key_ = 0;           ///< of the innermost one
};

/// The tags of a record that stand for values within its objects (see Sink in reading.h), found by their parent.
class KeptValues {
 public:
  struct Value {
    std::string_view parent;  ///< "" at the top level, else "/board/"
    std::string name;         ///< the key; "-" means one more element of a list
    const Tag* tag;
  };
  KeptValues(const Record& record, Spelling spelling);

  /// What is kept for the parts of a parent, by their names.
  std::unordered_map<std::string_view, const Tag*> parts(std::string_view parent) const;
  /// Writes what is kept for an object as members.
  void write_members(std::string_view parent, ObjectWriter& to) const;
  /// Writes what is kept for the end of a list as elements.
  void write_elements(std::string_view parent, ObjectWriter& to) const;

 private:
  using Iterator = std::vector<Value>::const_iterator;
  std::pair<Iterator, Iterator> of(std::string_view parent) const;

  std::vector<Value> values_;  // sorted by parent; canonical: then by name
};

}  // namespace fivefold::jsonl
