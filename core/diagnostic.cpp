#include "core/diagnostic.h"

#include <algorithm>
#include <cctype>
#include <iterator>

namespace fivefold {
namespace {

constexpr auto error = Severity::error;
constexpr auto warning = Severity::warning;
constexpr auto note = Severity::note;
constexpr bool critical = true;
constexpr bool harmless = false;
constexpr auto kept = Action::kept;
constexpr auto repaired = Action::repaired;
constexpr auto rejected = Action::rejected;

// clang 14 deduces no std::array of more than 256 rows.
constexpr CodeRow kRows[] = {
#define FIVEFOLD_CODE(id, name, severity, criticality, action, message, explanation) \
  CodeRow{#id, #name, severity, criticality, action, message, explanation},
#include "core/codes.def"
#undef FIVEFOLD_CODE
};

bool same_ignoring_case(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

}  // namespace

const char* word(Severity severity) {
  switch (severity) {
    case Severity::note: return "note";
    case Severity::warning: return "warning";
    case Severity::error: break;
  }
  return "error";
}

const char* word(Action action) {
  switch (action) {
    case Action::kept: return "kept";
    case Action::repaired: return "repaired";
    case Action::rejected: break;
  }
  return "rejected";
}

std::span<const CodeRow> all_codes() { return kRows; }

const CodeRow& row(Code code) { return kRows[static_cast<std::size_t>(code)]; }

std::optional<Code> code_from_id(std::string_view id) {
  const auto found =
      std::find_if(std::begin(kRows), std::end(kRows), [&](const CodeRow& r) { return same_ignoring_case(r.id, id); });
  if (found == std::end(kRows)) return std::nullopt;
  return static_cast<Code>(found - std::begin(kRows));
}

std::string fill(std::string_view text, std::span<const std::pair<std::string, std::string>> arguments) {
  std::string out;
  std::size_t at = 0;
  while (at < text.size()) {
    const std::size_t open = text.find('{', at);
    const std::size_t close = open == std::string_view::npos ? open : text.find('}', open);
    if (close == std::string_view::npos) break;
    out.append(text.substr(at, open - at));
    const std::string_view name = text.substr(open + 1, close - open - 1);
    const auto argument =
        std::find_if(arguments.begin(), arguments.end(), [&](const auto& pair) { return pair.first == name; });
    if (argument != arguments.end()) {
      out.append(argument->second);
    } else {
      out.append(text.substr(open, close - open + 1));
    }
    at = close + 1;
  }
  out.append(text.substr(at));
  return out;
}

std::string message(const Diagnostic& diagnostic) { return fill(row(diagnostic.code).message, diagnostic.arguments); }

bool is_critical(const Diagnostic& diagnostic) {
  return diagnostic.severity == Severity::error && row(diagnostic.code).critical;
}

Diagnostic& Diagnostics::add(Code code, Span where, std::initializer_list<Argument> arguments, Ply ply) {
  Diagnostic& added = all_.emplace_back();
  added.code = code;
  added.severity = row(code).severity;
  added.where = where;
  added.ply = ply;
  for (const Argument& argument : arguments) added.arguments.emplace_back(argument.name, argument.value);
  return added;
}

bool Diagnostics::has(Code code) const {
  return std::any_of(all_.begin(), all_.end(), [&](const Diagnostic& d) { return d.code == code; });
}

void Diagnostics::sort() {
  std::stable_sort(all_.begin(), all_.end(),
                   [](const Diagnostic& a, const Diagnostic& b) { return a.where.begin < b.where.begin; });
}

}  // namespace fivefold
