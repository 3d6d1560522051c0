#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "viewer/scene/moment.h"
#include "viewer/scene/study.h"

namespace fivefold::test {

/// A study of the only record of a text in this format. `line` is the place of its first line in its file.
std::shared_ptr<const Study> study_of(const Format& format, std::string bytes, const JudgeOptions& options = {});
/// The same for the text of a case file in pente-text: "B203.pgn".
std::shared_ptr<const Study> study_of_case(std::string_view name);
/// The same for JSON Lines.
std::shared_ptr<const Study> study_of_json(std::string bytes, const JudgeOptions& options = {});
/// A Pente record with these moves, as pente.org writes it.
std::shared_ptr<const Study> study_of_pente(std::string_view moves, std::string_view result = "*");
/// A text below tests/.
std::string text_of_test_file(std::string_view name);

/// The intersection with this name in the study's own style. REQUIRES: it is on the board.
Point at(const Study& study, std::string_view name);
/// Names of points in order, joined by blanks.
std::string names(const Study& study, const std::vector<Point>& points);
/// The board of a moment, north row first: '.' empty, '1', '2'; holes and locked cells are '.'.
std::vector<std::string> board_of(const Study& study, const Moment& moment);
/// The moment behind `tokens` tokens of a line, with default options.
Moment moment_at(const Study& study, std::uint32_t tokens, std::uint32_t line = 0);

}  // namespace fivefold::test
