#pragma once

#include <stddef.h>

/// A file of the live page.
struct ribs_page_file {
  const char *name;
  const unsigned char *bytes;
  size_t size;
};

/// A file of the page, in the order of their names.
///
/// \returns NULL past the last one.
const struct ribs_page_file *ribs_page_file_at(size_t index);
