/// Whether handling an event twice does more than handling it once.
struct RepeatedEffects {
  private let app: AppIndex
  /// The class whose object subscribes.
  private let owner: AppType
  /// More functions than these are not looked at.
  private static let most = 200

  init(_ app: AppIndex, of owner: AppType) { (self.app, self.owner) = (app, owner) }

  /// A body that a closure runs, with the types of what it names, and the parameters of its function.
  private typealias Piece = (body: [Statement], types: DeclaredTypes, parameters: Set<String>)

  /// Whether each event makes a subscription's closures add something: an element of a list, a child, a view, another
  /// subscription or a request.
  func addsEachTime(_ subscription: Subscription) -> Bool {
    let types = subscription.occurrence.types
    var rest: [Piece] = []
    for call in subscription.chain where Subscription.names.contains(call.name ?? "") {
      for argument in call.arguments.map(\.value) {
        if case .closure(let closure) = argument {
          rest.append((closure.body, types, []))
        } else {
          rest += functions(named: argument, types).map(piece)
        }
      }
    }
    return addsEachTime(rest)
  }

  /// Whether each round of a loop adds something.
  func addsEachTime(_ body: [Statement], _ types: DeclaredTypes) -> Bool {
    addsEachTime([(body: body, types: types, parameters: Set<String>())])
  }

  private func addsEachTime(_ pieces: [Piece]) -> Bool {
    var rest = pieces
    var seen: Set<ObjectIdentifier> = []
    while let next = rest.popLast(), seen.count < Self.most {
      var calls: [(Call, DeclaredTypes)] = []
      ScopedWalk.expressions(in: next.body, next.types) { expression, types in
        if case .call(let call) = expression { calls.append((call, types)) }
      }
      for (call, types) in calls {
        guard let name = call.name else { continue }
        let functions = self.functions(of: call, name, types).filter { $0.item.body != nil }
        if functions.isEmpty || StreamTypes.sending.contains(name),
          adds(call, name, types, next.parameters)
        {
          return true
        }
        rest += functions.filter { seen.insert(ObjectIdentifier($0.item)).inserted }.map(piece)
      }
    }
    return false
  }

  private func piece(_ method: Member<Function>) -> Piece {
    // A guard may keep the second event out.
    let body = method.item.body ?? []
    let isGuarded = body.contains { if case .guard = $0 { true } else { false } }
    return (
      isGuarded ? [] : body, DeclaredTypes(app, of: method), Set(method.item.parameters.map(\.name))
    )
  }

  /// Whether a function that is not in the sources adds something to what lasts.
  private func adds(
    _ call: Call, _ name: String, _ types: DeclaredTypes, _ parameters: Set<String>
  ) -> Bool {
    if app.dialect.change(byFunction: name) == .attach { return true }
    guard let receiver = call.receiver?.withoutOptionals else { return false }
    switch name {
    case "append", "insert":
      // A variable of the closure goes with it, and a set has an element once. What is given `inout` stays.
      if let root = receiver.chain?.first, root != "self", types.locals[root] != nil,
        !parameters.contains(root)
      {
        return false
      }
      return name == "append" || call.arguments.count > 1
    case "resume":
      // A data task is resumed, and so is a continuation.
      if case .call(let made) = receiver { return made.name.map(Self.requests.contains) ?? false }
      return false
    case _ where StreamTypes.sending.contains(name):
      // `total.send(total.value + 1)`
      guard let root = receiver.ownChain?.first, let given = call.arguments.first?.value,
        case .other = given
      else { return false }
      return SyntaxWalk.mentions(anyOf: [root], in: [.expression(given, line: call.line)])
    default: return Subscription.names.contains(name) || Self.showing.contains(name)
    }
  }

  /// The functions that a call can mean, including those of the presenter, a property that the runtime's class declares.
  private func functions(
    of call: Call, _ name: String, _ types: DeclaredTypes
  ) -> [Member<Function>] {
    if let function = types.function(of: call) {
      if call.isOnSelf, app.ancestors[owner.id].contains(function.owner) {
        return app.overloads(name, of: owner.id, call.arguments)
      }
      return function.item.body == nil ? app.implementers(of: function) : [function]
    }
    guard let typed = call.receiver.flatMap(types.typeOrRuntimes) else { return [] }
    return app.implementations(of: name, call, on: types.types(typed).map(\.id))
  }

  /// The functions that an argument such as `onNext: show` names.
  private func functions(named value: Expression, _ types: DeclaredTypes) -> [Member<Function>] {
    guard let name = value.chain?.last, let owner = types.owner else { return [] }
    return app.methods(name, of: owner.id)
  }

  /// The functions of URLSession that make a request.
  private static let requests: Set<String> = ["dataTask", "downloadTask", "uploadTask"]

  /// What shows one more view.
  private static let showing: Set<String> = [
    "present", "pushViewController", "addSubview", "addArrangedSubview", "addChild",
  ]
}
