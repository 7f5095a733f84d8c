// The texts of a trace, each of which is kept once and has a number.
#pragma once

#include <memory>
#include <vector>

#include "Bytes.hpp"

namespace ribs {

/// Numbers texts from 1 in the order they come in.
class TextTable {
 public:
  struct Text {
    const Byte *bytes;
    size_t count;
  };

  TextTable() : places(1024) {}

  uint32_t count() const { return static_cast<uint32_t>(texts.size()); }
  const Text &operator[](uint32_t number) const { return texts[number - 1]; }

  /// Eight bytes from the text's first one on can be read.
  uint32_t number(const Byte *bytes, size_t count) {
    const uint64_t hash = this->hash(bytes, count);
    const uint32_t mark = static_cast<uint32_t>(hash >> 32);
    for (size_t index = hash & (places.size() - 1);; index = (index + 1) & (places.size() - 1)) {
      const Place &place = places[index];
      if (place.number == 0) return add(bytes, count, index, mark);
      if (place.mark == mark && is_equal((*this)[place.number], bytes, count)) return place.number;
    }
  }

 private:
  /// A number of 0 is a free place.
  struct Place {
    uint32_t mark = 0;
    uint32_t number = 0;
  };

  static constexpr size_t chunk_size = 1 << 16;

  static uint64_t mix(uint64_t one, uint64_t two) {
    const auto product = static_cast<unsigned __int128>(one) * two;
    return static_cast<uint64_t>(product) ^ static_cast<uint64_t>(product >> 64);
  }

  static uint64_t hash(const Byte *bytes, size_t count) {
    constexpr uint64_t one = 0x9E3779B97F4A7C15, two = 0xD1B54A32D192ED03;
    uint64_t hash = count ^ two;
    if (count < 8) return mix(first(load(bytes), static_cast<uint32_t>(count)) ^ one, hash);
    // The last words end where the text ends, and may share bytes with the ones before.
    for (; count > 16; count -= 16, bytes += 16) {
      hash = mix(load(bytes) ^ one, load(bytes + 8) ^ hash);
      if (count < 32) {
        bytes -= 32 - count;
        count = 32;
      }
    }
    return mix(load(bytes) ^ one, load(bytes + count - 8) ^ hash);
  }

  static bool is_equal(const Text &text, const Byte *bytes, size_t count) {
    if (text.count != count) return false;
    if (count < 8) {
      const auto few = static_cast<uint32_t>(count);
      return first(load(text.bytes), few) == first(load(bytes), few);
    }
    for (size_t index = 0; index + 8 < count; index += 8)
      if (load(text.bytes + index) != load(bytes + index)) return false;
    return load(text.bytes + count - 8) == load(bytes + count - 8);
  }

  uint32_t add(const Byte *bytes, size_t count, size_t index, uint32_t mark) {
    texts.push_back({keep(bytes, count), count});
    places[index] = {mark, this->count()};
    if (texts.size() * 2 > places.size()) grow();
    return this->count();
  }

  void grow() {
    places.assign(places.size() * 2, Place());
    for (uint32_t number = 1; number <= count(); number++) {
      const Text &text = (*this)[number];
      const uint64_t hash = this->hash(text.bytes, text.count);
      size_t index = hash & (places.size() - 1);
      while (places[index].number != 0) index = (index + 1) & (places.size() - 1);
      places[index] = {static_cast<uint32_t>(hash >> 32), number};
    }
  }

  /// A copy that stays, with eight bytes from its first one on.
  const Byte *keep(const Byte *bytes, size_t count) {
    const size_t needed = count + 8;
    if (needed > room) {
      // A long text has a chunk for itself.
      room = needed > chunk_size ? needed : chunk_size;
      chunks.emplace_back(new Byte[room]);
      next = chunks.back().get();
    }
    Byte *copy = next;
    std::memcpy(copy, bytes, count);
    std::memset(copy + count, 0, 8);
    next += needed;
    room -= needed;
    return copy;
  }

  std::vector<Place> places;
  std::vector<Text> texts;
  std::vector<std::unique_ptr<Byte[]>> chunks;
  Byte *next = nullptr;
  size_t room = 0;
};

}  // namespace ribs
