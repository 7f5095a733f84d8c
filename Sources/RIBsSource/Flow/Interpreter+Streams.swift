import RIBsAnalysis

// What streams keep out, and what they emit.
extension Interpreter {
  /// How long a call delays its closure, in seconds; nil if the code does not say.
  func seconds(of call: Call) -> Double? {
    var given = call.argument("deadline") ?? call.argument("withTimeInterval")
    // `.now() + 2`
    if case .other(let parts)? = given, parts.count == 2, case .call(let call) = parts[0],
      call.name == "now"
    {
      given = parts[1]
    }
    return given.flatMap { seconds($0) }
  }

  /// How long `Task.sleep` waits, in seconds; nil if the code does not say.
  func seconds(ofSleep call: Call) -> Double? {
    if let given = call.argument("nanoseconds") { return count(given).map { $0 / 1e9 } }
    return call.argument("for").flatMap { seconds($0) }
  }

  /// The number that `3_000_000_000`, `3 * 1_000_000_000` or `UInt64(3e9)` is.
  private func count(_ expression: Expression) -> Double? {
    switch expression {
    case .other(let parts) where parts.count == 2:
      // Nobody adds to as many nanoseconds.
      guard let one = count(parts[0]), let other = count(parts[1]), max(one, other) >= 1e6 else {
        return nil
      }
      return one * other
    case .call(let call) where call.receiver == nil && call.arguments.count == 1:
      return count(call.arguments[0].value)
    default: return seconds(expression)
    }
  }

  /// What a constant of the object or of a type of the app is, such as `Stamp.duration`; nil for anything that names
  /// another one.
  private func constant(_ expression: Expression) -> Expression? {
    var property = storedProperty(expression)
    if case .member(.name(let type)?, let name) = expression,
      let found = app.type(type, in: frame.file)
    {
      property = property ?? app.property(name, of: found.id)?.item
    }
    guard let value = property?.value, property?.isLet == true else { return nil }
    switch value {
    case .number, .decimal, .call: return value
    default: return nil
    }
  }

  /// The seconds that a number or an interval such as `.milliseconds(300)` stands for.
  private func seconds(_ interval: Expression) -> Double? {
    switch interval {
    case .number(let whole): return Double(whole)
    case .decimal(let seconds): return seconds
    case .call(let call):
      guard case .number(let count)? = call.arguments.first?.value else { return nil }
      switch call.name {
      case "seconds": return Double(count)
      case "milliseconds": return Double(count) / 1_000
      default: return nil
      }
    default: return constant(interval).flatMap { seconds($0) }
    }
  }

  /// Whether an operator of a stream may keep a second event out in a way that is not followed: it asks the router, or
  /// waits until what an event led to is over.
  func filters(_ name: String, _ call: Call) -> Bool {
    if name == "flatMapFirst" { return true }
    guard name == "filter", case .closure(let closure)? = call.arguments.last?.value,
      let type = frame.type
    else { return false }
    var asks = false
    SyntaxWalk.expressions(in: closure.body) { expression in
      guard let name = expression.chain?.last, let property = app.property(name, of: type) else {
        return
      }
      if part(property.item.type, in: property.file) == .router
        || isRouting(property.item.type, in: property.file)
      {
        asks = true
      }
    }
    return asks
  }

  /// The object's own state that an operator of a stream reads, as in `filter { !self.isShown }` and
  /// `withLatestFrom(isShown)`.
  func asked(by name: String, _ call: Call) -> Set<OwnNote> {
    guard Self.asking.contains(name) else { return [] }
    var found: Set<OwnNote> = []
    for argument in call.arguments {
      SyntaxWalk.expressions(in: [.expression(argument.value, line: call.line)]) { expression in
        if let note = note(expression) { found.insert(note) }
      }
    }
    return found
  }

  private static let asking: Set<String> = [
    "filter", "compactMap", "flatMap", "flatMapLatest", "withLatestFrom", "combineLatest",
    "skip", "drop", "take", "prefix",
  ]

  /// The operators that emit what their closure returns.
  static let mapping: Set<String> = [
    "map", "compactMap", "flatMap", "flatMapLatest", "flatMapFirst",
  ]

  /// The router that a stream emits, which stands for the stream.
  func emitted(by stream: Value) -> Value? {
    if case .router = stream.kind { stream } else { nil }
  }

  /// A stream that emits a router: one that is made of it, one that makes it of each value, and one of these after an
  /// operator.
  func stream(
    _ name: String, on source: Value, _ arguments: [Value], _ mapped: [Value]
  ) -> Value? {
    if !mapped.isEmpty { return .either(mapped) }
    if name == "just", let first = arguments.first, !first.built.isEmpty { return first }
    let isOperator = StreamReader.keeping.contains(name) || StreamReader.single.contains(name)
    return isOperator ? emitted(by: source) : nil
  }

  /// Whether a stream leaves out a value that equals the one before, or tells what came before.
  func isDistinct(after name: String, _ stream: Value) -> Bool {
    switch name {
    case "removeDuplicates", "distinctUntilChanged", "scan", "pairwise": true
    // The values of other streams come in.
    case "flatMap", "flatMapLatest", "flatMapFirst", "concatMap", "switchToLatest", "merge": false
    default: stream.isDistinct
    }
  }

  /// Whether a property of another object is declared as a stream that leaves out equal neighbours.
  func isDeclaredDistinct(_ stream: Expression) -> Bool {
    let own = DeclaredTypes(app, frame.type.map { app.types[$0] }, file: frame.file)
    var rest = [(stream, own)]
    for _ in 0..<20 {
      guard let (stream, types) = rest.popLast() else { return false }
      switch stream.withoutOptionals {
      case .call(let call):
        guard let name = call.name, let source = call.receiver else { continue }
        if isDistinct(after: name, .unknown) { return true }
        if StreamTypes.plainOperators.contains(name) { rest.append((source, types)) }
      case .member(let base?, let name):
        for owner in types.typeOrRuntimes(of: base).map(types.types) ?? [] {
          for type in app.objects(owner) {
            guard let property = app.property(name, of: type)?.item else { continue }
            let inner = DeclaredTypes(app, app.types[type], file: app.types[type].place.file)
            rest += (property.getter?.body ?? []).results.map { ($0, inner) }
            if let value = property.value { rest.append((value, inner)) }
          }
        }
      default: continue
      }
    }
    return false
  }

  /// Whether a closure may act on the value that it is given. Where a stream leaves out equal neighbours, another value
  /// comes between two equal ones, and may undo what the first did.
  func decidesByValue(_ name: String, _ arguments: [Value]) -> Bool {
    arguments.contains { argument in
      switch argument.kind {
      case .closure(let value): value.closure.usesItsParameters
      case .function: EscapingCall.subscriptions.contains(name)
      default: false
      }
    }
  }
}

extension Closure {
  /// The call of `Task.sleep` with which it begins; nil if it begins with something else.
  var firstSleep: Call? {
    guard case .expression(let first, _)? = body.first, case .call(let call) = first,
      call.name == "sleep", call.receiver?.chain == ["Task"]
    else { return nil }
    return call
  }
}
