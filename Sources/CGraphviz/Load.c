#include "CGraphviz.h"

#include <dlfcn.h>
#include <stdio.h>

// The name without a version belongs to Graphviz's development package.
static const char *const names[] = {
#ifdef __APPLE__
    "libgvc.dylib",
    // Homebrew, which the loader does not search.
    "/opt/homebrew/lib/libgvc.dylib",
    "/usr/local/lib/libgvc.dylib",
#else
    "libgvc.so.6",
    "libgvc.so.7",
    "libgvc.so",
#endif
};

const char *ribs_load_graphviz(ribs_graphviz *graphviz) {
  static char reason[512];
  void *library = dlopen(names[0], RTLD_NOW);
  if (!library) {
    const char *first = dlerror();
    snprintf(reason, sizeof reason, "%s", first ? first : "libgvc was not found");
  }
  for (size_t index = 1; !library && index < sizeof names / sizeof *names; index++) {
    library = dlopen(names[index], RTLD_NOW);
  }
  if (!library) return reason;

// Also finds the functions of libcgraph, which libgvc depends on.
#define FUNCTION(result, name, parameters)                                                                       \
  graphviz->name = (result(*) parameters)dlsym(library, #name);                                                  \
  if (!graphviz->name) return "libgvc has no function '" #name "'";
  RIBS_GRAPHVIZ_FUNCTIONS(FUNCTION)
#undef FUNCTION
  const ribs_graph_kind *directed = dlsym(library, "Agdirected");
  if (!directed) return "libgvc has no value 'Agdirected'";
  graphviz->directed = *directed;
  return NULL;
}
