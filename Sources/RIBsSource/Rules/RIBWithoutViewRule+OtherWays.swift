import RIBsAnalysis

// A view that the parent takes away on another way than the one that detaches the child.
extension RIBWithoutViewRule {
  static func judgeOtherWays(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    for (parent, log) in source.flow.screens.sorted(by: { $0.key < $1.key }) {
      let removals = log.calls.compactMap { call in ViewTaken(call, source) }
      for removal in removals.sorted(by: { $0.call.place < $1.call.place }) {
        guard !removal.tells,
          let slot = removal.slot ?? onlySlot(of: removal, removals, log, parent, source),
          let child = child(in: slot, of: parent, source),
          stays(child, in: slot, of: parent, removal.call.context, source),
          !isShownAgain(slot, log, parent, source)
        else { continue }
        report(
          (removal.call.place, removal.call.context, removal.call.isGuess), slot, child, parent,
          source, &reporter)
      }
      judgeDismissals(log, parent, source, &reporter)
    }
  }

  /// The parent dismisses whatever its view presents, which can be one child alone, and leaves the child attached.
  private static func judgeDismissals(
    _ log: ScreenLog, _ parent: Int, _ source: SourceFacts, _ reporter: inout HazardReporter
  ) {
    let shows = log.shows.filter { $0.kind == .present }
    let children = Set(shows.flatMap(\.children))
    guard children.count == 1, let child = children.first,
      shows.contains(where: { $0.on == .own }), !presentsMore(parent, source)
    else { return }
    let slots = Set(
      source.flow.attaches.filter { $0.parent == parent && $0.children.contains(child) }
        .map(\.slot))
    guard slots.count == 1, let slot = slots.first.flatMap({ $0 }),
      self.child(in: slot, of: parent, source) == child, !isShownAgain(slot, log, parent, source)
    else { return }
    for removal in log.removals.sorted(by: { $0.place < $1.place })
    where removal.kind == .dismiss && removal.on == .own
      && [.event, .stream].contains(removal.context.reach)
      && stays(child, in: slot, of: parent, removal.context, source)
    {
      report(
        (removal.place, removal.context, removal.isGuess), slot, child, parent, source, &reporter)
    }
  }

  /// Whether the RIB's view presents something of its own, such as an alert, which a dismissal may be for.
  static func presentsMore(_ rib: Int, _ source: SourceFacts) -> Bool {
    let views = source.ribs.presenters(of: source.ribs.ribs[rib])
    let types = Set(views.flatMap { source.app.ancestors[$0] })
    // What an extension of UIKit's classes offers counts if the view uses it.
    let helpers = Set(
      source.app.types.filter(\.isExternal).flatMap(\.code)
        .filter { presentsItsOwn($0, source.app) }.map(\.item.name))
    return types.filter { !source.app.types[$0].isExternal }
      .flatMap { source.app.types[$0].code }.contains {
        presentsItsOwn($0, source.app) || SyntaxWalk.calls(anyOf: helpers, in: $0.item.body ?? [])
      }
  }

  /// Whether a function presents something that is not, and does not contain, the view of a RIB or one that it was given.
  static func presentsItsOwn(_ function: Member<Function>, _ app: AppIndex) -> Bool {
    let given = function.item.parameters.filter { app.views.isView($0.type, in: function.file) }
    let views = Set(given.map(\.name)).union(["viewControllable", "uiviewController"])
    var found = false
    SyntaxWalk.calls(in: function.item.body ?? []) { call in
      guard let shown = call.arguments.first?.value else { return }
      let made = shown.chain?.first.flatMap { function.item.constants[$0] } ?? shown
      // A library's function presents what it is given, too, if that is a view controller.
      let mayPresent =
        call.name == "present"
        || call.isOnSelf && !UIKitTypes.adding.contains(call.name ?? "")
          && app.views.isController(Interpreter.made(made), in: function.file)
      if mayPresent,
        !SyntaxWalk.mentions(anyOf: views, in: [.expression(made, line: call.line)])
      {
        found = true
      }
    }
    return found
  }

  private static func report(
    _ removal: (place: SourcePlace, context: EventContext, isGuess: Bool), _ slot: Slot,
    _ child: Int, _ parent: Int, _ source: SourceFacts,
    _ reporter: inout HazardReporter
  ) {
    let name = source.name(child)
    // Several functions can lead to the one that takes the view away.
    let call = removal.context.trail.last { $0.part == .router }
    let function = call?.name ?? removal.context.entry.name
    let attaches = source.flow.attaches.filter { $0.parent == parent && $0.slot == slot }
    let detach = source.flow.detaches.filter { $0.parent == parent && $0.slot == slot }
      .map(\.place).min()
    reporter.report(
      at: call?.place ?? removal.place, path: source.path(parent, [child]),
      severity: removal.isGuess ? .info : nil,
      certainty: .joined(attaches.map(\.certainty)),
      message:
        "\(source.name(parent)) takes the view of \(name) away in \(function), and nothing detaches \(name): it keeps running unseen, and \(slot.name) still holds it.",
      fix: "Detach the child there, too: call the router's function that undoes the attach.",
      related: (detach.map { [($0, "another way detaches \(name)")] } ?? [])
        + (attaches.map(\.place).min().map { [($0, "\(name) is attached here")] } ?? []),
      more: ["removal", slot.name])
  }

  /// The one RIB that a slot holds.
  private static func child(in slot: Slot, of parent: Int, _ source: SourceFacts) -> Int? {
    let attaches = source.flow.attaches.filter { $0.parent == parent && $0.slot == slot }
    let children = Set(attaches.flatMap(\.children))
    guard children.count == 1, !attaches.contains(where: { $0.isAdded || source.isPermanent($0) })
    else { return nil }
    return children.first
  }

  /// The slot whose child is always detached where a function without a view is called, but for one call. It must be
  /// the one whose view the function takes away: nothing else is shown by what gives the property a view.
  private static func onlySlot(
    of removal: ViewTaken, _ removals: [ViewTaken], _ log: ScreenLog, _ parent: Int,
    _ source: SourceFacts
  ) -> Slot? {
    let shows = log.calls.filter { call in
      !call.functions.isEmpty && (!call.slots.isEmpty || !call.routers.isEmpty)
        && call.functions.allSatisfy {
          !source.viewRemoval($0).filled.isDisjoint(with: removal.emptied)
        }
    }
    let attaches = source.flow.attaches.filter { $0.parent == parent }
    var slots: Set<Slot> = []
    for show in shows {
      let shown = attaches.filter { attach in
        attach.built.map(show.routers.contains) ?? false
          || attach.slot.map(show.slots.contains) ?? false
      }
      guard let slot = shown.first?.slot, shown.allSatisfy({ $0.slot == slot }) else { return nil }
      slots.insert(slot)
    }
    guard slots.count == 1, let slot = slots.first else { return nil }
    let isUsed = removals.contains { other in
      other.call.name == removal.call.name
        && source.flow.detaches.contains {
          $0.parent == parent && $0.slot == slot
            && $0.context.entry.place == other.call.context.entry.place
        }
    }
    return isUsed ? slot : nil
  }

  /// Whether a child can be attached when its view is taken away, and nothing on that way detaches it or takes its place.
  private static func stays(
    _ child: Int, in slot: Slot, of parent: Int, _ context: EventContext, _ source: SourceFacts
  ) -> Bool {
    let entry = context.entry
    guard source.isReachable(entry), ![.loading, .resigning].contains(context.reach),
      !source.app.dialect.cleanup.contains(entry.name),
      !source.detaches(child, of: parent, in: context),
      source.detaches(of: child, by: parent).contains(where: {
        source.isReachable($0.context.entry)
      })
    else { return false }
    let isReplaced = source.flow.attaches.contains {
      $0.parent == parent && $0.slot == slot && $0.context.entry.place == entry.place
    }
    let isEmptied = (source.flow.letGo[parent] ?? []).contains {
      $0.slot == slot && !$0.isOneOfMany && $0.context.entry.place == entry.place
    }
    let reports = LeaveReports(source)
    return !isReplaced && !isEmptied && !reports.isAnyEndHeard(of: child, by: parent)
      && !reports.hearsPops(parent)
  }

  /// Whether some function shows the view of a child that is attached already: it was only out of sight.
  private static func isShownAgain(
    _ slot: Slot, _ log: ScreenLog, _ parent: Int, _ source: SourceFacts
  ) -> Bool {
    log.calls.contains { call in
      guard call.slots.contains(slot), ViewTaken(call, source) == nil else { return false }
      let shows = call.functions.isEmpty || call.functions.contains { source.viewRemoval($0).shows }
      return shows
        && !source.flow.attaches.contains {
          $0.parent == parent && $0.slot == slot
            && $0.context.entry.place == call.context.entry.place
        }
    }
  }
}

/// A call that takes a view off the screen.
private struct ViewTaken {
  let call: ViewCall
  /// The slot whose child's view it is; nil if the call does not say.
  let slot: Slot?
  /// The properties of the view that are emptied.
  let emptied: Set<String>
  /// Whether the function may tell somebody who detaches.
  let tells: Bool

  init?(_ call: ViewCall, _ source: SourceFacts) {
    let found = call.functions.map(source.viewRemoval)
    guard !found.isEmpty, found.allSatisfy({ $0.removes && !$0.shows }), call.routers.isEmpty,
      call.slots.count == 1 || call.slots.isEmpty && call.isOnOwn
    else { return nil }
    self.call = call
    slot = call.slots.first
    emptied = found.dropFirst().reduce(found[0].emptied) { $0.intersection($1.emptied) }
    tells = found.contains(where: \.tells)
  }
}
