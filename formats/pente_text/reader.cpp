#include "formats/pente_text/reader.h"

#include "formats/limited_findings.h"
#include "formats/pente_text/header_reader.h"
#include "formats/pente_text/move_text_reader.h"

namespace fivefold::pente_text {
namespace {

bool is_open(Result result) { return result == Result::missing || result == Result::unknown; }

/// One result from the two places that state it. The header counts, unless it is open and the moves are not.
void settle_result(const HeaderReader& headers, const MoveTextReader& moves, Record& record,
                   LimitedFindings& findings) {
  const auto& token = moves.end_token();
  const bool in_header = headers.has(Key::result);
  record.result_where = in_header ? headers.result_value() : token ? token->where : Span{};
  if (!token) {
    if (in_header) findings.add(Code::result_stated_once, headers.result_value(), {{"where", "in the header"}});
    return;
  }
  if (!in_header) {
    record.result = token->result;
    findings.add(Code::result_stated_once, token->where, {{"where", "after the moves"}});
    return;
  }
  if (record.result == token->result) return;
  const bool contradiction = !is_open(record.result) && !is_open(token->result);
  findings.add(contradiction ? Code::results_differ : Code::result_open_once, token->where,
               {{"header", word(record.result)}, {"token", word(token->result)}});
  if (is_open(record.result)) record.result = token->result;
}

}  // namespace

void read_record(std::string_view bytes, Dialect dialect, const ParseOptions& options, Record& record,
                 Diagnostics& diagnostics) {
  LimitedFindings findings(diagnostics);
  HeaderReader headers(bytes, dialect == Dialect::pente_org, record, findings);
  const std::size_t begin = headers.read();
  const auto size = static_cast<std::uint32_t>(bytes.size());
  record.moves_where = {static_cast<std::uint32_t>(begin), size};
  MoveTextReader moves(bytes, options.coordinates.value_or(CoordinateStyle::skip_i), record, findings);
  moves.read(begin);
  settle_result(headers, moves, record, findings);
  findings.finish({size, size});
}

}  // namespace fivefold::pente_text
