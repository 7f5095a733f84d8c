// Parts of Graphviz that Swift cannot import, or should not see.
#ifndef RIBS_CGRAPHVIZ_SHIM_H
#define RIBS_CGRAPHVIZ_SHIM_H

#include <gvc.h>
#include <stddef.h>
#include <stdlib.h>

/// Wraps `Agdirected`, which Swift imports as a mutable global and rejects as unsafe for concurrency.
static inline Agraph_t *ribs_graph_open(const char *name) {
  return agopen((char *)name, Agdirected, NULL);
}

/// Casts away `const`: the prototypes take `char *` but change nothing.
static inline Agnode_t *ribs_node(Agraph_t *graph, const char *name) {
  return agnode(graph, (char *)name, 1);
}

/// Without a name, each call adds a new edge, even between the same two nodes.
static inline Agedge_t *ribs_edge(Agraph_t *graph, Agnode_t *from, Agnode_t *to) {
  return agedge(graph, from, to, NULL, 1);
}

/// Returns zero on success.
static inline int ribs_set_graph(Agraph_t *graph, const char *name, const char *value) {
  return agsafeset(graph, (char *)name, (char *)value, "");
}

/// Declares an attribute of all nodes or all edges (`AGNODE` or `AGEDGE`) and its default.
static inline Agsym_t *ribs_declare(Agraph_t *graph, int kind, const char *name,
                                    const char *value) {
  return agattr(graph, kind, (char *)name, (char *)value);
}

/// Returns zero on success. `object` is a node or an edge, matching the attribute's declaration.
static inline int ribs_set(void *object, Agsym_t *attribute, const char *value) {
  return agxset(object, attribute, (char *)value);
}

/// The middle of a node after layout, in points from the lower left corner.
static inline void ribs_node_center(Agnode_t *node, double *x, double *y) {
  *x = ND_coord(node).x;
  *y = ND_coord(node).y;
}

/// The size of a graph after layout, in points. Its lower left corner is (0, 0).
static inline void ribs_graph_size(Agraph_t *graph, double *width, double *height) {
  *width = GD_bb(graph).UR.x;
  *height = GD_bb(graph).UR.y;
}

/// The number of points in an edge's line after layout; zero if it has no line.
static inline size_t ribs_edge_point_count(Agedge_t *edge) {
  splines *line = ED_spl(edge);
  return line && line->size > 0 ? line->list[0].size : 0;
}

/// A point of an edge's line. `index` must be below the count.
static inline void ribs_edge_point(Agedge_t *edge, size_t index, double *x, double *y) {
  pointf point = ED_spl(edge)->list[0].list[index];
  *x = point.x;
  *y = point.y;
}

#endif
