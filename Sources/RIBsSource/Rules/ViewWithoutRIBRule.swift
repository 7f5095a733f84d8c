import RIBsAnalysis

/// `view-without-rib`
enum ViewWithoutRIBRule: SourceRule {
  static let page = RulePage.viewWithoutRIB

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    judgeSwipes(source, &reporter)
    judgeCovers(source, &reporter)
    judgeLateCleanups(source, &reporter)
    judgePresenters(source, &reporter)
    judgeCoveredPops(source, &reporter)
    judgeEarlyEnds(source, &reporter)
    judgeHalfRemovals(source, &reporter)
    judgeSheetsLeft(source, &reporter)
    let reports = LeaveReports(source)
    for detach in source.flow.detaches.sorted(by: { $0.place < $1.place })
    where !detach.mayTakeView && !detach.isAll && isCertainEvent(detach.context, source) {
      let attaches = attaches(undoneBy: detach, source)
      let children = Set(attaches.flatMap(\.children))
      guard children.count == 1, let child = children.first, !attaches.isEmpty,
        attaches.allSatisfy({ staysWhereItIsShown($0, source) }),
        !mayBeGone(child, detach, reports, source), !takesItselfAway(child, source),
        !removesByItself(detach, source)
      else { continue }
      let (name, parent) = (source.name(child), source.name(detach.parent))
      let function = detach.context.trail.last?.name ?? detach.context.entry.name
      let other = source.detaches(of: child, by: detach.parent).filter(\.mayTakeView)
        .map(\.place).filter { $0 != detach.place }.min()
      reporter.report(
        at: detach.place, path: source.path(detach.parent, [child]),
        certainty: .joined(attaches.map(\.certainty) + [detach.certainty]),
        message:
          "\(parent) detaches \(name) in \(function), and nothing removes its view: it stays on the screen and no longer responds.",
        related: (detach.context.entry.place == detach.place
          || function == detach.context.entry.name
          ? [] : [(detach.context.entry.place, "\(detach.context.entry.name) leads here")])
          + (attaches.map(\.place).min().map { [($0, "\(name) is attached and shown here")] }
            ?? []) + (other.map { [($0, "another way takes the view away")] } ?? []))
    }
  }

  /// The attaches whose child a detach can mean.
  static func attaches(
    undoneBy detach: DetachEvent, _ source: SourceFacts
  ) -> [AttachEvent] {
    source.flow.attaches.filter { attach in
      guard attach.parent == detach.parent else { return false }
      if let slot = detach.slot { return attach.slot == slot }
      return !Set(attach.children).isDisjoint(with: detach.children)
    }
  }

  /// Whether something that the sources show makes it happen while the parent stays, and not because the view is gone.
  private static func isCertainEvent(_ context: EventContext, _ source: SourceFacts) -> Bool {
    let entry = context.entry
    return [.event, .tap, .stream, .child].contains(context.reach) && entry.reach != .resigning
      && source.isCalled(entry) && !isCalledByClosure(context, source)
      && !source.app.dialect.cleanup.contains(entry.name)
      && !context.trail.contains { LeaveReports.leaveHooks.contains($0.name) }
  }

  /// Whether a stored closure makes it happen, perhaps one that runs when the view is gone. A child's call is one of its
  /// own, whatever else leads to the same function.
  private static func isCalledByClosure(_ context: EventContext, _ source: SourceFacts) -> Bool {
    var context = context
    if context.entry.reach == .child { context.trail = Array(context.trail.prefix(1)) }
    return source.isCalledByClosure(context)
  }

  /// Whether the function that shows a child adds its view to the screen, and puts it in no other's place.
  private static func staysWhereItIsShown(_ attach: AttachEvent, _ source: SourceFacts) -> Bool {
    guard let name = attach.shownBy else { return false }
    let functions = (source.flow.screens[attach.parent]?.calls ?? [])
      .filter { $0.name == name }.flatMap(\.functions)
    if functions.isEmpty { return UIKitTypes.adding.contains(name) }
    return functions.allSatisfy { function in
      let removal = source.viewRemoval(function)
      return removal.shows && !removal.removes
        && !SyntaxWalk.mentions(anyOf: UIKitTypes.replacing, in: function.item.body ?? [])
    }
  }

  /// Whether the parent may detach the child because the view is gone already.
  private static func mayBeGone(
    _ child: Int, _ detach: DetachEvent, _ reports: LeaveReports, _ source: SourceFacts
  ) -> Bool {
    let entry = detach.context.entry
    let isPushed = attaches(undoneBy: detach, source).contains { attach in
      source.shows(of: attach).contains { $0.kind == .push }
    }
    if isPushed, reports.hearsPops(detach.parent) { return true }
    guard entry.reach == .child else {
      return [.event, .tap].contains(entry.reach)
        && !ViewControls(of: detach.parent, source).lead(to: entry.name)
    }
    // A delegate of the presentation may call it.
    if entry.children.allSatisfy({ source.isCalledByOthers(entry, than: $0) }) { return true }
    // The view tells its end in other words, and a tap makes this call.
    if entry.children == [child], isCalled(entry.name, by: child, source),
      reports.tellsItsEnd(of: child, butNotBy: entry.name)
    {
      return false
    }
    // A control of the child makes the call, whatever else makes it when the view is gone.
    if entry.children == [child], isTapped(entry.name, by: child, source) { return false }
    if reports.mayReportItsEnd(child) || entry.children.contains(where: reports.mayReportItsEnd) {
      return true
    }
    return !entry.children.contains { isCalled(entry.name, by: $0, source) }
  }

  /// Whether a RIB calls a function of its listener after a tap, or on a stream's event. A RIB below it may be the first.
  private static func isCalled(_ name: String, by rib: Int, _ source: SourceFacts) -> Bool {
    var seen: Set<Int> = []
    var rest = [(name, rib)]
    while let (name, rib) = rest.popLast() {
      guard seen.insert(rib).inserted else { continue }
      for call in source.flow.outgoing[rib] ?? []
      where call.target == .listener && call.name == name {
        let entry = call.context.entry
        switch call.context.reach {
        case .event, .tap:
          if ViewControls(of: rib, source).lead(to: entry.name) { return true }
        case .stream: return true
        case .child: rest += entry.children.map { (entry.name, $0) }
        default: break
        }
      }
    }
    return false
  }

  /// Whether a function of a RIB's interactor, to which only controls lead, calls a function of its listener each time.
  private static func isTapped(_ name: String, by rib: Int, _ source: SourceFacts) -> Bool {
    guard let interactor = source.ribs.ribs[rib].interactor else { return false }
    let controls = ViewControls(of: rib, source)
    return (source.flow.outgoing[rib] ?? []).contains { call in
      call.target == .listener && call.name == name && !call.context.isLater
        && call.context.reach == .tap && controls.lead(to: call.context.entry.name)
        && source.app.methods(call.context.entry.name, of: interactor).contains {
          $0.file == call.place.file && $0.item.alwaysReaches(call.place.line)
        }
    }
  }

  /// Whether the parent's view takes views away in a function that neither router nor interactor calls. A view can
  /// observe the stream of the event, and hide the child by itself.
  private static func removesByItself(_ detach: DetachEvent, _ source: SourceFacts) -> Bool {
    let rib = detach.parent
    let called = Set((source.flow.screens[rib]?.calls ?? []).map(\.name))
    func isCalledByOthers(_ function: Member<Function>) -> Bool {
      let entries = source.app.types[function.owner].entries(of: function.item).map(\.function.item)
      return (entries.isEmpty ? [function.item] : entries).contains {
        !called.contains($0.name) && (source.usedNames.contains($0.name) || $0.isOverride)
      }
    }
    // Hiding the parent's view also hides what is embedded in it, but not what it presents or pushes.
    let isEmbedded = attaches(undoneBy: detach, source).contains { source.shows(of: $0).isEmpty }
    let names =
      detach.context.reach == .stream && isEmbedded
      ? UIKitTypes.removing.union(QuietCode.hiding) : UIKitTypes.removing
    let keepers = keepers(of: detach, source)
    return source.viewClasses(of: rib).flatMap { source.app.ancestors[$0] }
      .filter { source.app.types[$0].isClass && !source.app.types[$0].isExternal }
      .flatMap { source.app.types[$0].code }
      .contains { function in
        let body = function.item.body ?? []
        guard isCalledByOthers(function), SyntaxWalk.mentions(anyOf: names, in: body) else {
          return false
        }
        if keepers.isEmpty || SyntaxWalk.mentions(anyOf: UIKitTypes.removingByCall, in: body) {
          return true
        }
        // A helper may be given the view that it removes.
        let callers = source.app.types[function.owner].callers(of: function.item)
        return ([function] + callers).contains {
          SyntaxWalk.mentions(anyOf: keepers.union(Self.takersOfAll), in: $0.item.body ?? [])
        }
      }
  }

  /// The properties in which the parent's view keeps the child while it is shown; empty if a function that shows it keeps
  /// it in none.
  private static func keepers(of detach: DetachEvent, _ source: SourceFacts) -> Set<String> {
    var keepers: Set<String> = []
    for attach in attaches(undoneBy: detach, source) {
      let functions = (source.flow.screens[attach.parent]?.calls ?? [])
        .filter { $0.name == attach.shownBy }.flatMap(\.functions)
      let kept = functions.map { SyntaxWalk.assigned(in: $0.item.body ?? []) { $0.chain != nil } }
      if functions.isEmpty || kept.contains(where: \.isEmpty) { return [] }
      keepers.formUnion(kept.flatMap(\.self))
    }
    return keepers
  }

  /// The members through which a view reaches everything that it shows.
  private static let takersOfAll: Set<String> = [
    "arrangedSubviews", "children", "presentedViewController", "subviews", "viewControllers",
  ]

  /// Whether a RIB's own code takes its view away, or the sources do not show its view.
  static func takesItselfAway(_ rib: Int, _ source: SourceFacts) -> Bool {
    let info = source.ribs.ribs[rib]
    let views = source.viewClasses(of: rib).filter { source.app.types[$0].isClass }
    guard !views.isEmpty else { return true }
    let types =
      views.flatMap { source.app.ancestors[$0] } + views.flatMap(source.hostedViews)
      + [info.interactor].compactMap(\.self)
    return Set(types).filter { !source.app.types[$0].isExternal }.sorted()
      .flatMap { source.app.types[$0].code }
      .contains { mayRemoveItself($0.item.body ?? []) }
      || routerTakesItselfAway(rib, source)
  }

  /// Whether a RIB's router may take the RIB's own view away. A superclass of the router offers functions for the router's
  /// own children. A router with children takes theirs away, but for what it does when the RIB goes.
  private static func routerTakesItselfAway(_ rib: Int, _ source: SourceFacts) -> Bool {
    let info = source.ribs.ribs[rib]
    guard let router = info.router, !source.app.types[router].isExternal else { return false }
    let hasChildren = source.flow.attaches.contains { $0.parent == rib }
    let resigning = (info.interactor.map { source.app.types[$0].code } ?? [])
      .filter { source.app.dialect.resigning.contains($0.item.name) }
    return source.app.types[router].code.contains { method in
      let name = method.item.name
      return mayRemoveItself(method.item.body ?? [])
        && (!hasChildren || source.app.dialect.cleanup.contains(name)
          || resigning.contains { SyntaxWalk.calls(anyOf: [name], in: $0.item.body ?? []) })
    }
  }

  /// Whether a body of a view's class may take the view itself away, and not just one of its subviews.
  private static func mayRemoveItself(_ body: [Statement]) -> Bool {
    guard SyntaxWalk.mentions(anyOf: UIKitTypes.removing, in: body) else { return false }
    let others = UIKitTypes.removing.subtracting(["removeFromSuperview"])
    if SyntaxWalk.mentions(anyOf: others, in: body) { return true }
    var isOwn = false
    SyntaxWalk.calls(in: body) { call in
      guard call.name == "removeFromSuperview" else { return }
      let names = call.receiver?.ownChain ?? []
      if call.receiver == nil || names.isEmpty || names == ["view"] { isOwn = true }
    }
    return isOwn
  }
}
