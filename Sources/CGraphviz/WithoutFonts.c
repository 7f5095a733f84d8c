#include "Plugin.h"

/// Sizes a line as Graphviz does without a font library, except for the width: text is centred when it is
/// shown.
static unsigned char assumeSize(ribs_text_span *span, char **fontPath) {
  (void)fontPath;
  span->width = 0;
  span->height = 1.2 * span->font->size;
  span->yoffset_layout = 0;
  span->yoffset_centerline = 0.1 * span->font->size;
  return 1;
}

struct GVC_s *ribs_context_without_fonts(const ribs_graphviz *graphviz) {
  static ribs_text_layout_engine engine = {assumeSize};
  // libgvc picks the text layout of the highest quality. Pango's has 10.
  static ribs_plugin_type types[] = {
      {0, "textlayout", 1000, &engine, NULL},
      {0, NULL, 0, NULL, NULL},
  };
  static ribs_plugin_api apis[] = {{ribs_api_text_layout, types}, {0, NULL}};
  static ribs_plugin_library library = {"ribs", apis};
  // libgvc finds a plugin by this name.
  static const ribs_plugin_symbol builtin[] = {
      {"gvplugin_ribs_LTX_library", &library},
      {NULL, NULL},
  };
  // Layouts and renderers load as usual.
  return graphviz->gvContextPlugins(builtin, 1);
}
