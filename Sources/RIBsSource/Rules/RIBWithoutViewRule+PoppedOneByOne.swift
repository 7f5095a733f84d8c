import RIBsAnalysis

// Lists of children that lose one child per transition, although one transition can pop several views.
extension RIBWithoutViewRule {
  /// A navigation delegate's function that leads to the detach of a list's last child.
  private struct Pop {
    let hook: Member<Function>
    let delegate: Int
    let detach: DetachEvent
    let slot: Slot
  }

  /// Source: Apple's documentation of `navigationController(_:didShow:animated:)`, which UIKit calls once for a
  /// transition. A long press on the back button and a second tap on a tab pop several views in one.
  static func judgePoppedOneByOne(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    let reports = LeaveReports(source)
    var reported: Set<SourcePlace> = []
    for pop in pops(reports) {
      let (detach, parent) = (pop.detach, pop.detach.parent)
      let pushes = source.flow.attaches.filter {
        $0.parent == parent && $0.slot == pop.slot && $0.context.reach > .loading
          && $0.certainty == .read && source.isReachable($0.context.entry)
          && reports.canBeSwiped($0) && !replacesAnother($0, source)
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
      let slot = pop.slot.name
      reporter.report(
        at: detach.place, path: source.path(parent, lower.children),
        message:
          "When the user goes back past \(both) at once, with a long press on the back button, UIKit calls the navigation delegate once. Only the last RIB in \(slot) is detached: \(below) stays attached.",
        fix:
          "Detach in a loop, until \(slot) holds only the RIBs whose views are still on the stack.",
        related: [
          (pop.hook.place(pop.hook.item.line), "UIKit calls this once for all popped views"),
          (upper.place, "\(above) is pushed over \(below)"),
        ], more: ["one by one"])
    }
  }

  private static func pops(_ reports: LeaveReports) -> [Pop] {
    let source = reports.source
    let ends = source.flow.detaches.filter { detach in
      detach.isAtAnEnd && detach.certainty == .read && !goesThroughMany(detach, reports)
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
        return ends.compactMap { detach in
          guard let slot = detach.slot, isCalled(detach, by: called, type, reports) else {
            return nil
          }
          return Pop(hook: hook, delegate: type.id, detach: detach, slot: slot)
        }
      }
    }
  }

  /// Whether the delegate that calls some names calls the entry of a detach, or a closure of the RIB that does. The RIB or
  /// what it keeps must know the delegate.
  private static func isCalled(
    _ detach: DetachEvent, by names: Set<String>, _ delegate: AppType, _ reports: LeaveReports
  ) -> Bool {
    let (source, entry) = (reports.source, detach.context.entry)
    let classes = source.classes(of: source.ribs.ribs[detach.parent])
    let own = classes.flatMap { source.app.ancestors[$0] }
    let kept = own.flatMap { source.app.kept(by: $0) }
    guard (own + kept + kept.flatMap { source.app.kept(by: $0) }).contains(delegate.id) else {
      return false
    }
    if names.contains(entry.name) { return true }
    let way = Set(detach.context.trail.map(\.name))
    return classes.flatMap { source.app.types[$0].code }.contains { function in
      var isGiven = false
      SyntaxWalk.expressions(in: function.item.body ?? []) { expression in
        guard case .assign(let target, .closure(let closure)) = expression,
          let property = target.lastMember?.name, names.contains(property),
          !self.names(calledIn: closure.body).isDisjoint(with: way.union([entry.name])),
          !reports.goesThroughMany(closure.body)
        else { return }
        isGiven = true
      }
      return isGiven
    }
  }

  /// Whether the next child takes the place of one that the same event detaches: the stack does not grow.
  private static func replacesAnother(_ attach: AttachEvent, _ source: SourceFacts) -> Bool {
    source.flow.detaches.contains {
      $0.parent == attach.parent && $0.slot == attach.slot
        && $0.context.entry.place == attach.context.entry.place
    }
  }

  /// Whether something on the way to a detach may repeat it: a loop, or a function that leads to itself.
  private static func goesThroughMany(_ detach: DetachEvent, _ reports: LeaveReports) -> Bool {
    let functions = detach.context.trail.compactMap(reports.app.function(around:))
    let names = Set(functions.map(\.item.name))
    return functions.contains { function in
      reports.goesThroughMany(function.item.body ?? [])
    }
      || !names.isDisjoint(
        with: functions.last.map { self.names(calledIn: $0.item.body ?? []) } ?? [])
  }

  /// The names of the functions that statements call.
  private static func names(calledIn body: [Statement]) -> Set<String> {
    var names: Set<String> = []
    SyntaxWalk.calls(in: body) { call in
      if let name = call.name { names.insert(name) }
    }
    return names
  }
}

extension AppIndex {
  /// The classes of the objects that the properties of a type can hold.
  fileprivate func kept(by type: Int) -> [Int] {
    types[type].allProperties.flatMap { property in
      classes(
        property.item.type ?? property.item.value.flatMap(Interpreter.made), in: property.file,
        inside: types[type])
    }
  }
}
