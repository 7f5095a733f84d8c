#include <new>
#include <vector>

#include "Recorded.hpp"
#include "Walk.hpp"

#ifdef RIBS_FAST_READING

#include <simdjson.h>

// A caller leaves as much room as simdjson wants.
static_assert(RIBS_SCAN_PADDING >= simdjson::SIMDJSON_PADDING);

struct ribs_scanner {
  /// Its first stage alone is used: it finds the places of a block's brackets, colons, commas and values,
  /// and looks whether all of it is UTF-8 and no string holds a control character.
  std::unique_ptr<simdjson::internal::dom_parser_implementation> parser;
  ribs::TextTable texts;
  std::vector<ribs_event> events;
  std::vector<ribs_unusual_line> unusual;
};

namespace {

/// What no line that is read is shorter than, with its LF.
constexpr size_t shortest_line = sizeof(R"({"type":"mark","t":0})") - 1;

/// The first byte of its kind from a place on; behind the block where there is none.
uint32_t find(char byte, const ribs::Block &block, uint32_t from) {
  const void *found = std::memchr(block.bytes + from, byte, block.count - from);
  return found ? static_cast<uint32_t>(static_cast<const ribs::Byte *>(found) - block.bytes)
               : block.count;
}

/// Reads the line that begins at a place, and moves the place behind it; where it cannot, it may stand
/// anywhere in the line.
bool read_line(
    const ribs::Block &block, ribs::Walk &walk, uint32_t &place, ribs_event &event,
    ribs::TextTable &texts) {
  if (block.place_count - place > ribs::Recorded::most_places) {
    if (const uint32_t places = ribs::Recorded(block, place).read(event, texts)) {
      place += places;
      return true;
    }
  }
  return walk.take(place) && walk.make(event, texts);
}

ribs_scan read_lines(ribs_scanner &scanner, ribs::Block block) {
  // Lines that are read cannot be more, so that none has to look whether there is room.
  if (scanner.events.size() < block.count / shortest_line + 1)
    scanner.events.resize(block.count / shortest_line + 1);
  scanner.unusual.clear();
  ribs_event *event = scanner.events.data();
  ribs::Walk walk(block);
  uint32_t line = 0, place = 0;
  block.backslash = find('\\', block, 0);
  for (uint32_t begin = 0; begin < block.count; line++) {
    const uint32_t first = place;
    if (place < block.place_count && block.places[place] == begin && block.bytes[begin] == '{' &&
        read_line(block, walk, place, *event, scanner.texts)) {
      event->line = line;
      event++;
      begin = block.places[place - 1] + 2;
      continue;
    }
    const uint32_t end = find('\n', block, begin);
    const auto before = static_cast<uint32_t>(event - scanner.events.data());
    scanner.unusual.push_back({begin, end - begin, line, before});
    begin = end + 1;
    for (place = first; place < block.place_count && block.places[place] < begin;) place++;
    if (block.backslash < begin && begin < block.count) block.backslash = find('\\', block, begin);
  }
  return {scanner.events.data(), static_cast<size_t>(event - scanner.events.data()),
          scanner.unusual.data(), scanner.unusual.size(), line, true};
}

}  // namespace

ribs_scanner *ribs_scanner_create(void) {
  auto *scanner = new (std::nothrow) ribs_scanner;
  if (!scanner) return nullptr;
  const auto error = simdjson::get_active_implementation()->create_dom_parser_implementation(
      RIBS_SCAN_LONGEST, 1, scanner->parser);
  if (error == simdjson::SUCCESS) return scanner;
  delete scanner;
  return nullptr;
}

void ribs_scanner_destroy(ribs_scanner *scanner) { delete scanner; }

ribs_scan ribs_scanner_scan(ribs_scanner *scanner, const uint8_t *bytes, size_t count) {
  if (count == 0 || count > RIBS_SCAN_LONGEST || bytes[count - 1] != '\n') return {};
  auto &parser = *scanner->parser;
  if (parser.stage1(bytes, count, simdjson::stage1_mode::regular) != simdjson::SUCCESS) return {};
  return read_lines(
      *scanner, {bytes, static_cast<uint32_t>(count), parser.structural_indexes.get(),
                 parser.n_structural_indexes, 0});
}

uint32_t ribs_scanner_number(ribs_scanner *scanner, const uint8_t *bytes, size_t count) {
  if (count >= 8) return scanner->texts.number(bytes, count);
  // Behind a short text there may be nothing to read.
  ribs::Byte few[8] = {};
  if (count > 0) std::memcpy(few, bytes, count);
  return scanner->texts.number(few, count);
}

uint32_t ribs_scanner_text_count(const ribs_scanner *scanner) { return scanner->texts.count(); }

ribs_text ribs_scanner_text(const ribs_scanner *scanner, uint32_t number) {
  const auto &text = scanner->texts[number];
  return {text.bytes, text.count};
}

#else

struct ribs_scanner {};

ribs_scanner *ribs_scanner_create(void) { return nullptr; }
void ribs_scanner_destroy(ribs_scanner *) {}
ribs_scan ribs_scanner_scan(ribs_scanner *, const uint8_t *, size_t) { return {}; }
uint32_t ribs_scanner_number(ribs_scanner *, const uint8_t *, size_t) { return 0; }
uint32_t ribs_scanner_text_count(const ribs_scanner *) { return 0; }
ribs_text ribs_scanner_text(const ribs_scanner *, uint32_t) { return {nullptr, 0}; }

#endif
