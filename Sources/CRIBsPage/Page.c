// The files of `Sources/RIBsLive/Page`, as they are served.
//
// `#embed` keeps the page out of the Swift compiler, which is slow with large array literals.

#include "CRIBsPage.h"

static const unsigned char address_js[] = {
#embed "../RIBsLive/Page/address.js"
};
static const unsigned char app_js[] = {
#embed "../RIBsLive/Page/app.js"
};
static const unsigned char axis_js[] = {
#embed "../RIBsLive/Page/axis.js"
};
static const unsigned char bar_js[] = {
#embed "../RIBsLive/Page/bar.js"
};
static const unsigned char barpointer_js[] = {
#embed "../RIBsLive/Page/barpointer.js"
};
static const unsigned char bartip_js[] = {
#embed "../RIBsLive/Page/bartip.js"
};
static const unsigned char box_js[] = {
#embed "../RIBsLive/Page/box.js"
};
static const unsigned char brush_js[] = {
#embed "../RIBsLive/Page/brush.js"
};
static const unsigned char canvas_js[] = {
#embed "../RIBsLive/Page/canvas.js"
};
static const unsigned char chunks_js[] = {
#embed "../RIBsLive/Page/chunks.js"
};
static const unsigned char compare_js[] = {
#embed "../RIBsLive/Page/compare.js"
};
static const unsigned char course_js[] = {
#embed "../RIBsLive/Page/course.js"
};
static const unsigned char crowd_js[] = {
#embed "../RIBsLive/Page/crowd.js"
};
static const unsigned char diagram_js[] = {
#embed "../RIBsLive/Page/diagram.js"
};
static const unsigned char dom_js[] = {
#embed "../RIBsLive/Page/dom.js"
};
static const unsigned char embedded_js[] = {
#embed "../RIBsLive/Page/embedded.js"
};
static const unsigned char events_js[] = {
#embed "../RIBsLive/Page/events.js"
};
static const unsigned char extent_js[] = {
#embed "../RIBsLive/Page/extent.js"
};
static const unsigned char findings_js[] = {
#embed "../RIBsLive/Page/findings.js"
};
static const unsigned char flows_js[] = {
#embed "../RIBsLive/Page/flows.js"
};
static const unsigned char history_js[] = {
#embed "../RIBsLive/Page/history.js"
};
static const unsigned char inspector_js[] = {
#embed "../RIBsLive/Page/inspector.js"
};
static const unsigned char keepers_js[] = {
#embed "../RIBsLive/Page/keepers.js"
};
static const unsigned char lanes_js[] = {
#embed "../RIBsLive/Page/lanes.js"
};
static const unsigned char layout_js[] = {
#embed "../RIBsLive/Page/layout.js"
};
static const unsigned char legend_js[] = {
#embed "../RIBsLive/Page/legend.js"
};
static const unsigned char lifetimes_js[] = {
#embed "../RIBsLive/Page/lifetimes.js"
};
static const unsigned char main_js[] = {
#embed "../RIBsLive/Page/main.js"
};
static const unsigned char memory_js[] = {
#embed "../RIBsLive/Page/memory.js"
};
static const unsigned char minimap_js[] = {
#embed "../RIBsLive/Page/minimap.js"
};
static const unsigned char page_css[] = {
#embed "../RIBsLive/Page/page.css"
};
static const unsigned char page_html[] = {
#embed "../RIBsLive/Page/page.html"
};
static const unsigned char paint_js[] = {
#embed "../RIBsLive/Page/paint.js"
};
static const unsigned char player_js[] = {
#embed "../RIBsLive/Page/player.js"
};
static const unsigned char range_js[] = {
#embed "../RIBsLive/Page/range.js"
};
static const unsigned char rectangles_js[] = {
#embed "../RIBsLive/Page/rectangles.js"
};
static const unsigned char rib_js[] = {
#embed "../RIBsLive/Page/rib.js"
};
static const unsigned char rows_js[] = {
#embed "../RIBsLive/Page/rows.js"
};
static const unsigned char scrub_js[] = {
#embed "../RIBsLive/Page/scrub.js"
};
static const unsigned char search_js[] = {
#embed "../RIBsLive/Page/search.js"
};
static const unsigned char site_js[] = {
#embed "../RIBsLive/Page/site.js"
};
static const unsigned char source_js[] = {
#embed "../RIBsLive/Page/source.js"
};
static const unsigned char stage_js[] = {
#embed "../RIBsLive/Page/stage.js"
};
static const unsigned char strip_js[] = {
#embed "../RIBsLive/Page/strip.js"
};
static const unsigned char tidy_js[] = {
#embed "../RIBsLive/Page/tidy.js"
};
static const unsigned char timeline_js[] = {
#embed "../RIBsLive/Page/timeline.js"
};
static const unsigned char tip_js[] = {
#embed "../RIBsLive/Page/tip.js"
};
static const unsigned char track_js[] = {
#embed "../RIBsLive/Page/track.js"
};
static const unsigned char tree_js[] = {
#embed "../RIBsLive/Page/tree.js"
};
static const unsigned char treehand_js[] = {
#embed "../RIBsLive/Page/treehand.js"
};
static const unsigned char viewport_js[] = {
#embed "../RIBsLive/Page/viewport.js"
};
static const unsigned char wheel_js[] = {
#embed "../RIBsLive/Page/wheel.js"
};
static const unsigned char words_js[] = {
#embed "../RIBsLive/Page/words.js"
};

#define PAGE_FILE(name, bytes) {name, bytes, sizeof(bytes)}

static const struct ribs_page_file files[] = {
    PAGE_FILE("address.js", address_js),
    PAGE_FILE("app.js", app_js),
    PAGE_FILE("axis.js", axis_js),
    PAGE_FILE("bar.js", bar_js),
    PAGE_FILE("barpointer.js", barpointer_js),
    PAGE_FILE("bartip.js", bartip_js),
    PAGE_FILE("box.js", box_js),
    PAGE_FILE("brush.js", brush_js),
    PAGE_FILE("canvas.js", canvas_js),
    PAGE_FILE("chunks.js", chunks_js),
    PAGE_FILE("compare.js", compare_js),
    PAGE_FILE("course.js", course_js),
    PAGE_FILE("crowd.js", crowd_js),
    PAGE_FILE("diagram.js", diagram_js),
    PAGE_FILE("dom.js", dom_js),
    PAGE_FILE("embedded.js", embedded_js),
    PAGE_FILE("events.js", events_js),
    PAGE_FILE("extent.js", extent_js),
    PAGE_FILE("findings.js", findings_js),
    PAGE_FILE("flows.js", flows_js),
    PAGE_FILE("history.js", history_js),
    PAGE_FILE("inspector.js", inspector_js),
    PAGE_FILE("keepers.js", keepers_js),
    PAGE_FILE("lanes.js", lanes_js),
    PAGE_FILE("layout.js", layout_js),
    PAGE_FILE("legend.js", legend_js),
    PAGE_FILE("lifetimes.js", lifetimes_js),
    PAGE_FILE("main.js", main_js),
    PAGE_FILE("memory.js", memory_js),
    PAGE_FILE("minimap.js", minimap_js),
    PAGE_FILE("page.css", page_css),
    PAGE_FILE("page.html", page_html),
    PAGE_FILE("paint.js", paint_js),
    PAGE_FILE("player.js", player_js),
    PAGE_FILE("range.js", range_js),
    PAGE_FILE("rectangles.js", rectangles_js),
    PAGE_FILE("rib.js", rib_js),
    PAGE_FILE("rows.js", rows_js),
    PAGE_FILE("scrub.js", scrub_js),
    PAGE_FILE("search.js", search_js),
    PAGE_FILE("site.js", site_js),
    PAGE_FILE("source.js", source_js),
    PAGE_FILE("stage.js", stage_js),
    PAGE_FILE("strip.js", strip_js),
    PAGE_FILE("tidy.js", tidy_js),
    PAGE_FILE("timeline.js", timeline_js),
    PAGE_FILE("tip.js", tip_js),
    PAGE_FILE("track.js", track_js),
    PAGE_FILE("tree.js", tree_js),
    PAGE_FILE("treehand.js", treehand_js),
    PAGE_FILE("viewport.js", viewport_js),
    PAGE_FILE("wheel.js", wheel_js),
    PAGE_FILE("words.js", words_js),
};

const struct ribs_page_file *ribs_page_file_at(size_t index) {
  return index < sizeof(files) / sizeof(files[0]) ? &files[index] : NULL;
}
