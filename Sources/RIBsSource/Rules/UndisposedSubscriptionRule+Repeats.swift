import RIBsAnalysis

// A subscription that is made anew each time the view appears, or each time the user taps.
extension UndisposedSubscriptionRule {
  private static let appearances = ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]

  /// What calls the interactor again and again.
  private struct Cause {
    let when: String
    let related: [(SourcePlace, String)]
    let key: String
    var isAppearance: Bool { key == "appears" }
  }

  /// Reports a subscription that lasts until the RIB is detached, and that the view's calls make again and again.
  static func judgeRepeats(
    _ subscription: Subscription, _ method: Member<Function>, _ owner: AppType, _ path: String,
    _ source: SourceFacts, _ reporter: inout HazardReporter
  ) {
    guard subscription.kind == .stream, lastsUntilDeactivation(subscription, owner, source),
      method.item.alwaysReaches(subscription.line), let cause = cause(of: method, owner, source)
    else { return }
    let reader = StreamReader(types: subscription.occurrence.types)
    let isEndless = subscription.source.map(reader.isEndless) ?? false
    guard isEndless || cause.isAppearance else { return }
    // Handling an event twice may be harmless.
    let isHarmful =
      isEndless
      && (RepeatedEffects(source.app, of: owner).addsEachTime(subscription)
        || asksForChangingValues(subscription, method, owner, source.app))
    reporter.report(
      at: method.place(subscription.line), path: path,
      severity: isHarmful && !source.lastsAsLongAsTheApp(owner.id) ? nil : .info,
      message:
        "\(owner.name) subscribes in \(method.item.name) each time \(cause.when), and the subscription lasts until the RIB is detached: from the second time on, each event is handled more than once.",
      fix: "Subscribe in didBecomeActive, or end the previous subscription first.",
      related: cause.related, more: [method.item.name, cause.key])
  }

  /// Reports a task that follows an endless sequence until the RIB is detached, and that the view's calls start again and
  /// again.
  static func judgeRepeats(
    _ task: TaskStart, _ method: Member<Function>, _ owner: AppType, _ path: String,
    _ source: SourceFacts, _ reporter: inout HazardReporter
  ) {
    if case .keptBySelf = task.fate { return }
    let loops = EndlessLoops(SelfCaptures(owner, source.app, at: task.occurrence))
    guard method.item.alwaysReaches(task.line), let loop = loops.followed(by: task),
      let cause = cause(of: method, owner, source)
    else { return }
    let isHarmful = RepeatedEffects(source.app, of: owner).addsEachTime(loop.body, task.types)
    reporter.report(
      at: method.place(task.line), path: path,
      severity: isHarmful && !source.lastsAsLongAsTheApp(owner.id) ? nil : .info,
      message:
        "\(owner.name) starts a task in \(method.item.name) each time \(cause.when), and nothing ends the former ones before the RIB is detached: from the second time on, each value is handled more than once.",
      fix: "Start the task in didBecomeActive, or cancel the previous one first.",
      related: cause.related, more: [method.item.name, cause.key, "task"])
  }

  /// What calls a function of an interactor again and again; nil if nothing is known to.
  private static func cause(
    of method: Member<Function>, _ owner: AppType, _ source: SourceFacts
  ) -> Cause? {
    let position = source.ribs.ribs.firstIndex { rib in
      rib.interactor.map { source.app.ancestors[$0].contains(owner.id) } ?? false
    }
    guard let position else { return nil }
    let callers = owner.code.filter {
      $0.item === method.item || $0.item.callsForEachValue(method.item.name)
    }
    return appearance(callers, owner, source.ribs.ribs[position], source)
      ?? tap(callers, owner, position, source) ?? report(callers, owner, position, source)
  }

  private static func lastsUntilDeactivation(
    _ subscription: Subscription, _ owner: AppType, _ source: SourceFacts
  ) -> Bool {
    guard case .keptBySelf(let keeper) = subscription.fate else {
      return subscription.chain.last?.name.map(source.app.dialect.endings.contains) ?? false
    }
    guard let property = source.app.property(keeper, of: owner.id),
      let type = property.item.type ?? property.item.value.flatMap(Interpreter.made)
    else { return false }
    let ends = source.app.dialect.resigning.union(["deinit"])
    let isEmptied = source.app.ancestors[owner.id].flatMap { source.app.types[$0].code }
      .contains { !ends.contains($0.item.name) && $0.item.empties(keeper) }
    // A property that holds one subscription lets go of the previous one.
    return !isEmptied
      && StreamTypes.isBag(
        type, in: DeclaredTypes(source.app, owner, file: property.file), file: property.file)
  }

  // MARK: The view

  private static func appearance(
    _ callers: [Member<Function>], _ owner: AppType, _ rib: RIB, _ source: SourceFacts
  ) -> Cause? {
    for view in rib.views where source.app.types[view].isClass {
      for hook in appearances.flatMap({ source.app.methods($0, of: view) }) {
        guard let caller = callers.first(where: { calls($0, of: owner, in: hook, source.app) })
        else { continue }
        return Cause(
          when: "the view appears",
          related: [
            (hook.place(hook.item.line), "\(hook.item.name) calls \(caller.item.name)")
          ], key: "appears")
      }
    }
    return nil
  }

  /// A function of the interactor to which only controls and rows of its view lead.
  private static func tap(
    _ callers: [Member<Function>], _ owner: AppType, _ rib: Int, _ source: SourceFacts
  ) -> Cause? {
    let told = source.ribs.viewListeners(of: source.ribs.ribs[rib])
      .flatMap { source.app.types[$0].methods.keys }
    let called = callers.filter { told.contains($0.item.name) }
    if called.isEmpty { return nil }
    let controls = ViewControls(of: rib, source)
    let tapped = called.first { controls.lead(to: $0.item.name) }
    return tapped.map { function in
      Cause(
        when: "the user taps",
        related: [(function.place(function.item.line), "a tap calls \(function.item.name)")],
        key: "taps")
    }
  }

  /// A function that a child calls, which a tap attaches and this function detaches: the next one calls it again.
  private static func report(
    _ callers: [Member<Function>], _ owner: AppType, _ rib: Int, _ source: SourceFacts
  ) -> Cause? {
    let endsItself = { (function: Member<Function>) in
      (source.flow.outgoing[rib] ?? []).contains {
        $0.target == .listener && $0.context.entry.place == function.place(function.item.line)
      }
    }
    for caller in callers where !endsItself(caller) {
      let place = caller.place(caller.item.line)
      let child = source.flow.detaches.lazy.filter {
        $0.parent == rib && $0.context.entry.place == place && $0.context.reach == .child
          && $0.children.count == 1 && $0.context.entry.children.contains($0.children[0])
      }.map { $0.children[0] }.first { child in
        source.flow.attaches.contains {
          $0.parent == rib && $0.children == [child] && $0.context.reach == .tap
        }
      }
      if let child {
        return Cause(
          when: "\(source.name(child)) reports",
          related: [(place, "\(source.name(child)) calls \(caller.item.name)")], key: "reports")
      }
    }
    return nil
  }

  /// Whether the stream is asked for with a value that differs from time to time. Those that were asked for before go on
  /// with the former values.
  private static func asksForChangingValues(
    _ subscription: Subscription, _ method: Member<Function>, _ owner: AppType, _ app: AppIndex
  ) -> Bool {
    guard let call = subscription.source?.calls.first else { return false }
    let given = Set(method.item.parameters.map(\.name))
    let types = DeclaredTypes(app, of: method)
    return call.arguments.contains { argument in
      if let name = argument.value.ownChain?.first, given.contains(name) { return true }
      guard let (base, name) = argument.value.lastMember else { return false }
      var owners = base.map { types.typeOrRuntimes(of: $0).map(types.types) ?? [] } ?? [owner]
      // A base class may declare it with a generic parameter.
      if owners.isEmpty, let chain = base?.ownChain, chain.count == 1,
        let property = app.property(chain[0], of: owner.id)
      {
        owners = app.types(of: property, seenFrom: owner.id)
      }
      return owners.contains { type in
        app.property(name, of: type.id).map { $0.item.isStored && !$0.item.isLet } ?? false
      }
    }
  }

  /// Whether each call of a hook calls a function of the interactor.
  private static func calls(
    _ function: Member<Function>, of interactor: AppType, in hook: Member<Function>,
    _ app: AppIndex
  ) -> Bool {
    let types = DeclaredTypes(app, of: hook)
    var isCalled = false
    SyntaxWalk.expressions(in: hook.item.body ?? [], entersClosures: false) { expression in
      guard case .call(let call) = expression, call.name == function.item.name,
        let receiver = call.receiver, let typed = types.type(of: receiver),
        types.types(typed).contains(where: { app.ancestors[interactor.id].contains($0.id) }),
        hook.item.alwaysReaches(call.line)
      else { return }
      isCalled = true
    }
    return isCalled
  }
}

extension Function {
  /// Whether each call of the function calls another one, but for values that it leaves out, as in
  /// `guard city != self.city else { return }`.
  fileprivate func callsForEachValue(_ name: String) -> Bool {
    let given = Set(parameters.map(\.name))
    let rest = (body ?? []).drop { statement in
      guard case .guard(let conditions, _, let line) = statement else { return false }
      return SyntaxWalk.mentions(
        anyOf: given, in: [.guard(conditions, otherwise: [], line: line)])
    }
    return alwaysCalls(name)
      || Function(name: self.name, parameters: parameters, body: Array(rest), line: line)
        .alwaysCalls(name)
  }
}
