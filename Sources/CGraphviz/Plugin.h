// What a plugin for text layout shares with libgvc, from Graphviz's gvplugin.h, gvplugin_textlayout.h and textspan.h.
#ifndef RIBS_CGRAPHVIZ_PLUGIN_H
#define RIBS_CGRAPHVIZ_PLUGIN_H

#include "CGraphviz.h"

/// `API_textlayout`.
enum { ribs_api_text_layout = 2 };

/// The start of `textfont_t`.
typedef struct {
  char *name;
  char *color;
  void *postscript_alias;
  /// In points.
  double size;
} ribs_text_font;

/// The start of `textspan_t`: one line of text.
typedef struct {
  char *str;
  ribs_text_font *font;
  void *layout;
  void (*free_layout)(void *layout);
  double yoffset_layout, yoffset_centerline;
  double width, height;
} ribs_text_span;

/// `gvtextlayout_engine_t`. The result was an `unsigned char` before Graphviz 10 and is a `bool` since.
typedef struct {
  unsigned char (*textlayout)(ribs_text_span *span, char **fontPath);
} ribs_text_layout_engine;

/// `gvplugin_installed_t`.
typedef struct {
  int id;
  const char *type;
  int quality;
  void *engine;
  void *features;
} ribs_plugin_type;

/// `gvplugin_api_t`.
typedef struct {
  int api;
  ribs_plugin_type *types;
} ribs_plugin_api;

/// `gvplugin_library_t`.
typedef struct {
  char *packagename;
  ribs_plugin_api *apis;
} ribs_plugin_library;

#endif
