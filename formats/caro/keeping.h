#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/record.h"
#include "formats/jsonl/json_text.h"
#include "formats/jsonl/reading.h"

namespace fivefold::caro {

/// The tags in which a format keeps how an object was written.
struct KeepTags {
  std::string_view keys;  ///< the order of the members, where it is not the usual one
  std::string_view kept;  ///< unknown members, and known ones of another spelling
};

/// The members of a JSON object that was kept, as (key, text of the value).
using KeptMembers = std::vector<std::pair<std::string, std::string_view>>;
KeptMembers kept_members(std::string_view object, Record& store);

/// What is kept of a move that is spelt otherwise than `usual`: text for Extra::other with one member, or empty. Two
/// spellings that differ in white space only are one.
std::string kept_move(std::string_view key, std::string_view raw, std::string_view usual);
/// The text that kept_move kept under this key; empty when there is none. It lies in `other` or in the store.
std::string_view text_of_move(std::string_view key, std::string_view other, Record& store);

/// Reads an object member by member and remembers what writing it again needs.
class MemberReader {
 public:
  /// `names`: the members that the format knows, in the usual order; at most 32.
  MemberReader(jsonl::Reading& reading, KeepTags tags, std::span<const std::string_view> names)
      : reading_(reading), tags_(tags), names_(names) {}

  /// Walks over the object that comes. `read` passes the value of names[index]; the values of other members are kept.
  void walk(const std::function<void(std::size_t)>& read);

  struct Spelling {
    /// Whether the writer would write the member without being asked for it.
    std::function<bool(std::size_t)> is_stated;
    /// Appends the value in the usual spelling; false when its own text is not kept (the list of moves).
    std::function<bool(std::size_t, std::string&)> append;
  };
  /// Puts the tags on the record.
  void keep(const Spelling& spelling);

 private:
  struct Seen {
    std::string name;
    std::size_t member;  ///< index in names_; kNone for unknown members, whose values are kept already
    Span where;
  };
  static constexpr std::size_t kNone = ~std::size_t{0};

  void keep_unknown(std::string_view name);
  void keep_spelling(std::string name, std::string_view raw, std::string_view usual);
  void tag(std::string_view key, std::string_view value);

  jsonl::Reading& reading_;
  KeepTags tags_;
  std::span<const std::string_view> names_;
  std::vector<Seen> seen_;
  std::string kept_;
};

/// Writes an object as MemberReader kept it.
class MemberWriter {
 public:
  MemberWriter(const Record& record, KeepTags tags, std::span<const std::string_view> names, bool canonical);

  struct Members {
    std::function<bool(std::size_t)> is_stated;  ///< written where no order was kept
    std::function<bool(std::size_t)> is_needed;  ///< written although the order that was kept leaves it out
    std::function<void(std::size_t, std::string&)> append;
    /// Whether a kept text still says what the record says.
    std::function<bool(std::size_t, std::string_view)> still_says;
  };
  void write(const Members& members, std::string& out);

 private:
  std::vector<std::string> order(const Members& members);
  const std::string_view* take(std::string_view name);
  void write_member(std::size_t member, const Members& members, std::string& out);
  void write_text(std::string_view name, std::string_view text, std::string& out) const;
  std::size_t index_of(std::string_view name) const;

  const Record& record_;
  KeepTags tags_;
  std::span<const std::string_view> names_;
  bool canonical_;
  Record store_;
  KeptMembers members_;
  std::map<std::string_view, std::vector<std::size_t>> places_;  ///< the last is taken first
  std::vector<bool> used_;
};

}  // namespace fivefold::caro
