#include "formats/renlib/text_reader.h"

#include <algorithm>

#include "formats/encoding.h"
#include "formats/sgf/values.h"

namespace fivefold::renlib {
namespace {

/// Texts that a guess is made from; more would not change it.
constexpr std::size_t kEnoughEvidence = 64U << 10;

/// Lines in ASCII would only tell that the text is English.
void add_foreign_lines(std::string_view text, std::string& evidence) {
  while (!text.empty() && evidence.size() < kEnoughEvidence) {
    const std::size_t end = std::min(text.find_first_of("\x08\r\n"), text.size());
    const std::string_view line = text.substr(0, std::min(end, kEnoughEvidence));
    if (!is_ascii(line)) evidence.append(line).append("\n");
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

}  // namespace

void TextReader::learn(std::string_view bytes, std::size_t start, std::string_view option) {
  std::string evidence;
  NodeReader nodes(bytes, start);
  for (Node node; evidence.size() < kEnoughEvidence && nodes.next(node);) {
    if (!node.has(kOldComment)) add_foreign_lines(node.comment, evidence);
    add_foreign_lines(node.text, evidence);
  }
  encoding_ = choose_encoding(evidence, option);
  encoder_.emplace(encoding_.name);
}

std::string TextReader::comment(const Node& node, Notes& notes) {
  const bool old = node.has(kOldComment);
  const std::string stored = old ? decode_old(node.comment) : decode(node.comment, encoding_.name, replaced_);
  std::string readable = readable_comment(stored);
  if (stored_comment(readable) != stored || stored.empty()) notes.comment = stored;
  if (!old && encoder_->encode(stored) != std::string(node.comment)) notes.comment_hex = to_hex(node.comment);
  return readable;
}

std::string TextReader::board_text(std::string_view bytes) { return decode(bytes, encoding_.name, replaced_); }

bool TextReader::gives_back(const std::string& text, std::string_view bytes) const {
  return encoder_->encode(sgf::readable_text(text, sgf::TextKind::text)) == std::string(bytes);
}

void TextReader::report(Diagnostics& diagnostics) const {
  if (!encoding_.name.empty() && encoding_.name != "UTF-8") {
    report_decoded(encoding_.name, encoding_.source, diagnostics);
  }
  if (replaced_ > 0) {
    diagnostics.add(Code::undecodable, Span{}, {{"count", std::to_string(replaced_)}, {"encoding", encoding_.name}});
  }
}

}  // namespace fivefold::renlib
