// Conditions on an object's own state, such as `isPresenting`, which may say that a child is attached.
extension Interpreter {
  typealias Ways = (holds: PathState?, fails: PathState?)

  /// The ways out of a condition, of which one may be taken because a child is attached.
  func noting(_ condition: Expression, _ ways: Ways) -> Ways {
    if isFlag(condition), let note = note(condition) {
      return flagged(note, ways, countsAlways: true)
    }
    if condition.saysWhatIsShown || isFlag(condition) || asksPreferences(condition)
      || asksAView(condition, ways.holds ?? ways.fails)
    {
      return flagged(nil, ways)
    }
    return statesTested(by: condition).reduce(ways) { flagged($1, $0) }
  }

  /// - Parameters:
  ///   - note: What the condition reads; nil for a condition that always counts.
  ///   - countsAlways: Whether it counts although other code sets what it reads.
  func flagged(_ note: OwnNote?, _ ways: Ways, countsAlways: Bool = false) -> Ways {
    var (holds, fails) = ways
    pass.doubts += 1
    let flag = PathState.Flag(
      number: pass.doubts, note: note, holds: true, countsAlways: countsAlways)
    holds?.flags.insert(flag)
    fails?.flags.insert(flag.other)
    return (holds, fails)
  }

  /// The branches of a `switch`, of which one may be taken because a child is attached.
  func noting(_ subject: Expression, branches: [PathState]) -> [PathState] {
    var branches = branches
    for note in statesTested(by: subject) {
      for branch in branches.indices {
        pass.doubts += 1
        let flag = PathState.Flag(number: pass.doubts, note: note, holds: true)
        for index in branches.indices {
          branches[index].flags.insert(index == branch ? flag : flag.other)
        }
      }
    }
    return branches
  }

  /// Whether an expression is a stored Bool of the running object that something sets, such as `isAttached`.
  private func isFlag(_ expression: Expression) -> Bool {
    guard let item = storedProperty(expression), app.assignedNames.contains(item.name) else {
      return false
    }
    if case .boolean? = item.value { return true }
    return item.type?.name == "Bool"
  }

  /// Whether a condition, or the computed property that it names, reads the user's defaults: what was shown once is
  /// noted there.
  private func asksPreferences(_ condition: Expression) -> Bool {
    if condition.readsByKey { return true }
    guard let chain = condition.withoutOptionals.chain, chain.count == 1 || chain.first == "self",
      let name = chain.last, let type = frame.type,
      let body = app.property(name, of: type)?.item.getter?.body
    else { return false }
    var reads = false
    SyntaxWalk.expressions(in: body) { if $0.readsByKey { reads = true } }
    return reads
  }

  /// Whether a condition asks a view of the app what it shows now, as in `viewController.isCovered`.
  private func asksAView(_ condition: Expression, _ state: PathState?) -> Bool {
    guard var state else { return false }
    return condition.operands.contains { operand in
      guard let (base, name) = operand.asked, base.chain != nil else { return false }
      return types(of: evaluate(base, &state)).contains { type in
        let objects =
          app.types[type].kind == .protocol
          ? app.conforming(to: app.types[type]) : [app.types[type]]
        return objects.contains { ShownState(of: $0.id, app).isRead(by: name) }
      }
    }
  }

  /// The running object's own state that a condition reads.
  private func statesTested(by condition: Expression) -> [OwnNote] {
    condition.operands.compactMap { note($0) }
  }

  /// What an expression names, if the running object notes it of itself; nil for anything else, and for children.
  func note(_ expression: Expression) -> OwnNote? {
    guard let part = currentPart, var names = expression.noted else { return nil }
    if names.first == "self" { names.removeFirst() }
    guard let first = names.first, let item = storedProperty(.name(first)),
      !isSlot(Slot(part: part, name: item.name), item)
    else { return nil }
    return OwnNote(names: names)
  }

  /// A function that changes the object it belongs to and returns a Bool, such as `gate.enter()`, can refuse a second call.
  func isGate(_ call: Call, on receiver: Value) -> Bool {
    guard let name = call.name, let base = call.receiver?.withoutOptionals.chain?.last,
      frame.type.flatMap({ app.property(base, of: $0) })?.item.isStored ?? false
    else { return false }
    return types(of: receiver).contains { type in
      app.methods(name, of: type).contains {
        $0.item.result?.name == "Bool" && changesItself($0, type)
      }
    }
  }

  /// Whether a function sets its object, or a stored property of it.
  private func changesItself(_ method: Member<Function>, _ type: Int) -> Bool {
    var changes = false
    SyntaxWalk.expressions(in: method.item.body ?? []) { expression in
      let target: Expression
      switch expression {
      case .assign(let left, _): target = left
      case .inout(let inner): target = inner
      case .call(let call):
        guard let receiver = call.receiver, call.changesItsReceiver else { return }
        target = receiver
      default: return
      }
      guard let names = target.chain, let name = names.first(where: { $0 != "self" }) ?? names.first
      else { return }
      changes = changes || name == "self" || app.property(name, of: type)?.item.isStored ?? false
    }
    return changes
  }

  /// Ends an entry: a condition on a property that the entry sets may keep a second call out, unless the same attach
  /// follows whether it holds or not.
  func noteFlags(from first: Int) {
    let attaches = log.attaches[first...]
    let flags = Dictionary(grouping: attaches, by: \.place).mapValues {
      $0.reduce(into: Set()) { $0.formUnion($1.flags) }
    }
    for event in attaches {
      event.testedFlag = event.flags.contains { flag in
        if flags[event.place]?.contains(flag.other) ?? false { return false }
        guard let note = flag.note, !flag.countsAlways else { return true }
        return pass.stored.contains { $0.overlaps(note) }
      }
    }
  }
}

/// Part of an object's own state: a property, such as `phase`, or a part of one, such as `state.isLoading`.
struct OwnNote: Hashable {
  let names: [String]

  /// Whether one is the other or a part of it, so that setting one changes the other.
  func overlaps(_ other: OwnNote) -> Bool {
    names.starts(with: other.names) || other.names.starts(with: names)
  }
}

extension PathState {
  /// A way out of a condition on an object's own state.
  struct Flag: Hashable {
    let number: Int
    /// What the condition reads, which counts if the entry sets it; nil if it always counts.
    let note: OwnNote?
    let holds: Bool
    /// Whether it counts whoever sets what it reads.
    var countsAlways = false

    /// The other way.
    var other: Flag {
      Flag(number: number, note: note, holds: !holds, countsAlways: countsAlways)
    }
  }

  /// What was tested on both of two paths. Where both ways out of a condition meet, it keeps nothing out.
  static func joined(_ one: Set<Flag>, _ other: Set<Flag>) -> Set<Flag> {
    let (first, second) = (
      one.filter { !other.contains($0.other) }, other.filter { !one.contains($0.other) }
    )
    return first.isEmpty || second.isEmpty ? [] : first.union(second)
  }
}

extension Expression {
  /// What a comparison compares, or the expression itself.
  fileprivate var operands: [Expression] {
    switch self {
    case .binary(let name, let left, let right) where ["==", "<", ">", "<=", ">="].contains(name):
      [left, right]
    case .member(let base?, "isEmpty"): [base]
    default: [self]
    }
  }

  /// The names of what a condition reads, or a call asks.
  fileprivate var noted: [String]? {
    switch self {
    case .call(let call): call.receiver?.chain
    case .index(let base, _, _), .awaited(let base): base.noted
    default: chain
    }
  }

  /// The object that is asked something, and the name of what is asked.
  fileprivate var asked: (of: Expression, name: String)? {
    switch self {
    case .optionalChain(let inner), .awaited(let inner), .not(let inner), .isType(let inner, _):
      return inner.asked
    case .member(let base?, let name): return (base.withoutOptionals, name)
    case .call(let call):
      guard let receiver = call.receiver, let name = call.name else { return nil }
      return (receiver.withoutOptionals, name)
    default: return nil
    }
  }

  /// Whether the expression is a call like `defaults.bool(forKey: "seen")`.
  fileprivate var readsByKey: Bool {
    guard case .call(let call) = self else { return false }
    return call.name == "bool" && call.arguments.first?.label == "forKey"
  }

  /// Whether the expression is a flag in other words: `shown.insert(id).inserted`, or what UIKit shows now.
  fileprivate var saysWhatIsShown: Bool {
    switch self {
    case .optionalChain(let inner), .isType(let inner, _), .cast(let inner, _):
      inner.saysWhatIsShown
    case .member(.call(let call)?, "inserted"): call.name == "insert"
    case .member(.some, let name): UIKitTypes.shownMembers.contains(name)
    default: false
    }
  }
}

extension Call {
  /// Whether the function is one of the standard library or of a stream that changes what it is called on.
  var changesItsReceiver: Bool { name.map(Self.changing.contains) ?? false }

  private static let changing: Set<String> = [
    "toggle", "append", "insert", "updateValue", "remove", "removeAll", "removeFirst", "removeLast",
    "removeValue", "popFirst", "popLast", "formUnion", "subtract", "accept", "send", "onNext",
  ]
}
