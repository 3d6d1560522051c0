#include "formats/renlib/note_table.h"

#include <algorithm>
#include <string>
#include <utility>

#include "formats/jsonl/json_text.h"
#include "formats/renlib/notes.h"

namespace fivefold::renlib {

void NoteTable::add_label(std::uint32_t token, Coord at, std::string_view text) {
  labels_.push_back({token, at, record_.keep(text)});
}

void NoteTable::place() {
  std::stable_sort(labels_.begin(), labels_.end(), [](const auto& a, const auto& b) { return a.token < b.token; });
  const std::vector<Extra> found = std::move(record_.extras);
  record_.extras.clear();
  const auto place_labels_before = [&](std::uint32_t token) {
    while (next_label_ < labels_.size() && labels_[next_label_].token < token) {
      Extra extra;
      extra.token = labels_[next_label_].token;
      place_one(extra);
    }
  };
  for (const Extra& extra : found) {
    place_labels_before(extra.token);
    place_one(extra);
  }
  place_labels_before(kRoot);
}

/// The extra of a token together with its mark and labels, which are passed.
void NoteTable::place_one(Extra extra) {
  const Token& of = record_.tokens[extra.token];
  SgfMembers sgf;
  sgf.own = of.kind == TokenKind::move ? of.at : Coord{-1, -1};
  sgf.mark = next_mark_ < marks_.size() && marks_[next_mark_] == extra.token;
  next_mark_ += sgf.mark ? 1 : 0;
  for (; next_label_ < labels_.size() && labels_[next_label_].token == extra.token; ++next_label_) {
    sgf.labels.emplace_back(labels_[next_label_].at, labels_[next_label_].text);
  }
  if (sgf.mark || !sgf.labels.empty()) extra.other = record_.keep(join_members(extra.other, sgf));
  if (extra.text.empty() && extra.comment.empty() && extra.other.empty()) return;
  record_.tokens[extra.token].has_extra = true;
  record_.extras.push_back(extra);
}

void NoteTable::keep_root_labels() {
  const std::size_t count = labels_.size() - next_label_;
  if (count == 0) return;
  std::string value;
  for (std::size_t i = next_label_; i < labels_.size(); ++i) {
    const std::string label = label_value(labels_[i].at, labels_[i].text);
    if (count == 1) {
      value = label;
      continue;
    }
    value += value.empty() ? '[' : ',';
    jsonl::append_quoted(label, value);
  }
  Tag& tag = record_.tags.emplace_back();
  tag.key = kTagLabels;
  tag.json = count > 1;
  tag.value = record_.keep(tag.json ? value + "]" : value);
}

}  // namespace fivefold::renlib
