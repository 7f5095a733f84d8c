// Parts of zlib that Swift cannot import.
#ifndef RIBS_CZLIB_SHIM_H
#define RIBS_CZLIB_SHIM_H

#include <zlib.h>

/// Wraps the macro `inflateInit2`. The largest window (15) plus 16 accepts gzip's header and checksum only.
static inline int ribs_inflate_start(z_stream *stream) { return inflateInit2(stream, 15 + 16); }

#endif
