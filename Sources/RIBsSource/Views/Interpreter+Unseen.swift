import RIBsAnalysis

/// A child is attached, and one way through the function shows its view while another one does not.
struct UnseenView {
  let attach: AttachEvent
  /// The condition that decides it.
  let reason: SourcePlace
}

// Which of the children that are attached nobody gets to see.
extension Interpreter {
  /// Splits the conditions of a statement, and notes whether they may keep the view of an attached child off the screen.
  func divide(
    by conditions: [Condition], _ line: Int, _ start: PathState
  ) -> (holds: PathState?, fails: PathState?) {
    var (holds, fails) = split(conditions, start)
    guard !start.views.unseen.isEmpty else { return (holds, fails) }
    let reason = conditions.contains { mayHideAView($0, start) } ? place(line) : nil
    holds?.views.divide(by: reason)
    fails?.views.divide(by: reason)
    return (holds, fails)
  }

  /// The ways into the cases of a `switch`, divided by its subject.
  func divide(by subject: Value, _ line: Int, _ branches: [PathState]) -> [PathState] {
    let reason = isEnumOfTheApp(subject) ? place(line) : nil
    return branches.map { branch in
      var branch = branch
      branch.views.divide(by: reason)
      return branch
    }
  }

  /// Whether a condition fails in an app that works: something is on screen already, a function of the app finds
  /// nothing, or there is another case. That a view has a navigation controller is taken for granted.
  private func mayHideAView(_ condition: Condition, _ state: PathState) -> Bool {
    switch condition {
    case .test(let expression):
      asksWhatIsShown(expression, state) || comparesCases(expression, state)
    case .bind(_, let expression):
      asksWhatIsShown(expression, state) || findsPerhapsNothing(expression, state)
    case .match(_, let expression, let enumCase, let isNil):
      enumCase != nil && isNil == nil && isEnumOfTheApp(read(expression, state))
    case .other: false
    }
  }

  private func asksWhatIsShown(_ expression: Expression, _ state: PathState) -> Bool {
    var asks = false
    // What is given something does more than ask.
    var called: Set<String> = []
    SyntaxWalk.expressions(in: [.expression(expression, line: 0)]) { inner in
      let (base, name): (Expression?, String)
      switch inner {
      case .call(let call):
        if !call.arguments.isEmpty, let name = call.name { called.insert(name) }
        return
      case .member(let owner?, let text): (base, name) = (owner, text)
      case .name(let text) where state.locals[text] == nil: (base, name) = (nil, text)
      default: return
      }
      if called.contains(name) { return }
      if UIKitTypes.shownMembers.contains(name) { return asks = true }
      let owner = base.map { read($0, state) } ?? frame.receiver
      let types = owner.screen == .own ? rib.map(ribs.presenters) ?? [] : self.types(of: owner)
      if types.contains(where: { app.views.isView($0) && ShownState(of: $0, app).isRead(by: name) })
      {
        asks = true
      }
    }
    return asks
  }

  private func comparesCases(_ expression: Expression, _ state: PathState) -> Bool {
    switch expression {
    case .not(let inner): return comparesCases(inner, state)
    case .binary("==", let value, .member(nil, _)), .binary("==", .member(nil, _), let value):
      return isEnumOfTheApp(read(value, state))
    default: return false
    }
  }

  /// Whether a function of the app is asked for something by what it is given, and may have none.
  private func findsPerhapsNothing(_ expression: Expression, _ state: PathState) -> Bool {
    guard case .call(let call) = expression.withoutOptionals, !call.arguments.isEmpty,
      let name = call.name
    else { return false }
    if UIKitTypes.lookups.contains(name) { return true }
    let owner = call.receiver.map { read($0, state) } ?? frame.receiver
    let types = owner.screen == .own ? rib.map(ribs.presenters) ?? [] : self.types(of: owner)
    let found = types.compactMap { app.method(name, of: $0, call.arguments) }
    return !found.isEmpty && found.allSatisfy { $0.item.result?.isOptional ?? false }
  }

  private func isEnumOfTheApp(_ value: Value) -> Bool {
    let types = types(of: value)
    return !types.isEmpty && types.allSatisfy { !app.types[$0].cases.isEmpty }
  }

  private func read(_ expression: Expression, _ state: PathState) -> Value {
    guard expression.chain != nil else { return .unknown }
    var scratch = state
    return evaluate(expression, &scratch)
  }

  // MARK: Events

  /// Views are given to what may show them.
  func see(_ views: [Value], _ state: inout PathState) {
    for router in views.flatMap(\.views).flatMap(\.built) {
      // Another path has shown it, or a closure shows it later.
      if let unseen = state.views.unseen[router.id],
        state.views.seen.contains(router.id)
          || log.attaches[unseen.attach].closures != state.moment.closures
      {
        pass.hardToSee.insert(router.id)
      }
      pass.seen.insert(router.id)
      state.views.see(router.id)
    }
  }

  /// Whoever has a router may show its view.
  func giveAway(_ routers: [BuiltRouter]) { pass.hardToSee.formUnion(routers.map(\.id)) }

  /// Ends a path.
  func noteUnseen(_ state: PathState) {
    for (router, unseen) in state.views.unseen.sorted(by: { $0.key < $1.key }) {
      guard let reason = unseen.reason else { continue }
      let attach = log.attaches[unseen.attach]
      if attach.closures == state.moment.closures { pass.unseen.append((router, attach, reason)) }
    }
  }

  /// Ends an entry: the children whose views some way shows and another one does not.
  func collectUnseen() {
    for (router, attach, reason) in pass.unseen
    where pass.seen.contains(router) && !pass.hardToSee.contains(router)
      && !log.screens.handedOn.contains(router)
    {
      log.screens.unseen.append(UnseenView(attach: attach, reason: reason))
    }
  }
}
