#include "formats/jsonl/outcome_json.h"

#include <array>

#include "formats/jsonl/object_writer.h"

namespace fivefold {
namespace {

/// Elements of a JSON list parted by commas.
template <class Range, class Append>
void append_list(const Range& range, std::string& out, Append append) {
  out += '[';
  for (const auto& one : range) {
    if (out.back() != '[') out += ',';
    append(one);
  }
  out += ']';
}

void append_row(const Row& row, const Topology& topology, std::string& out) {
  const auto point = [&](Point p) { append_json_point(p, topology, out); };
  out.append("{\"axis\":\"").append(word(row.axis)).append("\",\"cells\":");
  append_list(row.cells, out, point);
  out.append(",\"ring\":").append(row.ring ? "true" : "false").append(",\"hops\":");
  append_list(row.hops, out, [&](const Hop& hop) {
    out.append("[").append(std::to_string(hop.after)).append(",");
    append_list(hop.holes, out, point);
    out += ']';
  });
  out += '}';
}

}  // namespace

const char* word(Axis axis) {
  constexpr std::array words = {"E", "N", "NE", "SE"};
  return words[index(axis)];
}

void append_json_point(Point point, const Topology& topology, std::string& out) {
  jsonl::append_cell(topology.coord(point), out);
}

void append_json_outcome(const Outcome& outcome, const std::vector<Row>& rows, const Topology& topology,
                         std::string& out) {
  out.append("{\"winner\":").append(std::to_string(outcome.winner ? number(*outcome.winner) : 0)).append(",\"by\":[");
  for (int i = 0; i < kEndKinds; ++i) {
    const auto kind = static_cast<EndKind>(i);
    if ((outcome.by & bit(kind)) == 0) continue;
    if (out.back() != '[') out += ',';
    out.append("\"").append(word(kind)).append("\"");
  }
  out += ']';
  if (!rows.empty()) {
    out += ",\"lines\":";
    append_list(rows, out, [&](const Row& row) { append_row(row, topology, out); });
  }
  out += '}';
}

}  // namespace fivefold
