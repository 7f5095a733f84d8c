// The way for lines whose fields stand in the order in which this package's recorder writes them. Nothing
// has to be looked up: each key is compared with the one that comes next.
#pragma once

#include "Block.hpp"
#include "TextTable.hpp"

namespace ribs {

/// Goes through one line of a recorder's.
class Recorded {
 public:
  Recorded(const Block &block, uint32_t place) : block(block), at(block.places + place) {}

  /// So many places stand behind the one at which a line begins, at least: a field has four, and no line
  /// that is read here has more than ten.
  static constexpr uint32_t most_places = 44;

  /// Reads an event about a RIB.
  ///
  /// Returns how many places it takes; 0 where the line has to be read in the other way.
  uint32_t read(ribs_event &event, TextTable &texts) {
    const uint32_t *begin = at;
    Value type, name = {}, code = {}, rib = {}, kind = {}, site = {}, thread = {};
    if (!string("{\"type\":\"", type)) return 0;
    // What every such event has is read before the type says how to go on.
    if (!number(",\"seq\":", event.seq) || !number(",\"t\":", event.time) ||
        !number(",\"id\":", event.id))
      return 0;
    odd |= (event.seq == 0) | (event.id == 0);
    event.type = block.type(type);
    event.number = event.step = -1;
    event.code = 0;
    switch (event.type == 0 ? Fields::other : fields[event.type - 1]) {
      case Fields::id: break;
      case Fields::created:
        if (!string(",\"rib\":\"", name) || !string(",\"kind\":\"", code)) return 0;
        event.code = block.code(code, kinds);
        if (event.code == 0) return 0;
        break;
      case Fields::parent:
        if (!parent(event)) return 0;
        break;
      case Fields::cause:
        if (!parent(event) || !string(",\"cause\":\"", code)) return 0;
        event.code = block.code(code, causes);
        if (event.code == 0) return 0;
        break;
      case Fields::property:
        if (!parent(event) || !string(",\"property\":\"", name)) return 0;
        break;
      case Fields::removed: {
        if (!key(",\"removed\":", code)) return 0;
        bool is_removed;
        if (!block.flag(code, is_removed)) return 0;
        event.code = is_removed;
        break;
      }
      case Fields::other: return 0;
    }
    event.introduced = 0;
    if (block.bytes[*at] == ',') {
      // A RIB that was there before it was recorded is introduced by what it does first.
      if (event.type != create_type) {
        if (is_next(",\"rib\":\"") && !string(",\"rib\":\"", rib)) return 0;
        if (is_next(",\"kind\":\"")) {
          if (!string(",\"kind\":\"", kind)) return 0;
          event.introduced = block.code(kind, kinds);
          if (event.introduced == 0) return 0;
        }
      }
      if (is_next(",\"thread\":\"") && !string(",\"thread\":\"", thread)) return 0;
      if (is_next(",\"at\":\"") && !string(",\"at\":\"", site)) return 0;
    }
    if (odd != 0 || !block.ends_line(*at)) return 0;
    event.name = this->text(name, texts);
    event.other = this->text(rib, texts);
    event.at = this->text(site, texts);
    event.thread = this->text(thread, texts);
    return static_cast<uint32_t>(at - begin) + 1;
  }

 private:
  /// What stands behind an event's `id`.
  enum class Fields : uint8_t { id, created, parent, cause, property, removed, other };

  static constexpr std::array<Fields, shapes.size()> fields = {
      Fields::created, Fields::id,       Fields::parent,   Fields::id,    Fields::id,
      Fields::cause,   Fields::id,       Fields::id,       Fields::property,
      Fields::property, Fields::id,      Fields::removed,  Fields::other, Fields::other,
      Fields::other,   Fields::other,    Fields::other};

  template <size_t size>
  inlined bool is_next(const char (&text)[size]) const {
    constexpr size_t count = size - 1;
    const Byte *bytes = block.bytes + *at;
    uint64_t begin = 0, end = 0;
    if constexpr (count <= 8) {
      std::memcpy(&begin, text, count);
      return (load(bytes) ^ begin) << (64 - 8 * count) == 0;
    } else {
      std::memcpy(&begin, text, 8);
      std::memcpy(&end, text + count - 8, 8);
      return ((load(bytes) ^ begin) | (load(bytes + count - 8) ^ end)) == 0;
    }
  }

  /// Where a key comes next, with all that leads to its value, its value goes to the next place but three.
  template <size_t size>
  inlined bool key(const char (&text)[size], Value &value) {
    if (!is_next(text)) return false;
    value = {*at + static_cast<uint32_t>(size) - 1, at[4]};
    at += 4;
    return true;
  }

  /// The key ends with the string's quote.
  template <size_t size>
  inlined bool string(const char (&text)[size], Value &value) {
    if (!key(text, value)) return false;
    value.begin--;
    return block.has_end(value);
  }

  template <size_t size>
  inlined bool number(const char (&text)[size], int64_t &number) {
    Value value;
    if (!key(text, value)) return false;
    number = ribs::number(block.bytes + value.begin, value.count(), odd);
    return true;
  }

  inlined bool parent(ribs_event &event) {
    if (!number(",\"parent\":", event.number)) return false;
    odd |= event.number == 0;
    return true;
  }

  inlined uint32_t text(Value value, TextTable &texts) const {
    return value.end == 0 ? 0 : texts.number(block.text(value), block.length(value));
  }

  const Block &block;
  const uint32_t *at;
  /// Not 0 where a number is none, or is too small.
  uint64_t odd = 0;
};

}  // namespace ribs
