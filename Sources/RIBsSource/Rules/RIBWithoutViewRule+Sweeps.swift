import RIBsAnalysis

// A dismissal of whatever is presented, while RIBs further down the tree present views.
extension RIBWithoutViewRule {
  /// A view that a RIB further down the tree presents.
  private struct Presented {
    let child: Int
    let parent: Int
    let attach: SourcePlace
  }

  /// A link or a stream has a RIB dismiss whatever is presented over its view. The RIB that presented it is not told, and
  /// keeps the child.
  ///
  /// Source: Apple's documentation of `dismiss(animated:completion:)` and of `presentationControllerDidDismiss(_:)`, which
  /// UIKit does not call for a dismissal by code.
  static func judgeSweeps(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    for (rib, log) in source.flow.screens.sorted(by: { $0.key < $1.key }) {
      let sweeps = log.removals.filter { isSweep($0, by: rib, log, source) }
      if sweeps.isEmpty || isPresented(rib, source) || presentsMore(rib, source) { continue }
      let swept = presented(below: rib, source)
      if swept.isEmpty { continue }
      for sweep in sweeps.sorted(by: { $0.place < $1.place }) {
        report(sweep, by: rib, swept, source, &reporter)
      }
    }
  }

  /// Whether a removal takes away whatever is presented over the RIB's view, and not the view of a child of the RIB.
  private static func isSweep(
    _ removal: RemovalEvent, by rib: Int, _ log: ScreenLog, _ source: SourceFacts
  ) -> Bool {
    let entry = removal.context.entry
    guard removal.kind == .dismiss, removal.on == .own, !removal.isGuess,
      [.event, .stream].contains(removal.context.reach), entry.certainty == .read,
      source.isReachable(entry), !source.isPartOfAnEnd(entry),
      !source.asksWhich(removal.context), !source.mayClose(below: rib, removal.context)
    else { return false }
    let detaches = source.flow.detaches.filter {
      $0.parent == rib && $0.context.entry.place == entry.place
    }
    // The views of children that the RIB presents itself are what a dismissal is for.
    let own = Set(log.shows.filter { $0.kind == .present }.flatMap(\.children))
    let dismissals = Set(
      log.removals.filter { $0.kind == .dismiss && $0.context.entry.place == entry.place }
        .map { $0.context.trail.last { $0.part == .router }?.place ?? $0.place })
    return !detaches.contains(where: \.mayBeAny)
      && own.isSubset(of: detaches.flatMap(\.children)) && dismissals.count > own.count
  }

  /// Whether the RIB's own view is presented, so that it may dismiss itself.
  private static func isPresented(_ rib: Int, _ source: SourceFacts) -> Bool {
    source.flow.screens.values.contains { log in
      log.shows.contains { $0.kind == .present && $0.children.contains(rib) }
    }
  }

  /// What RIBs present that are below the children which the RIB always has.
  private static func presented(below rib: Int, _ source: SourceFacts) -> [Presented] {
    let attaches = source.flow.attaches.filter { $0.parent == rib && $0.certainty == .read }
    let others = Set(
      attaches.filter { $0.context.entry.reach != .loading }.flatMap(\.children)
        + source.flow.detaches.filter { $0.parent == rib }.flatMap(\.children))
    let lasting = Set(attaches.flatMap(\.children)).subtracting(others)
    var seen: Set<Int> = []
    return lasting.sorted().flatMap { source.subtree(of: $0).sorted() }
      .filter { seen.insert($0).inserted }
      .flatMap { presented(by: $0, source) }
  }

  /// The children whose views a RIB presents, and which are detached only if they ask for it. A RIB without a view that
  /// presents something stands for its children.
  private static func presented(by rib: Int, _ source: SourceFacts) -> [Presented] {
    let reports = LeaveReports(source)
    let shows = (source.flow.screens[rib]?.shows ?? []).filter {
      $0.kind == .present && !$0.isGuess && $0.children.count == 1
    }
    let children = Set(shows.flatMap(\.children)).filter { child in
      !reports.reportsDismissal(child)
        && shows.filter { $0.children.contains(child) }.allSatisfy {
          // Above a view that defines a context, only that view knows of the presentation.
          reports.isPlain($0, of: rib) && !$0.shownFacts.style.contains(.inContext)
        }
    }
    if source.ribs.ribs[rib].kind != .router {
      return children.sorted().compactMap { child in
        // UIKit calls viewWillAppear of what was covered, and of nothing under a sheet.
        let isSheet = shows.allSatisfy {
          !$0.children.contains(child) || $0.shownFacts.style.only?.isDismissible ?? false
        }
        return isSheet || !reports.hearsReturns(rib) ? stays(child, of: rib, source) : nil
      }
    }
    guard !children.isEmpty, children.count == Set(shows.flatMap(\.children)).count else {
      return []
    }
    return source.parents(of: rib).filter { !reports.hearsReturns($0) }
      .compactMap { stays(rib, of: $0, source) }
  }

  /// A child that nothing detaches if its view is dismissed by others; nil if something may.
  private static func stays(_ child: Int, of parent: Int, _ source: SourceFacts) -> Presented? {
    let attaches = source.flow.attaches.filter {
      $0.parent == parent && $0.children.contains(child) && $0.certainty == .read
        && source.isReachable($0.context.entry)
    }
    let detaches = source.detaches(of: child, by: parent)
    // An attach that detaches the former child first, or shows a child that is there already, makes up for it.
    let openings = Set(attaches.map(\.context.entry.place))
    let slots = Set(attaches.compactMap(\.slot))
    let isShownAgain = (source.flow.screens[parent]?.shows ?? []).contains {
      $0.routers.isEmpty && !$0.slots.isDisjoint(with: slots)
    }
    guard let attach = attaches.min(by: { $0.place < $1.place }), !detaches.isEmpty,
      detaches.allSatisfy({
        [.child, .tap, .resigning].contains($0.context.reach)
          && !openings.contains($0.context.entry.place)
      }), !isShownAgain, !attaches.contains(where: source.isPermanent)
    else { return nil }
    return Presented(child: child, parent: parent, attach: attach.place)
  }

  private static func report(
    _ sweep: RemovalEvent, by rib: Int, _ swept: [Presented], _ source: SourceFacts,
    _ reporter: inout HazardReporter
  ) {
    let call = sweep.context.trail.last { $0.part == .router }
    let names = source.names(swept.map(\.child))
    let only = swept.count == 1 ? swept.first : nil
    let path = only.map { source.path($0.parent, [$0.child]) } ?? source.name(rib)
    let (it, holder) = only.map { (names, source.name($0.parent)) } ?? ("the RIB", "its parent")
    reporter.report(
      at: call?.place ?? sweep.place, path: path,
      message:
        "\(source.name(rib)) dismisses whatever is presented over its view in \(call?.name ?? sweep.context.entry.name). If that is the view of \(names), nothing detaches \(it): it works on unseen, and \(holder) still holds it.",
      fix:
        "Let the RIB that presents a view dismiss it and detach its child: have a function for that in each RIB on the way, and call it here.",
      related: swept.prefix(5).map {
        ($0.attach, "\(source.name($0.parent)) attaches \(source.name($0.child)) here")
      }, more: ["sweep"])
  }
}

extension SourceFacts {
  /// Whether what calls the entry's function also detaches something, which may be the RIB.
  fileprivate func isPartOfAnEnd(_ entry: Entry) -> Bool {
    let detaches = Set(app.dialect.detach.map(\.name))
    return app.code.contains { function in
      let body = function.item.body ?? []
      guard function.owner >= 0, SyntaxWalk.calls(anyOf: [entry.name], in: body) else {
        return false
      }
      let undoing = app.types[function.owner].allMethods.filter {
        SyntaxWalk.calls(anyOf: detaches, in: $0.item.body ?? [])
      }
      return SyntaxWalk.calls(anyOf: detaches.union(undoing.map(\.item.name)), in: body)
    }
  }

  /// Whether the way to an event calls the listener, or a RIB further down the tree that may detach its child then.
  fileprivate func mayClose(below rib: Int, _ context: EventContext) -> Bool {
    let below = subtree(of: rib).subtracting([rib])
      .flatMap { [ribs.ribs[$0].router, ribs.ribs[$0].interactor].compactMap(\.self) }
    return functions(on: context).filter { !app.views.isView($0.owner) }.contains { function in
      let types = DeclaredTypes(app, of: function)
      var closes = false
      SyntaxWalk.calls(in: body(of: function, on: context)) { call in
        guard let name = call.name, let receiver = call.receiver, receiver.chain != ["super"] else {
          return
        }
        if receiver.chain?.contains("listener") ?? false { closes = true }
        let known = types.typeOrRuntimes(of: receiver).map { Set(types.types($0).map(\.id)) }
        for type in below where !closes && known?.isDisjoint(with: app.ancestors[type]) != true {
          closes = app.methods(name, of: type).contains {
            detaching.answer($0, on: type) != .nothing
          }
        }
      }
      return closes
    }
  }

  /// What runs of a function on the way to an event: all of it, or the closures from which the way goes on.
  private func body(of function: Member<Function>, on context: EventContext) -> [Statement] {
    let calls = zip(context.trail, context.trail.dropFirst())
    let next = Set(calls.filter { $0.0.name == function.item.name }.map(\.1.name))
    var closures: [Statement] = []
    SyntaxWalk.expressions(in: function.item.body ?? []) { expression in
      if case .closure(let closure) = expression, SyntaxWalk.calls(anyOf: next, in: closure.body) {
        closures += closure.body
      }
    }
    return closures.isEmpty ? function.item.body ?? [] : closures
  }

  /// Whether a function of a view on the way tests which view is presented, by its type or its identity.
  fileprivate func asksWhich(_ context: EventContext) -> Bool {
    functions(on: context).filter { app.views.isView($0.owner) }.contains { function in
      var asks = false
      SyntaxWalk.expressions(in: function.item.body ?? []) { expression in
        switch expression {
        case .isType, .cast: asks = true
        case .binary("==", _, let other), .binary("!=", _, let other):
          if !other.isNothing { asks = true }
        default: break
        }
      }
      return asks
    }
  }
}

extension LeaveReports {
  /// Whether a child's view is presented by itself, or in a controller that tells nobody that it goes.
  fileprivate func isPlain(_ show: ShowEvent, of parent: Int) -> Bool {
    guard case .made(let place)? = show.shown else { return true }
    guard let made = source.flow.screens[parent]?.made[place] else { return false }
    return app.classes(made.type, in: made.file).allSatisfy {
      !isReporting($0, Self.disappearHooks, nil)
    }
  }

  /// Whether the view of a RIB reports that it disappeared, however it went.
  fileprivate func reportsDismissal(_ rib: Int) -> Bool {
    let hooks = Self.disappearHooks + ["deinit", "onDisappear"]
    return classes(of: rib).contains { isReporting($0, hooks, nil) }
  }
}
