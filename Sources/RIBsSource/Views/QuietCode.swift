import RIBsAnalysis

/// Which functions of an app certainly leave all views where they are.
final class QuietCode {
  private let app: AppIndex
  private var known: [ObjectIdentifier: Bool] = [:]

  init(_ app: AppIndex) { self.app = app }

  /// The functions of the standard library and of the runtime's classes that touch no view.
  static let harmless: Set<String> = [
    "print", "debugPrint", "NSLog", "dump", "os_log", "assert", "assertionFailure", "precondition",
    "preconditionFailure", "fatalError", "min", "max", "abs", "type", "zip", "stride",
  ]

  /// The functions of collections, subscriptions and timers.
  static let standard: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeValue",
    "popLast",
    "contains", "first", "last", "firstIndex", "lastIndex", "filter", "map", "compactMap",
    "flatMap",
    "sorted", "reversed", "forEach", "allSatisfy", "reduce", "cancel", "dispose", "disposed",
    "store",
    "invalidate", "updateValue", "enumerated", "joined", "hasPrefix", "hasSuffix", "lowercased",
  ]

  func leavesViewsAlone(_ function: Member<Function>) -> Bool {
    let id = ObjectIdentifier(function.item)
    if let known = known[id] { return known }
    // A function that calls itself adds nothing.
    known[id] = true
    let isQuiet = isQuiet(function)
    known[id] = isQuiet
    return isQuiet
  }

  private func isQuiet(_ function: Member<Function>) -> Bool {
    guard let body = function.item.body else { return false }
    var isQuiet = true
    ScopedWalk.expressions(in: body, DeclaredTypes(app, of: function)) { expression, types in
      guard isQuiet else { return }
      switch expression {
      case .call(let call): isQuiet = self.isQuiet(call, function, types)
      case .assign(let target, _): isQuiet = self.isQuiet(target, function, types)
      default: break
      }
    }
    return isQuiet
  }

  private func isQuiet(
    _ call: Call, _ function: Member<Function>, _ types: DeclaredTypes
  ) -> Bool {
    // An object that is made shows nothing by itself.
    guard let name = call.name else { return call.madeType != nil }
    if Self.taking.contains(name) { return false }
    guard let receiver = call.receiver, receiver.chain != ["self"], receiver.chain != ["super"]
    else {
      if name.first?.isUppercase ?? false { return true }
      let own = app.methods(name, of: function.owner).filter { $0.item.accepts(call.arguments) }
      if !own.isEmpty { return own.allSatisfy(leavesViewsAlone) }
      // UIKit's own function, or one of the standard library.
      return types.locals[name] == nil && app.property(name, of: function.owner) == nil
        && app.functions[name] == nil
    }
    guard let typed = types.typeOrRuntimes(of: receiver) else {
      return Self.standard.contains(name) || isPart(receiver, function)
    }
    let owners = types.types(typed)
    if owners.isEmpty { return types.plainName(typed).map(UIKitTypes.parts.contains) ?? false }
    let bodies = app.implementations(of: name, call, on: owners.map(\.id))
      .filter { $0.item.body != nil }
    return !bodies.isEmpty && bodies.allSatisfy(leavesViewsAlone)
  }

  /// Whether what is called belongs to the view itself, such as `view.layer`.
  private func isPart(_ receiver: Expression, _ function: Member<Function>) -> Bool {
    guard let names = receiver.ownChain, let root = names.first else {
      return false
    }
    // The bar's part of another view controller, as in `table.navigationItem`
    if names.dropFirst().contains(where: Self.barItems.contains) { return true }
    return (Self.ownParts.contains(root) || Self.barItems.contains(root))
      && app.property(root, of: function.owner) == nil
  }

  private func isQuiet(
    _ target: Expression, _ function: Member<Function>, _ types: DeclaredTypes
  ) -> Bool {
    guard let (owner, name) = target.withoutOptionals.lastMember else { return true }
    if Self.hiding.contains(name) { return false }
    guard let owner, owner.chain != ["self"] else {
      guard types.locals[name] == nil, let property = app.property(name, of: function.owner) else {
        return true
      }
      return isQuiet(property)
    }
    guard let typed = types.typeOrRuntimes(of: owner) else { return isPart(owner, function) }
    let owners = types.types(typed)
    if owners.isEmpty { return types.plainName(typed).map(UIKitTypes.parts.contains) ?? false }
    return owners.allSatisfy { type in app.property(name, of: type.id).map(isQuiet) ?? false }
  }

  /// Whether nothing hears of a new value of a property.
  private func isQuiet(_ property: Member<Property>) -> Bool {
    property.item.attributes.isEmpty && property.item.observers.isEmpty
  }

  /// What UIKit's view controllers have.
  static let ownParts: Set<String> = ["view", "tableView", "collectionView"]
  static let barItems: Set<String> = ["navigationItem", "tabBarItem"]

  /// What takes a view away or puts another in its place.
  static let taking = UIKitTypes.removals.union(UIKitTypes.shows).union([
    "removeArrangedSubview", "show", "showDetailViewController", "transition",
    "bringSubviewToFront", "sendSubviewToBack", "willMove", "didMove",
  ])

  /// What takes a view out of sight when it is set.
  static let hiding: Set<String> = [
    "isHidden", "alpha", "opacity", "rootViewController", "viewControllers",
    "selectedViewController",
    "selectedIndex", "isActive", "constant", "frame", "transform", "delegate",
  ]
}
