// For fopencookie.
#define _GNU_SOURCE

#include "CGraphviz.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct {
  const void *state;
  ribs_take take;
} Taker;

// libgvc ends the process if a write fails, so writes always succeed here. The receiver handles its own
// failures.
#ifdef __APPLE__
static int put(void *cookie, const char *bytes, int count) {
  const Taker *taker = cookie;
  taker->take(taker->state, bytes, (size_t)count);
  return count;
}

static FILE *openStream(Taker *taker) { return funopen(taker, NULL, put, NULL, NULL); }
#else
static ssize_t put(void *cookie, const char *bytes, size_t count) {
  const Taker *taker = cookie;
  taker->take(taker->state, bytes, count);
  return (ssize_t)count;
}

static FILE *openStream(Taker *taker) {
  return fopencookie(taker, "w", (cookie_io_functions_t){.write = put});
}
#endif

int ribs_draw(const ribs_graphviz *graphviz, struct GVC_s *context, struct Agraph_s *graph,
              const char *format, const void *state, ribs_take take) {
  enum { pieceSize = 1 << 16 };
  Taker taker = {state, take};
  char *piece = malloc(pieceSize);
  FILE *stream = piece ? openStream(&taker) : NULL;
  int status = -1;
  if (stream) {
    setvbuf(stream, piece, _IOFBF, pieceSize);
    status = graphviz->gvRender(context, graph, format, stream);
    // Flushes the last chunk.
    fclose(stream);
  }
  free(piece);
  return status;
}
