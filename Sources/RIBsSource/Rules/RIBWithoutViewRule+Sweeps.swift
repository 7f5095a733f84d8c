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
      if sweeps.isEmpty || isPresented(rib, source) || mayPresentMore(rib, source) { continue }
      let swept = presented(below: rib, source)
      if swept.isEmpty { continue }
      for sweep in sweeps.sorted(by: { $0.place < $1.place })
      where !source.isPartOfAnEnd(sweep.context.entry)
        && !source.callsListener(of: rib, sweep.context)
      {
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
      source.isReachable(entry)
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

  /// Whether the RIB presents something that is no child's view, such as an alert, which a dismissal may be for.
  private static func mayPresentMore(_ rib: Int, _ source: SourceFacts) -> Bool {
    let info = source.ribs.ribs[rib]
    let types = Set(source.classes(of: info).flatMap { source.app.ancestors[$0] })
    let isKnown = source.ribs.presenters(of: info).filter { source.app.types[$0].isClass }
      .allSatisfy { view in
        // A SwiftUI view presents sheets and alerts where its state says so.
        if source.app.superclass(of: view, named: ["UIHostingController"]) != nil { return false }
        return if case .unknown = source.app.viewBase(of: view) { false } else { true }
      }
    return !isKnown || presentsMore(rib, source)
      || types.filter { !source.app.types[$0].isExternal }.contains { type in
        source.app.types[type].code.contains {
          presentsItsOwn($0, source.app) || mayBePresentedUpon($0.item.body ?? [])
        }
      }
  }

  /// Whether code has others present something over its view: it gives them itself for that, or has a search field.
  private static func mayBePresentedUpon(_ body: [Statement]) -> Bool {
    var found = SyntaxWalk.mentions(anyOf: ["UISearchController", "UIHostingController"], in: body)
    SyntaxWalk.calls(in: body) { call in
      if call.arguments.contains(where: {
        $0.value.chain == ["self"] && $0.label.map(hosts.contains) ?? false
      }) {
        found = true
      }
    }
    return found
  }

  /// The labels under which something is given the view over which it presents.
  private static let hosts: Set<String> = [
    "above", "from", "host", "in", "on", "over", "presenter", "presenting", "viewController",
  ]

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

  /// The children whose views a RIB presents, and which are detached only if the user asks for it in their own views.
  private static func presented(by rib: Int, _ source: SourceFacts) -> [Presented] {
    let reports = LeaveReports(source)
    let shows = (source.flow.screens[rib]?.shows ?? []).filter {
      $0.kind == .present && !$0.isGuess && $0.children.count == 1
    }
    return Set(shows.flatMap(\.children)).sorted().compactMap { child in
      let own = shows.filter { $0.children.contains(child) }
      let styles = own.map(\.shownFacts.style)
      // UIKit calls viewWillAppear of what was covered, and of nothing under a sheet.
      let isSheet = styles.allSatisfy { $0.only?.isDismissible ?? false }
      guard isSheet || !reports.hearsReturns(rib),
        // Above a view that defines a context, only that view knows of the presentation. A style of the app's own has
        // objects that hear of the dismissal.
        !styles.contains(where: { $0.contains(.inContext) || $0.contains(.other) }),
        own.allSatisfy({ reports.isPlain($0, of: rib) }), reports.isSilent(child)
      else { return nil }
      return stays(child, of: rib, source)
    }
  }

  /// A child that nothing detaches if its view is dismissed by others; nil if something may.
  private static func stays(_ child: Int, of parent: Int, _ source: SourceFacts) -> Presented? {
    let attaches = source.flow.attaches.filter {
      $0.parent == parent && $0.children.contains(child) && $0.certainty == .read
        && source.isReachable($0.context.entry)
    }
    let detaches = source.detaches(of: child, by: parent).filter {
      !source.isRunByPulls($0.context.entry)
    }
    // Opening the child again repairs this if it detaches the old child first, or shows the one still attached.
    let openings = Set(attaches.map(\.context.entry.place))
    let slots = Set(attaches.compactMap(\.slot))
    let isShownAgain = (source.flow.screens[parent]?.shows ?? []).contains {
      $0.routers.isEmpty && !$0.slots.isDisjoint(with: slots)
    }
    guard let attach = attaches.min(by: { $0.place < $1.place }), !detaches.isEmpty,
      detaches.allSatisfy({ detach in
        switch detach.context.reach {
        case .tap, .resigning: !openings.contains(detach.context.entry.place)
        case .child: source.isAsked(by: child, for: detach.context.entry)
        default: false
        }
      }), !source.areCalledByOthers(detaches, of: child, parent), !isShownAgain,
      !attaches.contains(where: source.isPermanent)
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
    let isRead = !source.functions(on: sweep.context).contains(
      where: \.item.testsMoreThanPresentation)
    let guess =
      isRead
      ? ""
      : " This assumes that the view can be on screen when the conditions before the dismissal hold."
    reporter.report(
      at: call?.place ?? sweep.place, path: path, severity: isRead ? nil : .info,
      message:
        "\(source.name(rib)) dismisses whatever is presented over its view in \(call?.name ?? sweep.context.entry.name). If that is the view of \(names), nothing detaches \(it): it keeps running unseen, and \(holder) still holds it.\(guess)",
      fix:
        "Ask the RIB that presents the view to dismiss it and detach its child, through the routers in between, instead of dismissing it here.",
      related: swept.prefix(5).map {
        ($0.attach, "\(source.name($0.parent)) attaches \(source.name($0.child)) here")
      }, more: ["sweep"])
  }
}

extension SourceFacts {
  /// Whether what calls the entry's function also detaches something, which may be the RIB.
  fileprivate func isPartOfAnEnd(_ entry: Entry) -> Bool {
    let detaches = Set(app.dialect.detach.map(\.name))
    return (callersByName[entry.name] ?? []).filter { $0 >= 0 }.contains { type in
      let undoing = app.types[type].functions(calling: detaches)
      let names = detaches.union(undoing.map(\.item.name))
      return app.types[type].code.contains { function in
        let body = function.item.body ?? []
        return SyntaxWalk.calls(anyOf: [entry.name], in: body)
          && SyntaxWalk.calls(anyOf: names, in: body)
      }
    }
  }

  /// Whether the way to an event calls the listener, which may end the RIB.
  fileprivate func callsListener(of rib: Int, _ context: EventContext) -> Bool {
    let listeners = Set(ribs.ribs[rib].listeners)
    return functions(on: context).filter { !app.views.isView($0.owner) }.contains { function in
      let types = DeclaredTypes(app, of: function)
      var calls = false
      SyntaxWalk.calls(in: body(of: function, on: context)) { call in
        guard let typed = call.receiver.flatMap(types.typeOrRuntimes) else { return }
        if !listeners.isDisjoint(with: types.types(typed).map(\.id)) { calls = true }
      }
      return calls
    }
  }

  /// Whether a child calls a function of its listener only where the user asks for it in the child's own view.
  fileprivate func isAsked(by child: Int, for entry: Entry) -> Bool {
    let calls = (flow.outgoing[child] ?? []).filter {
      $0.target == .listener && $0.name == entry.name
    }
    let observed = Set(
      (ribs.ribs[child].interactor.map { app.types[$0].code } ?? []).flatMap { function in
        var names: [String] = []
        SyntaxWalk.expressions(in: function.item.body ?? []) {
          if case .selector(let name) = $0 { names.append(name) }
        }
        return names
      })
    return !calls.isEmpty
      && calls.allSatisfy {
        $0.context.reach == .tap && !observed.contains($0.context.entry.name)
      }
  }

  /// Whether code outside of a child and its parent calls a function that leads to one of the parent's detaches.
  fileprivate func areCalledByOthers(
    _ detaches: [DetachEvent], of child: Int, _ parent: Int
  ) -> Bool {
    let names = Set(detaches.flatMap { [$0.context.entry.name] + $0.context.trail.map(\.name) })
    let parents = Set(classes(of: ribs.ribs[parent]).flatMap { app.ancestors[$0] })
    let own = parents.union(classes(of: ribs.ribs[child]).flatMap { app.ancestors[$0] })
    return app.code.contains { function in
      guard !own.contains(function.owner),
        SyntaxWalk.calls(anyOf: names, in: function.item.body ?? [])
      else { return false }
      let types = DeclaredTypes(app, of: function)
      var calls = false
      SyntaxWalk.calls(in: function.item.body ?? []) { call in
        guard let name = call.name, names.contains(name), let receiver = call.receiver else {
          return
        }
        let known = types.typeOrRuntimes(of: receiver).map { types.types($0).map(\.id) }
        if known.map({ !parents.isDisjoint(with: $0) }) ?? true { calls = true }
      }
      return calls
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

  /// Whether nobody hears from the view of a RIB that it disappeared: its class reports nothing, its superclass is known,
  /// and it has no child and no transition that could.
  fileprivate func isSilent(_ rib: Int) -> Bool {
    let hooks = Self.disappearHooks + ["deinit", "onDisappear"]
    let telling: Set<String> = ["addChild", "transitioningDelegate", "didMoveToWindow"]
    let views = classes(of: rib)
    return !views.isEmpty
      && views.allSatisfy { view in
        if case .unknown = app.viewBase(of: view) { return false }
        return !isReporting(view, hooks, nil)
          && !app.ancestors[view].contains { type in
            app.types[type].code.contains {
              SyntaxWalk.mentions(anyOf: telling, in: $0.item.body ?? [])
            }
          }
      }
  }
}
