// Which keys an event of each type has.
#pragma once

#include "Words.hpp"

namespace ribs {

/// The words that a type's code is one of.
enum class Codes : uint8_t { none, kind, cause, removed, workflow_phase, worker_phase };

struct Shape {
  /// Keys without which it is no event.
  uint32_t required;
  /// Keys that mean something, the required ones included.
  uint32_t used;
  /// Which keys become the number, the name and the other text; `unknown` where none does.
  Key number;
  Key name;
  Key other;
  /// What the code is one of.
  Codes codes;
  std::string_view type;
};

constexpr uint32_t always = bit(type) | bit(t);
constexpr uint32_t anywhere = always | bit(seq) | bit(thread) | bit(at);
constexpr uint32_t introduction = bit(rib) | bit(kind);

/// An event about one RIB, which may introduce it.
constexpr Shape about_rib(
    std::string_view type, uint32_t more = 0, Key number = unknown, Key name = unknown,
    Codes codes = Codes::none) {
  const uint32_t required = always | bit(id) | more;
  return {required, required | anywhere | introduction, number, name, rib, codes, type};
}

constexpr Shape with_parent(std::string_view type, uint32_t more = 0, Key name = unknown) {
  return about_rib(type, bit(parent) | more, parent, name);
}

constexpr Shape of(
    std::string_view type, uint32_t required, uint32_t optional, Key number, Key name, Key other,
    Codes codes) {
  return {always | required, anywhere | required | optional, number, name, other, codes, type};
}

constexpr Shape detach_shape() {
  Shape shape = with_parent("detach");
  shape.used |= bit(cause);
  shape.codes = Codes::cause;
  return shape;
}

/// In the order of the format's page; an event's type is the place, from 1.
constexpr std::array<Shape, 17> shapes = {{
    of("create", bit(id) | bit(rib) | bit(kind), 0, unknown, rib, unknown, Codes::kind),
    about_rib("launch"),
    with_parent("attach"),
    about_rib("activate"),
    about_rib("load"),
    detach_shape(),
    about_rib("deactivate"),
    about_rib("destroy"),
    with_parent("hold", bit(property), property),
    with_parent("unhold", bit(property), property),
    about_rib("appear"),
    about_rib("disappear", bit(removed), unknown, unknown, Codes::removed),
    // One that introduces a RIB has a text more than there is room for: it is unusual.
    of("leak", bit(id) | bit(object) | bit(name) | bit(waited), 0, waited, name, object,
       Codes::none),
    of("workflow", bit(workflow) | bit(name) | bit(phase), bit(step) | bit(id), workflow, name,
       unknown, Codes::workflow_phase),
    of("worker", bit(worker) | bit(name) | bit(phase), bit(id), worker, name, unknown,
       Codes::worker_phase),
    of("mark", bit(name), 0, unknown, name, unknown, Codes::none),
    of("settle", 0, 0, unknown, unknown, unknown, Codes::none),
}};

constexpr uint8_t create_type = 1;
static_assert(shapes[create_type - 1].type == "create");

constexpr uint8_t leak_type = 13;
static_assert(shapes[leak_type - 1].type == "leak");

constexpr std::array<Word, shapes.size()> type_words() {
  std::array<Word, shapes.size()> words = {};
  for (size_t index = 0; index < shapes.size(); index++)
    words[index] = {shapes[index].type, static_cast<uint8_t>(index + 1)};
  return words;
}

constexpr WordTable<shapes.size(), 0> types(0xC2CE6F447ED4D57B, type_words());

}  // namespace ribs
