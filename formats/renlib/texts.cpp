#include "formats/renlib/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "formats/encoding.h"

namespace fivefold::renlib {
namespace {

constexpr char kSeparator = '\x08';

// iconv_open's own sign for "none".
iconv_t none() { return reinterpret_cast<iconv_t>(-1); }  // NOLINT(performance-no-int-to-ptr)

/// ISO 646 in its Swedish form, as far as it is not ASCII.
constexpr std::array<std::pair<char, std::string_view>, 6> kSwedish = {
    {{'}', "\u00E5"}, {'{', "\u00E4"}, {'|', "\u00F6"}, {']', "\u00C5"}, {'[', "\u00C4"}, {'\\', "\u00D6"}}};

/// CR LF, and CR or 08 alone, become LF.
void append_lines(std::string_view text, std::string& out) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '\r' && i + 1 < text.size() && text[i + 1] == '\n') continue;
    out += c == '\r' || c == kSeparator ? '\n' : c;
  }
}

constexpr std::string_view kLastResort = "WINDOWS-1252";
/// Enough text for a guess of its own.
constexpr std::size_t kPart = 512;

/// One damaged text must not decide for all: parts of the texts are guessed one by one, and the most of them count.
std::string guess_by_vote(std::string_view texts) {
  std::map<std::string, std::size_t> votes;
  while (!texts.empty()) {
    const std::size_t line_end = texts.find('\n', std::min(kPart, texts.size() - 1));
    const std::string_view part = texts.substr(0, line_end);
    votes[guess_encoding(part)] += part.size();
    texts.remove_prefix(std::min(part.size() + 1, texts.size()));
  }
  const auto most =
      std::max_element(votes.begin(), votes.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
  return most->first;
}

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  return -1;
}

}  // namespace

Encoder::Encoder(const std::string& encoding)
    : handle_(encoding.empty() || encoding == "UTF-8" ? none() : iconv_open(encoding.c_str(), "UTF-8")) {}

Encoder::~Encoder() {
  if (handle_ != none()) iconv_close(handle_);
}

std::optional<std::string> Encoder::encode(std::string_view text) const {
  if (handle_ == none() || is_ascii(text)) return std::string(text);
  std::string in(text);
  std::string out(4 * text.size() + 16, '\0');
  char* from = in.data();
  char* to = out.data();
  std::size_t left = in.size();
  std::size_t room = out.size();
  iconv(handle_, nullptr, nullptr, nullptr, nullptr);
  const std::size_t inexact = iconv(handle_, &from, &left, &to, &room);
  if (inexact != 0 || left != 0) return std::nullopt;
  iconv(handle_, nullptr, nullptr, &to, &room);  // back to the first state, where the encoding has several
  out.resize(out.size() - room);
  if (out.find('\0') != std::string::npos) return std::nullopt;
  return out;
}

TextEncoding choose_encoding(std::string_view texts, std::string_view option) {
  if (texts.empty()) return {};
  if (const auto named = canonical_encoding(option); named && !is_wide(*named)) return {*named, EncodingSource::option};
  if (is_valid_utf8(texts)) return {"UTF-8", EncodingSource::guess};
  std::string guess = guess_encoding(texts);
  return {guess == kLastResort ? guess_by_vote(texts) : std::move(guess), EncodingSource::guess};
}

std::string decode(std::string_view bytes, const std::string& encoding, std::size_t& replaced) {
  if (is_ascii(bytes)) return std::string(bytes);
  Decoded decoded = decode_to_utf8(bytes, encoding).value_or(Decoded{});
  replaced += decoded.replaced;
  return std::move(decoded.text);
}

std::string decode_old(std::string_view bytes) {
  std::string out;
  for (const char c : bytes) {
    const char plain = static_cast<char>(static_cast<unsigned char>(c) & 0x7FU);
    std::string_view letter(&plain, 1);
    for (const auto& [sign, swedish] : kSwedish) {
      if (sign == plain) letter = swedish;
    }
    out += letter;
  }
  return out;
}

std::string readable_comment(std::string_view stored) {
  const std::size_t separator = stored.find(kSeparator);
  std::string out;
  append_lines(stored.substr(0, separator), out);
  if (separator == std::string_view::npos) return out;
  if (!out.empty() && separator + 1 < stored.size()) out += '\n';
  append_lines(stored.substr(separator + 1), out);
  return out;
}

std::string stored_comment(std::string_view readable) {
  const std::size_t line_end = readable.find('\n');
  std::string out(readable.substr(0, line_end));
  if (line_end == std::string_view::npos) return out;
  out += kSeparator;
  for (const char c : readable.substr(line_end + 1)) out.append(c == '\n' ? "\r" : "").append(1, c);
  return out;
}

std::string to_hex(std::string_view bytes) {
  std::string out;
  for (const char c : bytes) out += fmt::format("{:02x}", static_cast<unsigned char>(c));
  return out;
}

std::optional<std::string> from_hex(std::string_view digits) {
  if (digits.size() % 2 != 0) return std::nullopt;
  std::string out;
  for (std::size_t i = 0; i < digits.size(); i += 2) {
    const int high = hex_digit(digits[i]);
    const int low = hex_digit(digits[i + 1]);
    if (high < 0 || low < 0) return std::nullopt;
    out += static_cast<char>(high * 16 + low);
  }
  return out;
}

}  // namespace fivefold::renlib
