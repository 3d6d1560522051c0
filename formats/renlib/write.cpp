#include "formats/renlib/write.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "formats/encoding.h"
#include "formats/excerpt.h"
#include "formats/playable.h"
#include "formats/renlib/losses.h"
#include "formats/renlib/node.h"
#include "formats/renlib/node_facts.h"
#include "formats/renlib/tree.h"
#include "formats/renlib/version_rule.h"

namespace fivefold::renlib {
namespace {

/// One library from one record.
class Writer {
 public:
  Writer(const Judged& judged, std::string& out, Diagnostics& diagnostics)
      : judged_(judged),
        record_(judged.record),
        board_(board_of(judged)),
        out_(out),
        diagnostics_(diagnostics),
        tree_(record_) {}

  bool write(bool force) {
    if (!board_fits()) return false;
    tree_.build();
    if (tree_.unwritable != Tree::kNone && !report_unwritable(force)) return false;
    collect();
    choose_encoding();
    report_losses(record_, tree_, found_, diagnostics_);
    emit();
    return true;
  }

 private:
  /// False (after X103) when the moves would mean another game.
  bool board_fits() {
    std::string what(odd_board(judged_));
    if (what.empty() && (board_.width != kSide || board_.height != kSide))
      what = fmt::format("its size is {}x{}, that of libraries always 15x15", board_.width, board_.height);
    return what.empty() || refuse_board(judged_, "renlib", what, diagnostics_);
  }

  bool report_unwritable(bool force) {
    int ply = 1;
    for (std::uint32_t at = tree_.unwritable_after; at != Tree::kRoot; at = tree_.nodes()[at].parent) ++ply;
    const Token& token = record_.tokens[tree_.unwritable];
    const Extra* const extra = record_.extra(tree_.unwritable);
    const bool named = extra != nullptr && !extra->text.empty();
    diagnostics_.add(Code::moves_not_written, token.where,
                     {{"count", std::to_string(tree_.unwritten)},
                      {"ply", std::to_string(ply)},
                      {"move", named ? std::string(extra->text) : fmt::format("[{}, {}]", token.at.x, token.at.y)}});
    return force;
  }

  /// Facts of all nodes that have some, in the order of their tokens; board texts of free points become nodes.
  void collect() {
    encoding_ = record_.tag(kTagEncoding);
    if (!canonical_encoding(encoding_)) encoding_.clear();
    if (!encoding_.empty()) encoding_ = *canonical_encoding(encoding_);
    collect_root();
    for (const Extra& extra : record_.extras) {
      const Token& token = record_.tokens[extra.token];
      const bool is_move = token.kind == TokenKind::move;
      NotesFound found = notes_from(extra.other, is_move ? token.at : Coord{-1, -1});
      found_.members = found_.members || found.lost;
      const std::uint32_t node = tree_.node_of(extra.token);
      if (node == Tree::kNone || node == Tree::kRoot || tree_.nodes()[node].token != extra.token) {
        const bool silent = extra.comment.empty() && found.sgf.labels.empty() && !found.sgf.mark;
        if (node != Tree::kNone && !silent) found_.members = true;
        continue;
      }
      NodeFacts facts;
      facts.flags = static_cast<std::uint8_t>((found.sgf.mark ? kMark : 0) | (found.notes.start ? kStart : 0) |
                                              (found.notes.no_move ? kNoMove : 0));
      facts.extension = found.notes.extension;
      take_comment(extra.comment, found.notes, encoding_, facts);
      std::optional<std::string> own;
      bool others_first = false;
      for (auto& [at, text] : found.sgf.labels) {
        if (is_move && at == token.at && !own) {
          own = std::move(text);
          found_.labels = found_.labels || others_first;
        } else {
          others_first = true;
          add_label(node, at, std::move(text));
        }
      }
      take_text(std::move(own), found.notes, encoding_, facts);
      found_.controls = found_.controls || facts.changed;
      facts_.emplace_back(extra.token, std::move(facts));
    }
  }

  void collect_root() {
    Notes notes;
    const std::string_view stored = record_.tag(kTagComment);
    if (stored.starts_with("hex:")) {
      notes.comment_hex = stored.substr(4);
      std::size_t replaced = 0;
      notes.comment = decode(from_hex(*notes.comment_hex).value_or(""), encoding_, replaced);
    } else if (!stored.empty()) {
      notes.comment = stored;
    }
    take_comment(record_.intro, notes, encoding_, root_);
    if (const std::string_view text = record_.tag(kTagRootText); !text.empty()) notes.text_hex = text;
    take_text(std::nullopt, notes, encoding_, root_);
    found_.controls = root_.changed;
    for (const Tag& tag : record_.tags) {
      if (tag.key != kTagLabels) continue;
      for (auto& [at, text] : labels_from(tag.value, tag.json)) add_label(Tree::kRoot, at, std::move(text));
    }
  }

  void add_label(std::uint32_t node, Coord at, std::string text) {
    NodeFacts facts;
    facts.flags = kNoMove;
    take_text(std::move(text), {}, encoding_, facts);
    found_.controls = found_.controls || facts.changed;
    if (tree_.add_label(node, byte_of(at), static_cast<std::uint32_t>(labels_.size()))) {
      labels_.push_back(std::move(facts));
    } else {
      found_.labels = true;
    }
  }

  /// All texts in the encoding that the record names; in UTF-8 where it names none or lacks a letter.
  void choose_encoding() {
    const Encoder encoder(encoding_);
    const std::string* first = nullptr;
    const std::string* without_place = nullptr;
    const auto look = [&](const std::optional<std::string>& text, const std::optional<std::string>& bytes) {
      if (!text || bytes || is_ascii(*text)) return;
      if (first == nullptr) first = &*text;
      if (without_place == nullptr && !encoder.encode(*text)) without_place = &*text;
    };
    const auto look_at = [&](const NodeFacts& facts) {
      look(facts.comment, facts.comment_bytes);
      look(facts.text, facts.text_bytes);
    };
    look_at(root_);
    for (const auto& [token, facts] : facts_) look_at(facts);
    for (const NodeFacts& facts : labels_) look_at(facts);
    if (without_place != nullptr) {
      say_utf8(fmt::format("\"{}\" cannot be written in {}", excerpt(*without_place), encoding_));
      forget_bytes(root_);
      for (auto& [token, facts] : facts_) forget_bytes(facts);
      encoding_ = "UTF-8";
    } else if (encoding_.empty() && first != nullptr) {
      say_utf8("the record names no encoding of a library");
      encoding_ = "UTF-8";
    }
  }

  static void forget_bytes(NodeFacts& facts) {
    facts.comment_bytes.reset();
    facts.text_bytes.reset();
  }

  void say_utf8(std::string why) {
    diagnostics_.add(Code::renlib_utf8, record_.moves_where, {{"why", std::move(why)}});
  }

  void emit() {
    const Encoder encoder(encoding_);
    const auto& nodes = tree_.nodes();
    const std::uint32_t first = nodes[Tree::kRoot].first;
    const bool alone = first != Tree::kNone && nodes[first].next == Tree::kNone;
    const bool passes = std::any_of(nodes.begin() + 1, nodes.end(), [](const auto& n) { return n.point == kNoPoint; });
    const bool rule = needs_root({alone && nodes[first].point == kCentre, passes, root_.comment.has_value()});
    const std::string_view stated = record_.tag(kTagRoot);
    const bool can_do_without = !root_.comment && !root_.text && first != Tree::kNone && nodes[first].point != kNoPoint;
    const bool rooted = stated == "none" ? !can_do_without : rule || !stated.empty();
    write_header(rule);
    if (rooted) {
      take_root_flags(from_hex(stated).value_or(""));
      append_node(kNoPoint, first == Tree::kNone ? kLeaf : 0, root_, encoder, out_);
    }
    auto facts = std::vector<const NodeFacts*>(nodes.size(), nullptr);
    for (const auto& [token, of] : facts_) facts[tree_.node_of(token)] = &of;
    const NodeFacts none;
    for (const std::uint32_t id : tree_.order()) {
      if (id == Tree::kRoot) continue;
      const Tree::TreeNode& node = nodes[id];
      const NodeFacts* of = node.label != Tree::kNone ? &labels_[node.label] : facts[id];
      std::uint8_t links = 0;
      if (node.next != Tree::kNone) links |= kSibling;
      if (node.first == Tree::kNone) links |= kLeaf;
      append_node(node.point, links, of != nullptr ? *of : none, encoder, out_);
    }
  }

  void take_root_flags(std::string_view bytes) {
    if (bytes.size() != 1 && bytes.size() != 3) return;
    const auto byte = [&](std::size_t at) { return static_cast<unsigned>(static_cast<unsigned char>(bytes[at])); };
    root_.flags = static_cast<std::uint8_t>(byte(0) & (kMark | kStart | kNoMove));
    if (bytes.size() == 3) root_.extension = static_cast<std::uint16_t>(byte(1) << 8U | byte(2));
  }

  void write_header(bool rule) {
    std::string header = header_bytes(rule);
    const auto stated = from_hex(record_.tag(kTagHeader));
    if (stated && stated->size() == kHeaderSize - kMagic.size()) {
      const int version = 100 * static_cast<unsigned char>((*stated)[0]) + static_cast<unsigned char>((*stated)[1]);
      if (version <= 100 * kNewestMajor + kNewestMinor) header = std::string(kMagic) + *stated;
    }
    out_ += header;
  }

  const Judged& judged_;
  const Record& record_;
  const BoardLayout& board_;
  std::string& out_;
  Diagnostics& diagnostics_;
  Tree tree_;
  Found found_;
  std::string encoding_;
  NodeFacts root_;
  std::vector<std::pair<std::uint32_t, NodeFacts>> facts_;  ///< by token
  std::vector<NodeFacts> labels_;
};

}  // namespace

bool write(const Judged& judged, const WriteOptions& options, std::string& out, Diagnostics& diagnostics) {
  return Writer(judged, out, diagnostics).write(options.force);
}

}  // namespace fivefold::renlib
