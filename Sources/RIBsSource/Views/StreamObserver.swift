import RIBsAnalysis

/// A closure that observes a stream, and the line in it that leads to an event.
struct StreamObserver {
  let stream: Expression
  /// The types that are declared where the stream is observed.
  let types: DeclaredTypes
  private let closure: Closure
  private let line: Int
  /// The calls from the closure to the event, and the functions of the object.
  private let trail: [CallSite]
  private let code: [Member<Function>]

  /// - Parameters:
  ///   - context: Where an event of the stream stands.
  ///   - code: The functions of the object that observes.
  init?(of context: EventContext, in code: [Member<Function>], _ app: AppIndex) {
    guard let place = context.subscription else { return nil }
    var found: (Expression, DeclaredTypes, Closure)?
    for method in code where method.file == place.file {
      let types = DeclaredTypes(app, of: method)
      ScopedWalk.expressions(in: method.item.body ?? [], types) { expression, types in
        guard case .call(let call) = expression, let receiver = call.receiver,
          call.name.map(EscapingCall.subscriptions.contains) ?? false
        else { return }
        for case .closure(let closure) in call.arguments.map(\.value)
        where closure.line == place.line {
          found = (receiver, types, closure)
        }
      }
    }
    guard let (stream, types, closure) = found else { return nil }
    (self.stream, self.types, self.closure) = (stream, types, closure)
    let inside = context.trail.firstIndex {
      $0.place.file == place.file && closure.body.hasCall(on: $0.place.line)
    }
    line = inside.map { context.trail[$0].place.line } ?? closure.line
    trail = inside.map { Array(context.trail[($0 + 1)...]) } ?? []
    self.code = code
  }

  /// Whether a value leads to the line, for certain.
  ///
  /// - Parameter isPlain: Whether the stream passes each value on as it is.
  func needs(_ value: Expression?, isPlain: Bool) -> Bool {
    guard closure.usesItsParameters || !isPlain else { return true }
    guard isPlain else { return false }
    if case .tuple(let items)? = value, items.isEmpty { return true }
    return value.map { leads($0, named: closure.parameters.first ?? "$0") } ?? true
  }

  /// Follows the branches to the line.
  private func leads(_ value: Expression, named name: String) -> Bool {
    var (body, line, name, trail) = (closure.body, line, name, trail[...])
    while true {
      var inner: [Statement]?
      for statement in body {
        switch statement {
        case .guard(let conditions, let otherwise, _):
          let holds = holds(conditions, value, name)
          if otherwise.hasCall(on: line) {
            if holds != false { return false }
            inner = otherwise
          } else if holds == false || holds == nil && Self.mentions(name, conditions) {
            return false
          }
        case .if(let conditions, let then, let otherwise, _):
          let isThen = then.hasCall(on: line)
          let holds = holds(conditions, value, name)
          guard isThen || otherwise.hasCall(on: line) else {
            // `if state == .loading { return }`
            let ends = then.last?.endsFunction == true || otherwise.last?.endsFunction == true
            if ends, Self.mentions(name, conditions), holds != false { return false }
            continue
          }
          if Self.mentions(name, conditions), holds != isThen { return false }
          inner = isThen ? then : otherwise
        case .switch(let subject, let cases, _):
          guard let taken = cases.first(where: { $0.body.hasCall(on: line) }) else { continue }
          guard SyntaxWalk.mentions(anyOf: [name], in: [.expression(subject, line: 0)]) else {
            inner = taken.body
            continue
          }
          guard case .name(name) = subject, let sent = Self.enumCase(value) else { return false }
          if let names = taken.enumCases {
            guard names.contains(sent), !taken.isConditional else { return false }
          } else {
            let known = cases.compactMap(\.enumCases).flatMap(\.self)
            guard taken.isDefault, !known.contains(sent) else { return false }
          }
          inner = taken.body
        default: continue
        }
        if inner != nil { break }
      }
      if let next = inner {
        body = next
      } else if let next = step(into: name, at: line, of: body, trail) {
        (body, line, name, trail) = next
      } else {
        return !Self.isGiven(name, at: line, of: body)
      }
    }
  }

  /// The function of the object that the call at a line gives the value, with the line in it that leads to the event; nil
  /// if it is none.
  private func step(
    into name: String, at line: Int, of body: [Statement], _ trail: ArraySlice<CallSite>
  ) -> (body: [Statement], line: Int, name: String, trail: ArraySlice<CallSite>)? {
    var found: ([Statement], Int, String, ArraySlice<CallSite>)?
    SyntaxWalk.calls(in: body) { call in
      guard found == nil, call.line == line, let site = trail.first,
        let index = call.arguments.firstIndex(where: { $0.value.chain == [name] }),
        let method = code.first(where: {
          $0.item.name == call.name && $0.item.accepts(call.arguments)
            && $0.file == site.place.file
            && ($0.item.body ?? []).hasCall(on: site.place.line)
        }), let position = method.item.positions(of: call.arguments)[index]
      else { return }
      found = (
        method.item.body ?? [], site.place.line, method.item.parameters[position].name,
        trail.dropFirst()
      )
    }
    return found
  }

  /// Whether the call at the line is given the value, which it may ask.
  private static func isGiven(_ name: String, at line: Int, of body: [Statement]) -> Bool {
    var isGiven = false
    SyntaxWalk.calls(in: body) { call in
      let given = call.arguments.map { Statement.expression($0.value, line: 0) }
      if call.line == line, SyntaxWalk.mentions(anyOf: [name], in: given) { isGiven = true }
    }
    return isGiven
  }

  /// Whether conditions hold for a value; nil if they ask for more.
  private func holds(_ conditions: [Condition], _ value: Expression, _ name: String) -> Bool? {
    var isCertain = true
    for condition in conditions {
      switch condition {
      case .test(let test):
        guard let holds = Self.evaluate(test, value, name) else {
          isCertain = false
          continue
        }
        if !holds { return false }
      case .bind(_, .name(name)):
        if value.isNothing { return false }
        if !Self.isLiteral(value) { isCertain = false }
      default: isCertain = false
      }
    }
    return isCertain ? true : nil
  }

  private static func evaluate(_ test: Expression, _ value: Expression, _ name: String) -> Bool? {
    switch test {
    case .name(name): if case .boolean(let flag) = value { flag } else { nil }
    case .not(let inner): evaluate(inner, value, name).map { !$0 }
    case .binary("==", .name(name), let other): equals(value, other)
    case .binary("!=", .name(name), let other): equals(value, other).map { !$0 }
    default: nil
    }
  }

  private static func equals(_ value: Expression, _ other: Expression) -> Bool? {
    if value.isNothing { return other.isNothing ? true : nil }
    if case .boolean(let one) = value, case .boolean(let two) = other { return one == two }
    guard let one = enumCase(value) else { return nil }
    if other.isNothing { return false }
    return enumCase(other).map { one == $0 }
  }

  /// The case that `.signedOut` or `State.signedOut` names.
  private static func enumCase(_ value: Expression) -> String? {
    switch value {
    case .member(nil, let name): name
    case .member(.name(let type)?, let name) where type.first?.isUppercase == true: name
    // A case that carries something.
    case .call(let call): if case .member = call.callee { enumCase(call.callee) } else { nil }
    default: nil
    }
  }

  private static func isLiteral(_ value: Expression) -> Bool {
    if case .boolean = value { return true }
    return enumCase(value) != nil
  }

  private static func mentions(_ name: String, _ conditions: [Condition]) -> Bool {
    SyntaxWalk.mentions(
      anyOf: [name], in: [.guard(conditions, otherwise: [], line: 0)])
  }
}
