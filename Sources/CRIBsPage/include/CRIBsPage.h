#pragma once

#include <stddef.h>

/// A file of the live page.
struct ribs_page_file {
  const char *name;
  const unsigned char *bytes;
  size_t size;
};

/// The files of the page, sorted by name.
///
/// \returns The file at an index; NULL if there are fewer.
const struct ribs_page_file *ribs_page_file_at(size_t index);
