#include "viewer/output/text_out.h"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <system_error>

#include "formats/board_text.h"
#include "formats/io/atomic_file.h"
#include "formats/kept_bytes.h"
#include "viewer/output/svg_layers.h"
#include "viewer/scene/messages.h"

namespace fivefold::viewer {
namespace {

CoordinateStyle letters_of(const Study& study, const ViewOptions& options) {
  if (options.coordinates == CoordinateScheme::skip_i) return CoordinateStyle::skip_i;
  if (options.coordinates == CoordinateScheme::keep_i) return CoordinateStyle::keep_i;
  return study.ruleset().coordinates;
}

/// What writers want to know. Nothing of the findings: record_text looks after moves that cannot be placed itself.
Judged judged_of(const Study& study) {
  return {study.record(),
          &study.layout(),
          study.has_ruleset() ? &study.ruleset() : nullptr,
          study.has_ruleset() ? &study.summary() : nullptr,
          nullptr,
          study.source().path,
          study.source().number};
}

bool every_move_stands(const Study& study) {
  for (std::uint32_t line = 0; line < study.record().lines.size(); ++line)
    for (std::uint32_t tokens = 1; tokens <= study.length(line); ++tokens) {
      const Node* const node = study.node({line, tokens});
      const TokenKind kind = study.record().tokens[node->token].kind;
      const bool is_move = kind == TokenKind::move || kind == TokenKind::unreadable;
      if (is_move && (!node->judged || !node->step.placed)) return false;
    }
  return true;
}

bool holds(const Format& format, const Study& study) {
  return format.write != nullptr && (format.limits.variations || study.record().lines.size() == 1) &&
         (format.limits.faults || every_move_stands(study));
}

/// The whole file; empty when the format refuses, with `why`.
std::string written(const Format& format, const Study& study, bool force, std::string& why) {
  const WriteOptions options{false, force};
  Diagnostics diagnostics;
  std::string text;
  if (format.begin != nullptr) format.begin(options, text);
  if (!write_record(format, judged_of(study), options, text, diagnostics)) {
    for (const Diagnostic& diagnostic : diagnostics) why = message(diagnostic);
    return {};
  }
  if (format.end != nullptr) format.end(options, text);
  return text;
}

std::string extension_of(const std::string& path) {
  std::string extension = std::filesystem::path(path).extension().string();
  std::transform(extension.begin(), extension.end(), extension.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
  return extension;
}

}  // namespace

std::string position_text(const Study& study, const Moment& moment, const ViewOptions& options) {
  const Game game = study.game(moment.cursor);
  const Ruleset& ruleset = study.ruleset();
  const StoneStyle signs = options.stones == StoneLook::discs ? StoneStyle::discs : StoneStyle::letters;
  std::string out = say(Phrase::text_head, {{"first", player_name(study, Side::first)},
                                            {"second", player_name(study, Side::second)},
                                            {"ruleset", shown_text(ruleset.title)},
                                            {"ply", std::to_string(moment.ply)},
                                            {"plies", std::to_string(moment.plies)}}) +
                    "\n\n";
  const Node* const node = study.node(moment.cursor);
  const bool has_step = node != nullptr && node->judged;
  const std::string board =
      board_text(game, {has_step ? &node->step : nullptr, options.zone || moment.zone.has_value()},
                 letters_of(study, options), signs);
  out += board + "\n";
  for (const Side side : {Side::first, Side::second}) {
    const std::string name = player_name(study, side);
    const std::string& called = ruleset.side_names[side];
    out += fmt::format("{} {}", stone_sign(ruleset, side, signs), name);
    if (name != called && called != "X" && called != "O") out += fmt::format(" ({})", called);
    if (ruleset.capture.lengths != 0)
      out += ": " + say(Phrase::caption_taken, {{"taken", std::to_string(moment.taken[side])},
                                                {"goal", std::to_string(ruleset.capture.stones_to_win)}});
    out += "\n";
  }
  if (!study.layout().portals.empty() || !study.layout().locked.empty()) out += say(Phrase::text_signs) + "\n";
  if (board.find(':') != std::string::npos) out += say(Phrase::text_zone) + "\n";
  if (board.find('*') != std::string::npos) out += say(Phrase::text_captured) + "\n";
  return out + moment.sentence + "\n";
}

std::string record_text(const Study& study, std::string& format_name) {
  const Format* const own = study.source().format;
  std::string why;
  if (own != nullptr && holds(*own, study)) {
    format_name = own->name;
    if (std::string text = written(*own, study, false, why); !text.empty()) return text;
  }
  const Format& native = *find_format("xml");
  format_name = native.name;
  return written(native, study, true, why);
}

std::string save_record(const Study& study, const std::string& path) {
  const std::string extension = extension_of(path);
  if (extension != ".xml" && extension != ".jsonl") return say(Phrase::save_other_extension, {{"path", path}});
  std::string why;
  const std::string text = written(*find_format(extension.substr(1)), study, true, why);
  if (text.empty()) return say(Phrase::save_refused, {{"path", path}, {"reason", why}});
  try {
    AtomicFile file(path, false);
    file.write(text);
    file.commit();
  } catch (const std::system_error& error) {
    if (error.code().value() == EEXIST) return say(Phrase::save_exists, {{"path", path}});
    return say(Phrase::save_failed, {{"path", path}, {"reason", error.code().message()}});
  }
  return {};
}

}  // namespace fivefold::viewer
