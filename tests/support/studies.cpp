#include "tests/support/studies.h"

#include <fstream>
#include <sstream>
#include <stdexcept>

#include "core/coordinates.h"
#include "formats/jsonl/jsonl.h"
#include "formats/pente_text/pente_text.h"
#include "tests/support/pente_text_files.h"
#include "tests/support/paths.h"

namespace fivefold::test {

std::shared_ptr<const Study> study_of(const Format& format, std::string bytes, const JudgeOptions& options) {
  Study::Source source;
  source.bytes = std::move(bytes);
  source.format = &format;
  source.path = "record";
  return Study::make(std::move(source), options);
}

std::shared_ptr<const Study> study_of_case(std::string_view name) { return study_of(kPenteText, case_file(name)); }

std::shared_ptr<const Study> study_of_json(std::string bytes, const JudgeOptions& options) {
  return study_of(kJsonLines, std::move(bytes), options);
}

std::shared_ptr<const Study> study_of_pente(std::string_view moves, std::string_view result) {
  const std::string end(result);
  return study_of(kPenteText, "[Game \"Pente\"]\n[Result \"" + end + "\"]\n\n" + std::string(moves) + " " + end + "\n");
}

std::string text_of_test_file(std::string_view name) {
  std::ifstream in((fivefold::test::source_folder() + "/tests/").append(name), std::ios::binary);
  if (!in) throw std::runtime_error("no such file: " + std::string(name));
  std::ostringstream all;
  all << in.rdbuf();
  return all.str();
}

Point at(const Study& study, std::string_view name) {
  const auto coord = read_coord(name, study.ruleset().coordinates);
  const auto point = coord ? study.topology().at(*coord) : std::nullopt;
  if (!point) throw std::runtime_error("no such intersection: " + std::string(name));
  return *point;
}

std::string names(const Study& study, const std::vector<Point>& points) {
  std::string all;
  for (const Point point : points) {
    if (!all.empty()) all += ' ';
    all += write_coord(study.topology().coord(point), study.ruleset().coordinates);
  }
  return all;
}

std::vector<std::string> board_of(const Study& study, const Moment& moment) {
  const Topology& topology = study.topology();
  std::vector<std::string> rows(static_cast<std::size_t>(topology.height()),
                                std::string(static_cast<std::size_t>(topology.width()), '.'));
  for (std::size_t i = 0; i < moment.cells.size(); ++i) {
    if (moment.cells[i].kind == CellView::Kind::empty) continue;
    const Coord coord = topology.coord(static_cast<Point>(i));
    rows[static_cast<std::size_t>(topology.height() - 1 - coord.y)][static_cast<std::size_t>(coord.x)] =
        moment.cells[i].side == Side::first ? '1' : '2';
  }
  return rows;
}

Moment moment_at(const Study& study, std::uint32_t tokens, std::uint32_t line) {
  return make_moment(study, {line, tokens}, ViewOptions{});
}

}  // namespace fivefold::test
