#pragma once

#include <array>
#include <cassert>
#include <cstddef>

namespace fivefold {

/// Up to N values held in place: no allocation on the hot path. Adding more than N is a mistake of ours (assert).
template <class T, std::size_t N>
class SmallVector {
 public:
  void push_back(T value) {
    assert(size_ < N);
    values_[size_++] = value;
  }
  void clear() { size_ = 0; }
  bool empty() const { return size_ == 0; }
  std::size_t size() const { return size_; }
  const T& operator[](std::size_t i) const { return values_[i]; }
  const T* begin() const { return values_.data(); }
  const T* end() const { return values_.data() + size_; }
  bool contains(const T& value) const {
    for (const T& v : *this)
      if (v == value) return true;
    return false;
  }

 private:
  std::array<T, N> values_;
  std::size_t size_ = 0;
};

}  // namespace fivefold
