#include "formats/encoding.h"

#include <simdjson.h>
#include <uchardet.h>
#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

#include "formats/kept_bytes.h"
#include "formats/transcoder.h"

namespace fivefold {
namespace {

constexpr std::string_view kLastResort = "WINDOWS-1252";

bool is_continuation(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

/// Length that the first byte of a character announces; 0 when no character begins with it.
std::size_t announced_length(char c) {
  const auto byte = static_cast<unsigned char>(c);
  if (byte < 0x80U) return 1;
  if (byte >= 0xC2U && byte <= 0xDFU) return 2;
  if (byte >= 0xE0U && byte <= 0xEFU) return 3;
  if (byte >= 0xF0U && byte <= 0xF4U) return 4;
  return 0;
}

/// Length of the valid character at the front of `bytes`, or 0.
std::size_t valid_length(std::string_view bytes) {
  const std::size_t length = announced_length(bytes.front());
  if (length == 0 || length > bytes.size()) return 0;
  return length == 1 || is_valid_utf8(bytes.substr(0, length)) ? length : 0;
}

/// UTF-8 with a few damaged places is still UTF-8. In other encodings sequences that happen to be valid are rarer
/// than ones that are not.
bool mostly_utf8(std::string_view bytes) {
  std::size_t good = 0;
  std::size_t bad = 0;  // runs of bytes: one damaged character may have several
  bool in_bad_run = false;
  while (!bytes.empty()) {
    const std::size_t length = valid_length(bytes);
    if (length == 0 && !in_bad_run) ++bad;
    if (length > 1) ++good;
    in_bad_run = length == 0;
    bytes.remove_prefix(std::max<std::size_t>(length, 1));
  }
  return good > 4 * bad;
}

/// True for a few bytes of which every pair is one of the 3,755 usual Chinese characters of GB2312. So short a text
/// (a name, a comment on one move) tells uchardet nothing, and in other encodings such pairs are accidents.
bool looks_like_short_gb2312(std::string_view bytes) {
  constexpr std::size_t kShort = 32;
  std::size_t pairs = 0;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    const auto lead = static_cast<unsigned char>(bytes[i]);
    if (lead < 0x80U) continue;
    const auto trail = static_cast<unsigned char>(++i < bytes.size() ? bytes[i] : '\0');
    if (lead < 0xB0U || lead > 0xD7U || trail < 0xA1U || trail > 0xFEU) return false;
    ++pairs;
  }
  return pairs >= 2 && 2 * pairs <= kShort;
}

std::string uchardet_guess(std::string_view bytes) {
  const std::unique_ptr<uchardet, decltype(&uchardet_delete)> detector(uchardet_new(), &uchardet_delete);
  if (uchardet_handle_data(detector.get(), bytes.data(), bytes.size()) != 0) return {};
  uchardet_data_end(detector.get());
  return canonical_encoding(uchardet_get_charset(detector.get())).value_or("");
}

bool decodes_wholly(std::string_view bytes, const std::string& encoding) {
  Transcoder transcoder(encoding);
  std::string text;
  if (!transcoder.good()) return false;
  transcoder.convert(bytes, true, text);
  return transcoder.replaced() == 0;
}

}  // namespace

bool is_valid_utf8(std::string_view bytes) { return simdjson::validate_utf8(bytes.data(), bytes.size()); }

bool is_ascii(std::string_view bytes) {
  return std::all_of(bytes.begin(), bytes.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80U; });
}

std::string_view without_cut_character(std::string_view bytes) {
  std::size_t behind = 0;
  while (behind < 3 && behind < bytes.size() && is_continuation(bytes[bytes.size() - 1 - behind])) ++behind;
  if (behind == bytes.size()) return bytes;
  const std::size_t first = bytes.size() - 1 - behind;
  return announced_length(bytes[first]) > behind + 1 ? bytes.substr(0, first) : bytes;
}

std::optional<std::string> canonical_encoding(std::string_view name) {
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 14> kSupersets = {{
      {"UTF8", "UTF-8"},
      {"GB2312", "GB18030"},
      {"GBK", "GB18030"},
      {"CP936", "GB18030"},
      {"EUC-CN", "GB18030"},
      {"LATIN1", kLastResort},
      {"ISO-8859-1", kLastResort},
      {"ISO8859-1", kLastResort},
      {"CP1252", kLastResort},
      {"SHIFT_JIS", "CP932"},
      {"SHIFT-JIS", "CP932"},
      {"SJIS", "CP932"},
      {"EUC-KR", "UHC"},
      {"CP949", "UHC"},
  }};
  std::string upper;
  for (const char c : name) {
    const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    // Anything else could be an option of iconv ("//IGNORE") rather than a name.
    if (!letter && !(c >= '0' && c <= '9') && std::string_view("-_.:()+").find(c) == std::string_view::npos) return {};
    upper += static_cast<char>(c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c);
  }
  if (upper.empty()) return {};
  const auto* const superset =
      std::find_if(kSupersets.begin(), kSupersets.end(), [&](const auto& pair) { return pair.first == upper; });
  if (superset != kSupersets.end()) upper = superset->second;
  if (!Transcoder(upper).good()) return {};
  return upper;
}

std::string guess_encoding(std::string_view bytes) {
  if (mostly_utf8(bytes)) return "UTF-8";
  if (looks_like_short_gb2312(bytes)) return "GB18030";
  const std::string guess = uchardet_guess(bytes);
  const bool useful =
      !guess.empty() && guess != "UTF-8" && guess != "ASCII" && !is_wide(guess) && decodes_wholly(bytes, guess);
  return useful ? guess : std::string(kLastResort);
}

bool is_wide(std::string_view canonical) {
  return canonical.starts_with("UTF-16") || canonical.starts_with("UTF-32") || canonical.starts_with("UCS-");
}

bool hides_ascii(std::string_view canonical) {
  static constexpr std::array<std::string_view, 6> kPrefixes = {"GB18030", "BIG5", "CP950", "CP932", "JOHAB", "UHC"};
  return std::any_of(kPrefixes.begin(), kPrefixes.end(),
                     [&](std::string_view prefix) { return canonical.starts_with(prefix); });
}

namespace {

// glibc's UTF-8 lets surrogates and numbers beyond Unicode pass; what follows may hold valid characters only.
std::size_t mend(std::string& text, Transcoder::Undecodable how) {
  std::string mended;
  std::size_t bad_runs = 0;
  bool in_bad_run = false;
  for (std::size_t at = 0; at < text.size();) {
    utf8proc_int32_t character = 0;
    const auto length = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data() + at),
                                         static_cast<utf8proc_ssize_t>(text.size() - at), &character);
    if (length > 0) {
      mended.append(text, at, static_cast<std::size_t>(length));
      at += static_cast<std::size_t>(length);
      in_bad_run = false;
      continue;
    }
    if (!in_bad_run) ++bad_runs;
    if (how == Transcoder::Undecodable::keep) {
      append_kept_byte(static_cast<unsigned char>(text[at]), mended);
    } else if (!in_bad_run) {
      mended.append("\xEF\xBF\xBD");
    }
    in_bad_run = true;
    ++at;
  }
  text = std::move(mended);
  return bad_runs;
}

std::optional<Decoded> decode(std::string_view bytes, std::string_view name, Transcoder::Undecodable how) {
  const std::optional<std::string> encoding = name.empty() ? guess_encoding(bytes) : canonical_encoding(name);
  if (!encoding) return {};
  Decoded decoded;
  decoded.encoding = *encoding;
  decoded.guessed = name.empty();
  Transcoder transcoder(*encoding, how);
  if (!transcoder.good()) return {};
  decoded.text.reserve(bytes.size() + bytes.size() / 2);
  transcoder.convert(bytes, true, decoded.text);
  decoded.replaced = transcoder.replaced();
  if (!is_valid_utf8(decoded.text)) decoded.replaced += mend(decoded.text, how);
  return decoded;
}

}  // namespace

std::optional<Decoded> decode_to_utf8(std::string_view bytes, std::string_view name) {
  return decode(bytes, name, Transcoder::Undecodable::keep);
}

std::string replace_invalid_utf8(std::string_view bytes) {
  if (is_valid_utf8(bytes)) return std::string(bytes);
  return decode(bytes, "UTF-8", Transcoder::Undecodable::replace).value_or(Decoded{}).text;
}

}  // namespace fivefold
