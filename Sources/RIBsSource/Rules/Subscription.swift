import RIBsAnalysis

/// A call that subscribes to a stream, or observes something, with what becomes of what it returns.
struct Subscription {
  enum Fate {
    /// Nothing keeps it and nothing ends it.
    case dropped
    /// Nothing in the sources shows whether something keeps it.
    case unknown
    /// A property of `self` keeps it.
    case keptBySelf(String)
    /// A property of another object keeps it.
    case keptByObject(Expression, property: String)
    /// Only a variable of the function has it, or has the bag that keeps it.
    case keptByLocal(String)
    /// The run loop or the notification center keeps it, and nobody else has it.
    case keptBySystem
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
  /// The stream; nil for what is no subscription to one.
  var source: Expression? { chain.first { Self.names.contains($0.name ?? "") }?.receiver }
  /// Where it stands.
  let occurrence: StatementWalk.Occurrence

  static let names: Set<String> = ["sink", "subscribe", "bind", "drive", "emit", "assign"]

  /// The subscriptions of a function, those in closures included.
  static func all(in method: Member<Function>, of owner: AppType, _ app: AppIndex)
    -> [Subscription]
  {
    StatementWalk.occurrences(in: method, of: owner, app).compactMap {
      subscription($0, owner, app)
    }
  }

  /// The subscription that an expression makes; nil if it makes none.
  static func subscription(
    _ occurrence: StatementWalk.Occurrence, _ owner: AppType, _ app: AppIndex
  ) -> Subscription? {
    guard let place = Place(occurrence) else { return nil }
    let chain = place.value.calls(in: occurrence.types, isKept: place.keeper != nil)
    guard
      let index = chain.firstIndex(where: { isSubscription($0, owner, app, occurrence.types) })
    else { return token(place, owner, app) }
    let call = chain[index]
    let fate: Fate
    if let keeper = place.keeper {
      fate = .keptBySelf(keeper)
    } else if let end = chain[(index + 1)...].last {
      fate = self.fate(of: end, occurrence, owner, app)
    } else {
      fate = place.fate
    }
    return Subscription(
      line: call.line, kind: call.name == "assign" ? .assignment : .stream, fate: fate,
      chain: chain,
      ending: call.receiver.map { StreamReader(types: occurrence.types).ending(of: $0) } ?? .open,
      occurrence: occurrence)
  }

  /// What becomes of a subscription after another call on it.
  private static func fate(
    of end: Call, _ occurrence: StatementWalk.Occurrence, _ owner: AppType, _ app: AppIndex
  ) -> Fate {
    guard let name = end.name, ["disposed", "store", "add", "dispose"].contains(name) else {
      return .other
    }
    var bag = end.arguments.first?.value
    if case .inout(let inner)? = bag { bag = inner }
    guard let chain = bag?.chain, let property = chain.last else { return .other }
    guard chain.count == 1 || chain.count == 2 && chain[0] == "self" else {
      guard case .member(let object?, _)? = bag?.withoutOptionals else { return .other }
      return .keptByObject(object.withoutOptionals, property: property)
    }
    if chain.count == 1, let local = occurrence.types.locals[property] {
      return fate(inBag: property, local, occurrence)
    }
    return app.property(property, of: owner.id) == nil ? .other : .keptBySelf(property)
  }

  /// What becomes of what a bag keeps that a variable of the function has.
  private static func fate(
    inBag name: String, _ bag: DeclaredTypes.Local, _ occurrence: StatementWalk.Occurrence
  ) -> Fate {
    let types = occurrence.types
    // `let bag = self.bag` is the same object. A set is a copy.
    if let chain = bag.value?.chain, chain.count == 2, chain[0] == "self",
      types.type(of: .name(name)).flatMap(types.plainName).map(StreamTypes.bags.contains) ?? false
    {
      return .keptBySelf(chain[1])
    }
    guard bag.value?.isEmptyValue ?? false, let typed = types.type(of: .name(name)),
      StreamTypes.isBag(typed.type, in: types, file: typed.file),
      LocalUses(name: name, scope: occurrence.scope).endWithTheFunction
    else { return .other }
    return .keptByLocal(name)
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
    let own: [AppType]
    if let typed = types.type(of: receiver) {
      own = app.types(typed.type, in: typed.file)
    } else if let last = receiver.chain?.last, let type = inherited(last, by: owner, app) {
      own = app.types(type, in: owner.place.file, inside: owner)
    } else {
      return true
    }
    return !own.contains { !app.methods(name, of: $0.id).isEmpty }
  }

  /// The type of a member that a class has from the runtime, such as an interactor's presenter.
  private static func inherited(
    _ member: String, by owner: AppType, _ app: AppIndex
  ) -> TypeReference? {
    let bases = app.dialect.interactors.union(app.dialect.routerBases)
    guard let base = app.superclass(of: owner.id, named: bases),
      let position = app.dialect.argument(member, of: base.name),
      base.arguments.indices.contains(position)
    else { return nil }
    return base.arguments[position]
  }
}

extension Call {
  /// Whether it is an operator of a stream, or subscribes to one. What else makes a variable is another object.
  fileprivate var isOfStream: Bool {
    name.map { StreamReader.operators.contains($0) || Subscription.names.contains($0) } ?? false
  }
}

extension Expression {
  /// The calls of a chain, with those of the variable that it begins with: `let taps = view.taps.map { … }`.
  ///
  /// - Parameter isKept: Whether a variable alone stands for its calls, too.
  func calls(in types: DeclaredTypes, isKept: Bool) -> [Call] {
    var found = calls
    guard isKept || !found.isEmpty else { return found }
    var rest = found.first.map { $0.receiver } ?? self
    // A variable stands for at most this many others.
    for _ in 0..<10 {
      while case .member(let base?, _)? = rest { rest = base }
      guard case .name(let name)? = rest, let value = types.locals[name]?.value,
        value.calls.last?.isOfStream ?? true
      else { break }
      found = value.calls + found
      rest = value.calls.first.map { $0.receiver } ?? value
    }
    return found
  }

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
    case .name, .selector, .keyPath, .nilLiteral, .boolean, .number, .decimal, .type, .closure: []
    case .member(let base, _): base.map { [$0] } ?? []
    case .optionalChain(let inner), .cast(let inner, _), .isType(let inner, _), .not(let inner),
      .inout(let inner), .awaited(let inner):
      [inner]
    case .call(let call): [call.callee] + call.arguments.map(\.value)
    case .index(let base, let keys, _): [base] + keys.map(\.value)
    case .tuple(let items): items.map(\.value)
    case .array(let items), .other(let items): items
    case .dictionary(let entries): entries.flatMap { [$0.key, $0.value] }
    case .ternary(let condition, let first, let second): [condition, first, second]
    case .binary(_, let left, let right), .assign(let left, let right): [left, right]
    }
  }
}
