import RIBsAnalysis

// A view that takes itself off the screen while its RIB stays.
extension RIBWithoutViewRule {
  static func judgeOwnRemovals(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    var told: Set<SourcePlace> = []
    for (child, rib) in source.ribs.ribs.enumerated() {
      let attaches = source.flow.attaches.filter { $0.children.contains(child) }
      for view in rib.views where source.app.types[view].isClass {
        let removals = OwnRemovals(of: view, rib, source)
        for removal in removals.unheard {
          if removal.kind == .dismiss, removals.presents { continue }
          let shown = attaches.filter { attach in
            source.isReachable(attach.context.entry)
              && !isHeard(removal.kind, child, attach.parent, source)
              && source.shows(of: attach).contains {
                $0.children.contains(child) && $0.kind == (removal.kind == .pop ? .push : .present)
              }
          }
          guard let attach = shown.min(by: { $0.place < $1.place }),
            told.insert(removal.place).inserted
          else { continue }
          report(removal, of: view, attach, child, source, &reporter)
        }
      }
    }
  }

  private static func report(
    _ removal: OwnRemoval, of view: Int, _ attach: AttachEvent, _ child: Int,
    _ source: SourceFacts, _ reporter: inout HazardReporter
  ) {
    let (name, parent) = (source.name(child), source.name(attach.parent))
    let what = removal.kind == .pop ? "pops" : "dismisses"
    let caller = removal.caller.map { (place: $0.place($0.item.line), name: $0.item.name) }
    let function = removal.function + (caller.map { ", which \($0.name) calls" } ?? "")
    reporter.report(
      at: removal.place, path: source.path(attach.parent, [child]),
      certainty: attach.certainty,
      message:
        "\(source.app.types[view].name) \(what) itself in \(function), and nothing tells \(parent): \(name) stays attached and keeps running unseen.",
      fix:
        "Call the listener instead, and let the parent take the view away and detach \(name).",
      related: (caller.map { [($0.place, "\($0.name) calls no listener")] } ?? [])
        + [(attach.place, "\(name) is attached here")],
      more: ["own removal"])
  }
}
