// Which functions end what a property keeps, such as a subscription, a task or a timer.
extension AppIndex {
  /// Whether a class ends it when it is deactivated or goes off screen.
  func ends(_ property: String, of id: Int) -> Bool {
    let key = MemberKey(name: property, type: id)
    if let known = knownEnds[key] { return known }
    let found = endingFunctions.contains { name in
      methods(name, of: id).contains { method in
        Self.mentions(property, in: method.item.body ?? []) { _ in true }
      }
    }
    knownEnds[key] = found
    return found
  }

  /// The first function of a class that ends it when somebody calls the function, other than the one that starts it.
  /// `deinit` does not count, because it does not run while what the property keeps holds the object.
  func function(ending property: String, of id: Int, besides start: Function) -> String? {
    for type in ancestors[id] where types[type].isClass {
      for method in types[type].allMethods where method.item !== start {
        guard method.item.name != "deinit", let body = method.item.body else { continue }
        let isEnd = Self.mentions(property, in: body) { expression in
          switch expression {
          case .assign(_, .nilLiteral): true
          case .call(let call): call.name.map(Self.endingCalls.contains) ?? false
          default: false
          }
        }
        if isEnd { return method.item.name }
      }
    }
    return nil
  }

  /// Whether a body assigns to a property, calls one of its functions or passes it on, in a way that counts.
  private static func mentions(
    _ property: String, in body: [Statement], _ counts: (Expression) -> Bool
  ) -> Bool {
    var found = false
    SyntaxWalk.expressions(in: body) { expression in
      let isMentioned =
        switch expression {
        case .assign(let target, _): target.chain?.last == property
        // `token.invalidate()` and `center.removeObserver(token)`
        case .call(let call):
          call.receiver?.chain?.last == property
            || call.arguments.contains { $0.value.chain?.last == property }
        default: false
        }
      if isMentioned, counts(expression) { found = true }
    }
    return found
  }

  private var endingFunctions: Set<String> {
    dialect.resigning.union(dialect.endingCallbacks).union(dialect.cleanup)
      .union(["viewDidDisappear", "viewWillDisappear", "prepareForReuse"])
  }

  private static let endingCalls: Set<String> = [
    "invalidate", "cancel", "dispose", "remove", "removeAll", "removeObserver", "stop",
  ]
}
