// What Graphviz asks of its callers in C alone: a plugin, and a stream to draw to.
#ifndef RIBS_CGRAPHVIZ_DRAWING_H
#define RIBS_CGRAPHVIZ_DRAWING_H

#include <stddef.h>

#pragma clang assume_nonnull begin

struct Agraph_s;
struct GVC_s;

/// A context that asks no library of fonts, for pictures whose text stays text and whose every part has its place.
///
/// libgvc would load fonts and measure each label, which takes a seventh of the time of drawing and is then looked
/// at by nobody. NULL where libgvc cannot be started.
struct GVC_s *_Nullable ribs_context_without_fonts(void);

/// Takes the next bytes of a picture.
typedef void (*ribs_take)(const void *state, const char *bytes, size_t count);

/// Draws a graph that is laid out, such as to `svg`, and hands on what is drawn as it comes, some 64 kB at a time.
///
/// Zero on success. What is taken before a failure is no picture.
int ribs_draw(struct GVC_s *context, struct Agraph_s *graph, const char *format, const void *state,
              ribs_take take);

#pragma clang assume_nonnull end

#endif
