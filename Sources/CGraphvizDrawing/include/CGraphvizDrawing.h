// Graphviz features that require C: a plugin, and a stream as the output.
#ifndef RIBS_CGRAPHVIZ_DRAWING_H
#define RIBS_CGRAPHVIZ_DRAWING_H

#include <stddef.h>

#pragma clang assume_nonnull begin

struct Agraph_s;
struct GVC_s;

/// Creates a context without a font library, for pictures whose text stays text and whose parts all have
/// positions.
///
/// libgvc would load fonts and measure each label. That takes a seventh of the drawing time, and these pictures
/// do not use the result. Returns NULL if libgvc cannot start.
struct GVC_s *_Nullable ribs_context_without_fonts(void);

/// Receives the next bytes of a picture.
typedef void (*ribs_take)(const void *state, const char *bytes, size_t count);

/// Draws a laid-out graph to a format such as `svg` and passes on the output in chunks of about 64 kB.
///
/// Returns zero on success. Bytes received before a failure are not a valid picture.
int ribs_draw(struct GVC_s *context, struct Agraph_s *graph, const char *format, const void *state,
              ribs_take take);

#pragma clang assume_nonnull end

#endif
