// Reads every field of every line with simdjson's on-demand parser and keeps nothing of it: how fast a
// reader of traces could be that does nothing else. One thread, blocks of 1 MiB, as ribs-inspect reads.
#include <simdjson.h>

#include <cstdio>
#include <cstring>
#include <vector>

using namespace simdjson;

// So that nothing is left out as useless.
static uint64_t seen = 0;

static error_code walk(ondemand::document_reference line) {
  ondemand::object object;
  if (auto error = line.get_object().get(object)) return error;
  for (auto field : object) {
    std::string_view key;
    if (auto error = field.unescaped_key().get(key)) return error;
    seen += key.size();
    ondemand::value value;
    if (auto error = field.value().get(value)) return error;
    ondemand::json_type type;
    if (auto error = value.type().get(type)) return error;
    if (type == ondemand::json_type::number) {
      int64_t number;
      if (auto error = value.get_int64().get(number)) return error;
      seen += static_cast<uint64_t>(number);
    } else if (type == ondemand::json_type::string) {
      std::string_view text;
      if (auto error = value.get_string().get(text)) return error;
      seen += text.size();
    } else if (type == ondemand::json_type::boolean) {
      bool flag;
      if (auto error = value.get_bool().get(flag)) return error;
      seen += flag;
    }
  }
  return SUCCESS;
}

static bool walk_lines(ondemand::parser &parser, const char *bytes, size_t count, size_t capacity) {
  ondemand::document_stream lines;
  if (parser.iterate_many(bytes, count, capacity - SIMDJSON_PADDING).get(lines)) return false;
  for (auto line = lines.begin(); line != lines.end(); ++line) {
    ondemand::document_reference document;
    if ((*line).get(document) || walk(document)) return false;
  }
  return true;
}

int main(int argc, char **argv) {
  if (argc == 2 && !std::strcmp(argv[1], "--version")) {
    std::printf("simdjson %s, %s\n", SIMDJSON_STRINGIFY(SIMDJSON_VERSION),
                get_active_implementation()->name().c_str());
    return 0;
  }
  FILE *file = argc == 2 ? std::fopen(argv[1], "rb") : nullptr;
  if (!file) {
    std::fprintf(stderr, "usage: simdjson-walk TRACE\n");
    return 64;
  }
  const size_t block = 1 << 20;
  std::vector<char> buffer(2 * block + SIMDJSON_PADDING);
  ondemand::parser parser;
#ifdef SIMDJSON_THREADS_ENABLED
  parser.threaded = false;
#endif
  size_t kept = 0;
  while (size_t count = std::fread(buffer.data() + kept, 1, block, file)) {
    count += kept;
    size_t whole = count;
    while (whole > 0 && buffer[whole - 1] != '\n') whole--;
    if (whole > 0 && !walk_lines(parser, buffer.data(), whole, buffer.size())) {
      std::fprintf(stderr, "simdjson-walk: a line is no JSON\n");
      return 1;
    }
    kept = count - whole;
    if (kept > block) return 1;
    std::memmove(buffer.data(), buffer.data() + whole, kept);
  }
  std::fclose(file);
  std::printf("%llu\n", static_cast<unsigned long long>(seen));
}
