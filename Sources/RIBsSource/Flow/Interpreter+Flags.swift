// Conditions on what a RIB notes of itself, such as `isPresenting`, which may say that a child is attached.
extension Interpreter {
  typealias Ways = (holds: PathState?, fails: PathState?)

  /// The ways out of a condition, of which one may be taken because a child is attached.
  func noting(_ condition: Expression, _ ways: Ways) -> Ways {
    if condition.saysWhatIsShown || isFlag(condition) { return flagged(nil, ways) }
    return statesTested(by: condition).reduce(ways) { flagged($1, $0) }
  }

  /// - Parameter property: The property that the condition reads; nil for one that always counts.
  func flagged(_ property: String?, _ ways: Ways) -> Ways {
    var (holds, fails) = ways
    pass.doubts += 1
    let flag = PathState.Flag(number: pass.doubts, property: property, holds: true)
    holds?.flags.insert(flag)
    fails?.flags.insert(flag.other)
    return (holds, fails)
  }

  /// Whether an expression is a stored Bool of the running object that something sets, such as `isAttached`.
  private func isFlag(_ expression: Expression) -> Bool {
    guard let item = storedProperty(expression), app.assignedNames.contains(item.name) else {
      return false
    }
    if case .boolean? = item.value { return true }
    return item.type?.name == "Bool"
  }

  /// The variables of the running object that a condition reads and that hold no children.
  private func statesTested(by condition: Expression) -> [String] {
    guard let part = currentPart else { return [] }
    var found: [String] = []
    for operand in condition.operands {
      // `state.page` is part of the property `state`.
      guard let root = operand.root,
        let item = storedProperty(.name(root)) ?? storedProperty(operand),
        !item.isLet,
        !isSlot(Slot(part: part, name: item.name), item)
      else { continue }
      found.append(item.name)
    }
    return found
  }

  /// Ends an entry: a condition on a property that the entry sets may keep a second call out.
  func noteFlags(from first: Int) {
    for event in log.attaches[first...] {
      event.testedFlag = event.flags.contains { flag in
        flag.property.map(pass.stored.contains) ?? true
      }
    }
  }
}

extension PathState {
  /// A way out of a condition on what a RIB notes of itself.
  struct Flag: Hashable {
    let number: Int
    /// The property that the condition reads, which counts if the entry sets it; nil if it always counts.
    let property: String?
    let holds: Bool

    /// The other way.
    var other: Flag { Flag(number: number, property: property, holds: !holds) }
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

  /// Whether the expression is a flag in other words: `shown.insert(id).inserted`, or what UIKit shows now.
  fileprivate var saysWhatIsShown: Bool {
    switch self {
    case .optionalChain(let inner): inner.saysWhatIsShown
    case .member(.call(let call)?, "inserted"): call.name == "insert"
    case .member(.some, let name): UIKitTypes.shownMembers.contains(name)
    default: false
    }
  }
}
