import RIBsAnalysis

// Stacks of children of which one is detached for each transition, where several views can be popped at once.
extension RIBWithoutViewRule {
  /// A navigation delegate's hook that has a list of children lose its last one.
  private struct Pop {
    let hook: Member<Function>
    let delegate: Int
    let detach: DetachEvent
  }

  /// Source: Apple's documentation of `navigationController(_:didShow:animated:)`, which UIKit calls once for a
  /// transition. A long press on the back button and a second tap on a tab pop several views in one.
  static func judgePoppedOneByOne(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    let reports = LeaveReports(source)
    var reported: Set<SourcePlace> = []
    for pop in pops(reports) {
      let (detach, parent) = (pop.detach, pop.detach.parent)
      let pushes = source.flow.attaches.filter {
        $0.parent == parent && $0.slot == detach.slot && $0.context.reach > .loading
          && $0.certainty == .read && source.isReachable($0.context.entry)
          && reports.canBeSwiped($0)
      }
      let pair = pushes.lazy.compactMap { lower in
        pushes.first { $0.context.entry.children.contains(where: lower.children.contains) }
          .map { (lower: lower, upper: $0) }
      }.first { pair in
        !pair.lower.children.contains(where: reports.reportsPop)
          && !reports.hearsPops(parent, besides: [pop.delegate])
      }
      guard let (lower, upper) = pair, reported.insert(detach.place).inserted else { continue }
      let (below, above) = (source.names(lower.children), source.names(upper.children))
      let both = below == above ? "two screens of \(below)" : "\(below) and \(above)"
      let slot = detach.slot?.name ?? ""
      reporter.report(
        at: detach.place, path: source.path(parent, lower.children),
        message:
          "When the user goes back past \(both) at once, with a long press on the back button, UIKit calls the navigation delegate once. Only the last RIB in \(slot) is detached: \(below) stays attached.",
        fix: "Detach in a loop, until \(slot) holds as many RIBs as the stack has views.",
        related: [
          (pop.hook.place(pop.hook.item.line), "UIKit calls this once for all popped views"),
          (upper.place, "\(above) is pushed over \(below)"),
        ], more: ["one by one"])
    }
  }

  private static func pops(_ reports: LeaveReports) -> [Pop] {
    let source = reports.source
    let ends = source.flow.detaches.filter { detach in
      detach.isAtAnEnd && detach.slot != nil && detach.certainty == .read
        && !goesThroughMany(detach, reports)
    }
    if ends.isEmpty { return [] }
    return source.app.types.flatMap { type in
      (type.methods["navigationController"] ?? []).flatMap { hook -> [Pop] in
        guard hook.item.parameters.contains(where: { $0.label == "didShow" }),
          source.detaching.answer(hook, on: type.id) != .nothing
        else { return [] }
        let functions = reports.ownFunctions(from: hook, type)
        if functions.contains(where: { reports.goesThroughMany($0.item.body ?? []) }) { return [] }
        let called = Set(functions.flatMap { names(calledIn: $0.item.body ?? []) })
        return ends.filter { isCalled($0.context.entry, by: called, source) }
          .map { Pop(hook: hook, delegate: type.id, detach: $0) }
      }
    }
  }

  /// Whether a hook that calls some names calls an entry, or a closure of the RIB that calls the entry.
  private static func isCalled(
    _ entry: Entry, by names: Set<String>, _ source: SourceFacts
  ) -> Bool {
    if names.contains(entry.name) { return true }
    guard let rib = entry.rib else { return false }
    return source.classes(of: source.ribs.ribs[rib]).flatMap { source.app.types[$0].code }
      .contains { function in
        var isGiven = false
        SyntaxWalk.expressions(in: function.item.body ?? []) { expression in
          guard case .assign(let target, .closure(let closure)) = expression,
            let property = target.lastMember?.name, names.contains(property),
            self.names(calledIn: closure.body).contains(entry.name)
          else { return }
          isGiven = true
        }
        return isGiven
      }
  }

  /// Whether something on the way to a detach may come by it more than once: a loop, or a function that calls itself.
  private static func goesThroughMany(_ detach: DetachEvent, _ reports: LeaveReports) -> Bool {
    detach.context.trail.contains { site in
      guard let function = reports.app.function(around: site), let body = function.item.body else {
        return false
      }
      return reports.goesThroughMany(body) || names(calledIn: body).contains(function.item.name)
    }
  }

  private static func names(calledIn body: [Statement]) -> Set<String> {
    var names: Set<String> = []
    SyntaxWalk.calls(in: body) { call in
      if let name = call.name { names.insert(name) }
    }
    return names
  }
}
