// Lines of Mesh.
#include <algorithm>
#include <cmath>

#include "viewer/mesh/mesh.h"

namespace fivefold::viewer {
namespace {

constexpr float kHalf = 0.5F;  ///< half of the fringe, in pixels
constexpr float kNear = 0.02F;
constexpr float kTurn = 6.28318530718F;
/// Corners that turn less than this are mitred, others get a fan: cosine of about 35 degrees.
constexpr float kSmooth = 0.82F;
/// A line with more dashes than this is drawn solid: nobody can tell.
constexpr float kMostDashes = 4000;

float dot(Vec a, Vec b) { return a.x * b.x + a.y * b.y; }
float length(Vec a) { return std::hypot(a.x, a.y); }
Vec unit(Vec a) { return a * (1 / std::max(length(a), 1e-6F)); }
/// To the left of the way, seen on the screen.
Vec left_of(Vec way) { return {way.y, -way.x}; }
Vec turned(Vec a, float angle) {
  const float c = std::cos(angle);
  const float s = std::sin(angle);
  return {a.x * c - a.y * s, a.x * s + a.y * c};
}

std::vector<Vec> distinct(std::span<const Vec> points) {
  std::vector<Vec> out;
  for (const Vec point : points)
    if (out.empty() || length(point - out.back()) > kNear) out.push_back(point);
  return out;
}

/// The pieces of a line that its dashes cover.
std::vector<std::vector<Vec>> dashes(const std::vector<Vec>& line, float dash, float gap) {
  std::vector<std::vector<Vec>> out;
  bool drawing = true;
  float left = dash;
  std::vector<Vec> piece = {line[0]};
  for (std::size_t i = 1; i < line.size(); ++i) {
    Vec from = line[i - 1];
    float rest = length(line[i] - from);
    const Vec way = unit(line[i] - from);
    while (rest > left) {
      from = from + way * left;
      rest -= left;
      if (drawing) {
        piece.push_back(from);
        out.push_back(piece);
      }
      piece = {from};
      drawing = !drawing;
      left = drawing ? dash : gap;
    }
    left -= rest;
    if (drawing) piece.push_back(line[i]);
  }
  if (drawing && piece.size() > 1) out.push_back(piece);
  return out;
}

bool along_axis(Vec a, Vec b) { return std::abs(a.x - b.x) < kNear || std::abs(a.y - b.y) < kNear; }

}  // namespace

/// One solid line as a strip of cross-sections. A section is two vectors from a point of the line, to its left and to
/// its right edge (of a line of half width one); neighbours are joined by three quads: fringe, body, fringe.
class StrokeMaker {
 public:
  StrokeMaker(Mesh& mesh, float width) : mesh_(mesh) {
    cover_ = std::min(width, 1.0F);
    const float half = std::max(width, 1.0F) / 2;
    inner_ = half - kHalf;
    outer_ = half + kHalf;
  }

  void draw(const std::vector<Vec>& line, bool closed, bool round) {
    const std::size_t n = line.size();
    if (closed) {
      for (std::size_t i = 0; i < n; ++i) corner(line[(i + n - 1) % n], line[i], line[(i + 1) % n], round);
      if (has_first_) join(first_);
      return;
    }
    const Vec start = unit(line[1] - line[0]);
    const Vec end = unit(line[n - 1] - line[n - 2]);
    cap(line[0], start * -1, round);
    if (!round) edge(line[0] - start * kHalf, start, 0);
    edge(round ? line[0] : line[0] + start * kHalf, start, cover_);
    for (std::size_t i = 1; i + 1 < n; ++i) corner(line[i - 1], line[i], line[i + 1], round);
    edge(round ? line[n - 1] : line[n - 1] - end * kHalf, end, cover_);
    if (!round) edge(line[n - 1] + end * kHalf, end, 0);
    cap(line[n - 1], end, round);
  }

 private:
  struct Section {
    Vec at, left, right;
    float cover;
  };

  void join(const Section& b) {
    if (has_last_) {
      const Section& a = last_;
      const auto place = [](const Section& s, const Vec& to, float by, float cover) {
        return Mesh::Corner{s.at + to * by, cover};
      };
      mesh_.quad(place(a, a.left, outer_, 0), place(b, b.left, outer_, 0), place(b, b.left, inner_, b.cover),
                 place(a, a.left, inner_, a.cover));
      mesh_.quad(place(a, a.left, inner_, a.cover), place(b, b.left, inner_, b.cover),
                 place(b, b.right, inner_, b.cover), place(a, a.right, inner_, a.cover));
      mesh_.quad(place(a, a.right, inner_, a.cover), place(b, b.right, inner_, b.cover), place(b, b.right, outer_, 0),
                 place(a, a.right, outer_, 0));
    } else if (!has_first_) {
      first_ = b;
      has_first_ = true;
    }
    last_ = b;
    has_last_ = true;
  }

  void edge(Vec at, Vec way, float cover) { join({at, left_of(way), left_of(way) * -1, cover}); }

  void corner(Vec before, Vec at, Vec after, bool round) {
    const Vec in = unit(at - before);
    const Vec out = unit(after - at);
    const float turn = dot(in, out);
    const Vec mitre = (left_of(in) + left_of(out)) * (1 / std::max(1 + turn, 1e-3F));
    // Square corners of frames are mitred too, unless they are so sharp that the mitre would stick out far.
    if (turn > kSmooth || (!round && turn > -0.5F)) {
      join({at, mitre, mitre * -1, cover_});
      return;
    }
    const bool to_right = in.x * out.y - in.y * out.x > 0;
    // The inside of the turn: where both edges cross, if that lies on both pieces.
    const float room = std::min(length(at - before), length(after - at));
    const Vec inside = length(mitre) * outer_ <= room ? mitre : unit(left_of(in) + left_of(out));
    const Vec from = to_right ? left_of(in) : left_of(in) * -1;
    const float angle = std::acos(std::clamp(turn, -1.0F, 1.0F)) * (to_right ? 1.0F : -1.0F);
    const int steps = round ? std::max(2, circle_steps(outer_) / 4) : 1;
    for (int i = 0; i <= steps; ++i) {
      const Vec outside = turned(from, angle * static_cast<float>(i) / static_cast<float>(steps));
      if (to_right)
        join({at, outside, inside * -1, cover_});
      else
        join({at, inside, outside, cover_});
    }
  }

  void cap(Vec at, Vec way, bool round) {
    if (!round) return;
    const int steps = std::max(4, circle_steps(outer_) / 2);
    Vec last = left_of(way);
    for (int i = 1; i <= steps; ++i) {
      const Vec now = turned(left_of(way), kTurn / 2 * static_cast<float>(i) / static_cast<float>(steps));
      mesh_.triangle({at, cover_}, {at + last * inner_, cover_}, {at + now * inner_, cover_});
      mesh_.quad({at + last * inner_, cover_}, {at + now * inner_, cover_}, {at + now * outer_, 0},
                 {at + last * outer_, 0});
      last = now;
    }
  }

  Mesh& mesh_;
  float cover_;
  float inner_;
  float outer_;
  Section first_{};
  Section last_{};
  bool has_first_ = false;
  bool has_last_ = false;
};

void Mesh::snapped(Vec from, Vec to, const Pen& pen) {
  const bool level = std::abs(from.y - to.y) < kNear;
  const float width = std::max(1.0F, std::round(pen.width));
  const float across = std::round((level ? from.y : from.x) - width / 2);
  float start = level ? std::min(from.x, to.x) : std::min(from.y, to.y);
  const float end = level ? std::max(from.x, to.x) : std::max(from.y, to.y);
  const auto piece = [&](float a, float b) {
    solid(level ? Rect{a, across, b - a, width} : Rect{across, a, width, b - a});
  };
  if (pen.dash <= 0) {
    // Round or not: the ends reach to the far side of a line that crosses there, so that corners are full.
    if (pen.round)
      piece(std::round(start - width / 2), std::round(end - width / 2) + width);
    else
      piece(std::round(start), std::round(end));
    return;
  }
  const float pitch = std::max(1.0F, pen.dash + pen.gap);
  const int dashes = static_cast<int>(std::ceil((end - start) / pitch));
  for (int i = 0; i < dashes; ++i) {
    const float begin = start + static_cast<float>(i) * pitch;
    const float a = std::round(begin);
    piece(a, std::max(a + 1, std::round(std::min(begin + pen.dash, end))));
  }
}

void Mesh::stroke(std::span<const Vec> points, const Pen& pen, Rgba color) {
  color_ = color;
  std::vector<Vec> line = distinct(points);
  if (line.empty() || pen.width <= 0) return;
  if (line.size() == 1) {
    if (pen.round) disc(line[0], pen.width / 2, color);
    return;
  }
  Pen used = pen;
  float total = 0;
  for (std::size_t i = 1; i < line.size(); ++i) total += length(line[i] - line[i - 1]);
  const float period = pen.dash + pen.gap;
  if (period < 1 || pen.gap <= 0 || total / period > kMostDashes) used.dash = 0;
  bool square = pen.snap;
  for (std::size_t i = 1; i < line.size() && square; ++i) square = along_axis(line[i - 1], line[i]);
  if (square) {
    for (std::size_t i = 1; i < line.size(); ++i) snapped(line[i - 1], line[i], used);
    return;
  }
  if (used.dash > 0) {
    for (const std::vector<Vec>& piece : dashes(line, used.dash, used.gap)) {
      const std::vector<Vec> clean = distinct(piece);
      if (clean.size() > 1) StrokeMaker(*this, pen.width).draw(clean, false, pen.round);
    }
    return;
  }
  bool closed = length(line.front() - line.back()) <= kNear;
  if (closed) line.pop_back();
  closed = closed && line.size() > 2;
  if (line.size() > 1) StrokeMaker(*this, pen.width).draw(line, closed, pen.round);
}

}  // namespace fivefold::viewer
