/// Whether handling an event twice does more than handling it once.
struct RepeatedEffects {
  private let app: AppIndex
  /// How many calls are followed, one into the next.
  private static let deepest = 4

  init(_ app: AppIndex) { self.app = app }

  /// Whether the closures of a subscription add something with each event: to a list, to the tree or to the screen, or a
  /// subscription or a request of their own.
  func add(_ subscription: Subscription) -> Bool {
    let types = subscription.occurrence.types
    return subscription.chain.contains { call in
      Subscription.names.contains(call.name ?? "")
        && call.arguments.contains { argument in
          switch argument.value {
          case .closure(let closure): adds(closure.body, types, 0)
          default: functions(named: argument.value, types).contains { adds($0, 0) }
          }
        }
    }
  }

  private func adds(_ method: Member<Function>, _ depth: Int) -> Bool {
    adds(method.item.body ?? [], DeclaredTypes(app, of: method), depth)
  }

  private func adds(_ body: [Statement], _ outer: DeclaredTypes, _ depth: Int) -> Bool {
    guard depth < Self.deepest else { return false }
    var calls: [(Call, DeclaredTypes)] = []
    ScopedWalk.expressions(in: body, outer) { expression, types in
      if case .call(let call) = expression { calls.append((call, types)) }
    }
    return calls.contains { call, types in
      guard let name = call.name else { return false }
      if Self.adding.contains(name) || app.dialect.change(byFunction: name) == .attach {
        return true
      }
      return functions(of: call, name, types).contains { adds($0, depth + 1) }
    }
  }

  /// The functions that a call can mean, also one on the presenter, which the runtime's class declares.
  private func functions(
    of call: Call, _ name: String, _ types: DeclaredTypes
  ) -> [Member<Function>] {
    if let function = types.function(of: call) {
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

  /// What adds something each time it is called.
  private static let adding: Set<String> = Subscription.names.union([
    "append", "insert", "present", "pushViewController", "addSubview", "addChild", "resume",
  ])
}
