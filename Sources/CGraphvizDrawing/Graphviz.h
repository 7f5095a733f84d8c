// Graphviz, or what to do about its absence.
#if !__has_include(<gvc.h>)
#error "Install Graphviz (Debian: libgraphviz-dev, Homebrew: graphviz), and take this package with the trait Pictures or Command."
#endif

#include <gvc.h>
