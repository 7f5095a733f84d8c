/// On which thread the app's services answer: by a stream that they return, or by a closure that they are given.
struct ServiceThreads {
  private let app: AppIndex
  /// What an operator returns that the app adds to streams.
  private let helper: (String) -> Expression?
  /// Whether the errors of streams are asked about, and not their values.
  private let isAboutErrors: Bool
  /// Services that call each other are followed this far.
  private static let deepest = 6

  init(
    _ app: AppIndex, isAboutErrors: Bool = false, helper: @escaping (String) -> Expression?
  ) {
    (self.app, self.isAboutErrors, self.helper) = (app, isAboutErrors, helper)
  }

  /// The thread on which a stream emits: one that a closure makes, as in `Single.create { … }`, or one of another object,
  /// such as `api.load().map { … }`; nil if the call can mean several functions, or the code does not say.
  ///
  /// - Parameter reader: Knows the constants where the stream is named.
  func thread(
    of stream: Expression, _ types: DeclaredTypes, _ reader: ThreadReader, depth: Int = 0
  ) -> CallThread? {
    guard depth < Self.deepest else { return nil }
    if let known = thread(ofSubjectIn: stream, types, depth) { return known }
    guard let call = stream.calls.first else { return nil }
    if case .closure(let closure)? = call.arguments.last?.value, let maker = call.madeStream {
      guard maker == "Deferred" else {
        let parameter = closure.parameters.first ?? "$0"
        return thread(in: closure.body, answering: parameter, types, reader, depth)
      }
      return Self.result(of: closure.body).flatMap {
        reader.thread(ofStream: $0) ?? thread(of: $0, types, reader, depth: depth + 1)
      }
    }
    guard let method = method(call, types) else {
      // A constant stands for the stream that it was given.
      guard case .name(let name)? = call.receiver, let given = reader.value(name) else {
        return nil
      }
      return reader.thread(ofStream: given) ?? thread(of: given, types, reader, depth: depth + 1)
    }
    let inside = self.reader(in: method, depth: depth)
    let threads = (method.item.body ?? []).results.map { result in
      inside.thread(ofStream: result)
        ?? thread(of: result, DeclaredTypes(app, of: method), inside, depth: depth + 1)
    }
    // One path off the main thread is enough.
    if threads.contains(.background) { return .background }
    return threads.count == 1 ? threads[0] : nil
  }

  /// The thread on which another object sends to a subject that it has, as in `player.events.map { … }`; nil if several
  /// classes can be meant, or their code does not say.
  private func thread(
    ofSubjectIn stream: Expression, _ types: DeclaredTypes, _ depth: Int
  ) -> CallThread? {
    guard case .member(let base?, let name) = stream.calls.first?.receiver ?? stream,
      let (owner, property) = property(name, of: base, types)
    else { return nil }
    let subjects = ObjectThreads(app, of: owner, self, depth: depth)
    guard let getter = property.item.getter, let body = getter.body else {
      return subjects.thread(of: name)
    }
    guard let result = Self.result(of: body) else { return nil }
    let method = Member(getter, owner: property.owner, file: property.file)
    if let known = reader(in: method, depth: depth).thread(ofStream: result) { return known }
    var root = result.calls.first?.receiver ?? result
    if case .member(.name("self")?, let own) = root { root = .name(own) }
    guard case .name(let subject) = root else { return nil }
    return subjects.thread(of: subject)
  }

  /// The property of another object, with its class; nil if it can be that of several.
  private func property(
    _ name: String, of base: Expression, _ types: DeclaredTypes
  ) -> (owner: Int, property: Member<Property>)? {
    guard base.chain != ["self"], let typed = types.type(of: base) else { return nil }
    let owners = Set(
      types.types(typed).flatMap { app.descendants[$0.id] + [$0.id] }
    ).filter { app.types[$0].isClass && app.property(name, of: $0) != nil }
    guard owners.count == 1, let owner = owners.first else { return nil }
    return app.property(name, of: owner).map { (owner, $0) }
  }

  /// The thread on which another object calls the closure that one of its properties has; nil if its code does not say.
  func thread(
    ofClosure name: String, of base: Expression, _ types: DeclaredTypes
  ) -> CallThread? {
    property(name, of: base, types).flatMap { owner, _ in
      ObjectThreads(app, of: owner, self, depth: 0).thread(ofClosure: name)
    }
  }

  /// The thread on which an object of a framework calls the closure that one of its properties has, because code of the
  /// same class starts the object on a queue, as `monitor.start(queue: queue)` does; nil if that is not known.
  func thread(
    ofHandler target: Expression, in method: Member<Function>, _ depth: Int
  ) -> CallThread? {
    guard case .member(let base?, _) = target.withoutOptionals, let started = base.ownChain,
      method.owner >= 0
    else { return nil }
    let threads = app.ancestors[method.owner].flatMap { app.types[$0].code }.flatMap { other in
      var found: [CallThread] = []
      SyntaxWalk.calls(in: other.item.body ?? []) { call in
        guard call.name == "start", call.receiver?.ownChain == started,
          let queue = call.argument("queue")
        else { return }
        reader(in: other, depth: depth).thread(ofQueue: queue).map { found.append($0) }
      }
      return found
    }
    return threads.contains(.background) ? .background : threads.first
  }

  /// The thread on which a function of another object calls the closure that it is given; nil if the call can mean
  /// several functions, or the function does not say.
  func thread(ofCallback call: Call, _ types: DeclaredTypes, depth: Int = 0) -> CallThread? {
    call.arguments.lastIndex { $0.value.isClosure }.flatMap {
      thread(ofCallback: call, at: $0, types, depth: depth)
    }
  }

  private func thread(
    ofCallback call: Call, at position: Int, _ types: DeclaredTypes, depth: Int
  ) -> CallThread? {
    guard depth < Self.deepest, let method = method(call, types),
      let index = method.item.positions(of: call.arguments)[position],
      method.item.parameters.indices.contains(index)
    else { return nil }
    return thread(
      in: method.item.body ?? [], answering: method.item.parameters[index].name,
      DeclaredTypes(app, of: method), reader(in: method, depth: depth), depth)
  }

  /// The thread on which a body calls a closure, or sends to an observer, that it has by a name.
  private func thread(
    in body: [Statement], answering name: String, _ types: DeclaredTypes, _ reader: ThreadReader,
    _ depth: Int
  ) -> CallThread? {
    var threads: [CallThread?] = []
    SyntaxWalk.calls(in: body) { call in
      guard let position = call.arguments.firstIndex(where: { $0.value.answers(name) }) else {
        return
      }
      threads.append(
        reader.thread(of: call) ?? thread(ofCallback: call, at: position, types, depth: depth + 1))
    }
    // One path off the main thread is enough.
    if threads.contains(.background) { return .background }
    return threads.contains(nil) ? nil : threads.first ?? nil
  }

  /// The function that a call means, if it can be one alone.
  private func method(_ call: Call, _ types: DeclaredTypes) -> Member<Function>? {
    // A function of the service itself needs no receiver.
    guard let name = call.name,
      let typed = types.type(of: call.isOnSelf ? .name("self") : call.receiver ?? .nilLiteral)
    else { return nil }
    let methods = app.implementations(of: name, call, on: types.types(typed).map(\.id))
      .filter { $0.item.body != nil }
    return methods.count == 1 ? methods[0] : nil
  }

  /// A reader that knows the constants of a function, and what its object's properties begin with.
  ///
  /// - Parameter depth: How many services were followed to the function.
  func reader(in method: Member<Function>, depth: Int) -> ThreadReader {
    let constants = method.item.constants
    var reader = ThreadReader(
      value: { name in
        if let value = constants[name] { return value }
        if let parameter = method.item.parameters.first(where: { $0.name == name }) {
          return app.session(parameter.type, in: method.file)
        }
        guard method.owner >= 0, let property = app.property(name, of: method.owner) else {
          return nil
        }
        return app.firstValue(of: property)
      }, helper: helper, isAboutErrors: isAboutErrors)
    let (types, plain) = (DeclaredTypes(app, of: method), reader)
    reader.inner = { thread(of: $0, types, plain, depth: depth + 1) }
    return reader
  }

  /// What a body returns, if it returns one thing.
  private static func result(of body: [Statement]) -> Expression? {
    let found = body.results
    return found.count == 1 ? found[0] : nil
  }
}

extension AppIndex {
  /// The first value of a constant; nil if it is not known.
  func firstValue(of property: Member<Property>) -> Expression? {
    let made = property.item.type ?? property.item.value.flatMap(Interpreter.made)
    return session(made, in: property.file)
      ?? (property.item.isLet || property.item.isLazy ? property.item.value : nil)
  }

  /// An expression that stands for any URLSession, or any web socket of one; nil for other types. Both answer on a queue
  /// of their own, unless the app chooses the queue of a session.
  func session(_ type: TypeReference?, in file: String) -> Expression? {
    guard let name = type?.name, ["URLSession", "URLSessionWebSocketTask"].contains(name),
      self.type(name, in: file)?.isExternal ?? true, !makesSessionsWithQueues
    else { return nil }
    return name == "URLSession" ? .member(.name(name), "shared") : .name(name)
  }

  /// Whether the app chooses the queue on which a URLSession calls back, and it may be the main queue.
  func findSessionsWithQueues() -> Bool {
    code.contains { function in
      var found = false
      let constants = function.item.constants
      let reader = ThreadReader(value: { constants[$0] })
      SyntaxWalk.calls(in: function.item.body ?? []) { call in
        if let queue = call.argument("delegateQueue"), !queue.isNothing,
          reader.thread(ofQueue: queue) != .background
        {
          found = true
        }
      }
      return found
    }
  }
}

extension Expression {
  /// Whether it is the closure that a parameter has, or a closure that calls it or sends to it.
  fileprivate func answers(_ parameter: String) -> Bool {
    switch self {
    case .name(parameter): return true
    case .closure(let closure):
      var isCalled = false
      SyntaxWalk.expressions(in: closure.body, entersClosures: false) { expression in
        guard case .call(let call) = expression else { return }
        if case .name(parameter) = call.callee { isCalled = true }
        if call.receiver?.withoutOptionals.chain == [parameter] { isCalled = true }
      }
      return isCalled
    default: return false
    }
  }
}

extension Call {
  /// The type of the stream that the call makes of a closure, such as `Single.create` or `Future`; nil for other calls.
  fileprivate var madeStream: String? {
    let maker: Expression?
    switch callee {
    case .member(let base, "create"): maker = base
    case .name, .type: maker = callee
    default: return nil
    }
    let name: String?
    switch maker {
    case .name(let type): name = type
    case .type(let type): name = type.name
    default: name = nil
    }
    guard let name else { return nil }
    let isCreated = if case .member = callee { true } else { false }
    return (isCreated ? Self.created : Self.initialized).contains(name) ? name : nil
  }

  private static let created: Set<String> = [
    "Observable", "Single", "Maybe", "Completable", "Infallible",
  ]
  private static let initialized: Set<String> = ["Future", "Deferred"]
}
