#include "formats/rif/learn.h"

#include <tinyxml2.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "formats/excerpt.h"
#include "formats/rif/facts.h"
#include "formats/xml/markup.h"
#include "formats/xml/references.h"

namespace fivefold::rif {
namespace {

using xml::Piece;

Span whole(std::string_view text) { return {0, static_cast<std::uint32_t>(text.size())}; }

/// tinyxml2 garbles what follows a "&" that begins no reference.
std::string mended(std::string_view text, const std::vector<std::uint32_t>& bare) {
  std::string out;
  std::size_t from = 0;
  for (const std::uint32_t at : bare) {
    out.append(text.substr(from, at - from)).append("&amp;");
    from = at + 1;
  }
  return out.append(text.substr(from));
}

/// What stands between the tags of an element's text.
std::string_view inside(std::string_view text) {
  xml::MarkupReader reader(text);
  Piece piece;
  if (!reader.next(piece) || piece.self_closing) return {};
  const std::size_t begin = piece.end;
  const std::size_t end = text.rfind("</");
  return end == std::string_view::npos || end < begin ? std::string_view{} : text.substr(begin, end - begin);
}

void read_inside(const tinyxml2::XMLElement& element, std::string_view text, Row& row) {
  const tinyxml2::XMLNode* const only = element.FirstChild();
  if (only == nullptr) return;
  const tinyxml2::XMLElement* const info = only->ToElement();
  const bool plain =
      info != nullptr && only->NextSibling() == nullptr && info->FirstAttribute() == nullptr && kInfo == info->Name() &&
      !row.has(kInfo) &&
      (info->FirstChild() == nullptr || (info->FirstChild() == info->LastChild() && info->GetText() != nullptr));
  if (plain) {
    row.set(kInfo, info->GetText() != nullptr ? info->GetText() : "");
  } else {
    row.set(kInside, inside(text));
  }
}

void learn_row(std::string_view piece, Table table, Tables& tables, Diagnostics& diagnostics) {
  Row row = read_row(piece, whole(piece), diagnostics);
  if (row.empty() && !diagnostics.empty()) return;
  const Span where = whole(piece);
  if (row.id().empty()) {
    diagnostics.add(Code::rif_row_without_id, where, {{"row", std::string(singular(table))}});
    return;
  }
  if (const Row* const known = tables.find(table, row.id()); known != nullptr) {
    if (*known == row) return;
    diagnostics.add(Code::rif_row_twice, where, {{"id", excerpt(row.id())}, {"row", std::string(singular(table))}});
    return;
  }
  check_references(row, tables, where, diagnostics);
  if (table == Table::tournament) check_dates(row, where, diagnostics);
  if (tables.add(table, std::move(row)) || !tables.first_time("limit")) return;
  diagnostics.add(Code::rif_tables_too_large, where, {{"limit", std::to_string(Tables::kMostBytes >> 20U) + " MiB"}});
}

}  // namespace

bool names_nothing(std::string_view id) { return id.empty() || id == "0"; }

void check_references(const Row& row, const Tables& tables, Span where, Diagnostics& diagnostics) {
  row.each([&](std::string_view name, std::string_view value) {
    const auto target = target_of(name);
    // The id of a month is its number, whatever the table of their names says.
    if (!target || *target == Table::month || names_nothing(value) || tables.find(*target, value) != nullptr) return;
    diagnostics.add(
        Code::rif_id_unknown, where,
        {{"attribute", std::string(name)}, {"id", excerpt(value)}, {"table", std::string(plural(*target))}});
  });
}

bool has_too_many_attributes(std::string_view text) {
  xml::MarkupReader reader(text);
  for (Piece piece; reader.next(piece);) {
    if (piece.kind != Piece::Kind::start) continue;
    std::size_t count = 0;
    char quote = 0;
    for (const char c : text.substr(piece.begin, piece.end - piece.begin)) {
      if (quote != 0) {
        if (c == quote) quote = 0;
      } else if (c == '"' || c == '\'') {
        quote = c;
        ++count;
      }
    }
    if (count > Row::kMostValues) return true;
  }
  return false;
}

Row read_row(std::string_view text, Span where, Diagnostics& diagnostics) {
  if (has_too_many_attributes(text)) {
    diagnostics.add(Code::xml_malformed, where, {{"what", "too many attributes in a row"}});
    return {};
  }
  std::vector<std::uint32_t> bare;
  if (!xml::check_characters(text, 0, bare, diagnostics)) return {};
  const std::string readable = mended(text, bare);
  tinyxml2::XMLDocument document;
  document.Parse(readable.data(), readable.size());
  const tinyxml2::XMLElement* const element = document.RootElement();
  if (document.Error() || element == nullptr) {
    diagnostics.add(Code::xml_malformed, where, {{"what", document.ErrorName()}});
    return {};
  }
  Row row;
  for (const auto* at = element->FirstAttribute(); at != nullptr; at = at->Next()) row.set(at->Name(), at->Value());
  read_inside(*element, readable, row);
  return row;
}

void learn(std::string_view piece, FileContext& context, Diagnostics& diagnostics) {
  auto& tables = static_cast<Tables&>(context);
  xml::MarkupReader reader(piece);
  Piece first;
  if (!reader.next(first)) return;
  const Span where = whole(piece);
  switch (first.kind) {
    case Piece::Kind::comment: {
      constexpr std::size_t kShown = 300;
      constexpr std::size_t kMarks = 4;  // "<!--"
      const std::string_view text = piece.substr(kMarks, piece.size() - std::min(piece.size(), kMarks + 3));
      const std::size_t begin = text.find_first_not_of(" \t\r\n");
      diagnostics.add(Code::rif_notice, where, {{"text", excerpt(text.substr(std::min(begin, text.size())), kShown)}});
      return;
    }
    case Piece::Kind::doctype: {
      const bool entities = piece.find("<!ENTITY") != std::string_view::npos;
      diagnostics.add(entities ? Code::entities_declared : Code::doctype_not_read, where);
      return;
    }
    case Piece::Kind::broken: diagnostics.add(Code::xml_malformed, where, {{"what", "a tag is not closed"}}); return;
    case Piece::Kind::start: break;
    case Piece::Kind::text:
    case Piece::Kind::cdata:
    case Piece::Kind::end:
    case Piece::Kind::instruction:
      if (tables.first_time("text")) diagnostics.add(Code::outside_game, where, {{"name", "text"}});
      return;
  }
  if (const auto table = table_of_row(first.name)) {
    learn_row(piece, *table, tables, diagnostics);
  } else if (first.name == "database") {
    const std::string closed = std::string(piece.substr(0, piece.size() - (first.self_closing ? 2 : 1))) + "/>";
    tables.database = read_row(closed, where, diagnostics);
  } else if (tables.first_time(std::string("<").append(first.name))) {
    diagnostics.add(Code::outside_game, where, {{"name", excerpt(first.name)}});
  }
}

}  // namespace fivefold::rif
