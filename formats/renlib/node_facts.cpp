#include "formats/renlib/node_facts.h"

#include <algorithm>
#include <utility>

#include "formats/renlib/node.h"
#include "formats/sgf/values.h"

namespace fivefold::renlib {
namespace {

void append_text(const std::optional<std::string>& text, const std::optional<std::string>& bytes,
                 const Encoder& encoder, std::string& out) {
  const std::size_t begin = out.size();
  out += bytes ? *bytes : encoder.encode(text.value_or("")).value_or("");
  out += '\0';
  if ((out.size() - begin) % 2 != 0) out += '\0';
}

/// What a text ends with would end it early.
bool remove_nul(std::string& text) {
  const std::size_t size = text.size();
  text.erase(std::remove(text.begin(), text.end(), '\0'), text.end());
  return text.size() != size;
}

/// The bytes that the notes keep, where they still are those of the text.
std::optional<std::string> still_valid(const std::optional<std::string>& hex, const std::string& text,
                                       const std::string& encoding, bool label) {
  const auto bytes = hex ? from_hex(*hex) : std::nullopt;
  if (!bytes || bytes->find('\0') != std::string::npos) return std::nullopt;
  std::size_t replaced = 0;
  const std::string read = decode(*bytes, encoding, replaced);
  const bool same = label ? sgf::readable_text(read, sgf::TextKind::text) == text : read == text;
  return same ? bytes : std::nullopt;
}

}  // namespace

void take_comment(std::string_view readable, const Notes& notes, const std::string& encoding, NodeFacts& to) {
  if (readable.empty() && !notes.comment) return;
  std::string stored = stored_comment(readable);
  to.changed = remove_nul(stored) || readable_comment(stored) != readable;
  if (notes.comment && notes.comment->find('\0') == std::string::npos && readable_comment(*notes.comment) == readable) {
    stored = *notes.comment;
    to.changed = false;
  }
  if (stored.empty() && !notes.comment) return;
  to.comment_bytes = still_valid(notes.comment_hex, stored, encoding, false);
  to.comment = std::move(stored);
}

void take_text(std::optional<std::string> label, const Notes& notes, const std::string& encoding, NodeFacts& to) {
  if (label) to.changed = remove_nul(*label) || to.changed;
  if (!label && notes.text_hex) {
    const auto bytes = from_hex(*notes.text_hex);
    if (!bytes || bytes->find('\0') != std::string::npos) return;
    std::size_t replaced = 0;
    to.text = decode(*bytes, encoding, replaced);
    to.text_bytes = bytes;
    return;
  }
  if (label) to.text_bytes = still_valid(notes.text_hex, *label, encoding, true);
  to.text = std::move(label);
}

void append_node(std::uint8_t point, std::uint8_t links, const NodeFacts& facts, const Encoder& encoder,
                 std::string& out) {
  std::uint16_t extension = facts.extension.value_or(0);
  const bool said = (extension & (kBoardText | kBoardTextOther)) != 0;
  if (facts.text && !said) extension |= kBoardText;
  if (!facts.text) extension &= static_cast<std::uint16_t>(~(kBoardText | kBoardTextOther));
  unsigned flags = facts.flags | links;
  if (facts.comment) flags |= kComment;
  if (extension != 0 || facts.extension) flags |= kExtension;
  out += static_cast<char>(point);
  out += static_cast<char>(flags);
  if ((flags & kExtension) != 0) {
    out += static_cast<char>(extension >> 8U);
    out += static_cast<char>(extension & 0xFFU);
  }
  if (facts.comment) append_text(facts.comment, facts.comment_bytes, encoder, out);
  if (facts.text) append_text(facts.text, facts.text_bytes, encoder, out);
}

}  // namespace fivefold::renlib
