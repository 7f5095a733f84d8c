/// On which thread objects of a class send to a subject that they have.
struct SubjectThreads {
  private let app: AppIndex
  private let type: Int
  private let reader: (Member<Function>) -> ThreadReader
  private let streams: (Expression, Member<Function>) -> CallThread?

  /// - Parameters:
  ///   - reader: A reader that knows the constants of a function.
  ///   - streams: The thread on which a stream of another object emits that a function names.
  init(
    _ app: AppIndex, of type: Int, reader: @escaping (Member<Function>) -> ThreadReader,
    streams: @escaping (Expression, Member<Function>) -> CallThread?
  ) {
    (self.app, self.type, self.reader, self.streams) = (app, type, reader, streams)
  }

  private struct Step: Hashable {
    let function: ObjectIdentifier
    let isInBackground: Bool
  }

  /// The thread on which some code sends, if one does so off the main thread; nil if the code does not say.
  func thread(of subject: String) -> CallThread? {
    let code = app.ancestors[type].flatMap { app.types[$0].code }
    let isDelegate = hasCallbacksInBackground(code)
    var rest = code.map { method in
      (method, isDelegate && isCallback(method, code) ? CallThread.background : nil)
    }
    var seen: Set<Step> = []
    while let (method, start) = rest.popLast() {
      let step = Step(function: ObjectIdentifier(method.item), isInBackground: start != nil)
      guard seen.insert(step).inserted else { continue }
      for (call, thread) in calls(in: method, start) where thread == .background {
        if let name = call.name, StreamTypes.sending.contains(name),
          call.receiver?.ownChain == [subject]
        {
          return .background
        }
        if call.isOnSelf, let name = call.name {
          rest += code.filter { $0.item.name == name }.map { ($0, .background) }
        }
      }
    }
    return nil
  }

  /// The calls in a function, with the thread on which each is made if the code says it.
  private func calls(
    in method: Member<Function>, _ start: CallThread?
  ) -> [(call: Call, thread: CallThread?)] {
    let reader = reader(method)
    var found: [(Call, CallThread?)] = []
    var rest = (method.item.body ?? []).map { (SyntaxWalk.Item.statement($0), start) }
    while let (item, thread) = rest.popLast() {
      switch item {
      case .statement(let statement): rest += SyntaxWalk.direct(statement).map { ($0, thread) }
      case .expression(.call(let call)):
        found.append((call, thread))
        rest.append((.expression(call.callee), thread))
        let inside = reader.thread(of: call) ?? subscribed(call, in: method) ?? thread
        for argument in call.arguments {
          rest.append((.expression(argument.value), argument.value.isClosure ? inside : thread))
        }
      case .expression(.closure(let closure)):
        rest += closure.body.map { (.statement($0), thread) }
      case .expression(let expression):
        rest += SyntaxWalk.direct(expression).map { ($0, thread) }
      }
    }
    return found
  }

  /// The thread on which what a call subscribes to emits, as where an object passes on what another one sends.
  private func subscribed(_ call: Call, in method: Member<Function>) -> CallThread? {
    guard let name = call.name, EscapingCall.subscriptions.contains(name),
      let stream = call.receiver
    else { return nil }
    return streams(stream, method)
  }

  /// Whether a framework calls the object, as its delegate, on a queue that the app gave the framework, as in
  /// `CBCentralManager(delegate: self, queue: queue)`.
  private func hasCallbacksInBackground(_ code: [Member<Function>]) -> Bool {
    var bodies = code.map { (method: $0, body: $0.item.body ?? []) }
    for property in app.ancestors[type].flatMap({ app.types[$0].allProperties }) {
      guard let value = property.item.value else { continue }
      var body = [Statement.expression(value, line: property.item.line)]
      // `lazy var session = { … }()`
      if case .call(let call) = value, case .closure(let closure) = call.callee {
        body = closure.body
      }
      let function = Function(name: property.item.name, body: body, line: property.item.line)
      bodies.append((Member(function, owner: property.owner, file: property.file), body))
    }
    return bodies.contains { method, body in
      var isMade = false
      SyntaxWalk.calls(in: body) { call in
        let delegate = call.argument("delegate") ?? call.arguments.first?.value
        guard delegate?.chain == ["self"],
          let queue = call.argument("queue") ?? call.argument("delegateQueue"),
          reader(method).thread(ofQueue: queue) == .background
        else { return }
        isMade = true
      }
      return isMade
    }
  }

  /// Whether only a framework can call a function: it takes an object of the framework's first, and the class calls no
  /// function of the name.
  private func isCallback(_ method: Member<Function>, _ code: [Member<Function>]) -> Bool {
    guard let type = method.item.parameters.first?.type, let name = type.name,
      method.item.parameters.first?.label == nil,
      app.type(name, in: method.file)?.isExternal ?? true
    else { return false }
    return !code.contains {
      SyntaxWalk.calls(anyOf: [method.item.name], in: $0.item.body ?? [])
    }
  }
}
