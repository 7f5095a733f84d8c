// The way for lines whose fields stand in any order.
#pragma once

#include "Block.hpp"
#include "TextTable.hpp"

namespace ribs {

/// The fields of one line, by key.
class Walk {
 public:
  explicit Walk(const Block &block) : block(block) {}

  /// Goes through the line that begins at a place which is its `{`, and moves the place behind its `}`.
  ///
  /// Returns whether it is one flat object, of which each key that is known stands once, and the LF follows.
  bool take(uint32_t &place) {
    const Byte *bytes = block.bytes;
    const uint32_t *at = block.places + place;
    const uint32_t *end = block.places + block.place_count;
    // Not kept in the object while they change: each step would wait for the one before to be stored.
    uint32_t present = 0, strings = 0, odd = 0;
    uint32_t before = *at++;
    do {
      if (end - at < 4) return false;
      const uint32_t opening = at[0], colon = at[1];
      const Value value = {at[2], at[3]};
      at += 4;
      // The one string between two places ends right before the second, if a quote does.
      odd |= (bytes[opening] ^ '"') | (bytes[colon] ^ ':') | (bytes[colon - 1] ^ '"');
      if ((opening - before) + (value.begin - colon) != 2 &&
          !(are_spaces(before + 1, opening) && are_spaces(colon + 1, value.begin)))
        return false;
      const uint32_t length = colon - opening - 2;
      const uint8_t key = length - 1 < 8 ? keys[first(load(bytes + opening + 1), length)]
                                         : static_cast<uint8_t>(unknown);
      const uint32_t is_string = bytes[value.begin] == '"';
      odd |= is_string & !block.has_end(value);
      if (key == unknown && !is_scalar(value)) return false;
      // Of a key that stands twice the last counts, but the first has to be looked at too.
      odd |= present >> key & (key != unknown);
      values[key] = value;
      present |= uint32_t{1} << key;
      strings |= is_string << key;
      before = value.end;
    } while (bytes[before] == ',');
    place = static_cast<uint32_t>(at - block.places);
    this->present = present;
    this->strings = strings;
    return odd == 0 && block.ends_line(before);
  }

  /// Makes an event of the fields. Texts get their numbers when all else is known to be right.
  ///
  /// Returns whether they are one.
  bool make(ribs_event &event, TextTable &texts) const {
    event.type = present & strings & bit(type) ? block.type(values[type]) : 0;
    if (event.type == 0) return false;
    const Shape &shape = shapes[event.type - 1];
    if ((shape.required & ~present) != 0) return false;
    const uint32_t used = present & shape.used;
    if ((strings & used) != (used & string_keys)) return false;
    const uint32_t unused = present & ~shape.used & ~bit(unknown);
    if (unused != 0 && (event.type == leak_type || !are_scalars(unused))) return false;

    event.seq = event.id = event.number = event.step = -1;
    if (!read(t, event.time)) return false;
    if (used & bit(seq) && !(read(seq, event.seq) && event.seq > 0)) return false;
    if (used & bit(id) && !(read(id, event.id) && event.id > 0)) return false;
    if (shape.number != unknown && !read(shape.number, event.number)) return false;
    if (shape.number == parent && event.number == 0) return false;
    if (used & bit(step) && !read(step, event.step)) return false;
    if (!read_code(shape, used, event.code)) return false;
    event.introduced = 0;
    if (shape.other == rib && used & bit(kind)) {
      event.introduced = block.code(values[kind], kinds);
      if (event.introduced == 0) return false;
    }
    event.name = number(shape.name, used, texts);
    event.other = number(shape.other, used, texts);
    event.at = number(at, used, texts);
    event.thread = number(thread, used, texts);
    return true;
  }

 private:
  bool are_spaces(uint32_t from, uint32_t to) const {
    for (; from < to; from++)
      if (block.bytes[from] != ' ') return false;
    return true;
  }

  /// A string, a whole number or a flag: no other value is known.
  bool is_scalar(Value value) const {
    int64_t number;
    bool flag;
    // A string's end is looked at with all others.
    return block.bytes[value.begin] == '"' || block.number(value, number) ||
           block.flag(value, flag);
  }

  bool are_scalars(uint32_t keys) const {
    for (uint32_t key = 0; key < unknown; key++)
      if (keys >> key & 1 && !is_scalar(values[key])) return false;
    return true;
  }

  bool read(Key key, int64_t &number) const { return block.number(values[key], number); }

  bool read_code(const Shape &shape, uint32_t used, uint8_t &code) const {
    switch (shape.codes) {
      case Codes::none:
        code = 0;
        return true;
      case Codes::kind:
        code = block.code(values[kind], kinds);
        return code != 0;
      case Codes::cause:
        code = used & bit(cause) ? block.code(values[cause], causes) : call_cause;
        return code != 0;
      case Codes::removed: {
        bool flag;
        if (!block.flag(values[removed], flag)) return false;
        code = flag;
        return true;
      }
      case Codes::workflow_phase:
        code = block.code(values[phase], workflow_phases);
        return code != 0;
      case Codes::worker_phase:
        code = block.code(values[phase], worker_phases);
        return code != 0;
    }
    return false;
  }

  uint32_t number(Key key, uint32_t used, TextTable &texts) const {
    if (key == unknown || (used & bit(key)) == 0) return 0;
    return texts.number(block.text(values[key]), block.length(values[key]));
  }

  const Block &block;
  Value values[unknown + 1] = {};
  uint32_t present = 0;
  uint32_t strings = 0;
};

}  // namespace ribs
