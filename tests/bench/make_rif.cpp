// make_rif GAMES [SEED]: a composed database of the RIF format on standard output, with tables as large as so many
// games have. Every game is legal renju: the two colours stand on two of the five classes of points x + 2y mod 5, of
// which no line of five points has any twice, so that no row, four or three ever comes up.
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace {

using Random = std::mt19937;

constexpr int kSize = 15;
constexpr int kCentre = 7;
constexpr int kBlack = (kCentre + 2 * kCentre) % 5;
constexpr int kWhite = kBlack + 1;

struct Point {
  int x, y;
};

/// A number below `most`; the same from every standard library.
int below(Random& random, int most) { return static_cast<int>(random() % static_cast<unsigned>(most)); }

std::vector<Point> points_of(int colour) {
  std::vector<Point> points;
  for (int y = 0; y < kSize; ++y)
    for (int x = 0; x < kSize; ++x)
      if ((x + 2 * y) % 5 == colour && !(x == kCentre && y == kCentre)) points.push_back({x, y});
  return points;
}

void shuffle(std::vector<Point>& points, Random& random) {
  for (std::size_t i = points.size() - 1; i > 0; --i)
    std::swap(points[i], points[static_cast<std::size_t>(below(random, static_cast<int>(i) + 1))]);
}

void append(const Point& point, std::string& out) {
  out += static_cast<char>('a' + point.x);
  out += std::to_string(point.y + 1);
}

/// Invented names of syllables: as many as there are numbers.
std::string name(unsigned number) {
  static const char* const kParts[] = {"ba", "no", "ri", "ku", "ste", "la", "mo", "jan", "do", "fe", "gri", "su"};
  std::string out;
  for (unsigned rest = number * 7919U + 13U; rest > 0; rest /= 12) out += kParts[rest % 12];
  out[0] = static_cast<char>(out[0] - 'a' + 'A');
  return out;
}

void tables(int players, int tournaments, Random& random) {
  constexpr int kCountries = 40;
  constexpr int kCities = 600;
  static const char* const kRules[] = {"RIF", "Sakata", "Yamaguchi", "Soosyrv-8", "Taraguchi-10"};
  std::puts("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<database version=\"1.0\" date=\"2026-01-01\">\n<countries>");
  for (int i = 1; i <= kCountries; ++i)
    std::printf("<country id=\"%d\" name=\"%sland\" abbr=\"%c%c%c\"/>\n", i, name(static_cast<unsigned>(i)).c_str(),
                'A' + i % 26, 'A' + i / 26, 'A' + i % 7);
  std::puts("</countries>\n<cities>");
  for (int i = 1; i <= kCities; ++i)
    std::printf("<city id=\"%d\" country=\"%d\" name=\"%s\"/>\n", i, 1 + i % kCountries,
                name(static_cast<unsigned>(1000 + i)).c_str());
  std::puts("</cities>\n<months>");
  for (int i = 1; i <= 12; ++i) std::printf("<month id=\"%d\" name=\"Month %d\"/>\n", i, i);
  std::puts("</months>\n<rules>");
  for (int i = 1; i <= 5; ++i)
    std::printf("<rule id=\"%d\" name=\"%s\" category=\"1\">\n<info>How the first stones are placed.</info>\n</rule>\n",
                i, kRules[i - 1]);
  std::puts("</rules>\n<openings>");
  for (int i = 1; i <= 26; ++i)
    std::printf("<opening id=\"%d\" name=\"Opening %d\" abbr=\"%c%d\"/>\n", i, i, i <= 13 ? 'D' : 'I',
                (i - 1) % 13 + 1);
  std::puts("</openings>\n<players>");
  for (int i = 1; i <= players; ++i)
    std::printf("<player id=\"%d\" name=\"%s\" surname=\"%s\" country=\"%d\" city=\"%d\"/>\n", i,
                name(static_cast<unsigned>(below(random, 500))).c_str(), name(static_cast<unsigned>(5000 + i)).c_str(),
                1 + below(random, kCountries), 1 + below(random, kCities));
  std::puts("</players>\n<tournaments>");
  for (int i = 1; i <= tournaments; ++i) {
    const int year = 1980 + below(random, 45), month = 1 + below(random, 12), day = 1 + below(random, 27);
    std::printf(
        "<tournament id=\"%d\" name=\"%s cup %d\" country=\"%d\" city=\"%d\" year=\"%d\" month=\"%d\" "
        "start=\"%04d-%02d-%02d\" end=\"%04d-%02d-%02d\" rule=\"%d\" rated=\"1\"/>\n",
        i, name(static_cast<unsigned>(30000 + i)).c_str(), year, 1 + below(random, kCountries),
        1 + below(random, kCities), year, month, year, month, day, year, month, day + 1, 1 + below(random, 5));
  }
  std::puts("</tournaments>\n<games>");
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) {
    std::fputs("usage: make_rif GAMES [SEED]\n", stderr);
    return 2;
  }
  const int games = std::atoi(argv[1]);
  Random random(argc > 2 ? static_cast<unsigned>(std::atoi(argv[2])) : 1U);
  // The shares of the real database: 150,000 games of 12,000 players in 5,000 tournaments.
  const int players = games / 12 + 2, tournaments = games / 30 + 1;
  tables(players, tournaments, random);
  std::vector<Point> black = points_of(kBlack), white = points_of(kWhite);
  static const char* const kResults[] = {"1", "0", "0.5"};
  for (int i = 1; i <= games; ++i) {
    shuffle(black, random);
    shuffle(white, random);
    const int one = 1 + below(random, players), other = 1 + (one + below(random, players - 1)) % players;
    std::string moves = "h8";
    const int stones = 10 + below(random, 50);
    for (int k = 1; k < stones; ++k) {
      moves += ' ';
      append((k % 2 == 1 ? white : black)[static_cast<std::size_t>((k - 1) / 2)], moves);
    }
    std::printf(
        "<game id=\"%d\" publisher=\"%d\" tournament=\"%d\" round=\"%d\" rule=\"%d\" black=\"%d\" white=\"%d\" "
        "bresult=\"%s\" "
        "btime=\"%d\" wtime=\"%d\" opening=\"%d\" alt=\"\" swap=\"\">\n<move>%s</move>\n</game>\n",
        i, 1 + below(random, players), 1 + below(random, tournaments), 1 + below(random, 9), 1 + below(random, 5), one,
        other, kResults[below(random, 3)], below(random, 90), below(random, 90), 1 + below(random, 26), moves.c_str());
  }
  std::puts("</games>\n</database>");
  return std::fflush(stdout) == 0 ? 0 : 1;
}
