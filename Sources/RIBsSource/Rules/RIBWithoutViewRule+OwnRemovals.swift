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
              && !isShownAgain(child, by: attach.parent, source)
              && source.shows(of: attach).contains {
                $0.children.contains(child) && $0.kind == (removal.kind == .pop ? .push : .present)
              }
          }
          guard let attach = shown.min(by: { $0.place < $1.place }),
            told.insert(removal.place).inserted
          else { continue }
          report(removal, of: view, attach, child, source, &reporter)
        }
        for (removal, calls) in removals.told
        where (removal.kind == .pop || !removals.presents) && !told.contains(removal.place) {
          judgeTold(removal, calls, of: view, child, attaches, source, &reporter)
        }
      }
    }
  }

  /// The view takes itself away and tells its interactor, which calls the parent, which does not detach.
  private static func judgeTold(
    _ removal: OwnRemoval, _ calls: Set<String>, of view: Int, _ child: Int,
    _ attaches: [AttachEvent], _ source: SourceFacts, _ reporter: inout HazardReporter
  ) {
    let heard = Set(
      (source.flow.outgoing[child] ?? []).filter {
        $0.target == .listener && calls.contains($0.context.entry.name)
      }.map(\.name))
    guard !heard.isEmpty else { return }
    for attach in attaches.sorted(by: { $0.place < $1.place }) {
      let parent = attach.parent
      guard source.isReachable(attach.context.entry),
        source.shows(of: attach).contains(where: {
          $0.children.contains(child) && $0.kind == (removal.kind == .pop ? .push : .present)
        }),
        !LeaveReports(source).isAnyEndHeard(of: child, by: parent),
        !isHeard(removal.kind, child, parent, source),
        let interactor = source.ribs.ribs[parent].interactor,
        let hook = heard.sorted().lazy.compactMap({ name in
          source.app.methods(name, of: interactor).first {
            $0.item.body != nil && source.app.types[$0.owner].isClass
          }
        }).first
      else { continue }
      let ends = source.detaches(of: child, by: parent)
      // Where nothing detaches the child at all, that is a finding of its own.
      guard !ends.isEmpty, !ends.contains(where: { heard.contains($0.context.entry.name) }) else {
        continue
      }
      let (name, what) = (source.name(child), removal.kind == .pop ? "pops" : "dismisses")
      reporter.report(
        at: hook.place(hook.item.line), path: source.path(parent, [child]),
        // The view may have dismissed something else, and a stream or a delegate may detach.
        severity: .info, certainty: attach.certainty,
        message:
          "\(source.app.types[view].name) \(what) itself and then calls its listener, and \(source.name(parent)) does not detach \(name) in \(hook.item.name): it keeps running unseen, unless something else detaches it or its parent.",
        fix: "Detach \(name) in \(hook.item.name).",
        related: [
          (removal.place, "the view takes itself away here"),
          (attach.place, "\(name) is attached here"),
        ],
        more: ["own removal", "told"])
      return
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
