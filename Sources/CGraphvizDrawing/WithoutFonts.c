#include "CGraphvizDrawing.h"
#include "Graphviz.h"

#include <gvplugin_textlayout.h>

/// `boolean` before Graphviz 10, `bool` since.
typedef __typeof__(((gvtextlayout_engine_t *)0)->textlayout((textspan_t *)0, (char **)0)) Flag;

/// Sizes a line as Graphviz does without a font library, except for the width: text is centred when it is
/// shown.
static Flag assumeSize(textspan_t *span, char **fontPath) {
  (void)fontPath;
  span->size.x = 0;
  span->size.y = 1.2 * span->font->size;
  span->yoffset_layout = 0;
  span->yoffset_centerline = 0.1 * span->font->size;
  return 1;
}

GVC_t *ribs_context_without_fonts(void) {
  static gvtextlayout_engine_t engine = {assumeSize};
  // libgvc picks the text layout of the highest quality. Pango's has 10.
  static gvplugin_installed_t types[] = {
      {0, "textlayout", 1000, &engine, NULL},
      {0, NULL, 0, NULL, NULL},
  };
  static gvplugin_api_t apis[] = {{API_textlayout, types}, {(api_t)0, NULL}};
  static gvplugin_library_t library = {"ribs", apis};
  // libgvc finds a plugin by this name.
  static const lt_symlist_t builtin[] = {
      {"gvplugin_ribs_LTX_library", &library},
      {NULL, NULL},
  };
  // Layouts and renderers load as usual.
  return gvContextPlugins(builtin, 1);
}
