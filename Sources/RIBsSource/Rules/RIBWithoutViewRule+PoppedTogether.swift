import RIBsAnalysis

// Delegates of navigation controllers that tell of one view, where several can be popped at once.
extension RIBWithoutViewRule {
  /// The push of a child whose pop a navigation delegate tells.
  private struct Push {
    let site: SourceFacts.Site
    let event: AttachEvent
    let child: Int
    /// The classes that the delegate can be.
    let delegates: Set<Int>
  }

  /// Source: Apple's documentation of `UITransitionContextViewControllerKey.from`, the view that was on top. A long press
  /// on the back button and a second tap on a tab pop those below it as well, in one transition.
  static func judgePoppedTogether(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    let reports = LeaveReports(source)
    let hooks = Dictionary(
      uniqueKeysWithValues: source.navigationObservers.compactMap { type in
        reports.hookTellingOfTheTop(type).map { (type.id, $0) }
      })
    if hooks.isEmpty { return }
    let pushes = source.sites.compactMap { site, events in
      push(site, events, reports, Set(hooks.keys))
    }
    var reported: Set<Set<Int>> = []
    for lower in pushes
    where !reports.hearsPops(lower.site.parent, besides: lower.delegates)
      && !reports.reportsPop(lower.child)
    {
      let upper = pushes.first { upper in
        upper.site.parent == lower.child && upper.child != lower.child
          && upper.delegates == lower.delegates && reports.canBeSwiped(upper.event)
      }
      guard let upper, let hook = lower.delegates.min().flatMap({ hooks[$0] }),
        !makes(lower.delegates, lower.child, source),
        reported.insert(lower.delegates).inserted
      else { continue }
      let (below, above) = (source.name(lower.child), source.name(upper.child))
      reporter.report(
        at: hook.place(hook.item.line), path: source.path(lower.site.parent, [lower.child]),
        certainty: lower.event.certainty.joined(upper.event.certainty),
        message:
          "When the user goes back past \(below) and \(above) at once, with a long press on the back button, UIKit calls this once, with the view of \(above) as `.from`. Nobody is told that the view of \(below) is gone: \(below) stays attached.",
        fix: "Call each handler whose view has left the stack, and not that of `.from` alone.",
        related: [
          (lower.site.place, "\(below) is pushed"),
          (upper.site.place, "\(above) is pushed over it"),
        ], more: ["together"])
    }
  }

  private static func push(
    _ site: SourceFacts.Site, _ events: [AttachEvent], _ reports: LeaveReports, _ known: Set<Int>
  ) -> Push? {
    let source = reports.source
    for event in events where source.isReachable(event.context.entry) {
      guard event.children.count == 1, let child = event.children.first,
        source.losses(of: event).contains(where: { $0.way == .swipe && $0.guess == nil })
      else { continue }
      let delegates = reports.observers(of: event)
      if !delegates.isEmpty, delegates.isSubset(of: known) {
        return Push(site: site, event: event, child: child, delegates: delegates)
      }
    }
    return nil
  }

  /// Whether a RIB makes such a delegate, and so has a stack of its own.
  static func makes(_ delegates: Set<Int>, _ rib: Int, _ source: SourceFacts) -> Bool {
    let names = Set(delegates.map { source.app.types[$0].name })
    let info = source.ribs.ribs[rib]
    let parts = [info.router, info.interactor].compactMap(\.self) + source.viewClasses(of: rib)
    let own = parts.flatMap { source.app.types[$0].code }
    let router = info.router.map { source.app.types[$0].name }
    let builders = source.app.code.filter { function in
      router.map { SyntaxWalk.calls(anyOf: [$0], in: function.item.body ?? []) } ?? false
    }
    return (own + builders).contains { SyntaxWalk.calls(anyOf: names, in: $0.item.body ?? []) }
  }
}
