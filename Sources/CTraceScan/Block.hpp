// A block of lines, and what a value of it may be.
#pragma once

#include "CTraceScan.h"
#include "Shapes.hpp"

namespace ribs {

/// Where a value stands.
struct Value {
  uint32_t begin;
  uint32_t end;

  uint32_t count() const { return end - begin; }
};

/// A block whose brackets, colons, commas and first bytes of values are known, in their order.
struct Block {
  const Byte *bytes;
  uint32_t count;
  const uint32_t *places;
  uint32_t place_count;
  /// The first backslash that is not passed yet: a line that has one is unusual.
  uint32_t backslash;

  /// Whether a line ends with the `}` at a place, and may be read at all.
  bool ends_line(uint32_t place) const {
    return bytes[place] == '}' && bytes[place + 1] == '\n' && place < backslash;
  }

  bool number(Value value, int64_t &number) const {
    uint64_t odd = 0;
    number = ribs::number(bytes + value.begin, value.count(), odd);
    return odd == 0;
  }

  bool flag(Value value, bool &flag) const {
    const uint64_t word = load(bytes + value.begin);
    flag = value.count() == 4;
    return flag ? first(word, 4) == letters("true")
                : value.count() == 5 && first(word, 5) == letters("false");
  }

  /// Whether a string ends right before the next place.
  bool has_end(Value value) const {
    return (bytes[value.end - 1] == '"') & (value.count() >= 2);
  }

  /// What stands in a string.
  const Byte *text(Value value) const { return bytes + value.begin + 1; }
  static uint32_t length(Value value) { return value.count() - 2; }

  /// The letters of a string; of more than eight the first.
  uint64_t word(Value value) const {
    const uint32_t count = length(value);
    return first(load(text(value)), count < 8 ? count : 8);
  }

  /// What a string stands for among some words, from 1; 0 where it is none of them.
  template <size_t count>
  uint8_t code(Value value, const std::array<uint64_t, count> &words) const {
    const uint64_t word = this->word(value);
    for (size_t index = 0; index < count; index++)
      if (words[index] == word) return length(value) <= 8 ? static_cast<uint8_t>(index + 1) : 0;
    return 0;
  }

  /// The type that a string names; 0 where it is none that is known.
  uint8_t type(Value value) const {
    const uint8_t found = types[word(value)];
    // Two types are longer than a word.
    if (found == 0 || length(value) <= 8) return found;
    const std::string_view name = shapes[found - 1].type;
    const bool is_same = length(value) == name.size() &&
                         std::memcmp(text(value) + 8, name.data() + 8, name.size() - 8) == 0;
    return is_same ? found : 0;
  }
};

}  // namespace ribs
