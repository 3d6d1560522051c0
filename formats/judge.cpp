#include "formats/judge.h"

#include <array>
#include <deque>

#include "core/claims.h"
#include "core/ruleset_catalog.h"
#include "formats/glob.h"
#include "formats/jsonl/ruleset_json.h"
#include "formats/layout_report.h"
#include "formats/unreadable_moves.h"

namespace fivefold {
namespace {

// Topologies and layouts live as long as the judge: a worker sees the same few boards again and again.
class Boards {
 public:
  const Topology& of(const BoardLayout& layout) {
    if (last_ != nullptr && last_->layout() == layout) return *last_;
    for (const Topology& known : boards_)
      if (known.layout() == layout) return *(last_ = &known);
    if (boards_.size() == kMost) boards_.clear();
    return *(last_ = &boards_.emplace_back(layout));
  }

 private:
  static constexpr std::size_t kMost = 64;
  std::deque<Topology> boards_;
  const Topology* last_ = nullptr;
};

}  // namespace

ParseOptions parse_options(const JudgeOptions& options, std::string_view path, const FileContext* context) {
  ParseOptions parse;
  parse.path = path;
  parse.context = context;
  parse.board = options.board;
  parse.coordinates = options.coordinates;
  parse.cells = options.cells;
  parse.rows = options.rows;
  parse.encoding = options.encoding;
  if (options.layout) parse.layout = &*options.layout;
  return parse;
}

struct Judge::Impl {
  explicit Impl(JudgeOptions given) : options(std::move(given)) {}

  void choose_ruleset(const Format& format, std::string_view path);
  void choose_likely(const Format& format);
  void choose_by_name(std::string_view path);
  const Ruleset* given_for(std::string_view path);
  void refuse_without_layout(const Format& format);
  void apply_house_rules(std::string_view bytes);
  bool choose_layout();

  JudgeOptions options;
  Record record;
  Diagnostics diagnostics;
  Replayer replayer;
  ReplaySummary summary;
  Boards boards;
  const Ruleset* ruleset = nullptr;
  std::optional<Ruleset> house;  // the record's own rules, when it states some
  std::string reason;
  BoardLayout layout;
  std::optional<Judged> judged;
  // The last name looked up: records of one archive mostly agree.
  std::string named_game, named_site;
  NamedGame named;
};

Judge::Judge(JudgeOptions options) : impl_(std::make_unique<Impl>(std::move(options))) {}
Judge::~Judge() = default;

Record& Judge::record() { return impl_->record; }
const Diagnostics& Judge::diagnostics() const { return impl_->diagnostics; }
std::string_view Judge::ruleset_reason() const { return impl_->reason; }

const Ruleset* Judge::Impl::given_for(std::string_view path) {
  const Ruleset* found = options.ruleset;
  reason = found != nullptr ? options.ruleset_reason : "";
  for (const auto& [glob, ruleset_of_glob] : options.ruleset_for) {
    if (!glob_matches(glob, path)) continue;
    found = ruleset_of_glob;
    reason = "--ruleset-for " + glob;
  }
  return found;
}

void Judge::Impl::choose_by_name(std::string_view path) {
  if (record.game != named_game || record.site != named_site || named_game.empty()) {
    named_game = record.game;
    named_site = record.site;
    named = ruleset_for_game(record.game, record.site);
  }
  if (named.kind == NamedGame::Kind::ruleset) {
    ruleset = named.ruleset;
    reason = "the record names the game";
    return;
  }
  if (named.kind == NamedGame::Kind::other_kind) {
    diagnostics.add(Code::game_of_another_kind, {}, {{"name", named_game}});
    return;
  }
  ruleset = given_for(path);
  Diagnostic& added = diagnostics.add(Code::ruleset_unknown, {}, {{"name", named_game}, {"hint", ""}});
  if (ruleset != nullptr) added.severity = Severity::note;
}

// No more than a guess by the board: it never stands against a word of the record or the user.
void Judge::Impl::choose_likely(const Format& format) {
  if (format.likely_ruleset != nullptr) ruleset = find_ruleset(format.likely_ruleset(record));
  if (ruleset == nullptr) {
    diagnostics.add(Code::ruleset_not_stated, {});
    return;
  }
  reason = "assumed from the board";
  diagnostics.add(Code::ruleset_assumed, {}, {{"ruleset", ruleset->id}});
}

void Judge::Impl::choose_ruleset(const Format& format, std::string_view path) {
  ruleset = nullptr;
  reason.clear();
  if (!record.ruleset.empty()) {
    ruleset = find_ruleset(record.ruleset);
    reason = "the record names the ruleset";
    if (ruleset == nullptr) {
      const std::string_view nearest = nearest_ruleset(record.ruleset);
      const std::string hint = nearest.empty() ? std::string() : "; did you mean " + std::string(nearest) + "?";
      ruleset = given_for(path);
      Diagnostic& added =
          diagnostics.add(Code::ruleset_unknown, {}, {{"name", std::string(record.ruleset)}, {"hint", hint}});
      if (ruleset != nullptr) added.severity = Severity::note;
    }
  } else if (!record.game.empty()) {
    choose_by_name(path);
  } else if (is_vcaro_site(record.site) && vcaro_for_layout(record.layout) != nullptr) {
    ruleset = vcaro_for_layout(record.layout);
    reason = "the site, by the board";
  } else {
    ruleset = given_for(path);
    if (ruleset == nullptr) choose_likely(format);
  }
}

// Without a ruleset nothing is replayed.
void Judge::Impl::refuse_without_layout(const Format& format) {
  ruleset = nullptr;
  reason.clear();
  diagnostics.add(Code::layout_needed, {}, {{"format", std::string(format.title)}});
}

// House rules that cannot be read leave no ruleset: a verdict under other rules than the record's would be false.
void Judge::Impl::apply_house_rules(std::string_view bytes) {
  if (ruleset == nullptr || record.rules_json.empty()) return;
  const std::size_t at = bytes.find(record.rules_json);
  Span where;
  if (at != std::string_view::npos) {
    where.begin = static_cast<std::uint32_t>(at);
    where.end = static_cast<std::uint32_t>(at + record.rules_json.size());
  }
  house = apply_rules_json(*ruleset, record.rules_json, diagnostics, where);
  ruleset = house ? &*house : nullptr;
  reason += ", with house rules";
}

// The board of the record, else the one the user gives, else the ruleset's. False when it cannot be played on.
bool Judge::Impl::choose_layout() {
  if (record.board_stated || !record.layout.locked.empty() || !record.layout.portals.empty()) {
    layout = record.layout;
  } else if (options.layout) {
    layout = *options.layout;
  } else {
    layout = {};
  }
  if (!record.board_stated && !options.layout) {
    if (options.board) {
      layout.width = options.board->first;
      layout.height = options.board->second;
    } else if (ruleset != nullptr) {
      layout.width = ruleset->board.width;
      layout.height = ruleset->board.height;
    }
  }
  return report_layout(layout, diagnostics);
}

const Judged& Judge::judge(const RawRecord& raw, StepSink* sink) {
  return judge(*raw.entry->format, raw.bytes, raw.entry->path, raw.number, sink, raw.context.get());
}

const Judged& Judge::judge(const Format& format, std::string_view bytes, std::string_view path, std::uint64_t number,
                           StepSink* sink, const FileContext* context) {
  Impl& at = *impl_;
  at.record.clear();
  at.diagnostics.clear();
  at.summary = {};
  format.parse(bytes, parse_options(at.options, path, context), at.record, at.diagnostics);
  if (format.needs_layout && !at.options.layout) {
    at.refuse_without_layout(format);
  } else {
    at.choose_ruleset(format, path);
    at.apply_house_rules(bytes);
  }
  const bool playable = at.choose_layout();
  const bool replays = playable && at.ruleset != nullptr;
  if (replays) {
    if (at.record.lines.front().count == 0) at.diagnostics.add(Code::no_moves, at.record.moves_where);
    const Topology& topology = at.boards.of(at.layout);
    report_board_of_ruleset(at.layout, *at.ruleset, at.diagnostics);
    report_setup(at.record.setup, topology, *at.ruleset, at.diagnostics);
    const Replayer::Options replay_options{at.options.policy, at.options.clock_tolerance, false};
    at.summary = at.replayer.replay(at.record, *at.ruleset, topology, replay_options, at.diagnostics, sink);
    if (at.options.policy == Policy::record) {
      check_claims(at.record, *at.ruleset, at.summary, {format.limits.result, format.limits.end}, at.diagnostics);
    }
  }
  settle_unreadable_moves(at.record, bytes, at.diagnostics);
  if (at.diagnostics.size() > 1) at.diagnostics.sort();
  at.judged.emplace(
      Judged{at.record, &at.layout, at.ruleset, replays ? &at.summary : nullptr, &at.diagnostics, path, number});
  return *at.judged;
}

}  // namespace fivefold
