/// What objects of a class do off the main thread: send to a subject, call a closure or a delegate that they have.
struct ObjectThreads {
  private let app: AppIndex
  private let type: Int
  private let services: ServiceThreads
  private let depth: Int

  /// - Parameter depth: How many services were followed to this one.
  init(_ app: AppIndex, of type: Int, _ services: ServiceThreads, depth: Int) {
    (self.app, self.type, self.services, self.depth) = (app, type, services, depth)
  }

  private struct Step: Hashable {
    let function: ObjectIdentifier
    let isInBackground: Bool
  }

  /// The thread on which some code sends to a subject, if one does so off the main thread; nil if the code does not say.
  func thread(of subject: String) -> CallThread? {
    isInBackground { call in
      call.name.map(StreamTypes.sending.contains) ?? false && call.receiver?.ownChain == [subject]
    } ? .background : nil
  }

  /// The thread on which some code calls the closure that a property has, if one does so off the main thread.
  func thread(ofClosure property: String) -> CallThread? {
    isInBackground { $0.callee.ownChain == [property] } ? .background : nil
  }

  /// Whether some code calls a function of the delegate that a property has, off the main thread.
  func callsInBackground(_ function: String, ofDelegate property: String) -> Bool {
    isInBackground { $0.name == function && $0.receiver?.ownChain == [property] }
  }

  /// Whether a framework calls a function of the object off the main thread.
  func isCalledBackInBackground(_ method: Member<Function>) -> Bool {
    let code = app.ancestors[type].flatMap { app.types[$0].code }
    return isCallback(method, code) && hasCallbacksInBackground(code)
  }

  /// Whether a call is made off the main thread: by what the object does itself, or because others call it there.
  private func isInBackground(_ isMeant: (Call) -> Bool) -> Bool {
    let code = app.ancestors[type].flatMap { app.types[$0].code }
    let (isDelegate, main) = (hasCallbacksInBackground(code), MainThread(app))
    let starts = code.map { method in
      let begins = main.leaves(method) || isDelegate && isCallback(method, code)
      return (method, begins ? CallThread.background : nil)
    }
    if leads(starts, to: isMeant, code) { return true }
    return code.contains { method in
      leads([(method, .background)], to: isMeant, code) && isCalledInBackground(method)
    }
  }

  /// Whether others call a function of the object off the main thread.
  private func isCalledInBackground(_ method: Member<Function>) -> Bool {
    guard depth < Self.deepest, !method.item.isPrivate, !method.item.isStatic,
      method.item.name != "init", !MainThread(app).isBound(method)
    else { return false }
    return (app.callersInClosures[method.item.name] ?? []).contains { caller in
      guard caller.owner >= 0, !app.ancestors[type].contains(caller.owner),
        !MainThread(app).isBound(caller)
      else { return false }
      let types = DeclaredTypes(app, of: caller)
      let others = ObjectThreads(app, of: caller.owner, services, depth: depth + 1)
      let start = MainThread(app).leaves(caller) ? CallThread.background : nil
      return others.calls(in: caller, start).contains { call, thread in
        guard thread == .background, call.name == method.item.name,
          method.item.accepts(call.arguments), let receiver = call.receiver,
          let typed = types.typeOrRuntimes(of: receiver)
        else { return false }
        return types.types(typed).contains { app.ancestors[type].contains($0.id) }
      }
    }
  }

  /// How many objects are followed from one to the next.
  private static let deepest = 2

  /// Whether one of some functions makes a call off the main thread, itself or through others of the object.
  private func leads(
    _ starts: [(Member<Function>, CallThread?)], to isMeant: (Call) -> Bool,
    _ code: [Member<Function>]
  ) -> Bool {
    let main = MainThread(app)
    var rest = starts
    var seen: Set<Step> = []
    while let (method, start) = rest.popLast() {
      let step = Step(function: ObjectIdentifier(method.item), isInBackground: start != nil)
      guard !main.isBound(method), seen.insert(step).inserted else { continue }
      for (call, thread) in calls(in: method, start) where thread == .background {
        if isMeant(call) { return true }
        if call.isOnSelf, let name = call.name {
          rest += code.filter { $0.item.name == name }.map { ($0, .background) }
        }
      }
    }
    return false
  }

  /// The calls in a function, with the thread on which each is made if the code says it.
  private func calls(
    in method: Member<Function>, _ start: CallThread?
  ) -> [(call: Call, thread: CallThread?)] {
    let reader = services.reader(in: method, depth: depth)
    var found: [(Call, CallThread?)] = []
    var rest = (method.item.body ?? []).map { (SyntaxWalk.Item.statement($0), start) }
    while let (item, thread) = rest.popLast() {
      switch item {
      case .statement(let statement): rest += SyntaxWalk.direct(statement).map { ($0, thread) }
      case .expression(.call(let call)):
        found.append((call, thread))
        rest.append((.expression(call.callee), thread))
        let inside = reader.thread(of: call) ?? answered(call, in: method) ?? thread
        for argument in call.arguments {
          rest.append((.expression(argument.value), argument.value.isClosure ? inside : thread))
        }
      case .expression(.assign(let target, .closure(let closure))):
        let inside = services.thread(ofHandler: target, in: method, depth) ?? thread
        rest.append((.expression(.closure(closure)), inside))
      case .expression(.closure(let closure)):
        let inside = closure.attributes.contains("MainActor") ? .main : thread
        rest += closure.body.map { (.statement($0), inside) }
      case .expression(let expression):
        rest += SyntaxWalk.direct(expression).map { ($0, thread) }
      }
    }
    return found
  }

  /// The thread on which another object runs the closure that a call gives it: what is subscribed to emits there, or
  /// the called function answers there.
  private func answered(_ call: Call, in method: Member<Function>) -> CallThread? {
    let types = DeclaredTypes(app, of: method)
    if call.name.map(EscapingCall.subscriptions.contains) ?? false, let stream = call.receiver {
      return services.thread(
        of: stream, types, services.reader(in: method, depth: depth), depth: depth + 1)
    }
    return services.thread(ofCallback: call, types, depth: depth + 1)
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
          let queue = call.argument("queue") ?? call.argument("delegateQueue")
        else { return }
        // A session without a queue makes one.
        let isSession = call.argument("delegateQueue")?.isNothing ?? false
        let thread = services.reader(in: method, depth: depth).thread(ofQueue: queue)
        if isSession || thread == .background { isMade = true }
      }
      return isMade
    }
  }

  /// The prefixes of the types of frameworks that call their delegates on the main thread.
  private static let mainFrameworks = ["UI", "WK", "MK"]
  /// Types of values, which no framework gives its delegate first.
  private static let values: Set<String> = [
    "Bool", "Data", "Date", "Double", "Error", "Float", "IndexPath", "Int", "String", "URL", "UUID",
  ]

  /// Whether only a framework can call a function: it takes an object of the framework's first, and the class calls no
  /// function of the name. UIKit, WebKit and MapKit call on the main thread.
  private func isCallback(_ method: Member<Function>, _ code: [Member<Function>]) -> Bool {
    guard let name = method.item.parameters.first?.type?.name,
      method.item.parameters.first?.label == nil,
      !Self.mainFrameworks.contains(where: name.hasPrefix), !Self.values.contains(name),
      app.type(name, in: method.file)?.isExternal ?? true,
      // What a protocol of the app asks for is called by the app.
      !app.ancestors[type].contains(where: {
        app.types[$0].kind == .protocol && !app.types[$0].isExternal
          && app.types[$0].methods[method.item.name] != nil
      })
    else { return false }
    return !code.contains {
      SyntaxWalk.calls(anyOf: [method.item.name], in: $0.item.body ?? [])
    }
  }
}
