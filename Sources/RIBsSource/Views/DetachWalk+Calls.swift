// What calls lead to.
extension DetachWalk {
  mutating func note(_ call: Call, _ types: DeclaredTypes, _ function: Function) {
    switch call.callee {
    // Its body is visited where it stands. A case by its name alone calls nothing.
    case .closure, .member(nil, _), .type: return
    default: break
    }
    guard let name = call.name else { return giveUp() }
    if let change = app.dialect.change(by: name, call), change == .attach { return }
    guard let receiver = call.receiver else {
      return noteOwn(name, call, types, function)
    }
    if case .name("super") = receiver { return noteSuper(call, types) }
    if isNeverSet(receiver, types) || isPart(receiver, types) { return }
    guard let typed = types.typeOrRuntimes(of: receiver) else { return giveUp() }
    let owners = types.types(typed)
    if owners.isEmpty {
      if !isUIKits(typed, types) { giveUp() }
    } else if !follow(name, of: owners) {
      if owners.allSatisfy({ isPropertyOf($0, name) }) {
        callProperty(name, of: owners)
      } else if !owners.allSatisfy({ isViewController($0) }) {
        giveUp()
      }
    }
  }

  /// A call without a receiver.
  private mutating func noteOwn(
    _ name: String, _ call: Call, _ types: DeclaredTypes, _ function: Function
  ) {
    if types.locals[name] != nil {
      return self.call(
        PropertyWrites.Given(value: .name(name), types: types, function: function))
    }
    if let owner = types.owner {
      if follow(name, of: [owner]) { return }
      if isPropertyOf(owner, name) { return callProperty(name, of: [owner]) }
    }
    if let type = app.type(name, in: types.file, inside: types.owner) {
      follow("init", of: [type])
    } else if let free = app.functions[name] {
      for function in free { follow(function, on: nil) }
    } else if name.first?.isUppercase == true || Self.harmless.contains(name) {
      // An object from another package does not call the app when it is created.
      return
    } else if types.owner.map(isViewController) != true || name == "perform" {
      giveUp()
    }
  }

  private mutating func noteSuper(_ call: Call, _ types: DeclaredTypes) {
    guard let name = call.name, let owner = types.owner else { return }
    for method in app.methods(name, of: owner.id) { follow(method, on: owner.id) }
  }

  private func isPropertyOf(_ type: AppType, _ name: String) -> Bool {
    app.objects(type).allSatisfy { app.property(name, of: $0) != nil }
  }

  private func isViewController(_ type: AppType) -> Bool {
    app.objects(type).allSatisfy { app.viewBase(of: $0) == .viewController }
  }

  /// Whether a type is one of UIKit's that tell nobody but their own code.
  private func isUIKits(_ typed: DeclaredTypes.Typed, _ types: DeclaredTypes) -> Bool {
    guard let name = types.plainName(typed) else { return false }
    return UIKitTypes.viewControllers.contains(name) || UIKitTypes.parts.contains(name)
  }

  /// Whether an expression is a part of the view, such as a label of it, or an object of UIKit's.
  func isPart(_ expression: Expression, _ types: DeclaredTypes) -> Bool {
    guard var chain = expression.chain else { return false }
    if chain.first == "self" || chain.first == "super" { chain.removeFirst() }
    guard let root = chain.first else { return false }
    if types.locals[root] == nil, let owner = types.owner,
      app.property(root, of: owner.id) == nil
    {
      return isViewController(owner) && Self.viewMembers.contains(root)
    }
    return types.typeOrRuntimes(of: .name(root)).map { isUIKits($0, types) } ?? false
  }

  /// Whether an expression begins with a property that nobody gives a value, so that nothing is called. Only weak
  /// properties count: a property wrapper, which no weak one has, can give a value as well.
  func isNeverSet(_ expression: Expression, _ types: DeclaredTypes) -> Bool {
    guard var chain = expression.chain, let owner = types.owner else { return false }
    if chain.first == "self" { chain.removeFirst() }
    guard let name = chain.first, types.locals[name] == nil,
      let property = app.property(name, of: owner.id), property.item.isStored,
      property.item.strength == .weak, property.item.value == nil,
      !hasRequirement(name, owner.id)
    else { return false }
    let values = writes.values(of: name, of: owner.id)
    return values.map { $0.allSatisfy { $0.value.isNothing } } ?? false
  }

  private static let harmless: Set<String> = [
    "print", "debugPrint", "NSLog", "dump", "assert", "assertionFailure", "precondition",
    "preconditionFailure", "fatalError", "os_log", "min", "max", "abs", "type",
  ]
  /// The members of a view controller that are part of what it shows.
  private static let viewMembers: Set<String> = [
    "view", "navigationItem", "tabBarItem", "navigationController", "tabBarController",
    "presentationController", "presentedViewController", "presentingViewController",
    "transitionCoordinator",
  ]
}
