import RIBsAnalysis

// A view that takes itself off the screen while its RIB stays.
extension RIBWithoutViewRule {
  static func judgeOwnRemovals(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    var told: Set<SourcePlace> = []
    for (child, rib) in source.ribs.ribs.enumerated() {
      let attaches = source.flow.attaches.filter { $0.children.contains(child) }
      for view in rib.views where source.app.types[view].isClass {
        let removals = OwnRemovals(of: view, child, source)
        let toldByInteractor = removals.toldByInteractor
        let heard = Set(toldByInteractor.map(\.removal.place))
        for removal in removals.unheard where !heard.contains(removal.place) {
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
        func isAlone(_ kind: RemovalEvent.Kind) -> Bool {
          // The view that goes may be that of a child of its own, or something else that it presents.
          !(source.flow.screens[child]?.shows ?? []).contains {
            $0.kind == (kind == .pop ? .push : .present)
          } && (kind == .pop || !removals.presentsMoreThanAlerts)
        }
        for (removal, calls) in removals.told
        where (removal.kind == .pop || !removals.presentsMoreThanAlerts)
          && !told.contains(removal.place)
        {
          let heard = (source.flow.outgoing[child] ?? []).filter {
            $0.target == .listener && calls.contains($0.context.entry.name)
          }
          judge(
            Told(
              removal: removal, heard: Set(heard.map(\.name)), isRead: isAlone(removal.kind)),
            of: view, child, attaches, source, &reporter)
        }
        for (removal, heard) in toldByInteractor {
          judge(
            Told(removal: removal, heard: heard, isRead: isAlone(removal.kind)), of: view, child,
            attaches, source, &reporter)
        }
      }
    }
  }

  /// A view takes itself away, and what led there calls the listener.
  private struct Told {
    let removal: OwnRemoval
    /// The functions of the listener.
    let heard: Set<String>
    /// Whether the view certainly takes itself away.
    let isRead: Bool
  }

  /// The view takes itself away, and the parent is told and does not detach.
  private static func judge(
    _ told: Told, of view: Int, _ child: Int, _ attaches: [AttachEvent], _ source: SourceFacts,
    _ reporter: inout HazardReporter
  ) {
    let (removal, heard) = (told.removal, told.heard)
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
      let isRead = told.isRead && isAlone(ends, heard, of: child, parent, source)
      let doubt = isRead ? "" : ", unless something else detaches it or its parent"
      reporter.report(
        at: hook.place(hook.item.line), path: source.path(parent, [child]),
        severity: isRead ? nil : .info, certainty: attach.certainty,
        message:
          "\(source.app.types[view].name) \(what) itself in \(removal.function), and \(source.name(parent)) does not detach \(name) when \(hook.item.name) is called: \(name) keeps running unseen\(doubt).",
        fix: "Detach \(name) in \(hook.item.name).",
        related: [
          (removal.place, "the view takes itself away here"),
          (attach.place, "\(name) is attached here"),
        ],
        more: ["own removal", "told"])
      return
    }
  }

  /// Whether nothing but other calls of the child, and the end of the parent, detaches the child, and the parent does not
  /// pass on what it is told.
  private static func isAlone(
    _ ends: [DetachEvent], _ heard: Set<String>, of child: Int, _ parent: Int,
    _ source: SourceFacts
  ) -> Bool {
    ends.allSatisfy { end in
      let entry = end.context.entry
      return end.context.reach == .resigning || !source.isReachable(entry)
        || entry.children == [child]
          && (source.isOnlyCalledByPulls(entry, than: child)
            || !source.isCalledByOthers(entry, than: child)
              && !source.isCalledByClosure(end.context))
    }
      && !(source.flow.outgoing[parent] ?? []).contains {
        $0.target == .listener && heard.contains($0.context.entry.name)
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
