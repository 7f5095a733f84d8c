// Parts of zlib that Swift cannot import.
#ifndef RIBS_CZLIB_SHIM_H
#define RIBS_CZLIB_SHIM_H

#include <zlib.h>

/// Wraps the macro `inflateInit2`. The largest window (15) plus 16 accepts gzip's header and checksum only.
static inline int ribs_inflate_start(z_stream *stream) { return inflateInit2(stream, 15 + 16); }

/// Wraps the macro `deflateInit2`, with a gzip header that has no time.
static inline int ribs_deflate_start(z_stream *stream) {
  return deflateInit2(stream, Z_BEST_COMPRESSION, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
}

#endif
