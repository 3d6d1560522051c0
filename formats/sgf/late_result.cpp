#include "formats/sgf/reading.h"
#include "formats/sgf/result.h"

namespace fivefold::sgf {

bool read_late_result(const Node& node, Reading& reading) {
  const Property* const property = node.find("RE");
  if (property == nullptr) return false;
  Record& record = reading.record;
  const Span where = property->values.front().where;
  const std::string_view said = node.text("RE", TextKind::simple, record);
  const ResultReading read = read_result(said, reading.dialect ? Side::second : reading.side_of(false));
  if (read.result == Result::missing) return false;  // RE[] says nothing
  if (record.result != Result::missing) {
    if (read.result != record.result) {
      reading.findings.add(Code::sgf_results_differ, where, {{"later", excerpt(said)}, {"first", word(record.result)}});
    }
    return false;
  }
  record.result = read.result;
  record.result_where = where;
  if (!record.end) record.end = read.end;
  reading.findings.add(Code::sgf_result_late, where);
  if (read.doubtful) {
    reading.findings.add(Code::sgf_result_odd, where, {{"text", excerpt(said)}, {"meaning", word(read.result)}});
  }
  return read.whole;
}

}  // namespace fivefold::sgf
