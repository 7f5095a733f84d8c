// The format's words as numbers, so that comparing one takes a single step.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "Bytes.hpp"

namespace ribs {

/// The keys of an event, those of rare events left out.
enum Key : uint8_t {
  // Numbers.
  seq, t, id, parent, waited, workflow, worker, step,
  // Strings.
  type, rib, kind, property, cause, object, name, phase, thread, at,
  // A flag.
  removed,
  // Any other.
  unknown
};

constexpr uint32_t bit(Key key) { return uint32_t{1} << key; }

constexpr uint32_t flag_keys = bit(removed);
constexpr uint32_t number_keys = bit(type) - 1;
constexpr uint32_t string_keys = (bit(removed) - 1) & ~number_keys;

/// At most the first eight letters, the first one lowest.
constexpr uint64_t letters(std::string_view word) {
  uint64_t sum = 0;
  for (size_t index = 0; index < word.size() && index < 8; index++)
    sum |= static_cast<uint64_t>(static_cast<Byte>(word[index])) << (8 * index);
  return sum;
}

/// A word with what it stands for.
struct Word {
  std::string_view text;
  uint8_t code;
};

/// Words by their first eight letters, each found at the one place it can be at.
template <size_t count, uint8_t none>
class WordTable {
 public:
  /// With a factor that puts no two words at the same place; another one does not compile.
  constexpr WordTable(uint64_t factor, const std::array<Word, count> &words) : factor(factor) {
    for (const Word &word : words) {
      Place &place = places[index(letters(word.text))];
      if (place.code != none) throw "two words stand at the same place";
      place = {letters(word.text), word.code};
    }
  }

  /// The code of a word; `none` where it is none of the table's.
  uint8_t operator[](uint64_t word) const {
    const Place &place = places[index(word)];
    return place.letters == word ? place.code : none;
  }

 private:
  struct Place {
    uint64_t letters = 0;
    uint8_t code = none;
  };

  constexpr size_t index(uint64_t word) const { return (word * factor) >> 58; }

  uint64_t factor;
  std::array<Place, 64> places = {};
};

constexpr WordTable<19, unknown> keys(0x63CA828DD5F4B3B3, {{
    {"seq", seq}, {"t", t}, {"id", id}, {"parent", parent}, {"waited", waited},
    {"workflow", workflow}, {"worker", worker}, {"step", step}, {"type", type}, {"rib", rib},
    {"kind", kind}, {"property", property}, {"cause", cause}, {"object", object}, {"name", name},
    {"phase", phase}, {"thread", thread}, {"at", at}, {"removed", removed},
}});

// A word's code is its place, from 1.
constexpr std::array kinds = {letters("viewless"), letters("viewable"), letters("launch")};
constexpr std::array causes = {letters("call"), letters("deinit")};
/// A `detach` that tells no cause was called.
constexpr uint8_t call_cause = 1;
constexpr std::array workflow_phases = {letters("start"), letters("wait"), letters("step"),
                                        letters("complete"), letters("fail"), letters("cancel")};
constexpr std::array worker_phases = {letters("start"), letters("stop")};

}  // namespace ribs
