// Compiles if CGraphviz declares what the headers of the installed Graphviz declare.

// Graphviz's parameters are not const where ours are.
#define const

#include <gvc.h>
#include <gvplugin_textlayout.h>
#include <stddef.h>

#include "Plugin.h"

#define IS_SAME(name)                                                                         \
  __builtin_types_compatible_p(__typeof__(&name), __typeof__(((ribs_graphviz *)0)->name))
// These two take a structure that has a name of its own here.
#define IS_COMPARED_BELOW(name)                                                               \
  (!__builtin_strcmp(name, "agopen") || !__builtin_strcmp(name, "gvContextPlugins"))
#define FUNCTION(result, name, parameters)                                                    \
  _Static_assert(IS_SAME(name) || IS_COMPARED_BELOW(#name), #name);
RIBS_GRAPHVIZ_FUNCTIONS(FUNCTION)

_Static_assert(sizeof(ribs_graph_kind) == sizeof(Agdesc_t), "Agdesc_t");
_Static_assert(sizeof(ribs_plugin_symbol) == sizeof(lt_symlist_t), "lt_symlist_t");
_Static_assert(sizeof(ribs_plugin_type) == sizeof(gvplugin_installed_t), "gvplugin_installed_t");
_Static_assert(sizeof(ribs_plugin_api) == sizeof(gvplugin_api_t), "gvplugin_api_t");
_Static_assert(sizeof(ribs_plugin_library) == sizeof(gvplugin_library_t), "gvplugin_library_t");
_Static_assert(sizeof(ribs_text_layout_engine) == sizeof(gvtextlayout_engine_t), "engine");
_Static_assert(ribs_api_text_layout == API_textlayout, "API_textlayout");
_Static_assert(AGNODE == 1 && AGEDGE == 2, "the kinds of GraphvizGraph.Part");

#define FIELD(ours, field, theirs, original)                                                  \
  _Static_assert(offsetof(ours, field) == offsetof(theirs, original), #theirs "." #original)
FIELD(ribs_plugin_symbol, address, lt_symlist_t, address);
FIELD(ribs_plugin_type, type, gvplugin_installed_t, type);
FIELD(ribs_plugin_type, quality, gvplugin_installed_t, quality);
FIELD(ribs_plugin_type, engine, gvplugin_installed_t, engine);
FIELD(ribs_plugin_type, features, gvplugin_installed_t, features);
FIELD(ribs_plugin_api, types, gvplugin_api_t, types);
FIELD(ribs_plugin_library, apis, gvplugin_library_t, apis);
FIELD(ribs_text_font, size, textfont_t, size);
FIELD(ribs_text_span, font, textspan_t, font);
FIELD(ribs_text_span, yoffset_layout, textspan_t, yoffset_layout);
FIELD(ribs_text_span, yoffset_centerline, textspan_t, yoffset_centerline);
FIELD(ribs_text_span, width, textspan_t, size.x);
FIELD(ribs_text_span, height, textspan_t, size.y);
