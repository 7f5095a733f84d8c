/// A closure that goes to a function of the same object, which subscribes with it and keeps the subscription.
struct HandedClosure {
  let line: Int
  /// The function that subscribes.
  let helper: String
  /// The property of `self` that keeps the subscription.
  let keeper: String
  let ending: StreamEnding
  let hold: SelfHold
  /// Whether the sources show that the stream goes on: the caller gives it, or it is a subject.
  let isRead: Bool

  /// Helpers that lead through more others are not followed.
  private static let deepest = 5

  /// The closures that hold `self` and that a function gives to others.
  static func all(in method: Member<Function>, of owner: AppType, _ app: AppIndex)
    -> [HandedClosure]
  {
    StatementWalk.occurrences(in: method, of: owner, app).flatMap {
      closures(in: $0, owner, app)
    }
  }

  private static func closures(
    in occurrence: StatementWalk.Occurrence, _ owner: AppType, _ app: AppIndex
  ) -> [HandedClosure] {
    guard let (call, helper) = ownCall(occurrence, owner, app) else { return [] }
    let captures = SelfCaptures(owner, app, at: occurrence)
    let given = parameters(of: call, helper)
    return given.flatMap { parameter, value -> [HandedClosure] in
      let hold = captures.hold(of: value)
      guard hold != .no else { return [] }
      return kept(parameter, in: helper, owner, app, depth: 0).map { kept in
        let stream = given.first { $0.parameter == kept.stream }?.value
        let ending = stream.map { StreamReader(types: occurrence.types).ending(of: $0) } ?? .open
        return HandedClosure(
          line: call.line, helper: helper.item.name, keeper: kept.keeper,
          ending: min(ending, kept.ending), hold: hold, isRead: stream != nil || kept.isSubject)
      }
    }
  }

  /// A call of a function of `self`, if only one function can be meant.
  private static func ownCall(
    _ occurrence: StatementWalk.Occurrence, _ owner: AppType, _ app: AppIndex
  ) -> (Call, Member<Function>)? {
    guard case .call(let call) = occurrence.expression, call.isOnSelf,
      call.receiver?.chain != ["super"], let name = call.name
    else { return nil }
    if call.receiver == nil,
      occurrence.types.locals[name] != nil || occurrence.functions[name] != nil
    {
      return nil
    }
    let found = app.overloads(name, of: owner.id, call.arguments)
    guard found.count == 1, found[0].item.body != nil, found[0].item.accepts(call.arguments) else {
      return nil
    }
    return (call, found[0])
  }

  /// The parameters of a function with what a call gives them.
  private static func parameters(
    of call: Call, _ function: Member<Function>
  ) -> [(parameter: String, value: Expression)] {
    let positions = function.item.positions(of: call.arguments)
    return zip(positions, call.arguments).compactMap { position, argument in
      guard let position, function.item.parameters.indices.contains(position) else { return nil }
      return (function.item.parameters[position].name, argument.value)
    }
  }

  // MARK: Helpers

  /// A subscription that holds a parameter of a function, and the parameter that its stream begins with.
  private typealias Kept = (
    keeper: String, ending: StreamEnding, stream: String?, isSubject: Bool
  )

  private static func kept(
    _ parameter: String, in helper: Member<Function>, _ owner: AppType, _ app: AppIndex, depth: Int
  ) -> [Kept] {
    guard depth < deepest else { return [] }
    let own = Subscription.all(in: helper, of: owner, app).compactMap { subscription -> Kept? in
      guard case .keptBySelf(let keeper) = subscription.fate,
        subscription.chain.contains(where: { holds(parameter, $0) })
      else { return nil }
      let stream = subscription.chain.first?.receiver
      let types = subscription.occurrence.types
      let isSubject =
        stream.flatMap(types.type).flatMap(types.plainName).map(StreamTypes.subjects.contains)
        ?? false
      return (keeper, subscription.ending, stream?.root, isSubject)
    }
    guard own.isEmpty else { return own }
    return StatementWalk.occurrences(in: helper, of: owner, app).flatMap { occurrence -> [Kept] in
      guard let (call, next) = ownCall(occurrence, owner, app), next.item !== helper.item else {
        return []
      }
      let given = parameters(of: call, next)
      return given.filter { holds(parameter, $0.value) }.flatMap { inner in
        kept(inner.parameter, in: next, owner, app, depth: depth + 1).map { found in
          let stream = given.first { $0.parameter == found.stream }?.value
          return (found.keeper, found.ending, stream?.root, found.isSubject)
        }
      }
    }
  }

  private static func holds(_ parameter: String, _ call: Call) -> Bool {
    call.arguments.contains { holds(parameter, $0.value) }
  }

  /// Whether a value is the closure that a parameter has, or a closure that uses it.
  private static func holds(_ parameter: String, _ value: Expression) -> Bool {
    switch value {
    case .name(parameter): return true
    case .closure(let closure):
      guard !closure.parameters.contains(parameter) else { return false }
      var isUsed = false
      SyntaxWalk.expressions(in: closure.body) { expression in
        if case .name(parameter) = expression { isUsed = true }
      }
      return isUsed
    default: return false
    }
  }
}
