#include "formats/sniff.h"

#include <algorithm>
#include <array>

namespace fivefold {
namespace {

using namespace std::literals;

constexpr int kLikelyEnough = 50;

struct Foreign {
  std::string_view mark;
  std::string_view kind;
};

constexpr std::array kForeign = {
    Foreign{"%PDF-"sv, "a PDF document"},
    Foreign{"\x89PNG"sv, "a PNG picture"},
    Foreign{"\xFF\xD8\xFF"sv, "a JPEG picture"},
    Foreign{"GIF8"sv, "a GIF picture"},
    Foreign{"RIFF"sv, "a RIFF container (WebP, WAV ...)"},
    Foreign{"\x7F"
            "ELF"sv,
            "a program"},
    Foreign{"MZ"sv, "a Windows program"},
    Foreign{"SQLite format 3"sv, "an SQLite database"},
    Foreign{"\xD0\xCF\x11\xE0"sv, "an old Office document"},
    Foreign{"<!DOCTYPE html"sv, "a web page"},
    Foreign{"<html"sv, "a web page"},
    Foreign{"{\\rtf"sv, "an RTF document"},
    Foreign{"!<arch>\n"sv, "a library of a compiler, not one of RenLib"},
};

std::string_view foreign_kind(std::string_view head) {
  for (const Foreign& foreign : kForeign) {
    if (head.starts_with(foreign.mark)) return foreign.kind;
  }
  return head.find('\0') == std::string_view::npos ? ""sv : "binary data"sv;
}

}  // namespace

Detection detect(std::string_view head, std::span<const Format* const> formats) {
  Detection found;
  for (const Format* const format : formats) {
    const int score = format->sniff == nullptr ? 0 : format->sniff(head);
    if (score <= 0) continue;
    if (score > found.score) {
      found = {nullptr, nullptr, format, score};
    } else if (score == found.score && found.runner_up == nullptr) {
      found.runner_up = format;
    }
  }
  if (found.score < kLikelyEnough) found.runner_up = nullptr;
  if (found.score >= kLikelyEnough && found.runner_up == nullptr) found.format = found.first;
  return found;
}

std::optional<Place> place_of_text(std::string_view head) {
  if (!foreign_kind(head).empty()) return std::nullopt;
  if (head.starts_with("\xEF\xBB\xBF")) head.remove_prefix(3);
  const std::size_t first = head.find_first_not_of(" \t\r\n");
  if (first == std::string_view::npos) return std::nullopt;
  const std::string_view before = head.substr(0, first);
  const std::size_t line = before.rfind('\n') + 1;
  return Place{static_cast<std::uint64_t>(std::count(before.begin(), before.end(), '\n')) + 1, first - line + 1};
}

std::string unknown_format_hint(std::string_view head, const Detection& detection) {
  if (detection.first != nullptr) return ": looks a little like " + std::string(detection.first->name);
  const std::string_view kind = foreign_kind(head);
  return kind.empty() ? std::string() : ": looks like " + std::string(kind);
}

}  // namespace fivefold
