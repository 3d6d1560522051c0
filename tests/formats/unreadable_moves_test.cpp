// An unreadable move is said exactly once (S101), in every format, with and without a ruleset.

#include "formats/unreadable_moves.h"

#include <algorithm>
#include <array>
#include <filesystem>

#include "core/ruleset_catalog.h"
#include "formats/judge.h"
#include "tests/formats/split_all.h"
#include "tests/support/catch.h"
#include "tests/support/paths.h"

namespace fivefold::test {
namespace {

struct Faulty {
  std::string_view format;
  std::string_view text;   ///< names no ruleset that is known
  std::size_t unreadable;  ///< tokens that cannot be read
};

constexpr std::array kFaulty = {
    Faulty{"pente-text",
           "[Game \"Nothing\"]\r\n[Player 1 Name \"a\"]\r\n[Player 2 Name \"b\"]\r\n[Result \"1-0\"]\r\n\r\n"
           "1. K10 Kxx 2. L11 Lyy 1-0\r\n",
           2},
    Faulty{"playok", "[Event \"1\"]\n[Site \"PlayOK\"]\n[Black \"a\"]\n[White \"b\"]\n\n1. h8 hxx 2. i9 iyy 1-0\n", 2},
    Faulty{"brainking",
           "[Site \"BrainKing.com\"]\n[GameType \"Nothing\"]\n[Result \"1-0\"]\n\n1. K10 Kxx 2. L11 Lyy 1-0\n", 2},
    Faulty{"pbem", "Subject: pente+- board 3\n\nOhs Eks\nann ben\n1 K10 2 Kxx\n3 L11 4 Lyy\n", 2},
    Faulty{"psq", "Piskvorky 15x15, 11:11, 0\r\n8,8,0\r\n8,?,0\r\n9,9,0\r\n?,9,0\r\n9,8,0\r\na.exe\r\nb.exe\r\n-1\r\n",
           2},
    Faulty{"rec", "a\r\nb\r\n8,8,0\r\n8,?,0\r\n9,9,0\r\n?,9,0\r\n9,8,0\r\n", 2},
    Faulty{"sgf", "(;GM[4]SZ[15];B[hh];W[??];B[hi];W[!!])", 2},
    Faulty{
        "xml",
        "<fivefold schema=\"fivefold/1\"><game><board width=\"15\" height=\"15\"/><moves><m at=\"7,7\"/><m at=\"?\"/>"
        "<m at=\"8,8\"/><m text=\"?\"/></moves></game></fivefold>",
        2},
    Faulty{"jsonl", "{\"schema\":\"fivefold/1\",\"moves\":[[7,7],\"Zz\",[8,8],\"Qq\"]}\n", 2},
    Faulty{"caro-json",
           "{\"black\":\"a\",\"white\":\"b\",\"winner\":\"a\",\"board_size\":17,\"walls\":[],\"portals\":[],\"moves\":["
           "{\"x\":2,\"y\":8},{\"x\":\"?\",\"y\":8},{\"x\":3,\"y\":8},\"?\"]}\n",
           2},
    Faulty{"wormhole", "SIZE: 17\nX: h6(1), zz(3)\nO: ?(2), h7(4)\n", 2},
    Faulty{"moves", "1. h8 hxx 2. i9 iyy 3. g7 f6\n", 2},
};

std::size_t said(const Diagnostics& diagnostics) {
  return static_cast<std::size_t>(std::count_if(
      diagnostics.begin(), diagnostics.end(), [](const Diagnostic& one) { return one.code == Code::unreadable_move; }));
}

std::size_t unreadable_in(const Record& record) {
  return static_cast<std::size_t>(std::count_if(record.tokens.begin(), record.tokens.end(), [](const Token& token) {
    return token.kind == TokenKind::unreadable;
  }));
}

}  // namespace

TEST_CASE("unreadable moves are said once, whether a ruleset applies or not", "[unreadable]") {
  std::size_t without = 0;
  for (const Faulty& faulty : kFaulty) {
    const Format* const format = find_format(faulty.format);
    REQUIRE(format != nullptr);
    for (const std::string_view ruleset : {"", "gomoku-free", "pente"}) {
      INFO(faulty.format << " under \"" << ruleset << '"');
      JudgeOptions options;
      options.ruleset = find_ruleset(ruleset);
      options.coordinates = CoordinateStyle::keep_i;
      Judge judge(std::move(options));
      const Judged& judged = judge.judge(*format, faulty.text, "file", 1);
      if (ruleset.empty()) {
        without += judged.ruleset == nullptr ? 1 : 0;
      } else {
        CHECK(judged.ruleset != nullptr);
      }
      CHECK(unreadable_in(judged.record) == faulty.unreadable);
      CHECK(said(judge.diagnostics()) == faulty.unreadable);
      for (const Token& token : judged.record.tokens) {
        if (token.kind != TokenKind::unreadable) continue;
        const auto at = std::find_if(
            judge.diagnostics().begin(), judge.diagnostics().end(),
            [&](const Diagnostic& one) { return one.code == Code::unreadable_move && one.where == token.where; });
        CHECK(at != judge.diagnostics().end());
      }
    }
  }
  // Only the two formats of caro assume one.
  CHECK(without == kFaulty.size() - 2);
}

TEST_CASE("any move of any sample, made unreadable, is said once", "[unreadable]") {
  std::size_t tried = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(source_folder() + "/samples")) {
    if (!entry.is_regular_file()) continue;
    const testing::Split all = testing::split_files({entry.path()}, {});
    for (const RawRecord& raw : all.records) {
      INFO(entry.path() << " record " << raw.number);
      Judge judge({});
      const Format& format = *raw.entry->format;
      std::vector<Span> places;
      for (const Token& token : judge.judge(format, raw.bytes, "file", 1).record.tokens)
        if (token.kind == TokenKind::move && token.where.end > token.where.begin) places.push_back(token.where);
      for (const std::size_t which : {std::size_t{0}, places.size() / 2}) {
        if (which >= places.size()) continue;
        std::string bytes(raw.bytes);
        std::fill(bytes.begin() + places[which].begin, bytes.begin() + places[which].end, '!');
        const Judged& judged = judge.judge(format, bytes, "file", 1);
        CHECK(said(judge.diagnostics()) == unreadable_in(judged.record));
        tried += unreadable_in(judged.record);
      }
    }
  }
  CHECK(tried > 10);
}

TEST_CASE("a record of nothing but unreadable moves does not fill the memory with findings", "[unreadable]") {
  std::string text = "(;GM[4]SZ[15]";
  for (int i = 0; i < 5000; ++i) text += ";B[?]";
  Judge judge({});
  judge.judge(*find_format("sgf"), text + ")", "file", 1);
  CHECK(judge.diagnostics().size() < 500);
  CHECK(judge.diagnostics().has(Code::findings_left_out));
}

}  // namespace fivefold::test
