/// Where the app's code gives interactors their routers.
final class RouterWiring {
  private let source: SourceFacts
  private var app: AppIndex { source.app }

  /// A function with what it calls.
  private struct Body {
    let function: Member<Function>
    let calls: [Call]
    let names: Set<String>

    init(_ function: Member<Function>) {
      var calls: [Call] = []
      SyntaxWalk.calls(in: function.item.body ?? []) { calls.append($0) }
      (self.function, self.calls) = (function, calls)
      names = Set(calls.compactMap { $0.name ?? $0.madeType })
    }

    /// Whether it passes something to a function that may set the property, or names the property in a key path.
    func hands(to functions: Set<String>, orNames property: String) -> Bool {
      calls.contains { call in
        let isNamed = call.arguments.contains {
          if case .keyPath(let names) = $0.value { names.contains(property) } else { false }
        }
        return isNamed || !call.arguments.isEmpty && functions.contains(call.name ?? "")
      }
    }
  }

  init(_ source: SourceFacts) { self.source = source }

  private lazy var bodies: [Body] = app.code.map(Body.init)

  /// Whether a function that sees the router sets a property of its interactor, or calls a function that does.
  func isWired(_ property: String, router: Int, interactor: Int) -> Bool {
    ([property] + fronts(of: property, in: interactor)).contains {
      isSet($0, router: router, interactor: interactor)
    }
  }

  private func isSet(_ property: String, router: Int, interactor: Int) -> Bool {
    let sight = Sight(app, router)
    let direct = source.assigningFunctions[property] ?? []
    // Nearly always the router's own initializer or its builder. In a large app, all routers set a property of this name.
    if direct.contains(where: { sight.owns($0.method, calling: $0.calls) })
      || direct.contains(where: { sight.isGiven(to: $0.method) })
    {
      return true
    }
    let connecting = direct.map(\.method.item).filter { $0.sets(property: property) }
    let names = Set(connecting.map(\.name))
    if bodies.contains(where: {
      $0.hands(to: names, orNames: property) && sight.sees($0.function, calling: $0.names)
    }) {
      return true
    }
    let setters = setters(of: property, in: interactor)
    guard !setters.isEmpty else { return false }
    return bodies.contains { body in
      body.calls.contains { call in setters.contains { $0.isCalled(by: call) } }
        && sight.sees(body.function, calling: body.names)
    }
  }

  /// The properties of an interactor whose setters or observers set another property.
  private func fronts(of property: String, in interactor: Int) -> [String] {
    app.ancestors[interactor].flatMap { app.types[$0].allProperties.map(\.item) }.filter { item in
      item.name != property
        && item.observers.contains { Self.assigns(property, in: $0.body ?? []) }
    }.map(\.name)
  }

  private static func assigns(_ property: String, in body: [Statement]) -> Bool {
    var found = false
    SyntaxWalk.expressions(in: body) { expression in
      guard case .assign(let target, _) = expression, let chain = target.chain else { return }
      if chain == [property] || chain == ["self", property] { found = true }
    }
    return found
  }

  // MARK: Setters

  /// The functions of an interactor that give its property what they are given, also through each other.
  private func setters(of property: String, in interactor: Int) -> [Function] {
    let all = app.ancestors[interactor].flatMap { app.types[$0].allMethods.map(\.item) }
    var found: [Function] = []
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for function in all where !found.contains(where: { $0 === function }) {
        guard function.givesAParameter(to: property, through: found) else { continue }
        found.append(function)
        isGrowing = true
      }
    }
    return found
  }
}

/// Which functions see a router: those of its own, those that make it, and those that are given it.
private struct Sight {
  let app: AppIndex
  let router: Int
  let related: Set<Int>
  let name: String

  init(_ app: AppIndex, _ router: Int) {
    (self.app, self.router) = (app, router)
    related = Set(app.ancestors[router])
    name = app.types[router].name.split(separator: ".").last.map(String.init) ?? ""
  }

  func sees(_ function: Member<Function>, calling names: Set<String>) -> Bool {
    owns(function, calling: names) || isGiven(to: function)
  }

  /// Whether a function is the router's own, or makes it.
  func owns(_ function: Member<Function>, calling names: Set<String>) -> Bool {
    related.contains(function.owner) || names.contains(name)
  }

  func isGiven(to function: Member<Function>) -> Bool {
    function.item.parameters.contains {
      app.classes($0.type, in: function.file).contains(router)
    }
  }
}

extension Function {
  /// Whether it gives a property of `self` the value of one of its parameters, itself or through functions that do.
  fileprivate func givesAParameter(to property: String, through others: [Function]) -> Bool {
    let names = Set(parameters.map(\.name))
    guard !names.isEmpty else { return false }
    var found = false
    SyntaxWalk.expressions(in: body ?? []) { expression in
      switch expression {
      case .assign(let target, let value):
        let isOwn = target.chain == ["self", property]
        let isPlain = target.chain == [property] && !names.contains(property)
        if isOwn || isPlain, value.root.map(names.contains) ?? false { found = true }
      case .call(let call):
        guard call.isOnSelf, others.contains(where: { $0.isCalled(by: call) }) else { return }
        if call.arguments.contains(where: { $0.value.root.map(names.contains) ?? false }) {
          found = true
        }
      default: break
      }
    }
    return found
  }

  /// Whether it sets a property of one of its parameters.
  fileprivate func sets(property: String) -> Bool {
    let names = Set(parameters.map(\.name))
    var found = false
    SyntaxWalk.expressions(in: body ?? []) { expression in
      guard case .assign(let target, _) = expression, let chain = target.chain else { return }
      if chain.count == 2, names.contains(chain[0]), chain[1] == property { found = true }
    }
    return found && name != "init"
  }

  /// Whether a call has its name and its labels.
  fileprivate func isCalled(by call: Call) -> Bool {
    call.name == name && accepts(call.arguments)
  }
}
