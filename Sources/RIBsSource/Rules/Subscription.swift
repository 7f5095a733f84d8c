import RIBsAnalysis

/// A call that subscribes to a stream, with what becomes of it.
struct Subscription {
  enum Fate {
    /// Nothing keeps it and nothing ends it.
    case dropped
    /// A property of `self` keeps it.
    case keptBySelf(String)
    /// It ends with the RIB, goes to the caller, or is kept elsewhere.
    case other
  }

  let line: Int
  let fate: Fate
  /// The calls of the chain: operators, the subscription, and what follows.
  let chain: [Call]

  private static let names: Set<String> = ["sink", "subscribe", "bind", "drive", "emit", "assign"]
  /// Operators after which a stream ends soon.
  private static let ends: Set<String> = [
    "just", "Just", "empty", "take", "first", "prefix", "takeUntil", "single", "asSingle",
    "takeWhile", "until", "elementAt",
    "toArray",
  ]

  /// Operators that lead on to another stream, which ends when it likes.
  private static let leads: Set<String> = [
    "flatMap", "flatMapLatest", "flatMapFirst", "concatMap", "switchToLatest", "concat", "merge",
  ]

  /// Whether the stream ends by itself.
  let endsSoon: Bool

  /// - Parameter root: The body of the function of `self` that returns the stream, if there is one.
  private static func endsSoon(_ chain: [Call], from root: [Statement]?) -> Bool {
    var ends = root?.firstCall(among: Self.ends) != nil
    for call in chain {
      guard let name = call.name else { continue }
      // A stream that is bounded by another, such as one of deallocation.
      if name == "takeUntil" || name == "take" && call.arguments.first?.label == "until" {
        return true
      }
      if Self.ends.contains(name) { ends = true }
      if leads.contains(name) { ends = false }
    }
    return ends
  }

  /// The subscriptions of a function, those in closures included.
  static func all(in body: [Statement], of type: AppType, _ app: AppIndex) -> [Subscription] {
    var found: [Subscription] = []
    var lists = [body]
    while let statements = lists.popLast() {
      for statement in statements {
        switch statement {
        case .expression(let expression, let line):
          note(expression, line, isStatement: true, type, app, &found)
          lists += closures(in: [statement])
        case .declare(let names, _, let value?, let line):
          if names == ["_"] { note(value, line, isStatement: true, type, app, &found) }
          lists += closures(in: [statement])
        case .result(let value?, let line):
          // The only statement of a closure returns its value, which nobody may take.
          _ = (value, line)
          lists += closures(in: [statement])
        default: lists += parts(of: statement) + closures(in: [statement], deep: false)
        }
      }
    }
    return found.sorted { $0.line < $1.line }
  }

  /// The blocks in a statement.
  private static func parts(of statement: Statement) -> [[Statement]] {
    switch statement {
    case .conditional(_, let then, let otherwise, _): [then, otherwise]
    case .ensure(_, let otherwise, _): [otherwise]
    case .variants(let variants): variants
    case .choice(_, let cases, _): cases.map(\.body)
    case .loop(let loop): [loop.body]
    case .attempt(let body, let catches): [body] + catches
    case .deferred(let body): [body]
    case .function(let function): [function.body ?? []]
    default: []
    }
  }

  /// The bodies of the outermost closures in a statement.
  private static func closures(in statements: [Statement], deep: Bool = true) -> [[Statement]] {
    guard deep else { return [] }
    var found: [[Statement]] = []
    var rest: [Expression] = statements.compactMap { statement in
      switch statement {
      case .expression(let value, _), .declare(_, _, let value?, _), .result(let value?, _): value
      default: nil
      }
    }
    while let expression = rest.popLast() {
      if case .closure(let closure) = expression {
        found.append(closure.body)
      } else {
        rest += expression.children
      }
    }
    return found
  }

  private static func note(
    _ expression: Expression, _ line: Int, isStatement: Bool, _ type: AppType, _ app: AppIndex,
    _ found: inout [Subscription]
  ) {
    var keeper: String?
    var value = expression
    if case .assign(let target, let source) = expression {
      guard let chain = target.chain, let name = chain.last else { return }
      value = source
      if name == "_" {
        keeper = nil
      } else if chain.count == 1 || chain.first == "self" {
        keeper = name
      } else {
        return
      }
    }
    let chain = calls(value)
    guard let index = chain.firstIndex(where: { isSubscription($0, type, app) }) else { return }
    let after = chain[(index + 1)...]
    let fate: Fate
    if let keeper {
      fate = .keptBySelf(keeper)
    } else if let end = after.last, let name = end.name {
      switch name {
      case "disposed", "store", "add", "dispose":
        var bag = end.arguments.first?.value.chain
        if case .inout(let inner)? = end.arguments.first?.value { bag = inner.chain }
        if let bag, bag.count == 1 || bag.first == "self", let name = bag.last,
          app.property(name, of: type.id) != nil
        {
          fate = .keptBySelf(name)
        } else {
          fate = .other
        }
      default: fate = .other
      }
    } else {
      fate = .dropped
    }
    var root: [Statement]?
    if let first = chain.first, first.receiver == nil || first.receiver?.chain == ["self"],
      let name = first.name
    {
      root = app.methods(name, of: type.id).first?.item.body
    }
    found.append(
      Subscription(
        line: chain[index].line, fate: fate, chain: chain, endsSoon: endsSoon(chain, from: root)))
  }

  /// The calls of a chain, the first one first.
  private static func calls(_ expression: Expression) -> [Call] {
    var found: [Call] = []
    var rest: Expression? = expression
    while let next = rest {
      switch next {
      case .call(let call):
        found.append(call)
        rest = call.receiver
      case .member(let base, _): rest = base
      case .optionalChain(let base): rest = base
      default: rest = nil
      }
    }
    return found.reversed()
  }

  private static func isSubscription(_ call: Call, _ type: AppType, _ app: AppIndex) -> Bool {
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
      let hasClosure = call.arguments.contains {
        if case .closure = $0.value { true } else { false }
      }
      guard isRx || hasClosure || labels == [nil] && receiver.hasCall else { return false }
    default:
      let known: Set<String?> = [
        nil, "onNext", "onError", "onCompleted", "onDisposed", "onSuccess", "onFailure", "with",
        "receiveValue", "receiveCompletion", "onComplete", "afterDisposed",
      ]
      guard labels.allSatisfy(known.contains) else { return false }
    }
    // A function of the app's own with that name is none.
    if let chain = receiver.chain, let last = chain.last {
      let owner: [AppType]
      if let property = app.property(last, of: type.id) {
        owner = app.types(property.item.type, in: property.file)
      } else {
        owner = app.type(last, in: type.place.file).map { [$0] } ?? []
      }
      if owner.contains(where: { !app.methods(name, of: $0.id).isEmpty }) { return false }
    }
    return true
  }
}

extension Expression {
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
    case .name, .selector, .keyPath, .nothing, .boolean, .type, .closure: []
    case .member(let base, _): base.map { [$0] } ?? []
    case .optionalChain(let inner), .cast(let inner, _), .isType(let inner, _), .not(let inner),
      .inout(let inner):
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
