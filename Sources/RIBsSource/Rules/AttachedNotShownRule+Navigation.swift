import RIBsAnalysis

// Views that are pushed on the navigation controller around a view that has none.
extension AttachedNotShownRule {
  static func reportPushes(
    _ log: ScreenLog, of parent: Int, _ source: SourceFacts, _ reporter: inout HazardReporter
  ) {
    let pushes = log.shows.filter {
      $0.kind == .push && $0.on == .navigation(.own) && !$0.isGuess
        && source.isReachable($0.context.entry)
    }
    guard !pushes.isEmpty, let alone = placeOfViewAlone(of: parent, source) else { return }
    for push in pushes.sorted(by: { $0.place < $1.place }) {
      // `if let navigationController { … } else { present(…) }`
      let hasAnotherWay = log.shows.contains {
        $0.on != push.on
          && !($0.routers.isDisjoint(with: push.routers) && $0.slots.isDisjoint(with: push.slots))
      }
      let children = push.children.sorted { source.name($0) < source.name($1) }
      guard !hasAnotherWay, !children.isEmpty else { continue }
      let (name, child) = (source.name(parent), source.names(children))
      reporter.report(
        at: push.place, path: source.path(parent, children),
        message:
          "\(name) pushes the view of \(child) on the navigation controller around its own view, and there is none: nothing is shown, so \(child) is active and nobody sees it.",
        fix:
          "Show the view of \(name) in a navigation controller, or present the view of \(child).",
        related: [(alone, "this shows the view of \(name) without a navigation controller")])
    }
  }

  /// Where the view of a RIB is put on screen by itself, if that is so wherever it is attached.
  private static func placeOfViewAlone(of rib: Int, _ source: SourceFacts) -> SourcePlace? {
    let info = source.ribs.ribs[rib]
    let views = source.viewClasses(of: rib)
    guard !views.isEmpty, views.allSatisfy({ isAlone($0, source) }), info.borrowsView == nil
    else { return nil }
    let attaches = source.flow.attaches.filter { $0.children.contains(rib) }
    if info.kind == .launch {
      return attaches.isEmpty && !isWrappedByMaker(info, source) ? info.place : nil
    }
    for attach in attaches {
      let log = source.flow.screens[attach.parent] ?? ScreenLog()
      if source.shows(of: attach).isEmpty || attach.certainty != .read { return nil }
      if let built = attach.built, log.handedOn.contains(built) { return nil }
      if let slot = attach.slot, log.handedSlots.contains(slot) { return nil }
    }
    var places: [SourcePlace] = []
    for show in source.flow.screens.values.flatMap(\.shows) where show.children.contains(rib) {
      guard show.kind == .present, !show.isGuess, case .child? = show.shown else { return nil }
      places.append(show.place)
    }
    return attaches.isEmpty || isWrappedByMaker(info, source) ? nil : places.min()
  }

  /// Whether a class is a plain view controller that stands for no other one, and makes none around itself.
  private static func isAlone(_ view: Int, _ source: SourceFacts) -> Bool {
    let app = source.app
    guard app.viewBase(of: view) == .viewController,
      app.superclass(of: view, named: UIKitTypes.navigationControllers) == nil,
      app.property("navigationController", of: view) == nil
    else { return false }
    let isItself = app.dialect.viewMembers.allSatisfy { member in
      guard let getter = app.property(member, of: view)?.item.getter else { return true }
      guard case .return(.name("self")?, _)? = getter.body?.first else { return false }
      return true
    }
    return isItself
      && !app.ancestors[view].contains { type in
        app.types[type].code.contains { makesNavigation($0, source) { $0.chain == ["self"] } }
      }
  }

  /// Whether what makes the router makes a navigation controller as well.
  private static func isWrappedByMaker(_ info: RIB, _ source: SourceFacts) -> Bool {
    guard let router = info.router else { return true }
    let name = source.app.types[router].name
    return source.app.code.contains { function in
      var makes = false
      SyntaxWalk.calls(in: function.item.body ?? []) { call in
        // The root is launched by whoever makes the window.
        let isLaunch = info.kind == .launch && call.name == "launch"
        if call.madeType == name || call.name == name || isLaunch { makes = true }
      }
      return makes && makesNavigation(function, source) { _ in true }
    }
  }

  /// Whether code makes a navigation controller with a view.
  private static func makesNavigation(
    _ function: Member<Function>, _ source: SourceFacts, around isView: (Expression) -> Bool
  ) -> Bool {
    var found = false
    SyntaxWalk.calls(in: function.item.body ?? []) { call in
      guard let name = call.madeType ?? call.name,
        UIKitTypes.navigationControllers.contains(name)
          || source.app.classes(.named(name), in: function.file).contains(where: {
            source.app.superclass(of: $0, named: UIKitTypes.navigationControllers) != nil
          })
      else { return }
      if call.arguments.contains(where: { isView($0.value) }) { found = true }
    }
    return found
  }
}
