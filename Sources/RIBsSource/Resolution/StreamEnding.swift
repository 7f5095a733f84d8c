/// How often a stream emits, and whether it ends by itself.
enum StreamEnding: Int, Comparable {
  /// It emits once at most, and ends.
  case one
  /// It emits several values, and ends.
  case several
  /// Another stream ends it, or one of its values.
  case bounded
  /// It does not end as far as the code shows.
  case open

  static func < (one: StreamEnding, other: StreamEnding) -> Bool { one.rawValue < other.rawValue }

  var isOver: Bool { self < .bounded }
}

/// Reads how a stream ends from its declared type and from its operators.
struct StreamReader {
  let types: DeclaredTypes
  /// The functions and properties that are being read: one that wraps another of its kind may lead back to itself.
  private let reading: Set<ObjectIdentifier>
  /// The stream that an operator of the app is called on, while its body is read.
  private var operand: Stream?
  private let budget: Budget

  /// The functions and properties that may still be read for one stream.
  private final class Budget {
    var left = 200
  }

  init(types: DeclaredTypes) { self.init(types, reading: [], Budget()) }

  private init(_ types: DeclaredTypes, reading: Set<ObjectIdentifier>, _ budget: Budget) {
    (self.types, self.reading, self.budget) = (types, reading, budget)
  }

  /// What a reader finds in a function or a property; nil if it leads back to one that is being read.
  ///
  /// - Parameter spent: What is said if too much was read already.
  func inside<Found>(
    _ body: AnyObject, _ types: DeclaredTypes, spent: Found, _ read: (StreamReader) -> Found?
  ) -> Found? {
    guard !reading.contains(ObjectIdentifier(body)) else { return nil }
    guard budget.left > 0 else { return spent }
    budget.left -= 1
    return read(StreamReader(types, reading: reading.union([ObjectIdentifier(body)]), budget))
  }

  private typealias Stream = (ending: StreamEnding, isTrait: Bool)

  /// Longer chains, and functions that lead to each other, count as open.
  static let deepest = 60

  func ending(of expression: Expression) -> StreamEnding { stream(expression, 0).ending }

  /// Whether a stream emits once at most, also one that waits for the end of a stream that may never end.
  func emitsOnce(_ expression: Expression) -> Bool {
    var rest = expression
    while true {
      if ending(of: rest) == .one { return true }
      guard case .call(let call) = rest, let name = call.name, let source = call.receiver else {
        return false
      }
      if Self.gathering.contains(name) { return name != "collect" || call.arguments.isEmpty }
      guard Self.keeping.contains(name) else { return false }
      rest = source
    }
  }

  private func stream(_ expression: Expression, _ depth: Int) -> Stream {
    guard depth < Self.deepest else { return (.open, false) }
    if let known = declared(expression) { return known }
    switch expression {
    case .name("self"): return operand ?? (.open, false)
    case .name(let name):
      if let local = types.locals[name] {
        return local.value.map { stream($0, depth + 1) } ?? (.open, false)
      }
      return types.owner.flatMap { property(name, of: $0, depth) } ?? (.open, false)
    case .member(let base?, let name):
      let owners = types.type(of: base).map(types.types) ?? []
      return owners.lazy.compactMap { property(name, of: $0, depth) }.first ?? (.open, false)
    case .optionalChain(let inner), .awaited(let inner), .cast(let inner, _):
      return stream(inner, depth + 1)
    case .call(let call): return self.call(call, depth)
    default: return (.open, false)
    }
  }

  /// By the declared type alone.
  private func declared(_ expression: Expression) -> Stream? {
    guard let typed = types.type(of: expression), !typed.isMeta,
      let name = types.plainName(typed), StreamTypes.single.contains(name)
    else { return nil }
    return (.one, StreamTypes.traits.contains(name))
  }

  /// By what a constant is given, or what a computed property returns.
  private func property(_ name: String, of owner: AppType, _ depth: Int) -> Stream? {
    guard let property = types.app.property(name, of: owner.id) else { return nil }
    let own = DeclaredTypes(types.app, owner, file: property.file)
    return inside(property.item, own, spent: (.open, false)) { own -> Stream? in
      if let body = property.item.getter?.body { return own.result(of: body, depth + 1) }
      guard let value = property.item.value, property.item.isLet || property.item.isLazy else {
        return nil
      }
      return own.stream(value, depth + 1)
    }
  }

  /// What a body returns: of several streams, the one that goes on longest.
  private func result(of body: [Statement], _ depth: Int) -> Stream? {
    var own = self
    var found: Stream?
    var lists = [body]
    while let list = lists.popLast() {
      for statement in list {
        switch statement {
        case .declare(let names, let type, let value, _) where names.count == 1:
          own.declare(names[0], type, value)
        case .return(let value?, _):
          let next = own.stream(value, depth + 1)
          found = found.map { $0.ending < next.ending ? next : $0 } ?? next
        default: lists += statement.blocks
        }
      }
    }
    return found
  }

  private mutating func declare(_ name: String, _ type: TypeReference?, _ value: Expression?) {
    var inner = types
    inner.declare(name, type, value)
    let operand = operand
    self = StreamReader(inner, reading: reading, budget)
    self.operand = operand
  }

  private func closureResult(_ call: Call, _ depth: Int) -> StreamEnding {
    for case .closure(let closure) in call.arguments.map(\.value).reversed() {
      var own = self
      for name in closure.parameters { own.declare(name, nil, nil) }
      return own.result(of: closure.body, depth + 1)?.ending ?? .open
    }
    return .open
  }

  // MARK: Calls

  private func call(_ call: Call, _ depth: Int) -> Stream {
    guard let name = call.name ?? call.madeType else { return (.open, false) }
    guard let receiver = call.receiver else {
      if case .member(nil, _) = call.callee { return (made(name, call, depth), false) }
      if name == "Deferred" { return (closureResult(call, depth), false) }
      if let own = body(of: call, depth) { return own }
      return operand.map { operated(name, on: $0, call, depth) } ?? (.open, false)
    }
    if let typed = types.type(of: receiver), typed.isMeta {
      if let own = body(of: call, depth) { return own }
      let type = types.plainName(typed) ?? ""
      if StreamTypes.single.contains(type) { return (.one, StreamTypes.traits.contains(type)) }
      if type == "Publishers" { return (combined(name, call, depth), false) }
      return (made(name, call, depth), false)
    }
    if let own = body(of: call, depth) { return own }
    if StreamTypes.isRequest(name, of: receiver, in: types) { return (.one, false) }
    return operated(name, on: stream(receiver, depth + 1), call, depth)
  }

  /// By the body of a function of the sources, or by the bodies that a protocol's function can mean.
  private func body(of call: Call, _ depth: Int) -> Stream? {
    guard let method = types.function(of: call) else { return nil }
    guard isOnProtocol(call) else { return result(of: method, depth) }
    let all = types.app.implementers(of: method)
    return all.isEmpty
      ? result(of: method, depth) : Self.longest(all.compactMap { result(of: $0, depth) })
  }

  private func result(of method: Member<Function>, _ depth: Int) -> Stream? {
    guard let body = method.item.body else { return nil }
    return inside(method.item, DeclaredTypes(types.app, of: method), spent: (.open, false)) {
      $0.result(of: body, depth + 1)
    }
  }

  /// Whether only a protocol says of what type the object is that a function is called on.
  private func isOnProtocol(_ call: Call) -> Bool {
    guard let receiver = call.receiver else { return types.owner?.kind == .protocol }
    guard let typed = types.type(of: receiver), !typed.isMeta else { return false }
    return types.types(typed).contains { $0.kind == .protocol }
  }

  private static func longest(_ streams: [Stream]) -> Stream? {
    streams.max { $0.ending < $1.ending }
  }

  /// The ending of what `Observable.just` and the like make.
  private func made(_ name: String, _ call: Call, _ depth: Int) -> StreamEnding {
    switch name {
    case "just", "empty", "error": return .one
    case "of", "from", "range": return .several
    case "timer": return call.argument("period") == nil ? .one : .open
    case "deferred": return closureResult(call, depth)
    default: return combined(name, call, depth)
    }
  }

  /// The ending of several streams in one.
  private func combined(_ name: String, _ call: Call, _ depth: Int) -> StreamEnding {
    let endings = call.arguments.map { $0.value }.filter { !$0.isClosure }
      .map { stream($0, depth + 1).ending }
    switch name {
    case "zip", "Zip", "Zip3", "Zip4": return endings.min() ?? .open
    case "merge", "concat", "combineLatest", "Merge", "Concatenate", "CombineLatest":
      let last = endings.max() ?? .open
      return last == .one && endings.count > 1 ? .several : last
    default: return .open
    }
  }

  /// The ending of a stream after an operator.
  private func operated(_ name: String, on source: Stream, _ call: Call, _ depth: Int) -> Stream {
    let label = call.arguments.first?.label
    switch name {
    case "take", "prefix":
      if label != nil { return (.bounded, false) }
      if case .number(1)? = call.arguments.first?.value { return (.one, false) }
      return (min(.several, source.ending), false)
    case "takeUntil", "takeWhile", "until": return (.bounded, false)
    case let name where Self.single.contains(name):
      return (.one, name == "asSingle")
    case let name where Self.gathering.contains(name):
      return source.ending.isOver ? (.one, source.isTrait) : (source.ending, false)
    case "asObservable", "asDriver", "asSignal", "asInfallible": return (source.ending, false)
    case "andThen":
      let next = call.arguments.first.map { stream($0.value, depth + 1) }
      return next ?? (.open, false)
    case "startWith", "prepend":
      return (source.ending == .one ? .several : source.ending, false)
    case "zip":
      let others = call.arguments.map { stream($0.value, depth + 1).ending }
      return ((others + [source.ending]).min() ?? .open, source.isTrait)
    case "flatMap", "flatMapLatest", "flatMapFirst", "concatMap", "catch", "catchError":
      if source.isTrait { return source }
      let inner = closureResult(call, depth)
      return (source.ending == .one ? inner : max(source.ending, inner), false)
    default:
      if let own = extended(name, on: source, call, depth) { return own }
      return source.isTrait || Self.keeping.contains(name) ? source : (.open, false)
    }
  }

  /// By the result of an operator that the app adds, or by its body.
  private func extended(
    _ name: String, on source: Stream, _ call: Call, _ depth: Int
  ) -> Stream? {
    for owner in StreamTypes.extended {
      guard let type = types.app.type(owner, in: types.file),
        let method = type.methods[name]?.first(where: { $0.item.accepts(call.arguments) })
      else { continue }
      if let result = method.item.result,
        let name = types.plainName(.init(type: result, file: method.file)),
        StreamTypes.single.contains(name)
      {
        return (.one, StreamTypes.traits.contains(name))
      }
      guard let body = method.item.body else { return nil }
      let types = DeclaredTypes(types.app, of: method)
      let read = inside(method.item, types, spent: (.open, false)) { reader -> Stream? in
        var own = reader
        own.operand = source
        return own.result(of: body, depth + 1)
      }
      return read.flatMap { $0.ending == .open ? nil : $0 }
    }
    return nil
  }

  /// Operators whose closures give a value to the stream.
  static let operators: Set<String> = keeping.union([
    "flatMap", "flatMapLatest", "flatMapFirst", "concatMap", "catch", "catchError", "reduce",
    "deferred", "create",
  ])

  /// The operators after which a stream emits once at most.
  static let single: Set<String> = [
    "first", "asSingle", "single", "elementAt", "element", "output", "contains", "allSatisfy",
  ]

  /// The operators that emit when the stream ends, if it does.
  private static let gathering: Set<String> = [
    "toArray", "last", "collect", "reduce", "count", "ignoreElements", "ignoreOutput",
    "asCompletable",
  ]

  /// The operators after which a stream ends when it did before.
  static let keeping: Set<String> = [
    "map", "tryMap", "filter", "compactMap", "replaceError", "replaceNil", "replaceEmpty",
    "mapError", "setFailureType", "decode", "encode", "observe", "observeOn", "receive",
    "subscribe", "subscribeOn", "delay", "delaySubscription", "do", "handleEvents", "share",
    "eraseToAnyPublisher", "asMaybe", "debug", "print", "breakpoint", "timeout", "debounce",
    "throttle", "distinctUntilChanged", "removeDuplicates", "materialize", "dematerialize",
    "ifEmpty", "retry", "scan", "withLatestFrom", "withUnretained", "catchErrorJustReturn",
    "catchAndReturn", "assertNoFailure", "measureInterval", "skip", "dropFirst", "drop",
    "enumerated", "enumerate", "buffer", "autoconnect",
  ]
}

extension Call {
  /// The type that the call makes, `Deferred<Just<Int>> { … }`.
  var madeType: String? {
    if case .type(let type) = callee { type.name } else { nil }
  }
}

extension Expression {
  var isClosure: Bool { closureLine != nil }

  /// The line on which a closure begins; nil for anything else.
  var closureLine: Int? {
    if case .closure(let closure) = self { closure.line } else { nil }
  }
}

extension Statement {
  /// The blocks in a statement, functions left out.
  var blocks: [[Statement]] {
    switch self {
    case .if(_, let then, let otherwise, _): [then, otherwise]
    case .guard(_, let otherwise, _): [otherwise]
    case .ifConfig(let variants): variants
    case .switch(_, let cases, _): cases.map(\.body)
    case .loop(let loop): [loop.body]
    case .do(let body, let catches): [body] + catches
    case .defer(let body): [body]
    case .declare, .expression, .return, .throw, .jump, .function: []
    }
  }
}
