import RIBsAnalysis

/// A call that subscribes to a stream, or observes something, with what becomes of what it returns.
struct Subscription {
  enum Fate: Equatable {
    /// Nothing keeps it and nothing ends it.
    case dropped
    /// Nothing in the sources shows whether something keeps it.
    case unknown
    /// A property of `self` keeps it.
    case keptBySelf(String)
    /// It ends with the RIB, goes to the caller, or is kept elsewhere.
    case other
  }

  /// What it is that a closure is given to.
  enum Kind { case stream, assignment, token, timer }

  let line: Int
  let kind: Kind
  let fate: Fate
  /// The calls of the chain: operators, the subscription, and what follows.
  let chain: [Call]
  let ending: StreamEnding

  static let names: Set<String> = ["sink", "subscribe", "bind", "drive", "emit", "assign"]

  /// The subscriptions of a function, those in closures included.
  static func all(in method: Member<Function>, of owner: AppType, _ app: AppIndex)
    -> [Subscription]
  {
    StatementWalk.occurrences(in: method, of: owner, app).compactMap {
      subscription($0, owner, app)
    }
  }

  private static func subscription(
    _ occurrence: StatementWalk.Occurrence, _ owner: AppType, _ app: AppIndex
  ) -> Subscription? {
    var value = occurrence.expression
    var keeper: String?
    if case .assign(let target, let source) = value {
      guard let chain = target.chain, let name = chain.last else { return nil }
      value = source
      if name != "_" {
        guard chain.count == 1 || chain.first == "self" else { return nil }
        keeper = name
      }
    }
    if case .kept(let name) = occurrence.use { keeper = name }
    let chain = value.calls
    guard
      let index = chain.firstIndex(where: { isSubscription($0, owner, app, occurrence.types) })
    else { return token(value, occurrence, keeper, owner, app) }
    let call = chain[index]
    let fate: Fate
    if let keeper {
      fate = .keptBySelf(keeper)
    } else if let end = chain[(index + 1)...].last {
      fate = self.fate(of: end, owner, app)
    } else {
      fate =
        switch occurrence.use {
        case .dropped: .dropped
        case .unknown: .unknown
        case .kept: .other
        }
    }
    return Subscription(
      line: call.line, kind: call.name == "assign" ? .assignment : .stream, fate: fate,
      chain: chain,
      ending: call.receiver.map { StreamReader(types: occurrence.types).ending(of: $0) } ?? .open)
  }

  /// What becomes of a subscription after another call on it.
  private static func fate(of end: Call, _ owner: AppType, _ app: AppIndex) -> Fate {
    guard let name = end.name, ["disposed", "store", "add", "dispose"].contains(name) else {
      return .other
    }
    var bag = end.arguments.first?.value.chain
    if case .inout(let inner)? = end.arguments.first?.value { bag = inner.chain }
    guard let bag, bag.count == 1 || bag.first == "self", let property = bag.last,
      app.property(property, of: owner.id) != nil
    else { return .other }
    return .keptBySelf(property)
  }

  /// A token of a database, a notification center or a timer that a property keeps.
  private static func token(
    _ value: Expression, _ occurrence: StatementWalk.Occurrence, _ keeper: String?,
    _ owner: AppType, _ app: AppIndex
  ) -> Subscription? {
    var (value, keeper) = (value, keeper)
    // `tokens.append(results.observe { … })`
    if keeper == nil, case .call(let call) = value, let list = call.receiver?.chain,
      list.count == 1 || list.first == "self", call.name == "append" || call.name == "insert",
      let item = call.arguments.first?.value
    {
      (value, keeper) = (item, list.last)
    }
    guard let keeper, case .call(let call) = value,
      let property = app.property(keeper, of: owner.id),
      let kind = kind(of: call, in: property, occurrence.types)
    else { return nil }
    var isRepeated = true
    if case .boolean(let value)? = call.argument("repeats") { isRepeated = value }
    return Subscription(
      line: call.line, kind: kind, fate: .keptBySelf(keeper), chain: [call],
      ending: isRepeated ? .open : .one)
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
    return name == "Timer" ? .timer : .token
  }

  private static func isSubscription(
    _ call: Call, _ owner: AppType, _ app: AppIndex, _ types: DeclaredTypes
  ) -> Bool {
    guard let name = call.name, names.contains(name), let receiver = call.receiver else {
      return false
    }
    switch receiver {
    case .name("super"), .name("self"), .type: return false
    default: break
    }
    let labels = call.arguments.map(\.label)
    switch name {
    case "assign":
      guard labels == ["to", "on"] else { return false }
    case "bind", "drive", "emit":
      let isRx = labels.contains {
        $0 == "to" || $0 == "onNext" || $0 == "with" || $0 == "onCompleted"
      }
      let hasClosure = call.arguments.contains { $0.value.isClosure }
      guard isRx || hasClosure || labels == [nil] && receiver.hasCall else { return false }
    default:
      let known: Set<String?> = [
        nil, "onNext", "onError", "onCompleted", "onDisposed", "onSuccess", "onFailure", "with",
        "receiveValue", "receiveCompletion", "onComplete", "afterDisposed",
      ]
      guard labels.allSatisfy(known.contains) else { return false }
    }
    // A function of the app's own with that name is none.
    guard let last = receiver.chain?.last else { return true }
    let own: [AppType]
    if let property = app.property(last, of: owner.id) {
      own = app.types(property.item.type, in: property.file)
    } else {
      own = app.type(last, in: owner.place.file).map { [$0] } ?? []
    }
    return !own.contains { !app.methods(name, of: $0.id).isEmpty }
  }
}

extension Expression {
  /// The calls of a chain, the first one first.
  var calls: [Call] {
    var found: [Call] = []
    var rest: Expression? = self
    while let next = rest {
      switch next {
      case .call(let call):
        found.append(call)
        rest = call.receiver
      case .member(let base, _): rest = base
      case .optionalChain(let base), .awaited(let base): rest = base
      default: rest = nil
      }
    }
    return found.reversed()
  }

  /// Whether the expression is or contains a call, outside of closures.
  fileprivate var hasCall: Bool {
    var rest = [self]
    while let next = rest.popLast() {
      if case .call = next { return true }
      if case .closure = next { continue }
      rest += next.children
    }
    return false
  }

  /// The expressions directly in this one; what closures contain is not.
  var children: [Expression] {
    switch self {
    case .name, .selector, .keyPath, .nilLiteral, .boolean, .number, .type, .closure: []
    case .member(let base, _): base.map { [$0] } ?? []
    case .optionalChain(let inner), .cast(let inner, _), .isType(let inner, _), .not(let inner),
      .inout(let inner), .awaited(let inner):
      [inner]
    case .call(let call): [call.callee] + call.arguments.map(\.value)
    case .index(let base, let keys): [base] + keys
    case .tuple(let items): items.map(\.value)
    case .array(let items), .other(let items): items
    case .dictionary(let entries): entries.flatMap { [$0.key, $0.value] }
    case .ternary(let condition, let first, let second): [condition, first, second]
    case .binary(_, let left, let right), .assign(let left, let right): [left, right]
    }
  }
}
