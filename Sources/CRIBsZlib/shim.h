// What Swift cannot import of zlib.
#ifndef RIBS_CZLIB_SHIM_H
#define RIBS_CZLIB_SHIM_H

#include <zlib.h>

/// `inflateInit2` is a macro. 16 more than the largest window: gzip's header and checksum, nothing else.
static inline int ribs_inflate_start(z_stream *stream) { return inflateInit2(stream, 15 + 16); }

#endif
