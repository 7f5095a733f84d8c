// Eight bytes at once.
#pragma once

#include <cstdint>
#include <cstring>

static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "a word's first byte is its lowest");

/// Small steps of a line's way, each a function for who reads it.
#define inlined __attribute__((always_inline)) inline

namespace ribs {

using Byte = uint8_t;

/// The eight bytes from a place on; the caller knows that they can be read.
inline uint64_t load(const Byte *bytes) {
  uint64_t word;
  std::memcpy(&word, bytes, sizeof word);
  return word;
}

/// The first bytes of a word, at most eight; zeros instead of the others.
inline uint64_t first(uint64_t word, uint32_t count) {
  return count == 0 ? 0 : word & ~uint64_t{0} >> (64 - 8 * count);
}

/// What eight digits are worth, the first one lowest; a digit is 0 to 9 here.
inline uint64_t worth(uint64_t digits) {
  // Pairs, fours and all eight are put together.
  const uint64_t pairs = (digits * 2561) >> 8 & 0x00FF00FF00FF00FF;
  const uint64_t fours = (pairs * 6553601) >> 16 & 0x0000FFFF0000FFFF;
  return (fours * 42949672960001) >> 32;
}

/// The highest bit of each byte that is no digit. What a sum carries over spoils only bytes above one that
/// is none.
inline uint64_t others(uint64_t digits) {
  return ((digits + 0x7676767676767676) | digits) & 0x8080808080808080;
}

/// Reads a whole number of 1 to 18 digits without a zero in front: less than 2^63 whatever they are. Bytes
/// that are none leave a bit in `odd`, which was 0 or is not looked at for this number alone.
inlined int64_t number(const Byte *bytes, uint32_t count, uint64_t &odd) {
  constexpr uint64_t zeros = 0x3030303030303030;
  const uint64_t begin = load(bytes) ^ zeros;
  odd |= (static_cast<Byte>(begin) == 0) & (count > 1);
  if (count - 1 < 8) {
    // Zeros in front instead of what stands behind.
    const uint64_t digits = begin << (64 - 8 * count);
    odd |= others(digits);
    return static_cast<int64_t>(worth(digits));
  }
  if (count - 1 >= 18) {
    odd = 1;
    return 0;
  }
  const uint64_t end = load(bytes + count - 8) ^ zeros;
  odd |= others(end);
  if (count <= 16) {
    const uint64_t digits = begin << (128 - 8 * count);
    odd |= others(digits);
    return static_cast<int64_t>(worth(digits) * 100000000 + worth(end));
  }
  const uint64_t digits = begin << (192 - 8 * count);
  const uint64_t middle = load(bytes + count - 16) ^ zeros;
  odd |= others(digits) | others(middle);
  return static_cast<int64_t>(
      (worth(digits) * 100000000 + worth(middle)) * 100000000 + worth(end));
}

}  // namespace ribs
