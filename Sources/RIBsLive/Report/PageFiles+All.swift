extension PageFiles {
  /// The page as it was built into the program.
  static let all = PageFiles(files: [
    File(name: "app.js", bytes: PackageResources.app_js),
    File(name: "bar.js", bytes: PackageResources.bar_js),
    File(name: "box.js", bytes: PackageResources.box_js),
    File(name: "chunks.js", bytes: PackageResources.chunks_js),
    File(name: "diagram.js", bytes: PackageResources.diagram_js),
    File(name: "dom.js", bytes: PackageResources.dom_js),
    File(name: "embedded.js", bytes: PackageResources.embedded_js),
    File(name: "findings.js", bytes: PackageResources.findings_js),
    File(name: "flows.js", bytes: PackageResources.flows_js),
    File(name: "inspector.js", bytes: PackageResources.inspector_js),
    File(name: "layout.js", bytes: PackageResources.layout_js),
    File(name: "legend.js", bytes: PackageResources.legend_js),
    File(name: "main.js", bytes: PackageResources.main_js),
    File(name: "minimap.js", bytes: PackageResources.minimap_js),
    File(name: "page.css", bytes: PackageResources.page_css),
    File(name: "page.html", bytes: PackageResources.page_html),
    File(name: "rib.js", bytes: PackageResources.rib_js),
    File(name: "search.js", bytes: PackageResources.search_js),
    File(name: "source.js", bytes: PackageResources.source_js),
    File(name: "tidy.js", bytes: PackageResources.tidy_js),
    File(name: "timeline.js", bytes: PackageResources.timeline_js),
    File(name: "tree.js", bytes: PackageResources.tree_js),
    File(name: "viewport.js", bytes: PackageResources.viewport_js),
    File(name: "words.js", bytes: PackageResources.words_js),
  ])
}
