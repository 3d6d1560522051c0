// A record that travels psq -> XML -> JSON Lines -> psq comes back byte for byte, through the same judge that `convert`
// uses; what each step says it cannot hold is counted.

#include <map>

#include "core/ruleset_catalog.h"
#include "formats/jsonl/jsonl.h"
#include "formats/judge.h"
#include "formats/psq/psq.h"
#include "formats/xml/xml.h"
#include "tests/support/catch.h"
#include "tests/support/corpus_zip.h"

namespace fivefold::test {
namespace {

class Chain {
 public:
  Chain() : judge_(options()) {}

  /// Converts the one record of a file of `from` to a file of `to`.
  std::string convert(const Format& from, const Format& to, const std::string& bytes, const std::string& path) {
    const Cut cut = from.cut(bytes, true);
    if (cut.kind != Cut::Kind::record) return {};
    const Judged& judged = judge_.judge(from, std::string_view(bytes).substr(cut.begin, cut.end - cut.begin), path, 1);
    std::string out;
    Diagnostics losses;
    to.begin({}, out);
    const bool written = to.write(judged, {}, out, losses);
    to.end({}, out);
    for (const Diagnostic& loss : losses)
      for (const auto& [name, value] : loss.arguments)
        if (name == "what") ++lost[std::string(to.name) + ": " + value];
    return written ? out : std::string();
  }

  std::map<std::string, int> lost;

 private:
  static JudgeOptions options() {
    JudgeOptions options;
    options.ruleset = find_ruleset("gomoku-free");
    return options;
  }
  Judge judge_;
};

}  // namespace

TEST_CASE("psq to XML to JSON Lines to psq gives the same bytes, all 9,498 files", "[formats][chain][corpus]") {
  Chain chain;
  std::size_t files = 0;
  std::size_t same = 0;
  const bool present = visit_corpus_zip("gomocup-psq.zip", [&](const std::string& name, const std::string& bytes) {
    if (!name.ends_with(".psq")) return;
    ++files;
    const std::string xml = chain.convert(kPsq, kXml, bytes, name);
    const std::string jsonl = chain.convert(kXml, kJsonLines, xml, "chain.xml");
    const std::string psq = chain.convert(kJsonLines, kPsq, jsonl, "chain.jsonl");
    if (psq == bytes) {
      ++same;
    } else if (files - same < 4) {
      INFO(name << "\n" << xml << jsonl);
      CHECK(psq == bytes);
    }
  });
  if (!present) return;
  CHECK(files == 9498);
  CHECK(same == files);
  // XML and JSON Lines lose nothing. On the way back, psq has no place for the ruleset that XML wrote down.
  CHECK(chain.lost == std::map<std::string, int>{{"psq: the ruleset", 9498}});
}

}  // namespace fivefold::test
