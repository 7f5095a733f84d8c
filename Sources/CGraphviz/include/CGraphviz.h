// Graphviz, loaded when the first picture is drawn, and what only C can do with it: a plugin, and a stream as the
// output.
//
// The declarations stand here, not in Graphviz's headers, so that this package builds on a machine without
// Graphviz. A test compares them with the headers.
#ifndef RIBS_CGRAPHVIZ_H
#define RIBS_CGRAPHVIZ_H

#include <stddef.h>
#include <stdio.h>

#pragma clang assume_nonnull begin

struct Agraph_s;
struct Agnode_s;
struct Agedge_s;
struct Agsym_s;
struct GVC_s;

/// `Agdesc_t`: the kind of a graph, as flags.
typedef struct {
  unsigned flags;
} ribs_graph_kind;

/// A symbol that libgvc resolves to one of our plugins: `lt_symlist_t`.
typedef struct {
  const char *_Nullable name;
  const void *_Nullable address;
} ribs_plugin_symbol;

/// `agusererrf`: receives a piece of a message. What it returns is unused.
typedef int (*ribs_message_handler)(const char *_Nullable piece);

/// The functions that this package calls, as `FUNCTION(result, name, parameters)`, under Graphviz's names.
///
/// All of them exist in Graphviz 2.30 and later. Positions are read from the attributes that `attach_attrs`
/// sets: the structures behind `ND_coord` and its sisters differ between versions. `const` is ours where Graphviz
/// changes nothing.
#define RIBS_GRAPHVIZ_FUNCTIONS(FUNCTION)                                                                        \
  FUNCTION(struct GVC_s *_Nullable, gvContext, (void))                                                           \
  FUNCTION(struct GVC_s *_Nullable, gvContextPlugins, (const ribs_plugin_symbol *, int))                         \
  FUNCTION(const char *_Nullable, gvcVersion, (struct GVC_s *))                                                  \
  FUNCTION(int, gvLayout, (struct GVC_s *, struct Agraph_s *, const char *))                                     \
  FUNCTION(int, gvRender, (struct GVC_s *, struct Agraph_s *, const char *, FILE *))                             \
  FUNCTION(int, gvFreeLayout, (struct GVC_s *, struct Agraph_s *))                                               \
  FUNCTION(void, attach_attrs, (struct Agraph_s *))                                                              \
  FUNCTION(struct Agraph_s *_Nullable, agopen, (const char *, ribs_graph_kind, const void *_Nullable))           \
  FUNCTION(int, agclose, (struct Agraph_s *))                                                                    \
  FUNCTION(struct Agnode_s *_Nullable, agnode, (struct Agraph_s *, const char *, int))                           \
  FUNCTION(struct Agedge_s *_Nullable, agedge,                                                                   \
           (struct Agraph_s *, struct Agnode_s *, struct Agnode_s *, const char *_Nullable, int))                \
  FUNCTION(struct Agsym_s *_Nullable, agattr, (struct Agraph_s *, int, const char *, const char *))              \
  FUNCTION(char *_Nullable, agget, (void *, const char *))                                                       \
  FUNCTION(int, agxset, (void *, struct Agsym_s *, const char *))                                                \
  FUNCTION(int, agsafeset, (void *, const char *, const char *, const char *))                                   \
  FUNCTION(int, agreseterrors, (void))                                                                           \
  FUNCTION(ribs_message_handler _Nullable, agseterrf, (ribs_message_handler _Nullable))

/// libgvc, loaded.
typedef struct {
#define FUNCTION(result, name, parameters) result (*_Nonnull name) parameters;
  RIBS_GRAPHVIZ_FUNCTIONS(FUNCTION)
#undef FUNCTION
  /// `Agdirected`.
  ribs_graph_kind directed;
} ribs_graphviz;

/// Loads libgvc and fills in `graphviz`. It stays loaded until the process exits.
///
/// Returns NULL on success. Otherwise returns the reason, which is valid until the next call.
const char *_Nullable ribs_load_graphviz(ribs_graphviz *graphviz);

/// Creates a context without a font library, for pictures whose text stays text and whose parts all have
/// positions.
///
/// libgvc would load fonts and measure each label. That takes a seventh of the drawing time, and these pictures
/// do not use the result. Returns NULL if libgvc cannot start.
struct GVC_s *_Nullable ribs_context_without_fonts(const ribs_graphviz *graphviz);

/// Receives the next bytes of a picture.
typedef void (*ribs_take)(const void *state, const char *bytes, size_t count);

/// Draws a laid-out graph to a format such as `svg` and passes on the output in chunks of about 64 kB.
///
/// Returns zero on success. Bytes received before a failure are not a valid picture.
int ribs_draw(const ribs_graphviz *graphviz, struct GVC_s *context, struct Agraph_s *graph,
              const char *format, const void *state, ribs_take take);

#pragma clang assume_nonnull end

#endif
