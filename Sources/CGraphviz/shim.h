// What Swift cannot import of Graphviz, or should not see.
#ifndef RIBS_CGRAPHVIZ_SHIM_H
#define RIBS_CGRAPHVIZ_SHIM_H

#include <gvc.h>
#include <stddef.h>
#include <stdlib.h>

/// `Agdirected` is a mutable global to Swift, and those are not concurrency-safe.
static inline Agraph_t *ribs_graph_open(const char *name) {
  return agopen((char *)name, Agdirected, NULL);
}

/// The prototypes take `char *` and change nothing.
static inline Agnode_t *ribs_node(Agraph_t *graph, const char *name) {
  return agnode(graph, (char *)name, 1);
}

/// Without a name each call makes an edge of its own, also between the same two nodes.
static inline Agedge_t *ribs_edge(Agraph_t *graph, Agnode_t *from, Agnode_t *to) {
  return agedge(graph, from, to, NULL, 1);
}

/// Zero on success.
static inline int ribs_set_graph(Agraph_t *graph, const char *name, const char *value) {
  return agsafeset(graph, (char *)name, (char *)value, "");
}

/// An attribute of all nodes or of all edges, by `AGNODE` or `AGEDGE`, and what they have at first.
static inline Agsym_t *ribs_declare(Agraph_t *graph, int kind, const char *name,
                                    const char *value) {
  return agattr(graph, kind, (char *)name, (char *)value);
}

/// Zero on success; `object` is a node or an edge, whichever the attribute was declared for.
static inline int ribs_set(void *object, Agsym_t *attribute, const char *value) {
  return agxset(object, attribute, (char *)value);
}

/// The middle of a node that was laid out, in points from the lower left corner.
static inline void ribs_node_place(Agnode_t *node, double *x, double *y) {
  *x = ND_coord(node).x;
  *y = ND_coord(node).y;
}

/// How large a graph that was laid out is, in points; its lower left corner is (0, 0).
static inline void ribs_graph_size(Agraph_t *graph, double *width, double *height) {
  *width = GD_bb(graph).UR.x;
  *height = GD_bb(graph).UR.y;
}

/// How many points the line of an edge has that was laid out; none where it has no line.
static inline size_t ribs_edge_point_count(Agedge_t *edge) {
  splines *line = ED_spl(edge);
  return line && line->size > 0 ? line->list[0].size : 0;
}

/// A point of that line; `index` is below the count.
static inline void ribs_edge_point(Agedge_t *edge, size_t index, double *x, double *y) {
  pointf point = ED_spl(edge)->list[0].list[index];
  *x = point.x;
  *y = point.y;
}

#endif
