extension Subscription {
  /// Where a value goes that may be a subscription.
  struct Place {
    let value: Expression
    /// The property of `self` that keeps it.
    let keeper: String?
    /// The variable of the function that has it.
    let local: String?
    let occurrence: StatementWalk.Occurrence

    /// The expression that makes it, which a variable may stand for.
    var made: Expression {
      guard keeper != nil, case .name(let name) = value else { return value }
      return occurrence.types.locals[name]?.value ?? value
    }

    /// Nil if another object keeps it.
    init?(_ occurrence: StatementWalk.Occurrence) {
      var value = occurrence.expression
      var (keeper, local): (String?, String?)
      if case .assign(let target, let source) = value {
        guard let chain = target.chain, let name = chain.last else { return nil }
        value = source
        if name != "_", chain.count == 1, occurrence.types.locals[name] != nil {
          local = name
        } else if name != "_" {
          guard chain.count == 1 || chain.first == "self" else { return nil }
          keeper = name
        }
      }
      switch occurrence.use {
      case .kept(let name): keeper = name
      case .local(let name): local = name
      case .dropped, .unknown: break
      }
      (self.value, self.keeper, self.local, self.occurrence) = (value, keeper, local, occurrence)
    }

    /// What becomes of it where no property keeps it.
    var fate: Fate {
      if let local {
        return LocalUses(name: local, scope: occurrence.scope).endWithTheFunction
          ? .keptByLocal(local) : .other
      }
      return switch occurrence.use {
      case .dropped: .dropped
      case .unknown: .unknown
      case .kept, .local: .other
      }
    }

    /// Whether nobody can end it, because nobody has it beyond the function.
    fileprivate var isOutOfReach: Bool {
      guard keeper == nil else { return false }
      if let local { return LocalUses(name: local, scope: occurrence.scope).stayInTheFunction }
      return occurrence.use == .dropped
    }
  }

  /// A token of a database, a notification center or a timer that a property keeps, or that the system keeps.
  static func token(_ place: Place, _ owner: AppType, _ app: AppIndex) -> Subscription? {
    let types = place.occurrence.types
    var (value, keeper) = (place.value, place.keeper)
    // `tokens.append(results.observe { … })`
    if keeper == nil, case .call(let call) = value, let list = call.receiver?.chain,
      list.count == 1 && types.locals[list[0]] == nil || list.first == "self",
      call.name == "append" || call.name == "insert",
      let item = call.arguments.first?.value
    {
      (value, keeper) = (item, list.last)
    }
    if keeper != nil, case .name(let name) = value, let made = types.locals[name]?.value {
      value = made
    }
    guard case .call(let call) = value else { return nil }
    guard let keeper else { return systemToken(call, place, owner, app) }
    guard let property = app.property(keeper, of: owner.id),
      let kind = kind(of: call, in: property, types)
    else { return nil }
    var isRepeated = !(kind == .timer && mayEndItself(call, owner, app))
    if case .boolean(false)? = call.argument("repeats") { isRepeated = false }
    return Subscription(
      line: call.line, kind: kind, fate: .keptBySelf(keeper), chain: [call],
      ending: isRepeated ? .open : .one, occurrence: place.occurrence)
  }

  private static func kind(
    of call: Call, in property: Member<Property>, _ types: DeclaredTypes
  ) -> Kind? {
    if call.name == "addObserver", call.arguments.first?.label == "forName" { return .token }
    guard let type = property.item.type else { return nil }
    var plain = types.plain(.init(type: type, file: property.file))
    switch plain {
    case .array(let element), .dictionary(_, let element):
      plain = types.plain(.init(type: element, file: property.file))
    default: break
    }
    guard let name = plain.name, StreamTypes.tokens.contains(name) else { return nil }
    return StreamTypes.timers.contains(name) ? .timer : .token
  }

  // MARK: What the system keeps

  /// A repeating timer or an observer of a notification that nobody can end any more.
  private static func systemToken(
    _ call: Call, _ place: Place, _ owner: AppType, _ app: AppIndex
  ) -> Subscription? {
    guard let kind = systemKind(of: call, place), place.isOutOfReach,
      kind == .token || !mayEndItself(call, owner, app)
    else { return nil }
    return Subscription(
      line: call.line, kind: kind, fate: .keptBySystem, chain: [call], ending: .open,
      occurrence: place.occurrence)
  }

  private static func systemKind(of call: Call, _ place: Place) -> Kind? {
    let types = place.occurrence.types
    if isRepeatingTimer(call, types) { return .timer }
    switch (call.name, call.receiver) {
    case ("CADisplayLink", nil):
      guard let link = place.local, isAdded(link, in: place.occurrence.scope) else { return nil }
      return isForeign("CADisplayLink", types) ? .timer : nil
    case ("addObserver", let center?):
      guard call.arguments.first?.label == "forName" else { return nil }
      let typed = types.type(of: center)
      let isCenter =
        center.chain == ["NotificationCenter", "default"]
        || typed.map { !$0.isMeta } ?? false
          && typed.flatMap(types.plainName) == "NotificationCenter"
      return isCenter && isForeign("NotificationCenter", types) ? .token : nil
    default: return nil
    }
  }

  /// Whether a call starts a timer that repeats, which the run loop keeps.
  static func isRepeatingTimer(_ call: Call, _ types: DeclaredTypes) -> Bool {
    guard case .boolean(true)? = call.argument("repeats"),
      call.name == "scheduledTimer" && call.receiver?.chain == ["Timer"]
        || call.name == "Timer" && call.receiver == nil
    else { return false }
    return isForeign("Timer", types)
  }

  /// Whether a display link is given to a run loop, which keeps it.
  private static func isAdded(_ link: String, in scope: [Statement]) -> Bool {
    var found = false
    SyntaxWalk.calls(in: scope) { call in
      if call.name == "add", call.receiver?.chain == [link] { found = true }
    }
    return found
  }

  /// Whether the sources have no type of a framework's name.
  private static func isForeign(_ name: String, _ types: DeclaredTypes) -> Bool {
    types.locals[name] == nil && types.app.type(name, in: types.file)?.isExternal ?? true
  }

  /// Whether a timer's closure or function gets the timer and uses it, because it may invalidate it.
  static func mayEndItself(_ call: Call, _ owner: AppType, _ app: AppIndex) -> Bool {
    if case .selector(let name)? = call.argument("selector") {
      let methods = app.methods(name, of: owner.id)
      return methods.isEmpty
        || methods.contains { uses($0.item.parameters.map(\.name), in: $0.item.body ?? []) }
    }
    guard case .closure(let closure)? = call.arguments.last?.value else { return true }
    return uses(closure.parameters + ["$0"], in: closure.body)
  }

  private static func uses(_ names: [String], in body: [Statement]) -> Bool {
    var isUsed = false
    SyntaxWalk.expressions(in: body) { expression in
      if case .name(let name) = expression, names.contains(name) { isUsed = true }
    }
    return isUsed
  }
}
