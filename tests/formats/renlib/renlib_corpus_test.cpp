// Three real libraries: their size is that of an independent count, every byte is read, and the way through other
// formats gives the same bytes again.

#include <algorithm>
#include <map>

#include "formats/jsonl/jsonl.h"
#include "formats/judge.h"
#include "formats/renlib/renlib.h"
#include "formats/sgf/sgf.h"
#include "formats/xml/xml.h"
#include "tests/support/catch.h"
#include "tests/support/corpus_zip.h"

namespace fivefold::test {
namespace {

struct Size {
  std::size_t nodes, leaves, comments;
};

const std::map<std::string, Size> kSizes = {
    {"D4.lib", {3058, 350, 145}}, {"Allrenjuopenings.lib", {39884, 4223, 953}}, {"VCF.lib", {741, 31, 32}}};

std::string base_name(const std::string& path) { return path.substr(path.rfind('/') + 1); }

/// The record of the bytes in another format; what is lost is counted.
std::string convert(Judge& judge, const Format& from, const Format& to, std::string_view bytes,
                    std::map<std::string, int>& lost) {
  const Cut cut = from.cut(bytes, true);
  REQUIRE(cut.kind == Cut::Kind::record);
  const Judged& judged = judge.judge(from, bytes.substr(cut.begin, cut.end - cut.begin), "chain", 1);
  std::string out;
  Diagnostics losses;
  to.begin({}, out);
  REQUIRE(to.write(judged, {}, out, losses));
  to.end({}, out);
  for (const Diagnostic& loss : losses) ++lost[message(loss)];
  return out;
}

}  // namespace

TEST_CASE("real libraries: every node is read, few findings", "[renlib][corpus]") {
  std::size_t files = 0;
  const bool present = visit_corpus_zip("renlib.zip", [&](const std::string& path, const std::string& bytes) {
    if (kSizes.count(base_name(path)) == 0) return;
    const Size& size = kSizes.at(base_name(path));
    ++files;
    INFO(path);
    Judge judge({});
    const Judged& judged = judge.judge(kRenLib, bytes, path, 1);
    CHECK(judged.record.tokens.size() == size.nodes);
    CHECK(judged.record.lines.size() == size.leaves);
    const auto commented = [](const Extra& extra) { return !extra.comment.empty(); };
    CHECK(std::count_if(judged.record.extras.begin(), judged.record.extras.end(), commented) ==
          static_cast<std::ptrdiff_t>(size.comments));
    const bool chinese = base_name(path) == "Allrenjuopenings.lib";
    CHECK(judged.record.tag("renlib.encoding") == (chinese ? "GB18030" : ""));
    std::map<std::string, int> codes;
    for (const Diagnostic& d : judge.diagnostics()) ++codes[std::string(row(d.code).id)];
    // Assumed ruleset; and the guess of the encoding.
    CHECK(codes["S801"] == 1);
    CHECK(codes["C101"] == (chinese ? 1 : 0));
    for (const auto& [code, count] : codes) {
      INFO(code << " " << count);
      CHECK(count < 100);
      CHECK((code[0] != 'S' || code == "S801"));
    }
  });
  if (present) CHECK(files == kSizes.size());
}

TEST_CASE("real libraries come back byte for byte, through JSON Lines, XML and SGF too", "[renlib][corpus]") {
  Judge judge({});
  visit_corpus_zip("renlib.zip", [&](const std::string& path, const std::string& bytes) {
    if (kSizes.count(base_name(path)) == 0) return;
    INFO(path);
    std::map<std::string, int> lost;
    CHECK(convert(judge, kRenLib, kRenLib, bytes, lost) == bytes);
    CHECK(lost.empty());
    for (const Format* between : {&kJsonLines, &kXml, &kSgf}) {
      INFO(between->name);
      const std::string text = convert(judge, kRenLib, *between, bytes, lost);
      CHECK(lost.empty());
      CHECK(convert(judge, *between, kRenLib, text, lost) == bytes);
      lost.erase("renlib cannot hold the ruleset and other rules; it is left out");  // assumed, and then written down
      CHECK(lost.empty());
    }
  });
}

}  // namespace fivefold::test
